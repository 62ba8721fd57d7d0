//! How much is kept: nobody can fill the disk, and what nobody needs any more goes.

use crate::harness::{Guest, Server, ask_database, config, first, start, tally};
use crate::postgres::Postgres;
use entrepot_server::{Config, Keeping, Rate};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// A server that is asked as often as these tests like.
fn eager(folder: &Path) -> Config {
    Config { requests: Rate::new(1e6, 1e6), ..config(folder) }
}

/// A server whose disk counts as nearly full.
fn nearly_full(folder: &Path) -> Config {
    let config = eager(folder);
    Config { keeping: Keeping { free: u64::MAX, ..config.keeping }, ..config }
}

fn record(name: &str) -> String {
    let path = format!("{}/../../records/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
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
    // Giving games up used to make room for any number of others.
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
fn a_guest_stores_only_so_much() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(eager(folder.path())).unwrap();
    let mut guest = server.guest();
    let seats = vec![json!({ "kind": "person" }); 4];
    let long =
        json!({ "game": "anno1800", "seats": seats, "record": { "text": record("anno1800/4p-fr"), "moves": 600 } });
    let (big, long) = (guest.open(&tally(&["me", "person"])), guest.open(&long));
    ask_database(folder.path(), &format!("UPDATE game_table SET moves = 200000 WHERE id = '{big}'"));
    let refused = guest.post("/api/v1/tables", &tally(&["me", "person"])).error();
    assert_eq!(refused, (409, "too_much_stored".into()));
    let seat = guest.table(&long)["decider"].as_u64().unwrap() as usize;
    let (mut socket, update) = guest.sit(&long, seat);
    assert_eq!(socket.refused("step", seat, json!({ "moves": [first(&update)] })), "too_much_stored");
    assert_eq!(delete(&mut guest, &big), 204);
    socket.play(seat, json!([first(&update)]));
    guest.open(&tally(&["me", "person"]));
}

/// What is counted is not less than what the file grows by.
#[test]
fn what_a_table_takes_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(eager(folder.path())).unwrap();
    let mut guest = server.guest();
    let text = record("anno1800/4p-fr");
    let moves = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    let seats = vec![json!({ "kind": "person" }); 4];
    let before = pages(folder.path());
    const TABLES: usize = 10;
    for _ in 0..TABLES {
        guest.open(&json!({ "game": "anno1800", "seats": seats, "record": { "text": text, "moves": moves } }));
    }
    ask_database(folder.path(), REQUESTS);
    let grown = (pages(folder.path()) - before) * 4096;
    let counted = TABLES * (8 * 1024 + 64 * 320 + moves * 110);
    assert!(grown <= counted && counted <= 2 * grown, "{TABLES} tables take {grown} bytes and count as {counted}");
}

/// As many requests as are remembered, with the longest ids, at each table.
const REQUESTS: &str = "WITH RECURSIVE asked (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM asked WHERE n < 64) \
     INSERT INTO request (table_id, guest, request_id, saves) \
     SELECT id, owner, substr('0000000000000000000000000000000000000000000000000000000000000000' || n, -64), n \
     FROM game_table, asked";

fn pages(folder: &Path) -> usize {
    ask_database(folder, "SELECT CAST(page_count AS TEXT) FROM pragma_page_count").unwrap().parse().unwrap()
}

#[test]
fn only_short_records_become_tables() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = vec![json!({ "kind": "person" }); 2];
    let mut refused = |text: &str| {
        let table = json!({ "game": "sanjuan", "seats": seats, "record": { "text": text, "moves": 0 } });
        guest.post("/api/v1/tables", &table).error()
    };
    let text = record("sanjuan/2p-base");
    let too_long = (413, "record_too_long".to_owned());
    let (moves, result) = text.split_at(text.find("result").unwrap());
    assert_eq!(refused(&(moves.to_owned() + &"note long\n".repeat(7000) + result)), too_long, "64 KiB");
    let played = moves.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    let passing = |moves_in_all: usize| moves.to_owned() + &"1 pass\n".repeat(moves_in_all - played) + result;
    assert_eq!(refused(&passing(2001)), too_long);
    assert_eq!(refused(&passing(2000)), (400, "bad_record".into()), "it is read, but nobody can pass there");
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

/// A table at which nobody, or somebody, has played, and that was last touched so many days ago.
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
    ask_database(folder.path(), "UPDATE guest SET created = created - 2700000000, seen = seen - 2700000000");
    let mut new = server.guest();
    comes.get("/api/v1/me");
    server.stop();

    let server = Server::on(folder.path());
    let count = |count: &str| {
        let patience = Instant::now() + Duration::from_secs(20);
        while ask_database(folder.path(), "SELECT CAST(COUNT(*) AS TEXT) FROM guest").as_deref() != Some(count) {
            assert!(Instant::now() < patience);
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    count("3");
    for guest in [&mut sits, &mut idle, &mut comes, &mut new] {
        guest.address = server.address;
    }
    assert_eq!(sits.get("/api/v1/tables").status, 200);
    assert_eq!(new.get("/api/v1/tables").status, 200);
    assert_eq!(comes.get("/api/v1/tables").status, 200, "whoever was here lately is known");
    assert_eq!(idle.get("/api/v1/tables").status, 401);
}
