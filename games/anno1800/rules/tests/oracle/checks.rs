//! The planner against the graph, position by position.

use crate::dealer::{Deal, deal, terrain};
use crate::graph::{Coins, Node, Step, World, cheapest, reaches, size};
use crate::replay;
use entrepot_anno1800::{
    Board, Edition, Lack, Line, Objective, Part, Plan, Player, Prefer, Resource, Source, Spent, Spot, Sum, Tier, lacks,
    payable, plan,
};
use entrepot_table::{Dice, Seat};
use std::fmt::Debug;

/// What was met, so that nobody believes in positions that never came.
#[derive(Default, Debug)]
pub struct Tally {
    pub positions: usize,
    pub payable: usize,
    /// Not payable, but with one more gold, token or cube.
    pub one_short: usize,
    /// With Beryl O'Mara's tokens, temporary tokens, a card's resource, a shift end in the plan.
    pub beryl: usize,
    pub temporary: usize,
    pub gifts: usize,
    pub shift_ends: usize,
    /// A cube of a wrong tier had to make room.
    pub risen: usize,
    pub editions: [usize; 5],
    /// Positions whose every way and sum was proved.
    pub proved: usize,
    pub ways: usize,
    /// Plans whose moves were played by the rules.
    pub replayed: usize,
    /// Graphs that grew too big to say anything.
    pub too_big: usize,
}

impl Tally {
    /// Both together.
    #[allow(dead_code)] // The test runs alone; only the example sums up.
    pub fn and(self, other: Tally) -> Tally {
        Tally {
            positions: self.positions + other.positions,
            payable: self.payable + other.payable,
            one_short: self.one_short + other.one_short,
            beryl: self.beryl + other.beryl,
            temporary: self.temporary + other.temporary,
            gifts: self.gifts + other.gifts,
            shift_ends: self.shift_ends + other.shift_ends,
            risen: self.risen + other.risen,
            editions: std::array::from_fn(|at| self.editions[at] + other.editions[at]),
            proved: self.proved + other.proved,
            ways: self.ways + other.ways,
            replayed: self.replayed + other.replayed,
            too_big: self.too_big + other.too_big,
        }
    }

    /// A fifth is short of one gold, token or cube; nothing that paying can meet is missing.
    pub fn assert_met_everything(&self) {
        let thousands = (self.positions / 1_000).max(1);
        assert!(self.one_short * 5 >= self.positions, "too few positions are one short: {self:?}");
        assert!(self.too_big * 100 <= self.positions, "too many graphs were too big: {self:?}");
        assert!(self.editions.iter().all(|&count| count >= 100 * thousands), "an edition is rare: {self:?}");
        let rare = [self.beryl / 20, self.temporary / 100, self.gifts / 20, self.shift_ends / 100, self.risen / 5];
        assert!(rare.iter().all(|&count| count >= thousands), "something hardly ever came: {self:?}");
        assert!(self.proved >= self.payable && self.replayed >= self.payable, "too little was proved: {self:?}");
    }
}

/// A graph of at most this many positions is searched again for every way.
const SMALL: usize = 600;

/// Examines a position, and if it is payable also with just too little.
pub fn examine(number: u64, tally: &mut Tally) -> Result<(), String> {
    let first = deal(number);
    let Some(paid) = compare(&first, tally)? else { return Ok(()) };
    if paid {
        let mut dice = Dice::new(number, 1801);
        if let Some(short) = one_short(first, &mut dice) {
            tally.one_short += 1;
            compare(&short, tally)?;
        }
    }
    Ok(())
}

/// Takes away gold, tokens and cubes until the cost cannot be paid any more.
fn one_short(mut deal: Deal, dice: &mut Dice) -> Option<Deal> {
    for _ in 0..200 {
        take_one(deal.player(), dice);
        if !deal.payable_by_steps() {
            return Some(deal);
        }
    }
    None
}

fn take_one(player: &mut Player, dice: &mut Dice) {
    let less = |count: &mut u8| *count = count.saturating_sub(1);
    match dice.below(12) {
        0..=2 => player.gold = player.gold.saturating_sub(1),
        3 => less(&mut player.trade.ready),
        4 => less(&mut player.trade.temporary),
        5 => less(&mut player.exploration.ready),
        6 => less(&mut player.exploration.temporary),
        other => less(&mut player.cubes[other - 7]),
    }
}

/// Whether the cost can be paid; none if the graph was too big.
fn compare(deal: &Deal, tally: &mut Tally) -> Result<Option<bool>, String> {
    let Deal { board, seat, due } = deal;
    let world = World::new(board, *seat, due);
    let start = world.start(board, *seat, due);
    let Some((paid, nodes)) = reaches(&world, start.clone(), |_, _| true) else {
        tally.too_big += 1;
        return Ok(None);
    };
    tally.positions += 1;
    tally.payable += usize::from(paid);
    let editions = [Edition::Recommended, Edition::De, Edition::En, Edition::Fr, Edition::It];
    tally.editions[editions.iter().position(|one| *one == board.setup.edition).unwrap_or(0)] += 1;
    same("payable", &payable(board, *seat, due), &paid, deal)?;
    explain(deal, paid)?;
    let open = replay::open(deal).filter(|_| paid);
    if let Some(state) = open.as_ref().filter(|_| nodes <= SMALL) {
        replay::same_orders(state, deal).or_else(|why| refuse(&why, deal))?;
    }
    for prefer in Prefer::ALL {
        let plan = plan(board, *seat, due, prefer);
        same("a plan", &plan.is_some(), &paid, deal)?;
        let Some(plan) = plan else { continue };
        note(board, &plan, tally);
        if let Some(state) = &open {
            replay::replay(state, &plan)
                .and_then(|()| replay::same_sources(state, &plan))
                .or_else(|why| refuse(&why, deal))?;
            tally.replayed += 1;
        }
        if nodes <= SMALL && size(&world, start.clone(), SMALL) <= SMALL {
            prove(deal, &world, &start, &plan, tally)?;
        }
    }
    Ok(Some(paid))
}

/// Whatever cannot be paid lacks something; what is said to be enough is enough, and one less is not.
fn explain(deal: &Deal, paid: bool) -> Result<(), String> {
    let Deal { board, seat, due } = deal;
    let all: Vec<Lack> = lacks(board, *seat, due).collect();
    same("nothing is lacking", &all.is_empty(), &paid, deal)?;
    let enough = |gold: u16, tokens: u8| {
        let mut richer = deal.clone();
        richer.player().gold += gold;
        richer.player().trade.temporary += tokens;
        richer.by_steps()
    };
    for lack in all {
        match lack {
            Lack::Together { gold, tokens } => {
                let by_gold = gold == 0 || just_enough(enough(gold, 0), &[enough(gold.saturating_sub(1), 0)]);
                same("enough gold", &true, &by_gold, deal)?;
                let by_tokens = tokens == 0 || just_enough(enough(0, tokens), &[enough(0, tokens.saturating_sub(1))]);
                same("enough tokens", &true, &by_tokens, deal)?;
                same("some help", &(gold > 0 || tokens > 0), &true, deal)?;
            }
            Lack::TogetherBoth { gold, tokens } => {
                let less = [enough(gold - 1, tokens), enough(gold, tokens - 1)];
                same("enough of both", &true, &just_enough(enough(gold, tokens), &less), deal)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whether it is enough and less is not, as far as the graphs are small enough to tell.
fn just_enough(all: Option<bool>, less: &[Option<bool>]) -> bool {
    all != Some(false) && less.iter().all(|one| *one != Some(true))
}

fn same<T: PartialEq + Debug>(what: &str, found: &T, right: &T, deal: &Deal) -> Result<(), String> {
    if found == right {
        return Ok(());
    }
    refuse(&format!("{what}: the planner says {found:?}, the graph {right:?}"), deal)
}

fn refuse(why: &str, deal: &Deal) -> Result<(), String> {
    let player = deal.board.player(deal.seat);
    let fields: Vec<_> = player.tokens().map(|(field, token)| (field, token, player.fields[field].work)).collect();
    Err(format!(
        "{why}\n{:?}\ndistricts {:?}, exhausted {:?}, gold {}, trade {:?}, exploration {:?}\n{fields:?}",
        deal.due, player.cubes, player.exhausted, player.gold, player.trade, player.exploration
    ))
}

fn note(board: &Board, plan: &Plan, tally: &mut Tally) {
    let spent = &plan.totals.spent;
    let trades = plan.lines.iter().any(|line| matches!(line.way().by, Source::Trade { .. } | Source::Import));
    let beryl = board.has(Objective::BerylOmara) && trades && spent.exploration + spent.temporary_exploration > 0;
    tally.beryl += usize::from(beryl);
    tally.temporary += usize::from(spent.temporary_trade + spent.temporary_exploration > 0);
    tally.gifts += usize::from(plan.lines.iter().any(|line| matches!(line.way().by, Source::Card(_))));
    tally.shift_ends += usize::from(plan.lines.iter().any(|line| !line.way().shift_ends.is_empty()));
    let risen = |line: &Line| match line.way().by {
        Source::Work { spot, room: Some(tier) } => spot.token.industry().is_some_and(|(_, place)| place != tier),
        _ => false,
    };
    tally.risen += usize::from(plan.lines.iter().any(risen));
}

/// Every way of every line, every composition of tokens, every sum: those of the plan and no others.
fn prove(deal: &Deal, world: &World, start: &Node, plan: &Plan, tally: &mut Tally) -> Result<(), String> {
    let order = match plan.prefer {
        Prefer::Tokens => [0, 1, 2],
        Prefer::Cubes => [2, 0, 1],
        Prefer::Gold => [1, 0, 2],
    };
    let best = cheapest(world, start.clone(), order, |_, _| true);
    same("the sum", &Some(expense(&plan.totals.sum)), &best, deal)?;
    for line in &plan.lines {
        match line.part {
            Part::Resource(resource) => prove_resource(deal, world, start, line, resource, order, tally)?,
            Part::Trade(price) => {
                let fits = |coins: Coins| {
                    reached(world, start, |_, step| match step {
                        Step::TradeTokens(spent) => *spent == coins,
                        _ => true,
                    })
                };
                let right: Vec<Coins> = world.trade_coins(start, price).into_iter().filter(|one| fits(*one)).collect();
                same_set("trade tokens", line.way().tokens.iter().map(coins).collect(), right, deal)?;
            }
            Part::Exploration(price) => {
                let handful = |spent: &Coins| spent[..2] == [0, 0] && spent[2] + spent[3] == price;
                let fits = |coins: Coins| {
                    reached(world, start, |_, step| match step {
                        Step::ExplorationTokens(spent) => *spent == coins,
                        _ => true,
                    })
                };
                let right: Vec<Coins> = start.all_coins(handful).into_iter().filter(|one| fits(*one)).collect();
                same_set("exploration tokens", line.way().tokens.iter().map(coins).collect(), right, deal)?;
            }
            Part::Cube(_) | Part::Gold(_) => {}
        }
    }
    tally.proved += 1;
    Ok(())
}

fn prove_resource(
    deal: &Deal,
    world: &World,
    start: &Node,
    line: &Line,
    resource: Resource,
    order: [usize; 3],
    tally: &mut Tally,
) -> Result<(), String> {
    let mut right = Vec::new();
    for source in sources(deal, world, start, resource) {
        let only = |node: &Node, step: &Step| source.allows(node, step, resource);
        if let Some(spent) = cheapest(world, start.clone(), order, only) {
            let fits = |coins: &Coins| {
                reached(world, start, |node, step| {
                    source.allows(node, step, resource) && paid_with(step, resource, coins)
                })
            };
            let mut tokens = world.trade_coins(start, source.price);
            tokens.retain(|coins| source.price > 0 && fits(coins));
            tokens.sort_unstable();
            right.push((format!("{:?}", source.by), spent, tokens));
        }
    }
    tally.ways += right.len();
    let found = line.ways.iter().map(|way| {
        let mut tokens: Vec<Coins> = way.tokens.iter().map(coins).collect();
        tokens.sort_unstable();
        (format!("{:?}", way.by), expense(&way.sum), tokens)
    });
    same_set(&format!("{resource}"), found.collect(), right, deal)
}

fn same_set<T: Ord + Debug>(what: &str, mut found: Vec<T>, mut right: Vec<T>, deal: &Deal) -> Result<(), String> {
    found.sort();
    right.sort();
    same(what, &found, &right, deal)
}

fn reached(world: &World, start: &Node, allowed: impl Fn(&Node, &Step) -> bool) -> bool {
    reaches(world, start.clone(), allowed).is_some_and(|(paid, _)| paid)
}

fn coins(spent: &Spent) -> Coins {
    [spent.trade, spent.temporary_trade, spent.exploration, spent.temporary_exploration]
}

fn expense(sum: &Sum) -> [u16; 3] {
    [u16::from(sum.tokens), sum.gold, u16::from(sum.cubes)]
}

fn paid_with(step: &Step, resource: Resource, coins: &Coins) -> bool {
    match step {
        Step::Trade { resource: what, coins: spent, .. } | Step::Import { resource: what, coins: spent } => {
            *what != resource || spent == coins
        }
        _ => true,
    }
}

/// A source that the rules might allow.
struct Candidate {
    by: Source,
    /// Its number among the works, if it is one, and the others that make the same.
    works: Option<usize>,
    others: Vec<usize>,
    price: u8,
}

impl Candidate {
    /// Whether a step fits where the resource comes from this source alone, and where that cube makes room first that was
    /// named for it.
    fn allows(&self, node: &Node, step: &Step, resource: Resource) -> bool {
        match *step {
            Step::Work(at) => !self.others.contains(&at),
            Step::ShiftEnd { tier, works } if works.is_some() && works == self.works => {
                let full = works.is_some_and(|at| node.places[at].iter().all(Option::is_some));
                let waits = full && node.due.resources.has(resource);
                !waits || matches!(self.by, Source::Work { room: Some(room), .. } if room == tier)
            }
            Step::Trade { resource: what, seat, .. } if what == resource => {
                matches!(self.by, Source::Trade { seat: partner, .. } if partner == seat)
            }
            Step::Import { resource: what, .. } if what == resource => self.by == Source::Import,
            Step::Card { resource: what, kind } if what == resource => self.by == Source::Card(kind),
            _ => true,
        }
    }
}

/// Everything that could be tried for a resource, allowed or not.
fn sources(deal: &Deal, world: &World, start: &Node, resource: Resource) -> Vec<Candidate> {
    let makers: Vec<usize> = (0..world.works.len()).filter(|&at| world.works[at].resource == resource).collect();
    let mut sources = Vec::new();
    let mut add = |by: Source, works: Option<usize>, price: u8| {
        let others = makers.iter().copied().filter(|at| Some(*at) != works).collect();
        sources.push(Candidate { by, works, others, price });
    };
    for &at in &makers {
        if let Some(spot) = spot(deal.board.player(deal.seat), world.works[at].field) {
            let mut rooms: Vec<Option<Tier>> = start.places[at].to_vec();
            rooms.dedup();
            if start.places[at].contains(&None) {
                rooms = vec![None];
            }
            rooms.into_iter().for_each(|room| add(Source::Work { spot, room }, Some(at), 0));
        }
    }
    let mut kinds = start.cards.clone();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.into_iter().for_each(|kind| add(Source::Card(kind), None, 0));
    add(Source::Import, None, 1);
    for seat in Seat::all(4).filter(|seat| *seat != deal.seat) {
        let seller = world.sellers.iter().find(|(what, who, _)| (*what, *who) == (resource, seat));
        if let Some((_, _, price)) = seller {
            add(Source::Trade { seat, price: *price }, None, *price);
        }
    }
    sources
}

/// The name of a field's token; none if an equal one comes before it.
fn spot(player: &Player, field: usize) -> Option<Spot> {
    let looks = |field: usize| (player.fields[field], player.printed(field), terrain(field));
    let token = player.visible(field)?;
    let before: Vec<usize> = (0..field).filter(|other| player.visible(*other) == Some(token)).collect();
    let equal = before.iter().any(|other| looks(*other) == looks(field));
    (!equal).then_some(Spot { token, copy: before.len() as u8 })
}
