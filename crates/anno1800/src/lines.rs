//! Several moves in one line: what goes without saying, and what is one too many.

use crate::actions::MOST;
use crate::card::kinds;
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::state::State;

/// Whoever says that no more cards go back is right, where that has just become so by itself (A14.1, A22.8).
pub(crate) fn said_by_itself(before: &State, mv: Move, after: &State) -> Vec<Move> {
    returned_the_last(before, mv, after).map(|_| Move::Done).into_iter().collect()
}

/// Why one card more does not go back after the one that was the last (A14.1, A14.3, A22.8).
pub(crate) fn one_too_many(before: &State, mv: Move, after: &State, next: Move) -> Option<Refusal> {
    let asked = returned_the_last(before, mv, after)?;
    let Move::Return(kind) = next else { return None };
    let held = kinds(before.free_hand(before.board.actor)).iter().filter(|one| **one == kind).count();
    Some(match asked {
        _ if held <= usize::from(mv == next) => Refusal::NotInHand { kind },
        Decision::Swap { returned } if returned.iter().sum::<u8>() + 1 < MOST => {
            Refusal::SwapStackEmpty { deck: kind.deck() }
        }
        _ => Refusal::TooManyCards { asked },
    })
}

/// The question about cards to put back that this move has ended.
fn returned_the_last(before: &State, mv: Move, after: &State) -> Option<Decision> {
    let asked = before.board.decision();
    let cards = matches!(asked, Decision::Swap { .. } | Decision::Return { .. }) && matches!(mv, Move::Return(_));
    let asked_on = std::mem::discriminant(&asked) == std::mem::discriminant(&after.board.decision());
    (cards && !asked_on).then_some(asked)
}
