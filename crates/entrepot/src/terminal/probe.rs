//! What would happen: tried out in a position that looks the same to the viewer, so that no rule is written twice and
//! nothing hidden is looked at.

use entrepot_sanjuan::{Event, Kind, Move, Refusal, SanJuan, State, View};
use entrepot_table::{Dice, Game, Log, Seed, StepError, Turn};

fn sample(view: &View) -> State {
    SanJuan::sample(view, &mut Dice::new(0, 0))
}

/// How many cards the good on this building brings.
pub fn price(view: &View, kind: Kind) -> usize {
    let mut state = sample(view);
    let mut log = Log::default();
    SanJuan::play(&mut state, Move::Sell(kind), &mut Seed::from_number(0), &mut log);
    let price = log.events.iter().find_map(|(_, event)| match event {
        Event::Sold { price, .. } => Some(usize::from(*price)),
        _ => None,
    });
    price.unwrap_or(0)
}

/// Whether the viewer could play these moves as one step, and if not, what is wrong.
pub fn step(view: &View, moves: &[Move]) -> Result<(), StepError<Refusal>> {
    let seat = view.viewer.unwrap_or_default();
    Turn::<SanJuan>::new(sample(view)).step(seat, moves, &mut Seed::from_number(0)).map(|_| ())
}

/// What a building costs that this step builds and pays for without a further question.
pub fn price_paid(view: &View, moves: &[Move]) -> Option<usize> {
    let seat = view.viewer.unwrap_or_default();
    let played = Turn::<SanJuan>::new(sample(view)).step(seat, moves, &mut Seed::from_number(0)).ok()?;
    played.iter().flat_map(|played| &played.log.events).find_map(|(_, event)| match event {
        Event::Built { cost, .. } => Some(usize::from(*cost)),
        _ => None,
    })
}
