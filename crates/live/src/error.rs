//! What can be wrong with a record, with messages for people.

use entrepot_table::{Game, Outcome, Seat};
use std::fmt;

/// What is wrong with a record, and where.
///
/// ```
/// use entrepot_live::Record;
/// use entrepot_table::example::Tally;
/// let error = "entrepot record 1\ngame chess\n".parse::<Record<Tally>>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2: this is a record of chess, not of tally");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line of the record, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The text does not begin like a record.
    NotARecord,
    /// The record is written in another version of the format.
    Format(String),
    /// The record is of another game.
    OtherGame {
        /// The game that the record names.
        found: String,
        /// The game that was expected.
        wanted: &'static str,
    },
    /// The record was played by a version of the rules that cannot be replayed.
    Rules {
        /// The version that the record names.
        found: String,
        /// The version that this program plays.
        plays: u32,
        /// Earlier versions that it can replay.
        replays: Vec<u32>,
    },
    /// The game was begun under an earlier version of the rules and is not valid under the current one.
    Changed(Changed, Box<Problem>),
    /// The first lines of a record have a fixed order, and a different line was expected.
    Head {
        /// What the expected line looks like.
        due: &'static str,
        /// The line that was found.
        found: String,
    },
    /// The setup, seed or commitment cannot be read; the text says why.
    Value(String),
    /// The line contains an invisible character.
    Unprintable,
    /// The line is not one that a record can contain.
    Line(String),
    /// The move cannot be read; the text says why.
    Move(String),
    /// The last line cannot be read.
    End(String),
    /// The record has its seed, so its game is over, but it says that the game is running.
    RunsWithSeed,
    /// The record has a result, but not the seed.
    EndsWithoutSeed,
    /// The text stops before its last line.
    CutOff,
    /// Something follows the last line.
    AfterEnd,
    /// The game is still running: without the seed nothing can be replayed.
    Running,
    /// The table does not have this seat.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
        /// How many players there are.
        players: usize,
    },
    /// It was another seat's decision.
    WrongSeat {
        /// The seat whose decision it was.
        decider: Seat,
        /// The seat in the record.
        found: Seat,
    },
    /// The rules do not allow the move.
    Refused {
        /// Who made it.
        seat: Seat,
        /// The move.
        mv: String,
        /// The number of the rule.
        rule: &'static str,
        /// The refusal, as data.
        why: String,
    },
    /// The game was over before this move.
    MoveAfterEnd,
    /// The record gives a result, but the game is not over.
    NotOver {
        /// The seat whose decision it is.
        decider: Seat,
    },
    /// The record calls the game unfinished, but it is over.
    IsOver,
    /// The points or places are not those of the game.
    Outcome {
        /// Those in the record.
        found: Outcome,
        /// Those of the game.
        right: Outcome,
    },
    /// The seed is not the one that was promised.
    BrokenPromise,
}

/// Which change of the rules made a game invalid, and at which move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The version under which it was begun.
    pub begun: u32,
    /// The version that this program plays.
    pub plays: u32,
    /// How many moves there are up to the problem, the invalid one included.
    pub moves: usize,
    /// The rulings made since that version.
    pub since: &'static [&'static str],
}

impl Changed {
    /// The ruling that refuses a move; for any other problem, all rulings made since, one of which may be the reason.
    ///
    /// ```
    /// use entrepot_live::{Changed, Problem};
    /// let changed = Changed { begun: 1, plays: 2, moves: 4, since: &["C1", "C2"] };
    /// assert_eq!(changed.ruling(&Problem::MoveAfterEnd), "C1, C2");
    /// ```
    pub fn ruling(&self, problem: &Problem) -> String {
        match problem {
            Problem::Refused { rule, .. } if self.since.contains(rule) => (*rule).into(),
            _ => self.since.join(", "),
        }
    }
}

impl Problem {
    pub(crate) fn other_rules<G: Game>(found: impl fmt::Display) -> Problem {
        let replays = G::EARLIER.iter().map(|earlier| earlier.version).collect();
        Problem::Rules { found: found.to_string(), plays: G::RULES_VERSION, replays }
    }

    pub(crate) fn on(self, line: usize) -> RecordError {
        RecordError { line, problem: self }
    }
}

/// Points and places, in the notation of records.
pub(crate) fn outcome_words(outcome: &Outcome) -> String {
    let words = |numbers: Vec<String>| numbers.join(" ");
    let points = words(outcome.points.iter().map(i32::to_string).collect());
    let places = words(outcome.places.iter().map(u8::to_string).collect());
    format!("points {points} places {places}")
}

/// The text in quotation marks, or "nothing" if it is empty.
fn quoted(text: &str) -> String {
    if text.trim().is_empty() { "nothing".into() } else { format!("\u{201c}{text}\u{201d}") }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NotARecord => {
                f.write_str("this is no record: a record begins with \u{201c}entrepot record 1\u{201d}")
            }
            Problem::Format(found) => {
                write!(f, "this record is written in format {}; this program reads format 1", quoted(found))
            }
            Problem::OtherGame { found, wanted } => write!(f, "this is a record of {found}, not of {wanted}"),
            Problem::Rules { found, plays, replays } => {
                let found = quoted(found);
                write!(f, "the game was played by version {found} of the rules; this program plays version {plays}")?;
                replays.iter().try_for_each(|version| write!(f, " and can replay version {version}"))
            }
            Problem::Changed(changed, problem) => write!(
                f,
                "the game was begun under version {} of the rules and does not hold under version {} at move {} (ruling {}): \
                 {problem}",
                changed.begun,
                changed.plays,
                changed.moves,
                changed.ruling(problem)
            ),
            Problem::Head { due, found } => write!(f, "\u{201c}{due}\u{201d} is expected here, not {}", quoted(found)),
            Problem::Value(why) | Problem::Move(why) => f.write_str(why),
            Problem::Unprintable => f.write_str("there is a character in this line that cannot be seen; remove it"),
            Problem::Line(found) => write!(
                f,
                "a move with its seat (\u{201c}1 pass\u{201d}), seat, note, result, unfinished or running is expected, not {}",
                quoted(found)
            ),
            Problem::End(found) => write!(
                f,
                "the points and places of all seats are expected, as in \u{201c}result points 31 28 places 1 2\u{201d}, not {}",
                quoted(found)
            ),
            Problem::RunsWithSeed => f.write_str(
                "a record with its seed is of a game that is over: result or unfinished is expected, not running",
            ),
            Problem::EndsWithoutSeed => {
                f.write_str("a record of a game that is over has its seed, but this one has a commitment instead")
            }
            Problem::CutOff => f.write_str("the record is cut off: its last line is result, unfinished or running"),
            Problem::AfterEnd => f.write_str("nothing may follow the last line of a record"),
            Problem::Running => {
                f.write_str("the game still runs and its seed is secret: the record can be replayed once it is over")
            }
            Problem::NoSuchSeat { seat, players } => write!(f, "there is no seat {seat}: {players} play"),
            Problem::WrongSeat { decider, found } => write!(f, "seat {decider} was expected to decide, not {found}"),
            Problem::Refused { seat, mv, rule, why } => {
                write!(f, "seat {seat} may not \u{201c}{mv}\u{201d} here: rule {rule} ({why})")
            }
            Problem::MoveAfterEnd => f.write_str("the game was over before this move"),
            Problem::NotOver { decider } => {
                write!(f, "the game is not over: seat {decider} has to decide; unfinished is expected, not result")
            }
            Problem::IsOver => f.write_str("the game is over: result is expected, not unfinished"),
            Problem::Outcome { found, right } => write!(
                f,
                "the game ends with \u{201c}{}\u{201d}, not with \u{201c}{}\u{201d}",
                outcome_words(right),
                outcome_words(found)
            ),
            Problem::BrokenPromise => {
                f.write_str("seed, setup and table are not those that were promised at the start")
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RecordError {}
