//! The crates (W1): all of them are different, and everything about a crate follows from its number.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many crates there are (W1.1).
pub const CRATES: Card = 300;

/// The number of a crate, from 1. It is printed on the front, so that people and the state call a crate the same.
pub type Card = u16;

/// One of the four wharves (W1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Wharf {
    /// Numbers that leave 1 when divided by four; the die shows 1.
    North,
    /// … that leave 2.
    East,
    /// … that leave 3.
    South,
    /// … that four divides; the die shows 4.
    West,
}

impl Wharf {
    /// All wharves, as the die counts them.
    pub const ALL: [Wharf; 4] = [Wharf::North, Wharf::East, Wharf::South, Wharf::West];

    /// Its index in [`ALL`](Wharf::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the notation calls it, the same in all languages.
    pub const fn name(self) -> &'static str {
        ["north", "east", "south", "west"][self.index()]
    }
}

impl fmt::Display for Wharf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Wharf {
    type Err = String;

    fn from_str(text: &str) -> Result<Wharf, String> {
        let wharf = Wharf::ALL.into_iter().find(|wharf| wharf.name() == text);
        wharf.ok_or_else(|| format!("\u{201c}{text}\u{201d} is no wharf: they are north, east, south and west"))
    }
}

/// The wharf to which a crate belongs (W1.2).
///
/// ```
/// use entrepot_wharves::{Wharf, wharf};
/// assert_eq!([wharf(1), wharf(38), wharf(203), wharf(300)], Wharf::ALL);
/// ```
pub const fn wharf(card: Card) -> Wharf {
    Wharf::ALL[(card as usize + 3) % 4]
}

/// What a crate is worth in storage, 1 to 5, by its last digit (W1.3).
///
/// ```
/// use entrepot_wharves::worth;
/// assert_eq!([worth(15), worth(81), worth(7), worth(238), worth(299)], [1, 2, 3, 4, 5]);
/// ```
pub const fn worth(card: Card) -> u8 {
    (card % 5) as u8 + 1
}
