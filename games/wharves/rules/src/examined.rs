//! What the tests of the contract ask of Wharves.

use crate::cards::{CRATES, Card, Wharf, wharf};
use crate::event::Event;
use crate::moves::Move;
use crate::rules::Wharves;
use crate::setup::{ROUNDS, Setup};
use crate::state::{HAND, State};
use entrepot_table::contract::{Cards, Examined, Place, Told};
use entrepot_table::{Dice, Seat};

/// Where crates lie hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Zone {
    /// The pile.
    Pile,
    /// A hand.
    Hand,
    /// The box.
    Box,
}

const PILE: Place<Zone> = (Zone::Pile, None);
const BOX: Place<Zone> = (Zone::Box, None);

fn hand(seat: Seat) -> Place<Zone> {
    (Zone::Hand, Some(seat))
}

impl Examined for Wharves {
    type Zone = Zone;
    const ZONES: &'static [Zone] = &[Zone::Pile, Zone::Hand, Zone::Box];
    type Card = Card;
    type Kind = Card;

    fn setup(dice: &mut Dice) -> Setup {
        let players = 2 + dice.below(3);
        Setup {
            players: players as u8,
            first: Seat::new(dice.below(players)),
            rounds: ROUNDS[dice.below(ROUNDS.len())].1,
        }
    }

    fn probes(_: &State) -> Vec<Move> {
        let crates = (0..=CRATES + 1).chain([Card::MAX]);
        let wharves = Wharf::ALL.map(Move::Favour).into_iter().chain([Move::Done]);
        wharves.chain(crates.flat_map(|card| [Move::Play(card), Move::Store(card)])).collect()
    }

    fn audit(state: &State) -> Result<(), String> {
        let no = |wrong: bool, what: &str| if wrong { Err(what.to_string()) } else { Ok(()) };
        let mut crates: Vec<Card> = state.in_play().collect();
        crates.sort_unstable();
        no(crates.iter().any(|card| !(1..=CRATES).contains(card)), "there is no such crate")?;
        no(!crates.is_sorted_by(|a, b| a < b), "a crate is in two places")?;
        let table = &state.table;
        no(crates.len() > 2 * HAND * table.players(), "more crates are in play than were dealt")?;
        let lists = state.hands.iter().map(|hand| &hand[..]).chain(table.stored.iter().map(|stored| &stored[..]));
        let sorted = |cards: &[Card]| cards.is_sorted_by(|a, b| a < b);
        no(!lists.chain([&table.discards[..], &table.returned]).all(sorted), "a list is not sorted")?;
        no(table.taken.is_some_and(|card| !table.played.contains(&card)), "a crate is taken that was not played")?;
        let lacks = |seat: Seat, card: &Card| table.lacks[seat.index()][wharf(*card).index()];
        let lacking = |seat: Seat| state.hands[seat.index()].iter().any(|card| lacks(seat, card));
        no(Seat::all(table.players()).any(lacking), "a hand has what it is known to lack")?;
        no(table.returned.iter().any(|card| table.open().any(|open| open == *card)), "a returned crate lies open")?;
        no(state.boxed().any(|card| table.returned.contains(&card)), "a returned crate is in the box")
    }

    fn cards(state: &State) -> Vec<(Place<Zone>, Card)> {
        let pile = state.pile.iter().map(|card| (PILE, *card));
        let of = |seat: Seat| state.hands[seat.index()].iter().map(move |card| (hand(seat), *card));
        let hands = Seat::all(state.table.players()).flat_map(of);
        pile.chain(hands).chain(state.boxed().map(|card| (BOX, card))).collect()
    }

    fn kind(card: Card) -> Card {
        card
    }

    fn knows(state: &State, viewer: Option<Seat>, card: Card) -> bool {
        viewer.is_some_and(|seat| state.hands[seat.index()].contains(&card))
    }

    fn told(event: &Event) -> Vec<Told<Zone, Card>> {
        let named = |count: &u8, cards: &Option<Vec<Card>>| Cards::named(usize::from(*count), cards.clone());
        let went = |cards, from, to| vec![Told::Went { cards, from, to }];
        match event {
            Event::Dealt { seat, count, cards } => went(named(count, cards), Some(BOX), Some(hand(*seat))),
            Event::Piled { count } => went(named(count, &None), Some(BOX), Some(PILE)),
            Event::Played { seat, card } => went(Cards::Seen(vec![*card]), Some(hand(*seat)), None),
            Event::Drew { seat, count, cards } => went(named(count, cards), Some(PILE), Some(hand(*seat))),
            Event::Reshuffled { cards } => {
                let mut told = went(Cards::Seen(cards.clone()), None, Some(PILE));
                told.push(Told::Shuffled { at: PILE });
                told
            }
            // What lies open goes from one open place to another.
            Event::Round { .. } | Event::Favoured { .. } | Event::Won { .. } => Vec::new(),
            Event::Stored { .. } | Event::Discarded { .. } | Event::Ended { .. } => Vec::new(),
        }
    }

    fn keeps_order(zone: Zone) -> bool {
        zone == Zone::Pile
    }

    fn exchange(state: &State, a: Card, b: Card) -> State {
        let other = |card: Card| match card {
            card if card == a => b,
            card if card == b => a,
            card => card,
        };
        // What everybody knows stays as it is.
        let mut world = *state;
        world.pile.iter_mut().for_each(|card| *card = other(*card));
        for hand in &mut world.hands {
            hand.iter_mut().for_each(|card| *card = other(*card));
            hand.sort_unstable();
        }
        world
    }

    fn named(state: &State, mv: Move) -> Option<Card> {
        match mv {
            Move::Play(card) => state.table.decider().filter(|seat| state.may_play(*seat, card).is_ok()).map(|_| card),
            _ => None,
        }
    }

    fn renamed(_: &State, _: Move, card: Card) -> Move {
        Move::Play(card)
    }

    fn mid_set(state: &State) -> bool {
        state.table.taken.is_some()
    }

    /// A hand of which everybody knows that it lacks a wharf stays as it is (W4.3): another crate in it could be one that would have
    /// had to be played.
    fn hidden(state: &State, viewer: Option<Seat>) -> Vec<(Zone, Card)> {
        let lacking = |(_, seat): Place<Zone>| seat.is_some_and(|seat| state.table.lacking(seat).next().is_some());
        let free = |(place, card): &(Place<Zone>, Card)| !Wharves::knows(state, viewer, *card) && !lacking(*place);
        Wharves::cards(state).into_iter().filter(free).map(|((zone, _), card)| (zone, card)).collect()
    }

    /// The box has no order: two of its crates exchanged make no other world.
    fn pairs() -> Vec<(Zone, Zone)> {
        let with_pile = Self::ZONES.iter().map(|zone| (Zone::Pile, *zone));
        with_pile.chain([(Zone::Hand, Zone::Hand), (Zone::Hand, Zone::Box)]).collect()
    }
}
