//! The part of a game that can still be taken back, and steps of several moves.

use crate::{Chance, Game, Log, Refuse, Seat, reading};
use serde::Serialize;
use std::fmt;

/// Why a step was not taken. Nothing has changed.
///
/// ```
/// use entrepot_table::StepError;
/// use entrepot_table::example::Refusal;
/// let error = StepError::Refused { index: 1, refusal: Refusal::NotInHand };
/// assert_eq!(error.to_string(), "move 2 of the step is refused by T3 (not_in_hand)");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum StepError<R> {
    /// The step holds no move.
    Empty,
    /// The game is over.
    Over,
    /// The move with this index is refused.
    Refused {
        /// Index in the step as [arranged](Game::arrange), from 0.
        index: usize,
        /// Why.
        refusal: R,
    },
    /// The move with this index would draw or reveal, and more moves follow it: what it showed could not be taken back.
    RevealsTooEarly {
        /// Index in the step as [arranged](Game::arrange), from 0.
        index: usize,
    },
}

impl<R: Refuse> fmt::Display for StepError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Empty => f.write_str("the step holds no move; name at least one"),
            StepError::Over => f.write_str("the game is over"),
            StepError::Refused { index, refusal } => {
                let (rule, name) = (refusal.rule(), refusal.name());
                write!(f, "move {} of the step is refused by {rule} ({name})", index + 1)
            }
            StepError::RevealsTooEarly { index } => {
                write!(f, "move {} of the step would reveal something; it has to be the last one", index + 1)
            }
        }
    }
}

impl<R: Refuse> std::error::Error for StepError<R> {}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// Nothing was played since the last draw, reveal or change of seat.
    Nothing,
    /// The moves that can be taken back are another seat's.
    NotYours,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::Nothing => "there is nothing to take back",
            UndoError::NotYours => "the moves that could be taken back are another seat's",
        })
    }
}

impl std::error::Error for UndoError {}

/// What a move leads to: whether it can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The same seat decides on, and the move can be taken back.
    Open,
    /// Another seat decides next, or nobody: the move is final.
    Passes,
    /// Something hidden becomes known: the move is final.
    Reveals,
}

/// A move that was played, with what happened.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// What happened, and to whom it is told.
    pub log: Log<G::Event>,
}

/// Not derived, since that would ask the name of the game to be comparable.
impl<G: Game> PartialEq for Played<G> {
    fn eq(&self, other: &Played<G>) -> bool {
        self.seat == other.seat && self.mv == other.mv && self.log == other.log
    }
}

/// What the last move of a step led to.
fn then<G: Game>(state: &G::State, seat: Seat, last: Option<&Played<G>>) -> Then {
    match last {
        Some(last) if last.log.revealed => Then::Reveals,
        _ if G::decider(state) == Some(seat) => Then::Open,
        _ => Then::Passes,
    }
}

/// A position together with the moves that can still be taken back.
///
/// Undo is defined by information: it ends at the first draw or reveal, or when another seat must decide.
#[derive(Clone, Debug)]
pub struct Turn<G: Game> {
    known: G::State,
    now: G::State,
    open: Vec<Played<G>>,
}

impl<G: Game> Turn<G> {
    /// Begins at a position that cannot be taken back.
    pub fn new(state: G::State) -> Turn<G> {
        Turn { known: state.clone(), now: state, open: Vec::new() }
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.now
    }

    /// The position that others know: before the moves that can still be taken back.
    pub fn known(&self) -> &G::State {
        &self.known
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
        let mut read = reading::read(&self.now, seat, moves, chance)?;
        let then = then::<G>(&read.state, seat, read.played.last());
        self.now = read.state;
        self.open.append(&mut read.played);
        if then == Then::Open {
            return Ok(Vec::new());
        }
        self.known = self.now.clone();
        Ok(std::mem::take(&mut self.open))
    }

    /// What a step leads to. Nothing is played.
    ///
    /// ```
    /// use entrepot_table::{Game, Moves, Seat, Seed, Silent, Then, Turn, example::Tally};
    /// let dealt = Tally::deal(&"players=2".parse().unwrap(), &mut Seed::from_number(1), &mut Silent);
    /// let mut moves = Moves::new();
    /// Tally::legal(&dealt, &mut moves);
    /// // The first of two cards to give back: whoever gives it can still think better of it.
    /// assert_eq!(Turn::<Tally>::new(dealt).then(Seat::new(0), &moves[..1], &mut Seed::from_number(1)), Ok(Then::Open));
    /// ```
    pub fn then(&self, seat: Seat, moves: &[G::Move], chance: &mut impl Chance) -> Result<Then, StepError<G::Refusal>> {
        let read = reading::read::<G>(&self.now, seat, moves, chance)?;
        Ok(then::<G>(&read.state, seat, read.played.last()))
    }

    /// The position after these moves, as far as they show nothing new: a preview stops before the move that would draw or
    /// reveal. Also returns how many moves it shows. Nothing is played.
    pub fn preview(
        &self,
        seat: Seat,
        moves: &[G::Move],
        chance: &mut impl Chance,
    ) -> Result<(G::State, usize), StepError<G::Refusal>> {
        let read = reading::read::<G>(&self.now, seat, moves, chance)?;
        Ok(read.before_reveal().unwrap_or((read.state, moves.len())))
    }

    /// Takes the last move back.
    pub fn undo(&mut self, seat: Seat, chance: &mut impl Chance) -> Result<G::Move, UndoError> {
        match self.open.last() {
            None => Err(UndoError::Nothing),
            Some(last) if last.seat != seat => Err(UndoError::NotYours),
            Some(last) => {
                let mv = last.mv;
                self.open.pop();
                self.now = self.known.clone();
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
                self.now = self.known.clone();
                Ok(std::mem::take(&mut self.open).len())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{Move, Refusal, State, Tally};
    use crate::{Moves, Seed, Silent};

    const ANA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    fn seed() -> Seed {
        Seed::from_number(1)
    }

    fn begin() -> Turn<Tally> {
        Turn::new(Tally::deal(&"players=2".parse().expect("two may play"), &mut seed(), &mut Silent))
    }

    fn any(state: &State) -> Move {
        let mut moves = Moves::new();
        Tally::legal(state, &mut moves);
        moves[0]
    }

    /// The two cards that Ana gives back: the second one draws.
    fn returned() -> [Move; 2] {
        let mut turn = begin();
        let first = any(turn.state());
        turn.step(ANA, &[first], &mut seed()).expect("the first card can go back");
        [first, any(turn.state())]
    }

    /// Ana has given cards back and holds out another one: that is open.
    fn open() -> Turn<Tally> {
        let mut turn = begin();
        turn.step(ANA, &returned(), &mut seed()).expect("two cards can go back in one step");
        let pick = any(turn.state());
        let done = turn.step(ANA, &[pick], &mut seed()).expect("a card can be picked");
        assert!(done.is_empty());
        turn
    }

    #[test]
    fn a_preview_stops_before_what_would_be_revealed() {
        let turn = begin();
        let mut after_first = begin();
        after_first.step(ANA, &returned()[..1], &mut seed()).expect("the first card can go back");
        let (state, shown) = turn.preview(ANA, &returned(), &mut seed()).expect("both cards can go back");
        assert_eq!((&state, shown), (after_first.state(), 1));
        assert_eq!((turn.state(), turn.open().len()), (begin().state(), 0));
        assert!(turn.preview(BEN, &returned(), &mut seed()).is_err());
    }

    #[test]
    fn a_step_is_taken_as_a_whole_or_not_at_all() {
        let mut turn = begin();
        let before = turn.state().clone();
        let refused = turn.step(ANA, &[returned()[0], Move::Up], &mut seed());
        assert_eq!(refused, Err(StepError::Refused { index: 1, refusal: Refusal::ReturnFirst }));
        assert_eq!((turn.state(), turn.known(), turn.open().len()), (&before, &before, 0));
        assert_eq!(turn.step(ANA, &[], &mut seed()), Err(StepError::Empty));
        let refused = turn.step(BEN, &returned(), &mut seed());
        assert_eq!(refused, Err(StepError::Refused { index: 0, refusal: Refusal::NotYourTurn }));
    }

    #[test]
    fn a_set_may_be_named_in_any_order() {
        let [first, second] = returned();
        let mut turn = begin();
        let done = turn.step(ANA, &[second, first], &mut seed()).expect("the same two cards");
        assert_eq!(done.iter().map(|played| played.mv).collect::<Vec<_>>(), [first, second]);
    }

    #[test]
    fn only_the_last_move_of_a_step_may_draw() {
        let mut turn = begin();
        let [first, second] = returned();
        let early = turn.step(ANA, &[first, second, Move::Up], &mut seed());
        assert_eq!(early, Err(StepError::RevealsTooEarly { index: 1 }));
        assert!(turn.open().is_empty());
        let done = turn.step(ANA, &[first, second], &mut seed()).expect("the draw comes last");
        assert_eq!(done.iter().map(|played| played.mv).collect::<Vec<_>>(), [first, second]);
        assert_eq!(turn.state(), turn.known());
    }

    #[test]
    fn what_is_open_can_be_taken_back_by_its_owner() {
        let mut turn = open();
        let held = turn.state().clone();
        assert_ne!(turn.state(), turn.known());
        assert_eq!(turn.undo(BEN, &mut seed()), Err(UndoError::NotYours));
        assert_eq!(turn.reset(BEN), Err(UndoError::NotYours));
        let pick = turn.undo(ANA, &mut seed()).expect("the pick is open");
        assert_eq!(turn.state(), turn.known());
        assert_eq!(turn.undo(ANA, &mut seed()), Err(UndoError::Nothing), "the draw before it is final");
        turn.step(ANA, &[pick], &mut seed()).expect("redo");
        assert_eq!(turn.state(), &held);
        assert_eq!(turn.reset(ANA), Ok(1));
        assert_eq!(turn.state(), turn.known());
    }

    #[test]
    fn what_passes_to_another_seat_is_final() {
        let mut turn = open();
        let done = turn.step(ANA, &[Move::Down], &mut seed()).expect("the card can be laid");
        assert_eq!(done.len(), 2, "the pick becomes final together with the lay");
        assert_eq!(turn.undo(ANA, &mut seed()), Err(UndoError::Nothing));
        assert_eq!(turn.reset(ANA), Err(UndoError::Nothing));
    }

    #[test]
    fn nothing_can_be_played_once_the_game_is_over() {
        let mut turn = begin();
        while let Some(seat) = Tally::decider(turn.state()) {
            let mv = any(turn.state());
            turn.step(seat, &[mv], &mut seed()).expect("a legal move");
        }
        assert_eq!(turn.step(ANA, &[Move::Up], &mut seed()), Err(StepError::Over));
    }
}
