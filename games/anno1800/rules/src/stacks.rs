//! Drawing cards and putting them under their stacks, and who knows what (R42).

use crate::card::{Card, CardKind, CardSet, Deck, kind_of, kinds};
use crate::event::Event;
use crate::moves::Object;
use crate::state::{Played, State, expedition_of};
use entrepot_table::{Seat, Sink};

impl State {
    /// Draws up to `count` cards into the hand (A15.3). Whoever put a card under the stack knows that it is there now.
    pub(crate) fn draw(&mut self, seat: Seat, deck: Deck, count: u8, sink: &mut impl Sink<Event>) {
        let mut drawn = CardSet::default();
        for _ in 0..count {
            let Some(card) = self.secret.pop(deck) else { break };
            drawn.add(card);
        }
        let number = drawn.len() as u8;
        if number == 0 {
            return;
        }
        let hand = &mut self.secret.hands[seat.index()];
        *hand = hand.or(drawn);
        let seen = &mut self.secret.seen[seat.index()];
        *seen = seen.or(drawn);
        self.board.cards[deck.index()] -= number;
        self.board.player_mut(seat).hand[deck.index()] += number;
        sink.split(
            seat,
            || Event::Drew { seat, deck, count: number, cards: Some(kinds(drawn).to_vec()) },
            || Event::Drew { seat, deck, count: number, cards: None },
        );
        sink.revealed();
    }

    /// The hand without the card that is being paid for (A12.5).
    pub(crate) fn free_hand(&self, seat: Seat) -> CardSet {
        let mut hand = self.secret.hands[seat.index()];
        if let Object::Card(kind) = self.board.turn.object
            && seat == self.board.actor
            && let Some(card) = self.shown_first(seat, kind)
        {
            hand.remove(card);
        }
        hand
    }

    /// Of equal cards in a hand the one that all others know best.
    pub(crate) fn shown_first(&self, seat: Seat, kind: CardKind) -> Option<Card> {
        let mine = self.secret.hands[seat.index()].and(CardSet::of_kind(kind));
        let known =
            |card: &Card| Seat::all(self.board.players()).filter(|s| self.secret.seen[s.index()].has(*card)).count();
        mine.iter().max_by_key(|card| (known(card), u8::MAX - card))
    }

    /// Everybody learns of a card of this kind in the hand. Whoever knew one of the kind takes it for that one.
    pub(crate) fn announce(&mut self, seat: Seat, kind: CardKind) {
        let Some(card) = self.shown_first(seat, kind) else { return };
        let alike = self.secret.hands[seat.index()].and(CardSet::of_kind(kind));
        for other in Seat::all(self.board.players()).filter(|&other| other != seat) {
            let seen = &mut self.secret.seen[other.index()];
            let known = alike.and(*seen);
            if !known.has(card)
                && let Some(taken) = known.first()
            {
                seen.remove(taken);
            }
            seen.add(card);
        }
    }

    /// The card goes from the hand to the table, face up (A12.1).
    pub(crate) fn lay_down(&mut self, seat: Seat, kind: CardKind, sink: &mut impl Sink<Event>) {
        let Some(card) = self.shown_first(seat, kind) else { return };
        self.secret.hands[seat.index()].remove(card);
        self.secret.seen.iter_mut().for_each(|seen| seen.remove(card));
        self.board.player_mut(seat).hand[kind.deck().index()] -= 1;
        self.board.played.push(Played { seat, kind, ready: true });
        self.board.turn.laid += 1;
        sink.all(|| Event::Played { seat, kind });
    }

    /// A hand card goes under its stack (A14.1). Which one, others can tell only if there was no other it could be.
    pub(crate) fn put_under(&mut self, seat: Seat, kind: CardKind, sink: &mut impl Sink<Event>) {
        let deck = kind.deck();
        let choice = self.free_hand(seat).and(CardSet::of_deck(deck));
        let Some(card) = choice.and(CardSet::of_kind(kind)).first() else { return };
        if choice.len() > 1 {
            for other in Seat::all(self.board.players()).filter(|&other| other != seat) {
                let seen = &mut self.secret.seen[other.index()];
                *seen = seen.minus(choice);
            }
        }
        self.secret.hands[seat.index()].remove(card);
        self.secret.put_under(deck, card);
        self.board.player_mut(seat).hand[deck.index()] -= 1;
        self.board.cards[deck.index()] += 1;
        sink.split(
            seat,
            || Event::Returned { seat, deck, card: Some(kind_of(card)) },
            || Event::Returned { seat, deck, card: None },
        );
    }

    /// Draws up to `count` expedition cards (A19.1, A19.4).
    pub(crate) fn draw_expeditions(&mut self, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
        let mut drawn: u32 = 0;
        for _ in 0..count {
            let Some(card) = self.secret.expeditions.pop() else { break };
            drawn |= 1 << card;
        }
        let number = drawn.count_ones() as u8;
        if number == 0 {
            return;
        }
        self.secret.drawn[seat.index()] |= drawn;
        self.board.expeditions -= number;
        self.board.player_mut(seat).expeditions += number;
        let cards = || (0..32).filter(|card| drawn >> card & 1 == 1).map(expedition_of).collect();
        sink.split(
            seat,
            || Event::Expeditions { seat, count: number, cards: Some(cards()) },
            || Event::Expeditions { seat, count: number, cards: None },
        );
        sink.revealed();
    }
}
