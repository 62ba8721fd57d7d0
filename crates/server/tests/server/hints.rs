//! A hint may take a while: the table goes on meanwhile.

use entrepot_server_testing::harness::{first, pondered, start};
use entrepot_server_testing::hints::hear_answer;
use serde_json::json;

#[test]
fn a_hint_does_not_hold_up_its_table() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&pondered(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let (hint, again) = (socket.ask("hint", 0, json!({})), socket.ask("hint", 0, json!({})));
    socket.ask("preview", 0, json!({ "moves": [first(&update)] }));
    socket.hear_only("preview");
    let (one, other) = (socket.hear_only("hint"), socket.hear_only("hint"));
    assert_eq!((&one["id"], &other["id"], &one["bot"]), (&json!(hint), &json!(again), &json!("ponders")));
    assert_eq!((one["moves"].as_array().unwrap().len(), &one["moves"]), (2, &other["moves"]));
    socket.play(0, one["moves"].clone());
}

#[test]
fn a_hint_for_a_place_that_was_left_is_refused() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&pondered(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let hint = socket.ask("hint", 0, json!({}));
    socket.play(0, json!([first(&update)]));
    let (before, answer) = hear_answer(&mut socket, &hint);
    assert_eq!((before, &answer["code"]), (vec![], &json!("stale")));
    let hint = socket.ask("hint", 0, json!({}));
    let answer = hear_answer(&mut socket, &hint).1;
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(1), "for where the game is now: {answer}");
}

#[test]
fn a_hint_does_not_come_through_the_curtain() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&pondered(&["me", "person"]));
    let (mut socket, _) = guest.sit(&id, 0);
    let hint = socket.ask("hint", 0, json!({}));
    socket.say(json!({ "type": "look", "seat": null }));
    socket.hear_only("update");
    let answer = hear_answer(&mut socket, &hint).1;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("not_yours")));
}
