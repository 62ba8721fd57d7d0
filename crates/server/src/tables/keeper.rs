//! The task that owns a table. It handles messages one after the other, so nothing at a table ever happens concurrently.

use super::advice::{Advice, next_advice};
use super::resuming::Unplayable;
use super::room::Room;
use super::telling::STORAGE_FAILED;
use super::viewers::Viewer;
use super::{Help, Mailbox, QUEUE, TableMessage};
use crate::bots::Thought;
use crate::protocol::ClientMessage;
use crate::store::Saved;
use entrepot_table::{Bot, Game, Seat};
use entrepot_title::Title;
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How long a table stays open without anybody.
const IDLE: Duration = Duration::from_secs(600);

/// After a storage failure it is loaded again with the next message, or after this long.
const RETRY: Duration = Duration::from_secs(1);

/// Starts the task.
pub(crate) fn open<G: Game>(title: &'static Title<G>, saved: Saved, help: Help) -> Result<Mailbox, Unplayable> {
    let room = Room::new(title, saved)?;
    let (mailbox, messages) = mpsc::channel(QUEUE);
    tokio::spawn(Keeper::new(room, help).run(messages));
    Ok(mailbox)
}

/// The owner of a table: the room, its viewers, and the computer players.
pub(super) struct Keeper<G: Game> {
    pub(super) room: Room<G>,
    pub(super) help: Help,
    pub(super) viewers: Vec<Viewer>,
    /// The computer players that are not thinking.
    pub(super) bots: HashMap<Seat, Box<dyn Bot<G>>>,
    /// The one that is thinking.
    pub(super) thinking: Option<Thinking<G>>,
    /// The hint in progress.
    pub(super) advice: Option<Advice<G>>,
    /// Set when the table ends.
    pub(super) end: Option<End>,
    /// Storage failed: memory may be ahead of what is stored, so the table is loaded again before anything else.
    pub(super) unsure: bool,
}

/// Why a table ends while somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// It was deleted.
    Deleted,
    /// What is stored cannot be played; clients that reconnect are told why.
    Unplayable,
}

/// A computer player that is thinking.
pub(super) struct Thinking<G: Game> {
    seat: Seat,
    thought: oneshot::Receiver<Thought<G>>,
}

impl<G: Game> Keeper<G> {
    fn new(room: Room<G>, help: Help) -> Keeper<G> {
        let (viewers, bots) = (Vec::new(), HashMap::new());
        Keeper { room, help, viewers, bots, thinking: None, advice: None, end: None, unsure: false }
    }

    /// The index of the viewer on this socket, if it is still there.
    pub(super) fn viewer(&self, socket: u64) -> Option<usize> {
        self.viewers.iter().position(|viewer| viewer.socket == socket)
    }

    async fn run(mut self, mut messages: mpsc::Receiver<TableMessage>) {
        loop {
            self.wake();
            let patience = if self.unsure { RETRY } else { IDLE };
            tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => self.read(message).await,
                    None => return,
                },
                (seat, thought) = next_thought(&mut self.thinking) => self.play_for(seat, thought).await,
                thought = next_advice(&mut self.advice) => self.advised(thought),
                () = tokio::time::sleep(patience) => {
                    if self.unsure {
                        self.reload().await;
                    } else if self.may_close(&messages) {
                        return;
                    }
                }
            }
            if let Some(end) = self.end {
                return self.leave(end);
            }
            self.drop_old_advice();
            self.viewers.retain(|viewer| !viewer.is_gone());
        }
    }

    /// Sends all viewers away.
    fn leave(mut self, end: End) {
        if end == End::Deleted {
            self.viewers.iter_mut().for_each(Viewer::expel);
        }
        if let Some(tables) = self.help.tables.upgrade() {
            tables.forget(&self.room.table.id);
        }
    }

    fn may_close(&mut self, messages: &mpsc::Receiver<TableMessage>) -> bool {
        match self.help.tables.upgrade() {
            Some(tables) => self.thinking.is_none() && tables.retire(&self.room.table.id, messages),
            None => true,
        }
    }

    /// Lets a computer player think, if it is its turn.
    fn wake(&mut self) {
        if self.unsure || self.thinking.is_some() {
            return;
        }
        let Some(question) = self.room.question() else { return };
        let seat = question.seat;
        let Some(bot) = self.bots.remove(&seat).or_else(|| self.room.bot(seat)) else { return };
        let thought = self.help.bots.ask(bot, question.view, question.legal);
        self.thinking = Some(Thinking { seat, thought });
    }

    /// A computer player has answered. Its moves are stored and shown together, once they are final.
    async fn play_for(&mut self, seat: Seat, thought: Option<Thought<G>>) {
        let mv = thought.map(|thought| {
            self.bots.insert(seat, thought.bot);
            thought.mv
        });
        let news = self.room.play_for(seat, mv);
        if news.everybody && self.save(None).await {
            self.publish(news, seat);
        }
    }

    async fn read(&mut self, message: TableMessage) {
        match message {
            TableMessage::Enter { socket, guest, outbox } => self.viewers.push(Viewer::new(socket, guest, outbox)),
            TableMessage::Gone => self.end = Some(End::Deleted),
            TableMessage::Said { socket, message } => {
                let Some(n) = self.viewer(socket) else { return };
                if !self.unsure || self.reload().await {
                    self.answer(n, message).await;
                } else if self.end.is_none() {
                    self.put_off(n, &message);
                }
            }
        }
    }

    /// The table cannot be read now. A viewer that knows it asks again; one that was not greeted yet must reconnect.
    fn put_off(&mut self, n: usize, message: &ClientMessage) {
        match self.viewers[n].told {
            Some(_) => self.viewers[n].object("storage", STORAGE_FAILED, message.id()),
            None => drop(self.viewers.remove(n)),
        }
    }
}

/// Waits for the thinking computer player; for ever, if there is none. `None` if it failed.
async fn next_thought<G: Game>(thinking: &mut Option<Thinking<G>>) -> (Seat, Option<Thought<G>>) {
    let Some(Thinking { seat, thought }) = thinking else { return std::future::pending().await };
    let (seat, thought) = (*seat, thought.await.ok());
    *thinking = None;
    (seat, thought)
}
