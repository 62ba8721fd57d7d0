//! What scenarios ask of a game: a text form of positions and lines of moves, and words for what can be expected.

use crate::contract::Examined;
use crate::lines::read_seat;
use crate::notation::Notation;
use crate::{Game, Log, Seat};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A game that scenarios can be written for: its positions and moves have a text form. [`lines`](crate::lines) helps to read a
/// position.
pub trait Staged: Examined<Move: Notation> {
    /// Reads a position.
    fn read_position(text: &str) -> Result<Self::State, FormatError>;

    /// Writes a position so that it can be read.
    fn write_position(state: &Self::State) -> String;

    /// The question that is open, with its numbers, as behind `expect decides SEAT`.
    fn question(state: &Self::State) -> String;

    /// Whether these words could be a [question](Staged::question).
    fn is_question(words: &[&str]) -> bool;

    /// The points of a seat if the game ended now, all of them (`total`) or a part; `None` if there is no such part.
    fn points(state: &Self::State, seat: Seat, part: &str) -> Option<i64>;

    /// What only this game can be expected to have; `None` if it has nothing of that name.
    fn expect(scene: &Scene<Self>, words: &[&str]) -> Result<Option<Found>, String>;
}

/// What is wrong with a text of several lines, and where.
///
/// ```
/// use entrepot_table::scenario::FormatError;
/// let error = FormatError { line: 2, column: Some(7), what: "a name is missing".into() };
/// assert_eq!(error.to_string(), "line 2, column 7: a name is missing");
/// assert_eq!(FormatError::new(2, "a name is missing").to_string(), "line 2: a name is missing");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// The line, from 1.
    pub line: usize,
    /// The column of the word that is wrong, in characters, the first is 1; nothing where the line as a whole is wrong.
    pub column: Option<usize>,
    /// What is wrong and what would be right.
    pub what: String,
}

impl FormatError {
    /// This line as a whole is wrong.
    pub fn new(line: usize, what: impl Into<String>) -> FormatError {
        FormatError { line, column: None, what: what.into() }
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FormatError { line, column, what } = self;
        match column {
            Some(column) => write!(f, "line {line}, column {column}: {what}"),
            None => write!(f, "line {line}: {what}"),
        }
    }
}

impl std::error::Error for FormatError {}

/// A position and what the last line of moves brought.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    /// The position.
    pub state: G::State,
    /// What happened in the last line of moves.
    pub log: Log<G::Event>,
}

impl<G: Game> Scene<G> {
    /// A position in which nothing has happened yet.
    pub fn new(state: G::State) -> Scene<G> {
        Scene { state, log: Log::default() }
    }

    /// A seat by its number from 1.
    pub fn seat(&self, word: &str) -> Result<Seat, String> {
        read_seat(word, G::players(&self.state))
    }
}

/// What is expected, as text, and what is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// What it is about.
    pub subject: String,
    /// What is expected of it.
    pub wanted: String,
    /// What there is.
    pub found: String,
}

impl Found {
    /// Of this subject these words are wanted, and that is found.
    pub fn new(subject: &[&str], wanted: &[&str], found: impl ToString) -> Found {
        Found { subject: subject.join(" "), wanted: wanted.join(" "), found: found.to_string() }
    }
}

/// One number stands behind the subject.
pub fn number(wanted: &[&str]) -> Result<(), String> {
    match wanted {
        [word] if word.parse::<i64>().is_ok() => Ok(()),
        _ => Err(format!("\u{201c}{}\u{201d} is not one number", wanted.join(" "))),
    }
}

/// One of these words stands behind the subject.
pub fn one_of(wanted: &[&str], words: &[&str]) -> Result<(), String> {
    match wanted {
        [word] if words.contains(word) => Ok(()),
        _ => Err(format!("\u{201c}{}\u{201d} is not {}", wanted.join(" "), words.join(" or "))),
    }
}

/// Names of such things stand behind the subject, or `none`.
pub fn names<T: FromStr<Err: fmt::Display>>(wanted: &[&str]) -> Result<(), String> {
    match wanted {
        [] => Err("a name is missing, or none".into()),
        ["none"] => Ok(()),
        _ => wanted.iter().try_for_each(|word| word.parse::<T>().map(|_| ()).map_err(|error| error.to_string())),
    }
}

/// Things as words.
pub fn join<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// A number in what becomes a table of names and numbers.
pub fn part_of(parts: &impl Serialize, part: &str) -> Option<i64> {
    serde_json::to_value(parts).ok()?.get(part)?.as_i64()
}

/// A word in what becomes a table: which of several kinds it is.
pub fn tag_of(thing: &impl Serialize, tag: &str) -> Option<String> {
    serde_json::to_value(thing).ok()?.get(tag)?.as_str().map(str::to_owned)
}
