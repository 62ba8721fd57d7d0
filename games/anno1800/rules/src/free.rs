//! What costs no action: shift ends (A7), free upgrades (A22.6), activating cards (A13), objective cards (A21).

use crate::card::{CardKind, Effect};
use crate::data::DATA;
use crate::event::Event;
use crate::moves::{Decision, Move, Purpose};
use crate::objective::Objective;
use crate::refusal::Refusal;
use crate::spending::{self, ALONSO_GOLD};
use crate::state::{Board, State};
use crate::tier::Tier;
use crate::token::{Naval, Whereabouts};
use crate::{actions, effects, paying};
use entrepot_table::{Seat, Silent, Sink};

/// Exploration tokens that Alonso Graves asks for (A26.1).
const ALONSO_TOKENS: u8 = 3;

/// Exploration tokens that The Editor asks for (A26.3).
const EDITOR_TOKENS: u8 = 2;

/// Gold that Aarhant gives (A26.2).
pub(crate) const AARHANT_GOLD: u8 = 5;

/// Whether a free action may be taken, as far as it itself goes.
pub(crate) fn judge(state: &State, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Activate(kind) => judge_card(state, kind),
        Move::Use(objective) => judge_objective(state, objective),
        Move::Raise { tier, at } => judge_free_upgrade(&state.board, tier, at),
        Move::ShiftEnd { tier, at } => judge_shift_end(&state.board, tier, at),
        _ => Err(Refusal::OtherQuestion { asked: state.board.decision() }),
    }
}

/// Whether a free action brings gold (C22): cards that give some, and Aarhant.
pub(crate) fn brings_gold(mv: Move) -> bool {
    match mv {
        Move::Activate(kind) => matches!(kind.effect(), Effect::Receive { gold: 1.., .. }),
        Move::Use(objective) => objective == Objective::Aarhant,
        _ => false,
    }
}

/// Free actions that could bring gold now, in the order of moves.
pub(crate) fn gold_candidates(state: &State, try_move: &mut impl FnMut(Move)) {
    card_candidates(&state.board, &mut |mv| {
        if brings_gold(mv) {
            try_move(mv);
        }
    });
    try_move(Move::Use(Objective::Aarhant));
}

/// Whether what is being paid for is still possible after a free action (A4.5, C2).
pub(crate) fn possible_after(state: &State, mv: Move) -> bool {
    let mut after = *state;
    let seat = after.board.actor;
    play(&mut after, seat, mv, &mut Silent);
    // The price of an objective card is paid whichever tokens are taken: leave the question which ones.
    while let Decision::Spend { .. } = after.board.decision() {
        let mut coins = entrepot_table::Moves::new();
        spending::legal(&after.board, &mut coins);
        let Some(coin) = coins.first() else { return false };
        spending::play(&mut after, *coin, &mut Silent);
    }
    paying::still_possible(&after.board)
}

/// A used cube comes back for gold (A7.1, A7.6, C14).
pub(crate) fn judge_shift_end(board: &Board, tier: Tier, at: Whereabouts) -> Result<(), Refusal> {
    let player = board.player(board.actor);
    if at == Whereabouts::District || !player.has_cube(tier, at) {
        return Err(Refusal::NotUsed { tier });
    }
    let gold = DATA.shift_end[tier.index()].value;
    if player.gold < u16::from(gold) {
        return Err(Refusal::ShiftEndGold { gold, have: player.gold });
    }
    Ok(())
}

fn judge_free_upgrade(board: &Board, tier: Tier, at: Whereabouts) -> Result<(), Refusal> {
    if board.turn.upgrades.get(tier.index()).is_none_or(|&left| left == 0) {
        return Err(Refusal::NoFreeUpgrade { tier });
    }
    actions::judge_raise(board, tier, at)
}

fn judge_card(state: &State, kind: CardKind) -> Result<(), Refusal> {
    let board = &state.board;
    if !board.ready(board.actor).any(|ready| ready == kind) {
        return Err(Refusal::NotReady { kind });
    }
    if !effects::useful(state, kind.effect()) {
        return Err(match kind.effect() {
            Effect::Resource(_) => Refusal::NoCostAsksForIt { kind },
            _ => Refusal::NoUse { kind },
        });
    }
    if matches!(kind.effect(), Effect::Return(_)) && played_this_turn(board, kind).is_none() {
        return Err(Refusal::TooLate { kind });
    }
    Ok(())
}

/// Where a card lies that was played in this turn and not used (A22.8).
fn played_this_turn(board: &Board, kind: CardKind) -> Option<usize> {
    let first = board.played.len() - usize::from(board.turn.laid);
    let at = board.played[first..].iter().position(|card| card.kind == kind && card.ready)?;
    Some(first + at)
}

fn judge_objective(state: &State, objective: Objective) -> Result<(), Refusal> {
    let board = &state.board;
    let player = board.player(board.actor);
    let enough = match objective {
        Objective::AlonsoGraves => {
            player.exploration.available() >= ALONSO_TOKENS && player.gold >= u16::from(ALONSO_GOLD)
        }
        Objective::Aarhant => player.cubes[Tier::Investor.index()] > 0 && board.has_any(AARHANT_GOLD, 0, 0),
        Objective::TheEditor => {
            player.exploration.available() >= EDITOR_TOKENS && !state.free_hand(board.actor).is_empty()
        }
        _ => return Err(Refusal::NoEffect { objective }),
    };
    if !board.has(objective) {
        return Err(Refusal::NotLaidOut { objective });
    }
    if board.turn.used.has(objective) {
        return Err(Refusal::UsedAlready { objective });
    }
    if enough { Ok(()) } else { Err(Refusal::ObjectivePrice { objective }) }
}

/// Free actions that could be meant now, in the order of moves; removals stand among them.
pub(crate) fn candidates(state: &State, try_move: &mut impl FnMut(Move)) {
    let board = &state.board;
    let upgrades = board.turn.upgrades.iter().any(|&left| left > 0);
    if upgrades {
        raise_candidates(board, try_move);
    }
    shift_end_candidates(board, try_move);
    if board.turn.removals > 0 {
        actions::removal_candidates(board, try_move);
    }
    card_candidates(board, try_move);
    for objective in [Objective::AlonsoGraves, Objective::Aarhant, Objective::TheEditor] {
        try_move(Move::Use(objective));
    }
}

/// Every used cube that gold could bring back.
pub(crate) fn shift_end_candidates(board: &Board, try_move: &mut impl FnMut(Move)) {
    let player = board.player(board.actor);
    if player.gold < u16::from(DATA.shift_end[0].value) {
        return;
    }
    let spots = player.manned();
    for tier in Tier::ALL {
        try_move(Move::ShiftEnd { tier, at: Whereabouts::Exhausted });
        for (spot, field) in &spots {
            if player.fields[*field].work.contains(&Some(tier)) {
                try_move(Move::ShiftEnd { tier, at: Whereabouts::At(*spot) });
            }
        }
    }
}

/// Every cube that a free upgrade could mean.
pub(crate) fn raise_candidates(board: &Board, try_move: &mut impl FnMut(Move)) {
    let player = board.player(board.actor);
    let spots = player.manned();
    for tier in Tier::WORKING {
        try_move(Move::Raise { tier, at: Whereabouts::District });
        try_move(Move::Raise { tier, at: Whereabouts::Exhausted });
        for (spot, field) in &spots {
            if player.fields[*field].work.contains(&Some(tier)) {
                try_move(Move::Raise { tier, at: Whereabouts::At(*spot) });
            }
        }
    }
}

/// Face-up cards, each kind once, in order.
fn card_candidates(board: &Board, try_move: &mut impl FnMut(Move)) {
    let mut least = 0;
    loop {
        let next = board.ready(board.actor).filter(|kind| kind.index() >= least).min();
        let Some(kind) = next else { return };
        try_move(Move::Activate(kind));
        least = kind.index() + 1;
    }
}

/// Takes a free action.
pub(crate) fn play(state: &mut State, seat: Seat, mv: Move, sink: &mut impl Sink<Event>) {
    match mv {
        Move::ShiftEnd { tier, at } => {
            let field = state.board.player(seat).field_of(at);
            state.board.shift_end(seat, tier, at);
            sink.all(|| Event::ShiftEnd { seat, tier, at, field, gold: DATA.shift_end[tier.index()].value });
        }
        Move::Raise { tier, at } => {
            state.board.turn.upgrades[tier.index()] -= 1;
            let field = state.board.player(seat).field_of(at);
            state.board.raise(seat, tier, at);
            sink.all(|| Event::Raised { seat, tier, at, field, free: true });
        }
        Move::Remove(spot) => {
            if let Some(field) = state.board.player(seat).find(spot) {
                actions::remove(&mut state.board, field, sink);
            }
        }
        Move::Activate(kind) => activate(state, seat, kind, sink),
        Move::Use(objective) => use_objective(state, seat, objective, sink),
        _ => {}
    }
}

/// Turns the card face down; its effect happens at once (A13.1). Of equal cards the return effect means one of this turn.
fn activate(state: &mut State, seat: Seat, kind: CardKind, sink: &mut impl Sink<Event>) {
    let fits = |card: &crate::state::Played| card.seat == seat && card.kind == kind && card.ready;
    let at = match kind.effect() {
        Effect::Return(_) => played_this_turn(&state.board, kind),
        _ => state.board.played.iter().position(fits),
    };
    let Some(at) = at else { return };
    state.board.played[at].ready = false;
    sink.all(|| Event::Activated { seat, kind, effect: kind.effect() });
    effects::happen(state, kind, sink);
}

fn use_objective(state: &mut State, seat: Seat, objective: Objective, sink: &mut impl Sink<Event>) {
    let turn = &mut state.board.turn;
    turn.used = turn.used.with(objective);
    sink.all(|| Event::Used { seat, objective });
    let purpose = Purpose::Objective(objective);
    match objective {
        Objective::Aarhant => {
            state.board.exhaust(seat, Tier::Investor);
            sink.all(|| Event::Exhausted { seat, tier: Tier::Investor });
            let gold = state.board.take_gold(seat, AARHANT_GOLD);
            sink.all(|| Event::Gift { seat, gold, trade: 0, exploration: 0 });
        }
        Objective::AlonsoGraves => spending::begin(state, Naval::Exploration, ALONSO_TOKENS, purpose, sink),
        _ => spending::begin(state, Naval::Exploration, EDITOR_TOKENS, purpose, sink),
    }
}
