//! What would happen: tried out in a position that looks the same to the viewer, so that no rule is written twice and
//! nothing hidden is looked at.

use entrepot_table::{Dice, Game, Seat, Seed, StepError, Turn};

/// Whether this seat, which looks through the view, could play these moves as one step, and if not, what is wrong.
pub fn step<G: Game>(view: &G::View, seat: Seat, moves: &[G::Move]) -> Result<(), StepError<G::Refusal>> {
    let sample = G::sample(view, &mut Dice::new(0, 0));
    Turn::<G>::new(sample).step(seat, moves, &mut Seed::from_number(0)).map(|_| ())
}
