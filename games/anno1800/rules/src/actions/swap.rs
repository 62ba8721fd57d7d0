//! Swap population cards (A14).

use super::MOST;
use crate::card::Deck;
use crate::effects::judge_hand_card;
use crate::event::Event;
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::state::{Board, State};
use entrepot_table::{Moves, Seat, Sink};

/// Whether any hand card belongs to a stack that is not empty (A14.3).
pub(super) fn possible(board: &Board) -> bool {
    let hand = board.player(board.actor).hand;
    Deck::ALL.iter().any(|deck| hand[deck.index()] > 0 && board.cards[deck.index()] > 0)
}

/// Whether a card may be put back: its stack was not empty before (A14.3).
pub(crate) fn judge_swap(state: &State, returned: [u8; 3], mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Return(kind) => {
            judge_hand_card(state, kind)?;
            let deck = kind.deck();
            let was_empty = state.board.cards[deck.index()] == returned[deck.index()];
            if was_empty { Err(Refusal::SwapStackEmpty { deck }) } else { Ok(()) }
        }
        Move::Done if returned == [0; 3] => Err(Refusal::NothingSwapped),
        Move::Done => Ok(()),
        _ => Err(Refusal::OtherQuestion { asked: state.board.decision() }),
    }
}

/// How many more hand cards a seat may swap at most.
pub(crate) fn swappable_by(board: &Board, seat: Seat, returned: [u8; 3]) -> u8 {
    let hand = board.player(seat).hand;
    let open = Deck::ALL.iter().filter(|deck| board.cards[deck.index()] > returned[deck.index()]);
    let cards: u8 = open.map(|deck| hand[deck.index()]).sum();
    cards.min(MOST - returned.iter().sum::<u8>())
}

pub(crate) fn legal_swap(state: &State, returned: [u8; 3], moves: &mut Moves<Move>) {
    let hand = state.free_hand(state.board.actor);
    let cards = hand.kinds().map(Move::Return).chain([Move::Done]);
    moves.extend(cards.filter(|mv| judge_swap(state, returned, *mv).is_ok()));
}

/// Puts a card back; with the last one as many are drawn (A14.2). The hand is never empty in between (A14.6).
pub(crate) fn play_swap(state: &mut State, mut returned: [u8; 3], mv: Move, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    state.board.stack.pop();
    if let Move::Return(kind) = mv {
        state.put_under(seat, kind, sink);
        returned[kind.deck().index()] += 1;
        if returned.iter().sum::<u8>() < MOST && more(&state.board, returned) {
            return state.board.stack.push(Decision::Swap { returned });
        }
    }
    for deck in Deck::ALL {
        state.draw(seat, deck, returned[deck.index()], sink);
    }
}

/// Whether another hand card could be swapped: numbers that everybody sees.
fn more(board: &Board, returned: [u8; 3]) -> bool {
    let hand = board.player(board.actor).hand;
    Deck::ALL.iter().any(|deck| hand[deck.index()] > 0 && board.cards[deck.index()] > returned[deck.index()])
}
