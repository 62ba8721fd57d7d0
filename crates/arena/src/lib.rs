//! The arena: how strong computer players are, measured so that anybody can repeat it.
//!
//! Every deal is played from each seat, so that luck of the cards falls on both sides alike. The unit of the statistics is
//! therefore the deal, not the game.

pub mod contest;
pub mod crew;
pub mod deal;
pub mod figures;
pub mod keep;

pub use contest::{Contest, Met, Pairing};
pub use deal::{Dealt, number};
