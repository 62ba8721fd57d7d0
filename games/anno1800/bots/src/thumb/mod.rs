//! Rules of thumb, for players who differ in their weights.
//!
//! They count everything in points at the end of the game. The heart is the way to an empty hand: which cards are played one
//! after the other, what must be built for them, how many festivals that takes, and so how many points they bring in
//! how many turns. Every action is tried in thought, and the one that leaves the best position is taken. One file for
//! each question:
//!
//! * `outlook`: how long the game will last, and what others sell;
//! * `town`, `reach`: what can be paid for, and how far away the rest is;
//! * `hand`, `worth`: the way to an empty hand, and what a position is worth;
//! * `trial`: trying things out in a position that could be the real one;
//! * `turn`, `free`: what to do in a turn;
//! * `paying`, `sites`, `cards`: the decisions inside an action.

mod cards;
mod free;
mod hand;
mod outlook;
mod paying;
mod reach;
mod sites;
mod town;
mod trial;
mod turn;
mod weights;
mod worth;

use entrepot_anno1800::{Decision, Move, View};
use outlook::Outlook;
pub(crate) use turn::tired;
pub use weights::Weights;

/// The move the rules of thumb ask for.
pub(crate) fn wanted(view: &View, legal: &[Move], weights: &Weights) -> Option<Move> {
    planned(view, legal, weights).first().copied()
}

/// The move the rules of thumb ask for, and what they know already of the moves after it: what an action is about, the rest
/// of a payment.
pub(crate) fn planned(view: &View, legal: &[Move], weights: &Weights) -> Vec<Move> {
    if let [only] = legal {
        return vec![*only];
    }
    let Some(me) = view.viewer else { return Vec::new() };
    let outlook = Outlook::new(view, legal, me, weights);
    match view.board.decision() {
        Decision::Turn => outlook.turn(),
        Decision::Target(action) => outlook.target(action).into_iter().collect(),
        Decision::Pay => outlook.pay(),
        _ => outlook.answer(&view.board, &outlook.hand, legal).into_iter().collect(),
    }
}
