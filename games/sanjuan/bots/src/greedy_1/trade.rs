//! Goods: which to make, which to sell, and what they will fetch.

use super::outlook::Outlook;
use entrepot_sanjuan::{Kind, Move, Place};

/// Cards for the good on the Customs office.
pub(super) const CUSTOMS_PRICE: f32 = 2.0;

impl Outlook<'_> {
    /// Makes the dearest goods.
    pub(super) fn produce(&self, made: u8) -> Option<Move> {
        let limit = 1 + self.privileges() + usize::from(self.board.city(self.me).can_use(Kind::Aqueduct));
        let mut kinds = self.places(|place| place.kind.is_production() && !place.good);
        kinds.sort_unstable_by(|a, b| b.cmp(a));
        kinds.into_iter().take(limit.saturating_sub(usize::from(made))).min().map(Move::Produce)
    }

    /// Sells where the price is better than waiting, the best bargains first.
    pub(super) fn sell(&self, sold: u8) -> Option<Move> {
        let limit = 1 + self.privileges() + usize::from(self.board.city(self.me).can_use(Kind::TradingPost));
        let gain = |kind: Kind| self.price_now(kind) - self.hold(kind);
        let mut kinds = self.places(|place| place.good);
        kinds.retain(|&kind| gain(kind) > 0.0);
        kinds.sort_by(|&a, &b| gain(b).total_cmp(&gain(a)));
        let first = kinds.into_iter().take(limit.saturating_sub(usize::from(sold))).min();
        Some(first.map_or(Move::Pass, Move::Sell))
    }

    /// The kinds of own buildings that may still be named, one for each building.
    fn places(&self, which: fn(&Place) -> bool) -> Vec<Kind> {
        let places = self.board.city(self.me).places.iter().filter(|place| which(place));
        places.map(|place| place.kind).filter(|&kind| self.nameable(kind)).collect()
    }

    /// Cards that a good is worth while it stays: it blocks its building, so less than it would fetch.
    pub(super) fn hold(&self, kind: Kind) -> f32 {
        self.weights.hold * kind.good().map_or(CUSTOMS_PRICE, |good| self.mean_price[good])
    }

    fn price_now(&self, kind: Kind) -> f32 {
        match (kind.good(), self.board.open_prices()) {
            (Some(good), Some(prices)) => f32::from(prices[good]),
            _ => CUSTOMS_PRICE,
        }
    }

    /// What the goods will fetch when the next trading-house card is turned up: the card if it is known, else the
    /// average of those that nobody has seen yet.
    pub(super) fn next_prices(&self) -> [f32; 5] {
        let prices = &self.board.prices;
        let tiles = &self.board.figures.tiles;
        let next = prices.known[usize::from(prices.next)];
        let possible = |tile: u8| next.map_or(!prices.known.contains(&Some(tile)), |next| tile == next);
        let tiles: Vec<&[u8; 5]> = (0..).zip(tiles).filter(|(tile, _)| possible(*tile)).map(|(_, tile)| tile).collect();
        std::array::from_fn(|good| tiles.iter().map(|tile| f32::from(tile[good])).sum::<f32>() / tiles.len() as f32)
    }
}
