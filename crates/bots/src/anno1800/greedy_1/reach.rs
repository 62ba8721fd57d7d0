//! How many turns away things are that cannot be had yet.

use super::outlook::{Outlook, blueprint};
use super::town::{Load, Town};
use entrepot_anno1800::{Board, Cost, DATA, Naval, Resource, ResourceSet, Tier, Token};

/// New World islands that one player can have (A18.2).
const MOST_ISLANDS: usize = 4;

/// How many turns away each thing is, apart from festivals. What can be made or bought is not away at all.
pub(super) struct Reach {
    turns: [f32; Resource::COUNT],
    by: [Option<Token>; Resource::COUNT],
    tiers: [f32; Tier::COUNT],
    /// Turns for one more exploration token.
    exploration: f32,
    /// Turns for one more trade token.
    trade: f32,
}

impl Reach {
    pub(super) fn new(outlook: &Outlook<'_>, board: &Board, town: &Town) -> Reach {
        let far = outlook.weights.far;
        let mut reach = Reach {
            turns: [far; Resource::COUNT],
            by: [None; Resource::COUNT],
            tiers: [far; Tier::COUNT],
            exploration: far,
            trade: far,
        };
        Tier::ALL.into_iter().filter(|tier| town.has(*tier)).for_each(|tier| reach.tiers[tier.index()] = 0.0);
        for resource in Resource::ALL {
            let made = town.makers(resource).next().is_some() || town.imports.has(resource);
            if made || outlook.price(resource, town.trade.most()).is_some() {
                reach.turns[resource.index()] = 0.0;
            } else if resource.from_new_world() {
                reach.turns[resource.index()] = explore(outlook, board, town, resource);
            }
        }
        while reach.improve(outlook, board, town) {}
        for (kind, strength, cost) in ships(outlook, board) {
            let turns = (1.0 + reach.of(&cost, town)) / f32::from(strength);
            let known = if kind == Naval::Trade { &mut reach.trade } else { &mut reach.exploration };
            *known = known.min(turns);
        }
        reach
    }

    /// One more look at all industries and upgrades; whether anything came nearer.
    fn improve(&mut self, outlook: &Outlook<'_>, board: &Board, town: &Town) -> bool {
        let crowded = if town.crowded { outlook.weights.crowded } else { 0.0 };
        let mut nearer = false;
        for token in Token::ALL {
            let Some((resource, tier)) = token.industry() else { continue };
            if !token.on_board() || board.tokens[token.index()] == 0 || self.turns[resource.index()] == 0.0 {
                continue;
            }
            let turns = 1.0 + crowded + self.resources(&blueprint(token)) + self.tiers[tier.index()];
            if turns + 0.01 < self.turns[resource.index()] {
                self.turns[resource.index()] = turns;
                self.by[resource.index()] = Some(token);
                nearer = true;
            }
        }
        for tier in [Tier::Artisan, Tier::Engineer, Tier::Investor] {
            let below = tier.index() - 1;
            let turns = 1.0 + self.tiers[below] + self.resources(&DATA.upgrades[below].cost);
            if turns + 0.01 < self.tiers[tier.index()] {
                self.tiers[tier.index()] = turns;
                nearer = true;
            }
        }
        nearer
    }

    /// Turns until the resources and cubes of a cost can be had.
    fn resources(&self, cost: &Cost) -> f32 {
        let resources: f32 = cost.resources.iter().map(|resource| self.turns[resource.index()]).sum();
        resources + cost.cubes.iter().map(|tier| self.tiers[tier.index()]).sum::<f32>()
    }

    /// Turns until a cost can be paid, festivals not counted.
    pub(super) fn of(&self, cost: &Cost, town: &Town) -> f32 {
        let lack = |wanted: u8, most: f32, turns: f32| match f32::from(wanted) - most {
            lack if lack > 0.0 => lack * turns,
            _ => 0.0,
        };
        self.resources(cost)
            + lack(cost.exploration, town.exploration.most(), self.exploration)
            + lack(cost.trade, town.trade.most(), self.trade)
    }

    /// Builds in thought what the cost lacks, and counts what that asks for.
    pub(super) fn acquire(&self, outlook: &Outlook<'_>, cost: &Cost, town: &mut Town, load: &mut Load) {
        self.acquire_within(outlook, cost, town, load, Resource::COUNT);
        let reached = |stock: &mut super::town::Stock, wanted: u8| stock.all = stock.all.max(f32::from(wanted));
        reached(&mut town.exploration, cost.exploration);
        reached(&mut town.trade, cost.trade);
    }

    fn acquire_within(&self, outlook: &Outlook<'_>, cost: &Cost, town: &mut Town, load: &mut Load, depth: usize) {
        for tier in cost.cubes.iter().filter(|tier| *tier != Tier::Farmer) {
            if !town.has(tier) {
                town.raise_to(tier);
            }
        }
        let missing: ResourceSet = cost.resources.iter().filter(|one| self.turns[one.index()] > 0.0).collect();
        for resource in missing.iter().filter(|_| depth > 0) {
            let Some(token) = self.by[resource.index()] else {
                town.imports = town.imports.with(resource);
                continue;
            };
            let Some((_, tier)) = token.industry() else { continue };
            if town.makers(resource).next().is_some() {
                continue;
            }
            let price = blueprint(token);
            self.acquire_within(outlook, &price, town, load, depth - 1);
            if !town.has(tier) {
                town.raise_to(tier);
            }
            load.add(&price, town, |resource| outlook.price(resource, town.trade.most()));
            town.add(resource, tier);
        }
    }
}

/// Turns until a New World resource can be imported: an island, and some luck unless it is cotton (A18.3).
fn explore(outlook: &Outlook<'_>, board: &Board, town: &Town, resource: Resource) -> f32 {
    let w = outlook.weights;
    let owned = board.player(outlook.me).new_world.len();
    if board.new_world == 0 || owned == MOST_ISLANDS {
        return w.far;
    }
    let tokens = (owned as f32 + 1.0 - town.exploration.most()).max(0.0);
    let luck = if resource == Resource::Cotton { 1.0 } else { w.new_world };
    (luck + 2.0 * tokens).min(w.far)
}

/// Ships that could be built now if they were paid for.
fn ships(outlook: &Outlook<'_>, board: &Board) -> impl Iterator<Item = (Naval, u8, Cost)> {
    let yard = (1..=3).rev().find(|strength| board.player(outlook.me).yards(*strength) > 0).unwrap_or(0);
    let ships = Token::ALL.into_iter().filter_map(|token| Some((token, token.ship()?)));
    let there = ships.filter(move |(token, (_, strength))| *strength <= yard && board.tokens[token.index()] > 0);
    there.map(|(token, (kind, strength))| (kind, strength, blueprint(token)))
}

