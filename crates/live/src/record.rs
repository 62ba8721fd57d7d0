//! The record of a game: setup, seed, moves, who sat where, and the result.

use crate::error::Changed;
use crate::error::outcome_words;
use crate::text::one_line;
use crate::{Commitment, Problem, RecordError};
use entrepot_table::{Game, Outcome, Seat, Seed};
use std::fmt;

/// The line that names the version of the rules.
const RULES_LINE: usize = 3;

/// The first line of every record.
pub(crate) const FIRST_LINE: &str = "entrepot record 1";

/// One line between the head and the end of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<M> {
    /// From here on this person or computer player has the seat.
    Seat {
        /// The seat.
        seat: Seat,
        /// Who has it.
        name: String,
    },
    /// A move.
    Move {
        /// Who made it.
        seat: Seat,
        /// The move.
        mv: M,
    },
    /// A note about the game or about this point of it.
    Note(String),
}

impl<M: fmt::Display> fmt::Display for Entry<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Seat { seat, name } => write!(f, "seat {seat} {name}"),
            Entry::Move { seat, mv } => write!(f, "{seat} {mv}"),
            Entry::Note(text) => write!(f, "note {text}"),
        }
    }
}

/// How a game ended, or where it was stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// Whether it was played to its end.
    pub finished: bool,
    /// The result; for a game that was stopped, the score at that moment.
    pub outcome: Outcome,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.finished { "result" } else { "unfinished" };
        write!(f, "{word} {}", outcome_words(&self.outcome))
    }
}

/// A running game keeps its seed secret; a game that is over shows it. There is no third state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Running(Commitment),
    Over(Seed, End),
}

/// A whole game as text. [`Display`](fmt::Display) writes it, [`FromStr`](std::str::FromStr) reads it, and the round trip is
/// exact.
///
/// ```
/// use entrepot_live::Record;
/// use entrepot_table::example::Tally;
///
/// let text = "\
/// entrepot record 1
/// game tally
/// rules 1
/// setup players=2
/// seed 0000000000000000000000000000000000000000000000000000000000000000
/// seat 1 Ana
/// seat 2 greedy
/// note stopped before the first move
/// unfinished points 0 0 places 1 1
/// ";
/// let record: Record<Tally> = text.parse()?;
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), entrepot_live::RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    pub(crate) rules: u32,
    pub(crate) setup: G::Setup,
    pub(crate) table: String,
    pub(crate) fate: Fate,
    pub(crate) entries: Vec<Entry<G::Move>>,
}

impl<G: Game> Record<G> {
    /// The record of a game that is over or was stopped.
    ///
    /// ```
    /// use entrepot_live::{End, Record, verify};
    /// use entrepot_table::{Outcome, Seed, example::Tally};
    /// let end = End { finished: false, outcome: Outcome { points: vec![0, 0], places: vec![1, 1] } };
    /// let record = Record::<Tally>::over("players=2".parse()?, "", Seed::from_number(7), vec![], end);
    /// assert_eq!(verify(&record)?.moves, 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn over(setup: G::Setup, table: &str, seed: Seed, entries: Vec<Entry<G::Move>>, end: End) -> Record<G> {
        Record::new(G::RULES_VERSION, setup, table, Fate::Over(seed, end), entries)
    }

    /// The record of a running game, without its seed. It contains face-down choices, so it is for the operator of the table
    /// and not for the players.
    pub fn running(setup: G::Setup, table: &str, commitment: Commitment, entries: Vec<Entry<G::Move>>) -> Record<G> {
        Record::new(G::RULES_VERSION, setup, table, Fate::Running(commitment), entries)
    }

    pub(crate) fn new(rules: u32, setup: G::Setup, table: &str, fate: Fate, entries: Vec<Entry<G::Move>>) -> Record<G> {
        Record { rules, setup, table: one_line(table), fate, entries: entries.into_iter().filter_map(tidy).collect() }
    }

    /// The same record, marked as begun under this version of the rules.
    ///
    /// ```
    /// use entrepot_live::{Live, verify};
    /// use entrepot_table::{Seed, example::Tally};
    /// let mut live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// live.stop();
    /// let earlier = live.record().begun_under(0);
    /// assert!(earlier.to_string().contains("\nrules 0\n"));
    /// assert!(verify(&earlier).is_err()); // Tally replays no earlier version
    /// ```
    pub fn begun_under(self, rules: u32) -> Record<G> {
        Record { rules, ..self }
    }

    /// The version of the rules under which the game was begun.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The options chosen before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The name of the table; empty if it has none.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The seed, once the game is over.
    pub fn seed(&self) -> Option<Seed> {
        match self.fate {
            Fate::Over(seed, _) => Some(seed),
            Fate::Running(_) => None,
        }
    }

    /// How the game ended; `None` while it runs.
    pub fn end(&self) -> Option<&End> {
        match &self.fate {
            Fate::Over(_, end) => Some(end),
            Fate::Running(_) => None,
        }
    }

    /// What was promised before the first move.
    pub fn commitment(&self) -> Commitment {
        match self.fate {
            Fate::Running(commitment) => commitment,
            Fate::Over(seed, _) => Commitment::new::<G>(self.rules, &self.setup, &self.table, seed),
        }
    }

    /// Checks that the game was dealt as promised before the first move.
    pub fn check_commitment(&self, promised: Commitment) -> Result<(), RecordError> {
        if self.commitment() == promised { Ok(()) } else { Err(Problem::BrokenPromise.on(self.head_lines())) }
    }

    /// Everything between head and end, in order.
    pub fn entries(&self) -> &[Entry<G::Move>] {
        &self.entries
    }

    /// The moves, each with the seat that made it.
    pub fn moves(&self) -> impl Iterator<Item = (Seat, G::Move)> + '_ {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Move { seat, mv } => Some((*seat, *mv)),
            Entry::Seat { .. } | Entry::Note(_) => None,
        })
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves().count()
    }

    /// Whether no move was made.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Who has the seat after this many moves.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Seat, Seed, example::Tally};
    /// let mut live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// live.sit(Seat::new(0), "Ana");
    /// assert_eq!(live.record().name(Seat::new(0), 0), Some("Ana"));
    /// assert_eq!(live.record().name(Seat::new(1), 0), None);
    /// ```
    pub fn name(&self, seat: Seat, moves: usize) -> Option<&str> {
        let named = |entry: &'_ Entry<G::Move>| matches!(entry, Entry::Seat { seat: one, .. } if *one == seat);
        match self.until(moves).iter().rfind(|entry| named(entry)) {
            Some(Entry::Seat { name, .. }) => Some(name),
            _ => None,
        }
    }

    /// The record cut off after this many moves, so that a position can be shown even if a later move is wrong.
    pub fn first(&self, moves: usize) -> Record<G> {
        Record { entries: self.until(moves).to_vec(), ..self.clone() }
    }

    /// The entries before the move after the first `moves`.
    fn until(&self, moves: usize) -> &[Entry<G::Move>] {
        let is_move = |(_, entry): &(usize, &Entry<G::Move>)| matches!(entry, Entry::Move { .. });
        let next = self.entries.iter().enumerate().filter(is_move).nth(moves);
        &self.entries[..next.map_or(self.entries.len(), |(index, _)| index)]
    }

    /// A problem on a line. If the game was begun under other rules, they are given as the reason.
    pub(crate) fn wrong(&self, line: usize, problem: Problem) -> RecordError {
        let (begun, plays) = (self.rules, G::RULES_VERSION);
        if begun == plays {
            return problem.on(line);
        }
        let is_move = |(at, entry): &(usize, &Entry<G::Move>)| *at <= line && matches!(entry, Entry::Move { .. });
        let changed =
            Changed { begun, plays, moves: self.lines().filter(is_move).count(), since: G::rulings_since(begun) };
        Problem::Changed(changed, Box::new(problem)).on(line)
    }

    /// Checks that games under the record's version of the rules can be replayed.
    pub(crate) fn check_rules(&self) -> Result<(), RecordError> {
        if G::replays(self.rules) { Ok(()) } else { Err(Problem::other_rules::<G>(self.rules).on(RULES_LINE)) }
    }

    /// How many lines come before the first entry.
    pub(crate) fn head_lines(&self) -> usize {
        if self.table.is_empty() { 5 } else { 6 }
    }

    /// The number of the last line.
    pub(crate) fn last_line(&self) -> usize {
        self.head_lines() + self.entries.len() + 1
    }

    /// The entries with their line numbers. One entry is one line, so the numbers need not be stored.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &Entry<G::Move>)> {
        (self.head_lines() + 1..).zip(&self.entries)
    }
}

/// Names and notes must fit on one line; an empty note is dropped.
fn tidy<M>(entry: Entry<M>) -> Option<Entry<M>> {
    match entry {
        Entry::Seat { seat, name } => {
            let name = one_line(&name);
            Some(Entry::Seat { seat, name: if name.is_empty() { "nobody".into() } else { name } })
        }
        Entry::Note(text) => Some(one_line(&text)).filter(|text| !text.is_empty()).map(Entry::Note),
        Entry::Move { .. } => Some(entry),
    }
}

/// The lines before the seed. The commitment covers them and the seed.
pub(crate) fn head<G: Game>(rules: u32, setup: &G::Setup, table: &str) -> String {
    let mut lines = format!("{FIRST_LINE}\ngame {}\nrules {rules}\nsetup {setup}\n", G::NAME);
    let table = one_line(table);
    if !table.is_empty() {
        lines += &format!("table {table}\n");
    }
    lines
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        let same_table = self.rules == other.rules && self.setup == other.setup && self.table == other.table;
        same_table && self.fate == other.fate && self.entries == other.entries
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&head::<G>(self.rules, &self.setup, &self.table))?;
        match &self.fate {
            Fate::Running(commitment) => writeln!(f, "commitment {commitment}")?,
            Fate::Over(seed, _) => writeln!(f, "seed {seed}")?,
        }
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        match &self.fate {
            Fate::Running(_) => writeln!(f, "running"),
            Fate::Over(_, end) => writeln!(f, "{end}"),
        }
    }
}
