//! What happened, for log, animation and replay.

use crate::kinds::{Kind, Role};
use crate::scoring::Score;
use entrepot_table::Seat;
use serde::Serialize;

/// What made somebody draw, discard or turn up cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The deal (S2.5).
    Deal,
    /// A role (S4.1).
    Role(Role),
    /// A building's power (S13.2).
    Building(Kind),
    /// The hand limit (S11.5).
    HandLimit,
}

/// Something that happened. `cards` is empty of names for whoever may not know them: then only the count is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    /// A round begins with this Governor (S3.9).
    Round { round: u32, governor: Seat },
    /// A role was chosen (S3.1).
    Role { seat: Seat, role: Role },
    /// A trading-house card was turned up (S7.1).
    Prices { prices: [u8; 5] },
    /// A building was placed (S5.4); `library` tells that a choice to use it was made.
    Built { seat: Seat, kind: Kind, over: Option<Kind>, good_lost: bool, cost: u8, library: bool },
    /// A hand card was paid (S5.6).
    Paid { seat: Seat, count: u8, cards: Option<Vec<Kind>> },
    /// A good was paid (S15.5).
    PaidGood { seat: Seat, kind: Kind },
    /// A good was made on a building, or filled the Customs office (S6.1, S17.7).
    Produced { seat: Seat, kind: Kind },
    /// A good was sold; `harbor` tells that it went under the Harbor (S7.2, S17.9).
    Sold { seat: Seat, kind: Kind, price: u8, harbor: bool },
    /// Cards were drawn.
    Drew { seat: Seat, cause: Cause, count: u8, cards: Option<Vec<Kind>> },
    /// Cards were kept of those drawn (S8.2).
    Kept { seat: Seat, count: u8, cards: Option<Vec<Kind>> },
    /// Cards were discarded.
    Discarded { seat: Seat, cause: Cause, count: u8, cards: Option<Vec<Kind>> },
    /// Cards were turned up for all to see (S15.2, S17.10).
    Revealed { seat: Seat, by: Kind, cards: Vec<Kind> },
    /// A card turned up went to the hand; `None`: nothing did (S15.2, S17.10).
    Took { seat: Seat, by: Kind, kind: Option<Kind> },
    /// A card was laid under a building (S15.11, S17.8).
    Laid { seat: Seat, under: Kind, count: u8, cards: Option<Vec<Kind>> },
    /// The player did nothing (more): in the phase of a role, or with a building.
    Passed { seat: Seat, at: Cause },
    /// The discard pile became the draw pile (S1.4).
    Reshuffled { cards: u8 },
    /// The game ended (S12.1).
    Ended { scores: Vec<Score> },
}
