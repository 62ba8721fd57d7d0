//! Choosing a set of cards: one by one in the order of kinds, so that each set can be chosen in one way only.

use crate::cardset::CardSet;
use crate::kinds::{Kind, KindSet};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::state::State;
use entrepot_table::{Moves, Seat};

/// Whether this kind may be named next, with `left` still to name of `cards` (this one included): it must be there, not
/// before the last one named, and enough must remain behind it.
pub(crate) fn check_set(
    cards: CardSet,
    asked: Decision,
    last: Option<Kind>,
    left: u8,
    kind: Kind,
) -> Result<(), Refusal> {
    if cards.count(kind) == 0 {
        return Err(Refusal::NotInHand { kind, asked });
    }
    if !can_be_next(cards, last, left, kind) {
        return Err(Refusal::OutOfOrder { kind, asked });
    }
    Ok(())
}

fn can_be_next(cards: CardSet, last: Option<Kind>, left: u8, kind: Kind) -> bool {
    Some(kind) >= last && cards.at_least(kind).len() >= usize::from(left)
}

/// The kinds that may be named next.
pub(crate) fn legal_set(cards: CardSet, last: Option<Kind>, left: u8, name: fn(Kind) -> Move, moves: &mut Moves<Move>) {
    let allowed = |kind: &Kind| can_be_next(cards, last, left, *kind);
    moves.extend(cards.kinds().filter(allowed).map(name));
}

impl State {
    pub(crate) fn hand_kinds(&self, seat: Seat) -> KindSet {
        self.secret.hands[seat.index()].kinds().collect()
    }
}
