//! A table, as one guest sees it.

use crate::protocol::{SeatInfo, TableInfo, TableState};
use crate::store::{Sitter, Table};
use entrepot_table::Seat;

impl Table {
    /// `playable`: whether it can be opened here.
    pub(crate) fn info(&self, guest: &str, playable: bool) -> TableInfo {
        let standing = self.standing.clone();
        let seat = |sitter: &Sitter| SeatInfo {
            name: sitter.name.clone(),
            bot: sitter.bot.clone(),
            mine: sitter.belongs_to(guest),
            resigned: sitter.resigned,
        };
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            setup: self.setup.clone(),
            options: self.options.clone(),
            commitment: self.commitment.clone(),
            seats: self.seats.iter().map(seat).collect(),
            round: standing.round,
            decider: standing.decider.map(Seat::index),
            your_turn: playable && standing.decider.is_some_and(|seat| self.plays(guest, seat)),
            state: standing.state,
            playable,
            outcome: standing.outcome,
            towns: standing.towns,
            asks: standing.asks,
            created: self.created / 1000,
            touched: self.touched / 1000,
        }
    }

    pub(crate) fn runs(&self) -> bool {
        self.standing.state == TableState::Running
    }

    /// Whether the guest decides for this seat.
    pub(crate) fn plays(&self, guest: &str, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|sitter| sitter.belongs_to(guest) && !sitter.resigned)
    }

    /// The seats the guest may look as. A seat that was given up is closed while the game runs: the people who share the
    /// screen with its former owner must not see its new cards.
    pub(crate) fn eyes(&self, guest: &str) -> Vec<Seat> {
        let given_up = |seat: &Seat| self.seats.get(seat.index()).is_some_and(|sitter| sitter.resigned);
        self.seats_of(guest).filter(|seat| !(given_up(seat) && self.runs())).collect()
    }

    /// The seat that needs no curtain: that of a guest who is alone at the screen. Seats given up count, since their former
    /// owner may still be at the screen.
    pub(crate) fn only_eyes(&self, guest: &str) -> Option<Seat> {
        let open = self.eyes(guest);
        if self.seats_of(guest).count() == 1 { open.first().copied() } else { None }
    }

    /// Whether the seat is, or was, the guest's.
    pub(crate) fn has_seat(&self, guest: &str, seat: Seat) -> bool {
        self.seats_of(guest).any(|own| own == seat)
    }

    fn seats_of(&self, guest: &str) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(move |(_, sitter)| sitter.belongs_to(guest)).map(|(seat, _)| seat)
    }
}

impl Sitter {
    fn belongs_to(&self, guest: &str) -> bool {
        self.guest.as_deref() == Some(guest)
    }
}
