//! Several moves in one line: what goes without saying, and what is one too many.

use crate::actions::MOST;
use crate::card::kinds;
use crate::event::{Event, Spent};
use crate::island::TERRAIN;
use crate::moves::{Coin, Decision, Move};
use crate::refusal::Refusal;
use crate::state::State;
use crate::token::{Site, Spot, Token};
use entrepot_table::Log;

/// Moves that would say what the rules did by themselves when this move was played (C25): the only naval tokens, the only
/// site, the only cube, cubes of a cost, cubes that a card brings; and that no more cards go back (A14.1, A22.8). They depend
/// only on what everybody knew before: the cubes of an island that was turned up are not among them.
pub(crate) fn said_by_itself(before: &State, mv: Move, after: &State, log: &Log<Event>) -> Vec<Move> {
    let events = log.events.iter().map(|(_, event)| event);
    let mut said: Vec<Move> = events.flat_map(|event| named(mv, event)).collect();
    if let Some(index) = said.iter().position(|one| *one == mv) {
        said.remove(index);
    }
    said.extend(returned_the_last(before, mv, after).map(|_| Move::Done));
    said
}

/// Why one card more does not go back after the one that was the last (A14.1, A14.3, A22.8).
pub(crate) fn one_too_many(before: &State, mv: Move, after: &State, next: Move) -> Option<Refusal> {
    let asked = returned_the_last(before, mv, after)?;
    let Move::Return(kind) = next else { return None };
    let held = kinds(before.free_hand(before.board.actor)).iter().filter(|one| **one == kind).count();
    Some(match asked {
        _ if held <= usize::from(mv == next) => Refusal::NotInHand { kind },
        Decision::Swap { returned } if returned.iter().sum::<u8>() + 1 < MOST => {
            Refusal::SwapStackEmpty { deck: kind.deck() }
        }
        _ => Refusal::TooManyCards { asked },
    })
}

/// The question about cards to put back that this move has ended.
fn returned_the_last(before: &State, mv: Move, after: &State) -> Option<Decision> {
    let asked = before.board.decision();
    let cards = matches!(asked, Decision::Swap { .. } | Decision::Return { .. }) && matches!(mv, Move::Return(_));
    let asked_on = std::mem::discriminant(&asked) == std::mem::discriminant(&after.board.decision());
    (cards && !asked_on).then_some(asked)
}

/// Moves that would have brought this about.
fn named(mv: Move, event: &Event) -> Vec<Move> {
    let of_card = matches!(mv, Move::Activate(_) | Move::Accept | Move::Decline);
    match *event {
        Event::Spent { tokens, .. } => coins(tokens),
        Event::Exhausted { tier, .. } => vec![Move::Exhaust(tier)],
        Event::Raised { tier, at, free: false, .. } => vec![Move::Raise { tier, at }],
        Event::Gained { .. } if of_card => vec![Move::Accept],
        Event::Declined { .. } if of_card => vec![Move::Decline],
        Event::Built { field, over, .. } if !matches!(mv, Move::Place(_)) => vec![Move::Place(site(field, over))],
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
fn site(field: u8, over: Option<Token>) -> Site {
    match over {
        Some(token) => Site::Over(Spot { token, copy: 0 }),
        None => Site::Free(TERRAIN[usize::from(field)]),
    }
}
