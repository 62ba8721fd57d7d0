//! What the player makes of the position: how long the game will last, what others sell.

use super::town::{Load, Town};
use super::weights::Weights;
use entrepot_anno1800::{Board, CardKind, Cards, Cost, DATA, Deck, Move, Resource, ResourceSet, Tier, View};
use entrepot_table::Seat;

/// The position as one player sees it. Every rule of thumb is a question to it.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a View,
    pub(super) board: &'a Board,
    pub(super) legal: &'a [Move],
    pub(super) weights: &'a Weights,
    pub(super) me: Seat,
    pub(super) hand: Cards,
    /// What somebody else sells for up to this many trade tokens.
    sold: [ResourceSet; MOST_TOKENS + 1],
    /// How much something counts that helps in later turns.
    pub(super) later: f32,
}

/// The highest price of a trade (A6.3).
const MOST_TOKENS: usize = 3;

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, legal: &'a [Move], me: Seat, weights: &'a Weights) -> Outlook<'a> {
        let board = &view.board;
        let others = || Seat::all(board.players()).filter(|seat| *seat != me);
        let mut sold = [ResourceSet::NONE; MOST_TOKENS + 1];
        for (seat, tier) in others().flat_map(|seat| Tier::WORKING.map(|tier| (seat, tier))) {
            let price = usize::from(DATA.trade[tier.index()].value).min(MOST_TOKENS);
            sold[price..].iter_mut().for_each(|some| *some = some.or(board.player(seat).makes[tier.index()]));
        }
        let mut outlook = Outlook { view, board, legal, weights, me, hand: view.hand(), sold, later: 0.0 };
        let turns = outlook.horizon(board).turns.min(outlook.turns_left(board, me));
        outlook.later = turns / (turns + weights.late);
        outlook
    }

    /// What others sell to somebody with this many trade tokens.
    pub(super) fn sold(&self, tokens: f32) -> ResourceSet {
        self.sold[(tokens as usize).min(MOST_TOKENS)]
    }

    /// What a resource costs at others, if it is sold at all and there can be enough trade tokens.
    pub(super) fn price(&self, resource: Resource, tokens: f32) -> Option<u8> {
        let most = (tokens as usize).min(MOST_TOKENS);
        (1..=most).find(|price| self.sold[*price].has(resource)).map(|price| price as u8)
    }

    /// Adds a payment to the load of a town.
    pub(super) fn burden(&self, load: &mut Load, cost: &Cost, town: &Town) {
        load.add(cost, town, |resource| self.price(resource, town.trade.most()));
    }

    /// The horizon of a position that is reached in this turn.
    pub(super) fn horizon(&self, board: &Board) -> Horizon {
        let w = self.weights;
        if let Some(last) = board.last_round {
            return Horizon { turns: f32::from(last - board.round.min(last)), certain: true };
        }
        let others = Seat::all(board.players()).filter(|seat| *seat != self.me);
        let turns = others.map(|seat| self.turns_left(board, seat)).fold(f32::MAX, f32::min) + w.last_turns;
        let usual = (w.usual_end - f32::from(board.round)).max(w.at_least);
        Horizon { turns: turns.min(usual), certain: false }
    }

    /// Whether this is the own last turn of the game.
    pub(super) fn last_turn(&self) -> bool {
        self.board.last_round == Some(self.board.round)
    }

    /// Turns that a player needs for his hand cards, roughly.
    fn turns_left(&self, board: &Board, seat: Seat) -> f32 {
        let hand = board.player(seat).hand;
        hand.iter().zip(self.weights.turns_by_card).map(|(&cards, turns)| f32::from(cards) * turns).sum()
    }
}

/// How many own turns are to come after this one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    pub(super) turns: f32,
    /// Whether the last round is known (A23.2).
    pub(super) certain: bool,
}

impl Horizon {
    /// How likely it is that the game still goes on after this many turns.
    pub(super) fn reaches(self, turns: f32) -> f32 {
        if self.certain {
            return if turns <= self.turns + 0.01 { 1.0 } else { 0.0 };
        }
        let share = turns / self.turns;
        1.0 / (1.0 + share * share)
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
    f32::from(DATA.card_points[deck.index()].value)
}

/// What an industry, shipyard or ship costs.
pub(super) fn blueprint(token: entrepot_anno1800::Token) -> Cost {
    DATA.tokens[token.index()].cost
}
