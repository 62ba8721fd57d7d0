//! What can be chosen at Anno's questions, in the order in which it is numbered.

use super::payment::{self, Mind};
use crate::terminal::choices::{Choices, Wants};
use entrepot_anno1800::{CardKind, Decision, Move, Refusal, Site, View};
use entrepot_table::Offer;

/// Cards of one swap (A14.1).
const MOST_SWAPPED: u8 = 3;

/// What the viewer, who decides, can choose from. What is refused has a number too: naming it tells why.
pub fn choices(view: &View, offers: &[Offer<Move, Refusal>], legal: &[Move], mind: &Mind) -> Choices<Move> {
    let enough = legal.contains(&Move::Done).then_some(Move::Done);
    match view.board.decision() {
        Decision::Swap { returned } => {
            let most = MOST_SWAPPED - returned.iter().sum::<u8>().min(MOST_SWAPPED);
            cards(view, legal, Wants::UpTo(usize::from(most)), Some(Move::Done))
        }
        Decision::Return { least, most } if least == most => {
            cards(view, legal, Wants::Exactly(usize::from(most)), None)
        }
        Decision::Return { most, .. } => cards(view, legal, Wants::UpTo(usize::from(most)), enough),
        Decision::Pay => Choices::one(payment::answers(view, legal, mind), None),
        _ => Choices::one(ordered(view, offers), None),
    }
}

/// Hand cards that may be put back, each as often as it is there.
fn cards(view: &View, legal: &[Move], wants: Wants, enough: Option<Move>) -> Choices<Move> {
    let copies = |kind: CardKind| view.hand().iter().filter(|card| **card == kind).count();
    let cards = legal.iter().filter_map(|mv| match mv {
        Move::Return(kind) => Some((*mv, copies(*kind))),
        _ => None,
    });
    // A card that is just being played stays in the hand until it is laid down (A12.5).
    Choices::set(wants, cards.collect(), enough)
}

/// Offers by group, each once; actions are left out when none is left.
fn ordered(view: &View, offers: &[Offer<Move, Refusal>]) -> Vec<Move> {
    let spent = view.board.decision() == Decision::Turn && view.board.turn.actions == 0;
    let mut moves: Vec<Move> = Vec::new();
    for offer in offers {
        let hidden = spent && matches!(offer.mv, Move::Action(_)) || offer.mv == Move::End && offer.refused.is_some();
        if !hidden && !moves.contains(&offer.mv) {
            moves.push(offer.mv);
        }
    }
    // Once the action is done, ending the turn is what most people want.
    moves.sort_by_key(|mv| (group(*mv) != Group::End || !spent, group(*mv)));
    moves
}

/// Answers that stand together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// The nine actions.
    Actions,
    /// What an action is about, or a further part of it.
    Targets,
    /// Own tokens to be built over.
    Covering,
    /// Played cards.
    Cards,
    /// Objective cards.
    Objectives,
    /// Free upgrades.
    Upgrades,
    /// Shift ends.
    ShiftEnds,
    /// Own tokens to be removed.
    Removals,
    /// The end of the turn.
    End,
}

/// Where an answer stands.
pub fn group(mv: Move) -> Group {
    match mv {
        Move::Action(_) => Group::Actions,
        Move::Place(Site::Over(_)) => Group::Covering,
        Move::Activate(_) => Group::Cards,
        Move::Use(_) => Group::Objectives,
        Move::Raise { .. } => Group::Upgrades,
        Move::ShiftEnd { .. } => Group::ShiftEnds,
        Move::Remove(_) => Group::Removals,
        Move::End => Group::End,
        _ => Group::Targets,
    }
}
