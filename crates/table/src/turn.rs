//! The part of a game that can still be taken back, and steps of several moves.

use crate::{Chance, Game, Log, Seat};

/// Why a step was not taken. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum StepError<R> {
    /// The step holds no move.
    Empty,
    /// The game is over.
    Over,
    /// The move with this index is refused.
    Refused {
        /// Index in the step, from 0.
        index: usize,
        /// Why.
        refusal: R,
    },
    /// The move with this index would draw or reveal, and more moves follow it: what it showed could not be taken back.
    RevealsTooEarly {
        /// Index in the step, from 0.
        index: usize,
    },
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// Nothing was played since the last draw, reveal or change of seat.
    Nothing,
    /// The moves that can be taken back are another seat's.
    NotYours,
}

/// A move that was played, with what happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Game> {
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// What happened, and to whom it is told.
    pub log: Log<G::Event>,
}

/// A position together with the moves that can still be taken back.
///
/// Undo is defined by information: it ends at the first draw or reveal, or when another seat must decide.
#[derive(Clone, Debug)]
pub struct Turn<G: Game> {
    settled: G::State,
    now: G::State,
    open: Vec<Played<G>>,
}

impl<G: Game> Turn<G> {
    /// Begins at a position that cannot be taken back.
    pub fn new(state: G::State) -> Turn<G> {
        Turn { settled: state.clone(), now: state, open: Vec::new() }
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.now
    }

    /// The position that others know: before the moves that can still be taken back.
    pub fn settled(&self) -> &G::State {
        &self.settled
    }

    /// The moves that can still be taken back.
    pub fn open(&self) -> &[Played<G>] {
        &self.open
    }

    /// Plays all moves or none. Returns the moves that became final by it, oldest first.
    pub fn step(
        &mut self,
        seat: Seat,
        moves: &[G::Move],
        chance: &mut impl Chance,
    ) -> Result<Vec<Played<G>>, StepError<G::Refusal>> {
        if moves.is_empty() {
            return Err(StepError::Empty);
        }
        let mut moves = moves.to_vec();
        G::arrange(&self.now, &mut moves);
        let mut state = self.now.clone();
        let mut played = Vec::with_capacity(moves.len());
        for (index, &mv) in moves.iter().enumerate() {
            if G::decider(&state).is_none() {
                return Err(StepError::Over);
            }
            G::check(&state, seat, mv).map_err(|refusal| StepError::Refused { index, refusal })?;
            let mut log = Log::default();
            G::play(&mut state, mv, chance, &mut log);
            if log.revealed && index + 1 < moves.len() {
                return Err(StepError::RevealsTooEarly { index });
            }
            played.push(Played { seat, mv, log });
        }
        let ends = played.last().is_some_and(|last| last.log.revealed) || G::decider(&state) != Some(seat);
        self.now = state;
        self.open.append(&mut played);
        if !ends {
            return Ok(Vec::new());
        }
        self.settled = self.now.clone();
        Ok(std::mem::take(&mut self.open))
    }

    /// Takes the last move back.
    pub fn undo(&mut self, seat: Seat, chance: &mut impl Chance) -> Result<G::Move, UndoError> {
        match self.open.last() {
            None => Err(UndoError::Nothing),
            Some(last) if last.seat != seat => Err(UndoError::NotYours),
            Some(last) => {
                let mv = last.mv;
                self.open.pop();
                self.now = self.settled.clone();
                for played in &self.open {
                    G::play(&mut self.now, played.mv, chance, &mut crate::Silent);
                }
                Ok(mv)
            }
        }
    }

    /// Takes back everything that can be taken back. Returns how many moves that were.
    pub fn reset(&mut self, seat: Seat) -> Result<usize, UndoError> {
        match self.open.last() {
            None => Err(UndoError::Nothing),
            Some(last) if last.seat != seat => Err(UndoError::NotYours),
            Some(_) => {
                self.now = self.settled.clone();
                Ok(std::mem::take(&mut self.open).len())
            }
        }
    }
}
