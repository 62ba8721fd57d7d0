//! The same life cycle on every database.

use entrepot_server::Config;
use entrepot_server_testing::harness::{Guest, Server, config, first, tally};
use entrepot_server_testing::postgres::Postgres;
use serde_json::{Value, json};

#[test]
fn a_life_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    whole_life(&config(folder.path()));
}

#[test]
fn a_life_on_postgresql() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(&folder.path().join("unused"));
    config.database = Some(postgres.url());
    whole_life(&config);
    assert!(!folder.path().join("unused").exists(), "no file is made beside the database");
}

#[test]
fn two_servers_on_one_postgresql_do_not_mix_their_moves() {
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.database = Some(postgres.url());
    let (one, other) = (Server::with(config.clone()).unwrap(), Server::with(config).unwrap());
    let mut guest = one.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut here, update) = guest.sit(&id, 0);
    let cards = update["message"]["view"]["own"]["hand"].clone();
    here.play(0, json!([{ "Return": cards[0] }]));
    guest.address = other.address;
    let (mut there, known) = guest.sit(&id, 0);
    assert_eq!(known["message"]["undo"], 1);
    // The number of moves is the same afterwards, but the game is not.
    let asked = here.ask("undo", 0, json!({}));
    here.hear_done(&asked);
    here.play(0, json!([{ "Return": cards[1] }]));
    assert_eq!(there.refused("step", 0, json!({ "moves": [first(&known)] })), "storage");
    let (mut there, known) = guest.sit(&id, 0);
    there.play(0, json!([first(&known)]));
}

/// Everything that is ever stored: guests, tables, moves, moves taken back, seats given up, requests.
fn whole_life(config: &Config) {
    let server = Server::with(config.clone()).unwrap();
    let mut guest = server.guest();
    guest.patch("/api/v1/me", &json!({ "name": "Zoë 🎲" }));
    let me = guest.patch("/api/v1/me", &json!({ "language": "it" })).json();
    assert_eq!(me, json!({ "name": "Zoë 🎲", "named": true, "language": "it" }));
    let id = guest.open(&tally(&["me", "person", "bot:first"]));
    let (mut socket, update) = guest.sit(&id, 0);
    socket.play(0, json!([first(&update)]));
    let asked = socket.ask("undo", 0, json!({}));
    socket.hear_done(&asked);
    let cards = &update["message"]["view"]["own"]["hand"];
    let drawn = socket.play(0, json!([{ "Return": cards[0] }, { "Return": cards[1] }]));
    socket.say(socket.request("step", "same", 0, json!({ "moves": [first(&drawn[0])] })));
    socket.hear_done("same");
    let (me, tables, before) =
        (guest.get("/api/v1/me").json(), guest.get("/api/v1/tables").json(), guest.sit(&id, 0).1);
    server.crash();

    let server = Server::with(config.clone()).unwrap();
    guest.address = server.address;
    assert_eq!(guest.get("/api/v1/me").json(), me);
    assert_eq!(guest.get("/api/v1/tables").json(), tables);
    let (mut socket, after) = guest.sit(&id, 0);
    assert_eq!(after, before);
    socket.say(socket.request("step", "same", 0, json!({ "moves": [] })));
    assert_eq!(socket.hear()["type"], "done");
    leave(&mut guest, &id);
    server.stop();
}

/// Both people leave, and the game stops.
fn leave(guest: &mut Guest, id: &str) {
    for seat in [1, 0] {
        let (mut socket, _) = guest.sit(id, seat);
        let asked = socket.ask("resign", seat, json!({}));
        socket.hear_done(&asked);
    }
    let table = guest.table(id);
    assert_eq!(table["state"], "stopped");
    assert_ne!(table["outcome"], Value::Null);
    let record = guest.get(&format!("/api/v1/tables/{id}/record")).text().to_owned();
    assert!(record.contains("seat 1 Zoë 🎲\n") && record.contains("\nseat 1 first\nseat 2 first\n"), "{record}");
    assert_eq!(guest.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null).status, 201);
}
