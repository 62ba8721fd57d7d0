//! A table, as one guest sees it.

use crate::protocol::{SeatInfo, TableInfo, TableState};
use crate::store::{Sitter, Table};
use entrepot_table::Seat;

impl Table {
    pub(crate) fn info(&self, guest: &str) -> TableInfo {
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
            your_turn: standing.decider.is_some_and(|seat| self.plays(guest, seat)),
            state: standing.state,
            outcome: standing.outcome,
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

    /// The seats through whose eyes the guest may look. A seat that was given up is closed while the game runs: whoever
    /// shares the screen with the former owner must not see its new cards.
    pub(crate) fn eyes(&self, guest: &str) -> Vec<Seat> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let open = seats.filter(|(_, sitter)| sitter.belongs_to(guest) && !(sitter.resigned && self.runs()));
        open.map(|(seat, _)| seat).collect()
    }
}

impl Sitter {
    fn belongs_to(&self, guest: &str) -> bool {
        self.guest.as_deref() == Some(guest)
    }
}
