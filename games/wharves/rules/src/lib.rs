//! The rules of Wharves, a small card game of our own: tricks, a die, hidden hands.
//!
//! The modules read like the rulebook: [`Setup`], the crates ([`wharf`], [`worth`]), the table, the deal, the round, the
//! trick, storing, scoring; then what a viewer may know ([`View`]) and the notation. The rules are numbered in
//! `docs/wharves.md`, and W4.2 in a comment means the rule of that number.
//!
//! ```
//! use entrepot_table::{Dice, Game, Moves, Seed, Silent};
//! use entrepot_wharves::{Setup, Wharves};
//!
//! let mut seed = Seed::from_number(1);
//! let mut dice = Dice::new(1, 1);
//! let mut state = Wharves::deal(&"players=3".parse::<Setup>().unwrap(), &mut seed, &mut Silent);
//! let mut moves = Moves::new();
//! while Wharves::decider(&state).is_some() {
//!     Wharves::legal(&state, &mut moves);
//!     let mv = moves[dice.below(moves.len())];
//!     Wharves::play(&mut state, mv, &mut seed, &mut Silent);
//! }
//! assert!(Wharves::outcome(&state).unwrap().winners().count() >= 1);
//! ```

mod cards;
mod deal;
mod event;
mod examined;
mod moves;
mod position;
mod refusal;
mod round;
mod rules;
mod sample;
mod scoring;
mod setup;
mod staged;
mod state;
mod store;
mod trick;
mod view;

pub use cards::{CRATES, Card, Wharf, wharf, worth};
pub use event::Event;
pub use examined::Zone;
pub use moves::{Move, MoveError, read_line};
pub use position::{read_position, write_position};
pub use refusal::Refusal;
pub use rules::Wharves;
pub use scoring::{Score, score};
pub use setup::Setup;
pub use state::{HAND, Phase, SEATS, State, Table};
pub use trick::{beats, winning};
pub use view::View;
