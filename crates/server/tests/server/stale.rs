//! A late or repeated tap is not played as a later decision.

use entrepot_server_testing::harness::{Socket, first, start, tally};
use serde_json::{Value, json};

/// A request from a client that has not heard of the last moves yet.
fn late(socket: &mut Socket, kind: &str, more: Value) -> String {
    let asked = socket.ask(kind, 0, more);
    let heard = socket.hear_until("refused").pop().unwrap();
    assert_eq!(heard["id"], asked);
    heard["code"].as_str().unwrap().to_owned()
}

#[test]
fn who_has_not_seen_an_open_move_cannot_play_on_it() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let cards = &update["message"]["view"]["own"]["hand"];
    let (one, two) = (json!({ "Return": cards[0] }), json!({ "Return": cards[1] }));
    for (kind, more) in [("step", json!({ "moves": [two] })), ("undo", json!({})), ("reset", json!({}))] {
        let (mut twin, _) = guest.sit(&id, 0);
        socket.play(0, json!([one]));
        assert_eq!(late(&mut twin, kind, more.clone()), "stale", "{kind}");
        let now = guest.sit(&id, 0).1;
        assert_eq!(
            (&now["message"]["undo"], &now["message"]["version"]),
            (&json!(1), &json!(1)),
            "nothing has changed"
        );
        // It has now heard of the move.
        let asked = twin.ask("undo", 0, json!({}));
        twin.hear_done(&asked);
        socket.catch_up();
    }
}

#[test]
fn a_tap_for_a_question_that_was_answered_is_refused() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let (mut twin, _) = guest.sit(&id, 0);
    let cards = &update["message"]["view"]["own"]["hand"];
    let drawn = socket.play(0, json!([{ "Return": cards[0] }, { "Return": cards[1] }]));
    assert_eq!(
        late(&mut twin, "step", json!({ "moves": [first(&drawn[0])] })),
        "stale",
        "although it would be allowed"
    );
    assert_eq!(guest.sit(&id, 0).1["message"]["undo"], 0);
    twin.play(0, json!([first(&drawn[0])]));
}

#[test]
fn a_request_that_was_refused_as_stale_stays_so() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let step = socket.request("step", "late", 0, json!({ "moves": [first(&update)] }));
    socket.play(0, json!([first(&update)]));
    for _ in 0..2 {
        socket.say(step.clone());
        assert_eq!(socket.hear_only("refused")["code"], "stale");
    }
}
