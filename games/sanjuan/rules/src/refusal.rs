//! Why a move is not allowed: data with a rule number.

use crate::kinds::{Kind, Role};
use crate::moves::Decision;
use entrepot_table::{Refuse, Seat};
use serde::Serialize;

/// Why a move is not allowed. It depends only on what the asking seat may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "why")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat decides.
    NotYourTurn { seat: Seat },
    /// Something else is asked now.
    OtherQuestion { asked: Decision },
    /// A role must be chosen.
    RoleNeeded,
    /// The role is taken.
    RoleTaken { role: Role, by: Seat },
    /// The card is not in the hand.
    NotInHand { kind: Kind, asked: Decision },
    /// Such a building stands in the city already.
    OwnedAlready { kind: Kind },
    /// Cards and goods do not suffice.
    TooExpensive { cost: u8, have: u8 },
    /// The city has twelve buildings.
    CityFull,
    /// The Cathedral belongs to the expansion.
    NoCathedral,
    /// Somebody built the Cathedral.
    CathedralBuilt,
    /// No such building to cover.
    NothingToCover { kind: Kind },
    /// The Crane cannot be covered.
    CoversCrane,
    /// A building cannot cover its like.
    CoversLike { kind: Kind },
    /// Nothing more is to be paid.
    NothingToPay,
    /// Goods pay only with a usable Black market.
    NoBlackMarket,
    /// A Black market takes two goods a build.
    TwoGoodsPaid,
    /// No such good is there.
    NoSuchGood { kind: Kind, asked: Decision },
    /// No card is left that could become a good.
    PilesEmpty,
    /// No such building that is empty.
    NoEmptyBuilding { kind: Kind },
    /// The card is not among those drawn.
    NotDrawn { kind: Kind },
    /// The card is not among those turned up.
    NotRevealed { kind: Kind },
    /// Cards and goods of a set are named in the order of the card list, and enough must remain behind.
    OutOfOrder { kind: Kind, asked: Decision },
    /// One more than the question takes that has just been answered.
    TooMany { asked: Decision },
    /// This must be done: there is no passing.
    CannotPass { asked: Decision },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "S12.1",
            Refusal::NotYourTurn { .. } => "S4.2",
            Refusal::OtherQuestion { .. } => "S13.7",
            Refusal::RoleNeeded => "S3.6",
            Refusal::RoleTaken { .. } => "S3.5",
            Refusal::OwnedAlready { .. } => "S5.3",
            Refusal::TooExpensive { .. } => "S5.8",
            Refusal::CityFull => "S12.2",
            Refusal::NoCathedral => "S2.8",
            Refusal::CathedralBuilt => "S17.11",
            Refusal::NothingToCover { .. } => "S15.9",
            Refusal::CoversCrane => "S15.9c",
            Refusal::CoversLike { .. } => "S15.9d",
            Refusal::NothingToPay => "S5.7",
            Refusal::NoBlackMarket | Refusal::TwoGoodsPaid => "S15.5",
            Refusal::NoEmptyBuilding { .. } => "S6.4",
            Refusal::NotDrawn { .. } => "S8.5",
            Refusal::NotRevealed { .. } => "S15.2",
            Refusal::NoSuchGood { asked: Decision::Pay { .. }, .. } => "S15.5",
            Refusal::OutOfOrder { asked: Decision::Pay { .. }, .. } => "S5.12",
            Refusal::CannotPass { asked: Decision::Pay { .. } } => "S5.7",
            Refusal::CannotPass { asked: Decision::Keep { .. } | Decision::Archive { .. } } => "S8.8",
            Refusal::CannotPass { asked: Decision::GoldMineTake } => "C4",
            Refusal::PilesEmpty => "S6.9",
            Refusal::TooMany { asked } => limit_of(asked),
            Refusal::NotInHand { asked, .. }
            | Refusal::NoSuchGood { asked, .. }
            | Refusal::OutOfOrder { asked, .. }
            | Refusal::CannotPass { asked } => rule_of(asked),
        }
    }
}

/// The rule that asks a question.
fn rule_of(asked: &Decision) -> &'static str {
    match asked {
        Decision::StartingHand { .. } => "S2.7",
        Decision::Role => "S3.6",
        Decision::Build => "S5.1",
        Decision::Over => "S15.9",
        Decision::Library => "S15.17d",
        Decision::Pay { .. } => "S5.6",
        Decision::Produce { .. } => "S6.1",
        Decision::Sell { .. } => "S7.2",
        Decision::Keep { .. } => "S8.5",
        Decision::Archive { .. } => "S15.3",
        Decision::GoldMine | Decision::GoldMineTake => "S15.2",
        Decision::Goldsmith => "S17.10",
        Decision::Office { .. } => "S17.2",
        Decision::Chapel => "S15.11",
        Decision::Bank { .. } => "S17.8",
        Decision::HandLimit { .. } => "S11.5",
    }
}

/// The rule that says how much a question takes.
fn limit_of(asked: &Decision) -> &'static str {
    match asked {
        Decision::Role => "S3.2",
        Decision::Pay { .. } => "S5.7",
        Decision::Produce { .. } => "S6.7",
        Decision::Sell { .. } => "S7.4",
        Decision::Keep { .. } => "S8.4",
        Decision::Archive { .. } => "S8.8",
        Decision::GoldMineTake => "C4",
        other => rule_of(other),
    }
}
