//! Moves as text: the data's names, the same in all languages.
//!
//! One line may join the moves of one step: `build library over chapel pay silver_smelter indigo_plant`. A good is written
//! behind the building it lies on: `pay indigo_plant+good`, `over indigo_plant+good`.

use crate::kinds::{Kind, Role};
use crate::moves::Move;
use std::fmt;
use std::str::FromStr;

const GOOD: &str = "+good";

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveError(String);

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MoveError {}

/// The verbs, for messages.
const VERBS: &str = "role, build, beside, over, use_library, no_library, pay, produce, sell, keep, discard, reveal, take, \
                     exchange, lay, deposit, pass";

impl Move {
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
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.object() {
            Some(object) => write!(f, "{} {object}", self.verb()),
            None => f.write_str(self.verb()),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        match read_line(text)?[..] {
            [mv] => Ok(mv),
            _ => Err(MoveError(format!("\u{201c}{text}\u{201d} is several moves; one is expected here"))),
        }
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
    let mut words: Vec<String> = Vec::new();
    let mut verb = "";
    for mv in moves {
        match mv.object() {
            Some(object) if mv.verb() == verb && repeats(verb) => words.push(object),
            object => {
                words.push(mv.verb().into());
                words.extend(object);
            }
        }
        verb = mv.verb();
    }
    words.join(" ")
}

/// Reads one line: at least one move.
pub fn read_line(text: &str) -> Result<Vec<Move>, MoveError> {
    let mut moves = Vec::new();
    let mut words = text.split_whitespace().peekable();
    while let Some(verb) = words.next() {
        if let Some(mv) = without_object(verb) {
            moves.push(mv);
            continue;
        }
        let Some(make) = with_object(verb) else {
            return Err(MoveError(format!("\u{201c}{verb}\u{201d} is no move; moves are {VERBS}")));
        };
        let Some(object) = words.next() else {
            return Err(MoveError(format!(
                "\u{201c}{verb}\u{201d} needs a name behind it, as in \u{201c}{}\u{201d}",
                example(verb)
            )));
        };
        moves.push(make(object)?);
        while repeats(verb)
            && words.peek().is_some_and(|next| with_object(next).is_none() && without_object(next).is_none())
        {
            if let Some(object) = words.next() {
                moves.push(make(object)?);
            }
        }
    }
    if moves.is_empty() {
        return Err(MoveError(format!("a move is expected: {VERBS}")));
    }
    Ok(moves)
}

/// Verbs that choose a set: several names may follow.
fn repeats(verb: &str) -> bool {
    matches!(verb, "pay" | "produce" | "sell" | "keep" | "discard" | "exchange" | "deposit")
}

fn without_object(verb: &str) -> Option<Move> {
    match verb {
        "beside" => Some(Move::Beside),
        "use_library" => Some(Move::Library(true)),
        "no_library" => Some(Move::Library(false)),
        "reveal" => Some(Move::Reveal),
        "pass" => Some(Move::Pass),
        _ => None,
    }
}

type Make = fn(&str) -> Result<Move, MoveError>;

fn with_object(verb: &str) -> Option<Make> {
    let make: Make = match verb {
        "role" => |name| name.parse::<Role>().map(Move::Role).map_err(MoveError),
        "build" => |name| kind(name).map(Move::Build),
        "over" => |name| Ok(Move::Over { kind: kind(plain(name))?, good: name.ends_with(GOOD) }),
        "pay" => |name| match name.strip_suffix(GOOD) {
            Some(name) => kind(name).map(Move::PayGood),
            None => kind(name).map(Move::Pay),
        },
        "produce" => |name| kind(name).map(Move::Produce),
        "sell" => |name| kind(name).map(Move::Sell),
        "keep" => |name| kind(name).map(Move::Keep),
        "discard" => |name| kind(name).map(Move::Discard),
        "take" => |name| kind(name).map(Move::Take),
        "exchange" => |name| kind(name).map(Move::Exchange),
        "lay" => |name| kind(name).map(Move::Lay),
        "deposit" => |name| kind(name).map(Move::Bank),
        _ => return None,
    };
    Some(make)
}

fn plain(name: &str) -> &str {
    name.strip_suffix(GOOD).unwrap_or(name)
}

fn kind(name: &str) -> Result<Kind, MoveError> {
    name.parse::<Kind>().map_err(MoveError)
}

fn example(verb: &str) -> String {
    match verb {
        "role" => "role builder".into(),
        _ => format!("{verb} indigo_plant"),
    }
}
