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
mod random;
pub mod sanjuan;

use entrepot_table::Game;
use entrepot_table::contract::{Examined, Plan, Report, examine};
pub use random::Random;

/// A computer player that can be asked for by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// What commands and records call it.
    pub name: &'static str,
    /// Whether it may be offered to people as an opponent. The others are yardsticks for tests and self-play.
    pub for_people: bool,
}

/// A computer player. It is told what its seat may know and nothing else.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves. There is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move;
}

/// Examines whether a game keeps the contract, in games of random players and of this one.
fn examine_with<G: Examined>(mut player: impl Bot<G>, plan: &Plan) -> Report<G::Zone> {
    examine::<G>(plan, &mut |view, moves, _| {
        let choice = player.choose(view, moves);
        moves.iter().position(|mv| *mv == choice).unwrap_or_default()
    })
}
