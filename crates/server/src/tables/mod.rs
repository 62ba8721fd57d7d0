//! Tables: each is owned by one task, which others reach only by messages.
//!
//! [`Tables`] knows which of them are open in memory. A table that nobody uses for a while is closed; storage has everything
//! needed to open it again.

mod advice;
mod continuing;
mod info;
mod keeper;
mod opening;
mod opponents;
mod refused;
mod requests;
mod resuming;
mod room;
mod saving;
mod viewers;

pub(crate) use continuing::go_on;
pub(crate) use keeper::open;
pub(crate) use opening::new_table;
pub(crate) use resuming::{Beginning, Unplayable, resume};

use crate::bots::BotThreads;
use crate::games::{Games, Playable};
use crate::outbox::Outbox;
use crate::protocol::ClientMessage;
use crate::random::Luck;
use crate::rest::ApiError;
use crate::store::{Guest, NewTable, Saved, Store, StoreError, Table};
use std::collections::HashMap;
use std::panic::resume_unwind;
use std::sync::{Arc, MutexGuard, PoisonError, Weak};
use tokio::sync::{Mutex, Semaphore, mpsc};
use tokio::task::spawn_blocking;

/// The address of a table's task.
pub(crate) type Mailbox = mpsc::Sender<TableMessage>;

/// How many messages wait for a table before senders have to wait.
const QUEUE: usize = 64;

/// What sockets send to a table.
pub(crate) enum TableMessage {
    /// A guest who has a seat here opened a socket.
    Enter {
        /// A unique number.
        socket: u64,
        /// The guest.
        guest: String,
        /// Where answers go.
        outbox: Outbox,
    },
    /// The table was deleted.
    Gone,
    /// The socket said something.
    Said {
        /// Its number.
        socket: u64,
        /// What it said.
        message: ClientMessage,
    },
}

/// What a table's task needs from outside.
#[derive(Clone)]
pub(crate) struct Help {
    pub(crate) store: Store,
    pub(crate) bots: BotThreads,
    /// Weak: tables must not keep the list alive that keeps them alive.
    pub(crate) tables: Weak<Tables>,
    /// Held by every task that must finish before the server ends.
    pub(crate) _busy: mpsc::Sender<()>,
}

/// Why a table cannot be opened.
pub(crate) enum NotOpened {
    /// No table has this id.
    Missing,
    /// It exists, but cannot be played.
    Unplayable(Unplayable),
    /// Storage failed.
    Store(StoreError),
}

/// Holds the mailbox of a table. It is locked while the table is loaded, so that no two tasks ever own one.
type Slot = Mutex<Option<Mailbox>>;

/// The open tables.
pub(crate) struct Tables {
    games: Games,
    help: Help,
    /// Locked only for moments: opening one table never waits for another.
    slots: std::sync::Mutex<HashMap<String, Arc<Slot>>>,
    /// Permission to replay a stored game, which may occupy a core for a while.
    turns: Semaphore,
}

impl Tables {
    pub(crate) fn new(games: Games, store: Store, bots: BotThreads, busy: mpsc::Sender<()>) -> Arc<Tables> {
        Arc::new_cyclic(|tables| {
            let help = Help { store, bots, tables: tables.clone(), _busy: busy };
            let cores = std::thread::available_parallelism().map_or(1, usize::from);
            Tables { games, help, slots: Default::default(), turns: Semaphore::new(cores) }
        })
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<String, Arc<Slot>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mailbox of a table. Opens the table if it is not open.
    pub(crate) async fn mailbox(self: &Arc<Self>, id: &str) -> Result<Mailbox, NotOpened> {
        let slot = Arc::clone(self.slots().entry(id.to_owned()).or_default());
        let mut hung = slot.lock_owned().await;
        // A closed mailbox belonged to a task that failed.
        if let Some(mailbox) = hung.as_ref().filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        // The request may be cancelled, but opening a table cannot be stopped: it keeps the lock.
        let (tables, id) = (Arc::clone(self), id.to_owned());
        let opening = tokio::spawn(async move {
            let opened = tables.load(&id).await;
            *hung = opened.as_ref().ok().cloned();
            drop(hung);
            tables.tidy(&id);
            opened
        });
        opening.await.unwrap_or_else(|error| resume_unwind(error.into_panic()))
    }

    /// Removes a place that holds no mailbox.
    fn tidy(&self, id: &str) {
        let mut slots = self.slots();
        let empty = |slot: &Arc<Slot>| Arc::strong_count(slot) == 1 && slot.try_lock().is_ok_and(|hung| hung.is_none());
        if slots.get(id).is_some_and(empty) {
            slots.remove(id);
        }
    }

    /// Opens a stored table.
    async fn load(&self, id: &str) -> Result<Mailbox, NotOpened> {
        let saved = self.help.store.load(id).await.map_err(NotOpened::Store)?.ok_or(NotOpened::Missing)?;
        let (game, help) = (self.game_of(&saved).map_err(NotOpened::Unplayable)?, self.help.clone());
        self.replay(move || game.open(saved, help)).await.map_err(NotOpened::Unplayable)
    }

    /// Replays a stored game, when permitted, on a thread that players do not wait for.
    async fn replay<T: Send + 'static>(&self, play: impl FnOnce() -> T + Send + 'static) -> T {
        let _turn = self.turns.acquire().await;
        spawn_blocking(play).await.unwrap_or_else(|error| resume_unwind(error.into_panic()))
    }

    /// The same table again, if its game is not running or can no longer be played.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        guest: &Guest,
        table: &Table,
        luck: Luck,
    ) -> Result<NewTable, ApiError> {
        if table.runs() && self.games.play(table) {
            match self.mailbox(&table.id).await {
                Ok(_) => return Err(ApiError::game_runs()),
                Err(NotOpened::Missing) => return Err(ApiError::no_such_table()),
                Err(NotOpened::Store(error)) => return Err(error.into()),
                Err(NotOpened::Unplayable(_)) => {}
            }
        }
        opening::again(&self.games, guest, table, luck)
    }

    /// Sends everybody away from a deleted table.
    pub(crate) async fn expel(&self, id: &str) {
        let slot = self.slots().get(id).cloned();
        let Some(slot) = slot else { return };
        // While it is being opened, nobody knows yet whether there is anybody to send away.
        let mailbox = slot.lock().await.clone();
        if let Some(mailbox) = mailbox {
            // A table that has closed meanwhile has nobody left to send away.
            let _ = mailbox.send(TableMessage::Gone).await;
        }
    }

    /// The record of a stored game.
    pub(crate) async fn record(&self, saved: Saved) -> Result<String, Unplayable> {
        let game = self.game_of(&saved)?;
        self.replay(move || game.record(&saved)).await
    }

    /// Everybody's points after each round of a stored game.
    pub(crate) async fn rounds(&self, saved: Saved) -> Result<Vec<Vec<i32>>, Unplayable> {
        let game = self.game_of(&saved)?;
        self.replay(move || game.rounds(&saved)).await
    }

    fn game_of(&self, saved: &Saved) -> Result<Arc<dyn Playable>, Unplayable> {
        self.games.get(&saved.table.game).cloned().ok_or(Unplayable::OtherGame)
    }

    /// Forgets a table that is gone.
    fn forget(&self, id: &str) {
        self.slots().remove(id);
    }

    /// Forgets a table that wants to close. Returns false if somebody can still write to it.
    fn retire(&self, id: &str, messages: &mpsc::Receiver<TableMessage>) -> bool {
        let mut slots = self.slots();
        // While the list is locked nobody new arrives; everybody already here holds the place or the mailbox.
        let unclaimed = slots.get(id).is_none_or(|slot| Arc::strong_count(slot) == 1);
        let alone = unclaimed && messages.sender_strong_count() <= 1 && messages.is_empty();
        if alone {
            slots.remove(id);
        }
        alone
    }

    /// Drops all tables: each ends when its last socket has left.
    pub(crate) fn close(&self) {
        self.slots().clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn tables(folder: &std::path::Path) -> Arc<Tables> {
        let store = Store::open(folder, None).await.expect("a new database can be made");
        Tables::new(Games::default(), store, BotThreads::start().unwrap(), mpsc::channel(1).0)
    }

    #[tokio::test]
    async fn a_table_closes_only_when_nobody_can_write_to_it() {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables(folder.path()).await;
        let (mailbox, messages) = mpsc::channel(QUEUE);
        tables.slots().insert("a".into(), Arc::new(Mutex::new(Some(mailbox))));
        let known = tables.mailbox("a").await.ok().unwrap();
        assert!(!tables.retire("a", &messages), "somebody has its address");
        drop(known);
        let asks = Arc::clone(&tables.slots()["a"]);
        assert!(!tables.retire("a", &messages), "somebody is about to get its address");
        drop(asks);
        assert!(tables.retire("a", &messages));
        assert!(tables.slots().is_empty());
    }

    #[tokio::test]
    async fn what_was_never_opened_is_missing_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables(folder.path()).await;
        assert!(matches!(tables.mailbox("a").await, Err(NotOpened::Missing)));
        assert!(tables.slots().is_empty());
    }

    #[tokio::test]
    async fn a_table_that_is_being_loaded_holds_up_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables(folder.path()).await;
        let slow = Arc::<Slot>::default();
        tables.slots().insert("slow".into(), Arc::clone(&slow));
        let loading = slow.lock().await;
        let waits = tables.mailbox("slow");
        tokio::pin!(waits);
        tokio::select! {
            biased;
            _ = &mut waits => panic!("one task loads it"),
            other = tables.mailbox("other") => assert!(matches!(other, Err(NotOpened::Missing))),
        }
        drop(loading);
        drop(slow);
        assert!(matches!(waits.await, Err(NotOpened::Missing)));
        assert!(tables.slots().is_empty());
    }
}
