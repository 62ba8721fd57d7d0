//! Tables and records of an earlier version of the rules.

use entrepot_anno1800::Anno1800;
use entrepot_live::{Record, verify};
use entrepot_server_testing::harness::{Guest, Server, ask_database, start};
use entrepot_server_testing::playing::play_to_the_end;
use serde_json::{Value, json};

/// A file of this repository.
fn text(path: &str) -> String {
    let path = format!("{}/../../../{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A table that goes on with a record.
fn table(seats: Value, text: &str, moves: usize) -> Value {
    json!({ "game": "anno1800", "seats": seats, "record": { "text": text, "moves": moves } })
}

/// What a socket is told before it is closed.
fn socket_error(guest: &Guest, id: &str) -> (String, String) {
    let error = guest.socket(id).hear_only("error");
    (error["code"].as_str().unwrap().into(), error["text"].as_str().unwrap().into())
}

/// It is played on under today's rules, after a restart too, and its record has the number under which it was begun.
#[test]
fn a_table_of_earlier_rules_goes_on_and_keeps_its_number() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let old = text("records/anno1800/2p-en.txt");
    assert!(old.contains("\nrules 1\n"));
    let moves = old.parse::<Record<Anno1800>>().unwrap().len() - 12;
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "bot", "name": "Hal" }]);
    let id = guest.open(&table(seats, &old, moves));
    let promise = guest.table(&id)["commitment"].as_str().unwrap().to_owned();
    server.stop();
    assert_eq!(ask_database(folder.path(), "SELECT CAST(rules AS TEXT) FROM game_table").as_deref(), Some("1"));
    let server = Server::on(folder.path());
    guest.address = server.address;
    let (mut socket, update) = guest.sit(&id, None);
    play_to_the_end(&mut socket, 0, update);
    let new = guest.get(&format!("/api/v1/tables/{id}/record")).text().to_owned();
    let record: Record<Anno1800> = new.parse().unwrap();
    assert_eq!(record.rules(), 1, "{new}");
    assert!(verify(&record).unwrap().finished);
    record.check_commitment(promise.parse().unwrap()).unwrap();
}

#[test]
fn a_record_that_does_not_hold_any_more_opens_no_table() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let old = text("games/anno1800/title/tests/earlier_records/island-cubes-declined.txt");
    let people = json!(vec![json!({ "kind": "person" }); 4]);
    let answer = guest.post("/api/v1/tables", &table(people, &old, 5));
    assert_eq!(answer.error(), (409, "other_rules".into()));
    assert!(answer.text().contains("at move 512 (ruling C23)"), "{}", answer.text());
}

/// The move and the ruling are named, but not what the move was: it may still be hidden from somebody.
#[test]
fn a_stored_move_that_does_not_hold_any_more_is_named_with_its_ruling() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let people = json!(vec![json!({ "kind": "person" }); 2]);
    let id = guest.open(&table(people, &text("records/anno1800/2p-it.txt"), 40));
    server.stop();
    ask_database(folder.path(), "UPDATE played SET move = 'decline' WHERE n = 30");
    let server = Server::on(folder.path());
    guest.address = server.address;
    let (code, said) = socket_error(&guest, &id);
    assert_eq!(code, "other_rules");
    assert!(said.contains("version 1") && said.contains("version 2"), "{said}");
    assert!(said.contains("move 31, ruling C23") && !said.contains("decline"), "{said}");
    assert_eq!(guest.table(&id)["state"], "running", "nothing is lost");
}

#[test]
fn a_stored_result_that_is_another_is_named_with_the_rulings_since() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let people = json!(vec![json!({ "kind": "person" }); 2]);
    let old = text("records/anno1800/2p-it.txt");
    let moves = old.parse::<Record<Anno1800>>().unwrap().len();
    let id = guest.open(&table(people, &old, moves));
    let record = format!("/api/v1/tables/{id}/record");
    assert_eq!(guest.get(&record).text().lines().last(), old.lines().last());
    let other = json!({ "points": [1, 2], "places": [2, 1] });
    ask_database(folder.path(), &format!("UPDATE game_table SET outcome = '{other}'"));
    let answer = guest.get(&record);
    assert_eq!(answer.error(), (409, "other_rules".into()));
    assert!(answer.text().contains(&format!("move {moves}, ruling C22, C23, C24")), "{}", answer.text());
}
