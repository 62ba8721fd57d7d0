//! Paying by single steps: a plain graph of positions. It knows the rules A3.1 to A7.6 as they are written, and nothing of the
//! planner: no summary of a player, no formula, no order of parts.

use entrepot_anno1800::{Board, CardKind, Cost, DATA, Effect, Objective, Resource, ResourceSet, Tier, TierSet};
use entrepot_table::Seat;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::hash::Hash;

/// Naval tokens by sort: trade, temporary trade, exploration, temporary exploration.
pub type Coins = [u8; 4];

/// An own industry.
#[derive(Clone, Copy, Debug)]
pub struct Works {
    pub field: usize,
    pub resource: Resource,
    pub tier: Tier,
}

/// What no step changes.
pub struct World {
    pub works: Vec<Works>,
    /// Who sells what for how many trade tokens.
    pub sellers: Vec<(Resource, Seat, u8)>,
    /// What the own New World islands show.
    pub islands: ResourceSet,
    beryl: bool,
}

/// A position in the graph.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    pub district: [u8; 5],
    pub exhausted: [u8; 5],
    /// The cubes at each of the works.
    pub places: Vec<[Option<Tier>; 2]>,
    pub gold: u16,
    pub coins: Coins,
    pub cards: Vec<CardKind>,
    pub due: Unpaid,
}

/// What is still to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unpaid {
    pub resources: ResourceSet,
    pub cubes: TierSet,
    pub trade: u8,
    pub exploration: u8,
    pub gold: u8,
}

/// A single step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Work(usize),
    Exhaust,
    Trade { resource: Resource, seat: Seat, coins: Coins },
    Import { resource: Resource, coins: Coins },
    Card { resource: Resource, kind: CardKind },
    TradeTokens(Coins),
    ExplorationTokens(Coins),
    Gold,
    ShiftEnd { tier: Tier, works: Option<usize> },
}

impl World {
    /// Only the works that make something of the cost: a cube elsewhere is as good as exhausted, since nothing but a shift
    /// end can concern it (A3.5, A7.1). `whole` proves it.
    pub fn new(board: &Board, seat: Seat, due: &Cost) -> World {
        let mut world = World::whole(board, seat);
        world.works.retain(|works| due.resources.has(works.resource));
        world
    }

    /// With all works.
    pub fn whole(board: &Board, seat: Seat) -> World {
        let player = board.player(seat);
        let industry = |field: usize| {
            let (resource, tier) = player.visible(field)?.industry()?;
            Some(Works { field, resource, tier })
        };
        let islands = player.new_world.iter().flat_map(|island| island.resources().iter()).collect();
        World {
            works: (0..player.size()).filter_map(industry).collect(),
            sellers: sellers(board, seat),
            islands,
            beryl: board.objectives.contains(&Objective::BerylOmara),
        }
    }

    pub fn start(&self, board: &Board, seat: Seat, due: &Cost) -> Node {
        let player = board.player(seat);
        let gives = |kind: &CardKind| matches!(kind.effect(), Effect::Resource(_));
        let own = board.played.iter().filter(|card| card.seat == seat && card.ready).map(|card| card.kind);
        let (trade, exploration) = (player.trade, player.exploration);
        let mut exhausted = player.exhausted;
        for field in (0..player.size()).filter(|field| self.works.iter().all(|works| works.field != *field)) {
            player.fields[field].cubes().for_each(|tier| exhausted[tier.index()] += 1);
        }
        let places = self.works.iter().map(|works| {
            let mut cubes = player.fields[works.field].work;
            cubes.sort_unstable();
            cubes
        });
        Node {
            district: player.cubes,
            exhausted,
            places: places.collect(),
            gold: player.gold,
            coins: [trade.ready, trade.temporary, exploration.ready, exploration.temporary],
            cards: own.filter(gives).collect(),
            due: Unpaid {
                resources: due.resources,
                cubes: due.cubes,
                trade: due.trade,
                exploration: due.exploration,
                gold: due.gold,
            },
        }
    }
}

/// Everybody else who has an industry for something that was not traded in this turn, at the price of the cheapest version
/// (A6.2, A6.3, A6.6, A6.8, C16).
fn sellers(board: &Board, seat: Seat) -> Vec<(Resource, Seat, u8)> {
    let mut sellers: Vec<(Resource, Seat, u8)> = Vec::new();
    for other in Seat::all(board.players()).filter(|other| *other != seat) {
        let player = board.player(other);
        let industries = (0..player.size()).filter_map(|field| player.visible(field)?.industry());
        for (resource, tier) in industries.filter(|(resource, _)| !board.turn.traded.has(*resource)) {
            let price = DATA.trade[tier.index()].value;
            match sellers.iter_mut().find(|(what, who, _)| (*what, *who) == (resource, other)) {
                Some((_, _, least)) => *least = price.min(*least),
                None => sellers.push((resource, other, price)),
            }
        }
    }
    sellers
}

impl World {
    /// Every step that the rules allow, with the position after it.
    fn steps(&self, node: &Node, found: &mut impl FnMut(Step, Node)) {
        self.work(node, found);
        self.exhaust(node, found);
        self.buy(node, found);
        self.pay_tokens(node, found);
        self.shift_ends(node, found);
        if node.due.gold > 0 && node.gold >= u16::from(node.due.gold) {
            let mut next = node.clone();
            next.gold -= u16::from(node.due.gold);
            next.due.gold = 0;
            found(Step::Gold, next);
        }
    }

    /// A3.1, A3.4: a cube of the tier goes from its district to a free workplace.
    fn work(&self, node: &Node, found: &mut impl FnMut(Step, Node)) {
        for (at, works) in self.works.iter().enumerate() {
            let free = node.places[at].iter().position(Option::is_none);
            if let Some(place) = free
                && node.due.resources.has(works.resource)
                && node.district[works.tier.index()] > 0
            {
                let mut next = node.clone();
                next.district[works.tier.index()] -= 1;
                next.places[at][place] = Some(works.tier);
                next.places[at].sort_unstable();
                next.had(works.resource);
                found(Step::Work(at), next);
            }
        }
    }

    /// A4.1: a cube of the cost goes from its district to the exhausted area.
    fn exhaust(&self, node: &Node, found: &mut impl FnMut(Step, Node)) {
        for tier in node.due.cubes.iter().filter(|tier| node.district[tier.index()] > 0) {
            let mut next = node.clone();
            next.district[tier.index()] -= 1;
            next.exhausted[tier.index()] += 1;
            next.due.cubes = next.due.cubes.without(tier);
            found(Step::Exhaust, next);
        }
    }

    /// A6.1 trades, A18.4 own islands, A22.5 cards.
    fn buy(&self, node: &Node, found: &mut impl FnMut(Step, Node)) {
        for &(resource, seat, price) in self.sellers.iter().filter(|(what, ..)| node.due.resources.has(*what)) {
            for coins in self.trade_coins(node, price) {
                let mut next = node.spend(coins);
                next.had(resource);
                found(Step::Trade { resource, seat, coins }, next);
            }
        }
        for resource in node.due.resources.iter().filter(|resource| self.islands.has(*resource)) {
            for coins in self.trade_coins(node, 1) {
                let mut next = node.spend(coins);
                next.had(resource);
                found(Step::Import { resource, coins }, next);
            }
        }
        for (at, kind) in node.cards.iter().enumerate() {
            let Effect::Resource(gives) = kind.effect() else { continue };
            for resource in node.due.resources.iter().filter(|resource| gives.has(*resource)) {
                let mut next = node.clone();
                next.cards.remove(at);
                next.had(resource);
                found(Step::Card { resource, kind: *kind }, next);
            }
        }
    }

    /// A5.2, A5.3: naval tokens of the cost itself.
    fn pay_tokens(&self, node: &Node, found: &mut impl FnMut(Step, Node)) {
        if node.due.trade > 0 {
            for coins in self.trade_coins(node, node.due.trade) {
                let mut next = node.spend(coins);
                next.due.trade = 0;
                found(Step::TradeTokens(coins), next);
            }
        }
        if node.due.exploration > 0 {
            for coins in node.all_coins(|coins| coins[..2] == [0, 0] && coins[2] + coins[3] == node.due.exploration) {
                let mut next = node.spend(coins);
                next.due.exploration = 0;
                found(Step::ExplorationTokens(coins), next);
            }
        }
    }

    /// A7.1, A7.4, A7.5: any used cube comes back for the gold of its tier.
    fn shift_ends(&self, node: &Node, found: &mut impl FnMut(Step, Node)) {
        for tier in Tier::ALL {
            let price = u16::from(DATA.shift_end[tier.index()].value);
            if node.gold < price {
                continue;
            }
            let mut back = node.clone();
            back.gold -= price;
            back.district[tier.index()] += 1;
            if node.exhausted[tier.index()] > 0 {
                let mut next = back.clone();
                next.exhausted[tier.index()] -= 1;
                found(Step::ShiftEnd { tier, works: None }, next);
            }
            for at in 0..self.works.len() {
                if let Some(place) = node.places[at].iter().position(|cube| *cube == Some(tier)) {
                    let mut next = back.clone();
                    next.places[at][place] = None;
                    next.places[at].sort_unstable();
                    found(Step::ShiftEnd { tier, works: Some(at) }, next);
                }
            }
        }
    }

    /// Every way to pay a price in trade tokens; two exploration tokens are one with Beryl O'Mara (A26.4).
    pub fn trade_coins(&self, node: &Node, price: u8) -> Vec<Coins> {
        let halves = |coins: &Coins| 2 * (coins[0] + coins[1]) + coins[2] + coins[3];
        node.all_coins(|coins| halves(coins) == 2 * price && (self.beryl || coins[2..] == [0, 0]))
    }
}

impl Node {
    fn had(&mut self, resource: Resource) {
        self.due.resources = self.due.resources.without(resource);
    }

    fn spend(&self, coins: Coins) -> Node {
        let mut next = self.clone();
        next.coins.iter_mut().zip(coins).for_each(|(have, spent)| *have -= spent);
        next
    }

    /// Every handful of tokens that fits.
    pub fn all_coins(&self, fits: impl Fn(&Coins) -> bool) -> Vec<Coins> {
        let [a, b, c, d] = self.coins;
        let mut all = Vec::new();
        for first in 0..=a {
            for second in 0..=b {
                for third in 0..=c {
                    all.extend((0..=d).map(|fourth| [first, second, third, fourth]).filter(&fits));
                }
            }
        }
        all
    }

    fn paid(&self) -> bool {
        let due = &self.due;
        due.resources.is_empty() && due.cubes.is_empty() && (due.trade, due.exploration, due.gold) == (0, 0, 0)
    }
}

/// How far the graph may grow.
pub const MOST_NODES: usize = 400_000;

/// Whether the cost can be paid by allowed steps, and how many positions were seen. None if the graph is too big.
pub fn reaches(world: &World, start: Node, allowed: impl Fn(&Node, &Step) -> bool) -> Option<(bool, usize)> {
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start];
    while let Some(node) = open.pop() {
        if node.paid() {
            return Some((true, seen.len()));
        }
        if seen.len() > MOST_NODES {
            return None;
        }
        world.steps(&node, &mut |step, next| {
            if allowed(&node, &step) && seen.insert(next.clone()) {
                open.push(next);
            }
        });
    }
    Some((false, seen.len()))
}

/// How many positions can be reached; counting stops behind `most`.
pub fn size(world: &World, start: Node, most: usize) -> usize {
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start];
    while let Some(node) = open.pop()
        && seen.len() <= most
    {
        world.steps(&node, &mut |_, next| {
            if seen.insert(next.clone()) {
                open.push(next);
            }
        });
    }
    seen.len()
}

/// Naval tokens, gold, cubes.
pub type Expense = [u16; 3];

fn expense(step: &Step, node: &Node) -> Expense {
    match step {
        Step::Work(_) | Step::Exhaust => [0, 0, 1],
        Step::Trade { coins, .. }
        | Step::Import { coins, .. }
        | Step::TradeTokens(coins)
        | Step::ExplorationTokens(coins) => [coins.iter().map(|&count| u16::from(count)).sum(), 0, 0],
        Step::Card { .. } => [0; 3],
        Step::Gold => [0, u16::from(node.due.gold), 0],
        Step::ShiftEnd { tier, .. } => [0, u16::from(DATA.shift_end[tier.index()].value), 0],
    }
}

/// The least expense by which the cost can be paid, where `order` says which of the three counts first, second, third.
pub fn cheapest(
    world: &World,
    start: Node,
    order: [usize; 3],
    allowed: impl Fn(&Node, &Step) -> bool,
) -> Option<Expense> {
    let rank = |spent: Expense| order.map(|at| spent[at]);
    let mut numbers: HashMap<Node, usize> = HashMap::from([(start.clone(), 0)]);
    let mut nodes = vec![(start, [0; 3])];
    let mut done = HashSet::new();
    let mut open = BinaryHeap::from([(std::cmp::Reverse([0; 3]), 0)]);
    while let Some((_, number)) = open.pop() {
        if !done.insert(number) {
            continue;
        }
        let (node, spent) = nodes[number].clone();
        if node.paid() {
            return Some(spent);
        }
        world.steps(&node, &mut |step, next| {
            if !allowed(&node, &step) {
                return;
            }
            let more = expense(&step, &node);
            let total: Expense = std::array::from_fn(|at| spent[at] + more[at]);
            let number = *numbers.entry(next.clone()).or_insert_with(|| {
                nodes.push((next, [u16::MAX; 3]));
                nodes.len() - 1
            });
            if rank(total) < rank(nodes[number].1) {
                nodes[number].1 = total;
                open.push((std::cmp::Reverse(rank(total)), number));
            }
        });
    }
    None
}
