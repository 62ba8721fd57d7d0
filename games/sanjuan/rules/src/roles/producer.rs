//! The producer (S6).

use crate::event::{Cause, Event};
use crate::kinds::{Kind, Role};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::state::{Board, State};
use entrepot_table::{Chance, Moves, Seat, Sink};

/// Goods that let the Well's owner draw (S15.7).
const WELL_GOODS: u8 = 2;

/// How many goods a seat may make: 1, and 1 more for each of privilege, Library and Aqueduct (S6.7).
fn limit(board: &Board, seat: Seat) -> usize {
    1 + board.privileges(seat) + usize::from(board.city(seat).can_use(Kind::Aqueduct))
}

/// Production buildings without a good, from the last kind named (S6.3).
fn empty(board: &Board, seat: Seat, from: Option<Kind>) -> impl Iterator<Item = Kind> {
    let city = board.city(seat);
    let free = move |kind: Kind| Some(kind) >= from && city.find(kind, false).is_some();
    Kind::ALL.into_iter().take_while(|kind| kind.is_production()).filter(move |&kind| free(kind))
}

/// A seat's turn; not asked when it has no empty building or no card is left (S6.4, S6.9).
pub(crate) fn turn(state: &mut State, seat: Seat) {
    if can_go_on(state, seat, 0) {
        state.board.ask(seat, Decision::Produce { made: 0 });
    }
}

/// Everything here is public: the order of kinds too.
fn can_go_on(state: &State, seat: Seat, made: u8) -> bool {
    usize::from(made) < limit(&state.board, seat)
        && state.board.cards_left() > 0
        && empty(&state.board, seat, state.secret.last).next().is_some()
}

pub(crate) fn check(state: &State, seat: Seat, asked: Decision, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Pass => Ok(()),
        Move::Produce(kind) if !kind.is_production() || state.board.city(seat).find(kind, false).is_none() => {
            Err(Refusal::NoEmptyBuilding { kind })
        }
        Move::Produce(kind) if Some(kind) < state.secret.last => Err(Refusal::OutOfOrder { kind, asked }),
        Move::Produce(_) => Ok(()),
        _ => Err(Refusal::OtherQuestion { asked }),
    }
}

/// Why one good more cannot be produced, after the one that ended the question (S6.4, S6.7, S6.9, C5).
pub(crate) fn one_too_many(before: &State, after: &State, made: u8, kind: Kind) -> Refusal {
    let seat = before.board.actor;
    let asked = Decision::Produce { made };
    if usize::from(made) + 1 >= limit(&before.board, seat) {
        return Refusal::TooMany { asked };
    }
    match check(after, seat, asked, Move::Produce(kind)) {
        Err(refusal) => refusal,
        Ok(()) if after.board.cards_left() == 0 => Refusal::PilesEmpty,
        Ok(()) => Refusal::OutOfOrder { kind, asked },
    }
}

pub(crate) fn legal(state: &State, seat: Seat, moves: &mut Moves<Move>) {
    moves.extend(empty(&state.board, seat, state.secret.last).map(Move::Produce));
    moves.push(Move::Pass);
}

pub(crate) fn play(state: &mut State, mv: Move, made: u8, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    let Move::Produce(kind) = mv else {
        sink.all(|| Event::Passed { seat, at: Cause::Role(Role::Producer) });
        return finish(state, seat, made, chance, sink);
    };
    if let Some(place) = state.board.city(seat).find(kind, false) {
        state.put_good(seat, place, chance, sink);
    }
    state.secret.last = Some(kind);
    let made = made + 1;
    if can_go_on(state, seat, made) {
        state.board.ask_on(Decision::Produce { made });
    } else {
        finish(state, seat, made, chance, sink);
    }
}

/// One good more than the limit without the Library is its use (S15.17d); then the Well (S6.8).
fn finish(state: &mut State, seat: Seat, made: u8, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if state.board.privileges(seat) == 2 && usize::from(made) == limit(&state.board, seat) {
        state.board.spend_library(seat);
    }
    state.answered();
    if made >= WELL_GOODS && state.board.city(seat).can_use(Kind::Well) {
        state.draw(seat, 1, Cause::Building(Kind::Well), chance, sink);
    }
}
