//! What can be chosen at Anno's questions, in the order in which it is numbered.

use super::payment::{self, Mind};
use entrepot_anno1800::{CardKind, Decision, Move, Object, Refusal, Site, View};
use entrepot_table::Offer;
use entrepot_terminal::choices::{Choices, Wants};

/// Cards of one swap (A14.1).
const MOST_SWAPPED: u8 = 3;

/// What the viewer, who decides, can choose from. What is refused has a number too: naming it tells why.
pub fn choices(view: &View, offers: &[Offer<Move, Refusal>], legal: &[Move], mind: &Mind) -> Choices<Move> {
    let enough = legal.contains(&Move::Done).then_some(Move::Done);
    match view.board.decision() {
        Decision::Swap { returned } => {
            let before = returned.iter().sum::<u8>().min(MOST_SWAPPED);
            cards(view, legal, MOST_SWAPPED - before, Some(Move::Done)).at_least(usize::from(before == 0))
        }
        Decision::Return { least, most, .. } if least == most => cards(view, legal, most, None),
        Decision::Return { most, .. } => cards(view, legal, most, enough),
        Decision::Pay => Choices::one(payment::answers(view, legal, mind), None),
        Decision::Site(_) => Choices::one(ordered(view, &fitting(offers)), None),
        _ => Choices::one(ordered(view, offers), None),
    }
}

/// Where a token must not go is shown by a board, and would only fill a list.
fn fitting(offers: &[Offer<Move, Refusal>]) -> Vec<Offer<Move, Refusal>> {
    offers.iter().filter(|offer| offer.refused.is_none()).cloned().collect()
}

/// Hand cards that may be put back, each as often as it is there. Where there are no more of them, no more are asked for.
fn cards(view: &View, legal: &[Move], most: u8, enough: Option<Move>) -> Choices<Move> {
    // The card that is being played stays in the hand until it is laid down, but cannot be put back (A12.5).
    let played = |kind: CardKind| usize::from(view.board.turn.object == Object::Card(kind));
    let copies = |kind: CardKind| view.hand().iter().filter(|card| **card == kind).count() - played(kind);
    let cards = legal.iter().filter_map(|mv| match mv {
        Move::Return(kind) => Some((*mv, copies(*kind))),
        _ => None,
    });
    let cards: Vec<(Move, usize)> = cards.collect();
    let most = usize::from(most).min(cards.iter().map(|(_, copies)| copies).sum());
    Choices::set(if enough.is_some() { Wants::UpTo(most) } else { Wants::Exactly(most) }, cards, enough)
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
