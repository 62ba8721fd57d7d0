//! The task that owns a table. It handles messages one after the other, so nothing at a table ever happens concurrently.

use super::advice::{Adviser, Hint};
use super::opponents::Opponents;
use super::resuming::Unplayable;
use super::room::Room;
use super::saving::STORAGE_FAILED;
use super::viewers::Viewers;
use super::{Help, Mailbox, QUEUE, TableMessage};
use crate::bots::Asked;
use crate::protocol::ClientMessage;
use crate::store::Saved;
use entrepot_table::{Game, Seat};
use entrepot_title::Title;
use std::time::Duration;
use tokio::sync::mpsc;

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

/// The owner of a table: it passes what comes from outside to the room, its viewers and its computer players.
pub(super) struct Keeper<G: Game> {
    pub(super) room: Room<G>,
    pub(super) help: Help,
    pub(super) viewers: Viewers,
    pub(super) opponents: Opponents<G>,
    pub(super) adviser: Adviser<G>,
    pub(super) trust: Trust,
}

/// Whether the room can be trusted to be what is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trust {
    /// It is.
    Sure,
    /// Storage failed: memory may be ahead of what is stored, so the table is loaded again before anything else.
    Unsure,
    /// There is nothing to keep any more.
    Ended(End),
}

/// Why a table ends while somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// It was deleted.
    Deleted,
    /// What is stored cannot be played; clients that reconnect are told why.
    Unplayable,
}

impl<G: Game> Keeper<G> {
    fn new(room: Room<G>, help: Help) -> Keeper<G> {
        let (viewers, opponents, adviser) = (Viewers::new(), Opponents::new(), Adviser::new());
        Keeper { room, help, viewers, opponents, adviser, trust: Trust::Sure }
    }

    async fn run(mut self, mut messages: mpsc::Receiver<TableMessage>) {
        loop {
            let sure = self.trust == Trust::Sure;
            if sure {
                let asked = if self.viewers.is_empty() { Asked::Alone } else { Asked::Watched };
                self.opponents.wake(&self.room, asked, &self.help.bots);
            }
            tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => self.read(message).await,
                    None => return,
                },
                (seat, moves) = self.opponents.next_moves() => self.play_for(seat, &moves).await,
                thought = self.adviser.next_thought() => {
                    let hint = self.adviser.answered(thought, &self.room, &self.help.bots);
                    self.give(hint);
                }
                () = tokio::time::sleep(if sure { IDLE } else { RETRY }) => {
                    if !sure {
                        self.reload().await;
                    } else if self.may_close(&messages) {
                        return;
                    }
                }
            }
            if let Trust::Ended(end) = self.trust {
                return self.leave(end);
            }
            self.adviser.drop_old(&self.room, &mut self.viewers);
            self.viewers.drop_gone();
        }
    }

    /// Sends all viewers away.
    fn leave(mut self, end: End) {
        if end == End::Deleted {
            self.viewers.expel();
        }
        if let Some(tables) = self.help.tables.upgrade() {
            tables.forget(&self.room.table.id);
        }
    }

    fn may_close(&mut self, messages: &mpsc::Receiver<TableMessage>) -> bool {
        match self.help.tables.upgrade() {
            Some(tables) => !self.opponents.are_thinking() && tables.retire(&self.room.table.id, messages),
            None => true,
        }
    }

    /// A computer player has answered. Its moves are stored and shown together, once they are final.
    async fn play_for(&mut self, seat: Seat, moves: &[G::Move]) {
        let news = self.room.play_for(seat, moves);
        if news.everybody && self.save(None).await {
            self.viewers.publish(&self.room, news, seat);
        }
    }

    pub(super) fn give(&mut self, hint: Option<Hint<G>>) {
        if let Some(hint) = hint {
            hint.give(&self.room, &mut self.viewers);
        }
    }

    async fn read(&mut self, message: TableMessage) {
        match message {
            TableMessage::Enter { socket, guest, outbox } => self.viewers.enter(socket, guest, outbox),
            TableMessage::Gone => self.trust = Trust::Ended(End::Deleted),
            TableMessage::Said { socket, message } => {
                let Some(n) = self.viewers.on(socket) else { return };
                if self.trust == Trust::Sure || self.reload().await {
                    self.answer(n, message).await;
                } else if self.trust == Trust::Unsure {
                    self.put_off(n, &message);
                }
            }
        }
    }

    /// The table cannot be read now. A viewer that knows it asks again; one that was not greeted yet must reconnect.
    fn put_off(&mut self, n: usize, message: &ClientMessage) {
        match self.viewers[n].told {
            Some(_) => self.viewers[n].object("storage", STORAGE_FAILED, message.id()),
            None => self.viewers.drop_one(n),
        }
    }
}
