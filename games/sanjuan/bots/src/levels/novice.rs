//! `novice`: follows the ten points of "In short" on the page of the rules and nothing else.
//!
//! Somebody who has read them counts what a role brings at once, in points and in cards, and takes the one that brings more
//! to its own seat than to the others (point 4). It knows no building by what it does: a city building helps in every phase
//! to come (point 8), a production building makes goods to sell (points 2 and 6), and what any building counts as things stand
//! is printed on its card (point 1).

use entrepot_sanjuan::{Decision, FULL_CITY, Kind, Kinds, Move, Role, SanJuan, View, build_cost, facts, score};
use entrepot_table::{Bot, Seat, legal_or_first};

/// What a card in hand is worth in points while the end is far: it is money (point 2).
const CARD: f32 = 1.58;

/// With fewer builder phases to come a card is worth less, and nothing at the end (point 10).
const FAR: f32 = 8.6;

/// What making a good is worth in cards: sold later, it will fetch as many and more (points 2 and 6).
const GOOD: f32 = 0.96;

/// What a city building is worth in points for each builder phase to come (point 8).
const HELP: f32 = 0.57;

/// What a production building is worth in points for each builder phase to come and each card that its good fetches (point 6).
const PLANT: f32 = 0.4;

/// How much its price counts against a card that is kept: dear ones are hard to pay (point 5).
const PRICE: f32 = 1.22;

/// What somebody else with some cards in hand will build, in points. Which building it is nobody sees (point 5).
const RIVAL: f32 = 2.0;
const SOME: usize = 3;

/// Cards for the good of a building that makes none of the five.
const OTHER_PRICE: f32 = 2.0;

/// Plays by the ten points.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

impl Bot<SanJuan> for Novice {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        legal_or_first(view.viewer.and_then(|me| Reader { view, me }.wanted(legal)), legal)
    }
}

/// A seat and what it sees.
struct Reader<'a> {
    view: &'a View,
    me: Seat,
}

impl Reader<'_> {
    fn wanted(&self, legal: &[Move]) -> Option<Move> {
        match self.view.board.decision()? {
            Decision::Role => self.role(legal),
            Decision::Build => Some(self.building(legal)),
            Decision::Over => Some(Move::Beside),
            Decision::Library => Some(Move::Library(true)),
            Decision::Pay { left } => self.least(&self.view.hand(), left).map(Move::Pay),
            Decision::StartingHand { left } | Decision::HandLimit { left } | Decision::Archive { left } => {
                self.least(&self.view.hand(), left).map(Move::Discard)
            }
            Decision::Keep { left } => self.most(&self.view.drawn, left).map(Move::Keep),
            Decision::Produce { .. } => self.dearest(self.empty()).map(Move::Produce),
            Decision::Sell { .. } => self.dearest(self.sales()).map(Move::Sell),
            Decision::GoldMine | Decision::Goldsmith => Some(Move::Reveal),
            Decision::GoldMineTake => {
                let revealed: Kinds = self.view.board.revealed.iter().copied().collect();
                self.most(&revealed, 1).map(Move::Take)
            }
            // What these are for the ten points do not say.
            Decision::Office { .. } | Decision::Chapel | Decision::Bank { .. } => Some(Move::Pass),
        }
    }

    /// Builder phases until a city is full, at the least.
    fn phases(&self) -> f32 {
        let sizes = Seat::all(self.view.board.players()).map(|seat| self.view.board.city(seat).places.len());
        FULL_CITY.saturating_sub(sizes.max().unwrap_or(0)) as f32
    }

    /// What a card in hand is worth now, in points.
    fn card(&self) -> f32 {
        CARD * (self.phases() / FAR).min(1.0)
    }

    /// What a building brings until the end, in points.
    fn worth(&self, kind: Kind) -> f32 {
        match () {
            () if kind.is_production() => self.points(kind) + PLANT * self.phases() * self.price(kind),
            () if self.view.board.city(self.me).has(kind) => 0.0,
            () => self.points(kind) + HELP * self.phases(),
        }
    }

    /// What a building counts as things stand.
    fn points(&self, kind: Kind) -> f32 {
        let mut board = self.view.board;
        let before = score(&board, self.me).total();
        board.cities[self.me.index()] = board.city(self.me).with(kind);
        f32::from(score(&board, self.me).total()) - f32::from(before)
    }

    /// What building this brings beyond the cards that go, with this much off the price; nothing if it cannot be paid.
    fn gain(&self, kind: Kind, off: u8) -> Option<f32> {
        let cost = build_cost(&self.view.board, self.me, kind, None, false).saturating_sub(off);
        let cards = cost + u8::from(kind != Kind::Cathedral);
        let payable = usize::from(cards) <= self.view.hand().len();
        payable.then(|| self.worth(kind) - self.card() * f32::from(cards))
    }

    /// The role that brings me more than the others (point 4).
    fn role(&self, legal: &[Move]) -> Option<Move> {
        let others = || Seat::all(self.view.board.players()).filter(|&seat| seat != self.me);
        let lead = |role| self.brings(self.me, role) - others().map(|seat| self.brings(seat, role)).fold(0.0, f32::max);
        let roles =
            legal.iter().filter_map(|&mv| if let Move::Role(role) = mv { Some((mv, lead(role))) } else { None });
        roles.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(mv, _)| mv)
    }

    /// What a role brings to a seat at once, in points, if I take it.
    fn brings(&self, seat: Seat, role: Role) -> f32 {
        let city = self.view.board.city(seat);
        let privilege = usize::from(seat == self.me);
        let plants = city.places.iter().filter(|place| place.kind.is_production()).count();
        let cards = match role {
            Role::Builder if privilege == 1 => return self.best_build(),
            Role::Builder => return if self.view.board.hand(seat) < SOME { 0.0 } else { RIVAL },
            Role::Producer => GOOD * plants.saturating_sub(city.goods()).min(1 + privilege) as f32,
            Role::Trader => {
                let goods = city.places.iter().filter(|place| place.good);
                let mut prices: Vec<f32> = goods.map(|place| self.price(place.kind)).collect();
                prices.sort_by(|a, b| b.total_cmp(a));
                prices.into_iter().take(1 + privilege).map(|price| price - GOOD / 2.0).sum()
            }
            Role::Councillor => 1.0,
            Role::Prospector => privilege as f32,
        };
        cards * self.card()
    }

    /// What the good of a building fetches on average.
    fn price(&self, kind: Kind) -> f32 {
        let tiles = &self.view.board.figures.tiles;
        let mean = |good: usize| tiles.iter().map(|tile| f32::from(tile[good])).sum::<f32>() / tiles.len() as f32;
        kind.good().map_or(OTHER_PRICE, mean)
    }

    /// The buildings on which a good can be made, each with what it will fetch.
    fn empty(&self) -> Vec<(Kind, f32)> {
        let places = self.view.board.city(self.me).places.iter();
        let empty = places.filter(|place| place.kind.is_production() && !place.good);
        empty.map(|place| (place.kind, self.price(place.kind))).collect()
    }

    /// The goods that can be sold, each with what it brings now.
    fn sales(&self) -> Vec<(Kind, f32)> {
        let sales = facts(self.view).sales;
        let price = |kind: Kind| sales.iter().find(|sale| sale.kind == kind).map(|sale| f32::from(sale.price));
        let goods = self.view.board.city(self.me).places.iter().filter(|place| place.good);
        goods.filter_map(|place| Some((place.kind, price(place.kind)?))).collect()
    }

    /// The first of the dearest goods, as many as may be taken (point 6). Of a set the lowest kind is named first.
    fn dearest(&self, mut goods: Vec<(Kind, f32)>) -> Option<Kind> {
        goods.retain(|(kind, _)| Some(*kind) >= self.view.last);
        goods.sort_by(|a, b| b.1.total_cmp(&a.1));
        let most = facts(self.view).pick?.most;
        goods.into_iter().take(usize::from(most)).map(|(kind, _)| kind).min()
    }

    /// What the best building in hand brings to whoever takes the builder, and pays one card less (point 5).
    fn best_build(&self) -> f32 {
        self.view.hand().kinds().iter().filter_map(|kind| self.gain(kind, 1)).fold(0.0, f32::max)
    }

    /// The building that brings most, if one brings more than the cards it takes.
    fn building(&self, legal: &[Move]) -> Move {
        let gain = |mv: Move| if let Move::Build(kind) = mv { self.gain(kind, 0) } else { None };
        let gains = legal.iter().filter_map(|&mv| Some((mv, gain(mv)?))).filter(|(_, gain)| *gain > 0.0);
        gains.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(Move::Pass, |(mv, _)| mv)
    }

    /// The first of the cards to give away: those that bring least. Of a set the lowest kind is named first.
    fn least(&self, cards: &Kinds, left: u8) -> Option<Kind> {
        self.ranked(cards).into_iter().take(usize::from(left)).min()
    }

    /// The first of the cards to keep: those that bring most.
    fn most(&self, cards: &Kinds, left: u8) -> Option<Kind> {
        self.ranked(cards).into_iter().rev().take(usize::from(left)).min()
    }

    /// The cards that may still be named, those that bring least beyond their price first.
    fn ranked(&self, cards: &Kinds) -> Vec<Kind> {
        let brings =
            |kind: Kind| self.worth(kind) - PRICE * self.card() * f32::from(self.view.board.figures.cost(kind));
        let mut cards: Vec<Kind> = cards.iter().filter(|&kind| Some(kind) >= self.view.last).collect();
        cards.sort_by(|&a, &b| brings(a).total_cmp(&brings(b)));
        cards
    }
}
