//! Moves as text: the data's names, the same in all languages.
//!
//! One line may join the moves of one step: `build library over chapel pay silver_smelter indigo_plant`. A good is written
//! behind the building it lies on: `pay indigo_plant+good`, `over indigo_plant+good`.

use crate::moves::Move;
pub use entrepot_table::notation::MoveError;
use entrepot_table::notation::{self, Notation, ReadName};
use std::fmt;
use std::str::FromStr;

const GOOD: &str = "+good";

impl Notation for Move {
    const VERBS: &'static [&'static str] = &[
        "role",
        "build",
        "beside",
        "over",
        "use_library",
        "no_library",
        "pay",
        "produce",
        "sell",
        "keep",
        "discard",
        "reveal",
        "take",
        "exchange",
        "lay",
        "deposit",
        "pass",
    ];

    fn verb(self) -> &'static str {
        match self {
            Move::Role(_) => "role",
            Move::Build(_) => "build",
            Move::Beside => "beside",
            Move::Over { .. } => "over",
            Move::Library(true) => "use_library",
            Move::Library(false) => "no_library",
            Move::PayGood(_) | Move::Pay(_) => "pay",
            Move::Produce(_) => "produce",
            Move::Sell(_) => "sell",
            Move::Keep(_) => "keep",
            Move::Discard(_) => "discard",
            Move::Reveal => "reveal",
            Move::Take(_) => "take",
            Move::Exchange(_) => "exchange",
            Move::Lay(_) => "lay",
            Move::Bank(_) => "deposit",
            Move::Pass => "pass",
        }
    }

    fn object(self) -> Option<String> {
        match self {
            Move::Role(role) => Some(role.to_string()),
            Move::Over { kind, good: true } | Move::PayGood(kind) => Some(format!("{kind}{GOOD}")),
            Move::Build(kind)
            | Move::Over { kind, good: false }
            | Move::Pay(kind)
            | Move::Produce(kind)
            | Move::Sell(kind)
            | Move::Keep(kind)
            | Move::Discard(kind)
            | Move::Take(kind)
            | Move::Exchange(kind)
            | Move::Lay(kind)
            | Move::Bank(kind) => Some(kind.to_string()),
            Move::Beside | Move::Library(_) | Move::Reveal | Move::Pass => None,
        }
    }
    fn alone(verb: &str) -> Option<Move> {
        match verb {
            "beside" => Some(Move::Beside),
            "use_library" => Some(Move::Library(true)),
            "no_library" => Some(Move::Library(false)),
            "reveal" => Some(Move::Reveal),
            "pass" => Some(Move::Pass),
            _ => None,
        }
    }

    fn with_name(verb: &str) -> Option<ReadName<Move>> {
        let read: ReadName<Move> = match verb {
            "role" => |name| name.parse().map(Move::Role),
            "build" => |name| name.parse().map(Move::Build),
            "over" => |name| Ok(Move::Over { kind: plain(name).parse()?, good: name.ends_with(GOOD) }),
            "pay" => |name| match name.strip_suffix(GOOD) {
                Some(name) => name.parse().map(Move::PayGood),
                None => name.parse().map(Move::Pay),
            },
            "produce" => |name| name.parse().map(Move::Produce),
            "sell" => |name| name.parse().map(Move::Sell),
            "keep" => |name| name.parse().map(Move::Keep),
            "discard" => |name| name.parse().map(Move::Discard),
            "take" => |name| name.parse().map(Move::Take),
            "exchange" => |name| name.parse().map(Move::Exchange),
            "lay" => |name| name.parse().map(Move::Lay),
            "deposit" => |name| name.parse().map(Move::Bank),
            _ => return None,
        };
        Some(read)
    }

    fn example(verb: &str) -> &'static str {
        if verb == "role" { "builder" } else { "indigo_plant" }
    }

    fn repeats(verb: &str) -> bool {
        matches!(verb, "pay" | "produce" | "sell" | "keep" | "discard" | "exchange" | "deposit")
    }
}

fn plain(name: &str) -> &str {
    name.strip_suffix(GOOD).unwrap_or(name)
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

/// Writes the moves of one step as one line.
///
/// ```
/// use entrepot_sanjuan::{read_line, write_line};
/// let line = "build library over chapel pay indigo_plant silver_smelter";
/// assert_eq!(write_line(&read_line(line).unwrap()), line);
/// ```
pub fn write_line(moves: &[Move]) -> String {
    notation::write_line(moves)
}

/// Reads one line: at least one move.
pub fn read_line(text: &str) -> Result<Vec<Move>, MoveError> {
    notation::read_line(text)
}
