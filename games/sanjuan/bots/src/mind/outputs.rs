//! What the net says, and where.

use entrepot_sanjuan::{Kind, Role, Score};

/// Where points come from, as far as the net tells them apart: printed on buildings; cards under buildings; six-cost buildings.
pub const SOURCES: usize = 3;

/// How many numbers the net says.
pub const OUTPUTS: usize = Out::HOLD + OTHERS * Kind::COUNT;

/// Most opponents.
pub const OTHERS: usize = 3;

/// The places of the numbers.
#[derive(Clone, Copy, Debug)]
pub struct Out;

impl Out {
    /// The seat wins (a logit).
    pub const WIN: usize = 0;
    /// Points ahead of the best other seat, in tens.
    pub const AHEAD: usize = 1;
    /// Points at the end by source, in tens.
    pub const POINTS: usize = 2;
    /// Rounds still to come, in tens.
    pub const ROUNDS: usize = Out::POINTS + SOURCES;
    /// Take a role.
    pub const ROLE: usize = Out::ROUNDS + 1;
    /// Build a building.
    pub const BUILD: usize = Out::ROLE + Role::ALL.len();
    /// Build nothing.
    pub const PASS: usize = Out::BUILD + Kind::COUNT;
    /// Keep a card that was drawn.
    pub const KEEP: usize = Out::PASS + 1;
    /// Give a card away: as payment, above the limit, or in exchange.
    pub const GIVE: usize = Out::KEEP + Kind::COUNT;
    /// A card that the seat has not seen is in the hand of the next player, and so on clockwise (by how much more likely than
    /// chance alone, as a logarithm).
    pub const HOLD: usize = Out::GIVE + Kind::COUNT;
}

/// A score by source.
pub(crate) fn sources(score: &Score) -> [f32; SOURCES] {
    let sum = |parts: &[u8]| parts.iter().map(|&part| f32::from(part)).sum::<f32>();
    let Score {
        buildings,
        chapel,
        bank,
        harbor,
        triumphal_arch,
        guild_hall,
        city_hall,
        residence,
        cathedral,
        palace,
        ..
    } = *score;
    [
        f32::from(buildings),
        sum(&[chapel, bank, harbor]),
        sum(&[triumphal_arch, guild_hall, city_hall, residence, cathedral, palace]),
    ]
}
