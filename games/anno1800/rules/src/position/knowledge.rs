//! Who knows which cards (R42): `fw:2` is the second card of a stack from the top, `fw:-1` the lowest; `FW18@2` is a card in
//! the hand of seat 2, `FW18#2@2` the second copy of that kind.

use super::piles::Pile;
use super::{AT, COPY, Read};
use crate::card::{Card, CardKind, CardSet, Deck, kind_of};
use crate::state::State;
use entrepot_table::Seat;
use entrepot_table::lines::{Words, Wrong};

/// Marks cards as known to a seat.
pub(super) fn read_seen(state: &mut State, seat: Seat, words: Words<'_>) -> Result<(), Wrong> {
    for word in words.iter() {
        let card = match word.split_once(':') {
            Some((deck, depth)) => in_stack(state, words.read(deck)?, depth),
            None => in_hand(state, seat, word),
        };
        state.secret.seen[seat.index()].add(words.at(word, card)?);
    }
    Ok(())
}

fn in_stack(state: &State, deck: Deck, depth: &str) -> Read<Card> {
    let stack = state.secret.stack(deck);
    let from_end = |depth: usize| depth.checked_sub(1);
    let index = match depth.strip_prefix('-') {
        Some(from_below) => from_below.parse().ok().and_then(from_end),
        None => depth.parse().ok().and_then(|depth: usize| stack.len().checked_sub(depth).filter(|_| depth > 0)),
    };
    index.and_then(|index| stack.get(index)).copied().ok_or_else(|| {
        let size = stack.len();
        format!("{deck}:{depth} is no card of the stack, which has {size}: 1 is on top, -1 lies lowest")
    })
}

fn in_hand(state: &State, seat: Seat, word: &str) -> Read<Card> {
    let wrong = || {
        format!(
            "\u{201c}{word}\u{201d} is no card that can be known: it is STACK:NUMBER or CARD{AT}SEAT, where the seat is \
             another one that has the card in hand"
        )
    };
    let (name, holder) = word.split_once(AT).ok_or_else(wrong)?;
    let (name, copy) = name.split_once(COPY).map_or((name, None), |(name, copy)| (name, Some(copy)));
    let kind: CardKind = name.parse()?;
    let meant = |card: &Card| copy.is_none_or(|copy| copy == copy_of(*card).to_string());
    let players = state.board.players();
    let holder = holder.parse::<usize>().ok().filter(|holder| (1..=players).contains(holder)).ok_or_else(wrong)?;
    let alike = state.secret.hands[holder - 1].and(CardSet::of_kind(kind));
    alike.iter().find(meant).filter(|_| holder - 1 != seat.index()).ok_or_else(wrong)
}

fn copy_of(card: Card) -> usize {
    Pile::Cards(kind_of(card).deck()).copy_of(card)
}

/// What a seat knows beside the own hand.
pub(super) fn write_seen(state: &State, seat: Seat) -> Vec<String> {
    let seen = state.secret.seen[seat.index()];
    let mut words = Vec::new();
    for deck in Deck::ALL {
        let known = state.secret.stack(deck).iter().enumerate().filter(|(_, card)| seen.has(**card));
        words.extend(known.map(|(index, _)| format!("{deck}:-{}", index + 1)));
    }
    for holder in Seat::all(state.board.players()).filter(|&holder| holder != seat) {
        let hand = state.secret.hands[holder.index()];
        words.extend(hand.and(seen).iter().map(|card| {
            let kind = kind_of(card);
            match hand.and(CardSet::of_kind(kind)).first() == Some(card) {
                true => format!("{kind}{AT}{holder}"),
                false => format!("{kind}{COPY}{}{AT}{holder}", copy_of(card)),
            }
        }));
    }
    words
}
