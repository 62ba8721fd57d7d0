//! A player without a thought: the lowest yardstick.

use crate::Bot;
use entrepot_table::{Dice, Game};

/// Plays any legal move of any game, all equally likely.
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

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Move]) -> G::Move {
        legal[self.dice.below(legal.len())]
    }
}
