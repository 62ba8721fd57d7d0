//! What people choose before the game (W2).

use entrepot_table::{Seat, Setup as _, SetupError, SetupOption, setup_as_text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// What people choose before the game. A setup that exists is valid.
///
/// ```
/// use entrepot_wharves::Setup;
/// let setup: Setup = "players=3 rounds=10".parse().unwrap();
/// assert_eq!((setup.rounds(), setup.to_string().as_str()), (10, "players=3 rounds=10"));
/// assert!("players=5".parse::<Setup>().unwrap_err().to_string().contains("2 to 4"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Setup {
    pub(crate) players: u8,
    pub(crate) first: Seat,
    pub(crate) rounds: u8,
}

impl Setup {
    /// Who leads the first round (W2.4).
    pub fn first(&self) -> Seat {
        self.first
    }

    /// How many rounds are played (W2.1).
    pub fn rounds(&self) -> u8 {
        self.rounds
    }
}

/// The values of `rounds` (W2.1).
const ROUNDS: [&str; 3] = ["6", "8", "10"];

impl entrepot_table::Setup for Setup {
    const PLAYERS: RangeInclusive<usize> = 2..=4;

    fn options() -> Vec<SetupOption> {
        vec![SetupOption::seat("first"), SetupOption::new("rounds", &ROUNDS).recommending("8")]
    }

    fn recommended(players: usize) -> Setup {
        Setup { players: players as u8, first: Seat::new(0), rounds: 8 }
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "players" => match Setup::read_players(value)? {
                players if self.first.index() < players => self.players = players as u8,
                _ => return Err(not_at_the_table(&self.first.to_string())),
            },
            "first" => match value.parse::<usize>() {
                Ok(seat) if (1..=self.players()).contains(&seat) => self.first = Seat::new(seat - 1),
                _ => return Err(not_at_the_table(value)),
            },
            "rounds" => match value.parse::<u8>() {
                Ok(rounds) if ROUNDS.contains(&value) => self.rounds = rounds,
                _ => return Err(SetupError::value(key, value, "6, 8 or 10")),
            },
            _ => return Err(SetupError::unknown::<Setup>(key)),
        }
        Ok(())
    }
}

/// Whoever begins must sit at the table (W2.4).
fn not_at_the_table(found: &str) -> SetupError {
    SetupError::value("first", found, "the seat that begins, 1 to the number of players")
}

/// Only what differs from the recommended game is written.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Setup::recommended(self.players());
        write!(f, "players={}", self.players)?;
        if self.first != usual.first {
            write!(f, " first={}", self.first)?;
        }
        if self.rounds != usual.rounds {
            write!(f, " rounds={}", self.rounds)?;
        }
        Ok(())
    }
}

setup_as_text!(Setup);
