//! What the contract tests must know about Tally.

use super::{Card, Move, Place, Setup, State, Tally, value};
use crate::contract::Examined;
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

impl Examined for Tally {
    type Zone = Zone;
    const ZONES: &'static [Zone] = &[Zone::Pile, Zone::Hand, Zone::Down];

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
        match (0..pile).find(|&depth| state.cards(Place::Pile(depth as u8)).count() != 1) {
            Some(depth) => Err(format!("not one card at depth {depth} of the pile")),
            None => Ok(()),
        }
    }

    fn hidden(state: &State, viewer: Option<Seat>) -> Vec<(Zone, Card)> {
        let zone = |card: Card| match state.places[usize::from(card)] {
            Place::Pile(_) => Some(Zone::Pile),
            Place::Hand(seat) if viewer != Some(seat) => Some(Zone::Hand),
            Place::Down(seat) if viewer != Some(seat) => Some(Zone::Down),
            Place::Hand(_) | Place::Down(_) | Place::Up(_) => None,
        };
        (0..12).filter_map(|card| Some((zone(card)?, card))).collect()
    }

    fn exchange(state: &State, a: Card, b: Card) -> State {
        let mut other = state.clone();
        other.places.swap(usize::from(a), usize::from(b));
        other.held = state.held.map(|card| match card {
            card if card == a => b,
            card if card == b => a,
            card => card,
        });
        other
    }

    fn same(_: &State, a: Card, b: Card) -> bool {
        value(a) == value(b)
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
