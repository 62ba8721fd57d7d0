//! How many turns away things are that cannot be had yet.

use super::outlook::{Outlook, blueprint};
use super::town::{Load, Stock, Town};
use entrepot_anno1800::{Board, Cost, DATA, Resource, ResourceSet, Tier, Token};

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
}

impl<'a> Reach<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, board: &'a Board) -> Reach<'a> {
        Reach { outlook, board }
    }

    /// Turns until a cost can be paid, festivals not counted. The town then has what was missing, and the load what it cost.
    pub(super) fn acquire(&self, cost: &Cost, town: &mut Town, load: &mut Load) -> f32 {
        let mut turns = 0.0;
        for tier in cost.cubes.iter() {
            turns += self.raise_to(tier, town, load);
        }
        for resource in cost.resources.minus(self.available(town)).iter() {
            turns += self.make(resource, town, load);
        }
        let ship = self.outlook.weights.ship;
        turns + lacking(&mut town.exploration, cost.exploration, ship) + lacking(&mut town.trade, cost.trade, ship)
    }

    /// What can be made, imported or bought.
    fn available(&self, town: &Town) -> ResourceSet {
        town.made.or(town.imports).or(self.outlook.sold(town.trade.most()))
    }

    /// Builds what makes a resource.
    fn make(&self, resource: Resource, town: &mut Town, load: &mut Load) -> f32 {
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
        self.outlook.burden(load, &cost, town);
        town.add(resource, tier);
        turns
    }

    /// The first cube of a tier rises from the tier below.
    fn raise_to(&self, tier: Tier, town: &mut Town, load: &mut Load) -> f32 {
        if town.has(tier) || tier == Tier::Farmer {
            return 0.0;
        }
        let below = tier.index() - 1;
        let cost = DATA.upgrades[below].cost;
        let turns = 1.0 + self.raise_to(Tier::ALL[below], town, load) + self.acquire(&cost, town, load);
        self.outlook.burden(load, &cost, town);
        town.raise_to(tier);
        turns
    }

    /// An island that shows a New World resource: each has cotton, other resources need luck (A18.3).
    fn explore(&self, resource: Resource, town: &mut Town, load: &mut Load) -> f32 {
        let w = self.outlook.weights;
        let owned = self.board.player(self.outlook.me).new_world.len();
        if self.board.new_world == 0 || owned == MOST_ISLANDS {
            return w.far;
        }
        let price = owned as u8 + 1;
        let luck = if resource == Resource::Cotton { 1.0 } else { w.new_world };
        town.imports = town.imports.with(Resource::Cotton).with(resource);
        load.exploration += f32::from(price);
        luck + lacking(&mut town.exploration, price, w.ship)
    }
}

/// Turns for naval tokens that are missing, so many for each.
fn lacking(stock: &mut Stock, wanted: u8, turns: f32) -> f32 {
    let lack = (f32::from(wanted) - stock.most()).max(0.0);
    stock.all = stock.all.max(stock.all + lack);
    lack * turns
}
