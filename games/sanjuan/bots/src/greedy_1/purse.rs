//! What the roles of a round bring to a player, without looking at single cards.

use super::cards::without;
use super::outlook::Outlook;
use super::trade::CUSTOMS_PRICE;
use entrepot_sanjuan::{City, Kind, Kinds, Role, hand_limit};
use entrepot_table::Seat;

/// Goods: five kinds, and the one on the Customs office.
const GOODS: usize = 6;
const CUSTOMS: usize = 5;

/// The dearest building that others are thought to build.
const OTHERS_DEAREST: usize = 5;

/// What one player has in the course of the round.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Purse {
    cards: f32,
    goods: [u8; GOODS],
    empty: [u8; GOODS],
    /// Points gained in this round.
    pub(super) points: f32,
    /// Buildings.
    pub(super) size: usize,
    library: bool,
}

/// A building that this player could build in the round.
struct Plan {
    worth: f32,
    /// What it costs without a privilege.
    cost: usize,
    /// Cards that become the building: none for the Cathedral.
    built: usize,
    /// Points lost by paying with the 0, 1, 2 … least valuable other cards of the hand.
    losses: Vec<f32>,
}

/// What roles bring: everything about the position that does not change in the round.
pub(super) struct Forecast<'a> {
    outlook: &'a Outlook<'a>,
    plans: Vec<Plan>,
    prices: [f32; GOODS],
    held: [f32; GOODS],
    /// Points that a card is worth at the end of the round.
    card: f32,
}

impl<'a> Forecast<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>) -> Forecast<'a> {
        let next = outlook.next_prices();
        let price = |good: usize, prices: &[f32; 5]| prices.get(good).copied().unwrap_or(CUSTOMS_PRICE);
        Forecast {
            outlook,
            plans: plans(outlook),
            prices: std::array::from_fn(|good| price(good, &next)),
            held: std::array::from_fn(|good| outlook.weights.hold * price(good, &outlook.mean_price)),
            // Half of the builder phases of such a round are over by then.
            card: outlook.card_value(outlook.phases - 0.5),
        }
    }

    /// What a player has now.
    pub(super) fn purse(&self, seat: Seat) -> Purse {
        let board = self.outlook.board;
        let city = board.city(seat);
        let library = city.has(Kind::Library) && (board.players() > 2 || !city.library_used);
        let mut purse = Purse { cards: board.hand(seat) as f32, size: city.places.len(), library, ..Purse::default() };
        for place in city.places.iter().filter(|place| place.kind.holds_good()) {
            let good = place.kind.good().unwrap_or(CUSTOMS);
            *(if place.good { &mut purse.goods[good] } else { &mut purse.empty[good] }) += 1;
        }
        purse
    }

    /// Plays a role for one player.
    pub(super) fn play(&self, purse: &mut Purse, seat: Seat, role: Role, chose: bool) {
        let privileges = if chose { 1 + usize::from(self.take_library(purse)) } else { 0 };
        let city = self.outlook.board.city(seat);
        match role {
            Role::Builder if seat == self.outlook.me => self.build(purse, privileges),
            Role::Builder => self.build_unseen(purse, privileges),
            Role::Producer => self.produce(purse, city, privileges),
            Role::Trader => self.sell(purse, city, privileges),
            Role::Councillor => self.council(purse, city, privileges),
            Role::Prospector => self.prospect(purse, city, privileges),
        }
    }

    /// With two players the Library helps once a round.
    fn take_library(&self, purse: &mut Purse) -> bool {
        let ready = purse.library;
        purse.library &= self.outlook.board.players() > 2;
        ready
    }

    /// The best of the own hand that can be paid, if it brings more than it costs.
    fn build(&self, purse: &mut Purse, discount: usize) {
        let cards = purse.cards as usize;
        // Cards that come until then are unknown: nothing is lost by paying with them.
        let unknown = cards.saturating_sub(self.outlook.hand.len());
        let paid = |plan: &Plan| plan.cost.saturating_sub(discount);
        let points = |plan: &Plan| {
            let known = paid(plan).saturating_sub(unknown).min(plan.losses.len() - 1);
            plan.worth - plan.losses[known]
        };
        let gain = |plan: &Plan| points(plan) - self.money(purse.cards, paid(plan) + plan.built);
        let possible = self.plans.iter().filter(|plan| paid(plan) + plan.built <= cards && gain(plan) > 0.0);
        if let Some(plan) = possible.max_by(|a, b| gain(a).total_cmp(&gain(b))) {
            purse.points += points(plan);
            purse.cards -= (paid(plan) + plan.built) as f32;
            purse.size += 1;
        }
    }

    /// Points that this many of the cards are worth as money.
    fn money(&self, cards: f32, paid: usize) -> f32 {
        self.card * (self.outlook.counted(cards) - self.outlook.counted(cards - paid as f32))
    }

    /// Others are thought to build as dear as their number of cards allows.
    fn build_unseen(&self, purse: &mut Purse, discount: usize) {
        let Some(others) = (purse.cards as usize).checked_sub(1) else { return };
        let cost = (others + discount).min(OTHERS_DEAREST);
        let w = self.outlook.weights;
        purse.points += w.other_build + w.other_build_by_cost * cost as f32;
        purse.cards -= cost.saturating_sub(discount) as f32 + 1.0;
        purse.size += 1;
    }

    fn produce(&self, purse: &mut Purse, city: &City, privileges: usize) {
        let limit = 1 + privileges + usize::from(city.has(Kind::Aqueduct));
        let mut made = 0;
        for good in (0..CUSTOMS).rev() {
            while made < limit && purse.empty[good] > 0 {
                purse.empty[good] -= 1;
                purse.goods[good] += 1;
                made += 1;
            }
        }
        if made >= 2 && city.has(Kind::Well) {
            purse.cards += 1.0;
        }
    }

    fn sell(&self, purse: &mut Purse, city: &City, privileges: usize) {
        let limit = 1 + privileges + usize::from(city.has(Kind::TradingPost));
        let gain = |good: usize| self.prices[good] - self.held[good];
        let mut sold = 0;
        while sold < limit {
            let worth_selling = (0..GOODS).filter(|&good| purse.goods[good] > 0 && gain(good) > 0.0);
            let Some(good) = worth_selling.max_by(|&a, &b| gain(a).total_cmp(&gain(b))) else { break };
            purse.goods[good] -= 1;
            purse.empty[good] += 1;
            purse.cards += self.prices[good];
            sold += 1;
        }
        let draws = [(1, Kind::MarketHall), (2, Kind::MarketStand)];
        purse.cards += draws.iter().filter(|(least, kind)| sold >= *least && city.has(*kind)).count() as f32;
        if sold > 0 && city.has(Kind::Harbor) {
            purse.points += 1.0;
        }
    }

    fn council(&self, purse: &mut Purse, city: &City, privileges: usize) {
        purse.goods[CUSTOMS] += std::mem::take(&mut purse.empty[CUSTOMS]);
        let kept = if city.has(Kind::Prefecture) { 2.0 } else { 1.0 };
        purse.cards += kept;
        purse.points += kept * self.card * self.outlook.weights.choice[privileges];
    }

    fn prospect(&self, purse: &mut Purse, city: &City, privileges: usize) {
        let w = self.outlook.weights;
        purse.cards += privileges as f32;
        purse.cards += if city.has(Kind::GoldMine) { w.gold_mine } else { 0.0 };
        purse.cards += if city.has(Kind::Goldsmith) { w.goldsmith } else { 0.0 };
    }

    /// Points that the purse of a player is worth at the end of the round.
    pub(super) fn value(&self, purse: &Purse, seat: Seat) -> f32 {
        let limit = hand_limit(self.outlook.board, seat) as f32;
        let above = (purse.cards - limit).max(0.0);
        let cards = self.outlook.counted(purse.cards.min(limit)) + self.outlook.weights.above_limit * above;
        let goods: f32 = purse.goods.iter().zip(self.held).map(|(&goods, held)| f32::from(goods) * held).sum();
        purse.points + self.card * (cards + goods)
    }
}

/// The buildings in hand, and the Cathedral, that could be built.
fn plans(outlook: &Outlook) -> Vec<Plan> {
    let table = outlook.board.cathedral.then_some(Kind::Cathedral);
    let kinds = outlook.hand.kinds();
    kinds.iter().chain(table).filter(|&kind| outlook.town.lacks(kind)).map(|kind| plan(outlook, kind)).collect()
}

fn plan(outlook: &Outlook, kind: Kind) -> Plan {
    let later = (outlook.phases - 1.0).max(0.0);
    let others = if kind == Kind::Cathedral { outlook.hand } else { without(&outlook.hand, kind) };
    let mut losses = vec![0.0];
    for card in outlook.ranked(&Kinds::default(), &others, later) {
        losses.push(losses[losses.len() - 1] + card.value);
    }
    let power = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
    let cost = outlook.board.figures.cost(kind).saturating_sub(u8::from(outlook.town.has(power)));
    let drawn = if kind.is_production() { 0.0 } else { outlook.card_value(later) * outlook.town.one(Kind::Carpenter) };
    Plan {
        worth: outlook.worth(&outlook.town, kind, later) + drawn,
        cost: usize::from(cost),
        built: outlook.hand.len() - others.len(),
        losses,
    }
}
