//! The computer players at a table.

use super::room::Room;
use crate::bots::{Asked, BotThreads};
use entrepot_table::{Game, Seat};
use tokio::sync::oneshot;

/// The computer players at a table. At most one is thinking: the one whose turn it is. None of them remembers anything: what it
/// does follows from what its seat may know and from its dice.
pub(super) struct Opponents<G: Game>(Option<Thinking<G>>);

/// A computer player that is thinking.
struct Thinking<G: Game> {
    seat: Seat,
    asked: Asked,
    thought: oneshot::Receiver<Vec<G::Move>>,
}

impl<G: Game> Opponents<G> {
    pub(super) fn new() -> Opponents<G> {
        Opponents(None)
    }

    pub(super) fn are_thinking(&self) -> bool {
        self.0.is_some()
    }

    /// Lets a computer player think, if it is its turn. If somebody looks by now, it is asked again: the same dice give the
    /// same answer, sooner.
    pub(super) fn wake(&mut self, room: &Room<G>, asked: Asked, threads: &BotThreads) {
        if self.0.as_ref().is_some_and(|thinking| thinking.asked == asked || asked == Asked::Alone) {
            return;
        }
        let Some(question) = room.question() else { return };
        let seat = question.seat;
        let Some((name, bot)) = room.bot(seat) else { return };
        let thought = threads.ask(asked, name, bot, question.view, question.legal);
        self.0 = Some(Thinking { seat, asked, thought });
    }

    /// Waits for the moves of the one that is thinking; for ever, if there is none. There are none if it failed.
    pub(super) async fn next_moves(&mut self) -> (Seat, Vec<G::Move>) {
        let Some(Thinking { seat, thought, .. }) = &mut self.0 else { return std::future::pending().await };
        let (seat, thought) = (*seat, thought.await.ok());
        self.0 = None;
        (seat, thought.unwrap_or_default())
    }

    /// Drops a thought that nobody needs any more.
    pub(super) fn interrupt(&mut self) {
        self.0 = None;
    }
}
