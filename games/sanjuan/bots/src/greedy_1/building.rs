//! What to build, over what, and what to pay with.

use super::cards::without;
use super::outlook::Outlook;
use entrepot_sanjuan::{Kind, Kinds, Move, Place, build_cost};

/// Goods that a Black market takes in one build.
const BLACK_MARKET_GOODS: usize = 2;

/// A card or a good that can pay, and the points lost with it.
#[derive(Clone, Copy)]
struct Coin {
    mv: Move,
    loss: f32,
}

impl Outlook<'_> {
    /// Builds what brings most, or nothing where everything brings less than the cards in hand.
    pub(super) fn build(&self, legal: &[Move]) -> Option<Move> {
        let gains = legal.iter().filter_map(|&mv| match mv {
            Move::Build(kind) => Some((mv, self.best_gain(kind))),
            _ => None,
        });
        let best = gains.filter(|(_, gain)| *gain > 0.0).max_by(|a, b| a.1.total_cmp(&b.1));
        Some(best.map_or(Move::Pass, |(mv, _)| mv))
    }

    /// Where the building brings most.
    pub(super) fn over(&self, legal: &[Move]) -> Option<Move> {
        let kind = self.board.build.kind;
        let gain = |mv: Move| match mv {
            Move::Over { kind: covered, good } => self.gain(kind, self.place(covered, good)),
            _ => self.gain(kind, None),
        };
        legal.iter().copied().max_by(|&a, &b| gain(a).total_cmp(&gain(b)))
    }

    /// The most that this building can bring now, wherever it goes.
    fn best_gain(&self, kind: Kind) -> f32 {
        let city = self.board.city(self.me);
        let beside = self.gain(kind, None);
        if !city.can_use(Kind::Crane) {
            return beside;
        }
        let places = city.places.iter().enumerate();
        let coverable = places.filter(|(_, place)| place.kind != Kind::Crane && place.kind != kind);
        coverable.map(|(place, _)| self.gain(kind, Some(place))).fold(beside, f32::max)
    }

    /// Points that the build brings, less what is covered and paid. Less than anything if it cannot be paid.
    fn gain(&self, kind: Kind, over: Option<usize>) -> f32 {
        let covered = over.map(|place| self.board.city(self.me).places[place]);
        let cost = usize::from(build_cost(self.board, self.me, kind, over, self.privileges() == 2));
        let others = if kind == Kind::Cathedral { self.hand } else { without(&self.hand, kind) };
        let coins = self.coins(&others, covered);
        if coins.len() < cost {
            return f32::MIN;
        }
        let town = covered.map_or(self.town, |place| self.town.without(place.kind));
        let lost = covered.map_or(0.0, |place| self.worth(&town, place.kind, self.phases));
        self.worth(&town, kind, self.phases) - lost - self.price(&coins[..cost], self.hand.len() - others.len())
    }

    /// What is lost with these coins, and as money with the card that becomes the building.
    fn price(&self, coins: &[Coin], built: usize) -> f32 {
        let card = self.card_value(self.phases);
        let cards = coins.iter().filter(|coin| matches!(coin.mv, Move::Pay(_))).count();
        let hand = self.hand.len() as f32;
        let money = self.counted(hand) - self.counted(hand - (cards + built) as f32);
        // The losses count each card in full: here the seventh counts less.
        coins.iter().map(|coin| coin.loss).sum::<f32>() + card * (money - cards as f32)
    }

    /// The cards and goods that could pay, the least loss first.
    fn coins(&self, hand: &Kinds, covered: Option<Place>) -> Vec<Coin> {
        let card = self.card_value(self.phases);
        let cards = self.ranked(&Kinds::default(), hand, self.phases);
        let mut coins: Vec<Coin> =
            cards.iter().map(|paid| Coin { mv: Move::Pay(paid.kind), loss: card + paid.value }).collect();
        coins.extend(self.goods_that_pay(covered));
        coins.sort_by(|a, b| a.loss.total_cmp(&b.loss));
        coins
    }

    /// Goods for the Black market; the one that is covered is lost.
    fn goods_that_pay(&self, mut covered: Option<Place>) -> Vec<Coin> {
        let city = self.board.city(self.me);
        if !city.can_use(Kind::BlackMarket) || covered.is_some_and(|place| place.kind == Kind::BlackMarket) {
            return Vec::new();
        }
        let stays = |place: &&Place| covered.take_if(|covered| *covered == **place).is_none();
        let goods = city.places.iter().filter(|place| place.good).filter(stays);
        let loss = |kind: Kind| self.card_value(self.phases) * self.hold(kind);
        let mut coins: Vec<Coin> =
            goods.map(|place| Coin { mv: Move::PayGood(place.kind), loss: loss(place.kind) }).collect();
        coins.sort_by(|a, b| a.loss.total_cmp(&b.loss));
        coins.truncate(BLACK_MARKET_GOODS.saturating_sub(usize::from(self.board.build.goods)));
        coins
    }

    /// Pays with what is missed least. Goods are named before cards, and the lowest kind first.
    pub(super) fn pay(&self, left: u8) -> Option<Move> {
        self.coins_now().into_iter().take(usize::from(left)).min()
    }

    /// What can pay now, what is missed least first.
    pub(super) fn coins_now(&self) -> Vec<Move> {
        let cards = self.board.build.cards;
        let allowed = |coin: &Coin| match coin.mv {
            Move::PayGood(kind) => !cards && self.nameable(kind),
            Move::Pay(kind) => !cards || self.nameable(kind),
            _ => false,
        };
        self.coins(&self.hand, None).into_iter().filter(allowed).map(|coin| coin.mv).collect()
    }

    fn place(&self, kind: Kind, good: bool) -> Option<usize> {
        self.board.city(self.me).places.iter().position(|place| place.kind == kind && place.good == good)
    }
}
