//! Restores a stored game.

use crate::log::{Often, at_times};
use crate::protocol::TableState;
use crate::store::{Saved, Sitter, Standing};
use entrepot_live::{Commitment, Entry, Live, Problem, Record, RecordError};
use entrepot_table::{Game, Seat, Seed};
use entrepot_title::Title;
use std::collections::BTreeMap;
use std::fmt;

/// How a table begins.
pub(crate) struct Beginning {
    pub(crate) seed: Seed,
    pub(crate) setup: String,
    /// The chosen options, or those that would give the same setup.
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) rules: u32,
    pub(crate) commitment: String,
    pub(crate) standing: Standing,
    /// The moves already played, in their notation.
    pub(crate) played: Vec<(Seat, String)>,
}

impl Beginning {
    pub(crate) fn of<G: Game>(
        title: &Title<G>,
        live: &Live<G>,
        seed: Seed,
        options: BTreeMap<String, String>,
    ) -> Beginning {
        Beginning {
            seed,
            setup: live.setup().to_string(),
            options,
            rules: live.rules(),
            commitment: live.commitment().to_string(),
            standing: standing(title, live),
            played: live.settled().iter().map(|played| (played.seat, played.mv.to_string())).collect(),
        }
    }
}

/// The public state of a game with no open moves.
pub(super) fn standing<G: Game>(title: &Title<G>, live: &Live<G>) -> Standing {
    let end = live.end();
    Standing {
        state: match &end {
            None => TableState::Running,
            Some(end) if end.finished => TableState::Finished,
            Some(_) => TableState::Stopped,
        },
        round: G::round(live.state()),
        decider: live.decider(),
        // Nobody is asked anything once a game has ended.
        asks: title.asks.filter(|_| end.is_none()).and_then(|asks| asks(&live.view(None))).map(str::to_owned),
        outcome: end.map(|end| end.outcome.into()),
        towns: towns(title, live),
    }
}

/// What each seat has built, as far as everybody knows.
fn towns<G: Game>(title: &Title<G>, live: &Live<G>) -> Vec<Vec<String>> {
    let Some(town) = title.town else { return Vec::new() };
    let view = live.view(None);
    Seat::all(G::players(live.state())).map(|seat| town(&view, seat)).collect()
}

/// Why this program cannot play a stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unplayable {
    /// This program does not know the game.
    OtherGame,
    /// It was begun under a version of the rules that cannot be replayed.
    OtherRules {
        /// That version.
        begun: u32,
        /// The version that this program plays.
        plays: u32,
    },
    /// It was begun under an earlier version of the rules and is not valid under the current one.
    ChangedRules {
        /// The earlier version.
        begun: u32,
        /// The version that this program plays.
        plays: u32,
        /// The number of the move that is no longer valid.
        moves: usize,
        /// The ruling that forbids it, or those that may be the reason.
        ruling: String,
    },
    /// What is stored is not a game.
    Broken,
}

impl Unplayable {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Unplayable::OtherGame | Unplayable::OtherRules { .. } | Unplayable::ChangedRules { .. } => "other_rules",
            Unplayable::Broken => "storage",
        }
    }
}

/// The message for players.
impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::OtherGame => f.write_str("this server does not have the game of this table any more"),
            Unplayable::OtherRules { begun, plays } => write!(
                f,
                "this game was begun under version {begun} of the rules, and the server now plays version {plays}; open a new table"
            ),
            Unplayable::ChangedRules { begun, plays, moves, ruling } => write!(
                f,
                "this game was begun under version {begun} of the rules and does not hold under version {plays}, which the \
                 server now plays: move {moves}, ruling {ruling}; open a new table"
            ),
            Unplayable::Broken => f.write_str("this game cannot be read from storage; tell whoever runs the server"),
        }
    }
}

/// Replays a stored game to its current point, including moves that can still be taken back. A game begun under earlier rules
/// continues under the current ones, if all of it is valid, and keeps its version number.
pub(crate) fn resume<G: Game>(saved: &Saved) -> Result<Live<G>, Unplayable> {
    let (begun, plays) = (saved.table.rules, G::RULES_VERSION);
    if !G::replays(begun) {
        return Err(Unplayable::OtherRules { begun, plays });
    }
    replay::<G>(saved).map_err(|why| match why {
        Wrong::Rules { moves, ruling } => Unplayable::ChangedRules { begun, plays, moves, ruling },
        Wrong::Storage(why) => {
            // For the operator: players cannot fix it.
            at_times!(error, Often::BrokenGame, table = saved.table.id, why, "a stored game is broken");
            Unplayable::Broken
        }
    })
}

/// What is wrong with a stored game.
enum Wrong {
    /// It is not valid under the current rules.
    Rules { moves: usize, ruling: String },
    /// It is not a game.
    Storage(String),
}

impl From<String> for Wrong {
    fn from(why: String) -> Wrong {
        Wrong::Storage(why)
    }
}

fn replay<G: Game>(saved: &Saved) -> Result<Live<G>, Wrong> {
    let setup = saved.table.setup.parse::<G::Setup>().map_err(|error| error.to_string())?;
    let commitment = saved.table.commitment.parse::<Commitment>().map_err(|error| error.to_string())?;
    let record = Record::<G>::running(setup, &saved.table.id, commitment, entries::<G>(saved)?);
    let record = record.begun_under(saved.table.rules);
    let mut live =
        Live::resume_after(&record, saved.table.begun, saved.seed).map_err(|error| match &error.problem {
            Problem::Changed(changed, problem) => {
                Wrong::Rules { moves: changed.moves, ruling: changed.ruling(problem) }
            }
            _ => Wrong::Storage(what_is_wrong(&record, &error)),
        })?;
    if saved.table.standing.state == TableState::Stopped {
        live.stop();
    }
    check_result(saved, live)
}

/// Checks that a finished game leads to the stored result.
fn check_result<G: Game>(saved: &Saved, live: Live<G>) -> Result<Live<G>, Wrong> {
    let Standing { state, outcome, .. } = &saved.table.standing;
    if *state != TableState::Finished || outcome.is_none() || live.outcome().map(Into::into) == *outcome {
        return Ok(live);
    }
    let since = G::rulings_since(live.rules());
    Err(match since {
        [] => Wrong::Storage("its result is not the one that is stored".into()),
        _ => Wrong::Rules { moves: saved.played.len(), ruling: since.join(", ") },
    })
}

/// What is wrong with the game, without the move, which may still be hidden from readers of the log.
fn what_is_wrong<G: Game>(record: &Record<G>, error: &RecordError) -> String {
    let before = record.lines().filter(|(line, entry)| *line < error.line && matches!(entry, Entry::Move { .. }));
    let n = before.count();
    match &error.problem {
        Problem::Refused { rule, .. } => format!("move {n} is against rule {rule}"),
        problem => format!("move {n}: {problem}"),
    }
}

/// The moves, with the first players seated where the table was opened and each takeover at its place between them.
fn entries<G: Game>(saved: &Saved) -> Result<Vec<Entry<G::Move>>, String> {
    let seats = || Seat::all(saved.table.seats.len()).zip(&saved.table.seats);
    let mut entries = Vec::new();
    let mut taken_over = saved.taken_over.iter().peekable();
    for n in 0..=saved.played.len() {
        if n == saved.table.begun {
            entries.extend(seats().map(|(seat, sitter)| Entry::Seat { seat, name: first_name(sitter) }));
        }
        while let Some(event) = taken_over.next_if(|event| event.after == n) {
            entries.push(Entry::Seat { seat: event.seat, name: event.who.clone() });
        }
        if let Some((seat, mv)) = saved.played.get(n) {
            let mv = mv.parse().map_err(|_| format!("move {n} is none of {}", G::NAME))?;
            entries.push(Entry::Move { seat: *seat, mv });
        }
    }
    Ok(entries)
}

/// The first name of a seat in the record. A guest who gave the seat up later appears under their own name.
fn first_name(sitter: &Sitter) -> String {
    match &sitter.bot {
        Some(bot) if sitter.guest.is_none() => format!("{} ({bot})", sitter.name),
        _ => sitter.name.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_table::example::{Move, Tally};

    /// The second move is illegal, and must not appear in the log.
    #[test]
    fn the_log_of_a_broken_game_names_no_move() {
        let seed = Seed::from_number(1);
        let mut live = Live::<Tally>::begin("players=2".parse().unwrap(), seed, "table");
        let mut legal = entrepot_table::Moves::new();
        Tally::legal(live.state(), &mut legal);
        let (seat, mv) = (live.decider().unwrap(), legal[0]);
        live.step(seat, &[mv]).unwrap();
        let wrong = Move::Pick(7);
        let entries = vec![Entry::Move { seat, mv }, Entry::Move { seat, mv: wrong }];
        let record = Record::<Tally>::running(*live.setup(), "table", live.commitment(), entries);
        let error = Live::resume(&record, seed).unwrap_err();
        let said = what_is_wrong(&record, &error);
        assert!(said.starts_with("move 1 is against rule ") && !said.contains(&wrong.to_string()), "{said}; {error}");
    }
}
