//! How much is kept: nobody can fill the disk, and what nobody needs any more is removed.

use entrepot_server::{Config, Keeping, Rate};
use entrepot_server_testing::harness::{Guest, Server, ask_database, config, first, start, tally};
use entrepot_server_testing::postgres::Postgres;
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// A server without a limit on requests.
fn eager(folder: &Path) -> Config {
    Config { requests: Rate::new(1e6, 1e6), ..config(folder) }
}

/// A server whose disk counts as nearly full.
fn nearly_full(folder: &Path) -> Config {
    let config = eager(folder);
    Config { keeping: Keeping { free: u64::MAX, ..config.keeping }, ..config }
}

fn delete(guest: &mut Guest, id: &str) -> u16 {
    guest.send("DELETE", &format!("/api/v1/tables/{id}"), &[], b"").status
}

#[test]
fn with_little_room_running_games_go_on_and_nothing_new_is_taken() {
    let (server, folder) = start();
    let mut guest = server.guest();
    assert_eq!(guest.get("/api/v1/status").json(), json!({ "storage_low": false }));
    let id = guest.open(&tally(&["me", "person"]));
    server.stop();

    let server = Server::with(nearly_full(folder.path())).unwrap();
    guest.address = server.address;
    assert_eq!(guest.get("/api/v1/status").json(), json!({ "storage_low": true }));
    let full = || (503, "storage_low".to_owned());
    assert_eq!(guest.post("/api/v1/tables", &tally(&["me", "person"])).error(), full());
    let mut newcomer = Guest { address: server.address, cookie: None };
    assert_eq!(newcomer.get("/api/v1/me").error(), full());
    assert_eq!(newcomer.get("/api/v1/status").status, 200, "whoever comes is told");
    let (mut socket, update) = guest.sit(&id, 0);
    socket.play(0, json!([first(&update)]));
    for seat in [0, 1] {
        let (mut socket, _) = guest.sit(&id, seat);
        let asked = socket.ask("resign", seat, json!({}));
        socket.hear_done(&asked);
    }
    assert_eq!(guest.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null).error(), full());
    assert_eq!(delete(&mut guest, &id), 204, "what makes room is always possible");
}

#[test]
fn a_guest_keeps_only_so_many_tables() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(eager(folder.path())).unwrap();
    let mut guest = server.guest();
    let table = tally(&["me", "person"]);
    let too_many = || (409, "too_many_tables".to_owned());
    let open = |guest: &mut Guest, count: usize| (0..count).map(|_| guest.open(&table)).last().unwrap();
    open(&mut guest, 60);
    assert_eq!(guest.post("/api/v1/tables", &table).error(), too_many(), "so many games run");
    // Giving games up must not make room for any number of others.
    for more in [60, 60, 20] {
        ask_database(folder.path(), "UPDATE game_table SET state = 'stopped'");
        open(&mut guest, more);
    }
    ask_database(folder.path(), "UPDATE game_table SET state = 'stopped'");
    assert_eq!(guest.post("/api/v1/tables", &table).error(), too_many(), "those that are over count as well");
    let mine = guest.get("/api/v1/tables").json();
    assert_eq!(mine.as_array().unwrap().len(), 200, "all can be seen, to choose what to delete");
    assert_eq!(delete(&mut guest, mine[0]["id"].as_str().unwrap()), 204);
    open(&mut guest, 1);
    server.guest().open(&table);
}

#[test]
fn several_tables_opened_at_once_are_all_counted() {
    let folder = tempfile::tempdir().unwrap();
    open_many_at_once(eager(folder.path()));
}

#[test]
fn several_tables_opened_at_once_are_all_counted_by_postgresql() {
    let (folder, postgres) = (tempfile::tempdir().unwrap(), Postgres::start());
    open_many_at_once(Config { database: Some(postgres.url()), ..eager(folder.path()) });
}

fn open_many_at_once(config: Config) {
    let server = Server::with(config).unwrap();
    let mut guest = server.guest();
    let table = tally(&["me", "person"]);
    (0..55).for_each(|_| drop(guest.open(&table)));
    let (guest, table) = (&guest, &table);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(move || (0..4).for_each(|_| drop(guest.clone().post("/api/v1/tables", table))));
        }
    });
    assert_eq!(guest.clone().get("/api/v1/tables").json().as_array().unwrap().len(), 60);
}

#[test]
fn a_table_can_be_deleted_whether_or_not_its_game_runs() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let running = guest.open(&tally(&["me", "person"]));
    let other = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&running, 0);
    socket.play(0, json!([first(&update)]));
    assert_eq!(delete(&mut server.guest(), &running), 404, "of somebody else");
    assert_eq!(delete(&mut Guest { address: server.address, cookie: None }, &running), 401);
    assert_eq!(delete(&mut guest, &running), 204);
    let told = socket.hear_until("error");
    assert_eq!(told.last().unwrap()["code"], "gone");
    assert_eq!((socket.try_hear(), socket.closed), (None, Some(4001)));
    assert_eq!(guest.get(&format!("/api/v1/tables/{running}")).error(), (404, "no_such_table".into()));
    assert_eq!(delete(&mut guest, &running), 404, "it is gone already");
    let left = guest.get("/api/v1/tables").json();
    assert_eq!((left.as_array().unwrap().len(), &left[0]["id"]), (1, &json!(other)));
    until_gone(folder.path(), &running);
}

#[test]
fn pages_of_other_sites_delete_nothing() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let answer = guest.send("DELETE", &format!("/api/v1/tables/{id}"), &["origin: https://example.org"], b"");
    assert_eq!(answer.error(), (403, "other_origin".into()));
    guest.table(&id);
}

/// Waits until nothing is left of a table.
fn until_gone(folder: &Path, id: &str) {
    let patience = Instant::now() + Duration::from_secs(20);
    for table in ["played", "request", "seat"] {
        while ask_database(folder, &format!("SELECT table_id FROM {table} WHERE table_id = '{id}'")).is_some() {
            assert!(Instant::now() < patience, "{table} still knows the table");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    while ask_database(folder, &format!("SELECT id FROM game_table WHERE id = '{id}'")).is_some() {
        assert!(Instant::now() < patience);
    }
}

/// A table that was last touched this many days ago, and at which somebody has `played` or not.
fn aged(guest: &mut Guest, folder: &Path, days: u64, played: bool) -> String {
    let id = guest.open(&tally(&["me", "person"]));
    if played {
        let (mut socket, update) = guest.sit(&id, 0);
        socket.play(0, json!([first(&update)]));
    }
    let age = days * 24 * 60 * 60 * 1000;
    ask_database(folder, &format!("UPDATE game_table SET touched = touched - {age} WHERE id = '{id}'"));
    id
}

#[test]
fn what_nobody_plays_goes_by_itself() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let stay = [(0, false), (1, true), (89, true)].map(|(days, played)| aged(&mut guest, folder.path(), days, played));
    let go = [(2, false), (91, true), (91, false)].map(|(days, played)| aged(&mut guest, folder.path(), days, played));
    server.stop();

    let forever = Keeping { unplayed: None, untouched: None, ..config(folder.path()).keeping };
    let server = Server::with(Config { keeping: forever, ..config(folder.path()) }).unwrap();
    guest.address = server.address;
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(guest.get("/api/v1/tables").json().as_array().unwrap().len(), 6, "where that is switched off all stay");
    server.stop();

    let server = Server::on(folder.path());
    guest.address = server.address;
    for id in &go {
        until_gone(folder.path(), id);
    }
    for id in &stay {
        guest.table(id);
    }
}

#[test]
fn guests_without_a_table_are_forgotten() {
    let (server, folder) = start();
    let (mut sits, mut idle, mut comes) = (server.guest(), server.guest(), server.guest());
    sits.open(&tally(&["me", "person"]));
    server.stop();

    // Each server sweeps once, when it starts: the first two find nobody who was away for 30 days.
    let days_pass = |days: u64| {
        let past = days * 24 * 60 * 60 * 1000;
        ask_database(folder.path(), &format!("UPDATE guest SET created = created - {past}, seen = seen - {past}"));
    };
    days_pass(2);
    let server = Server::on(folder.path());
    let mut new = server.guest();
    comes.address = server.address;
    assert_eq!(comes.get("/api/v1/me").status, 200);
    server.stop();

    days_pass(29);
    let server = Server::on(folder.path());
    let patience = Instant::now() + Duration::from_secs(20);
    loop {
        let guests = ask_database(folder.path(), "SELECT CAST(COUNT(*) AS TEXT) FROM guest");
        if guests.as_deref() == Some("3") {
            break;
        }
        assert!(Instant::now() < patience, "three guests should be left: {guests:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
    for guest in [&mut sits, &mut idle, &mut comes, &mut new] {
        guest.address = server.address;
    }
    assert_eq!(sits.get("/api/v1/tables").status, 200);
    assert_eq!(new.get("/api/v1/tables").status, 200);
    assert_eq!(comes.get("/api/v1/tables").status, 200, "whoever was here lately is known");
    assert_eq!(idle.get("/api/v1/tables").status, 401);
}
