//! Take expedition cards (A19).

use super::MOST;
use crate::cost::Cost;
use crate::data::DATA;
use crate::moves::{Action, Object};
use crate::pay::Purse;
use crate::refusal::Refusal;
use crate::state::Board;

/// The same price however many cards are drawn (A19.1).
pub(super) const COST: Cost = Cost { exploration: DATA.expedition_price.value, ..Cost::FREE };

/// One to three cards, said before they are seen; more than there are may be asked for (R41, C18).
pub(super) fn judge(board: &Board, purse: &Purse<'_>, count: u8) -> Result<(), Refusal> {
    if !(1..=MOST).contains(&count) {
        return Err(Refusal::OneToThree { count });
    }
    super::affordable(board, purse, Object::Expeditions(count))
}

/// There must be a card (A19.4).
pub(super) fn obtainable(board: &Board) -> Result<(), Refusal> {
    if board.expeditions == 0 { Err(Refusal::StackEmpty { action: Action::Expedition }) } else { Ok(()) }
}
