//! Several people at one screen: nobody's cards are sent before the curtain is lifted for them.

use entrepot_server_testing::harness::{start, tally};
use serde_json::{Value, json};

#[test]
fn the_curtain_hides_all_cards_until_somebody_looks() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person", "bot:first"]));
    let (mut socket, update) = guest.sit(&id, None);
    assert_eq!(update["viewer"], Value::Null);
    assert_eq!(update["message"]["view"]["own"], Value::Null);
    assert_eq!((&update["message"]["legal"], &update["message"]["offers"]), (&json!([]), &json!([])));
    assert_eq!(update["facts"], Value::Null);

    for seat in [0, 1] {
        socket.say(json!({ "type": "look", "seat": seat }));
        let update = socket.hear_only("update");
        assert_eq!((&update["viewer"], &update["message"]["view"]["own"]["seat"]), (&json!(seat), &json!(seat)));
    }
    socket.say(json!({ "type": "look", "seat": null }));
    let down = socket.hear_only("update");
    assert_eq!((&down["viewer"], &down["message"]["view"]["own"]), (&Value::Null, &Value::Null));
}

#[test]
fn nobody_looks_through_the_eyes_of_others() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "bot:first"]));
    let mut socket = guest.socket(&id);
    for seat in [1, 2, 255] {
        assert_eq!(socket.error(json!({ "type": "since", "version": 0, "look": seat })), "not_yours");
    }
    assert_eq!(socket.error(json!({ "type": "look", "seat": 0 })), "since_first", "it has not joined by that");
    let (mut socket, _) = guest.sit(&id, 0);
    assert_eq!(socket.error(json!({ "type": "look", "seat": 1 })), "not_yours");
}

#[test]
fn the_turn_passes_without_lifting_the_curtain() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let cards = &update["message"]["view"]["own"]["hand"];
    let drawn = socket.play(0, json!([{ "Return": cards[0] }, { "Return": cards[1] }]));
    let card = &drawn[0]["message"]["view"]["own"]["hand"][0];
    let passed = socket.play(0, json!([{ "Pick": card }, "Down"]));
    let update = &passed[0];
    assert_eq!((&update["message"]["decider"], &update["viewer"]), (&json!(1), &json!(0)));
    assert_eq!(update["message"]["legal"], json!([]));
    assert_eq!(guest.table(&id)["decider"], 1);
    socket.say(json!({ "type": "look", "seat": 1 }));
    assert_ne!(socket.hear_only("update")["message"]["legal"], json!([]));
}
