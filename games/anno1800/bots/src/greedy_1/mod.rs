//! `greedy`: a player by rules of thumb.
//!
//! It counts everything in points at the end of the game. The heart is the way to an empty hand: which cards are played one
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
//!
//! This is the first version, and it is frozen: as `greedy-1` it stays the yardstick for all that come later, and a test
//! notices if it plays any differently. A better player goes into a folder of its own.

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

use entrepot_anno1800::{Anno1800, Decision, Move, View};
use entrepot_table::{Bot, legal_or_first};
use outlook::Outlook;
use weights::Weights;

/// Plays by rules of thumb. It rolls no dice: the same view is always answered by the same move.
#[derive(Clone, Debug)]
pub struct Greedy;

impl Bot<Anno1800> for Greedy {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        legal_or_first(wanted(view, legal, &Weights::FIRST), legal)
    }
}

/// The move the rules of thumb ask for.
fn wanted(view: &View, legal: &[Move], weights: &Weights) -> Option<Move> {
    if let [only] = legal {
        return Some(*only);
    }
    let outlook = Outlook::new(view, legal, view.viewer?, weights);
    match view.board.decision() {
        Decision::Turn => outlook.turn(),
        Decision::Target(action) => outlook.target(action),
        Decision::Pay => outlook.pay(),
        _ => outlook.answer(&view.board, &outlook.hand, legal),
    }
}
