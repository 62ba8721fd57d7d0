//! Which cards to keep: useful and dear ones stay, the least useful go.

use super::outlook::Outlook;
use entrepot_sanjuan::{Kind, Kinds, Move};

/// Of cards that bring nothing now the one stays that comes nearest to it: points for each point that it is nearer.
const HOPE: f32 = 0.001;

/// No card is further off than this.
const FAR: f32 = 20.0;

/// A card and what is lost with it beyond its value as money, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valued {
    pub(super) kind: Kind,
    pub(super) value: f32,
}

impl Outlook<'_> {
    /// The hand, the least valuable card first.
    pub(super) fn ranked_hand(&self) -> Vec<Valued> {
        self.ranked(&Kinds::default(), &self.hand, self.phases)
    }

    /// The offered cards, the least valuable first, judged beside others that are held anyway and with this many builder
    /// phases to come.
    pub(super) fn ranked(&self, held: &Kinds, offered: &Kinds, phases: f32) -> Vec<Valued> {
        let mut copies = [0; Kind::COUNT];
        let mut promise = |kind: Kind| {
            copies[kind.index()] += 1;
            self.promise(kind, copies[kind.index()] - 1, phases)
        };
        let mut cards: Vec<(bool, Valued)> = Vec::with_capacity(held.len() + offered.len());
        cards.extend(held.iter().map(|kind| (false, Valued { kind, value: promise(kind) })));
        cards.extend(offered.iter().map(|kind| (true, Valued { kind, value: promise(kind) })));
        cards.sort_by(|(_, a), (_, b)| b.value.total_cmp(&a.value));
        // Only a few can still be built, and what comes late counts less.
        let mut share = 1.0;
        for (place, (_, card)) in cards.iter_mut().enumerate() {
            share *= if (place as f32) < phases { self.weights.plan } else { 0.0 };
            card.value *= share;
        }
        cards.into_iter().rev().filter_map(|(offered, card)| offered.then_some(card)).collect()
    }

    /// Points that this card promises as a building of a later phase, with this many copies of it built before.
    fn promise(&self, kind: Kind, copies: u8, phases: f32) -> f32 {
        let again = (self.town.has(kind) || copies > 0) && !kind.is_production();
        if again || phases < 1.0 {
            return 0.0;
        }
        let town = (0..copies).fold(self.town, |town, _| town.with(kind));
        let price = self.card_value(phases) * (self.usual_cost(kind) + 1.0);
        let gain = self.worth(&town, kind, phases - 1.0) - price;
        gain.max(0.0) + HOPE * (gain + FAR).max(0.0)
    }

    /// What a building costs in an ordinary builder phase, which is one's own now and then.
    fn usual_cost(&self, kind: Kind) -> f32 {
        let discount = self.share + self.town.one(if kind.is_production() { Kind::Smithy } else { Kind::Quarry });
        (f32::from(self.board.figures.cost(kind)) - discount).max(0.0)
    }

    /// Discards the least valuable. Of a set the lowest kind is named first.
    pub(super) fn discard(&self, left: u8) -> Option<Move> {
        let cards = self.ranked_hand().into_iter().map(|card| card.kind).filter(|&kind| self.nameable(kind));
        cards.take(usize::from(left)).min().map(Move::Discard)
    }

    /// Keeps the most valuable of the drawn cards.
    pub(super) fn keep(&self, left: u8) -> Option<Move> {
        let ranked = self.ranked(&self.hand, &self.view.drawn, self.phases);
        let cards = ranked.into_iter().rev().map(|card| card.kind).filter(|&kind| self.nameable(kind));
        cards.take(usize::from(left)).min().map(Move::Keep)
    }

    /// Takes the most valuable of the cards turned up.
    pub(super) fn take(&self) -> Option<Move> {
        let revealed: Kinds = self.board.revealed.iter().copied().collect();
        self.ranked(&self.hand, &revealed, self.phases).last().map(|card| Move::Take(card.kind))
    }
}

/// The cards without one of this kind.
pub(super) fn without(cards: &Kinds, kind: Kind) -> Kinds {
    let mut gone = false;
    cards.iter().filter(|&one| one != kind || std::mem::replace(&mut gone, true)).collect()
}
