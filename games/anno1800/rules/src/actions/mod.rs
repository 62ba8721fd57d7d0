//! The nine actions (A8 to A20): one file for each.

pub(crate) mod expand;
mod expedition;
mod islands;
mod play;
mod swap;
pub(crate) mod upgrade;
pub(crate) mod workforce;

pub(crate) use expand::{could_uncover, judge_removal, removal_candidates, remove};
pub(crate) use swap::{judge_swap, legal_swap, play_swap, swappable_by};
pub(crate) use upgrade::judge_raise;

use crate::cost::Cost;
use crate::event::{Event, Homecoming};
use crate::moves::{Action, Decision, Move, Object};
use crate::pay::{Purse, can_pay, lack};
use crate::paying;
use crate::refusal::Refusal;
use crate::state::{ANY_NUMBER, Board, Doing, State};
use crate::tier::Tier;
use crate::token::{STACKS, Token};
use entrepot_table::{Moves, Seat, Sink};

/// How many cards, cubes or upgrades one action is about at most (A14.1, A15.1, A16.1, A19.1).
pub(crate) const MOST: u8 = 3;

/// Whether an action can be begun: something must come of it (A4.5, R3).
pub(crate) fn judge(state: &State, purse: &Purse<'_>, action: Action) -> Result<(), Refusal> {
    let board = &state.board;
    match action {
        Action::OldWorld => affordable(board, purse, Object::OldWorld),
        Action::NewWorld => affordable(board, purse, Object::NewWorld),
        Action::Expedition => affordable(board, purse, Object::Expeditions(1)),
        _ if possible(state, purse, action) => Ok(()),
        _ => Err(Refusal::NothingPossible { action }),
    }
}

/// The same as a plain yes or no: why not takes longer to say.
pub(crate) fn possible(state: &State, purse: &Purse<'_>, action: Action) -> bool {
    let board = &state.board;
    match action {
        Action::Expand => expand::possible(board, purse),
        Action::Play => play::possible(state, purse),
        Action::Swap => swap::possible(board),
        Action::Workforce => Tier::ALL.into_iter().any(|tier| can_have(board, purse, Object::Cube(tier))),
        Action::Upgrade => Tier::WORKING.into_iter().any(|tier| can_have(board, purse, Object::Upgrade(tier))),
        Action::OldWorld => can_have(board, purse, Object::OldWorld),
        Action::NewWorld => can_have(board, purse, Object::NewWorld),
        Action::Expedition => can_have(board, purse, Object::Expeditions(1)),
        Action::Festival => true,
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
            sink.all(|| Event::Festival { seat, from: Homecoming::of(board.player(seat)) });
            board.festival(seat);
        }
        Action::Swap => board.stack.push(Decision::Swap { returned: [0; 3] }),
        _ => board.stack.push(Decision::Target(action)),
    }
}

/// Whether this can be what an action is about.
pub(crate) fn judge_target(state: &State, purse: &Purse<'_>, action: Action, mv: Move) -> Result<(), Refusal> {
    let board = &state.board;
    match (action, mv) {
        (Action::Expand, Move::Build(_)) | (Action::Workforce, Move::Hire(_)) | (Action::Upgrade, Move::Upgrade(_)) => {
            affordable(board, purse, object_of(mv))
        }
        (Action::Expand, Move::Remove(spot)) => expand::judge_removal_first(board, spot),
        (Action::Play, Move::Play(kind)) => play::judge(state, purse, kind),
        (Action::Expedition, Move::Expeditions(count)) => expedition::judge(board, purse, count),
        _ => Err(Refusal::OtherQuestion { asked: board.decision() }),
    }
}

/// What a move chooses.
pub(crate) fn object_of(mv: Move) -> Object {
    match mv {
        Move::Build(token) => Object::Token(token),
        Move::Play(kind) => Object::Card(kind),
        Move::Hire(tier) => Object::Cube(tier),
        Move::Upgrade(tier) => Object::Upgrade(tier),
        Move::Expeditions(count) => Object::Expeditions(count),
        _ => Object::Nothing,
    }
}

/// Everything that an action can be about.
pub(crate) fn legal_targets(state: &State, purse: &Purse<'_>, action: Action, moves: &mut Moves<Move>) {
    let board = &state.board;
    let mut offer = |mv: Move| {
        if can_have(board, purse, object_of(mv)) {
            moves.push(mv);
        }
    };
    match action {
        Action::Expand => Token::ALL[..STACKS].iter().for_each(|token| offer(Move::Build(*token))),
        Action::Play => state.secret.hands[board.actor.index()].kinds().for_each(|kind| offer(Move::Play(kind))),
        Action::Workforce => Tier::ALL.into_iter().for_each(|tier| offer(Move::Hire(tier))),
        Action::Upgrade => Tier::WORKING.into_iter().for_each(|tier| offer(Move::Upgrade(tier))),
        Action::Expedition => (1..=MOST).for_each(|count| offer(Move::Expeditions(count))),
        _ => {}
    }
    removal_candidates(board, &mut |mv| {
        if judge_target(state, purse, action, mv).is_ok() {
            moves.push(mv);
        }
    });
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
    if let Move::Play(kind) = mv {
        let seat = state.board.actor;
        state.announce(seat, kind);
        sink.all(|| Event::Announced { seat, kind });
    }
    open(state, object_of(mv), sink);
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

/// The same as a plain yes or no.
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
