//! A hint may take its time: the table goes on meanwhile.

use crate::harness::{Server, Socket, config, first, pondered, start};
use entrepot_anno1800::Anno1800;
use entrepot_live::Live;
use entrepot_sanjuan::SanJuan;
use entrepot_server::{Config, Rate, Title};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Seed};
use serde_json::{Value, json};

/// What is heard before the answer to a request, and that answer.
fn hear_answer(socket: &mut Socket, id: &str) -> (Vec<Value>, Value) {
    let mut before = Vec::new();
    loop {
        let message = socket.hear();
        if message["id"] == id {
            return (before, message);
        }
        before.push(message);
    }
}

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

/// How many moves have been made, those that can be taken back included, as an update tells it.
fn made(update: &Value) -> u64 {
    let count = |key: &str| update["message"][key].as_u64().unwrap();
    count("version") + count("undo")
}

/// Plays every hint as it is given until the game is over. Returns how many hints of several moves there were.
fn play_hints(game: &str, options: Value, seats: &[&str], luck: u64) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { requests: Rate::new(1e6, 1e6), luck: Some(luck), ..config(folder.path()) };
    let server = Server::with(config).unwrap();
    let mut guest = server.guest();
    let seats: Vec<Value> = seats.iter().map(|kind| json!({ "kind": kind })).collect();
    let id = guest.open(&json!({ "game": game, "options": options, "seats": seats }));
    let (mut socket, mut update) = guest.sit(&id, None);
    let mut several = 0;
    loop {
        if update["message"]["decider"] == 0 {
            let asked = socket.ask("hint", 0, json!({}));
            let hint = hear_answer(&mut socket, &asked).1;
            let moves = hint["moves"].as_array().unwrap_or_else(|| panic!("{hint}"));
            several += usize::from(moves.len() > 1);
            let heard = socket.play(0, hint["moves"].clone());
            let next = heard.iter().find(|message| message["type"] == "update").unwrap();
            assert_eq!(made(next) - made(&update), moves.len() as u64, "all of {moves:?} is played");
            update = heard.iter().rfind(|message| message["type"] == "update").unwrap().clone();
        } else if update["message"]["decider"].is_null() {
            return several;
        } else {
            update = socket.hear_until("update").pop().unwrap();
        }
    }
}

#[test]
fn every_hint_of_san_juan_is_a_step_as_it_is_given() {
    for (luck, seats) in [(1, &["me", "bot"][..]), (2, &["me", "bot", "bot"])] {
        assert!(play_hints("sanjuan", json!({ "expansion": "on" }), seats, luck) > 5);
    }
}

#[test]
fn every_hint_of_anno_1800_is_a_step_as_it_is_given() {
    assert!(play_hints("anno1800", json!({}), &["me", "bot"], 1) > 20);
}

/// Whole games of computer players, some by rule of thumb and some by lot: what each of them would do with a decision, up to
/// the first final move, is one step that plays all of it.
fn plans_are_steps<G: Title + Examined>(games: u64) {
    for number in 0..games {
        let mut dice = Dice::new(number, 3);
        let setup = G::setup(&mut dice);
        let mut live = Live::<G>::begin(setup, Seed::from_number(number), "");
        let mut bots: Vec<_> =
            (0..4).map(|seat| G::bot(if seat % 2 == 0 { "greedy" } else { "random" }, number).unwrap()).collect();
        for _ in 0..2000 {
            let Some(seat) = live.decider() else { break };
            let before = live.settled().len() + live.open().len();
            let plan = live.plan(seat, |view, legal| bots[seat.index()].choose(view, legal));
            live.step(seat, &plan).unwrap_or_else(|error| panic!("{plan:?} in game {number}: {error:?}"));
            assert_eq!(live.settled().len() + live.open().len() - before, plan.len(), "{plan:?} in game {number}");
        }
    }
}

#[test]
fn what_computer_players_plan_is_one_step() {
    plans_are_steps::<SanJuan>(40);
    plans_are_steps::<Anno1800>(2);
}
