//! What the player makes of the position: how long the game will last, and what a card is worth.

use super::town::Town;
use super::weights::Weights;
use entrepot_sanjuan::{Board, FULL_CITY, Kind, KindSet, Kinds, Role, View};
use entrepot_table::Seat;

/// From this cost on a building is one to aim for.
const DEAR: u8 = 6;

/// More cards than these no building needs.
const ENOUGH_CARDS: f32 = 6.0;

/// The position as one player sees it. Every rule of thumb is a question to it.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a View,
    pub(super) board: &'a Board,
    pub(super) weights: &'a Weights,
    pub(super) me: Seat,
    pub(super) hand: Kinds,
    pub(super) town: Town,
    /// Builder phases still to come in which a card that stays in hand could be used.
    pub(super) phases: f32,
    /// Share of the roles that one player chooses.
    pub(super) share: f32,
    /// Prices of the goods on average.
    pub(super) mean_price: [f32; 5],
    /// Six-cost buildings in hand for which there is time.
    pub(super) aims: KindSet,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, me: Seat, weights: &'a Weights) -> Outlook<'a> {
        let board = &view.board;
        let phases = phases(board);
        let hand = view.hand();
        let dear = |kind: &Kind| phases >= 1.0 && board.figures.cost(*kind) >= DEAR;
        Outlook {
            view,
            board,
            weights,
            me,
            hand,
            town: Town::of(board.city(me)),
            phases,
            share: 1.0 / board.players() as f32,
            mean_price: mean_prices(board),
            aims: hand.kinds().iter().filter(dear).collect(),
        }
    }

    /// Points that a hand card is worth as money with this many builder phases to come: nothing after the last one.
    pub(super) fn card_value(&self, phases: f32) -> f32 {
        let phases = phases.max(0.0);
        self.weights.card * phases / (phases + self.weights.card_fade)
    }

    /// What this many hand cards count, the first six counted in full.
    pub(super) fn counted(&self, cards: f32) -> f32 {
        cards.min(ENOUGH_CARDS) + self.weights.seventh * (cards - ENOUGH_CARDS).max(0.0)
    }

    /// Rounds whose income can still be used with this many builder phases to come.
    pub(super) fn rounds(&self, phases: f32) -> f32 {
        (phases / self.weights.builders - self.weights.too_late).max(0.0)
    }

    /// Whether a kind may still be named: sets are named in the order of kinds.
    pub(super) fn nameable(&self, kind: Kind) -> bool {
        Some(kind) >= self.view.last
    }

    /// Whether this player's Library would double a privilege now.
    pub(super) fn library_ready(&self) -> bool {
        let city = self.board.city(self.me);
        city.can_use(Kind::Library) && (self.board.players() > 2 || !city.library_used)
    }

    /// How often the privilege of the running phase counts for this player.
    pub(super) fn privileges(&self) -> usize {
        let chose = self.board.chooser == self.me;
        if chose { 1 + usize::from(self.library_ready()) } else { 0 }
    }
}

/// The largest city decides how long the game lasts: its owner builds in nearly every builder phase.
fn phases(board: &Board) -> f32 {
    let players = board.players();
    let turn = |seat: Seat| (seat.index() + players - board.chooser.index()) % players;
    let building = board.phase() == Some(Role::Builder);
    let left = |seat: Seat| {
        let city = board.city(seat);
        let builds_now = building && turn(seat) >= turn(board.actor) && city.fresh.is_none();
        FULL_CITY.saturating_sub(city.places.len() + usize::from(builds_now))
    };
    Seat::all(players).map(left).min().unwrap_or(0) as f32
}

fn mean_prices(board: &Board) -> [f32; 5] {
    let tiles = &board.figures.tiles;
    std::array::from_fn(|good| tiles.iter().map(|tile| f32::from(tile[good])).sum::<f32>() / tiles.len() as f32)
}
