//! The small choices a player makes, and their notation.
//!
//! One line may join the moves of one step: `favour north play 17`, `store 17 store 38`.

use crate::cards::{CRATES, Card, Wharf};
pub use entrepot_table::notation::MoveError;
use entrepot_table::notation::{self, Notation, ReadName};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One small choice. Two crates to store are named one by one, the lower first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// This wharf is favoured (W3.3).
    Favour(Wharf),
    /// Play this crate (W4.1).
    Play(Card),
    /// Store this crate (W5.1).
    Store(Card),
    /// Store no second one (W5.1).
    Done,
}

impl Notation for Move {
    const VERBS: &'static [&'static str] = &["favour", "play", "store", "done"];

    fn verb(self) -> &'static str {
        match self {
            Move::Favour(_) => "favour",
            Move::Play(_) => "play",
            Move::Store(_) => "store",
            Move::Done => "done",
        }
    }

    fn object(self) -> Option<String> {
        match self {
            Move::Favour(wharf) => Some(wharf.to_string()),
            Move::Play(card) | Move::Store(card) => Some(card.to_string()),
            Move::Done => None,
        }
    }

    fn alone(verb: &str) -> Option<Move> {
        (verb == "done").then_some(Move::Done)
    }

    fn with_name(verb: &str) -> Option<ReadName<Move>> {
        match verb {
            "favour" => Some(|name| name.parse().map(Move::Favour)),
            "play" => Some(|name| read_card(name).map(Move::Play)),
            "store" => Some(|name| read_card(name).map(Move::Store)),
            _ => None,
        }
    }

    fn example(verb: &str) -> &'static str {
        if verb == "favour" { "north" } else { "17" }
    }
}

/// Reads the number of a crate.
pub(crate) fn read_card(word: &str) -> Result<Card, String> {
    let card = word.parse().ok().filter(|card| (1..=CRATES).contains(card));
    card.ok_or_else(|| format!("\u{201c}{word}\u{201d} is no crate: they are 1 to {CRATES}"))
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_move(*self, f)
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        notation::read_move(text)
    }
}

/// Reads the moves of one step: at least one.
///
/// ```
/// use entrepot_wharves::{Move, read_line};
/// assert_eq!(read_line("store 17 done"), Ok(vec![Move::Store(17), Move::Done]));
/// ```
pub fn read_line(text: &str) -> Result<Vec<Move>, MoveError> {
    notation::read_line(text)
}
