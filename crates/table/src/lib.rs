//! # What a game is
//!
//! (tour to be written)

pub mod contract;
pub mod example;

mod chance;
mod events;
mod game;
mod list;
mod seat;
mod turn;

pub use chance::{Chance, Dice, Purpose, Seed};
pub use events::{Audience, Log, Silent, Sink};
pub use game::{Game, Moves, Offer, Outcome, Refuse};
pub use list::List;
pub use seat::Seat;
pub use turn::{Played, StepError, Turn, UndoError};
