//! Scenarios: a position, moves, and what must hold. `docs/scenarios.md` explains the format.

mod expect;
mod run;

pub use run::{Failed, run_text};

use entrepot_sanjuan::{Move, State, read_line, read_position};
use entrepot_table::Seat;

/// One scenario of a file.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// What it is about.
    pub title: String,
    /// The position.
    pub given: State,
    /// What is played and expected, each with its line.
    pub actions: Vec<(usize, Action)>,
}

/// One line behind the position.
#[derive(Clone, Debug)]
pub enum Action {
    /// Back to the given position.
    Again,
    /// Moves that must be legal and are played.
    Play(Seat, Vec<Move>),
    /// Moves of which the last must be legal; nothing is played.
    Allowed(Seat, Vec<Move>),
    /// Moves of which the last must be refused, by this rule or for this reason; nothing is played.
    Refused(Seat, Vec<Move>, Vec<String>),
    /// Something that must hold.
    Expect(Vec<String>),
}

/// What is wrong with a scenario file, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

/// Reads the scenarios of a file.
///
/// ```
/// let text = "scenario Smithy\nsetup players=2\nhand 1 smithy well\n1: role builder\nexpect decides 1 build";
/// assert_eq!(entrepot_scenarios::read(text).unwrap()[0].title, "Smithy");
/// ```
pub fn read(text: &str) -> Result<Vec<Scenario>, FormatError> {
    let mut blocks: Vec<(usize, Vec<&str>)> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let words = without_comment(line);
        match blocks.last_mut() {
            _ if words.starts_with("scenario") => blocks.push((at, vec![line])),
            Some((_, lines)) => lines.push(line),
            None if words.is_empty() => {}
            None => {
                return Err(FormatError {
                    line: at + 1,
                    what: "a file begins with \u{201c}scenario TITLE\u{201d}".into(),
                });
            }
        }
    }
    if blocks.is_empty() {
        return Err(FormatError {
            line: 1,
            what: "there is no scenario here: it begins with \u{201c}scenario TITLE\u{201d}".into(),
        });
    }
    blocks.into_iter().map(|(start, lines)| read_one(start, &lines)).collect()
}

/// What stands before `#`.
fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or("").trim()
}

/// A line that only cites rule numbers says nothing of the position.
fn without_citation(line: &str) -> &str {
    if without_comment(line).starts_with("cites") { "" } else { line }
}

fn read_one(start: usize, lines: &[&str]) -> Result<Scenario, FormatError> {
    let title = without_comment(lines[0]).trim_start_matches("scenario").trim().to_string();
    let first_action = lines.iter().position(|line| is_action(without_comment(line))).unwrap_or(lines.len());
    // Lines keep their numbers, so that an error in the position names the line of the file.
    let position: Vec<&str> = lines[1..first_action].iter().map(|line| without_citation(line)).collect();
    let given = read_position(&position.join("\n"))
        .map_err(|error| FormatError { line: start + 1 + error.line, what: error.what })?;
    let mut actions = Vec::new();
    for (at, line) in lines.iter().enumerate().skip(first_action) {
        let line = without_comment(line);
        if !line.is_empty() {
            let number = start + at + 1;
            let action = read_action(line).map_err(|what| FormatError { line: number, what })?;
            actions.push((number, action));
        }
    }
    Ok(Scenario { title, given, actions })
}

fn is_action(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or("");
    first == "expect" || first == "again" || seat_before_colon(line).is_some()
}

fn seat_before_colon(line: &str) -> Option<(Seat, &str)> {
    let (seat, rest) = line.split_once(':')?;
    match seat.trim() {
        "1" => Some((Seat::new(0), rest)),
        "2" => Some((Seat::new(1), rest)),
        "3" => Some((Seat::new(2), rest)),
        "4" => Some((Seat::new(3), rest)),
        _ => None,
    }
}

fn read_action(line: &str) -> Result<Action, String> {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("again") => return Ok(Action::Again),
        Some("expect") => return Ok(Action::Expect(words.map(str::to_string).collect())),
        _ => {}
    }
    let Some((seat, rest)) = seat_before_colon(line) else {
        return Err(format!(
            "\u{201c}{line}\u{201d} is no action: it is \u{201c}SEAT: MOVES\u{201d}, \u{201c}expect …\u{201d} or \u{201c}again\u{201d}"
        ));
    };
    let moves = |text: &str| read_line(text).map_err(|error| error.to_string());
    if let Some((before, why)) = rest.split_once(" refused") {
        return Ok(Action::Refused(seat, moves(before)?, why.split_whitespace().map(str::to_string).collect()));
    }
    match rest.trim().strip_suffix(" allowed") {
        Some(before) => Ok(Action::Allowed(seat, moves(before)?)),
        None => Ok(Action::Play(seat, moves(rest)?)),
    }
}
