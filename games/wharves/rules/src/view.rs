//! What one viewer may know (W7).

use crate::cards::Card;
use crate::state::{HAND, SEATS, State, Table};
use entrepot_table::{List, Seat};
use serde::{Deserialize, Serialize};

/// What one viewer may know: what lies open, how many crates lie hidden where, and the own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// Who looks; nobody at the table for people who only watch.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// How many crates are in each hand.
    pub hands: [u8; SEATS],
    /// How many crates are in the pile.
    pub pile: u8,
    /// The own hand, lowest first; empty for people who only watch.
    #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
    pub hand: List<Card, HAND>,
}

pub(crate) fn view(state: &State, viewer: Option<Seat>) -> View {
    View {
        viewer,
        table: state.table,
        hands: state.hands.map(|hand| hand.len() as u8),
        pile: state.pile.len() as u8,
        hand: viewer.map(|seat| state.hands[seat.index()]).unwrap_or_default(),
    }
}
