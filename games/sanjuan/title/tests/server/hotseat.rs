//! Hidden hands of San Juan at one screen.

use entrepot_server_testing::harness::start;
use serde_json::{Value, json};

/// In San Juan the cards are kinds, by name: none of them may stand in anything that is sent while the curtain is down.
#[test]
fn no_card_of_a_hand_is_sent_before_look() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "me" }, { "kind": "person" }]);
    let id = guest.open(&json!({ "game": "sanjuan", "options": { "governor": "1" }, "seats": seats }));
    let (mut socket, curtain) = guest.sit(&id, None);
    socket.say(json!({ "type": "look", "seat": 0 }));
    let lifted = socket.hear_only("update");
    let hand = |update: &Value, seat: usize| update["message"]["view"]["hands"][seat].clone();
    assert_ne!(hand(&lifted, 0), hand(&curtain, 0));
    assert_eq!(hand(&lifted, 1), hand(&curtain, 1), "the other hand stays hidden");
    assert_eq!((&curtain["message"]["legal"], &curtain["facts"]["costs"]), (&json!([]), &json!([])));
    assert_ne!(lifted["facts"]["costs"], json!([]));
}
