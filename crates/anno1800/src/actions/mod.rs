//! The nine actions (A8 to A20): one file for each.

pub(crate) mod expand;
mod expedition;
mod islands;
mod play;
mod swap;
pub(crate) mod upgrade;
pub(crate) mod workforce;

pub(crate) use expand::{judge_removal, removal_candidates, remove};
pub(crate) use swap::{judge_swap, legal_swap, play_swap};
pub(crate) use upgrade::judge_raise;

use crate::cost::Cost;
use crate::event::Event;
use crate::moves::{Action, Decision, Move, Object};
use crate::pay::{Purse, can_pay, lack};
use crate::paying;
use crate::refusal::Refusal;
use crate::state::{ANY_NUMBER, Board, Doing, State};
use entrepot_table::{Moves, Seat, Sink};

/// Whether an action can be begun: something must come of it (A4.5, R3).
pub(crate) fn judge(state: &State, purse: &Purse<'_>, action: Action) -> Result<(), Refusal> {
    let board = &state.board;
    let possible = |yes: bool| if yes { Ok(()) } else { Err(Refusal::NothingPossible { action }) };
    match action {
        Action::Expand => possible(expand::possible(board, purse)),
        Action::Play => possible(play::possible(state, purse)),
        Action::Swap => possible(swap::possible(board)),
        Action::Workforce => possible(workforce::possible(board, purse)),
        Action::Upgrade => possible(upgrade::possible(board, purse)),
        Action::OldWorld => islands::judge(board, purse, Object::OldWorld),
        Action::NewWorld => islands::judge(board, purse, Object::NewWorld),
        Action::Expedition => expedition::judge(board, purse, 1),
        Action::Festival => Ok(()),
    }
}

/// An action begins; whatever ran before is over (A2.5, A2.7).
pub(crate) fn begin(state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let seat = board.actor;
    board.turn.actions -= 1;
    board.turn.acted = true;
    board.turn.doing = Doing::Nothing;
    board.turn.removals = match action {
        Action::Expand if board.setup.remove_any() => ANY_NUMBER,
        Action::Expand => 1,
        _ => 0,
    };
    sink.all(|| Event::Action { seat, action });
    match action {
        Action::OldWorld => open(state, Object::OldWorld, sink),
        Action::NewWorld => open(state, Object::NewWorld, sink),
        Action::Festival => {
            board.festival(seat);
            sink.all(|| Event::Festival { seat });
        }
        Action::Swap => board.stack.push(Decision::Swap { returned: [0; 3] }),
        _ => board.stack.push(Decision::Target(action)),
    }
}

/// Whether this can be what an action is about.
pub(crate) fn judge_target(state: &State, purse: &Purse<'_>, action: Action, mv: Move) -> Result<(), Refusal> {
    let board = &state.board;
    match (action, mv) {
        (Action::Expand, Move::Build(token)) => expand::judge(board, purse, token),
        (Action::Expand, Move::Remove(spot)) => expand::judge_removal_first(board, spot),
        (Action::Play, Move::Play(kind)) => play::judge(state, purse, kind),
        (Action::Workforce, Move::Hire(tier)) => workforce::judge(board, purse, tier),
        (Action::Upgrade, Move::Upgrade(tier)) => upgrade::judge(board, purse, tier),
        (Action::Expedition, Move::Expeditions(count)) => expedition::judge(board, purse, count),
        _ => Err(Refusal::OtherQuestion { asked: board.decision() }),
    }
}

/// Everything that an action can be about.
pub(crate) fn legal_targets(state: &State, purse: &Purse<'_>, action: Action, moves: &mut Moves<Move>) {
    let mut try_move = |mv: Move| {
        if judge_target(state, purse, action, mv).is_ok() {
            moves.push(mv);
        }
    };
    match action {
        Action::Expand => {
            crate::Token::ALL[..crate::token::STACKS].iter().for_each(|token| try_move(Move::Build(*token)));
            removal_candidates(&state.board, &mut try_move);
        }
        Action::Play => {
            state.secret.hands[state.board.actor.index()].kinds().for_each(|kind| try_move(Move::Play(kind)))
        }
        Action::Workforce => crate::Tier::ALL.into_iter().for_each(|tier| try_move(Move::Hire(tier))),
        Action::Upgrade => crate::Tier::WORKING.into_iter().for_each(|tier| try_move(Move::Upgrade(tier))),
        Action::Expedition => (1..=3).for_each(|count| try_move(Move::Expeditions(count))),
        _ => {}
    }
}

/// The answer to what an action is about.
pub(crate) fn play_target(state: &mut State, mv: Move, sink: &mut impl Sink<Event>) {
    match mv {
        Move::Remove(spot) => {
            if let Some(field) = state.board.player(state.board.actor).find(spot) {
                remove(&mut state.board, field, sink);
            }
        }
        _ => {
            state.board.stack.pop();
            choose(state, mv, sink);
        }
    }
}

/// Opens the cost of what was chosen.
pub(crate) fn choose(state: &mut State, mv: Move, sink: &mut impl Sink<Event>) {
    match mv {
        Move::Build(token) => open(state, Object::Token(token), sink),
        Move::Play(kind) => {
            state.announce(state.board.actor, kind);
            open(state, Object::Card(kind), sink);
        }
        Move::Hire(tier) => open(state, Object::Cube(tier), sink),
        Move::Upgrade(tier) => open(state, Object::Upgrade(tier), sink),
        Move::Expeditions(count) => open(state, Object::Expeditions(count), sink),
        _ => {}
    }
}

fn open(state: &mut State, object: Object, sink: &mut impl Sink<Event>) {
    let cost = cost(&state.board, state.board.actor, object);
    paying::open(state, object, cost, sink);
}

/// What something costs a player now, the gold for an empty stack included (A4.6, A15.4).
pub fn cost(board: &Board, seat: Seat, object: Object) -> Cost {
    match object {
        Object::Nothing => Cost::FREE,
        Object::Token(token) => expand::cost(token),
        Object::Card(kind) => kind.cost(),
        Object::Cube(tier) => workforce::cost(board, tier),
        Object::Upgrade(tier) => upgrade::cost(tier),
        Object::OldWorld | Object::NewWorld => islands::cost(board, seat, object),
        Object::Expeditions(_) => expedition::COST,
    }
}

/// Whether the object itself can be had, apart from its cost (C2).
pub(crate) fn obtainable(board: &Board, seat: Seat, object: Object) -> Result<(), Refusal> {
    match object {
        Object::Token(token) => expand::obtainable(board, seat, token),
        Object::Cube(tier) => workforce::obtainable(board, tier),
        Object::Upgrade(tier) => upgrade::obtainable(board, seat, tier),
        Object::OldWorld | Object::NewWorld => islands::obtainable(board, seat, object),
        Object::Expeditions(_) => expedition::obtainable(board),
        Object::Nothing | Object::Card(_) => Ok(()),
    }
}

/// Whether it can be had and paid (A4.5).
pub(crate) fn affordable(board: &Board, purse: &Purse<'_>, object: Object) -> Result<(), Refusal> {
    let seat = board.actor;
    obtainable(board, seat, object)?;
    let cost = cost(board, seat, object);
    if can_pay(purse, &cost) { Ok(()) } else { Err(Refusal::CannotPay { lack: lack(board, seat, &cost) }) }
}

/// The same as a plain yes or no: why not takes longer to say.
pub(crate) fn can_have(board: &Board, purse: &Purse<'_>, object: Object) -> bool {
    obtainable(board, board.actor, object).is_ok() && can_pay(purse, &cost(board, board.actor, object))
}

/// All is paid: the object comes.
pub(crate) fn obtain(state: &mut State, sink: &mut impl Sink<Event>) {
    let object = std::mem::take(&mut state.board.turn.object);
    state.board.turn.due = Cost::FREE;
    match object {
        Object::Nothing => {}
        Object::Token(token) => expand::ask_site(state, token, sink),
        Object::Card(kind) => play::obtain(state, kind, sink),
        Object::Cube(tier) => workforce::obtain(state, tier, sink),
        Object::Upgrade(tier) => upgrade::obtain(state, tier, sink),
        Object::OldWorld => islands::open_old_world(state, sink),
        Object::NewWorld => islands::explore_new_world(state, sink),
        Object::Expeditions(count) => state.draw_expeditions(state.board.actor, count, sink),
    }
}
