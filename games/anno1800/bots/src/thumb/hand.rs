//! The way to an empty hand: which cards are played one after the other, what they bring and how long it takes.

use super::outlook::{Horizon, Outlook, points, unknown};
use super::reach::{Progress, Reach};
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

impl Way {
    /// Turns for a card.
    fn go(&mut self, turns: f32, brings: f32, turn: f32, horizon: Horizon) {
        self.points -= turn * turns * horizon.reaches(self.turns + 0.5 * turns);
        self.turns += turns;
        self.points += brings * horizon.reaches(self.turns);
    }
}

impl Outlook<'_> {
    /// The way to an empty hand from a position: what brings most for its turns comes first.
    pub(super) fn way(&self, board: &Board, hand: &Cards, mut town: Town, horizon: Horizon) -> Way {
        let w = self.weights;
        let reach = Reach::new(self, board);
        let mut wanted: Vec<Wanted> = hand.iter().map(|kind| self.wanted(board, *kind)).collect();
        let (mut way, mut festivals) = (Way { points: 0.0, turns: 0.0, load: Load::default() }, 0.0);
        look_again(&mut wanted, &reach, &town);
        while let Some(at) = next(&wanted) {
            let card = wanted.swap_remove(at);
            if card.lacks > 0.0 {
                let mut so_far = Progress::new(town, Some(way.load));
                reach.acquire(&card.cost, &mut so_far);
                (town, way.load) = (so_far.town, so_far.load.unwrap_or_default());
                look_again(&mut wanted, &reach, &town);
            }
            self.burden(&mut way.load, &card.cost, &town);
            let before = std::mem::replace(&mut festivals, way.load.festivals(&town, w.also_short));
            way.go(
                1.0 + card.lacks + (festivals - before).max(0.0),
                card.brings,
                self.turn_after(board, way.turns),
                horizon,
            );
        }
        self.play_unknown(board, hand, &town, horizon, &mut way);
        if board.fireworks.is_none() {
            way.points += f32::from(DATA.fireworks.value) * horizon.reaches(way.turns);
            way.points -= w.burden * board.player(self.me).hand_size() as f32;
        }
        way
    }

    /// Points that a turn is worth after some others: more, the longer the game lasts. Whoever goes on improving never ends it.
    fn turn_after(&self, board: &Board, turns: f32) -> f32 {
        let round = f32::from(board.round) + self.weights.foresight * turns;
        let late = (round - self.weights.patience).max(0.0);
        self.weights.turn * (1.0 + late * self.weights.haste)
    }

    fn wanted(&self, board: &Board, kind: CardKind) -> Wanted {
        let lost = if board.has(Objective::Pyrphorian) { PYRPHORIAN } else { 0.0 };
        let effect = self.later * self.weights.effect(kind.effect());
        Wanted { cost: kind.cost(), brings: points(kind.deck()) + lost + effect, lacks: 0.0 }
    }

    /// Cards that were drawn in thought come last, each an average card of its stack.
    fn play_unknown(&self, board: &Board, hand: &Cards, town: &Town, horizon: Horizon, way: &mut Way) {
        let w = self.weights;
        for (deck, count) in Deck::ALL.into_iter().zip(unknown(board, self.me, hand)) {
            if count == 0 {
                continue;
            }
            let average = self.average(board, deck, town);
            let mut lacks = average.lacks;
            for _ in 0..count {
                way.go(
                    1.0 + w.unseen + w.each_step * lacks,
                    average.brings,
                    self.turn_after(board, way.turns),
                    horizon,
                );
                lacks *= w.shared;
            }
        }
    }

    /// What cards of a stack bring and lack on average.
    fn average(&self, board: &Board, deck: Deck, town: &Town) -> Wanted {
        let reach = Reach::new(self, board);
        let (mut cards, mut lacks, mut brings) = (0.0, 0.0, 0.0);
        for kind in CardKind::all().filter(|kind| kind.deck() == deck) {
            let copies = f32::from(kind.copies());
            cards += copies;
            lacks += copies * reach.lack(&kind.cost(), town).min(self.weights.most_lacking[deck.index()]);
            brings += copies * self.wanted(board, kind).brings;
        }
        Wanted { cost: Cost::FREE, brings: brings / cards, lacks: lacks / cards }
    }
}

/// Something was built: cards may lack less.
fn look_again(wanted: &mut [Wanted], reach: &Reach<'_>, town: &Town) {
    for card in wanted.iter_mut() {
        card.lacks = reach.lack(&card.cost, town);
    }
}

/// The card that brings most for its turns.
fn next(wanted: &[Wanted]) -> Option<usize> {
    let rate = |card: &Wanted| card.brings / (1.0 + card.lacks);
    let all = wanted.iter().map(rate).enumerate();
    all.reduce(|best, one| if one.1 > best.1 { one } else { best }).map(|(at, _)| at)
}
