//! Upgrade (A16).

use crate::cost::Cost;
use crate::data::DATA;
use crate::event::Event;
use crate::free::{self, judge_shift_end, raise_candidates, shift_end_candidates};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::state::{Board, Doing, State};
use crate::tier::Tier;
use crate::token::Whereabouts;
use entrepot_table::{Moves, Seat, Sink};

/// The price of the step (A16.1).
pub(super) fn cost(tier: Tier) -> Cost {
    DATA.upgrades.get(tier.index()).map_or(Cost::FREE, |price| price.cost)
}

/// An own cube, and one of the next tier in the supply (A16.8, A16.9).
pub(super) fn obtainable(board: &Board, seat: Seat, tier: Tier) -> Result<(), Refusal> {
    let next = tier.above().ok_or(Refusal::HighestTier)?;
    if !board.cube_left(next) {
        return Err(Refusal::NoCubeInSupply { tier: next });
    }
    match board.player(seat).has_any(tier) {
        true => Ok(()),
        false => Err(Refusal::NoSuchCube { tier, at: Whereabouts::District }),
    }
}

/// Whether this very cube can rise.
pub(crate) fn judge_raise(board: &Board, tier: Tier, at: Whereabouts) -> Result<(), Refusal> {
    obtainable(board, board.actor, tier)?;
    if board.player(board.actor).has_cube(tier, at) { Ok(()) } else { Err(Refusal::NoSuchCube { tier, at }) }
}

/// Asks which cube rises; where there is no choice, the one there is (C15).
pub(super) fn obtain(state: &mut State, tier: Tier, sink: &mut impl Sink<Event>) {
    state.board.stack.push(Decision::Cube(tier));
    let mut moves = Moves::new();
    legal_cubes(&state.board, tier, &mut moves);
    if let [mv] = moves[..] {
        play_cube(state, mv, sink);
    }
}

pub(crate) fn judge_cube(board: &Board, tier: Tier, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Raise { tier: named, at } if named == tier => judge_raise(board, tier, at),
        // A cube that worked for its own upgrade may come back first (A7.6).
        Move::ShiftEnd { tier: named, at } if named == tier => judge_shift_end(board, tier, at),
        _ => Err(Refusal::OtherQuestion { asked: board.decision() }),
    }
}

pub(crate) fn legal_cubes(board: &Board, tier: Tier, moves: &mut Moves<Move>) {
    let mut try_move = |mv: Move| {
        if judge_cube(board, tier, mv).is_ok() {
            moves.push(mv);
        }
    };
    raise_candidates(board, &mut try_move);
    shift_end_candidates(board, &mut try_move);
}

/// The cube rises (A16.3).
pub(crate) fn play_cube(state: &mut State, mv: Move, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    let Move::Raise { tier, at } = mv else { return free::play(state, seat, mv, sink) };
    let board = &mut state.board;
    board.stack.pop();
    let field = board.player(seat).field_of(at);
    board.raise(seat, tier, at);
    sink.all(|| Event::Raised { seat, tier, at, field, free: false });
    let made = match board.turn.doing {
        Doing::Upgrades(made) => made,
        _ => 0,
    };
    board.turn.doing = Doing::Upgrades(made + 1);
}
