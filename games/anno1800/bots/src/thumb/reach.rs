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

/// No chain of industries is longer; what would be needed for itself is out of reach.
const LONGEST_CHAIN: usize = 12;

/// Gets in thought what is missing, step by step: each step is a turn.
pub(super) struct Reach<'a> {
    outlook: &'a Outlook<'a>,
    board: &'a Board,
    /// The strongest shipyard.
    yard: u8,
}

/// What was got so far, and what it asked for.
#[derive(Clone)]
pub(super) struct Progress {
    pub(super) town: Town,
    /// Nothing where nobody asks.
    pub(super) load: Option<Load>,
    chain: usize,
}

impl Progress {
    pub(super) fn new(town: Town, load: Option<Load>) -> Progress {
        Progress { town, load, chain: 0 }
    }
}

impl<'a> Reach<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, board: &'a Board) -> Reach<'a> {
        let yards = board.player(outlook.me).tokens().filter_map(|(_, token)| token.shipyard());
        Reach { outlook, board, yard: yards.max().unwrap_or(0) }
    }

    /// Turns until a cost can be paid, festivals not counted.
    pub(super) fn lack(&self, cost: &Cost, town: &Town) -> f32 {
        let made = cost.resources.within(town.made) && cost.cubes.is_empty();
        if made && cost.exploration == 0 && f32::from(cost.trade) <= town.trade.most() {
            return 0.0;
        }
        self.acquire(cost, &mut Progress::new(*town, None))
    }

    /// Gets everything that a cost lacks; turns until it can be paid, festivals not counted.
    pub(super) fn acquire(&self, cost: &Cost, so_far: &mut Progress) -> f32 {
        let mut turns = 0.0;
        for tier in cost.cubes.iter() {
            turns += self.raise_to(tier, so_far);
        }
        for resource in cost.resources.minus(self.available(&so_far.town)).iter() {
            turns += self.make(resource, so_far);
        }
        turns += self.sail(Naval::Exploration, cost.exploration, so_far);
        turns += self.sail(Naval::Trade, cost.trade, so_far);
        turns + self.save_tokens(cost, so_far)
    }

    /// What can be made, imported or bought.
    fn available(&self, town: &Town) -> ResourceSet {
        town.made.or(town.imports).or(self.outlook.sold(town.trade.most()))
    }

    /// What is bought for one cost needs trade tokens for all of it: the dearest is made instead.
    fn save_tokens(&self, cost: &Cost, so_far: &mut Progress) -> f32 {
        let mut turns = 0.0;
        let mut bought = cost.resources.minus(so_far.town.made);
        while bought.len() > 1 {
            let tokens = so_far.town.trade.most();
            let price = |resource: Resource| self.outlook.price(resource, tokens).unwrap_or(1);
            let prices: u8 = bought.iter().map(price).sum();
            if f32::from(prices + cost.trade) <= tokens {
                break;
            }
            let can_make = bought.iter().filter(|resource| self.maker(*resource).is_some());
            let Some(dearest) = can_make.max_by_key(|resource| price(*resource)) else { break };
            turns += self.build(dearest, so_far);
            bought = bought.without(dearest);
        }
        turns
    }

    /// Gets a resource that may be missing.
    fn make(&self, resource: Resource, so_far: &mut Progress) -> f32 {
        if self.available(&so_far.town).has(resource) {
            return 0.0;
        }
        if resource.from_new_world() { self.explore(resource, so_far) } else { self.build(resource, so_far) }
    }

    /// The industry that could be built for a resource.
    fn maker(&self, resource: Resource) -> Option<(Token, Tier)> {
        let token = MAKERS[resource.index()].filter(|token| self.board.tokens[token.index()] > 0)?;
        Some((token, token.industry()?.1))
    }

    fn build(&self, resource: Resource, so_far: &mut Progress) -> f32 {
        let maker = self.maker(resource).filter(|_| so_far.chain < LONGEST_CHAIN);
        let Some((token, tier)) = maker else { return self.outlook.weights.far };
        so_far.chain += 1;
        let cost = blueprint(token);
        let turns = 1.0 + self.acquire(&cost, so_far) + self.raise_to(tier, so_far);
        self.burden(&cost, so_far);
        so_far.town.add(resource, tier);
        so_far.chain -= 1;
        turns
    }

    /// The first cube of a tier rises from the tier below.
    fn raise_to(&self, tier: Tier, so_far: &mut Progress) -> f32 {
        if so_far.town.has(tier) || tier == Tier::Farmer {
            return 0.0;
        }
        let below = tier.index() - 1;
        let cost = DATA.upgrades[below].cost;
        let turns = 1.0 + self.raise_to(Tier::ALL[below], so_far) + self.acquire(&cost, so_far);
        self.burden(&cost, so_far);
        so_far.town.raise_to(tier);
        turns
    }

    /// An island that shows a New World resource: each has cotton, other resources need luck (A18.3).
    fn explore(&self, resource: Resource, so_far: &mut Progress) -> f32 {
        let w = self.outlook.weights;
        let owned = self.board.player(self.outlook.me).new_world.len();
        if self.board.new_world == 0 || owned == MOST_ISLANDS {
            return w.far;
        }
        let price = owned as u8 + 1;
        let luck = if resource == Resource::Cotton { 1.0 } else { w.new_world };
        let turns = luck + w.island_cards + self.sail(Naval::Exploration, price, so_far);
        self.burden(&Cost { exploration: price, ..Cost::FREE }, so_far);
        so_far.town.imports = so_far.town.imports.with(Resource::Cotton).with(resource);
        turns
    }

    /// Builds ships until there are this many naval tokens.
    fn sail(&self, kind: Naval, wanted: u8, so_far: &mut Progress) -> f32 {
        let lack = f32::from(wanted) - so_far.town.fleet(kind).most();
        if lack <= 0.0 {
            return 0.0;
        }
        let (cost, strength) = self.ship(kind);
        let ships = (lack / strength).ceil();
        let turns = ships + self.acquire(&cost, so_far);
        (0..ships as usize).for_each(|_| self.burden(&cost, so_far));
        so_far.town.fleet(kind).all += ships * strength;
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

    fn burden(&self, cost: &Cost, so_far: &mut Progress) {
        if let Some(load) = &mut so_far.load {
            self.outlook.burden(load, cost, &so_far.town);
        }
    }
}
