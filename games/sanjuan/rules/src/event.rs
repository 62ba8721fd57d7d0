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
///
/// Whatever moves is told with both ends, so that nobody has to compare two positions: a test moves cards as the events say and
/// arrives at the board. `place` counts the places of a city from 0, as [`City::places`](crate::City::places) does. A violet
/// building stands there once, so its kind says where (S5.3).
///
/// | motion | event | from | to |
/// |---|---|---|---|
/// | draw | `Drew` | draw pile | hand; apart from it if the cause is the councillor |
/// | keep | `Kept` | cards drawn apart | hand |
/// | discard | `Discarded` | hand; cards drawn apart if the cause is the councillor | discard pile |
/// | build | `Built` | hand; the Cathedral from beside the roles | `place` |
/// | build over | `Built` with `over` | stays below; a good on it (`good_lost`) | discard pile |
/// | the twelfth building | `Built` with `twelfth` | | |
/// | pay | `Paid`, `PaidGood` | hand, `place` | discard pile |
/// | good onto a building | `Produced` | draw pile | `place` |
/// | sell | `Sold`, then `Drew` | `place` | discard pile; under the Harbor if `harbor` |
/// | price tile turns | `Prices` | | trading house |
/// | role is taken | `Role` | beside the roles | the player |
/// | Governor passes, roles come back | `Round` | `from` | `governor` |
/// | Chapel, Bank | `Laid` | hand | under the building |
/// | Gold mine, Goldsmith | `Revealed`, `Took` | draw pile | turned up; one to the hand, the others to the discard pile |
/// | reshuffle | `Reshuffled` | discard pile | draw pile |
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    /// A round begins with this Governor, who got the card `from` another player, except in the first round (S3.9).
    Round { round: u32, governor: Seat, from: Option<Seat> },
    /// A role was chosen (S3.1).
    Role { seat: Seat, role: Role },
    /// A trading-house card was turned up (S7.1).
    Prices { prices: [u8; 5] },
    /// A building was placed (S5.4); `library` tells that a choice to use it was made. With the `twelfth` of a city the game
    /// ends after this phase (S12.1).
    Built {
        seat: Seat,
        kind: Kind,
        place: u8,
        over: Option<Kind>,
        good_lost: bool,
        cost: u8,
        library: bool,
        twelfth: bool,
    },
    /// A hand card was paid (S5.6).
    Paid { seat: Seat, count: u8, cards: Option<Vec<Kind>> },
    /// A good was paid (S15.5).
    PaidGood { seat: Seat, kind: Kind, place: u8 },
    /// A good was made on a building, or filled the Customs office (S6.1, S17.7).
    Produced { seat: Seat, kind: Kind, place: u8 },
    /// A good was sold; `harbor` tells that it went under the Harbor (S7.2, S17.9).
    Sold { seat: Seat, kind: Kind, place: u8, price: u8, harbor: bool },
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
