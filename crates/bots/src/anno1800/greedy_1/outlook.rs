//! What the player makes of the position: how long the game will last, what others sell.

use super::weights::Weights;
use entrepot_anno1800::{Board, CardKind, Cards, Cost, Deck, Move, Resource, View};
use entrepot_table::Seat;

/// The position as one player sees it. Every rule of thumb is a question to it.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a View,
    pub(super) board: &'a Board,
    pub(super) legal: &'a [Move],
    pub(super) weights: &'a Weights,
    pub(super) me: Seat,
    pub(super) hand: Cards,
    /// Trade tokens for which somebody else sells each resource.
    prices: [Option<u8>; Resource::COUNT],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, legal: &'a [Move], me: Seat, weights: &'a Weights) -> Outlook<'a> {
        let board = &view.board;
        let others = || Seat::all(board.players()).filter(|seat| *seat != me);
        let price = |resource: &Resource| others().filter_map(|seat| board.price(seat, *resource)).min();
        let prices = std::array::from_fn(|at| Resource::ALL.get(at).and_then(price));
        Outlook { view, board, legal, weights, me, hand: view.hand(), prices }
    }

    /// What a resource costs at others, if it is sold at all and there can be enough trade tokens.
    pub(super) fn price(&self, resource: Resource, tokens: f32) -> Option<u8> {
        self.prices[resource.index()].filter(|price| f32::from(*price) <= tokens)
    }

    /// The horizon of a position that is reached in this turn.
    pub(super) fn horizon(&self, board: &Board) -> Horizon {
        let w = self.weights;
        if let Some(last) = board.last_round {
            return Horizon { turns: f32::from(last - board.round.min(last)), certain: true };
        }
        let left = |seat: Seat| {
            let hand = board.player(seat).hand;
            hand.iter().zip(w.turns_by_card).map(|(&cards, turns)| f32::from(cards) * turns).sum::<f32>()
        };
        let others = Seat::all(board.players()).filter(|seat| *seat != self.me);
        let turns = others.map(left).fold(f32::MAX, f32::min) + w.last_turns;
        Horizon { turns, certain: false }
    }
}

/// How many own turns are to come after this one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    pub(super) turns: f32,
    /// Whether the last round is known (A23.2).
    certain: bool,
}

impl Horizon {
    /// How likely it is that the game still goes on after so many turns.
    pub(super) fn reaches(self, turns: f32) -> f32 {
        if self.certain {
            return if turns <= self.turns + 0.01 { 1.0 } else { 0.0 };
        }
        let share = turns / self.turns;
        1.0 / (1.0 + share * share * share * share)
    }

    /// How much something counts that helps in later turns.
    pub(super) fn later(self, late: f32) -> f32 {
        self.turns / (self.turns + late)
    }
}

/// The hand without one card of this kind.
pub(super) fn without(hand: &Cards, kind: CardKind) -> Cards {
    let gone = hand.iter().position(|one| *one == kind);
    hand.iter().enumerate().filter(|(at, _)| Some(*at) != gone).map(|(_, one)| *one).collect()
}

/// Hand cards of each stack that are not among the known ones.
pub(super) fn unknown(board: &Board, seat: Seat, known: &Cards) -> [u8; 3] {
    let mut unknown = board.player(seat).hand;
    for kind in known.iter() {
        let count = &mut unknown[kind.deck().index()];
        *count = count.saturating_sub(1);
    }
    unknown
}

/// Points of a played card (A24.1).
pub(super) fn points(deck: Deck) -> f32 {
    f32::from(entrepot_anno1800::DATA.card_points[deck.index()].value)
}

/// What an industry, shipyard or ship costs.
pub(super) fn blueprint(token: entrepot_anno1800::Token) -> Cost {
    entrepot_anno1800::DATA.tokens[token.index()].cost
}
