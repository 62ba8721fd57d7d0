//! A player without a thought: the lowest yardstick.

use crate::Bot;
use entrepot_anno1800::{Anno1800, Move, View};
use entrepot_table::Dice;

/// Plays any legal move, all equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A player whose moves follow from this number.
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::new(seed, 0) }
    }
}

impl Bot<Anno1800> for Random {
    fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
        legal[self.dice.below(legal.len())]
    }
}
