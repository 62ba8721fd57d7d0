//! What happened, for log, animation and replay.

use crate::cards::{Card, Wharf};
use crate::scoring::Score;
use entrepot_table::Seat;
use serde::Serialize;

/// Something that happened. Where `cards` may be missing, only whoever may know them is told which; the others are told how
/// many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    /// A hand was dealt (W2.2).
    Dealt { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// The pile was laid out (W2.3).
    Piled { count: u8 },
    /// A round began, and the die was thrown (W3).
    Round { round: u8, leader: Seat, die: u8, favoured: Option<Wharf> },
    /// The leader chose the favoured wharf (W3.3).
    Favoured { seat: Seat, wharf: Wharf },
    /// A crate was played (W4.1).
    Played { seat: Seat, card: Card },
    /// The round was won (W4.5).
    Won { seat: Seat },
    /// Crates were stored (W5.1).
    Stored { seat: Seat, cards: Vec<Card> },
    /// The other crates were discarded (W5.3).
    Discarded { cards: Vec<Card> },
    /// Crates were drawn (W5.4).
    Drew { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// The discard pile became the pile (W5.5).
    Reshuffled { cards: Vec<Card> },
    /// The game ended (W6.1).
    Ended { scores: Vec<Score> },
}
