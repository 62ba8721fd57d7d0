//! Checks that every byte the server sends to a viewer is the same in two worlds that differ only by cards unknown to that
//! viewer: updates, facts, offers, hints, plans, previews, refusals, errors, tables.

use crate::courses::{Choice, Course};
use crate::harness::{Guest, Server, Socket, config};
use crate::worlds::{Dealt, World};
use entrepot_server::{Config, Games, Rate};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Seat};
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub type Options = &'static [(&'static str, &'static str)];

/// What is compared: tables, each with players, options and the number of the deal.
pub struct Comparison {
    pub tables: &'static [(usize, Options, u64)],
    /// One in this many moves is made at random.
    pub oddity: usize,
    /// Cards swapped in each game, for each viewer.
    pub exchanges: usize,
    /// How many worlds must be worth comparing.
    pub worlds: usize,
    /// Between how many pairs of places cards must be swapped.
    pub pairs: usize,
}

pub fn compare<G: Examined, D: Dealt<G>>(comparison: &Comparison) {
    let folder = tempfile::tempdir().unwrap();
    let games = Games::default().with(World::<G, D>::title());
    let server = Server::with(Config { games, requests: Rate::new(1e6, 1e6), ..config(folder.path()) }).unwrap();
    let mut pairs = BTreeSet::new();
    let (mut compared, mut bytes) = (0, 0);
    for &(players, options, number) in comparison.tables {
        let course = Course::<G>::play(D::title(), players, options, number, comparison.oddity);
        for viewer in [Some(Seat::new(0)), None] {
            let mut guest = server.guest();
            let here = play_over_the_wire::<G, D>(&mut guest, &course, &course.choices, viewer, (0, 0));
            for world in course.worlds(viewer, &pairs).into_iter().take(comparison.exchanges) {
                let swap = (world.swap.0.into(), world.swap.1.into());
                let there = play_over_the_wire::<G, D>(&mut guest, &course, &world.choices, viewer, swap);
                for (n, (here, there)) in here.0.iter().zip(&there.0).enumerate() {
                    assert!(here == there, "{}", difference(here, there, n, viewer, number, swap));
                    bytes += here.len();
                }
                pairs.extend(world.zones);
                compared += 1;
            }
        }
    }
    println!("{compared} worlds, {bytes} bytes, pairs of zones: {pairs:?}");
    assert!(compared >= comparison.worlds, "{compared}");
    assert!(pairs.len() >= comparison.pairs, "{pairs:?}");
}

/// Where two messages begin to differ: they are too long to print.
fn difference(here: &str, there: &str, n: usize, viewer: Option<Seat>, number: u64, swap: (u16, u16)) -> String {
    let same = here.bytes().zip(there.bytes()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(200)..]).chars().take(400).collect::<String>()
    };
    format!("message {n} to {viewer:?} in game {number}, cards {swap:?} exchanged:\n{}\n{}", near(here), near(there))
}

/// What one viewer received in a game, byte by byte, without what must differ between two tables.
struct Heard(Vec<String>);

/// Plays choices over the wire and records what a viewer receives, who also asks every kind of question.
fn play_over_the_wire<G: Examined, D: Dealt<G>>(
    guest: &mut Guest,
    course: &Course<G>,
    choices: &[Choice<G::Move>],
    viewer: Option<Seat>,
    swap: (u16, u16),
) -> Heard {
    let mut options = course.options.clone();
    let numbers = [("deal", course.number), ("card", swap.0.into()), ("other", swap.1.into())];
    options.extend(numbers.map(|(key, value)| (key.to_owned(), value.to_string())));
    let mut seats = vec![json!({ "kind": "person" }); course.players];
    seats[0] = json!({ "kind": "me", "name": "Ana" });
    let id = guest.open(&json!({ "game": World::<G, D>::NAME, "options": options, "seats": seats }));
    let (mut player, mut looks) = (guest.sit(&id, None).0, None);
    let mut listener = guest.socket(&id);
    listener.say(json!({ "type": "since", "version": 0, "look": viewer }));
    let mut heard = Vec::new();
    let mut dice = Dice::new(course.number, 2);
    ask_everything::<G>(&mut listener, viewer, &course.states[0], &mut dice, &mut heard);
    for (n, (choice, state)) in choices.iter().zip(&course.states[1..]).enumerate() {
        if looks != Some(choice.seat) {
            player.say(json!({ "type": "look", "seat": choice.seat }));
            player.hear_text();
            looks = Some(choice.seat);
        }
        let step = player.ask("step", choice.seat.index(), json!({ "moves": choice.moves }));
        let mut answers = Vec::new();
        hear_until(&mut player, &step, &mut answers);
        assert!(answers.last().is_some_and(|last| last.starts_with("{\"type\":\"done\"")), "{answers:?}");
        ask_everything::<G>(&mut listener, viewer, state, &mut dice, &mut heard);
        if n.is_multiple_of(10) {
            heard.push(guest.get(&format!("/api/v1/tables/{id}")).text().to_owned());
        }
    }
    Heard(heard.into_iter().map(|text| anonymous(text, &id, swap)).collect())
}

/// Asks for a hint, for plans, for moves that may or may not be allowed, and for what they would lead to; if another seat
/// decides, also tries to play and to take moves back.
fn ask_everything<G: Examined>(
    listener: &mut Socket,
    viewer: Option<Seat>,
    state: &G::State,
    dice: &mut Dice,
    heard: &mut Vec<String>,
) {
    let seat = viewer.unwrap_or_default().index();
    let probes = G::probes(state);
    for _ in 0..2 {
        let moves = [probes[dice.below(probes.len())], probes[dice.below(probes.len())]];
        listener.ask("preview", seat, json!({ "moves": moves }));
    }
    listener.ask("preview", seat, json!({ "moves": ["nonsense"] }));
    let saved = ["tokens", "cubes", "gold"][dice.below(3)];
    listener.ask("plan", seat, json!({ "wish": { "prefer": saved, "wishes": [] } }));
    let hint = listener.ask("hint", seat, Value::Null);
    hear_until(listener, &hint, heard);
    let last = heard.iter().rev().find(|text| text.starts_with("{\"type\":\"update\""));
    if last.is_some_and(|text| !text.contains(&format!("\"decider\":{seat},"))) {
        listener.ask("undo", seat, Value::Null);
        let step = listener.ask("step", seat, json!({ "moves": ["pass"] }));
        hear_until(listener, &step, heard);
    }
}

/// Records everything up to the answer to a request.
fn hear_until(listener: &mut Socket, id: &str, heard: &mut Vec<String>) {
    loop {
        let text = listener.hear_text().expect("the connection is open");
        let last = text.contains(&format!("\"id\":\"{id}\""));
        heard.push(text);
        if last {
            return;
        }
    }
}

/// The text without what differs between any tables: ids, commitment, the swap itself, times. None of it is in updates.
fn anonymous(text: String, id: &str, (a, b): (u16, u16)) -> String {
    if text.starts_with("{\"type\":\"update\"") {
        return text;
    }
    let text = text.replace(id, "").replace(&format!("card={a} other={b}"), "");
    let exchanged = [format!("\"card\":\"{a}\""), format!("\"other\":\"{b}\"")];
    let text = exchanged.iter().fold(text, |text, known| text.replace(known, ""));
    ["\"id\":", "\"commitment\":", "\"created\":", "\"touched\":"].iter().fold(text, |text, key| without(&text, key))
}

/// The text without the values of a key.
fn without(text: &str, key: &str) -> String {
    let is_value = |c: char| c.is_ascii_alphanumeric() || c == '"' || c == '-';
    let mut parts = text.split(key);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + key + part.trim_start_matches(is_value))
}
