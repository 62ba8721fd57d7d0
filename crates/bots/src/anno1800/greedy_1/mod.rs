//! `greedy`: a player by rules of thumb.

use crate::Bot;
use entrepot_anno1800::{Anno1800, Move, View};

/// Plays by rules of thumb. It rolls no dice: the same view is always answered by the same move.
#[derive(Clone, Debug, Default)]
pub struct Greedy;

impl Greedy {
    /// The first version.
    pub fn new() -> Greedy {
        Greedy
    }
}

impl Bot<Anno1800> for Greedy {
    fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
        legal[0]
    }
}
