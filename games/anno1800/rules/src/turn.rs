//! Turns, rounds and the end of the game (A2, A23).

use crate::actions::MOST;
use crate::card::Effect;
use crate::event::Event;
use crate::moves::{Action, Decision, Move, Object};
use crate::pay::Purse;
use crate::refusal::Refusal;
use crate::state::{Board, Doing, State, Turn};
use crate::tier::Tier;
use crate::token::{Spot, Token};
use crate::{actions, free, paying, scoring};
use entrepot_table::{Moves, Seat, Sink};

/// A turn begins: one action, nothing traded, nothing used (A2.2, A28.4).
pub(crate) fn begin(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.actor = seat;
    board.turn = Turn { actions: 1, ..Turn::default() };
    board.stack.clear();
    board.stack.push(Decision::Turn);
    let (round, last) = (board.round, board.last_round == Some(board.round));
    sink.all(|| Event::Turn { seat, round, last });
}

/// The turn ends: return effects that were not used lapse (A22.8), and the next player comes (A2.1). After the last round
/// the game is over (A23.2).
fn end(state: &mut State, sink: &mut impl Sink<Event>) {
    turn_down_returns(state, sink);
    let board = &mut state.board;
    let next = board.actor.next(board.players());
    if next == board.first {
        if board.last_round == Some(board.round) {
            board.stack.clear();
            board.stack.push(Decision::Over);
            board.turn = Turn::default();
            sink.all(|| Event::Ended { scores: scoring::scores(state) });
            return sink.revealed();
        }
        board.round = board.round.saturating_add(1);
    }
    begin(state, next, sink);
}

fn turn_down_returns(state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let first = board.played.len() - usize::from(board.turn.laid);
    for card in &mut board.played[first..] {
        if card.ready && matches!(card.kind.effect(), Effect::Return(_)) {
            card.ready = false;
            let (seat, kind) = (card.seat, card.kind);
            sink.all(|| Event::TurnedDown { seat, kind });
        }
    }
}

/// After a question inside another one was answered.
pub(crate) fn go_on(state: &mut State, sink: &mut impl Sink<Event>) {
    if state.board.decision() == Decision::Pay {
        paying::go_on(state, sink);
    }
}

/// An empty hand triggers the end, once (A23.1, A23.3, R39). The last round is the next one (A23.8).
pub(crate) fn hand_may_be_empty(state: &mut State, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let seat = board.actor;
    if board.player(seat).hand_size() == 0 && board.fireworks.is_none() {
        let last_round = board.round.saturating_add(1);
        board.fireworks = Some(seat);
        board.last_round = Some(last_round);
        sink.all(|| Event::Fireworks { seat, last_round });
    }
}

/// Whether a move may be made in the turn.
pub(crate) fn judge(state: &State, purse: &Purse<'_>, mv: Move) -> Result<(), Refusal> {
    let board = &state.board;
    match mv {
        Move::Action(action) if board.turn.actions > 0 => actions::judge(state, purse, action),
        Move::Action(_) => Err(Refusal::NoActionLeft),
        Move::Build(_) | Move::Hire(_) | Move::Upgrade(_) => judge_further(board, purse, actions::object_of(mv)),
        Move::Remove(spot) => actions::judge_removal(board, spot).map(|_| ()),
        Move::Activate(_) | Move::Use(_) | Move::Raise { .. } | Move::ShiftEnd { .. } => free::judge(state, mv),
        Move::Work(Spot { token, .. }) => Err(match token.industry() {
            Some((resource, _)) => Refusal::NotDue { resource },
            None => Refusal::NoIndustry { token },
        }),
        Move::Trade { resource, .. } | Move::Import(resource) => Err(Refusal::NotDue { resource }),
        Move::End if board.turn.acted => Ok(()),
        Move::End => Err(Refusal::ActFirst),
        _ => Err(Refusal::OtherQuestion { asked: Decision::Turn }),
    }
}

/// A further part of the action under way: a ship (A8.1, A11.2), a cube (A15.1), an upgrade (A16.1).
pub(crate) fn judge_further(board: &Board, purse: &Purse<'_>, object: Object) -> Result<(), Refusal> {
    match (board.turn.doing, object) {
        (Doing::Workforce(MOST..), Object::Cube(_)) => Err(Refusal::ThreeAtMost { action: Action::Workforce }),
        (Doing::Upgrades(MOST..), Object::Upgrade(_)) => Err(Refusal::ThreeAtMost { action: Action::Upgrade }),
        (Doing::Ships(_), Object::Token(token)) if token.ship().is_none() => Err(Refusal::OneTokenEach { token }),
        (Doing::Workforce(_), Object::Cube(_))
        | (Doing::Upgrades(_), Object::Upgrade(_))
        | (Doing::Ships(_), Object::Token(_)) => actions::affordable(board, purse, object),
        _ => Err(Refusal::OtherQuestion { asked: Decision::Turn }),
    }
}

/// Every move of the turn.
pub(crate) fn legal(state: &State, purse: &Purse<'_>, moves: &mut Moves<Move>) {
    let board = &state.board;
    if board.turn.actions > 0 {
        let possible = Action::ALL.into_iter().filter(|action| actions::possible(state, purse, *action));
        moves.extend(possible.map(Move::Action));
    }
    let mut part = |mv: Move| {
        if actions::can_have(board, purse, actions::object_of(mv)) {
            moves.push(mv);
        }
    };
    match board.turn.doing {
        Doing::Nothing | Doing::Workforce(MOST..) | Doing::Upgrades(MOST..) => {}
        Doing::Ships(_) => Token::SHIPS.into_iter().for_each(|token| part(Move::Build(token))),
        Doing::Workforce(_) => Tier::ALL.into_iter().for_each(|tier| part(Move::Hire(tier))),
        Doing::Upgrades(_) => Tier::WORKING.into_iter().for_each(|tier| part(Move::Upgrade(tier))),
    }
    free::candidates(state, &mut |mv| {
        if judge(state, purse, mv).is_ok() {
            moves.push(mv);
        }
    });
    if board.turn.acted {
        moves.push(Move::End);
    }
}

/// Plays a move of the turn.
pub(crate) fn play(state: &mut State, mv: Move, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    match mv {
        Move::Action(action) => actions::begin(state, action, sink),
        Move::Build(_) | Move::Hire(_) | Move::Upgrade(_) => actions::choose(state, mv, sink),
        Move::End => end(state, sink),
        _ => free::play(state, seat, mv, sink),
    }
}
