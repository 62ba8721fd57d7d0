//! Why a move is not allowed: data with a rule number.

use crate::kinds::{Kind, Role};
use crate::moves::Decision;
use entrepot_table::{Refuse, Seat};
use serde::Serialize;

/// Why a move is not allowed. It depends only on what the asking seat may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    NotInHand { kind: Kind },
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
    NoSuchGood { kind: Kind },
    /// No such building that is empty.
    NoEmptyBuilding { kind: Kind },
    /// The card is not among those drawn.
    NotDrawn { kind: Kind },
    /// The card is not among those turned up.
    NotRevealed { kind: Kind },
    /// Cards and goods of a set are named in the order of the card list, and enough must remain behind.
    OutOfOrder { kind: Kind },
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
            Refusal::NotInHand { .. } => "S5.1",
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
            Refusal::NoSuchGood { .. } => "S7.2",
            Refusal::NoEmptyBuilding { .. } => "S6.4",
            Refusal::NotDrawn { .. } => "S8.5",
            Refusal::NotRevealed { .. } => "S15.2",
            Refusal::OutOfOrder { .. } => "S5.12",
            Refusal::CannotPass { asked } => match asked {
                Decision::StartingHand { .. } => "S2.7",
                Decision::HandLimit { .. } => "S11.5",
                Decision::Keep { .. } | Decision::Archive { .. } => "S8.8",
                Decision::GoldMineTake => "C4",
                Decision::Library => "S15.17d",
                Decision::Over => "S15.9",
                _ => "S5.7",
            },
        }
    }
}
