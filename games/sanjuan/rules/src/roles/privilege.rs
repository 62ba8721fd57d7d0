//! The chooser's privilege, and the Library that doubles it (S4.1, S15.17).

use crate::kinds::Kind;
use crate::state::{Board, Frame};
use entrepot_table::Seat;

/// What the Library does for a seat in this phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doubling {
    /// Nothing.
    No,
    /// It doubles the privilege without a question.
    Automatic,
    /// Its owner chooses: with two players, at the Governor's first role (S15.17d).
    Choice,
}

impl Board {
    /// Whether this seat has the privilege of the phase.
    pub(crate) fn chose(&self, seat: Seat) -> bool {
        self.chooser == seat
    }

    /// What the Library does for this seat now (S15.17).
    pub(crate) fn doubling(&self, seat: Seat) -> Doubling {
        let city = self.city(seat);
        if !self.chose(seat) || !city.can_use(Kind::Library) {
            return Doubling::No;
        }
        match self.players() {
            2 if city.library_used => Doubling::No,
            2 if seat == self.governor && self.first_role() => Doubling::Choice,
            _ => Doubling::Automatic,
        }
    }

    /// The first role of the round is being played.
    fn first_role(&self) -> bool {
        self.stack.first() == Some(&Frame::Roles(1))
    }

    /// The Library's extra benefit was taken (Q3).
    pub(crate) fn spend_library(&mut self, seat: Seat) {
        self.cities[seat.index()].library_used = true;
    }

    /// How often the privilege counts for this seat: 0, 1 or 2.
    pub(crate) fn privileges(&self, seat: Seat) -> usize {
        usize::from(self.chose(seat)) + usize::from(self.doubling(seat) != Doubling::No)
    }
}
