//! The five roles (S4): one file each.

pub(crate) mod builder;
pub(crate) mod councillor;
pub(crate) mod producer;
pub(crate) mod prospector;
pub(crate) mod trader;

mod privilege;

use crate::event::{Cause, Event};
use crate::kinds::Role;
use crate::state::{Board, Frame, State};
use entrepot_table::{Chance, Seat, Sink};

pub(crate) use privilege::Doubling;

/// A player takes a role and its phase begins (S3.1).
pub(crate) fn choose(state: &mut State, role: Role, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.answered();
    let board = &mut state.board;
    let seat = board.actor;
    board.chooser = seat;
    board.roles[role.index()] = Some(seat);
    board.stack.push(Frame::Phase(role, 0));
    sink.all(|| Event::Role { seat, role });
    match role {
        Role::Trader => trader::turn_up_prices(state, sink),
        Role::Councillor => councillor::fill_customs_offices(state, chance, sink),
        Role::Builder | Role::Producer | Role::Prospector => {}
    }
}

/// Goes on with a phase until somebody is asked or the phase ends. `part` counts its parts.
pub(crate) fn go_on(state: &mut State, role: Role, part: u8, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if let Some(frame) = state.board.stack.last_mut() {
        *frame = Frame::Phase(role, part + 1);
    }
    match (role, seat_of_part(&state.board, part)) {
        (Role::Prospector, _) => prospector::part(state, usize::from(part), chance, sink),
        (Role::Builder, Some(seat)) => builder::turn(state, seat),
        (Role::Builder, None) => builder::finish(state, chance, sink),
        (Role::Producer, Some(seat)) => producer::turn(state, seat),
        (Role::Trader, Some(seat)) => trader::turn(state, seat),
        (Role::Trader, None) => trader::finish(state, chance, sink),
        (Role::Councillor, Some(seat)) => councillor::turn(state, seat, chance, sink),
        (Role::Producer | Role::Councillor, None) => end(&mut state.board),
    }
}

/// The phase is over; the round goes on.
fn end(board: &mut Board) {
    board.stack.pop();
}

/// The chooser acts first, then the others clockwise, each once (S4.2).
fn seat_of_part(board: &Board, part: u8) -> Option<Seat> {
    let part = usize::from(part);
    (part < board.players()).then(|| board.chooser.after(part, board.players()))
}

/// Draws that a role or building brings at the end of a phase, for several owners clockwise from the chooser (S17.13).
fn everyone_draws(
    state: &mut State,
    cause: Cause,
    who: impl Fn(&Board, Seat) -> bool,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    for seat in state.board.clockwise(state.board.chooser) {
        if who(&state.board, seat) {
            state.draw(seat, 1, cause, chance, sink);
        }
    }
}
