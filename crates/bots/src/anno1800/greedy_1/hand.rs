//! The way to an empty hand: which cards are played one after the other, what they bring and how long it takes.

use super::outlook::{Horizon, Outlook, points, unknown};
use super::reach::Reach;
use super::town::{Load, Town};
use entrepot_anno1800::{Board, CardKind, Cards, Cost, DATA, Deck, Objective};

/// Points that Pyrphorian takes for each card still in hand (A26.21).
const PYRPHORIAN: f32 = 2.0;

/// A card on the way: what it costs and brings.
#[derive(Clone, Copy)]
struct Wanted {
    cost: Cost,
    brings: f32,
    /// Turns that are missing if the card is not known yet.
    guessed: Option<f32>,
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
    /// The way to an empty hand from a position. Cheap cards come first, measured by what they bring.
    pub(super) fn way(&self, board: &Board, hand: &Cards, mut town: Town, horizon: Horizon) -> Way {
        let w = self.weights;
        let mut reach = Reach::new(self, board, &town);
        let mut wanted = self.wanted(board, hand, horizon, &reach, &town);
        let (mut way, mut festivals) = (Way { points: 0.0, turns: 0.0, load: Load::default() }, 0.0);
        while let Some((at, missing)) = next(&wanted, &reach, &town) {
            let card = wanted.swap_remove(at);
            if missing > 0.0 && card.guessed.is_none() {
                reach.acquire(self, &card.cost, &mut town, &mut way.load);
                reach = Reach::new(self, board, &town);
            }
            way.load.add(&card.cost, &town, |resource| self.price(resource, town.trade.most()));
            let before = std::mem::replace(&mut festivals, way.load.festivals(&town, w.also_short));
            let turns = 1.0 + missing + (festivals - before).max(0.0);
            way.points -= w.turn * turns * horizon.reaches(way.turns + 0.5 * turns);
            way.turns += turns;
            way.points += card.brings * horizon.reaches(way.turns);
        }
        if board.fireworks.is_none() {
            way.points += f32::from(DATA.fireworks.value) * horizon.reaches(way.turns);
        }
        way
    }

    fn wanted(&self, board: &Board, hand: &Cards, horizon: Horizon, reach: &Reach, town: &Town) -> Vec<Wanted> {
        let mut wanted = Vec::with_capacity(board.player(self.me).hand_size());
        let lost = if board.has(Objective::Pyrphorian) { PYRPHORIAN } else { 0.0 };
        let late = horizon.later(self.weights.late);
        let brings = |kind: CardKind| points(kind.deck()) + lost + late * self.weights.effect(kind.effect());
        wanted.extend(hand.iter().map(|&kind| Wanted { cost: kind.cost(), brings: brings(kind), guessed: None }));
        for (deck, count) in Deck::ALL.into_iter().zip(unknown(board, self.me, hand)) {
            if count > 0 {
                let card = self.average(deck, reach, town, brings);
                (0..count).for_each(|_| wanted.push(card));
            }
        }
        wanted
    }

    /// An average card of a stack.
    fn average(&self, deck: Deck, reach: &Reach, town: &Town, brings: impl Fn(CardKind) -> f32) -> Wanted {
        let (mut cards, mut missing, mut bring) = (0.0, 0.0, 0.0);
        for kind in CardKind::all().filter(|kind| kind.deck() == deck) {
            let copies = f32::from(kind.copies());
            cards += copies;
            missing += copies * reach.of(&kind.cost(), town).min(self.weights.far);
            bring += copies * brings(kind);
        }
        let guessed = Some(self.weights.drawn * missing / cards + 0.5);
        Wanted { cost: Cost::FREE, brings: bring / cards, guessed }
    }
}

/// The card that brings most for its turns, and how many turns of building it lacks.
fn next(wanted: &[Wanted], reach: &Reach, town: &Town) -> Option<(usize, f32)> {
    let missing = |card: &Wanted| card.guessed.unwrap_or_else(|| reach.of(&card.cost, town));
    let rate = |card: &Wanted, missing: f32| card.brings / (1.0 + missing);
    let all = wanted.iter().enumerate().map(|(at, card)| {
        let missing = missing(card);
        (at, missing, rate(card, missing))
    });
    all.max_by(|a, b| a.2.total_cmp(&b.2)).map(|(at, missing, _)| (at, missing))
}
