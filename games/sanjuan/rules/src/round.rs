//! The round (S3), its start (S11), and the end of the game (S12.1).

use crate::cardset::{CardSet, Kinds};
use crate::event::{Cause, Event};
use crate::kinds::{Kind, Role};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::roles;
use crate::scoring;
use crate::sets::{check_set, legal_set};
use crate::setup::GuardRoomLimit;
use crate::state::{Board, Frame, RoundStep, State};
use entrepot_table::{Chance, Moves, Seat, Sink};

/// Cards everybody starts with (S2.5).
pub(crate) const START_HAND: usize = 4;

/// Hand limits (S11.3, S11.4).
const HAND_LIMIT: usize = 7;
const TOWER_LIMIT: usize = 12;
const LIMIT_WITHOUT_GUARD_ROOM: usize = 6;

/// Cards an Office building exchanges (S17.2).
const OFFICE_CARDS: u8 = 2;

/// Goes on until somebody is asked or the game is over.
pub(crate) fn run(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    loop {
        match state.board.stack.last().copied() {
            None | Some(Frame::Ask(_) | Frame::Over) => return,
            Some(Frame::StartingHands(n)) => starting_hand(&mut state.board, n),
            Some(Frame::RoundStart(step, n)) => start_of_round(state, step, n),
            Some(Frame::Roles(n)) => next_role(&mut state.board, n, sink),
            Some(Frame::Phase(role, n)) => roles::go_on(state, role, n, chance, sink),
        }
    }
}

fn replace(board: &mut Board, frame: Frame) {
    board.stack.pop();
    board.stack.push(frame);
}

/// Clockwise from the Governor everybody keeps four of the cards dealt (S2.7, C7).
fn starting_hand(board: &mut Board, n: u8) {
    if usize::from(n) == board.players() {
        return replace(board, Frame::Roles(0));
    }
    replace(board, Frame::StartingHands(n + 1));
    let seat = board.governor.after(usize::from(n), board.players());
    let left = board.hand(seat).saturating_sub(START_HAND) as u8;
    if left > 0 {
        board.ask(seat, Decision::StartingHand { left });
    }
}

/// Role choices in a round: one each, with two players Governor, opponent, Governor (S3.3, S3.4).
fn choices(board: &Board) -> usize {
    board.players().max(3)
}

fn next_role(board: &mut Board, n: u8, sink: &mut impl Sink<Event>) {
    let players = board.players();
    if usize::from(n) == choices(board) {
        board.roles = [None; 5];
        board.cities.iter_mut().for_each(|city| city.library_used = false);
        let from = board.governor;
        board.governor = from.next(players);
        board.round = board.round.saturating_add(1);
        let (round, governor) = (u32::from(board.round), board.governor);
        sink.all(|| Event::Round { round, governor, from: Some(from) });
        return replace(board, Frame::RoundStart(RoundStep::Office, 0));
    }
    replace(board, Frame::Roles(n + 1));
    board.ask(board.governor.after(usize::from(n) % players, players), Decision::Role);
}

/// The steps in their order, each for everybody clockwise from the new Governor (S11.2, C8).
fn start_of_round(state: &mut State, step: RoundStep, n: u8) {
    let board = &mut state.board;
    let players = board.players();
    // Chapel and Bank of a player come one after the other.
    let parts = if step == RoundStep::Store { 2 } else { 1 };
    let at = usize::from(n);
    if at == players * parts {
        return match step {
            RoundStep::Office => replace(board, Frame::RoundStart(RoundStep::Store, 0)),
            RoundStep::Store => replace(board, Frame::RoundStart(RoundStep::Limit, 0)),
            RoundStep::Limit => replace(board, Frame::Roles(0)),
        };
    }
    replace(board, Frame::RoundStart(step, n + 1));
    let seat = board.governor.after(at / parts, players);
    if let Some(question) = question_at_start(board, seat, step, at % parts) {
        board.ask(seat, question);
    }
}

/// What a seat is asked in this part of the start of a round, if anything. All of it is public: hands are counted.
fn question_at_start(board: &Board, seat: Seat, step: RoundStep, part: usize) -> Option<Decision> {
    let city = board.city(seat);
    let has_cards = board.hand(seat) > 0;
    match (step, part) {
        (RoundStep::Office, _) => {
            (has_cards && city.can_use(Kind::OfficeBuilding)).then_some(Decision::Office { given: 0 })
        }
        (RoundStep::Store, 0) => (has_cards && city.can_use(Kind::Chapel)).then_some(Decision::Chapel),
        (RoundStep::Store, _) => {
            (has_cards && city.can_use(Kind::Bank) && !city.bank_used).then_some(Decision::Bank { laid: 0 })
        }
        (RoundStep::Limit, _) => {
            let above = board.hand(seat).saturating_sub(hand_limit(board, seat)) as u8;
            (above > 0).then_some(Decision::HandLimit { left: above })
        }
    }
}

/// The hand limit of a seat (S11.3, S11.4, Q14).
pub fn hand_limit(board: &Board, seat: Seat) -> usize {
    let guarded = match board.setup.guard_room_limit {
        GuardRoomLimit::WhileInPlay => board.cities.iter().any(|city| city.can_use(Kind::GuardRoom)),
        GuardRoomLimit::AlwaysWithExpansion => board.setup.expansion,
    };
    match board.city(seat) {
        city if city.can_use(Kind::Tower) => TOWER_LIMIT,
        city if guarded && !city.can_use(Kind::GuardRoom) => LIMIT_WITHOUT_GUARD_ROOM,
        _ => HAND_LIMIT,
    }
}

/// Whether a question of the round itself allows this move.
pub(crate) fn check(state: &State, seat: Seat, asked: Decision, mv: Move) -> Result<(), Refusal> {
    let hand = state.secret.hands[seat.index()];
    let last = state.secret.last;
    match (asked, mv) {
        (Decision::Role, Move::Role(role)) => match state.board.roles[role.index()] {
            Some(by) => Err(Refusal::RoleTaken { role, by }),
            None => Ok(()),
        },
        (Decision::Role, Move::Pass) => Err(Refusal::RoleNeeded),
        (Decision::Office { .. } | Decision::Chapel | Decision::Bank { .. }, Move::Pass) => Ok(()),
        (Decision::Office { .. }, Move::Exchange(kind))
        | (Decision::Chapel, Move::Lay(kind))
        | (Decision::Bank { .. }, Move::Bank(kind)) => check_set(hand, asked, last, 1, kind),
        (Decision::StartingHand { left } | Decision::HandLimit { left }, Move::Discard(kind)) => {
            check_set(hand, asked, last, left, kind)
        }
        (_, Move::Pass) => Err(Refusal::CannotPass { asked }),
        _ => Err(Refusal::OtherQuestion { asked }),
    }
}

pub(crate) fn legal(state: &State, seat: Seat, asked: Decision, moves: &mut Moves<Move>) {
    let hand = state.secret.hands[seat.index()];
    let last = state.secret.last;
    match asked {
        Decision::Role => {
            let free = Role::ALL.into_iter().filter(|role| state.board.roles[role.index()].is_none());
            return moves.extend(free.map(Move::Role));
        }
        Decision::StartingHand { left } | Decision::HandLimit { left } => {
            return legal_set(hand, last, left, Move::Discard, moves);
        }
        Decision::Office { .. } => legal_set(hand, last, 1, Move::Exchange, moves),
        Decision::Chapel => legal_set(hand, last, 1, Move::Lay, moves),
        _ => legal_set(hand, last, 1, Move::Bank, moves),
    }
    moves.push(Move::Pass);
}

/// Discards one card of a set; closes the question with the last one.
pub(crate) fn discard_one(
    state: &mut State,
    kind: Kind,
    cause: Cause,
    again: Option<Decision>,
    sink: &mut impl Sink<Event>,
) {
    let seat = state.board.actor;
    state.discard_from_hand(seat, kind);
    state.secret.last = Some(kind);
    sink.split(
        seat,
        || Event::Discarded { seat, cause, count: 1, cards: Some(vec![kind]) },
        || Event::Discarded { seat, cause, count: 1, cards: None },
    );
    match again {
        Some(decision) => state.board.ask_on(decision),
        None => state.answered(),
    }
}

/// Several cards were discarded at once.
pub(crate) fn tell_discarded(seat: Seat, cause: Cause, cards: CardSet, sink: &mut impl Sink<Event>) {
    let count = cards.len() as u8;
    sink.split(
        seat,
        || Event::Discarded { seat, cause, count, cards: Some(Kinds::from(cards).iter().collect()) },
        || Event::Discarded { seat, cause, count, cards: None },
    );
}

/// The Office building: cards are discarded first, then as many drawn (S17.2, Q8).
pub(crate) fn play_office(
    state: &mut State,
    mv: Move,
    given: u8,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let seat = state.board.actor;
    let cause = Cause::Building(Kind::OfficeBuilding);
    let mut given = given;
    if let Move::Exchange(kind) = mv {
        given += 1;
        discard_one(state, kind, cause, Some(Decision::Office { given }), sink);
        if given < OFFICE_CARDS && state.board.hand(seat) > 0 {
            return;
        }
    } else if given == 0 {
        sink.all(|| Event::Passed { seat, at: cause });
    }
    state.answered();
    state.draw(seat, usize::from(given), cause, chance, sink);
}

/// Chapel and Bank: the card goes face down under the building (S15.11, S17.8).
pub(crate) fn play_store(state: &mut State, mv: Move, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    let (kind, under) = match mv {
        Move::Lay(kind) => (kind, Kind::Chapel),
        Move::Bank(kind) => (kind, Kind::Bank),
        _ => {
            match state.board.decision() {
                Some(Decision::Chapel) => sink.all(|| Event::Passed { seat, at: Cause::Building(Kind::Chapel) }),
                Some(Decision::Bank { laid: 0 }) => {
                    sink.all(|| Event::Passed { seat, at: Cause::Building(Kind::Bank) })
                }
                _ => {}
            }
            return state.answered();
        }
    };
    if let Some(card) = state.hide_from_hand(seat, kind) {
        state.secret.laid.add(card);
    }
    state.secret.last = Some(kind);
    sink.split(
        seat,
        || Event::Laid { seat, under, count: 1, cards: Some(vec![kind]) },
        || Event::Laid { seat, under, count: 1, cards: None },
    );
    let city = &mut state.board.cities[seat.index()];
    if under == Kind::Chapel {
        city.chapel += 1;
        return state.answered();
    }
    city.bank += 1;
    city.bank_used = true;
    match state.board.decision() {
        Some(Decision::Bank { laid }) if state.board.hand(seat) > 0 => {
            state.board.ask_on(Decision::Bank { laid: laid + 1 });
        }
        _ => state.answered(),
    }
}

/// The game ends; nothing of the round is played any more (S12.1).
pub(crate) fn end_game(state: &mut State, sink: &mut impl Sink<Event>) {
    state.board.stack.clear();
    state.board.stack.push(Frame::Over);
    sink.all(|| Event::Ended { scores: scoring::scores(&state.board) });
}
