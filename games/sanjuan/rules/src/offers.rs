//! Things a player might want to do now, allowed or refused with the reason.

use crate::kinds::{Kind, Role};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::rules::SanJuan;
use crate::state::State;
use entrepot_table::{Game, Moves, Offer, Seat};

/// What this seat might want: every role, every card of the hand, every own building that could matter, and passing. Members
/// of a set that are refused only for their order (`OutOfOrder`) can be chosen all the same, in one step with the others.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
    if SanJuan::decider(state) != Some(seat) {
        return Vec::new();
    }
    let Some(asked) = state.board.decision() else { return Vec::new() };
    let offer = |mv: Move| Offer::new(mv, SanJuan::check(state, seat, mv));
    wishes(state, seat, asked).into_iter().map(offer).collect()
}

fn wishes(state: &State, seat: Seat, asked: Decision) -> Vec<Move> {
    let owned = state.board.city(seat).owned;
    let hand = |name: fn(Kind) -> Move| state.hand_kinds(seat).iter().map(name).collect::<Vec<_>>();
    match asked {
        Decision::Role => Role::ALL.map(Move::Role).to_vec(),
        Decision::Build => {
            let table = state.board.setup.expansion.then_some(Kind::Cathedral);
            let cards = state.hand_kinds(seat).iter().chain(table).map(Move::Build);
            cards.chain([Move::Pass]).collect()
        }
        Decision::Over => {
            let places = state.board.city(seat).places.iter();
            let mut moves: Vec<Move> = places.map(|place| Move::Over { kind: place.kind, good: place.good }).collect();
            moves.push(Move::Beside);
            moves.sort_unstable();
            moves.dedup();
            moves
        }
        Decision::Produce { .. } => {
            let buildings = owned.iter().filter(|kind| kind.is_production()).map(Move::Produce);
            buildings.chain([Move::Pass]).collect()
        }
        Decision::Sell { .. } => {
            let buildings = owned.iter().filter(|kind| kind.holds_good()).map(Move::Sell);
            buildings.chain([Move::Pass]).collect()
        }
        Decision::Pay { .. } => {
            let goods = owned.iter().filter(|kind| kind.holds_good()).map(Move::PayGood);
            goods.chain(hand(Move::Pay)).collect()
        }
        Decision::StartingHand { .. } | Decision::Archive { .. } | Decision::HandLimit { .. } => hand(Move::Discard),
        Decision::Office { .. } => or_pass(hand(Move::Exchange)),
        Decision::Chapel => or_pass(hand(Move::Lay)),
        Decision::Bank { .. } => or_pass(hand(Move::Bank)),
        Decision::Keep { .. } => state.secret.drawn.kinds().map(Move::Keep).collect(),
        Decision::Library | Decision::GoldMine | Decision::GoldMineTake | Decision::Goldsmith => {
            let mut moves = Moves::new();
            SanJuan::legal(state, &mut moves);
            moves.to_vec()
        }
    }
}

fn or_pass(mut moves: Vec<Move>) -> Vec<Move> {
    moves.push(Move::Pass);
    moves
}
