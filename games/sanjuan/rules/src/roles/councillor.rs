//! The councillor (S8).

use super::Doubling;
use crate::event::{Cause, Event};
use crate::kinds::{Kind, Role};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::sets::{check_set, legal_set};
use crate::state::State;
use entrepot_table::{Chance, Moves, Seat, Sink};

/// Everybody draws 2; the privilege, and the Library again, bring 3 more (S8.4).
const DRAW: usize = 2;
const PRIVILEGE: usize = 3;

/// At the start of the phase empty Customs offices take a card as a good, before anybody draws (S8.1, S17.7, C6).
pub(crate) fn fill_customs_offices(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    for seat in state.board.clockwise(state.board.chooser) {
        if state.board.city(seat).can_use(Kind::CustomsOffice)
            && let Some(place) = state.board.city(seat).find(Kind::CustomsOffice, false)
        {
            state.put_good(seat, place, chance, sink);
        }
    }
}

/// A seat's turn. The Library's question comes before the draw, where it is one and could bring a card (C2).
pub(crate) fn turn(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let once = DRAW + PRIVILEGE;
    match state.board.doubling(seat) {
        Doubling::Choice if state.board.cards_left() > once => state.board.ask(seat, Decision::Library),
        Doubling::Choice => draw(state, seat, once, chance, sink),
        _ => draw(state, seat, DRAW + PRIVILEGE * state.board.privileges(seat), chance, sink),
    }
}

/// The answer to the Library's question.
pub(crate) fn answer_library(state: &mut State, library: bool, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    state.answered();
    if library {
        state.board.spend_library(seat);
    }
    draw(state, seat, DRAW + PRIVILEGE * (1 + usize::from(library)), chance, sink);
}

fn draw(state: &mut State, seat: Seat, count: usize, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let cause = Cause::Role(Role::Councillor);
    let city = *state.board.city(seat);
    let keep = 1 + usize::from(city.can_use(Kind::Prefecture));
    if city.can_use(Kind::Archive) {
        let before = state.board.hand(seat);
        // The cause tells that the cards went to the hand.
        state.draw(seat, count, Cause::Building(Kind::Archive), chance, sink);
        let drawn = state.board.hand(seat) - before;
        if drawn > keep {
            state.board.ask(seat, Decision::Archive { left: (drawn - keep) as u8 });
        }
    } else {
        state.draw_apart(seat, count, cause, chance, sink);
        let drawn = usize::from(state.board.drawn);
        match drawn {
            0 => {}
            _ if drawn <= keep => keep_the_rest(state, seat, sink),
            _ => state.board.ask(seat, Decision::Keep { left: keep as u8 }),
        }
    }
}

pub(crate) fn check(state: &State, seat: Seat, asked: Decision, mv: Move) -> Result<(), Refusal> {
    match (asked, mv) {
        (Decision::Keep { left }, Move::Keep(kind)) => {
            check_set(state.secret.drawn, asked, state.secret.last, left, kind).map_err(|refusal| match refusal {
                Refusal::NotInHand { kind, .. } => Refusal::NotDrawn { kind },
                other => other,
            })
        }
        (Decision::Archive { left }, Move::Discard(kind)) => {
            check_set(state.secret.hands[seat.index()], asked, state.secret.last, left, kind)
        }
        (_, Move::Pass) => Err(Refusal::CannotPass { asked }),
        _ => Err(Refusal::OtherQuestion { asked }),
    }
}

pub(crate) fn legal(state: &State, seat: Seat, asked: Decision, moves: &mut Moves<Move>) {
    let last = state.secret.last;
    match asked {
        Decision::Keep { left } => legal_set(state.secret.drawn, last, left, Move::Keep, moves),
        Decision::Archive { left } => {
            legal_set(state.secret.hands[seat.index()], last, left, Move::Discard, moves);
        }
        _ => {}
    }
}

/// Keeps one of the drawn cards; with the last one the others are discarded.
pub(crate) fn keep(state: &mut State, kind: Kind, left: u8, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    let of_kind = crate::cardset::CardSet::of_kind(kind);
    if let Some(card) = state.secret.drawn.and(of_kind).first() {
        state.secret.drawn.remove(card);
        state.secret.hands[seat.index()].add(card);
        state.board.drawn -= 1;
        state.board.hands[seat.index()] += 1;
    }
    sink.split(
        seat,
        || Event::Kept { seat, count: 1, cards: Some(vec![kind]) },
        || Event::Kept { seat, count: 1, cards: None },
    );
    state.secret.last = Some(kind);
    if left > 1 {
        state.board.ask_on(Decision::Keep { left: left - 1 });
    } else {
        state.answered();
        discard_the_rest(state, seat, sink);
    }
}

fn keep_the_rest(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let cards = std::mem::take(&mut state.secret.drawn);
    let count = std::mem::take(&mut state.board.drawn);
    state.secret.hands[seat.index()] = state.secret.hands[seat.index()].or(cards);
    state.board.hands[seat.index()] += count;
    sink.split(
        seat,
        || Event::Kept { seat, count, cards: Some(crate::cardset::Kinds::from(cards).iter().collect()) },
        || Event::Kept { seat, count, cards: None },
    );
}

fn discard_the_rest(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let cards = std::mem::take(&mut state.secret.drawn);
    let count = std::mem::take(&mut state.board.drawn);
    state.secret.discard = state.secret.discard.or(cards);
    state.board.discard += count;
    crate::round::tell_discarded(seat, Cause::Role(Role::Councillor), cards, sink);
}
