//! A whole game over the socket.

use entrepot_live::{Record, verify};
use entrepot_server_testing::harness::start;
use entrepot_server_testing::playing::play_to_the_end;
use entrepot_wharves::Wharves;
use serde_json::{Value, json};

#[test]
fn a_whole_game_against_a_computer_player() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let id = guest.open(&json!({ "game": "wharves", "options": { "rounds": "6" }, "seats": seats }));
    let promise = guest.table(&id)["commitment"].clone();
    let (mut socket, update) = guest.sit(&id, None);
    assert_eq!(update["facts"], Value::Null, "it has none");
    let heard = play_to_the_end(&mut socket, 0, update);
    let outcome = &heard.last().unwrap()["table"]["outcome"];
    assert_eq!(outcome["points"].as_array().unwrap().len(), 2);
    let record: Record<Wharves> = guest.get(&format!("/api/v1/tables/{id}/record")).text().parse().unwrap();
    assert!(verify(&record).unwrap().finished);
    record.check_commitment(promise.as_str().unwrap().parse().unwrap()).expect("the deal was promised at the start");
}
