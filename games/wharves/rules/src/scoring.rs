//! Points (W6).

use crate::cards::{Wharf, wharf, worth};
use crate::state::Table;
use entrepot_table::{Outcome, Seat};
use serde::Serialize;
use std::cmp::Reverse;

/// Points for stored crates of all four wharves (W6.3).
const ALL_WHARVES: u8 = 5;

/// One player's points by where they come from, and what decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Score {
    /// The worth of the stored crates (W6.2).
    pub crates: u8,
    /// For crates of all four wharves (W6.3).
    pub wharves: u8,
    /// How many crates are stored: not points, fewer win a tie (W6.5).
    pub tie: u8,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> u8 {
        self.crates + self.wharves
    }
}

/// The points of a seat if the game ended now (W6.2, W6.3).
pub fn score(table: &Table, seat: Seat) -> Score {
    let stored = &table.stored[seat.index()];
    let all = Wharf::ALL.iter().all(|one| stored.iter().any(|card| wharf(*card) == *one));
    Score {
        crates: stored.iter().map(|card| worth(*card)).sum(),
        wharves: if all { ALL_WHARVES } else { 0 },
        tie: stored.len() as u8,
    }
}

/// The points of all seats.
pub(crate) fn scores(table: &Table) -> Vec<Score> {
    Seat::all(table.players()).map(|seat| score(table, seat)).collect()
}

/// Points and places: the most points win, in a tie fewer stored crates, then it is shared (W6.4, W6.5).
pub(crate) fn outcome(table: &Table) -> Outcome {
    let scores = scores(table);
    let rank = |score: &Score| (score.total(), Reverse(score.tie));
    let place = |mine: &Score| 1 + scores.iter().filter(|other| rank(other) > rank(mine)).count() as u8;
    Outcome {
        points: scores.iter().map(|score| score.total().into()).collect(),
        places: scores.iter().map(place).collect(),
    }
}
