//! Reading a scenario file.

use super::expect;
use entrepot_table::lines::{Wrong, column_of, without_comment};
use entrepot_table::notation::{MoveError, read_line};
use entrepot_table::scenario::{FormatError, Staged};
use entrepot_table::{Game, Seat};

/// One scenario of a file.
#[derive(Clone, Debug)]
pub(crate) struct Scenario<G: Game> {
    /// What it is about.
    pub(crate) title: String,
    /// The position.
    pub(crate) given: G::State,
    /// What is played and expected, each with its line.
    pub(crate) actions: Vec<(usize, Action<G>)>,
}

/// One line behind the position.
#[derive(Clone, Debug)]
pub(crate) enum Action<G: Game> {
    /// Back to the given position.
    Again,
    /// Moves that must be legal and are played.
    Play(Seat, Vec<G::Move>),
    /// Moves of which the last must be legal; nothing is played.
    Allowed(Seat, Vec<G::Move>),
    /// Moves of which the last must be refused, by this rule or for this reason; nothing is played.
    Refused(Seat, Vec<G::Move>, Vec<String>),
    /// Something that must hold.
    Expect(Vec<String>),
}

/// The game that a file names before its first scenario, and the line of that, if it names one.
///
/// ```
/// assert_eq!(entrepot_scenarios::game_of("game tally\nscenario One"), Ok(Some((1, "tally"))));
/// assert_eq!(entrepot_scenarios::game_of("scenario One"), Ok(None));
/// ```
pub fn game_of(text: &str) -> Result<Option<(usize, &str)>, FormatError> {
    let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, without_comment(line)));
    let Some((line, content)) = lines.find(|(_, line)| !line.is_empty()).filter(|(_, line)| names_game(line)) else {
        return Ok(None);
    };
    match content.split_whitespace().collect::<Vec<_>>()[..] {
        [_, name] => Ok(Some((line, name))),
        _ => Err(FormatError::new(line, "game needs one name, as in \u{201c}game NAME\u{201d}")),
    }
}

fn names_game(line: &str) -> bool {
    first_word(line) == "game"
}

fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or("")
}

/// The scenarios of a file.
pub(crate) fn scenarios<G: Staged>(text: &str) -> Result<Vec<Scenario<G>>, FormatError> {
    if let Some((line, name)) = game_of(text)?.filter(|(_, name)| *name != G::NAME) {
        return Err(FormatError::new(line, format!("these are scenarios of {name}, not of {}", G::NAME)));
    }
    let mut blocks: Vec<(usize, Vec<&str>)> = Vec::new();
    let mut named = false;
    for (at, line) in text.lines().enumerate() {
        let words = without_comment(line);
        match blocks.last_mut() {
            _ if first_word(words) == "scenario" => blocks.push((at, vec![line])),
            Some((_, lines)) => lines.push(line),
            None if words.is_empty() => {}
            None if names_game(words) && !named => named = true,
            None => {
                return Err(FormatError::new(at + 1, "a file begins with \u{201c}scenario TITLE\u{201d}"));
            }
        }
    }
    if blocks.is_empty() {
        let what = "there is no scenario here: it begins with \u{201c}scenario TITLE\u{201d}";
        return Err(FormatError::new(1, what));
    }
    blocks.into_iter().map(|(start, lines)| read_one(start, &lines)).collect()
}

/// A line that only cites rule numbers says nothing of the position.
fn without_citation(line: &str) -> &str {
    if first_word(without_comment(line)) == "cites" { "" } else { line }
}

fn read_one<G: Staged>(start: usize, lines: &[&str]) -> Result<Scenario<G>, FormatError> {
    let title = without_comment(lines[0]).trim_start_matches("scenario").trim().to_string();
    let first_action = lines.iter().position(|line| is_action(without_comment(line))).unwrap_or(lines.len());
    // Lines keep their numbers, so that whatever an error in the position names is a line of the file.
    let position: Vec<&str> = lines[1..first_action].iter().map(|line| without_citation(line)).collect();
    let given = G::read_position(&format!("{}{}", "\n".repeat(start + 1), position.join("\n")))
        .map_err(|error| FormatError { line: error.line.max(start + 1), ..error })?;
    let mut actions = Vec::new();
    for (at, line) in lines.iter().enumerate().skip(first_action) {
        if !without_comment(line).is_empty() {
            let number = start + at + 1;
            let error = |Wrong { column, what }| FormatError { line: number, column, what };
            actions.push((number, read_action::<G>(line, &given).map_err(error)?));
        }
    }
    Ok(Scenario { title, given, actions })
}

fn is_action(line: &str) -> bool {
    matches!(first_word(line), "expect" | "again") || seat_before_colon(line).is_some()
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

fn read_action<G: Staged>(text: &str, given: &G::State) -> Result<Action<G>, Wrong> {
    let line = without_comment(text);
    let mut words = line.split_whitespace();
    match words.next() {
        Some("again") => {
            return match words.next() {
                None => Ok(Action::Again),
                Some(more) => {
                    let what = format!("again stands alone: \u{201c}{more}\u{201d} goes into the next line");
                    Err(Wrong::at(text, more, what))
                }
            };
        }
        Some("expect") => {
            let words: Vec<String> = words.map(str::to_string).collect();
            return expect::understand::<G>(given, &words).map(|()| Action::Expect(words)).map_err(Wrong::from);
        }
        _ => {}
    }
    let Some((seat, rest)) = seat_before_colon(line) else {
        let what = "is no action: it is \u{201c}SEAT: MOVES\u{201d}, \u{201c}expect …\u{201d} or \u{201c}again\u{201d}";
        return Err(format!("\u{201c}{line}\u{201d} {what}").into());
    };
    let moves = |part: &str| read_line(part).map_err(|error| misread(text, part, &error));
    if let Some((before, why)) = rest.split_once(" refused") {
        return Ok(Action::Refused(seat, moves(before)?, why.split_whitespace().map(str::to_string).collect()));
    }
    match rest.trim().strip_suffix(" allowed") {
        Some(before) => Ok(Action::Allowed(seat, moves(before)?)),
        None => Ok(Action::Play(seat, moves(rest)?)),
    }
}

/// What is wrong with the moves in a part of a line.
fn misread(line: &str, part: &str, error: &MoveError) -> Wrong {
    let column = column_of(line, part).map(|column| column + error.column() - 1);
    Wrong { column, what: error.to_string() }
}
