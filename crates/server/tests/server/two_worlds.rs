//! Every byte that the server sends to a viewer is the same in two worlds that differ only by cards which that viewer may
//! not know: updates, offers, hints, previews, refusals, errors, tables.

use crate::harness::{Guest, Server, Socket, config};
use crate::worlds::{Deal, World};
use entrepot_sanjuan::{Move, SanJuan, Setup, State, Zone};
use entrepot_server::{Config, Games, Rate, Title};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Moves, Seat, Silent, Turn};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Two worlds are worth comparing if the cards stay hidden for so many choices.
const SHORTEST: usize = 20;

/// Cards exchanged in each game, for each viewer.
const EXCHANGES: usize = 4;

type Options = &'static [(&'static str, &'static str)];

/// What is played: the options of a table, and the number of the deal.
const GAMES: [(usize, Options, u64); 5] = [
    (2, &[("expansion", "on")], 1),
    (3, &[("expansion", "on"), ("starting_variant", "on")], 2),
    (4, &[("expansion", "on"), ("edition", "first")], 3),
    (2, &[], 4),
    (3, &[("chapel_secrecy", "show_count"), ("expansion", "on")], 5),
];

/// One choice: who made it, and the moves, which go over the wire as one step.
struct Choice {
    seat: Seat,
    moves: Vec<Move>,
}

/// A whole game in the world without an exchange: its choices, the position before each, and the last one.
struct Course {
    players: usize,
    options: BTreeMap<String, String>,
    number: u64,
    choices: Vec<Choice>,
    states: Vec<State>,
}

impl Course {
    /// Plays a game: mostly as a computer player would, at times at random, so that odd things happen, too.
    fn play(players: usize, options: &[(&str, &str)], number: u64) -> Course {
        let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let mut course = Course { players, options, number, choices: vec![], states: vec![] };
        let (mut dice, mut chance) = (Dice::new(number, 1), course.deal((0, 0)));
        let mut bot = SanJuan::bot("greedy", number).unwrap();
        let mut state = course.dealt((0, 0));
        let mut moves = Moves::new();
        while let Some(seat) = SanJuan::decider(&state) {
            let mut choice = Choice { seat, moves: vec![] };
            course.states.push(state);
            while choice.moves.is_empty() || (SanJuan::mid_set(&state) && SanJuan::decider(&state) == Some(seat)) {
                SanJuan::legal(&state, &mut moves);
                let by_chance = dice.below(5) == 0;
                let best = bot.choose(&SanJuan::view(&state, Some(seat)), &moves);
                let mv = if by_chance { moves[dice.below(moves.len())] } else { best };
                SanJuan::play(&mut state, mv, &mut chance, &mut Silent);
                choice.moves.push(mv);
            }
            course.choices.push(choice);
        }
        course.states.push(state);
        course
    }

    fn deal(&self, swap: (u8, u8)) -> Deal {
        Deal { number: self.number, swap }
    }

    fn dealt(&self, swap: (u8, u8)) -> State {
        let words: String = self.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
        let setup: Setup = format!("players={}{words}", self.players).parse().unwrap();
        SanJuan::deal(&setup, &mut self.deal(swap), &mut Silent)
    }

    /// The same choices in the other world, as long as the cards stay hidden from the viewer and the worlds stay equal but
    /// for them. (Of two equal cards another one may be taken; then the worlds part although nobody can see it.)
    fn elsewhere(&self, viewer: Option<Seat>, (a, b): (u8, u8)) -> Vec<Choice> {
        let hidden = |state: &State| {
            let cards = SanJuan::hidden(state, viewer);
            [a, b].iter().all(|card| cards.iter().any(|(_, hidden)| hidden == card))
        };
        let mut world = self.dealt((a, b));
        let mut choices = Vec::new();
        for (choice, pair) in self.choices.iter().zip(self.states.windows(2)) {
            if !hidden(&pair[0]) || !hidden(&pair[1]) || world != SanJuan::exchange(&pair[0], a, b) {
                break;
            }
            let moves = self.renamed(choice, pair[0], (a, b));
            let mut turn = Turn::<SanJuan>::new(world);
            if turn.step(choice.seat, &moves, &mut self.deal((a, b))).is_err() {
                break;
            }
            world = *turn.state();
            if world != SanJuan::exchange(&pair[1], a, b) {
                break;
            }
            choices.push(Choice { seat: choice.seat, moves });
        }
        choices
    }

    /// The same choice of the cards that lie there in the other world.
    fn renamed(&self, choice: &Choice, mut state: State, (a, b): (u8, u8)) -> Vec<Move> {
        let mut chance = self.deal((0, 0));
        let mut moves = Vec::new();
        for &mv in &choice.moves {
            moves.push(match SanJuan::named(&state, mv) {
                Some(card) if card == a => SanJuan::renamed(&state, mv, b),
                Some(card) if card == b => SanJuan::renamed(&state, mv, a),
                _ => mv,
            });
            SanJuan::play(&mut state, mv, &mut chance, &mut Silent);
        }
        moves
    }

    /// Where the two cards lay, choice by choice.
    fn zones(&self, viewer: Option<Seat>, choices: usize, (a, b): (u8, u8)) -> Vec<(Zone, Zone)> {
        let zone = |state: &State, card: u8| {
            let cards = SanJuan::hidden(state, viewer);
            cards.iter().find(|(_, hidden)| *hidden == card).map(|(zone, _)| *zone)
        };
        let pair = |state: &State| {
            let (one, other) = (zone(state, a)?, zone(state, b)?);
            Some((one.min(other), one.max(other)))
        };
        let mut pairs: Vec<_> = self.states[..=choices].iter().filter_map(pair).collect();
        pairs.dedup();
        pairs
    }
}

/// What one viewer heard in a game, byte by byte, with what must differ between two tables left out.
struct Heard(Vec<String>);

/// Plays choices over the wire and writes down what a viewer hears who also asks all sorts of things.
fn play_over_the_wire(
    guest: &mut Guest,
    course: &Course,
    choices: &[Choice],
    viewer: Option<Seat>,
    swap: (u8, u8),
) -> Heard {
    let mut options = course.options.clone();
    let numbers = [("deal", course.number), ("card", swap.0.into()), ("other", swap.1.into())];
    options.extend(numbers.map(|(key, value)| (key.to_owned(), value.to_string())));
    options.insert("governor".into(), "1".into());
    let mut seats = vec![json!({ "kind": "person" }); course.players];
    seats[0] = json!({ "kind": "me", "name": "Ana" });
    let id = guest.open(&json!({ "game": World::NAME, "options": options, "seats": seats }));
    let mut sockets: Vec<Socket> = Seat::all(course.players).map(|seat| guest.sit(&id, seat.index()).0).collect();
    let mut listener = guest.socket(&id);
    listener.say(json!({ "type": "since", "version": 0, "look": viewer }));
    let mut heard = Vec::new();
    let mut dice = Dice::new(course.number, 2);
    let probes = SanJuan::probes(&course.states[0]);
    ask_everything(&mut listener, viewer, &probes, &mut dice, &mut heard);
    for (n, choice) in choices.iter().enumerate() {
        let player = &mut sockets[choice.seat.index()];
        player.catch_up();
        player.play(choice.seat.index(), json!(choice.moves));
        ask_everything(&mut listener, viewer, &probes, &mut dice, &mut heard);
        if n.is_multiple_of(10) {
            heard.push(guest.get(&format!("/api/v1/tables/{id}")).text().to_owned());
        }
    }
    Heard(heard.into_iter().map(|text| anonymous(&text, &id, swap)).collect())
}

/// Asks for a hint, for moves that may be allowed or not, and for what they would lead to; and, where another seat decides,
/// tries to play and to take back.
fn ask_everything(
    listener: &mut Socket,
    viewer: Option<Seat>,
    probes: &[Move],
    dice: &mut Dice,
    heard: &mut Vec<String>,
) {
    let seat = viewer.unwrap_or_default().index();
    for _ in 0..2 {
        let moves = [probes[dice.below(probes.len())], probes[dice.below(probes.len())]];
        listener.ask("preview", seat, json!({ "moves": moves }));
    }
    listener.ask("preview", seat, json!({ "moves": ["nonsense"] }));
    let hint = listener.ask("hint", seat, Value::Null);
    hear_until(listener, &hint, heard);
    let last = heard.iter().rev().find(|text| text.starts_with("{\"type\":\"update\""));
    if last.is_some_and(|text| !text.contains(&format!("\"decider\":{seat},"))) {
        listener.ask("undo", seat, Value::Null);
        let step = listener.ask("step", seat, json!({ "moves": ["pass"] }));
        hear_until(listener, &step, heard);
    }
}

/// Writes down everything up to the answer to a request.
fn hear_until(listener: &mut Socket, id: &str, heard: &mut Vec<String>) {
    loop {
        let text = listener.hear_text().expect("the connection is open");
        let message: Value = serde_json::from_str(&text).unwrap();
        heard.push(text);
        if message["id"] == id {
            return;
        }
    }
}

/// The text without what tells two tables apart: ids, the promise, the exchange itself, times.
fn anonymous(text: &str, id: &str, (a, b): (u8, u8)) -> String {
    let text = text.replace(id, "").replace(&format!("card={a} other={b}"), "");
    let exchanged = [format!("\"card\":\"{a}\""), format!("\"other\":\"{b}\"")];
    let text = exchanged.iter().fold(text, |text, known| text.replace(known, ""));
    ["\"id\":", "\"commitment\":", "\"created\":", "\"touched\":"].iter().fold(text, |text, key| without(&text, key))
}

/// The text without the values behind a key.
fn without(text: &str, key: &str) -> String {
    let is_value = |c: char| c.is_ascii_alphanumeric() || c == '"' || c == '-';
    let mut parts = text.split(key);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + key + part.trim_start_matches(is_value))
}

#[test]
fn no_byte_tells_of_cards_that_a_viewer_may_not_know() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Config {
        games: Games::all().with::<World>(),
        requests: Rate::new(1e6, 1e6),
        ..config(folder.path())
    })
    .unwrap();
    let mut pairs: BTreeMap<(Zone, Zone), usize> = BTreeMap::new();
    let (mut compared, mut bytes) = (0, 0);
    for (players, options, number) in GAMES {
        let course = Course::play(players, options, number);
        for viewer in [Some(Seat::new(0)), None] {
            let mut guest = server.guest();
            let mut dice = Dice::new(number, 3);
            let here = play_over_the_wire(&mut guest, &course, &course.choices, viewer, (0, 0));
            let mut cards = SanJuan::hidden(&course.states[0], viewer);
            dice.shuffle(&mut cards);
            let swaps = cards.chunks_exact(2).map(|pair| (pair[0].1, pair[1].1));
            let swaps = swaps.filter(|&(a, b)| !SanJuan::same(&course.states[0], a, b));
            let worlds = swaps.map(|swap| (swap, course.elsewhere(viewer, swap)));
            for (swap, choices) in worlds.filter(|(_, choices)| choices.len() >= SHORTEST).take(EXCHANGES) {
                let there = play_over_the_wire(&mut guest, &course, &choices, viewer, swap);
                for (n, (here, there)) in here.0.iter().zip(&there.0).enumerate() {
                    assert_eq!(here, there, "message {n} to {viewer:?} in game {number}, cards {swap:?} exchanged");
                    bytes += here.len();
                }
                course
                    .zones(viewer, choices.len(), swap)
                    .into_iter()
                    .for_each(|pair| *pairs.entry(pair).or_default() += 1);
                compared += 1;
            }
        }
    }
    println!("{compared} worlds, {bytes} bytes, pairs of zones: {pairs:?}");
    assert!(compared >= 36, "{compared}");
    assert!(pairs.len() >= 12, "{pairs:?}");
}
