//! What would happen: tried out in a position that looks the same to the viewer, so that no rule is written twice and
//! nothing hidden is looked at.

use entrepot_sanjuan::{Move, Refusal, SanJuan, View};
use entrepot_table::{Dice, Game, Seed, StepError, Turn};

/// Whether the viewer could play these moves as one step, and if not, what is wrong.
pub fn step(view: &View, moves: &[Move]) -> Result<(), StepError<Refusal>> {
    let seat = view.viewer.unwrap_or_default();
    let sample = SanJuan::sample(view, &mut Dice::new(0, 0));
    Turn::<SanJuan>::new(sample).step(seat, moves, &mut Seed::from_number(0)).map(|_| ())
}
