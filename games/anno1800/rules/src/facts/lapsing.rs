//! What is lost with the end of the turn, though it could still be used.

use crate::card::{CardKind, Effect};
use crate::moves::Move;
use crate::objective::Objective;
use crate::rules::Anno1800;
use crate::view::View;
use entrepot_table::{Dice, Game, Moves};
use serde::Serialize;

/// What could be used now, and not any more once the turn has ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Lapsing {
    /// Actions that can still be begun (A2.7).
    pub actions: u8,
    /// Whether free upgrades are left for a cube (A22.6).
    pub upgrades: bool,
    /// Played cards whose effect can be used.
    pub cards: Vec<CardKind>,
    /// Objective cards whose effect can be used.
    pub objectives: Vec<Objective>,
    /// No turn follows: whatever is left lapses.
    pub last: bool,
}

/// What the viewer would lose by ending the turn; nothing where nothing is lost or the turn cannot end now.
pub(super) fn lapsing(view: &View) -> Option<Lapsing> {
    let board = &view.board;
    view.viewer.filter(|seat| board.actor == *seat && !board.over())?;
    // Whatever is hidden from the viewer, the own moves are the same.
    let state = Anno1800::sample(view, &mut Dice::new(0, 0));
    let mut legal = Moves::new();
    Anno1800::legal(&state, &mut legal);
    if !legal.contains(&Move::End) {
        return None;
    }
    let last = board.last_round == Some(board.round);
    let mut lapsing = Lapsing { last, ..Lapsing::default() };
    for &mv in legal.iter() {
        match mv {
            Move::Action(_) => lapsing.actions = board.turn.actions,
            Move::Raise { .. } => lapsing.upgrades = true,
            // Hand cards go back only in the turn in which the card was played (A22.8); other effects stay.
            Move::Activate(kind) if last || matches!(kind.effect(), Effect::Return(_)) => lapsing.cards.push(kind),
            Move::Use(objective) if last => lapsing.objectives.push(objective),
            _ => {}
        }
    }
    (lapsing != Lapsing { last, ..Lapsing::default() }).then_some(lapsing)
}
