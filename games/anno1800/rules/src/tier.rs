//! The five tiers of the population.

use crate::names::{named, set_of};

named! {
    /// A tier of the population: one colour of cubes.
    Tier, "tier":
    Farmer "farmer", Worker "worker", Artisan "artisan", Engineer "engineer", Investor "investor",
}

set_of! {
    /// A set of tiers.
    TierSet(u8) of Tier
}

/// A number for each tier.
pub type PerTier<T> = [T; Tier::COUNT];

impl Tier {
    /// Tiers that have workplaces: all but investors.
    pub const WORKING: [Tier; 4] = [Tier::Farmer, Tier::Worker, Tier::Artisan, Tier::Engineer];

    /// The tier above; none above investors (A16.9).
    pub const fn above(self) -> Option<Tier> {
        match self {
            Tier::Farmer => Some(Tier::Worker),
            Tier::Worker => Some(Tier::Artisan),
            Tier::Artisan => Some(Tier::Engineer),
            Tier::Engineer => Some(Tier::Investor),
            Tier::Investor => None,
        }
    }
}
