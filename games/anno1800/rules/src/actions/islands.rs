//! Open up the Old World (A17), explore the New World (A18).

use crate::card::Deck;
use crate::cost::Cost;
use crate::data::DATA;
use crate::effects;
use crate::event::Event;
use crate::island::{Bonus, MOST_ISLANDS};
use crate::moves::{Action, Object};
use crate::refusal::Refusal;
use crate::state::{Board, State};
use entrepot_table::{Seat, Sink};

/// Cards that come with a New World island (A18.3).
const NEW_WORLD_CARDS: u8 = 3;

fn owned(board: &Board, seat: Seat, object: Object) -> usize {
    let player = board.player(seat);
    if object == Object::OldWorld { player.old_world.len() } else { player.new_world.len() }
}

/// The n-th island costs n exploration tokens, each kind counted for itself (A17.1, A18.1).
pub(super) fn cost(board: &Board, seat: Seat, object: Object) -> Cost {
    let price = DATA.island_price.get(owned(board, seat, object)).map_or(0, |price| price.value);
    Cost { exploration: price, ..Cost::FREE }
}

/// Four at most, and only while there are any (A17.2, A17.9, A18.2, A18.8).
pub(super) fn obtainable(board: &Board, seat: Seat, object: Object) -> Result<(), Refusal> {
    let (action, left) = match object {
        Object::OldWorld => (Action::OldWorld, board.old_world),
        _ => (Action::NewWorld, board.new_world),
    };
    if owned(board, seat, object) == MOST_ISLANDS {
        return Err(Refusal::FourIslands { action });
    }
    if left == 0 { Err(Refusal::StackEmpty { action }) } else { Ok(()) }
}

/// The top island is turned up; what it brings happens at once (A17.3, A17.5, A17.8).
pub(super) fn open_old_world(state: &mut State, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    let Some(island) = state.secret.old_world.pop() else { return };
    let board = &mut state.board;
    board.old_world -= 1;
    board.player_mut(seat).old_world.push(island);
    board.player_mut(seat).sum_up();
    let place = board.player(seat).old_world.len() as u8 - 1;
    let aboard = match island.bonus() {
        Bonus::Printed(token) => board.man_ship(seat, token, false),
        Bonus::Effect(_) => 0,
    };
    sink.all(|| Event::OldWorld { seat, island, place, aboard });
    sink.revealed();
    if let Bonus::Effect(effect) = island.bonus() {
        effects::happen_on_island(state, effect, sink);
    }
}

/// The top island is turned up, and three cards are drawn (A18.3).
pub(super) fn explore_new_world(state: &mut State, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    let Some(island) = state.secret.new_world.pop() else { return };
    state.board.new_world -= 1;
    let player = state.board.player_mut(seat);
    player.new_world.push(island);
    player.sum_up();
    let place = player.new_world.len() as u8 - 1;
    sink.all(|| Event::NewWorld { seat, island, place });
    sink.revealed();
    state.draw(seat, Deck::NewWorld, NEW_WORLD_CARDS, sink);
}
