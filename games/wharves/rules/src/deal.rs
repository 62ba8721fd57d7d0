//! The deal (W2).

use crate::cards::{CRATES, Card};
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{HAND, State};
use entrepot_table::{Chance, List, Purpose, Seat, Setup as _, Sink};

/// Shuffles all crates, deals the hands seat by seat, and lays out the pile (W2.2, W2.3).
pub(crate) fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
    let mut state = State::empty(setup);
    let mut crates: [Card; CRATES as usize] = std::array::from_fn(|index| index as Card + 1);
    chance.shuffle(Purpose::Setup(0), &mut crates);
    let mut heaps = crates.chunks_exact(HAND);
    for (seat, cards) in Seat::all(setup.players()).zip(heaps.by_ref()) {
        let hand = &mut state.hands[seat.index()];
        *hand = List::from_slice(cards);
        hand.sort_unstable();
        let dealt = |cards| Event::Dealt { seat, count: HAND as u8, cards };
        sink.split(seat, || dealt(Some(hand.to_vec())), || dealt(None));
    }
    state.pile = heaps.take(setup.players()).flatten().copied().collect();
    let count = state.pile.len() as u8;
    sink.all(|| Event::Piled { count });
    state.begin_round(chance, sink);
    state
}
