//! Play a population card (A12).

use crate::card::CardKind;
use crate::event::Event;
use crate::moves::Object;
use crate::pay::Purse;
use crate::refusal::Refusal;
use crate::state::State;
use crate::turn;
use entrepot_table::Sink;

/// Whether any hand card can be paid for.
pub(super) fn possible(state: &State, purse: &Purse<'_>) -> bool {
    let hand = state.secret.hands[state.board.actor.index()];
    hand.kinds().any(|kind| super::can_have(&state.board, purse, Object::Card(kind)))
}

/// Whether this hand card can be paid for.
pub(super) fn judge(state: &State, purse: &Purse<'_>, kind: CardKind) -> Result<(), Refusal> {
    if !state.secret.hands[state.board.actor.index()].kinds().any(|one| one == kind) {
        return Err(Refusal::NotInHand { kind });
    }
    super::affordable(&state.board, purse, Object::Card(kind))
}

/// The card is laid down face up; if it was the last one, the end is triggered (A12.1, A12.3).
pub(super) fn obtain(state: &mut State, kind: CardKind, sink: &mut impl Sink<Event>) {
    state.lay_down(state.board.actor, kind, sink);
    turn::hand_may_be_empty(state, sink);
}
