//! What people choose before the game (W2).

use entrepot_table::setup::choose;
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

/// How many rounds can be played (W2.1). The game is made for the second.
pub(crate) const ROUNDS: [(&str, u8); 3] = [("6", 6), ("8", 8), ("10", 10)];

impl entrepot_table::Setup for Setup {
    const PLAYERS: RangeInclusive<usize> = 2..=4;

    fn options() -> Vec<SetupOption> {
        let rounds = SetupOption::new("rounds", &ROUNDS.map(|(name, _)| name)).recommending(ROUNDS[1].0);
        vec![SetupOption::seat::<Setup>("first"), rounds]
    }

    fn recommended(players: usize) -> Setup {
        Setup { players: players as u8, first: Seat::new(0), rounds: ROUNDS[1].1 }
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            // Whoever begins must sit at the table (W2.4).
            "players" => self.players = Setup::read_players_with(value, "first", Some(self.first))? as u8,
            "first" => self.first = self.read_first(key, value)?,
            "rounds" => {
                self.rounds = choose(value, &ROUNDS).ok_or_else(|| SetupError::choice::<Setup>(key, value))?;
            }
            _ => return Err(SetupError::unknown::<Setup>(key)),
        }
        Ok(())
    }
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
