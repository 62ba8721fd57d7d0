//! Two players by rules of thumb: `greedy-1` and `normal`, who differ in their weights.
//!
//! They count everything in points at the end of the game. A building is worth its points, what it adds to others, and
//! the cards it will earn; a card in hand is worth something as money and something as the building it could become.
//! From that follow what to build, what to pay with, what to keep and which role to take. One file for each question:
//!
//! * `outlook`: how long the game will last, and what a card is worth;
//! * `income`, `worth`: what a building brings;
//! * `cards`, `building`, `trade`, `stores`: the decisions inside a role and at the start of a round;
//! * `roles`, `purse`: which role to take, by a look through the rest of the round;
//! * `payment`: how people are advised to pay.
//!
//! `greedy-1` is frozen: it stays the yardstick for all that come later, and a test notices if it plays any differently. Whatever
//! `normal` does otherwise hangs on a weight that leaves `greedy-1` as it is; a better player goes into a folder of its own.

mod building;
mod cards;
mod income;
mod outlook;
mod payment;
mod purse;
mod roles;
mod stores;
mod town;
mod trade;
mod weights;
mod worth;

use entrepot_sanjuan::{Decision, Move, SanJuan, View};
use entrepot_table::{Bot, legal_or_first};
use outlook::Outlook;
pub use payment::payment;
use weights::Weights;

/// Plays by rules of thumb. It rolls no dice: the same view is always answered by the same move.
#[derive(Clone, Debug)]
pub struct Greedy;

impl Bot<SanJuan> for Greedy {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        legal_or_first(wanted(view, legal, &Weights::FIRST), legal)
    }
}

/// `normal`: plays as `greedy-1`, with second thoughts about the last cards in hand and the end of the game.
#[derive(Clone, Debug)]
pub struct Normal;

impl Bot<SanJuan> for Normal {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        legal_or_first(wanted(view, legal, &Weights::NORMAL), legal)
    }
}

/// The move the rules of thumb ask for.
fn wanted(view: &View, legal: &[Move], weights: &Weights) -> Option<Move> {
    let outlook = Outlook::new(view, view.viewer?, weights);
    match view.board.decision()? {
        Decision::Role => outlook.role(legal),
        Decision::Build => outlook.build(legal),
        Decision::Over => outlook.over(legal),
        Decision::Library => Some(outlook.library()),
        Decision::Pay { left } => outlook.pay(left),
        Decision::Produce { made } => outlook.produce(made),
        Decision::Sell { sold, .. } => outlook.sell(sold),
        Decision::Keep { left } => outlook.keep(left),
        Decision::StartingHand { left } | Decision::HandLimit { left } | Decision::Archive { left } => {
            outlook.discard(left)
        }
        // A free look at the pile never hurts.
        Decision::GoldMine | Decision::Goldsmith => Some(Move::Reveal),
        Decision::GoldMineTake => outlook.take(),
        Decision::Office { given } => outlook.exchange(given),
        Decision::Chapel => outlook.chapel(),
        Decision::Bank { .. } => outlook.bank(),
    }
}
