//! Moves written out in full: whoever names what the rules do by themselves is right (C25).

use crate::event::{Event, Spent};
use crate::island::TERRAIN;
use crate::moves::{Coin, Decision, Move};
use crate::refusal::Refusal;
use crate::rules::Anno1800;
use crate::state::State;
use crate::token::{Naval, Site, Spot, Token};
use entrepot_table::{Game, Log, Seat, Seed};

/// Leaves out of a step what the rules do by themselves: the only naval tokens, the only site, the only cube, cubes of a cost,
/// cubes that an effect brings. A move that answers what is asked stays.
pub(crate) fn drop_what_is_done(state: &State, moves: &mut Vec<Move>) {
    let mut state = *state;
    let mut done = Vec::new();
    let mut shown = false;
    let mut at = 0;
    while at < moves.len() {
        if moves.len() > 1 && is_done(&state, &mut done, &moves[at..]) {
            moves.remove(at);
            continue;
        }
        let (seat, mv) = (state.board.actor, moves[at]);
        // What would be refused, or comes after something was shown, is for the step to judge.
        if shown || Anno1800::check(&state, seat, mv).is_err() {
            return;
        }
        let mut log = Log::default();
        let before = state;
        // Only the deal asks for chance.
        Anno1800::play(&mut state, mv, &mut Seed::from_number(0), &mut log);
        shown = log.revealed;
        done = said_by_itself(&before, mv, &state, &log);
        at += 1;
    }
}

/// Whether the first of these moves says what the rules have just done, or will do, by themselves; each thing counts once.
fn is_done(state: &State, done: &mut Vec<Move>, moves: &[Move]) -> bool {
    let mv = moves[0];
    let judged = Anno1800::check(state, state.board.actor, mv);
    if let Move::Exhaust(tier) = mv
        && judged == Err(Refusal::NothingLater)
    {
        return state.board.turn.due.cubes.has(tier);
    }
    let Some(index) = done.iter().position(|one| *one == mv) else { return false };
    let said = match (mv, state.board.decision()) {
        (Move::Spend(_), Decision::Spend { kind, left, .. }) => worth(kind, moves) > open_price(state, kind, left),
        (Move::Accept | Move::Decline, Decision::Gain { more, .. }) => {
            run(moves, |mv| matches!(mv, Move::Accept | Move::Decline)).count() > usize::from(more) + 1
        }
        _ => judged.is_err(),
    };
    if said {
        done.swap_remove(index);
    }
    said
}

/// The first moves, as long as they are of a sort.
fn run(moves: &[Move], sort: impl Fn(Move) -> bool) -> impl Iterator<Item = Move> {
    moves.iter().copied().take_while(move |mv| sort(*mv))
}

/// What the naval tokens that are named next are worth, in the units of a price (A26.4).
fn worth(kind: Naval, moves: &[Move]) -> u8 {
    let coins = run(moves, |mv| matches!(mv, Move::Spend(_))).map(|mv| match mv {
        Move::Spend(Coin::Trade | Coin::TemporaryTrade) if kind == Naval::Trade => 2,
        _ => 1,
    });
    coins.fold(0, u8::saturating_add)
}

/// What is left of a price, and of the cost that may be asked for right behind it.
fn open_price(state: &State, kind: Naval, left: u8) -> u8 {
    match kind {
        Naval::Trade => left + 2 * state.board.turn.due.trade,
        Naval::Exploration => left + state.board.turn.due.exploration,
    }
}

/// Moves that would say what the rules did by themselves when this move was played. They depend only on what everybody knew
/// before: the cubes of a card are among them, those of an island that was turned up are not.
fn said_by_itself(before: &State, mv: Move, after: &State, log: &Log<Event>) -> Vec<Move> {
    let events = log.events.iter().map(|(_, event)| event);
    let mut said: Vec<Move> = events.flat_map(|event| named(before, mv, after, event)).collect();
    if let Some(index) = said.iter().position(|one| *one == mv) {
        said.swap_remove(index);
    }
    said
}

fn named(before: &State, mv: Move, after: &State, event: &Event) -> Vec<Move> {
    let of_card = matches!(mv, Move::Activate(_) | Move::Accept | Move::Decline);
    match *event {
        Event::Spent { tokens, .. } => coins(tokens),
        Event::Exhausted { tier, .. } => vec![Move::Exhaust(tier)],
        Event::Raised { tier, at, free: false, .. } => vec![Move::Raise { tier, at }],
        Event::Gained { .. } if of_card => vec![Move::Accept],
        Event::Declined { .. } if of_card => vec![Move::Decline],
        Event::Built { seat, over, .. } => site(before, after, seat, over).map(Move::Place).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn coins(tokens: Spent) -> Vec<Move> {
    let Spent { trade, temporary_trade, exploration, temporary_exploration } = tokens;
    let counts = [trade, temporary_trade, exploration, temporary_exploration];
    let coins = Coin::ALL.into_iter().zip(counts);
    coins.flat_map(|(coin, count)| std::iter::repeat_n(Move::Spend(coin), usize::from(count))).collect()
}

/// Where a token was built. Of the tokens that it could cover there was one only, or several that are equal.
fn site(before: &State, after: &State, seat: Seat, over: Option<Token>) -> Option<Site> {
    if let Some(token) = over {
        return Some(Site::Over(Spot { token, copy: 0 }));
    }
    let (old, new) = (before.board.player(seat), after.board.player(seat));
    let field = (0..new.size()).find(|&field| old.fields[field].built != new.fields[field].built)?;
    Some(Site::Free(TERRAIN[field]))
}
