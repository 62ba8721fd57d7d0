//! The small choices a player makes, and their notation.
//!
//! One line may join the moves of one step: `favour north play 17`, `store 17 store 38`.

use crate::cards::{CRATES, Card, Wharf};
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

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveError(String);

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MoveError {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Favour(wharf) => write!(f, "favour {wharf}"),
            Move::Play(card) => write!(f, "play {card}"),
            Move::Store(card) => write!(f, "store {card}"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["favour", name] => name.parse().map(Move::Favour).map_err(MoveError),
            ["play", name] => read_card(name).map(Move::Play),
            ["store", name] => read_card(name).map(Move::Store),
            ["done"] => Ok(Move::Done),
            _ => Err(MoveError(format!(
                "\u{201c}{text}\u{201d} is no move: favour WHARF, play CRATE, store CRATE, done"
            ))),
        }
    }
}

/// Reads the number of a crate.
pub(crate) fn read_card(word: &str) -> Result<Card, MoveError> {
    let card = word.parse().ok().filter(|card| (1..=CRATES).contains(card));
    card.ok_or_else(|| MoveError(format!("\u{201c}{word}\u{201d} is no crate: they are 1 to {CRATES}")))
}

/// Reads the moves of one step: at least one.
///
/// ```
/// use entrepot_wharves::{Move, read_line};
/// assert_eq!(read_line("store 17 done"), Ok(vec![Move::Store(17), Move::Done]));
/// ```
pub fn read_line(text: &str) -> Result<Vec<Move>, MoveError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let done = |word: &&str| *word == "done";
    // A move is a verb and a name; only done stands alone.
    let moves = words.chunk_by(|one, next| !done(one) && !done(next)).flat_map(|verbs| verbs.chunks(2));
    let moves: Vec<Move> = moves.map(|words| words.join(" ").parse()).collect::<Result<_, _>>()?;
    if moves.is_empty() { Err(MoveError("a move is expected".into())) } else { Ok(moves) }
}
