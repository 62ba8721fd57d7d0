//! A city as the rules of thumb look at it: what stands there, and what it would be with a building more or less.

use entrepot_sanjuan::{Board, City, Edition, Kind, KindSet};

/// The buildings of a city, imagined ones included.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Town {
    /// Production buildings, by the good they make.
    pub(super) plants: [u8; 5],
    city: KindSet,
}

impl Town {
    /// What stands uncovered in a city.
    pub(super) fn of(city: &City) -> Town {
        city.places.iter().fold(Town::default(), |town, place| town.with(place.kind))
    }

    /// The town with one building more.
    pub(super) fn with(mut self, kind: Kind) -> Town {
        match kind.good() {
            Some(good) => self.plants[good] += 1,
            None => self.city = self.city.with(kind),
        }
        self
    }

    /// The town with one building less.
    pub(super) fn without(mut self, kind: Kind) -> Town {
        match kind.good() {
            Some(good) => self.plants[good] = self.plants[good].saturating_sub(1),
            None => self.city = self.city.without(kind),
        }
        self
    }

    /// Whether such a building stands here.
    pub(super) fn has(&self, kind: Kind) -> bool {
        kind.good().map_or(self.city.has(kind), |good| self.plants[good] > 0)
    }

    /// The same as a number: 1 or 0.
    pub(super) fn one(&self, kind: Kind) -> f32 {
        if self.has(kind) { 1.0 } else { 0.0 }
    }

    /// Whether it could be built here: city buildings only once.
    pub(super) fn lacks(&self, kind: Kind) -> bool {
        kind.is_production() || !self.has(kind)
    }

    /// How many buildings.
    pub(super) fn size(&self) -> usize {
        usize::from(self.plants()) + self.city_buildings()
    }

    /// How many production buildings.
    pub(super) fn plants(&self) -> u8 {
        self.plants.iter().sum()
    }

    /// How many city buildings.
    pub(super) fn city_buildings(&self) -> usize {
        self.city.iter().count()
    }

    /// How many monuments.
    pub(super) fn monuments(&self) -> usize {
        self.city.iter().filter(|kind| kind.is_monument()).count()
    }

    /// What a Guild hall counts here.
    pub(super) fn guild(&self, edition: Edition) -> u8 {
        let types = self.plants.iter().filter(|&&plants| plants > 0).count() as u8;
        match edition {
            Edition::Second => self.plants() + types,
            Edition::First => 2 * self.plants(),
        }
    }

    /// Sets of three different buildings of equal cost; a second set of production buildings of one cost is not seen.
    pub(super) fn sets(&self, board: &Board) -> usize {
        let mut kinds = [0usize; 16];
        for kind in Kind::ALL.into_iter().filter(|&kind| self.has(kind)) {
            kinds[usize::from(board.figures.cost(kind)).min(15)] += 1;
        }
        kinds.into_iter().map(|kinds| kinds / 3).sum()
    }
}
