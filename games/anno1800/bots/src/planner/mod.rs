//! `planner`: the rules of thumb with weights under which it pays to grow first and to end the game later.
//!
//! A turn costs next to nothing at first and ever more after about a third of the game: so it hires early, and plays its hand
//! out late. The weights were chosen by hand after games against `greedy-1` and with its like; `docs/strength.md` has the
//! commands and the figures, those of what failed included.

mod weights;

use crate::thumb::{Weights, planned};
use entrepot_anno1800::{Anno1800, Move, View};
use entrepot_table::{Bot, legal_or_first};
pub use weights::{PLANNER, RUSHER};

/// Plays by rules of thumb with these weights. It rolls no dice.
#[derive(Clone, Debug)]
pub struct Planner {
    weights: Weights,
}

impl Planner {
    /// A player with these weights.
    #[must_use]
    pub fn new(weights: Weights) -> Planner {
        Planner { weights }
    }
}

impl Bot<Anno1800> for Planner {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        legal_or_first(self.plan(view, legal).first().copied(), legal)
    }

    fn plan(&mut self, view: &View, legal: &[Move]) -> Vec<Move> {
        let plan = planned(view, legal, &self.weights);
        if plan.first().is_some_and(|mv| legal.contains(mv)) { plan } else { vec![legal[0]] }
    }
}
