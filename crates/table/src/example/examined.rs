//! What the contract tests must know about Tally.

use super::{Card, Event, Move, Place, Setup, State, Tally, value};
use crate::contract::{Cards, Examined, Place as At, Told};
use crate::{Dice, Game, Seat};

/// Where cards lie hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Zone {
    /// The pile.
    Pile,
    /// Somebody's hand.
    Hand,
    /// Face down before somebody.
    Down,
}

/// The pile is nobody's.
const PILE: At<Zone> = (Zone::Pile, None);

/// Cards of these values, for whoever may know them.
fn named<const N: usize>(count: usize, values: Option<[u8; N]>) -> Cards<u8> {
    Cards::named(count, values.map(Vec::from))
}

impl Examined for Tally {
    type Zone = Zone;
    const ZONES: &'static [Zone] = &[Zone::Pile, Zone::Hand, Zone::Down];
    type Card = Card;
    type Kind = u8;

    fn setup(dice: &mut Dice) -> Setup {
        Setup { players: 2 + dice.below(2) }
    }

    fn probes(_: &State) -> Vec<Move> {
        Move::all()
            .chain([0, 7, u8::MAX].into_iter().flat_map(|value| [Move::Return(value), Move::Pick(value)]))
            .collect()
    }

    fn audit(state: &State) -> Result<(), String> {
        for seat in Seat::all(state.players) {
            let of_seat = [Place::Hand(seat), Place::Down(seat), Place::Up(seat)];
            let cards = of_seat.map(|place| state.cards(place).count()).iter().sum::<usize>();
            if cards != 3 {
                return Err(format!("seat {seat} has {cards} cards, not 3"));
            }
        }
        let pile = 12 - 3 * state.players;
        let owner = |card: Card| match state.places[usize::from(card)] {
            Place::Hand(seat) | Place::Down(seat) => Some(seat),
            Place::Pile(_) | Place::Up(_) => None,
        };
        if (0..12).any(|card| owner(card).is_some_and(|seat| !state.has_seen(Some(seat), card))) {
            return Err("somebody has not seen an own card".into());
        }
        match (0..pile).find(|&depth| state.cards(Place::Pile(depth as u8)).count() != 1) {
            Some(depth) => Err(format!("not one card at depth {depth} of the pile")),
            None => Ok(()),
        }
    }

    fn cards(state: &State) -> Vec<(At<Zone>, Card)> {
        let hidden = |card: Card| match state.places[usize::from(card)] {
            Place::Hand(seat) => Some(((Zone::Hand, Some(seat)), card)),
            Place::Down(seat) => Some(((Zone::Down, Some(seat)), card)),
            Place::Pile(_) | Place::Up(_) => None,
        };
        let pile = (0..12).rev().flat_map(|depth| state.cards(Place::Pile(depth)));
        pile.map(|card| (PILE, card)).chain((0..12).filter_map(hidden)).collect()
    }

    fn kind(card: Card) -> u8 {
        value(card)
    }

    fn knows(state: &State, viewer: Option<Seat>, card: Card) -> bool {
        state.has_seen(viewer, card)
    }

    fn told(event: &Event) -> Vec<Told<Zone, u8>> {
        let (hand, down) = (|seat| (Zone::Hand, Some(seat)), |seat| (Zone::Down, Some(seat)));
        let went = |cards, from, to| Told::Went { cards, from: Some(from), to };
        match *event {
            Event::Dealt(seat, cards) => vec![went(named(3, cards), PILE, Some(hand(seat)))],
            Event::GaveBack(seat, cards) => {
                vec![went(named(2, cards), hand(seat), Some(PILE)), Told::Shuffled { at: PILE }]
            }
            Event::Drew(seat, cards) => vec![went(named(2, cards), PILE, Some(hand(seat)))],
            Event::Looked(_, top) => top.map(|top| Told::Shown { kinds: vec![top], at: PILE }).into_iter().collect(),
            Event::LaidUp(seat, card) => vec![went(Cards::Seen(vec![card]), hand(seat), None)],
            Event::LaidDown(seat, card) => vec![went(named(1, card.map(|card| [card])), hand(seat), Some(down(seat)))],
            Event::Ended(ref outcome) => {
                Seat::all(outcome.points.len()).map(|seat| went(Cards::All, down(seat), None)).collect()
            }
        }
    }

    fn keeps_order(zone: Zone) -> bool {
        zone == Zone::Pile
    }

    fn exchange(state: &State, a: Card, b: Card) -> State {
        let mut other = state.clone();
        other.places.swap(usize::from(a), usize::from(b));
        other.seen.swap(usize::from(a), usize::from(b));
        other.held = state.held.map(|card| match card {
            card if card == a => b,
            card if card == b => a,
            card => card,
        });
        other
    }

    fn named(state: &State, mv: Move) -> Option<Card> {
        state.find(Tally::decider(state)?, mv.value()?)
    }

    fn renamed(_: &State, mv: Move, card: Card) -> Move {
        match mv {
            Move::Return(_) => Move::Return(value(card)),
            Move::Pick(_) => Move::Pick(value(card)),
            Move::Down | Move::Up => mv,
        }
    }

    fn mid_set(state: &State) -> bool {
        state.swapping() && state.held.is_some()
    }
}
