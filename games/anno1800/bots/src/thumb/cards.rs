//! Which cards to give back, and whether to take a cube that costs gold.

use super::outlook::{Outlook, without};
use super::reach::Reach;
use super::town::Town;
use entrepot_anno1800::{Board, CardKind, Cards, DATA, Deck, Move, Tier};

/// How many cards, the worst of the hand, are judged for a swap.
const LOOKED_AT: usize = 5;

impl Outlook<'_> {
    /// Swaps the card that an average one of its stack would better most; no more if none would. A card that is not known
    /// counts as an average one.
    pub(super) fn swap(&self, board: &Board, hand: &Cards, legal: &[Move]) -> Option<Move> {
        let hopeless = self.hopeless(board, hand, legal);
        self.better_without(hand, &hopeless, |kind| self.worth(board, &without(hand, kind)), self.worth(board, hand))
    }

    /// The cards that lack most, and the answer that no more are swapped.
    fn hopeless(&self, board: &Board, hand: &Cards, legal: &[Move]) -> Vec<Move> {
        let (reach, town) = (Reach::new(self, board), Town::of(board, self.me));
        let lack = |mv: &Move| match mv {
            Move::Return(kind) if hand.contains(kind) => reach.lack(&kind.cost(), &town),
            _ => f32::MAX,
        };
        let mut moves: Vec<(f32, Move)> = legal.iter().map(|mv| (lack(mv), *mv)).collect();
        moves.sort_by(|a, b| b.0.total_cmp(&a.0));
        moves.into_iter().map(|(_, mv)| mv).take(LOOKED_AT).collect()
    }

    /// Gives back the card without which the way to an empty hand is best; none if all are worth keeping.
    pub(super) fn give_back(&self, board: &Board, hand: &Cards, legal: &[Move]) -> Option<Move> {
        let left = |kind: CardKind| {
            let mut after = *board;
            let cards = &mut after.players[self.me.index()].hand[kind.deck().index()];
            *cards = cards.saturating_sub(1);
            self.worth(&after, &without(hand, kind))
        };
        self.better_without(hand, legal, left, self.worth(board, hand))
    }

    fn better_without(&self, hand: &Cards, legal: &[Move], after: impl Fn(CardKind) -> f32, now: f32) -> Option<Move> {
        let cards = legal.iter().filter_map(|mv| match mv {
            Move::Return(kind) if hand.contains(kind) => Some((*mv, after(*kind))),
            _ => None,
        });
        let best = cards.max_by(|a, b| a.1.total_cmp(&b.1))?;
        let done = legal.contains(&Move::Done) && best.1 <= now + self.weights.worth_it;
        Some(if done { Move::Done } else { best.0 })
    }

    /// Takes a cube for gold if it is worth it. Where the gold would first have to come from a card or from Aarhant, it goes
    /// without the cube.
    pub(super) fn gain(&self, board: &Board, hand: &Cards, tier: Tier, legal: &[Move]) -> Move {
        let mut with = *board;
        let player = &mut with.players[self.me.index()];
        player.cubes[tier.index()] += 1;
        player.gold = player.gold.saturating_sub(u16::from(DATA.empty_stack[Deck::of(tier).index()].value));
        let wanted = legal.contains(&Move::Accept) && self.worth(&with, hand) > self.worth(board, hand);
        if wanted { Move::Accept } else { Move::Decline }
    }
}
