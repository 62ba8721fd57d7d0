//! What the winner stores, and how hands are filled again (W5).

use crate::cards::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{HAND, State, Table, insert};
use entrepot_table::{Chance, List, Purpose, Seat, Sink};

impl Table {
    /// Whether the winner may store this crate: one that was played, and of two the lower first (W5.1, W5.2).
    pub(crate) fn may_store(&self, card: Card) -> Result<(), Refusal> {
        match self.taken {
            _ if !self.played.contains(&card) => Err(Refusal::NotPlayed { card }),
            Some(first) if card <= first => Err(Refusal::OutOfOrder { card }),
            _ => Ok(()),
        }
    }

    /// Whether the winner may leave it at what is taken: one crate must be (W5.1).
    pub(crate) fn may_be_done(&self) -> Result<(), Refusal> {
        self.taken.map(|_| ()).ok_or(Refusal::StoreOne)
    }
}

impl State {
    /// The winner takes a crate. The set is complete when it is the second, or when none is left to be named behind it.
    pub(crate) fn store(&mut self, card: Card, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let highest = self.table.played.iter().max() == Some(&card);
        if self.table.taken.is_some() || highest {
            self.clear_away(Some(card), chance, sink);
        } else {
            self.table.taken = Some(card);
        }
    }

    /// What was taken, and this crate if it is one more, is stored, the rest discarded (W5.1, W5.3). Then hands are filled
    /// (W5.4), and the winner leads (W5.7).
    pub(crate) fn clear_away(&mut self, last: Option<Card>, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let seat = self.table.winner();
        let table = &mut self.table;
        let mut played = std::mem::take(&mut table.played);
        played.sort_unstable();
        let taken = [table.taken.take(), last];
        let some = |stored: bool| played.iter().copied().filter(move |card| taken.contains(&Some(*card)) == stored);
        some(true).for_each(|card| insert(&mut table.stored[seat.index()], card));
        some(false).for_each(|card| insert(&mut table.discards, card));
        sink.all(|| Event::Stored { seat, cards: some(true).collect() });
        if some(false).next().is_some() {
            sink.all(|| Event::Discarded { cards: some(false).collect() });
        }
        (table.favoured, table.leader) = (None, seat);
        if table.round < table.setup.rounds() {
            let players = table.players();
            (0..players).for_each(|n| self.fill_hand(seat.after(n, players), chance, sink));
        }
        self.begin_round(chance, sink);
    }

    /// A seat draws until it has five crates, or until none is left to draw (W5.4, W5.6).
    fn fill_hand(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        loop {
            let missing = HAND - self.hands[seat.index()].len();
            if missing > 0 && self.pile.is_empty() {
                self.reshuffle(chance, sink);
            }
            let rest = self.pile.len().saturating_sub(missing);
            let mut drawn: List<Card, HAND> = List::from_slice(&self.pile[rest..]);
            if drawn.is_empty() {
                return;
            }
            self.pile.truncate(rest);
            drawn.sort_unstable();
            drawn.iter().for_each(|&card| insert(&mut self.hands[seat.index()], card));
            // What was drawn could belong anywhere (W4.3).
            self.table.lacks[seat.index()] = [false; 4];
            let drew = |cards| Event::Drew { seat, count: drawn.len() as u8, cards };
            sink.split(seat, || drew(Some(drawn.to_vec())), || drew(None));
            sink.revealed();
        }
    }

    /// The discard pile becomes the pile (W5.5). Which crates it holds is known, where they lie is not (W7.4).
    fn reshuffle(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        if self.table.discards.is_empty() {
            return;
        }
        let cards = std::mem::take(&mut self.table.discards);
        cards.iter().for_each(|&card| insert(&mut self.table.returned, card));
        self.pile = cards;
        chance.shuffle(Purpose::Reshuffle(self.table.reshuffles.into()), &mut self.pile);
        self.table.reshuffles += 1;
        sink.all(|| Event::Reshuffled { cards: cards.to_vec() });
    }
}
