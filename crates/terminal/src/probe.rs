//! Tries moves out in a position that looks the same to the viewer, so that no rule is written twice and nothing hidden is
//! revealed.

use entrepot_table::{Dice, Game, Seat, Seed, StepError, Turn};

/// Whether the seat with this view could play these moves as one step, and if not, why.
pub fn step<G: Game>(view: &G::View, seat: Seat, moves: &[G::Move]) -> Result<(), StepError<G::Refusal>> {
    let sample = G::sample(view, &mut Dice::new(0, 0));
    Turn::<G>::new(sample).step(seat, moves, &mut Seed::from_number(0)).map(|_| ())
}
