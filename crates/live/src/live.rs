//! The driver of a running game, the only holder of its seed.

use crate::record::Fate;
use crate::replay::{check, check_seat};
use crate::{Commitment, End, Entry, Problem, Record, RecordError};
use entrepot_table::{Game, Log, Outcome, Played, Seat, Seed, Silent, StepError, Turn, UndoError};
use sha2::{Digest, Sha256};
use std::fmt;

/// A game that is being played.
///
/// Moves that can still be taken back are *open*: only the seat that made them sees them. When they become final they are
/// *settled*, and everybody learns of them as one sequence. Moves that were taken back leave no trace.
///
/// ```
/// use entrepot_live::Live;
/// use entrepot_table::example::{Move, Tally};
/// use entrepot_table::{Game, Moves, Seat, Seed};
///
/// let mut live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "kitchen table");
/// let (ana, ben) = (Seat::new(0), Seat::new(1));
/// let (before, record) = (live.view(Some(ben)), live.record());
///
/// let mut moves = Moves::new();
/// Tally::legal(live.state(), &mut moves);
/// live.step(ana, &moves[..1]).unwrap();      // the first of two cards to give back
/// assert_eq!(live.view(Some(ben)), before);  // Ben sees nothing of it yet,
/// assert_eq!(live.undo(ana), Ok(moves[0]));  // Ana may change her mind,
/// assert_eq!(live.record(), record);         // and nobody will ever know.
/// ```
pub struct Live<G: Game> {
    rules: u32,
    setup: G::Setup,
    seed: Seed,
    table: String,
    turn: Turn<G>,
    opening: Log<G::Event>,
    settled: Vec<Played<G>>,
    entries: Vec<Entry<G::Move>>,
    stopped: bool,
}

impl<G: Game> Live<G> {
    /// Deals a new game. The table's name is part of what the [commitment](Live::commitment) promises.
    pub fn begin(setup: G::Setup, seed: Seed, table: &str) -> Live<G> {
        let mut opening = Log::default();
        let dealt = G::deal(&setup, &mut seed.clone(), &mut opening);
        let turn = Turn::new(dealt);
        let (rules, table) = (G::RULES_VERSION, table.into());
        Live { rules, setup, seed, table, turn, opening, settled: Vec::new(), entries: Vec::new(), stopped: false }
    }

    /// Continues an interrupted game from its record and its seed, which was kept separately.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Seed, example::Tally};
    /// let live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// let again = Live::resume(&live.record(), Seed::from_number(1)).unwrap();
    /// assert_eq!(again.state(), live.state());
    /// let error = Live::resume(&live.record(), Seed::from_number(2)).unwrap_err();
    /// assert!(error.to_string().contains("promised"));
    /// ```
    pub fn resume(record: &Record<G>, seed: Seed) -> Result<Live<G>, RecordError> {
        Live::resume_after(record, 0, seed)
    }

    /// Like [`resume`](Live::resume), for a table that was opened with the first `played` moves already made: its players
    /// cannot take those back.
    ///
    /// ```
    /// use entrepot_live::{Live, Record};
    /// use entrepot_table::{Seat, Seed, UndoError, example::Tally};
    /// let seed = Seed::from_number(1);
    /// let mut live = Live::<Tally>::begin("players=2".parse().unwrap(), seed, "");
    /// let first = live.would_play(Seat::new(0), |_, legal| legal[0])[0];
    /// live.step(Seat::new(0), &[first]).unwrap(); // could be taken back,
    /// live.settle();                              // but is made final
    /// let mut again = Live::resume_after(&live.record(), 1, seed).unwrap();
    /// assert_eq!((again.state(), again.settled().len()), (live.state(), 1));
    /// assert_eq!(again.undo(Seat::new(0)), Err(UndoError::Nothing));
    /// ```
    pub fn resume_after(record: &Record<G>, played: usize, seed: Seed) -> Result<Live<G>, RecordError> {
        record.check_rules()?;
        record.check_commitment(Commitment::new::<G>(record.rules(), record.setup(), record.table(), seed))?;
        let mut live = Live { rules: record.rules(), ..Live::begin(record.setup().clone(), seed, record.table()) };
        for (line, entry) in record.lines() {
            live.repeat(entry).map_err(|problem| record.wrong(line, problem))?;
            if live.settled.len() + live.open().len() == played {
                live.settle();
            }
        }
        Ok(live)
    }

    fn repeat(&mut self, entry: &Entry<G::Move>) -> Result<(), Problem> {
        match entry {
            Entry::Seat { seat, .. } => check_seat::<G>(self.state(), *seat)?,
            Entry::Note(_) => {}
            Entry::Move { seat, mv } => {
                check::<G>(self.state(), *seat, *mv)?;
                // `check` has allowed this move, so it is a valid step by itself.
                return self.step(*seat, &[*mv]).map(|_| ()).map_err(|_| Problem::MoveAfterEnd);
            }
        }
        self.entries.push(entry.clone());
        Ok(())
    }

    /// The version of the rules under which the game was begun. It continues under the current rules but keeps this number.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The options chosen before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The whole position, including open moves and hidden cards. Not for players: they get a [view](Live::view).
    pub fn state(&self) -> &G::State {
        self.turn.state()
    }

    pub(crate) fn turn(&self) -> &Turn<G> {
        &self.turn
    }

    /// The source of chance of this game, for trying moves out.
    pub(crate) fn chance(&self) -> Seed {
        self.seed
    }

    /// The number from which the dice of a computer player follow that is asked now. It is made one-way from the seed, the seat
    /// and how many moves were made: the same game asks with the same number after a restart, and nobody finds the seed by it.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Seat, Seed, example::Tally};
    /// let begin = |seed| Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(seed), "");
    /// let (mut live, [ana, ben]) = (begin(1), [0, 1].map(Seat::new));
    /// let first = live.lot(ana);
    /// assert_eq!(first, begin(1).lot(ana));
    /// assert!(first != begin(2).lot(ana) && first != live.lot(ben));
    /// let mv = live.would_play(ana, |_, legal| legal[0])[0];
    /// live.step(ana, &[mv]).unwrap();
    /// assert_ne!(live.lot(ana), first);
    /// ```
    pub fn lot(&self, seat: Seat) -> u64 {
        let moves = self.settled.len() + self.open().len();
        let asked = format!("entrepot lot {} {} {moves}\n", self.seed, seat.index());
        let digest: [u8; 32] = Sha256::digest(asked).into();
        digest[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    /// The seat whose decision it is; `None` when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        G::decider(self.state()).filter(|_| !self.stopped)
    }

    /// The result once the game is over; for a stopped game, what the result would be if it had ended there.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| end.outcome)
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<End> {
        let finished = G::outcome(self.state()).map(|outcome| End { finished: true, outcome });
        finished.or_else(|| self.stopped.then(|| End { finished: false, outcome: G::score_now(self.state()) }))
    }

    /// What a viewer may know. The deciding seat sees its open moves, everybody else the settled position.
    pub fn view(&self, viewer: Option<Seat>) -> G::View {
        let decides = viewer.is_some() && viewer == self.decider();
        G::view(if decides { self.turn.state() } else { self.turn.known() }, viewer)
    }

    /// Every position so far, from the deal to the last final move. Not for players while the game runs.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Seat, Seed, example::Tally};
    /// let mut live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// let first = live.would_play(Seat::new(0), |_, legal| legal[0])[0];
    /// live.step(Seat::new(0), &[first]).unwrap();
    /// assert_eq!(live.positions().count(), 1); // the move can still be taken back
    /// live.settle();
    /// assert_eq!(live.positions().last().as_ref(), Some(live.state()));
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = G::State> + '_ {
        let dealt = G::deal(&self.setup, &mut self.chance(), &mut Silent);
        let after = self.settled.iter().scan(dealt.clone(), |state, played| {
            G::play(state, played.mv, &mut self.chance(), &mut Silent);
            Some(state.clone())
        });
        std::iter::once(dealt).chain(after)
    }

    /// What happened in the deal.
    pub fn opening(&self) -> &Log<G::Event> {
        &self.opening
    }

    /// The final moves with their events. A viewer may see only what [`seen_by`](Log::seen_by) returns of their logs.
    pub fn settled(&self) -> &[Played<G>] {
        &self.settled
    }

    /// The moves of the deciding seat that can still be taken back. Only that seat may see them.
    pub fn open(&self) -> &[Played<G>] {
        self.turn.open()
    }

    /// Gives a seat to a player, at the start or when the seat is taken over. A seat that the table does not have is ignored.
    /// Open moves stay open and belong to the new player.
    pub fn sit(&mut self, seat: Seat, name: &str) {
        if seat.index() < G::players(self.state()) {
            self.entries.push(Entry::Seat { seat, name: name.into() });
        }
    }

    /// Adds a note about the game, or about this point of it, to the record.
    pub fn note(&mut self, text: &str) {
        self.entries.push(Entry::Note(text.into()));
    }

    /// Plays all moves or none. Returns the moves that this made final, oldest first.
    pub fn step(&mut self, seat: Seat, moves: &[G::Move]) -> Result<&[Played<G>], StepError<G::Refusal>> {
        self.check_runs()?;
        let fresh = self.turn.step(seat, moves, &mut self.seed)?;
        let known = self.settled.len();
        self.add(fresh);
        Ok(&self.settled[known..])
    }

    /// Makes everything final that could still be taken back.
    pub fn settle(&mut self) {
        let turn = Turn::new(self.state().clone());
        let before = std::mem::replace(&mut self.turn, turn);
        self.add(before.open().to_vec());
    }

    fn add(&mut self, fresh: Vec<Played<G>>) {
        self.entries.extend(fresh.iter().map(|played| Entry::Move { seat: played.seat, mv: played.mv }));
        self.settled.extend(fresh);
    }

    /// A stopped game takes no more moves, though its position would allow some.
    pub(crate) fn check_runs(&self) -> Result<(), StepError<G::Refusal>> {
        if self.stopped { Err(StepError::Over) } else { Ok(()) }
    }

    /// Takes the last open move back.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Move, UndoError> {
        self.check_own(seat)?;
        self.turn.undo(seat, &mut self.seed)
    }

    /// Takes all open moves back. Returns how many there were.
    pub fn reset(&mut self, seat: Seat) -> Result<usize, UndoError> {
        self.check_own(seat)?;
        self.turn.reset(seat)
    }

    /// Any other seat gets the same answer whether or not there are open moves: their existence is a secret.
    fn check_own(&self, seat: Seat) -> Result<(), UndoError> {
        if self.decider().is_some_and(|decider| decider != seat) { Err(UndoError::NotYours) } else { Ok(()) }
    }

    /// The fingerprint of seed, setup and table: shown before the first move, checked after the last.
    pub fn commitment(&self) -> Commitment {
        Commitment::new::<G>(self.rules, &self.setup, &self.table, self.seed)
    }

    /// The record so far: settled moves only, and the seed only once the game is over. While the game runs, the record
    /// contains face-down choices, so it is only for the operator of the table.
    pub fn record(&self) -> Record<G> {
        let fate = match self.end() {
            Some(end) => Fate::Over(self.seed, end),
            None => Fate::Running(self.commitment()),
        };
        Record::new(self.rules, self.setup.clone(), &self.table, fate, self.entries.clone())
    }

    /// Stops the game here. Open moves are dropped, nobody decides any more, and the record has the seed. A finished game stays
    /// finished.
    ///
    /// ```
    /// use entrepot_live::{Live, verify};
    /// use entrepot_table::{Seat, Seed, StepError, example::Tally};
    /// let mut live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// let next = live.would_play(Seat::new(0), |_, legal| legal[0]);
    /// live.stop();
    /// assert_eq!(live.step(Seat::new(0), &next), Err(StepError::Over));
    /// assert!(live.message(Some(Seat::new(0)), 0).legal.is_empty());
    /// let record = live.record();
    /// assert!(record.seed().is_some() && !verify(&record).unwrap().finished);
    /// ```
    pub fn stop(&mut self) {
        self.turn = Turn::new(self.turn.known().clone());
        self.stopped = G::outcome(self.state()).is_none();
    }
}

/// Logging a running game must not reveal anybody's cards.
impl<G: Game> fmt::Debug for Live<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Live");
        shown
            .field("game", &G::NAME)
            .field("table", &self.table)
            .field("moves", &self.settled.len())
            .finish_non_exhaustive()
    }
}
