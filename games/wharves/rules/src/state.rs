//! A position: what lies open on the table, and what is hidden.

use crate::cards::{CRATES, Card, Wharf};
use crate::setup::{ROUNDS, Setup};
use entrepot_table::{List, Seat, Setup as _};
use serde::{Deserialize, Serialize};

/// Seats that a table can have.
pub const SEATS: usize = 4;

/// Crates in a full hand (W2.2).
pub const HAND: usize = 5;

/// The most crates that are not in the box: a hand and as many of the pile for everybody (W2.2, W2.3).
pub(crate) const IN_PLAY: usize = 2 * HAND * SEATS;

/// The most crates that one seat can store: two in each round of the longest game (W2.1, W5.1).
pub(crate) const STORED: usize = 2 * ROUNDS[ROUNDS.len() - 1].1 as usize;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The leader threw a 6: which wharf is favoured (W3.3).
    Favour,
    /// Which crate the next seat plays (W4.1).
    Play,
    /// Which crates the winner stores (W5.1).
    Store,
    /// Nothing: the game is over (W6.1).
    Over,
}

/// What lies open: everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Table {
    /// What was chosen before the game.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub setup: Setup,
    /// The round, from 1.
    pub round: u8,
    /// Who leads it (W5.7).
    pub leader: Seat,
    /// What is asked.
    pub phase: Phase,
    /// The favoured wharf; none after a 5, or as long as the leader has to choose (W3).
    pub favoured: Option<Wharf>,
    /// The crates played in this round, beginning with the leader's (W4.1).
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub played: List<Card, SEATS>,
    /// Of these, the first of two that the winner stores, while the second is being chosen (W5.2).
    pub taken: Option<Card>,
    /// What each seat has stored, lowest first (W5.1).
    #[cfg_attr(feature = "types", ts(as = "[Vec<Card>; SEATS]"))]
    pub stored: [List<Card, STORED>; SEATS],
    /// The discard pile, lowest first: it lies open and has no order (W5.3).
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub discards: List<Card, IN_PLAY>,
    /// For each seat and wharf, whether it was seen that none of the hand belongs there (W4.3).
    pub lacks: [[bool; 4]; SEATS],
    /// Crates that were shuffled into the pile and not seen since: they are in the pile or in a hand (W7.4). Lowest first.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub returned: List<Card, IN_PLAY>,
    /// How often the discard pile became the pile (W5.5).
    pub reshuffles: u8,
}

/// A whole position. Crates that are nowhere else are in the box (W2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// The hands, lowest first.
    pub hands: [List<Card, HAND>; SEATS],
    /// The pile, its top last.
    pub pile: List<Card, IN_PLAY>,
}

impl Table {
    /// How many play.
    pub fn players(&self) -> usize {
        self.setup.players()
    }

    /// Whose decision it is.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Favour => Some(self.leader),
            Phase::Play => Some(self.seat_of(self.played.len())),
            Phase::Store => Some(self.winner()),
            Phase::Over => None,
        }
    }

    /// Who plays the crate of this index (W4.1).
    pub(crate) fn seat_of(&self, index: usize) -> Seat {
        self.leader.after(index, self.players())
    }

    /// The wharves of which it was seen that a hand has none (W4.3).
    pub fn lacking(&self, seat: Seat) -> impl Iterator<Item = Wharf> {
        let lacks = self.lacks[seat.index()];
        Wharf::ALL.into_iter().filter(move |wharf| lacks[wharf.index()])
    }

    /// Every crate that lies open.
    pub(crate) fn open(&self) -> impl Iterator<Item = Card> {
        let stored = self.stored.iter().flat_map(|stored| stored.iter());
        self.played.iter().chain(stored).chain(self.discards.iter()).copied()
    }
}

impl State {
    /// A table on which nothing lies yet.
    pub(crate) fn empty(setup: &Setup) -> State {
        let table = Table {
            setup: *setup,
            round: 0,
            leader: setup.first(),
            phase: Phase::Play,
            favoured: None,
            played: List::default(),
            taken: None,
            stored: [List::default(); SEATS],
            discards: List::default(),
            lacks: [[false; 4]; SEATS],
            returned: List::default(),
            reshuffles: 0,
        };
        State { table, hands: [List::default(); SEATS], pile: List::default() }
    }

    /// Every crate that is not in the box.
    pub(crate) fn in_play(&self) -> impl Iterator<Item = Card> {
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        self.table.open().chain(hands.chain(self.pile.iter()).copied())
    }

    /// The crates in the box, lowest first.
    pub(crate) fn boxed(&self) -> impl Iterator<Item = Card> {
        let mut outside = [false; CRATES as usize + 1];
        self.in_play().for_each(|card| outside[usize::from(card)] = true);
        (1..=CRATES).filter(move |card| !outside[usize::from(*card)])
    }
}

/// Takes a crate out of a list; whether it was there.
pub(crate) fn remove<const N: usize>(cards: &mut List<Card, N>, card: Card) -> bool {
    let Some(at) = cards.iter().position(|one| *one == card) else { return false };
    cards[at..].rotate_left(1);
    cards.pop().is_some()
}

/// Puts a crate into a list that is sorted.
pub(crate) fn insert<const N: usize>(cards: &mut List<Card, N>, card: Card) {
    let at = cards.partition_point(|one| *one < card);
    cards.insert(at, card);
}
