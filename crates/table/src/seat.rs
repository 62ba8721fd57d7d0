//! Who sits at the table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0 in clockwise order.
///
/// ```
/// use entrepot_table::Seat;
/// let last = Seat::new(2);
/// assert_eq!(last.next(3), Seat::new(0));
/// assert_eq!(last.to_string(), "3"); // people count from one
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    pub const fn new(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// Its index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of `players`.
    pub const fn next(self, players: usize) -> Seat {
        let next = self.index() + 1;
        if next >= players { Seat(0) } else { Seat(next as u8) }
    }

    /// The seat `steps` places to the left (`steps` at most `players`).
    pub const fn after(self, steps: usize, players: usize) -> Seat {
        let index = self.index() + steps;
        Seat(if index >= players { index - players } else { index } as u8)
    }

    /// All seats of a table, in clockwise order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client may send any number: a seat that no table has can still be named and refused.
    #[test]
    fn the_last_seat_there_could_be_has_a_name_and_a_neighbour() {
        let last = Seat::new(255);
        assert_eq!(last.to_string(), "256");
        assert_eq!(last.next(4), Seat::new(0));
    }
}
