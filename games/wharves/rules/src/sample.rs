//! A position that could be the real one for all that a view tells.

use crate::cards::{Card, wharf};
use crate::state::{State, insert};
use crate::view::View;
use entrepot_table::{Dice, Seat};

/// Keeps what the viewer knows and fills pile and hands at random, but puts nothing into a hand of which it was seen that it
/// has none of that wharf (W4.3), and leaves nothing in the box that was shuffled into the pile (W7.4).
pub(crate) fn sample(view: &View, dice: &mut Dice) -> State {
    let mut state = State { table: view.table, ..State::empty(&view.table.setup) };
    if let Some(seat) = view.viewer {
        state.hands[seat.index()] = view.hand;
    }
    let mut unseen: Vec<Card> = state.boxed().collect();
    dice.shuffle(&mut unseen);
    let returned = |card: &Card| view.table.returned.contains(card);
    let (mut returned, mut unknown): (Vec<Card>, Vec<Card>) = unseen.into_iter().partition(returned);
    // Those that fewest hands could hold come first: what the pile leaves over finds a hand more easily.
    returned.sort_by_key(|card| holders(view, &state, *card).len());
    // Once crates were shuffled into the pile, nothing else is in it.
    let source = if view.table.reshuffles > 0 { &mut returned } else { &mut unknown };
    state.pile = source.drain(..source.len().min(view.pile.into())).collect();
    dice.shuffle(&mut state.pile);
    for card in returned.into_iter().chain(unknown) {
        let holders = holders(view, &state, card);
        if let Some(seat) = holders.get(dice.below(holders.len())) {
            insert(&mut state.hands[seat.index()], card);
        }
    }
    state
}

/// The seats whose hands have room left and could hold this crate.
fn holders(view: &View, state: &State, card: Card) -> Vec<Seat> {
    let room = |seat: Seat| state.hands[seat.index()].len() < view.hands[seat.index()].into();
    let could = |seat: Seat| !view.table.lacks[seat.index()][wharf(card).index()];
    Seat::all(view.table.players()).filter(|seat| room(*seat) && could(*seat)).collect()
}
