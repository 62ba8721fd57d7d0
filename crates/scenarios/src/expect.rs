//! What a scenario can expect, whatever the game.

use super::Staged;
use entrepot_table::{Game, Log, Moves, Seat};
use serde::Serialize;
use std::str::FromStr;

/// A position and what the last line of moves brought.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    /// The position.
    pub state: G::State,
    /// What happened in the last line of moves.
    pub log: Log<G::Event>,
}

impl<G: Game> Scene<G> {
    pub(crate) fn new(state: G::State) -> Scene<G> {
        Scene { state, log: Log::default() }
    }

    /// A seat by its number from 1.
    pub(crate) fn seat(&self, word: &str) -> Result<Seat, String> {
        let players = G::players(&self.state);
        match word.parse::<usize>() {
            Ok(seat) if (1..=players).contains(&seat) => Ok(Seat::new(seat - 1)),
            _ => Err(format!("\u{201c}{word}\u{201d} is no seat; seats are 1 to {players}")),
        }
    }
}

/// What is expected, as text, and what is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    subject: String,
    wanted: String,
    found: String,
}

impl Found {
    /// Of this subject these words are wanted, and that is found.
    pub(crate) fn new(subject: &[&str], wanted: &[&str], found: impl ToString) -> Found {
        Found { subject: subject.join(" "), wanted: wanted.join(" "), found: found.to_string() }
    }
}

/// Whether this can be understood, whatever the position is.
pub(crate) fn understand<G: Staged>(given: &G::State, words: &[String]) -> Result<(), String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    find(&Scene::<G>::new(given.clone()), &words).map(|_| ())
}

/// Whether this holds; if not, what was expected and what was found.
pub(crate) fn check<G: Staged>(scene: &Scene<G>, words: &[String]) -> Result<(), String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Found { subject, wanted, found } = find(scene, &words)?;
    let [wanted, found] = [wanted, found].map(|text| if text.is_empty() { "none".into() } else { text });
    if wanted == found { Ok(()) } else { Err(format!("{subject}: expected {wanted}, found {found}")) }
}

/// One number stands behind the subject.
pub(crate) fn number(wanted: &[&str]) -> Result<(), String> {
    match wanted {
        [word] if word.parse::<i64>().is_ok() => Ok(()),
        _ => Err(format!("\u{201c}{}\u{201d} is not one number", wanted.join(" "))),
    }
}

/// One of these words stands behind the subject.
pub(crate) fn one_of(wanted: &[&str], words: &[&str]) -> Result<(), String> {
    match wanted {
        [word] if words.contains(word) => Ok(()),
        _ => Err(format!("\u{201c}{}\u{201d} is not {}", wanted.join(" "), words.join(" or "))),
    }
}

/// Names of such things stand behind the subject, or `none`.
pub(crate) fn names<T: FromStr<Err = String>>(wanted: &[&str]) -> Result<(), String> {
    match wanted {
        [] => Err("a name is missing, or none".into()),
        ["none"] => Ok(()),
        _ => wanted.iter().try_for_each(|word| word.parse::<T>().map(|_| ())),
    }
}

fn find<G: Staged>(scene: &Scene<G>, words: &[&str]) -> Result<Found, String> {
    let state = &scene.state;
    Ok(match words {
        ["decides", wanted @ ..] => {
            question(scene, wanted)?;
            Found::new(&["decides"], wanted, decides::<G>(state))
        }
        ["over"] => {
            let found = if G::outcome(state).is_some() { "over" } else { "going on" };
            Found::new(&["the game"], &["over"], found)
        }
        ["round", wanted] => {
            number(&[wanted])?;
            Found::new(&["round"], &[wanted], G::round(state))
        }
        ["places", wanted @ ..] => {
            wanted.iter().try_for_each(|word| number(&[word]))?;
            Found::new(&["places"], wanted, join(G::score_now(state).places))
        }
        ["winners", "nobody", "yet"] => Found::new(&["winners"], &words[1..], winners::<G>(state)),
        ["winners", wanted @ ..] => {
            wanted.iter().try_for_each(|word| scene.seat(word).map(|_| ()))?;
            Found::new(&["winners"], wanted, winners::<G>(state))
        }
        ["points", who, part, wanted] => {
            number(&[wanted])?;
            let points = G::points(state, scene.seat(who)?, part);
            let points = points.ok_or_else(|| format!("\u{201c}{part}\u{201d} is no part of the points"))?;
            Found::new(&words[..3], &[wanted], points)
        }
        ["legal", rest @ ..] => Found::new(&["legal"], &[&list(&read_moves::<G>(rest)?)], legal::<G>(state)),
        ["can", rest @ ..] => {
            let moves = read_moves::<G>(rest)?;
            Found::new(&["can"], &[&list(&moves)], list(&possible::<G>(state, &moves, true)))
        }
        ["cannot", rest @ ..] => {
            let moves = read_moves::<G>(rest)?;
            Found::new(&["cannot"], &[&list(&moves)], list(&possible::<G>(state, &moves, false)))
        }
        _ => G::expect(scene, words)?.ok_or_else(|| {
            format!("\u{201c}expect {}\u{201d} is nothing that can be expected: see docs/scenarios.md", words.join(" "))
        })?,
    })
}

/// Things as words.
pub(crate) fn join<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// A number in what becomes a table of names and numbers.
pub(crate) fn part_of(parts: &impl Serialize, part: &str) -> Option<i64> {
    serde_json::to_value(parts).ok()?.get(part)?.as_i64()
}

fn decides<G: Staged>(state: &G::State) -> String {
    match G::decider(state) {
        Some(seat) => format!("{seat} {}", G::question(state)),
        None => "nobody".into(),
    }
}

/// `nobody`, or a seat and its question.
fn question<G: Staged>(scene: &Scene<G>, wanted: &[&str]) -> Result<(), String> {
    match wanted {
        ["nobody"] => Ok(()),
        [who, question @ ..] if G::is_question(question) => scene.seat(who).map(|_| ()),
        _ => Err(format!(
            "\u{201c}{}\u{201d} is not SEAT QUESTION with the numbers of the question, nor nobody: see docs/scenarios.md",
            wanted.join(" ")
        )),
    }
}

fn winners<G: Game>(state: &G::State) -> String {
    match G::outcome(state) {
        Some(outcome) => join(outcome.winners()),
        None => "nobody yet".into(),
    }
}

fn legal<G: Game>(state: &G::State) -> String {
    let mut moves = Moves::new();
    G::legal(state, &mut moves);
    list(&moves)
}

fn list<M: ToString>(moves: &[M]) -> String {
    moves.iter().map(|mv| mv.to_string()).collect::<Vec<_>>().join(", ")
}

/// Moves with commas between them.
fn read_moves<G: Game>(words: &[&str]) -> Result<Vec<G::Move>, String> {
    let read = |text: &str| text.trim().parse().map_err(|error: <G::Move as FromStr>::Err| error.to_string());
    words.join(" ").split(',').map(read).collect()
}

/// Those of the moves that are legal, or those that are not.
fn possible<G: Game>(state: &G::State, moves: &[G::Move], wanted: bool) -> Vec<G::Move> {
    let mut legal = Moves::new();
    G::legal(state, &mut legal);
    moves.iter().filter(|mv| legal.contains(mv) == wanted).copied().collect()
}
