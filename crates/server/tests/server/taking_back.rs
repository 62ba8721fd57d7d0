//! Moves can be taken back until somebody has learned something from them.

use entrepot_server_testing::harness::{first, start, tally};
use serde_json::json;

#[test]
fn the_last_move_or_all_can_be_taken_back() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, before) = guest.sit(&id, 0);
    for kind in ["undo", "reset"] {
        socket.play(0, json!([first(&before)]));
        let asked = socket.ask(kind, 0, json!({}));
        let heard = socket.hear_done(&asked);
        assert_eq!(heard.len(), 1);
        assert_eq!((&heard[0]["message"]["undo"], &heard[0]["message"]["open"]), (&json!(0), &json!([])));
        assert_eq!(heard[0]["message"]["view"], before["message"]["view"]);
        assert_eq!(socket.refused(kind, 0, json!({})), "nothing_to_undo");
    }
    assert_eq!(guest.sit(&id, 0).1, before, "no trace is left");
}

#[test]
fn what_was_drawn_is_final() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let cards = &update["message"]["view"]["own"]["hand"];
    socket.play(0, json!([{ "Return": cards[0] }, { "Return": cards[1] }]));
    assert_eq!(socket.refused("undo", 0, json!({})), "nothing_to_undo");
    assert_eq!(socket.refused("reset", 0, json!({})), "nothing_to_undo");
}

#[test]
fn who_does_not_decide_has_nothing_to_take_back() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut first_seat, update) = guest.sit(&id, 0);
    first_seat.play(0, json!([first(&update)]));
    let (mut second_seat, _) = guest.sit(&id, 1);
    assert_eq!(second_seat.refused("undo", 1, json!({})), "nothing_to_undo");
    assert_eq!(second_seat.refused("undo", 0, json!({})), "not_yours", "the curtain is down for that seat");
}

#[test]
fn an_undo_that_comes_twice_is_done_once() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let cards = &update["message"]["view"]["own"]["hand"];
    socket.play(0, json!([{ "Return": cards[0] }, { "Return": cards[1] }]));
    let (_, drawn) = guest.sit(&id, 0);
    socket.play(0, json!([first(&drawn)]));
    let undo = socket.request("undo", "u", 0, json!({}));
    socket.say(undo.clone());
    socket.hear_done("u");
    socket.say(undo);
    assert_eq!(socket.hear(), json!({ "type": "done", "id": "u" }));
}

#[test]
fn others_learn_of_moves_once_they_are_final() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut mover, update) = guest.sit(&id, 0);
    let (mut twin, _) = guest.sit(&id, 0);
    let (mut other, _) = guest.sit(&id, 1);
    let (mut curtain, _) = guest.sit(&id, None);

    mover.play(0, json!([first(&update)]));
    assert_eq!(twin.hear_only("update")["message"]["undo"], 1, "who looks through the same eyes sees the same");
    assert!(other.is_quiet() && curtain.is_quiet());
    let asked = mover.ask("undo", 0, json!({}));
    mover.hear_done(&asked);
    assert_eq!(twin.hear_only("update")["message"]["undo"], 0);
    assert!(other.is_quiet() && curtain.is_quiet(), "what was taken back nobody ever knows");

    let cards = &update["message"]["view"]["own"]["hand"];
    mover.play(0, json!([{ "Return": cards[0] }]));
    mover.play(0, json!([{ "Return": cards[1] }]));
    for socket in [&mut other, &mut curtain] {
        let update = socket.hear_only("update");
        assert_eq!(
            (&update["message"]["since"], &update["message"]["version"]),
            (&json!(1), &json!(3)),
            "both together"
        );
        assert!(socket.is_quiet());
    }
}
