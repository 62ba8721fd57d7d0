//! What something costs (A4.6).

use crate::resource::ResourceSet;
use crate::tier::TierSet;
use serde::{Deserialize, Serialize};

/// A cost, or what of it is still to be paid. No cost asks for two of one resource or of one tier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Cost {
    /// One of each of these.
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::Resource>"))]
    pub resources: ResourceSet,
    /// One cube of each of these tiers, to be exhausted (A4.1).
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::Tier>"))]
    pub cubes: TierSet,
    /// Trade tokens.
    pub trade: u8,
    /// Exploration tokens.
    pub exploration: u8,
    /// Gold: where a card stack is empty (A15.4).
    pub gold: u8,
}

impl Cost {
    /// Nothing.
    pub const FREE: Cost =
        Cost { resources: ResourceSet::NONE, cubes: TierSet::NONE, trade: 0, exploration: 0, gold: 0 };
}
