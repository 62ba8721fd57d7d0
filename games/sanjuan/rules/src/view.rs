//! What one viewer may know (S18).

use crate::cardset::{CardSet, Kinds};
use crate::kinds::Kind;
use crate::state::{Board, SEATS, State};
use entrepot_table::Seat;
use serde::{Deserialize, Serialize};

/// What one viewer may know: the board, and the cards this viewer has seen where they are now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// Who looks; nobody at the table for people who only watch.
    pub viewer: Option<Seat>,
    /// What everybody may know.
    pub board: Board,
    /// For each hand the cards the viewer knows: all of the own one, those of others that everybody saw (S18.1).
    #[cfg_attr(feature = "types", ts(as = "[Vec<Kind>; 4]"))]
    pub hands: [Kinds; SEATS],
    /// Of the own hand, the cards that everybody has seen.
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub shown: Kinds,
    /// Own cards drawn and not yet kept (S8.5).
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub drawn: Kinds,
    /// Own cards under Chapel and Bank (Q2).
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub laid: Kinds,
    /// Discards the viewer has seen.
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub discards: Kinds,
    /// Of those, the ones that everybody has seen.
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub discards_shown: Kinds,
    /// The last kind named of the set being chosen, for whoever chooses it.
    pub last: Option<Kind>,
}

impl View {
    /// The viewer's own hand; empty for people who only watch.
    pub fn hand(&self) -> Kinds {
        self.viewer.map(|seat| self.hands[seat.index()]).unwrap_or_default()
    }
}

pub(crate) fn view(state: &State, viewer: Option<Seat>) -> View {
    let seen = seen_by(state, viewer);
    let everybody = seen_by(state, None);
    let known = |cards: CardSet| Kinds::from(cards.and(seen));
    let chooses = viewer == Some(state.board.actor);
    View {
        viewer,
        board: state.board,
        hands: state.secret.hands.map(known),
        shown: viewer.map(|seat| Kinds::from(state.secret.hands[seat.index()].and(everybody))).unwrap_or_default(),
        drawn: if chooses && state.board.revealed.is_empty() { known(state.secret.drawn) } else { Kinds::default() },
        laid: if viewer.is_some() { known(state.secret.laid) } else { Kinds::default() },
        discards: known(state.secret.discard),
        discards_shown: Kinds::from(state.secret.discard.and(everybody)),
        last: if chooses { state.secret.last } else { None },
    }
}

/// The cards a viewer has seen; people who only watch have seen what everybody has.
pub(crate) fn seen_by(state: &State, viewer: Option<Seat>) -> CardSet {
    match viewer {
        Some(seat) => state.secret.seen[seat.index()],
        None => state.secret.seen[..state.board.players()].iter().copied().reduce(CardSet::and).unwrap_or_default(),
    }
}
