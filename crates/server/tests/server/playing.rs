//! Playing games over the socket.

use entrepot_server::Config;
use entrepot_server_testing::harness::{Server, Socket, config, first, start, tally};
use entrepot_server_testing::playing::play_to_the_end;
use serde_json::{Value, json};

/// Plays the first legal moves of a seat until another seat decides; returns the last update.
fn play_turn(socket: &mut Socket, seat: usize, mut update: Value) -> Value {
    while update["message"]["decider"] == seat {
        update = socket
            .play(seat, json!([first(&update)]))
            .into_iter()
            .rfind(|message| message["type"] == "update")
            .unwrap();
    }
    update
}

#[test]
fn computer_players_move_one_by_one() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "bot:first", "bot:first"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let mut update = play_turn(&mut socket, 0, update);
    let mut deciders = vec![];
    while update["message"]["decider"] != 0 {
        deciders.push(update["message"]["decider"].as_u64().unwrap());
        update = socket.hear_only("update");
    }
    // Each gives cards back, draws, and plays one.
    assert_eq!(deciders, [1, 1, 2, 2]);
}

#[test]
fn a_computer_player_that_fails_or_cheats_does_not_stop_the_game() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "bot:fails", "bot:cheats"]));
    let (mut socket, update) = guest.sit(&id, 0);
    play_to_the_end(&mut socket, 0, update);
}

#[test]
fn an_update_tells_what_the_viewer_may_know_and_do() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let mut socket = guest.socket(&id);
    socket.say(json!({ "type": "since", "version": 0, "look": 0 }));
    let hello = socket.hear_only("hello");
    assert_eq!((&hello["protocol"], &hello["table"]), (&json!(2), &guest.table(&id)));
    let update = socket.hear_only("update");
    let message = &update["message"];
    assert_eq!((&update["viewer"], &message["since"], &message["version"]), (&json!(0), &json!(0), &json!(1)));
    assert_eq!((&message["undo"], &message["open"], &message["decider"]), (&json!(0), &json!([]), &json!(0)));
    assert_eq!(message["legal"][0]["then"], "open");
    assert!(!message["offers"].as_array().unwrap().is_empty());
    assert_eq!(update["facts"], 3, "three cards are in the hand");
}

#[test]
fn the_update_comes_before_done() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let heard = socket.play(0, json!([first(&update)]));
    assert_eq!(heard.len(), 1, "{heard:?}");
    assert_eq!((&heard[0]["type"], &heard[0]["message"]["undo"]), (&json!("update"), &json!(1)));
    assert!(socket.is_quiet());
}

#[test]
fn a_request_that_comes_twice_is_done_once() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let step = socket.request("step", "once", 0, json!({ "moves": [first(&update)] }));
    socket.say(step.clone());
    socket.hear_done("once");
    // On the same connection, on another one, and with other moves: a request is done only once.
    socket.say(step.clone());
    assert_eq!(socket.hear(), json!({ "type": "done", "id": "once" }));
    let (mut other, now) = guest.sit(&id, 0);
    other.say(other.request("step", "once", 0, json!({ "moves": [{ "Return": 6 }] })));
    assert_eq!(other.hear(), json!({ "type": "done", "id": "once" }));
    assert_eq!(now["message"]["undo"], 1);
    assert_eq!(guest.sit(&id, 0).1, now, "nothing has changed");
}

#[test]
fn a_request_that_was_refused_may_come_again() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    socket.say(socket.request("step", "again", 0, json!({ "moves": ["Up"] })));
    assert_eq!(socket.hear_only("refused")["code"], "refused");
    socket.say(socket.request("step", "again", 0, json!({ "moves": [first(&update)] })));
    socket.hear_done("again");
}

#[test]
fn a_refusal_names_the_rule_and_the_move() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    socket.ask("step", 0, json!({ "moves": [first(&update), "Up"] }));
    let refused = socket.hear_only("refused");
    assert_eq!((&refused["refusal"], &refused["rule"]), (&json!("ReturnFirst"), &json!("T2")));
    assert_eq!((&refused["index"], &refused["code"]), (&json!(1), &json!("refused")));
    assert_eq!(guest.sit(&id, 0).1, update, "all or nothing");
}

#[test]
fn whatever_cannot_be_played_is_refused_by_its_code() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person", "bot:first"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let back = first(&update);
    assert_eq!(socket.refused("step", 0, json!({ "moves": [] })), "empty");
    assert_eq!(socket.refused("step", 0, json!({ "moves": [{ "Return": "six" }] })), "bad_move");
    assert_eq!(socket.refused("step", 0, json!({ "moves": ["fly"] })), "bad_move");
    assert_eq!(socket.refused("step", 1, json!({ "moves": [back] })), "not_yours", "the curtain is down for that seat");
    assert_eq!(socket.refused("step", 2, json!({ "moves": [back] })), "not_yours", "a computer player sits there");
    assert_eq!(socket.refused("step", 200, json!({ "moves": [back] })), "not_yours");
    let cards = &update["message"]["view"]["own"]["hand"];
    let early = json!([{ "Return": cards[0] }, { "Return": cards[1] }, { "Pick": cards[2] }]);
    assert_eq!(socket.refused("step", 0, json!({ "moves": early })), "reveals_too_early");
    assert_eq!(guest.sit(&id, 0).1, update, "nothing has changed");
    socket.say(json!({ "type": "look", "seat": 1 }));
    socket.hear_only("update");
    assert_eq!(socket.refused("step", 1, json!({ "moves": [back] })), "refused");
    assert_eq!(socket.refused("hint", 1, json!({})), "not_your_turn");
}

#[test]
fn a_game_that_is_over_takes_no_moves() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "bot:first"]));
    let (mut socket, update) = guest.sit(&id, 0);
    play_to_the_end(&mut socket, 0, update);
    let (mut socket, last) = guest.sit(&id, 0);
    for kind in ["step", "preview"] {
        assert_eq!(socket.refused(kind, 0, json!({ "moves": ["Up"] })), "over");
    }
    for kind in ["undo", "reset", "resign", "hint"] {
        assert_eq!(socket.refused(kind, 0, json!({})), "over");
    }
    assert_eq!(last["message"]["decider"], Value::Null);
}

#[test]
fn a_preview_shows_and_changes_nothing() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let cards = &update["message"]["view"]["own"]["hand"];
    let asked = socket.ask("preview", 0, json!({ "moves": [{ "Return": cards[0] }, { "Return": cards[1] }] }));
    let preview = socket.hear_only("preview");
    assert_eq!((&preview["id"], &preview["shown"], &preview["then"]), (&json!(asked), &json!(1), &json!("reveals")));
    assert_eq!(preview["view"]["own"]["held"], cards[0], "as far as nothing new is shown");
    assert_eq!(preview["facts"], 3);
    assert_eq!(socket.refused("preview", 0, json!({ "moves": ["Up"] })), "refused");
    assert_eq!(guest.sit(&id, 0).1, update);
}

#[test]
fn a_hint_is_what_the_strongest_would_do() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let asked = socket.ask("hint", 0, json!({}));
    let hint = socket.hear_only("hint");
    assert_eq!((&hint["id"], &hint["bot"]), (&json!(asked), &json!("first")));
    assert_eq!(hint["moves"].as_array().unwrap().len(), 2, "up to the draw");
    assert_eq!(guest.sit(&id, 0).1, update, "nothing was played");
    socket.play(0, hint["moves"].clone());
}

/// A whole game and a rematch on a new server with this luck: the names, the lots and every move.
fn story(luck: Option<u64>) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Config { luck, ..config(folder.path()) }).unwrap();
    let mut guest = server.guest();
    guest.patch("/api/v1/me", &json!({ "name": "Ana" }));
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]);
    let id = guest.open(&json!({ "game": entrepot_games::names()[0], "options": {}, "seats": seats }));
    let (mut socket, update) = guest.sit(&id, None);
    play_to_the_end(&mut socket, 0, update);
    let again = guest.post(&format!("/api/v1/tables/{id}/rematch"), &json!({})).json()["id"].clone();
    let again = again.as_str().unwrap();
    let hand = guest.sit(again, None).1["message"]["view"]["seats"][0].clone();
    let record = guest.get(&format!("/api/v1/tables/{id}/record")).text().to_owned();
    let moves: Vec<&str> = record.lines().filter(|line| !line.starts_with(['t', 'c'])).collect();
    vec![json!(moves), guest.table(&id)["seats"].clone(), guest.table(again)["setup"].clone(), hand]
}

#[test]
fn the_points_after_each_round_are_told_when_the_game_is_over() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let id = guest.open(&json!({ "game": entrepot_games::names()[0], "options": {}, "seats": seats }));
    let rounds = format!("/api/v1/tables/{id}/rounds");
    assert_eq!(guest.get(&rounds).error(), (409, "game_runs".into()));
    assert_eq!(server.guest().get(&rounds).error(), (404, "no_such_table".into()), "not for others");
    let (mut socket, update) = guest.sit(&id, None);
    play_to_the_end(&mut socket, 0, update);

    let points = guest.get(&rounds).json();
    let points = points.as_array().unwrap();
    let table = guest.table(&id);
    assert_eq!(points.len() as u64, table["round"].as_u64().unwrap(), "one for each round");
    assert_eq!(points.last().unwrap(), &table["outcome"]["points"], "the last ones are the result");
    assert_ne!(points.first(), points.last());
}

#[test]
fn a_server_can_be_told_to_repeat_itself() {
    let told = story(Some(7));
    assert_eq!(told, story(Some(7)));
    assert_ne!(told[0], story(Some(8))[0]);
    assert_ne!(told[0], story(None)[0]);
}
