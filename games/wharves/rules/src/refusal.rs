//! Why a move is not allowed: data with a rule number.

use crate::cards::{Card, Wharf};
use crate::state::Phase;
use entrepot_table::{Refuse, Seat};
use serde::Serialize;

/// Why a move is not allowed. It depends only on what the asking seat may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "why")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over (W6.1).
    GameOver,
    /// Another seat decides (W4.1).
    NotYourTurn { seat: Seat },
    /// Something else is asked now.
    OtherQuestion { asked: Phase },
    /// The crate is not in the hand (W4.1).
    NotInHand { card: Card },
    /// The hand has crates of the wharf that was led (W4.2).
    MustFollow { wharf: Wharf },
    /// The crate was not played in this round (W5.1).
    NotPlayed { card: Card },
    /// Of two crates the lower is named first (W5.2).
    OutOfOrder { card: Card },
    /// At least one crate is stored (W5.1).
    StoreOne,
    /// One more than the question takes that has just been answered.
    TooMany { asked: Phase },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "W6.1",
            Refusal::NotYourTurn { .. } | Refusal::NotInHand { .. } => "W4.1",
            Refusal::MustFollow { .. } => "W4.2",
            Refusal::NotPlayed { .. } | Refusal::StoreOne => "W5.1",
            Refusal::OutOfOrder { .. } => "W5.2",
            Refusal::OtherQuestion { asked } | Refusal::TooMany { asked } => match asked {
                Phase::Favour => "W3.3",
                Phase::Play => "W4.1",
                Phase::Store => "W5.1",
                Phase::Over => "W6.1",
            },
        }
    }
}
