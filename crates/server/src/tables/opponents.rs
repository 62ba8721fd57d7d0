//! The computer players at a table.

use super::room::Room;
use crate::bots::{BotThreads, Thought};
use entrepot_table::{Bot, Game, Seat};
use std::collections::HashMap;
use tokio::sync::oneshot;

/// The computer players at a table. At most one is thinking: the one whose turn it is.
pub(super) struct Opponents<G: Game> {
    /// Those that are not thinking.
    idle: HashMap<Seat, Box<dyn Bot<G>>>,
    thinking: Option<Thinking<G>>,
}

/// A computer player that is thinking.
struct Thinking<G: Game> {
    seat: Seat,
    thought: oneshot::Receiver<Thought<G>>,
}

impl<G: Game> Opponents<G> {
    pub(super) fn new() -> Opponents<G> {
        Opponents { idle: HashMap::new(), thinking: None }
    }

    pub(super) fn are_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Lets a computer player think, if it is its turn.
    pub(super) fn wake(&mut self, room: &Room<G>, threads: &BotThreads) {
        if self.thinking.is_some() {
            return;
        }
        let Some(question) = room.question() else { return };
        let seat = question.seat;
        let Some(bot) = self.idle.remove(&seat).or_else(|| room.bot(seat)) else { return };
        let thought = threads.ask(bot, question.view, question.legal);
        self.thinking = Some(Thinking { seat, thought });
    }

    /// Waits for the move of the one that is thinking; for ever, if there is none. There is no move if it failed.
    pub(super) async fn next_move(&mut self) -> (Seat, Option<G::Move>) {
        let Some(Thinking { seat, thought }) = &mut self.thinking else { return std::future::pending().await };
        let (seat, thought) = (*seat, thought.await.ok());
        self.thinking = None;
        let mv = thought.map(|Thought { bot, mv }| {
            self.idle.insert(seat, bot);
            mv
        });
        (seat, mv)
    }

    /// Drops a thought that nobody needs any more.
    pub(super) fn interrupt(&mut self) {
        self.thinking = None;
    }

    /// Forgets what they know of the game: it may never have happened.
    pub(super) fn forget(&mut self) {
        *self = Opponents::new();
    }
}
