//! What a player's islands can do, and what paying asks of them.

use entrepot_anno1800::{Board, Cost, Fleet, Naval, PerTier, Player, Resource, ResourceSet, Tier};
use entrepot_table::Seat;

/// Pieces that come back with a festival: how many are ready, and how many there are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stock {
    pub(super) ready: f32,
    pub(super) all: f32,
}

impl Stock {
    fn of(fleet: &Fleet) -> Stock {
        Stock { ready: f32::from(fleet.available()), all: f32::from(fleet.ready + fleet.exhausted) }
    }

    /// Festivals needed before this many can be used; less than none if some are left.
    fn strain(self, wanted: f32) -> f32 {
        (wanted - self.ready) / self.all.max(0.5)
    }

    fn festivals(self, wanted: f32) -> f32 {
        self.strain(wanted).max(0.0)
    }

    /// The most that can be used between two festivals, now or later.
    pub(super) fn most(self) -> f32 {
        self.ready.max(self.all)
    }
}

/// What a player's islands can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Town {
    pub(super) cubes: PerTier<Stock>,
    makes: [ResourceSet; 4],
    /// What is made here, as far as there are cubes for it.
    pub(super) made: ResourceSet,
    pub(super) imports: ResourceSet,
    pub(super) trade: Stock,
    pub(super) exploration: Stock,
}

impl Town {
    pub(super) fn of(board: &Board, seat: Seat) -> Town {
        let player = board.player(seat);
        let mut town = Town {
            cubes: cubes(player),
            makes: player.makes,
            made: ResourceSet::NONE,
            imports: player.imports,
            trade: Stock::of(&player.trade),
            exploration: Stock::of(&player.exploration),
        };
        town.sum_up();
        town
    }

    fn sum_up(&mut self) {
        let manned = Tier::WORKING.into_iter().filter(|tier| self.has(*tier));
        self.made = manned.fold(ResourceSet::NONE, |made, tier| made.or(self.makes[tier.index()]));
    }

    /// All cubes of each tier.
    pub(super) fn population(&self) -> PerTier<f32> {
        self.cubes.map(|stock| stock.all)
    }

    /// Whether there is a cube of this tier.
    pub(super) fn has(&self, tier: Tier) -> bool {
        self.cubes[tier.index()].all > 0.0
    }

    /// Tiers that can make this here.
    fn makers(&self, resource: Resource) -> impl Iterator<Item = Tier> {
        Tier::WORKING.into_iter().filter(move |tier| self.makes[tier.index()].has(resource) && self.has(*tier))
    }

    /// Naval tokens of one kind.
    pub(super) fn fleet(&mut self, kind: Naval) -> &mut Stock {
        match kind {
            Naval::Trade => &mut self.trade,
            Naval::Exploration => &mut self.exploration,
        }
    }

    /// One more industry.
    pub(super) fn add(&mut self, resource: Resource, tier: Tier) {
        self.makes[tier.index()] = self.makes[tier.index()].with(resource);
        self.sum_up();
    }

    /// The first cube of a tier, which rose from the tier below.
    pub(super) fn raise_to(&mut self, tier: Tier) {
        let stock = &mut self.cubes[tier.index()];
        stock.all = stock.all.max(1.0);
        let below = &mut self.cubes[tier.index() - 1];
        below.all = (below.all - 1.0).max(0.0);
        below.ready = below.ready.min(below.all);
        self.sum_up();
    }
}

/// Free fields.
pub(super) fn free_fields(player: &Player) -> usize {
    player.size() - player.tokens().count()
}

/// Cubes in the districts, and all of them.
fn cubes(player: &Player) -> PerTier<Stock> {
    let mut all: PerTier<u8> = std::array::from_fn(|tier| player.cubes[tier] + player.exhausted[tier]);
    let fields = player.fields[..player.size()].iter();
    fields.flat_map(|field| field.work).flatten().for_each(|tier| all[tier.index()] += 1);
    std::array::from_fn(|tier| Stock { ready: f32::from(player.cubes[tier]), all: f32::from(all[tier]) })
}

/// What some payments ask for together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Load {
    pub(super) cubes: PerTier<f32>,
    pub(super) trade: f32,
    pub(super) exploration: f32,
    /// Every resource that is asked for.
    pub(super) resources: ResourceSet,
}

impl Load {
    /// Adds a payment; each resource comes from where the burden is least. What has no source yet is left out.
    pub(super) fn add(&mut self, cost: &Cost, town: &Town, price: impl Fn(Resource) -> Option<u8>) {
        cost.cubes.iter().for_each(|tier| self.cubes[tier.index()] += 1.0);
        self.trade += f32::from(cost.trade);
        self.exploration += f32::from(cost.exploration);
        self.resources = self.resources.or(cost.resources);
        for resource in cost.resources.iter() {
            let share = |tier: &Tier| town.cubes[tier.index()].strain(self.cubes[tier.index()] + 1.0);
            let maker = town.makers(resource).min_by(|a, b| share(a).total_cmp(&share(b)));
            let tokens = if town.imports.has(resource) { Some(1) } else { price(resource) };
            let bought = tokens.map(|tokens| town.trade.strain(self.trade + f32::from(tokens)));
            match (maker, bought, tokens) {
                (Some(tier), Some(bought), Some(tokens)) if bought < share(&tier) => self.trade += f32::from(tokens),
                (Some(tier), ..) => self.cubes[tier.index()] += 1.0,
                (None, _, Some(tokens)) => self.trade += f32::from(tokens),
                _ => {}
            }
        }
    }

    /// Festivals needed before all of it can be paid: the shortest supply decides, others that are short count a little.
    pub(super) fn festivals(&self, town: &Town, also_short: f32) -> f32 {
        let cubes = Tier::ALL.into_iter().map(|tier| town.cubes[tier.index()].festivals(self.cubes[tier.index()]));
        let tokens = [town.trade.festivals(self.trade), town.exploration.festivals(self.exploration)];
        let (most, sum) = cubes.chain(tokens).fold((0.0, 0.0), |(most, sum), one: f32| (one.max(most), sum + one));
        most + also_short * (sum - most)
    }
}
