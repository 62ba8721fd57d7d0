//! The way to an empty hand: which cards are played one after the other, what they bring and how long it takes.

use super::outlook::{Horizon, Outlook, points, unknown};
use super::reach::Reach;
use super::town::{Load, Town};
use entrepot_anno1800::{Board, CardKind, Cards, Cost, DATA, Deck, Objective};

/// Points that Pyrphorian takes for each card still in hand (A26.21).
const PYRPHORIAN: f32 = 2.0;

/// A card on the way.
#[derive(Clone, Copy)]
struct Wanted {
    cost: Cost,
    brings: f32,
    /// Turns that it lacks beside the turn in which it is played.
    lacks: f32,
    known: bool,
}

/// A card of a stack that is not known yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Average {
    effect: f32,
    lacks: f32,
}

/// What the way to an empty hand comes to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// Points, less those that the others make meanwhile.
    pub(super) points: f32,
    /// Turns.
    pub(super) turns: f32,
    /// What all payments ask for together.
    pub(super) load: Load,
}

impl Outlook<'_> {
    /// The way to an empty hand from a position: what brings most for its turns comes first.
    pub(super) fn way(&self, board: &Board, hand: &Cards, mut town: Town, horizon: Horizon) -> Way {
        let w = self.weights;
        let reach = Reach::new(self, board);
        let mut wanted = self.wanted(board, hand, horizon);
        let (mut way, mut festivals) = (Way { points: 0.0, turns: 0.0, load: Load::default() }, 0.0);
        look_again(&mut wanted, &reach, &town);
        while let Some(at) = next(&wanted) {
            let card = wanted.swap_remove(at);
            if card.known && card.lacks > 0.0 {
                reach.acquire(&card.cost, &mut town, &mut way.load);
                look_again(&mut wanted, &reach, &town);
            }
            self.burden(&mut way.load, &card.cost, &town);
            let before = std::mem::replace(&mut festivals, way.load.festivals(&town, w.also_short));
            let turns = 1.0 + card.lacks + (festivals - before).max(0.0);
            way.points -= w.turn * turns * horizon.reaches(way.turns + 0.5 * turns);
            way.turns += turns;
            way.points += card.brings * horizon.reaches(way.turns);
        }
        if board.fireworks.is_none() {
            way.points += f32::from(DATA.fireworks.value) * horizon.reaches(way.turns);
        }
        way
    }

    fn wanted(&self, board: &Board, hand: &Cards, horizon: Horizon) -> Vec<Wanted> {
        let lost = if board.has(Objective::Pyrphorian) { PYRPHORIAN } else { 0.0 };
        let late = horizon.later(self.weights.late);
        let brings = |deck: Deck, effect: f32| points(deck) + lost + late * effect;
        let known = hand.iter().map(|kind| Wanted {
            cost: kind.cost(),
            brings: brings(kind.deck(), self.weights.effect(kind.effect())),
            lacks: 0.0,
            known: true,
        });
        let mut wanted: Vec<Wanted> = known.collect();
        for (deck, count) in Deck::ALL.into_iter().zip(unknown(board, self.me, hand)) {
            for _ in 0..count {
                let Average { effect, lacks } = self.average(deck);
                wanted.push(Wanted { cost: Cost::FREE, brings: brings(deck, effect), lacks, known: false });
            }
        }
        wanted
    }

    /// What cards of a stack bring and lack on average, as things stand.
    pub(super) fn average_of(&self, deck: Deck) -> Average {
        let reach = Reach::new(self, self.board);
        let town = Town::of(self.board, self.me);
        let (mut cards, mut lacks, mut effects) = (0.0, 0.0, 0.0);
        for kind in CardKind::all().filter(|kind| kind.deck() == deck) {
            let copies = f32::from(kind.copies());
            cards += copies;
            lacks += copies * lack(&reach, &kind.cost(), &town);
            effects += copies * self.weights.effect(kind.effect());
        }
        Average { effect: effects / cards, lacks: self.weights.drawn * lacks / cards + self.weights.unseen }
    }
}

/// Turns that a card lacks as things stand.
fn lack(reach: &Reach<'_>, cost: &Cost, town: &Town) -> f32 {
    reach.acquire(cost, &mut town.clone(), &mut Load::default())
}

/// Something was built: cards may lack less.
fn look_again(wanted: &mut [Wanted], reach: &Reach<'_>, town: &Town) {
    for card in wanted.iter_mut().filter(|card| card.known) {
        card.lacks = lack(reach, &card.cost, town);
    }
}

/// The card that brings most for its turns.
fn next(wanted: &[Wanted]) -> Option<usize> {
    let rate = |card: &Wanted| card.brings / (1.0 + card.lacks);
    let all = wanted.iter().map(rate).enumerate();
    all.reduce(|best, one| if one.1 > best.1 { one } else { best }).map(|(at, _)| at)
}
