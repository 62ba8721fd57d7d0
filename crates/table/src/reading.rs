//! How a step is understood: which of its moves are played, and which only say what the rules have just done.
//!
//! A move that can be played is played. One that cannot may say what the rules did by themselves after the last move, each
//! thing once. Where a move could be either, it is played; if the rest of the step then does not fit, it only said so.

use crate::{Chance, Game, Log, Played, Seat, StepError};

/// A step, or the beginning of one, as it was understood.
#[derive(Clone)]
pub(crate) struct Reading<G: Game> {
    /// The position after it.
    pub(crate) state: G::State,
    /// The moves that were played, with what happened.
    pub(crate) played: Vec<Played<G>>,
    /// The last move that was played.
    last: Option<Last<G>>,
}

#[derive(Clone)]
struct Last<G: Game> {
    /// Its index in the step.
    index: usize,
    /// The position before it.
    before: G::State,
    /// What the rules did by themselves after it, as far as no move has said so yet.
    unsaid: Vec<G::Move>,
}

/// Understands a step as it stands or, if it cannot be played like that, in the order in which the rules ask.
pub(crate) fn read<G: Game>(
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    chance: &mut impl Chance,
) -> Result<Reading<G>, StepError<G::Refusal>> {
    if moves.is_empty() {
        return Err(StepError::Empty);
    }
    let mut arranged = moves.to_vec();
    G::arrange(state, &mut arranged);
    match read_in_order(state, seat, moves, chance) {
        Err(_) if arranged != moves => read_in_order(state, seat, &arranged, chance),
        read => read,
    }
}

fn read_in_order<G: Game>(
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    chance: &mut impl Chance,
) -> Result<Reading<G>, StepError<G::Refusal>> {
    let mut reading = Reading::<G> { state: state.clone(), played: Vec::new(), last: None };
    let mut index = 0;
    // Where a move was played that could also have said what was done.
    let mut others: Vec<(usize, Reading<G>)> = Vec::new();
    let mut refused = None;
    while let Some(&mv) = moves.get(index) {
        let said = reading.say(seat, mv);
        (index, reading) = match (reading.play(index, seat, mv, chance), said) {
            (Ok(played), said) => {
                others.extend(said.map(|said| (index + 1, said)));
                (index + 1, played)
            }
            (Err(_), Some(said)) => (index + 1, said),
            (Err(error), None) => {
                // The reading that came furthest has the best reason.
                let (_, error) = refused.take().filter(|(at, _)| *at >= index).unwrap_or((index, error));
                let Some(other) = others.pop() else { return Err(error) };
                refused = Some((index, error));
                other
            }
        };
    }
    Ok(reading)
}

impl<G: Game> Reading<G> {
    /// Plays one move more.
    fn play(
        mut self,
        index: usize,
        seat: Seat,
        mv: G::Move,
        chance: &mut impl Chance,
    ) -> Result<Reading<G>, StepError<G::Refusal>> {
        self.check(index, seat, mv)?;
        let (mut state, mut log) = (self.state.clone(), Log::default());
        G::play(&mut state, mv, chance, &mut log);
        let unsaid = G::said_by_itself(&self.state, mv, &state, &log);
        self.played.push(Played { seat, mv, log });
        Ok(Reading { state, played: self.played, last: Some(Last { index, before: self.state, unsaid }) })
    }

    fn check(&self, index: usize, seat: Seat, mv: G::Move) -> Result<(), StepError<G::Refusal>> {
        let error = match &self.last {
            Some(last) if self.revealed() => StepError::RevealsTooEarly { index: last.index },
            _ if G::decider(&self.state).is_none() => StepError::Over,
            _ => match G::check(&self.state, seat, mv) {
                Ok(()) => return Ok(()),
                Err(refusal) => StepError::Refused { index, refusal },
            },
        };
        let (Some(last), Some(played)) = (&self.last, self.played.last()) else { return Err(error) };
        let too_many = G::one_too_many(&last.before, played.mv, &self.state, mv);
        Err(too_many.map_or(error, |refusal| StepError::Refused { index, refusal }))
    }

    /// Lets a move say what the rules did by themselves. What follows something that was shown cannot be meant for the next
    /// question, so it must not be possible there.
    fn say(&self, seat: Seat, mv: G::Move) -> Option<Reading<G>> {
        let at = self.last.as_ref()?.unsaid.iter().position(|unsaid| *unsaid == mv)?;
        if self.revealed() && G::check(&self.state, seat, mv).is_ok() {
            return None;
        }
        let mut said = self.clone();
        said.last.as_mut()?.unsaid.remove(at);
        Some(said)
    }

    fn revealed(&self) -> bool {
        self.played.last().is_some_and(|played| played.log.revealed)
    }

    /// The position before the move that showed something, and how many moves of the step come before that one.
    pub(crate) fn before_reveal(&self) -> Option<(G::State, usize)> {
        let last = self.last.as_ref().filter(|_| self.revealed())?;
        Some((last.before.clone(), last.index))
    }
}
