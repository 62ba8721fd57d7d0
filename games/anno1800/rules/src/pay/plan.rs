//! How a cost is best paid, with everything else that could be done instead.

use super::coins::Price;
use super::course::{Course, Paid};
use super::load::Budget;
use super::payable::can_pay;
use super::purse::Purse;
use super::search::search;
use super::ways::{Choice, choices};
use crate::card::CardKind;
use crate::cost::Cost;
use crate::event::Spent;
use crate::moves::Move;
use crate::resource::Resource;
use crate::state::Board;
use crate::tier::{PerTier, Tier};
use crate::token::{Spot, Whereabouts};
use entrepot_table::Seat;
use serde::{Deserialize, Serialize};

/// What to save first. The others follow as each says. Where two ways are equal in all three, the
/// first resource decides: own work by field, then cards, own islands, and trades from the left neighbour on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Prefer {
    /// Naval tokens, then gold, then cubes.
    Tokens,
    /// Cubes put to work, then naval tokens, then gold.
    Cubes,
    /// Gold, then naval tokens, then cubes: the proposal wherever nobody wants anything else, for gold is points (A24.3).
    #[default]
    Gold,
}

impl Prefer {
    /// All of them.
    pub const ALL: [Prefer; 3] = [Prefer::Tokens, Prefer::Cubes, Prefer::Gold];

    /// Lower is better.
    pub(crate) fn rank(self, sum: &Sum) -> [u16; 3] {
        let (tokens, cubes) = (u16::from(sum.tokens), u16::from(sum.cubes));
        match self {
            Prefer::Tokens => [tokens, sum.gold, cubes],
            Prefer::Cubes => [cubes, tokens, sum.gold],
            Prefer::Gold => [sum.gold, tokens, cubes],
        }
    }
}

/// What a cost comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sum {
    /// Naval tokens of both kinds.
    pub tokens: u8,
    /// Gold, shift ends included.
    pub gold: u16,
    /// Cubes put to work or exhausted; one that serves twice counts twice.
    pub cubes: u8,
}

/// Where a part of a cost comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Source {
    /// A cube goes to work there; where both workplaces are taken, a cube of the tier `room` comes back first (A3.1, A7.4).
    Work { spot: Spot, room: Option<Tier> },
    /// A face-up card gives it (A22.5).
    Card(#[cfg_attr(feature = "types", ts(type = "string"))] CardKind),
    /// An own New World island, for a trade token (A18.4).
    Import,
    /// Another player, for this many trade tokens (A6.3).
    Trade { seat: Seat, price: u8 },
    /// A cube of the district (A4.1).
    District,
    /// Naval tokens of the cost itself (A5.2).
    Tokens,
    /// Gold of the cost itself (A15.4).
    Gold,
}

/// One part of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// A resource.
    Resource(Resource),
    /// A cube to be exhausted.
    Cube(Tier),
    /// Trade tokens.
    Trade(u8),
    /// Exploration tokens.
    Exploration(u8),
    /// Gold.
    Gold(u8),
}

/// A used cube comes back for gold (A7.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ShiftEnd {
    /// Its tier.
    pub tier: Tier,
    /// Where it is.
    pub at: Whereabouts,
    /// The price.
    pub gold: u8,
    /// Where else a cube of the tier could be taken from without any other change.
    pub or: Vec<Whereabouts>,
}

/// One way to pay a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Way {
    /// Where it comes from.
    pub by: Source,
    /// Shift ends that come right before: of the chosen way those of the plan, of another those it needs if it comes first.
    pub shift_ends: Vec<ShiftEnd>,
    /// The naval tokens it can be paid with; the first is what the plan takes (A5.4, A26.4).
    pub tokens: Vec<Spent>,
    /// What the whole cost comes to with this way and the best of the rest.
    pub sum: Sum,
}

/// One part of a cost with every way to pay it after which the rest can still be paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Line {
    /// What is paid.
    pub part: Part,
    /// Every way.
    pub ways: Vec<Way>,
    /// Which of them the plan takes.
    pub chosen: usize,
}

impl Line {
    /// The way that the plan takes.
    pub fn way(&self) -> &Way {
        &self.ways[self.chosen]
    }
}

/// What a player can spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Means {
    /// Trade tokens, temporary ones included.
    pub trade: u8,
    /// Exploration tokens, temporary ones included.
    pub exploration: u8,
    /// Gold.
    pub gold: u16,
}

/// What a plan comes to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Totals {
    /// Tokens, gold and cubes as the plan counts them.
    pub sum: Sum,
    /// Cubes put to work or exhausted, by tier.
    pub cubes: PerTier<u8>,
    /// Naval tokens.
    pub spent: Spent,
    /// Before paying.
    pub before: Means,
    /// After paying.
    pub after: Means,
    /// Gold that each seat receives for trades (A6.5).
    pub receives: Vec<u8>,
}

/// How to pay a cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Plan {
    /// What was to be saved.
    pub prefer: Prefer,
    /// Resources in their order, then cubes, trade tokens, exploration tokens, gold.
    pub lines: Vec<Line>,
    /// What it comes to.
    pub totals: Totals,
    /// The moves that pay, from the moment when the cost is open; what needs no answer is left out.
    pub moves: Vec<Move>,
}

/// Somebody insists on a source for a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Wish {
    /// The resource.
    pub resource: Resource,
    /// Its source.
    pub by: Source,
}

/// The best way to pay a cost, or what is left of it; none if it cannot be paid (A4.5).
pub fn plan(board: &Board, seat: Seat, due: &Cost, prefer: Prefer) -> Option<Plan> {
    plan_with(board, seat, due, prefer, &[])
}

/// The best way to pay a cost with these sources; none if it cannot be paid so. The alternatives are the same as without
/// the wishes.
pub fn plan_with(board: &Board, seat: Seat, due: &Cost, prefer: Prefer, wishes: &[Wish]) -> Option<Plan> {
    let purse = Purse::new(board, seat);
    if !can_pay(&purse, due) {
        return None;
    }
    let lines = choices(board, seat, &purse, due);
    let wished = lines.iter().map(|(resource, some)| wish_for(wishes, *resource, some)).collect::<Option<Vec<_>>>()?;
    let sources: Vec<&[Choice]> = lines.iter().map(|(_, some)| some.as_slice()).collect();
    let found = search(Budget::new(&purse, due)?, due, prefer, &sources, &wished)?;
    let chosen: Vec<_> =
        lines.iter().zip(&found.best).map(|((resource, some), &best)| (*resource, some[best])).collect();
    let mut planner = Planner::new(board, seat, due);
    let paid = planner.course.pay(&chosen);
    for (((resource, some), (sums, &best)), paid) in lines.iter().zip(found.sums.iter().zip(&found.best)).zip(paid) {
        planner.add_resource(*resource, some, sums, best, paid);
    }
    Some(planner.finish(prefer))
}

struct Planner<'a> {
    board: &'a Board,
    seat: Seat,
    due: &'a Cost,
    before: Means,
    course: Course<'a>,
    lines: Vec<Line>,
}

impl<'a> Planner<'a> {
    fn new(board: &'a Board, seat: Seat, due: &'a Cost) -> Planner<'a> {
        let course = Course::new(board, seat, due);
        let lines = Vec::with_capacity(due.resources.len() + due.cubes.len() + 1);
        Planner { board, seat, due, before: course.means(), course, lines }
    }

    /// A line with every choice after which the rest can still be paid.
    fn add_resource(&mut self, resource: Resource, some: &[Choice], sums: &[Option<Sum>], best: usize, mut paid: Paid) {
        let mut line = Line { part: Part::Resource(resource), ways: Vec::with_capacity(some.len()), chosen: 0 };
        for (at, (choice, sum)) in some.iter().zip(sums).enumerate() {
            let Some(sum) = *sum else { continue };
            let paid = if at == best {
                line.chosen = line.ways.len();
                std::mem::take(&mut paid)
            } else {
                self.alone(resource, choice)
            };
            let tokens = self.token_ways(choice.demand.tokens, paid.spent);
            line.ways.push(Way { by: choice.by, shift_ends: paid.shift_ends, tokens, sum });
        }
        self.lines.push(line);
    }

    /// How a part would be paid if it came first.
    fn alone(&self, resource: Resource, choice: &Choice) -> Paid {
        let ready = |tier: Tier| self.board.player(self.seat).cubes[tier.index()] > 0;
        if choice.demand.tokens == 0 && choice.demand.room.is_none() && choice.demand.worker.is_none_or(ready) {
            return Paid::default();
        }
        Course::new(self.board, self.seat, self.due).pay(&[(resource, *choice)]).pop().unwrap_or_default()
    }

    fn token_ways(&self, price: u8, first: Spent) -> Vec<Spent> {
        if price == 0 {
            return Vec::new();
        }
        let price = Price::trade(self.board, self.board.player(self.seat), price, self.due.exploration);
        ordered(first, price.ways())
    }

    /// Pays what is left after the resources, and sums up.
    fn finish(mut self, prefer: Prefer) -> Plan {
        let paid: Vec<_> = self.due.cubes.iter().map(|tier| (tier, self.course.exhaust(tier))).collect();
        for (tier, paid) in paid {
            self.add(Part::Cube(tier), Source::District, paid.shift_ends, Vec::new());
        }
        let player = self.board.player(self.seat);
        let Cost { trade, exploration, gold, .. } = *self.due;
        if trade > 0 {
            let spent = self.course.spend(self.course.trade_price(trade));
            self.add(Part::Trade(trade), Source::Tokens, Vec::new(), self.token_ways(trade, spent));
        }
        if exploration > 0 {
            let spent = self.course.spend(self.course.exploration_price(exploration));
            let ways = ordered(spent, Price::exploration(player, exploration).ways());
            self.add(Part::Exploration(exploration), Source::Tokens, Vec::new(), ways);
        }
        if gold > 0 {
            self.course.pay_gold(gold);
            self.add(Part::Gold(gold), Source::Gold, Vec::new(), Vec::new());
        }
        let totals = self.totals();
        for line in self.lines.iter_mut().filter(|line| !matches!(line.part, Part::Resource(_))) {
            line.ways[0].sum = totals.sum;
        }
        Plan { prefer, lines: self.lines, totals, moves: self.course.moves }
    }

    fn add(&mut self, part: Part, by: Source, shift_ends: Vec<ShiftEnd>, tokens: Vec<Spent>) {
        let way = Way { by, shift_ends, tokens, sum: Sum::default() };
        self.lines.push(Line { part, ways: vec![way], chosen: 0 });
    }

    fn totals(&self) -> Totals {
        let (before, after) = (self.before, self.course.means());
        let tokens = before.trade + before.exploration - after.trade - after.exploration;
        let sum = Sum { tokens, gold: before.gold - after.gold, cubes: self.course.cubes.iter().sum() };
        let Course { cubes, spent, ref receives, .. } = self.course;
        Totals { sum, cubes, spent, before, after, receives: receives.clone() }
    }
}

/// The ways to pay with naval tokens, the one that the plan takes first.
fn ordered(first: Spent, mut ways: Vec<Spent>) -> Vec<Spent> {
    if let Some(at) = ways.iter().position(|way| *way == first) {
        ways[..=at].rotate_right(1);
    }
    ways
}

/// The choice that is wished for a resource; none at all if there is no such choice.
fn wish_for(wishes: &[Wish], resource: Resource, choices: &[Choice]) -> Option<Option<usize>> {
    match wishes.iter().find(|wish| wish.resource == resource) {
        None => Some(None),
        Some(wish) => choices.iter().position(|choice| choice.by == wish.by).map(Some),
    }
}
