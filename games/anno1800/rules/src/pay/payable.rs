//! Whether a cost can be paid.

use super::load::{Budget, Load};
use super::purse::Purse;
use crate::cost::Cost;
use crate::data::DATA;
use crate::resource::{Resource, ResourceSet};
use crate::state::Board;
use crate::tier::Tier;
use entrepot_table::Seat;

/// Whether a seat could pay a cost in full from what it has now (A4.5).
pub fn payable(board: &Board, seat: Seat, due: &Cost) -> bool {
    can_pay(&Purse::new(board, seat), due)
}

/// Whether a cost, or what is left of it, can be paid in full from what there is now (A4.5).
pub(crate) fn can_pay(purse: &Purse<'_>, due: &Cost) -> bool {
    let Some(budget) = Budget::new(purse, due) else { return false };
    let goods = due.resources.minus(NEW_WORLD);
    if !goods.within(purse.goods()) || due.cubes.iter().any(|tier| !purse.owns(tier)) {
        return false;
    }
    let Some(imports) = imports(purse, due.resources.and(NEW_WORLD)) else { return false };
    let load = Load::of(due).with_tokens(imports);
    budget.holds(&load) && budget.covers(goods, &load)
}

/// How many of these New World resources must be imported; none can be had otherwise than from own islands and cards
/// (A6.7). A cost asks for one of them at most, so any card that shows it will do.
fn imports(purse: &Purse<'_>, wanted: ResourceSet) -> Option<u8> {
    if wanted.is_empty() {
        return Some(0);
    }
    let imports = wanted.minus(purse.gifts());
    imports.within(purse.player().imports).then_some(imports.len() as u8)
}

impl Budget<'_> {
    /// Whether all these goods can be had on top of the load.
    fn covers(&self, goods: ResourceSet, load: &Load) -> bool {
        let Some(good) = goods.first() else { return true };
        let rest = goods.without(good);
        Tier::WORKING.into_iter().any(|tier| self.works(good, tier, rest, load)) || self.trades(good, rest, load)
    }

    fn works(&self, good: Resource, tier: Tier, rest: ResourceSet, load: &Load) -> bool {
        if !self.purse.makes[tier.index()].has(good) || !self.purse.owns(tier) {
            return false;
        }
        let load = load.with_cube(tier);
        if self.purse.open[tier.index()].has(good) {
            return self.bears(&load, rest);
        }
        self.purse.in_the_way(good, tier).iter().any(|other| self.bears(&load.with_room(other), rest))
    }

    fn trades(&self, good: Resource, rest: ResourceSet, load: &Load) -> bool {
        self.purse.price(good).is_some_and(|price| self.bears(&load.with_tokens(price), rest))
    }

    fn bears(&self, load: &Load, rest: ResourceSet) -> bool {
        self.holds(load) && self.covers(rest, load)
    }
}

/// Resources that are never made and never traded.
pub(super) const NEW_WORLD: ResourceSet = {
    let mut set = ResourceSet::NONE;
    let mut at = 0;
    while at < Resource::COUNT {
        if Resource::ALL[at].from_new_world() {
            set = set.with(Resource::ALL[at]);
        }
        at += 1;
    }
    set
};

/// No cost of the data asks for two New World resources: `imports` relies on it.
const _: () = {
    let mut at = 0;
    while at < DATA.tokens.len() {
        assert!(DATA.tokens[at].cost.resources.and(NEW_WORLD).len() <= 1, "two New World resources in one cost");
        at += 1;
    }
    at = 0;
    while at < DATA.cards.len() {
        assert!(DATA.cards[at].cost.resources.and(NEW_WORLD).is_empty(), "a card that asks for a New World resource");
        at += 1;
    }
};
