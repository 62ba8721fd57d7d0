//! The eight effects of population cards and Old World islands (A22).

use crate::card::{CardKind, Deck, Effect};
use crate::event::Event;
use crate::moves::{Asker, Decision, Move, Object};
use crate::paying::{self, gold_for_cube, stack_gold};
use crate::refusal::Refusal;
use crate::setup::StrictSupply;
use crate::state::{Board, State};
use crate::tier::Tier;
use crate::token::Naval;
use crate::{free, turn};
use entrepot_table::{Moves, Silent, Sink};

/// Whether activating a card with this effect could do anything now (R66).
pub(crate) fn useful(state: &State, effect: Effect) -> bool {
    let board = &state.board;
    let player = board.player(board.actor);
    match effect {
        Effect::Cubes { tier, count } => match board.setup.cubes_in_part() {
            true => board.cube_left(tier) && player.gold >= u16::from(gold_for_cube(board, tier)),
            false => {
                let (cubes, gold) = all_cubes(board, tier, count);
                cubes > 0 && player.gold >= gold
            }
        },
        Effect::Receive { gold, trade, exploration } => board.has_any(gold, trade, exploration),
        Effect::Action => true,
        Effect::Expeditions(_) => board.expeditions > 0,
        Effect::Resource(some) => board.decision() == Decision::Pay && !board.turn.due.resources.and(some).is_empty(),
        Effect::Upgrades { from, .. } => {
            player.owned(from) > 0 && from.above().is_some_and(|next| board.cube_left(next))
        }
        Effect::Return(count) => {
            let cards = state.free_hand(board.actor).len();
            cards > 0 && (!board.setup.return_exactly() || cards >= usize::from(count))
        }
    }
}

/// How many cubes an effect that is used as a whole would bring, and the gold for it (D4, C10).
fn all_cubes(board: &Board, tier: Tier, count: u8) -> (u8, u16) {
    let deck = Deck::of(tier);
    let cubes = match board.setup.strict_supply {
        StrictSupply::None => count,
        _ => count.min(board.supply.cubes[tier.index()].clamp(0, i16::from(count)) as u8),
    };
    let without_card = cubes.saturating_sub(board.cards[deck.index()]);
    (cubes, u16::from(without_card) * u16::from(stack_gold(deck)))
}

/// The effect of a card that was turned face down.
pub(crate) fn happen(state: &mut State, kind: CardKind, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let seat = board.actor;
    match kind.effect() {
        Effect::Cubes { tier, count } => {
            // On a card the first cube must be taken (C9).
            let first = if board.setup.cubes_in_part() { 1 } else { count };
            (0..first).for_each(|_| gain_one(state, tier, sink));
            gain(state, tier, count - first, sink);
        }
        Effect::Resource(some) => {
            if let Some(resource) = board.turn.due.resources.and(some).first() {
                paying::had(board, resource);
                sink.all(|| Event::Received { seat, kind, resource });
            }
        }
        Effect::Upgrades { from, count } => board.turn.upgrades[from.index()] += count,
        Effect::Action => {
            board.turn.actions += 1;
            sink.all(|| Event::MoreActions { seat });
        }
        Effect::Return(most) => {
            let least = if board.setup.return_exactly() { most } else { 0 };
            board.stack.push(Decision::Return { least, most, asker: Asker::Effect });
        }
        Effect::Receive { .. } | Effect::Expeditions(_) => happen_on_island(state, kind.effect(), sink),
    }
}

/// The effect of an Old World island, as far as possible (A17.5, A17.6).
pub(crate) fn happen_on_island(state: &mut State, effect: Effect, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    match effect {
        Effect::Cubes { tier, count } if state.board.setup.cubes_in_part() => gain(state, tier, count, sink),
        Effect::Cubes { tier, count } => gain_all_or_none(state, tier, count, sink),
        Effect::Expeditions(count) if state.board.expeditions > 0 => state.draw_expeditions(seat, count, sink),
        Effect::Receive { gold, trade, exploration } => {
            let gold = state.board.take_gold(seat, gold);
            let trade = state.board.take_temporary(seat, Naval::Trade, trade);
            let exploration = state.board.take_temporary(seat, Naval::Exploration, exploration);
            sink.all(|| Event::Gift { seat, gold, trade, exploration });
        }
        _ => sink.all(|| Event::Lapsed { seat, effect }),
    }
}

/// New cubes one after the other; those that need gold are asked for (R29, C9), also where free actions could still bring
/// that gold (C22).
fn gain(state: &mut State, tier: Tier, count: u8, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    for left in (0..count).rev() {
        if !state.board.cube_left(tier) {
            sink.all(|| Event::Declined { seat, tier });
        } else if gold_for_cube(&state.board, tier) == 0 {
            gain_one(state, tier, sink);
        } else if can_be_asked(state, tier) {
            return state.board.stack.push(Decision::Gain { tier, more: left });
        } else {
            sink.all(|| Event::Declined { seat, tier });
        }
    }
}

/// Whether the gold for a cube is there (R29), or could be after free actions that bring gold (C22). None of those makes
/// another one impossible, and only Aarhant, the last of them, could take away what an open cost asks for.
pub(crate) fn can_be_asked(state: &State, tier: Tier) -> bool {
    let mut after = *state;
    let seat = state.board.actor;
    if after.board.player(seat).gold >= u16::from(stack_gold(Deck::of(tier))) {
        return true;
    }
    while let Some(mv) = next_gold(&after, tier) {
        free::play(&mut after, seat, mv, &mut Silent);
        if judge_gain(&after, tier, Move::Accept).is_ok() {
            return true;
        }
    }
    false
}

/// The first free action that brings gold while a cube is asked for.
fn next_gold(state: &State, tier: Tier) -> Option<Move> {
    let mut next = None;
    free::gold_candidates(state, &mut |mv| {
        if next.is_none() && judge_gain(state, tier, mv).is_ok() {
            next = Some(mv);
        }
    });
    next
}

/// As a whole or not at all (D4): nobody is asked. Whatever can be paid as it stands comes, else all of it lapses (C23).
fn gain_all_or_none(state: &mut State, tier: Tier, count: u8, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    match all_cubes(&state.board, tier, count) {
        (cubes @ 1.., gold) if state.board.player(seat).gold >= gold => {
            (0..cubes).for_each(|_| gain_one(state, tier, sink));
        }
        _ => sink.all(|| Event::Lapsed { seat, effect: Effect::Cubes { tier, count } }),
    }
}

/// One new cube with its card, or the gold in place of the card (A15.3, A15.4).
pub(crate) fn gain_one(state: &mut State, tier: Tier, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    if !state.board.cube_left(tier) {
        return;
    }
    let gold = gold_for_cube(&state.board, tier);
    state.board.add_cube(seat, tier);
    sink.all(|| Event::Gained { seat, tier });
    if gold > 0 {
        state.board.pay_gold(seat, gold);
        sink.all(|| Event::PaidGold { seat, gold, objective: None });
    }
    state.draw(seat, Deck::of(tier), 1, sink);
}

/// Whether a move may be made while a cube that costs gold is asked for: an answer, or a free action that brings gold (C22).
pub(crate) fn judge_gain(state: &State, tier: Tier, mv: Move) -> Result<(), Refusal> {
    let board = &state.board;
    match mv {
        Move::Accept => {
            let (gold, have) = (gold_for_cube(board, tier), board.player(board.actor).gold);
            if have < u16::from(gold) {
                return Err(Refusal::CubeGold { gold, have });
            }
            let mut after = *board;
            after.add_cube(board.actor, tier);
            after.pay_gold(board.actor, gold);
            paying::payable(paying::still_possible(&after))
        }
        Move::Decline => Ok(()),
        _ if free::brings_gold(mv) => {
            free::judge(state, mv)?;
            paying::payable(free::possible_after(state, mv))
        }
        _ => Err(Refusal::OtherQuestion { asked: board.decision() }),
    }
}

pub(crate) fn legal_gain(state: &State, tier: Tier, moves: &mut Moves<Move>) {
    let mut try_move = |mv: Move| {
        if judge_gain(state, tier, mv).is_ok() {
            moves.push(mv);
        }
    };
    free::gold_candidates(state, &mut try_move);
    try_move(Move::Accept);
    try_move(Move::Decline);
}

/// Takes the cube or not, and goes on with the others; a free action leaves the question open.
pub(crate) fn play_gain(state: &mut State, tier: Tier, more: u8, mv: Move, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    match mv {
        Move::Accept => {
            state.board.stack.pop();
            gain_one(state, tier, sink);
        }
        Move::Decline => {
            state.board.stack.pop();
            sink.all(|| Event::Declined { seat, tier });
        }
        _ => return free::play(state, seat, mv, sink),
    }
    gain(state, tier, more, sink);
    turn::go_on(state, sink);
}

/// Whether a card may go under its stack, or no more of them (A22.8, A26.3).
pub(crate) fn judge_return(state: &State, least: u8, asker: Asker, mv: Move) -> Result<(), Refusal> {
    match (mv, asker) {
        (Move::Return(kind), _) => judge_hand_card(state, kind),
        (Move::Done, Asker::TheEditor) => Err(Refusal::EditorsCard),
        (Move::Done, Asker::Effect) if least > 0 => Err(Refusal::MoreCards { least }),
        (Move::Done, Asker::Effect) => Ok(()),
        _ => Err(Refusal::OtherQuestion { asked: state.board.decision() }),
    }
}

/// Whether this card can leave the hand.
pub(crate) fn judge_hand_card(state: &State, kind: CardKind) -> Result<(), Refusal> {
    let seat = state.board.actor;
    if state.free_hand(seat).kinds().any(|one| one == kind) {
        return Ok(());
    }
    match state.board.turn.object {
        Object::Card(played) if played == kind => Err(Refusal::BeingPlayed { kind }),
        _ => Err(Refusal::NotInHand { kind }),
    }
}

pub(crate) fn legal_return(state: &State, least: u8, moves: &mut Moves<Move>) {
    moves.extend(state.free_hand(state.board.actor).kinds().map(Move::Return));
    if least == 0 {
        moves.push(Move::Done);
    }
}

/// Puts a card back, or ends it. Afterwards the hand may be empty (A23.6).
pub(crate) fn play_return(
    state: &mut State,
    (least, most, asker): (u8, u8, Asker),
    mv: Move,
    sink: &mut impl Sink<Event>,
) {
    let seat = state.board.actor;
    state.board.stack.pop();
    if let Move::Return(kind) = mv {
        state.put_under(seat, kind, sink);
        if most > 1 && !state.free_hand(seat).is_empty() {
            state.board.stack.push(Decision::Return { least: least.saturating_sub(1), most: most - 1, asker });
        }
        if state.board.setup.discard_triggers_end {
            turn::hand_may_be_empty(state, sink);
        }
    }
    turn::go_on(state, sink);
}
