//! Computer players.

use entrepot_table::Game;

/// A computer player. It is told what its seat may know and nothing else.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves.
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move;
}
