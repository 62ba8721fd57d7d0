//! What one viewer may know (R42).

use crate::card::{Card, CardKind, CardSet, Cards, kind_of, kinds};
use crate::island::Expedition;
use crate::moves::Object;
use crate::scoring;
use crate::state::{Board, EXPEDITIONS, SEATS, State};
use entrepot_table::{List, Seat};
use serde::{Deserialize, Serialize};

/// What one viewer may know: the board, and the cards this viewer knows where they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// Who looks; nobody at the table for people who only watch.
    pub viewer: Option<Seat>,
    /// What everybody may know.
    pub board: Board,
    /// For each hand the cards the viewer knows: all of the own one, and those of others that he put under a stack.
    #[cfg_attr(feature = "types", ts(as = "[Vec<CardKind>; 4]"))]
    pub hands: [Cards; SEATS],
    /// The stacks from the bottom, as far as the viewer knows what lies there: what he put under them.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<CardKind>>"))]
    pub fw: List<Option<CardKind>, 46>,
    /// As `fw`.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<CardKind>>"))]
    pub aei: List<Option<CardKind>, 32>,
    /// As `fw`.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<CardKind>>"))]
    pub nw: List<Option<CardKind>, 24>,
    /// The viewer's own expedition cards; everybody's once the game is over.
    #[cfg_attr(feature = "types", ts(as = "[Vec<Expedition>; 4]"))]
    pub expeditions: [List<Expedition, EXPEDITIONS>; SEATS],
}

pub(crate) fn view(state: &State, viewer: Option<Seat>) -> View {
    let seen = seen_by(state, viewer);
    let known = |card: &Card| seen.has(*card).then(|| kind_of(*card));
    let over = state.board.over();
    let expeditions = |seat: Seat| {
        let shown = over || viewer == Some(seat);
        if shown { scoring::expeditions(state, seat) } else { List::default() }
    };
    View {
        viewer,
        board: state.board,
        hands: state.secret.hands.map(|hand| kinds(hand.and(seen))),
        fw: state.secret.fw.iter().map(known).collect(),
        aei: state.secret.aei.iter().map(known).collect(),
        nw: state.secret.nw.iter().map(known).collect(),
        expeditions: std::array::from_fn(|seat| expeditions(Seat::new(seat))),
    }
}

/// The cards that a viewer knows. People who only watch know the card that is being paid for, and no other: that two players
/// know a card, one by putting it under a stack and one by drawing it, is nothing they could have seen.
pub(crate) fn seen_by(state: &State, viewer: Option<Seat>) -> CardSet {
    match (viewer, state.board.turn.object) {
        (Some(seat), _) => state.secret.seen[seat.index()],
        (None, Object::Card(kind)) => state.shown_first(state.board.actor, kind).into_iter().collect(),
        (None, _) => CardSet::default(),
    }
}

impl View {
    /// The viewer's own hand; empty for people who only watch.
    pub fn hand(&self) -> Cards {
        self.viewer.map(|seat| self.hands[seat.index()]).unwrap_or_default()
    }
}
