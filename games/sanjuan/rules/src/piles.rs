//! Drawing and discarding (S1.3 to S1.6), and who has seen what (S18).

use crate::cardset::{Card, CardSet, Kinds, kind_of};
use crate::event::{Cause, Event};
use crate::kinds::Kind;
use crate::state::State;
use entrepot_table::{Chance, List, Purpose, Seat, Sink};

impl State {
    /// The top card of the pile; an empty pile is made anew from the discards first (S1.4). None when there is nothing
    /// left at all (S1.5). Nobody has seen the card.
    pub(crate) fn top_card(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> Option<Card> {
        if self.secret.pile.is_empty() {
            self.reshuffle(chance, sink);
        }
        let card = self.secret.pile.pop()?;
        self.board.pile -= 1;
        Some(card)
    }

    fn reshuffle(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        if self.secret.discard.is_empty() {
            return;
        }
        let cards = std::mem::take(&mut self.secret.discard);
        for seen in &mut self.secret.seen {
            *seen = seen.minus(cards);
        }
        let mut pile: List<Card, { crate::data::DECK }> = cards.iter().collect();
        chance.shuffle(Purpose::Reshuffle(u32::from(self.board.reshuffles)), &mut pile);
        self.board.pile = pile.len() as u8;
        self.board.discard = 0;
        self.board.reshuffles = self.board.reshuffles.saturating_add(1);
        sink.all(|| Event::Reshuffled { cards: pile.len() as u8 });
        self.secret.pile = pile;
    }

    /// Draws up to `count` cards apart from the hand, seen by the drawer alone.
    fn take_cards(
        &mut self,
        seat: Seat,
        count: usize,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> CardSet {
        let mut cards = CardSet::default();
        for _ in 0..count {
            let Some(card) = self.top_card(chance, sink) else { break };
            cards.add(card);
            self.secret.seen[seat.index()].add(card);
        }
        cards
    }

    /// Draws up to `count` cards into the hand.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        count: usize,
        cause: Cause,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        let cards = self.take_cards(seat, count, chance, sink);
        self.secret.hands[seat.index()] = self.secret.hands[seat.index()].or(cards);
        self.board.hands[seat.index()] += cards.len() as u8;
        tell_drawn(seat, cause, cards, sink);
    }

    /// Draws up to `count` cards to choose from, kept apart from the hand (S8.5).
    pub(crate) fn draw_apart(
        &mut self,
        seat: Seat,
        count: usize,
        cause: Cause,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        let cards = self.take_cards(seat, count, chance, sink);
        self.secret.drawn = cards;
        self.board.drawn = cards.len() as u8;
        tell_drawn(seat, cause, cards, sink);
    }

    /// Turns up to `count` cards face up for all.
    pub(crate) fn reveal(
        &mut self,
        seat: Seat,
        by: Kind,
        count: usize,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        self.board.revealed.clear();
        for _ in 0..count {
            let Some(card) = self.top_card(chance, sink) else { break };
            self.secret.drawn.add(card);
            self.secret.seen.iter_mut().for_each(|seen| seen.add(card));
            self.board.revealed.push(kind_of(card));
        }
        sink.all(|| Event::Revealed { seat, by, cards: self.board.revealed.to_vec() });
        sink.revealed();
    }

    /// One of the cards turned up goes to the hand, or none; the others are discarded, as everybody saw (S15.2).
    pub(crate) fn take_revealed(&mut self, seat: Seat, by: Kind, kind: Option<Kind>, sink: &mut impl Sink<Event>) {
        let mut cards = std::mem::take(&mut self.secret.drawn);
        let taken = kind.and_then(|kind| cards.and(CardSet::of_kind(kind)).first());
        if let Some(card) = taken {
            cards.remove(card);
            self.secret.hands[seat.index()].add(card);
            self.board.hands[seat.index()] += 1;
        }
        self.secret.discard = self.secret.discard.or(cards);
        self.board.discard += cards.len() as u8;
        self.board.revealed.clear();
        sink.all(|| Event::Took { seat, by, kind });
    }

    /// Everybody learns that the hand has a card of this kind. Of equal cards it is the one that others know already, so
    /// that nothing is told of the ones they do not know.
    pub(crate) fn announce(&mut self, seat: Seat, kind: Kind) {
        if let Some(card) = self.best_known(seat, kind) {
            self.secret.seen.iter_mut().for_each(|seen| seen.add(card));
        }
    }

    fn best_known(&self, seat: Seat, kind: Kind) -> Option<Card> {
        let others = self.secret.seen[seat.next(self.board.players()).index()];
        let mine = self.secret.hands[seat.index()].and(CardSet::of_kind(kind));
        mine.and(others).first().or(mine.first())
    }

    /// Takes a card of this kind out of the hand for all to see.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, kind: Kind) {
        let Some(card) = self.best_known(seat, kind) else { return };
        self.secret.hands[seat.index()].remove(card);
        self.board.hands[seat.index()] -= 1;
        self.secret.seen.iter_mut().for_each(|seen| seen.remove(card));
    }

    /// Discards the whole hand: no choice is hidden in that, so whoever knew a card of it knows it still.
    pub(crate) fn discard_hand(&mut self, seat: Seat) -> CardSet {
        let cards = std::mem::take(&mut self.secret.hands[seat.index()]);
        self.secret.discard = self.secret.discard.or(cards);
        self.board.discard += cards.len() as u8;
        self.board.hands[seat.index()] = 0;
        cards
    }

    /// Takes a card of this kind out of the hand unseen by others. What they knew of this hand they know no longer: the
    /// card could be any of it.
    pub(crate) fn hide_from_hand(&mut self, seat: Seat, kind: Kind) -> Option<Card> {
        let hand = self.secret.hands[seat.index()];
        for other in Seat::all(self.board.players()).filter(|&other| other != seat) {
            let seen = &mut self.secret.seen[other.index()];
            *seen = seen.minus(hand);
        }
        let card = hand.and(CardSet::of_kind(kind)).first()?;
        self.secret.hands[seat.index()].remove(card);
        self.board.hands[seat.index()] -= 1;
        Some(card)
    }

    /// Discards a hand card face down.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, kind: Kind) {
        if let Some(card) = self.hide_from_hand(seat, kind) {
            self.discard(card);
        }
    }

    /// Puts a card onto the discard pile (S1.3).
    pub(crate) fn discard(&mut self, card: Card) {
        self.secret.discard.add(card);
        self.board.discard += 1;
    }

    /// Takes the good off a place, unseen (S6.6).
    pub(crate) fn take_good(&mut self, seat: Seat, place: usize) -> Card {
        self.board.cities[seat.index()].places[place].good = false;
        std::mem::replace(&mut self.secret.goods[seat.index()][place], crate::state::NO_CARD)
    }

    /// Puts the top card on a place as a good, unseen by everybody (S6.1). Nothing happens without cards (S6.9).
    pub(crate) fn put_good(&mut self, seat: Seat, place: usize, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let Some(card) = self.top_card(chance, sink) else { return };
        let kind = self.board.city(seat).places[place].kind;
        self.secret.goods[seat.index()][place] = card;
        self.board.cities[seat.index()].places[place].good = true;
        sink.all(|| Event::Produced { seat, kind, place: place as u8 });
    }
}

fn tell_drawn(seat: Seat, cause: Cause, cards: CardSet, sink: &mut impl Sink<Event>) {
    if cards.is_empty() {
        return;
    }
    let count = cards.len() as u8;
    sink.split(
        seat,
        || Event::Drew { seat, cause, count, cards: Some(Kinds::from(cards).iter().collect()) },
        || Event::Drew { seat, cause, count, cards: None },
    );
    sink.revealed();
}
