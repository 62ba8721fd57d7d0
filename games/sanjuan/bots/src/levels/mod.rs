//! The levels that people choose from, and `novice`, by which the lowest of them is measured.
//!
//! `easy` and `normal` (in commands `greedy`) follow the rules of thumb, `easy` with human habits; `hard` and `master` look ahead with a learned net.
//! Budgets are counted in playouts, so that a level plays the same on every machine.

mod easy;
mod novice;

pub use easy::{Easy, Habits};
pub use novice::Novice;

use crate::mind::{Budget, Searcher};
use entrepot_net::Net;
use entrepot_sanjuan::SanJuan;
use entrepot_table::{Bot, Dice};
use std::sync::{Arc, LazyLock};

/// How much `hard` thinks: little, so that a step is left to `master`.
pub const HARD: Budget =
    Budget { playouts: 12, sets: 0, width: 3, horizon: 3, trust: 1.0, sharp: 1.0, beliefs: true, weeds: true };

/// How much `master` thinks.
pub const MASTER: Budget =
    Budget { playouts: 800, sets: 250, width: 8, horizon: 4, trust: 1.0, sharp: 1.0, beliefs: true, weeds: true };

/// The net of both: its file says where it comes from.
pub(crate) static SECOND: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../weights/second.safetensors");
    Arc::new(Net::from_bytes(bytes).expect("the weights beside this folder are those of a net"))
});

/// A player who looks ahead this far.
pub(crate) fn thinker(seed: u64, budget: Budget) -> Box<dyn Bot<SanJuan>> {
    Box::new(Searcher::new(Arc::clone(&SECOND), Dice::new(seed, 0), budget))
}
