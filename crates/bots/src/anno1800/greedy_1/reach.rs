//! How many turns away things are that cannot be had yet.

use super::outlook::{Outlook, blueprint};
use super::town::{Load, Town};
use entrepot_anno1800::{Board, Cost, DATA, Naval, Resource, ResourceSet, Tier, Token};

/// New World islands that one player can have (A18.2).
const MOST_ISLANDS: usize = 4;

/// The industry to be built for each resource; of two the one that artisans can build without steam motors.
const MAKERS: [Option<Token>; Resource::COUNT] = {
    let mut makers = [None; Resource::COUNT];
    let mut at = Token::COUNT;
    while at > 0 {
        at -= 1;
        let token = Token::ALL[at];
        if let (true, Some((resource, _))) = (token.on_board(), token.industry()) {
            makers[resource.index()] = Some(token);
        }
    }
    makers
};

/// Gets in thought what is missing, step by step: each step is a turn.
pub(super) struct Reach<'a> {
    outlook: &'a Outlook<'a>,
    board: &'a Board,
    /// The strongest shipyard.
    yard: u8,
}

impl<'a> Reach<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, board: &'a Board) -> Reach<'a> {
        let yards = board.player(outlook.me).tokens().filter_map(|(_, token)| token.shipyard());
        Reach { outlook, board, yard: yards.max().unwrap_or(0) }
    }

    /// Turns until a cost can be paid, festivals not counted. What that takes is not kept.
    pub(super) fn lack(&self, cost: &Cost, town: &Town) -> f32 {
        let made = cost.resources.within(self.available(town)) && cost.cubes.iter().all(|tier| town.has(tier));
        let enough = |wanted: u8, most: f32| f32::from(wanted) <= most;
        if made && enough(cost.exploration, town.exploration.most()) && enough(cost.trade, town.trade.most()) {
            return 0.0;
        }
        self.acquire(cost, &mut town.clone(), &mut None)
    }

    /// Turns until a cost can be paid, festivals not counted. The town then has what was missing, and the load what it cost.
    pub(super) fn acquire(&self, cost: &Cost, town: &mut Town, load: &mut Option<Load>) -> f32 {
        let mut turns = 0.0;
        for tier in cost.cubes.iter() {
            turns += self.raise_to(tier, town, load);
        }
        for resource in cost.resources.minus(self.available(town)).iter() {
            turns += self.make(resource, town, load);
        }
        turns + self.sail(Naval::Exploration, cost.exploration, town, load) + self.sail(Naval::Trade, cost.trade, town, load)
    }

    /// What can be made, imported or bought.
    fn available(&self, town: &Town) -> ResourceSet {
        town.made.or(town.imports).or(self.outlook.sold(town.trade.most()))
    }

    /// Builds what makes a resource.
    fn make(&self, resource: Resource, town: &mut Town, load: &mut Option<Load>) -> f32 {
        if self.available(town).has(resource) {
            return 0.0;
        }
        if resource.from_new_world() {
            return self.explore(resource, town, load);
        }
        let there = |token: &Token| self.board.tokens[token.index()] > 0;
        let token = MAKERS[resource.index()].filter(there).and_then(|token| Some((token, token.industry()?)));
        let Some((token, (_, tier))) = token else { return self.outlook.weights.far };
        let cost = blueprint(token);
        let turns = 1.0 + self.acquire(&cost, town, load) + self.raise_to(tier, town, load);
        self.burden(load, &cost, town);
        town.add(resource, tier);
        turns
    }

    /// The first cube of a tier rises from the tier below.
    fn raise_to(&self, tier: Tier, town: &mut Town, load: &mut Option<Load>) -> f32 {
        if town.has(tier) || tier == Tier::Farmer {
            return 0.0;
        }
        let below = tier.index() - 1;
        let cost = DATA.upgrades[below].cost;
        let turns = 1.0 + self.raise_to(Tier::ALL[below], town, load) + self.acquire(&cost, town, load);
        self.burden(load, &cost, town);
        town.raise_to(tier);
        turns
    }

    /// An island that shows a New World resource: each has cotton, other resources need luck (A18.3).
    fn explore(&self, resource: Resource, town: &mut Town, load: &mut Option<Load>) -> f32 {
        let w = self.outlook.weights;
        let owned = self.board.player(self.outlook.me).new_world.len();
        if self.board.new_world == 0 || owned == MOST_ISLANDS {
            return w.far;
        }
        let price = owned as u8 + 1;
        let luck = w.island_cards + if resource == Resource::Cotton { 1.0 } else { w.new_world };
        town.imports = town.imports.with(Resource::Cotton).with(resource);
        self.burden(load, &Cost { exploration: price, ..Cost::FREE }, town);
        luck + self.sail(Naval::Exploration, price, town, load)
    }

    fn burden(&self, load: &mut Option<Load>, cost: &Cost, town: &Town) {
        if let Some(load) = load {
            self.outlook.burden(load, cost, town);
        }
    }

    /// Builds ships until there are so many naval tokens.
    fn sail(&self, kind: Naval, wanted: u8, town: &mut Town, load: &mut Option<Load>) -> f32 {
        let lack = f32::from(wanted) - town.fleet(kind).most();
        if lack <= 0.0 {
            return 0.0;
        }
        let (cost, strength) = self.ship(kind);
        let ships = (lack / strength).ceil();
        let turns = ships + self.acquire(&cost, town, load);
        (0..ships as usize).for_each(|_| self.burden(load, &cost, town));
        town.fleet(kind).all += ships * strength;
        turns
    }

    /// The strongest ship that the own shipyards can build.
    fn ship(&self, kind: Naval) -> (Cost, f32) {
        let fits = |token: &Token| match token.ship() {
            Some((one, strength)) => one == kind && strength <= self.yard && self.board.tokens[token.index()] > 0,
            None => false,
        };
        let strongest = Token::ALL.into_iter().rev().find(fits);
        let strength = strongest.and_then(|token| token.ship()).map_or(1, |(_, strength)| strength);
        (blueprint(strongest.unwrap_or(Token::Merchant1)), f32::from(strength))
    }
}
