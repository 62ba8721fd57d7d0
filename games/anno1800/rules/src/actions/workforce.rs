//! Increase the workforce (A15).

use crate::cost::Cost;
use crate::data::DATA;
use crate::effects;
use crate::event::Event;
use crate::paying::gold_for_cube;
use crate::refusal::Refusal;
use crate::state::{Board, Doing, State};
use crate::tier::Tier;
use entrepot_table::Sink;

/// The price above the district, and gold while the stack is empty (A15.1, A15.4).
pub(super) fn cost(board: &Board, tier: Tier) -> Cost {
    Cost { gold: gold_for_cube(board, tier), ..DATA.workforce[tier.index()].cost }
}

/// A cube must be in the supply (A15.6).
pub(super) fn obtainable(board: &Board, tier: Tier) -> Result<(), Refusal> {
    if board.cube_left(tier) { Ok(()) } else { Err(Refusal::NoCubeInSupply { tier }) }
}

/// The cube comes with its card, or for gold (A15.3 to A15.5).
pub(super) fn obtain(state: &mut State, tier: Tier, sink: &mut impl Sink<Event>) {
    effects::gain_one(state, tier, sink);
    let added = match state.board.turn.doing {
        Doing::Workforce(added) => added,
        _ => 0,
    };
    state.board.turn.doing = Doing::Workforce(added + 1);
}
