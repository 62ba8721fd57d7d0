//! Checks that hints can be played exactly as given.

use crate::harness::{Server, Socket, config};
use entrepot_live::Live;
use entrepot_server::{Config, Rate};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Seed};
use entrepot_title::Title;
use serde_json::{Value, json};

/// What is received before the answer to a request, and that answer.
pub fn hear_answer(socket: &mut Socket, id: &str) -> (Vec<Value>, Value) {
    let mut before = Vec::new();
    loop {
        let message = socket.hear();
        if message["id"] == id {
            return (before, message);
        }
        before.push(message);
    }
}

/// How many moves an update says were made, including those that can be taken back.
fn made(update: &Value) -> u64 {
    let count = |key: &str| update["message"][key].as_u64().unwrap();
    count("version") + count("undo")
}

/// Whether these moves say what the rules did after the last move: the last cards of a hand all pay, and each is named once.
fn said_by_itself(moves: &[Value], update: &Value) -> bool {
    let events = update["message"]["chapters"].as_array().and_then(|told| told.last()?["events"].as_array());
    let paid = events.into_iter().flatten().find(|event| event["event"] == "paid");
    let named: Vec<&Value> = moves.iter().map(|mv| &mv["pay"]).collect();
    moves.is_empty() || paid.is_some_and(|paid| paid["cards"] == json!(named))
}

/// Plays every hint as given until the game is over. Returns how many hints had several moves.
pub fn play_hints(game: &str, options: Value, seats: &[&str], luck: u64) -> usize {
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
            let played = (made(next) - made(&update)) as usize;
            assert!(played >= 1 && said_by_itself(&moves[played..], next), "all of {moves:?} is played: {next}");
            update = heard.iter().rfind(|message| message["type"] == "update").unwrap().clone();
        } else if update["message"]["decider"].is_null() {
            return several;
        } else {
            update = socket.hear_until("update").pop().unwrap();
        }
    }
}

/// Plays whole games of computer players, some using heuristics and some at random: what each would do with a decision, up to
/// the first final move, must be a single valid step.
pub fn plans_are_steps<G: Examined>(title: &Title<G>, games: u64) {
    for number in 0..games {
        let mut dice = Dice::new(number, 3);
        let setup = G::setup(&mut dice);
        let mut live = Live::<G>::begin(setup, Seed::from_number(number), "");
        let mut bots: Vec<_> =
            (0..4).map(|seat| title.bot(if seat % 2 == 0 { "greedy" } else { "random" }, number).unwrap()).collect();
        for _ in 0..2000 {
            let Some(seat) = live.decider() else { break };
            let before = live.settled().len() + live.open().len();
            let plan = live.would_play(seat, |view, legal| bots[seat.index()].choose(view, legal));
            live.step(seat, &plan).unwrap_or_else(|error| panic!("{plan:?} in game {number}: {error:?}"));
            assert_eq!(live.settled().len() + live.open().len() - before, plan.len(), "{plan:?} in game {number}");
        }
    }
}
