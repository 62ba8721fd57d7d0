//! Computer players.
//!
//! A [`Bot`] is told what its seat may know and answers with one of the legal moves. The players of each game are in a
//! module of their own with a registry by name: [`sanjuan`], [`anno1800`].
//!
//! ```
//! use entrepot_bots::sanjuan;
//! use entrepot_sanjuan::{SanJuan, Setup};
//! use entrepot_table::{Game, Moves, Seed, Silent};
//!
//! let mut seed = Seed::from_number(1);
//! let mut state = SanJuan::deal(&Setup::new(2).unwrap(), &mut seed, &mut Silent);
//! let mut bots = [sanjuan::bot("greedy", 1).unwrap(), sanjuan::bot("random", 2).unwrap()];
//! let mut moves = Moves::new();
//! while let Some(seat) = SanJuan::decider(&state) {
//!     SanJuan::legal(&state, &mut moves);
//!     let mv = bots[seat.index()].choose(&SanJuan::view(&state, Some(seat)), &moves);
//!     SanJuan::play(&mut state, mv, &mut seed, &mut Silent);
//! }
//! let outcome = SanJuan::outcome(&state).unwrap();
//! assert!(outcome.points[0] > outcome.points[1]);
//! ```

pub mod anno1800;
pub mod sanjuan;

use entrepot_table::Game;
pub use sanjuan::Name;

/// A computer player. It is told what its seat may know and nothing else.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves. There is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move;
}
