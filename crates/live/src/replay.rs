//! Replaying a record and checking that it is valid.

use crate::{Entry, Problem, Record, RecordError};
use entrepot_table::{Game, Outcome, Refuse, Seat, Seed, Silent, Sink};

/// How many moves there are between two stored positions.
const SNAPSHOT_EVERY: usize = 50;

/// All positions of a game, each at most a few moves from a stored one.
///
/// ```
/// use entrepot_live::{Live, replay};
/// use entrepot_table::{Seat, Seed, example::Tally};
/// let mut live = Live::<Tally>::begin("players=2".parse()?, Seed::from_number(1), "");
/// let dealt = live.state().clone();
/// live.stop();
/// let replay = replay(&live.record())?;
/// assert_eq!(replay.at(0), Some(dealt));
/// assert_eq!(replay.at(1), None); // no move was made
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    seed: Seed,
    moves: Vec<(Seat, G::Move)>,
    snapshots: Vec<G::State>,
    /// The numbers of moves after which everybody knew the position, in ascending order.
    known: Vec<usize>,
    last: G::State,
}

/// What a valid record contains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many moves were made.
    pub moves: usize,
    /// Whether the game was played to its end.
    pub finished: bool,
    /// The result, or the score at the moment the game was stopped.
    pub outcome: Outcome,
}

/// Replays all moves of a record. Each must be legal and made by the deciding seat.
pub fn replay<G: Game>(record: &Record<G>) -> Result<Replay<G>, RecordError> {
    record.check_rules()?;
    let seed = record.seed().ok_or(Problem::Running.on(record.last_line()))?;
    let dealt = G::deal(record.setup(), &mut seed.clone(), &mut Silent);
    let mut replay = Replay { seed, moves: vec![], snapshots: vec![dealt.clone()], known: vec![0], last: dealt };
    for (line, entry) in record.lines() {
        replay.add(entry).map_err(|problem| record.wrong(line, problem))?;
    }
    Ok(replay)
}

/// Replays a record and checks every move and the result.
///
/// ```
/// use entrepot_live::{Record, verify};
/// use entrepot_table::example::Tally;
/// let head = format!("entrepot record 1\ngame tally\nrules 1\nsetup players=2\nseed {}", "0".repeat(64));
/// let text = format!("{head}\n2 up\nunfinished points 0 0 places 1 1\n");
/// let record: Record<Tally> = text.parse()?;
/// assert_eq!(verify(&record).unwrap_err().to_string(), "line 6: seat 1 was expected to decide, not 2");
/// # Ok::<(), entrepot_live::RecordError>(())
/// ```
pub fn verify<G: Game>(record: &Record<G>) -> Result<Verified, RecordError> {
    let replay = replay(record)?;
    let wrong = |problem: Problem| record.wrong(record.last_line(), problem);
    let end = record.end().ok_or(Problem::Running.on(record.last_line()))?;
    match G::decider(&replay.last) {
        Some(decider) if end.finished => return Err(wrong(Problem::NotOver { decider })),
        None if !end.finished => return Err(wrong(Problem::IsOver)),
        _ => {}
    }
    let right = G::outcome(&replay.last).unwrap_or_else(|| G::score_now(&replay.last));
    if right != end.outcome {
        return Err(wrong(Problem::Outcome { found: end.outcome.clone(), right }));
    }
    Ok(Verified { moves: replay.len(), finished: end.finished, outcome: right })
}

/// Whether this seat may make this move now.
pub(crate) fn check<G: Game>(state: &G::State, seat: Seat, mv: G::Move) -> Result<(), Problem> {
    check_seat::<G>(state, seat)?;
    let decider = G::decider(state).ok_or(Problem::MoveAfterEnd)?;
    if decider != seat {
        return Err(Problem::WrongSeat { decider, found: seat });
    }
    let refused = |refusal: G::Refusal| Problem::Refused {
        seat,
        mv: mv.to_string(),
        rule: refusal.rule(),
        why: format!("{refusal:?}"),
    };
    G::check(state, seat, mv).map_err(refused)
}

pub(crate) fn check_seat<G: Game>(state: &G::State, seat: Seat) -> Result<(), Problem> {
    let players = G::players(state);
    if seat.index() < players { Ok(()) } else { Err(Problem::NoSuchSeat { seat, players }) }
}

impl<G: Game> Replay<G> {
    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether no move was made.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The moves, each with the seat that made it.
    pub fn moves(&self) -> &[(Seat, G::Move)] {
        &self.moves
    }

    /// The position after this many moves; `None` if the game has fewer. Replays at most 50 moves.
    pub fn at(&self, moves: usize) -> Option<G::State> {
        let since = self.moves.get(..moves)?;
        let mut state = self.snapshots.get(moves / SNAPSHOT_EVERY)?.clone();
        for &(_, mv) in &since[moves / SNAPSHOT_EVERY * SNAPSHOT_EVERY..] {
            G::play(&mut state, mv, &mut self.seed.clone(), &mut Silent);
        }
        Some(state)
    }

    /// The latest position up to this many moves that everybody knew: open moves are hidden from the other players.
    pub fn last_known(&self, moves: usize) -> usize {
        let later = self.known.partition_point(|&known| known <= moves);
        self.known[..later].last().copied().unwrap_or(0)
    }

    fn add(&mut self, entry: &Entry<G::Move>) -> Result<(), Problem> {
        match *entry {
            Entry::Note(_) => Ok(()),
            Entry::Seat { seat, .. } => check_seat::<G>(&self.last, seat),
            Entry::Move { seat, mv } => {
                check::<G>(&self.last, seat, mv)?;
                self.play(seat, mv);
                Ok(())
            }
        }
    }

    fn play(&mut self, seat: Seat, mv: G::Move) {
        let mut watch = Watch { revealed: false };
        G::play(&mut self.last, mv, &mut self.seed.clone(), &mut watch);
        self.moves.push((seat, mv));
        if self.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.last.clone());
        }
        // The same rule by which `Turn` makes moves final.
        if watch.revealed || G::decider(&self.last) != Some(seat) {
            self.known.push(self.len());
        }
    }
}

/// Only records whether something was revealed.
struct Watch {
    revealed: bool,
}

impl<E> Sink<E> for Watch {
    fn all(&mut self, _: impl FnOnce() -> E) {}
    fn split(&mut self, _: Seat, _: impl FnOnce() -> E, _: impl FnOnce() -> E) {}
    fn revealed(&mut self) {
        self.revealed = true;
    }
}
