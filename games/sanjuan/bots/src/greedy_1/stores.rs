//! The start of a round: Office building, Chapel and Bank.

use super::outlook::Outlook;
use entrepot_sanjuan::{Kind, Move, hand_limit};

/// Cards an Office building exchanges.
const OFFICE_CARDS: usize = 2;

impl Outlook<'_> {
    /// Exchanges cards that promise less than an unknown one.
    pub(super) fn exchange(&self, given: u8) -> Option<Move> {
        let poor = self.ranked_hand().into_iter().filter(|card| card.value < self.weights.poor_card);
        let kinds = poor.map(|card| card.kind).filter(|&kind| self.nameable(kind));
        let first = kinds.take(OFFICE_CARDS.saturating_sub(usize::from(given))).min();
        Some(first.map_or(Move::Pass, Move::Exchange))
    }

    /// Lays the worst card under the Chapel where the point is worth more. What the hand limit would take costs nothing.
    pub(super) fn chapel(&self) -> Option<Move> {
        let worst = *self.ranked_hand().first()?;
        let above = self.hand.len() > hand_limit(self.board, self.me);
        if !above && self.needs_its_cards() {
            return Some(Move::Pass);
        }
        let money = if above { 0.0 } else { self.card_value(self.phases) };
        Some(if worst.value + money < 1.0 { Move::Lay(worst.kind) } else { Move::Pass })
    }

    /// Whether a card less would leave nothing to build, or less in the end.
    fn needs_its_cards(&self) -> bool {
        if self.phases > 1.0 {
            return self.hand.len() < self.weights.chapel_hand;
        }
        let most = |cards: usize| {
            let possible = |kind: &Kind| self.town.lacks(*kind) && usize::from(self.board.figures.cost(*kind)) < cards;
            self.hand.kinds().iter().filter(possible).map(|kind| self.worth(&self.town, kind, 0.0)).fold(0.0, f32::max)
        };
        self.weights.last_building && most(self.hand.len()) > most(self.hand.len() - 1) + 1.0
    }

    /// Uses the Bank once, before the last builder phase: everything goes but what the last building needs.
    pub(super) fn bank(&self) -> Option<Move> {
        let spare = self.hand.len().saturating_sub(self.needed_at_last());
        if self.phases > 1.0 || spare == 0 {
            return Some(Move::Pass);
        }
        let kinds = self.ranked_hand().into_iter().map(|card| card.kind).filter(|&kind| self.nameable(kind));
        kinds.take(spare).min().map(Move::Bank)
    }

    /// Cards that the last building needs, itself included; none where no building brings more than the Bank.
    fn needed_at_last(&self) -> usize {
        let needs = |kind: Kind| usize::from(self.board.figures.cost(kind)) + 1;
        let gain = |kind: Kind| self.worth(&self.town, kind, 0.0) - needs(kind) as f32;
        let possible = |kind: &Kind| self.town.lacks(*kind) && needs(*kind) <= self.hand.len() && gain(*kind) > 0.0;
        let kinds = self.hand.kinds();
        kinds.iter().filter(possible).max_by(|&a, &b| gain(a).total_cmp(&gain(b))).map_or(0, needs)
    }
}
