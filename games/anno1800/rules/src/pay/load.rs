//! What some sources together ask for, and whether it is there.

use super::purse::{Purse, shift_end};
use crate::cost::Cost;
use crate::tier::{PerTier, Tier};

/// What some sources together ask for.
#[derive(Clone, Copy, Default)]
pub(super) struct Load {
    /// Cubes needed, at work or as part of the cost.
    cubes: PerTier<u8>,
    /// Cubes that must come back to make room on full workplaces.
    freed: PerTier<u8>,
    /// Trade tokens, or what stands for them.
    pub(super) tokens: u8,
}

impl Load {
    /// What the cost asks for by itself.
    pub(super) fn of(due: &Cost) -> Load {
        due.cubes.iter().fold(Load { tokens: due.trade, ..Load::default() }, Load::with_cube)
    }

    pub(super) fn with_cube(mut self, tier: Tier) -> Load {
        self.cubes[tier.index()] += 1;
        self
    }

    pub(super) fn with_room(mut self, tier: Tier) -> Load {
        self.freed[tier.index()] += 1;
        self
    }

    pub(super) fn with_tokens(mut self, tokens: u8) -> Load {
        self.tokens = self.tokens.saturating_add(tokens);
        self
    }

    /// All cubes needed.
    pub(super) fn all_cubes(&self) -> u8 {
        self.cubes.iter().sum()
    }
}

/// What can be spent while a cost is paid.
#[derive(Clone, Copy)]
pub(super) struct Budget<'a> {
    pub(super) purse: &'a Purse<'a>,
    /// Trade tokens, with those that Beryl O'Mara's exploration tokens stand for.
    pub(super) tokens: u8,
    /// Gold for shift ends.
    pub(super) gold: u16,
}

impl<'a> Budget<'a> {
    /// None where tokens or gold of the cost itself are missing.
    pub(super) fn new(purse: &'a Purse<'a>, due: &Cost) -> Option<Budget<'a>> {
        let gold = purse.gold.checked_sub(u16::from(due.gold))?;
        let enough = due.exploration <= purse.exploration;
        enough.then(|| Budget { purse, tokens: purse.trade_tokens(due.exploration), gold })
    }

    pub(super) fn holds(&self, load: &Load) -> bool {
        load.tokens <= self.tokens && self.shift_ends(load) <= self.gold
    }

    /// Gold for the shift ends that the load asks for.
    pub(super) fn shift_ends(&self, load: &Load) -> u16 {
        let mut gold = 0;
        for tier in Tier::ALL {
            let at = tier.index();
            let back = load.freed[at].max(load.cubes[at].saturating_sub(self.purse.cubes[at]));
            gold += u16::from(back) * u16::from(shift_end(tier));
        }
        gold
    }
}
