//! Tables: each is owned by one task, and whoever wants something of it writes a letter.
//!
//! [`Tables`] knows which of them are open in memory. A table that nobody uses for a while is closed; storage has
//! everything that is needed to open it again.

mod advice;
mod continuing;
mod info;
mod keeper;
mod opening;
mod refused;
mod requests;
mod resuming;
mod room;
mod telling;
mod viewers;

pub(crate) use continuing::go_on;
pub(crate) use keeper::open;
pub(crate) use opening::new_table;
pub(crate) use resuming::{Beginning, Unplayable, resume};
pub(crate) use viewers::Outbox;

use crate::bots::BotThreads;
use crate::games::Games;
use crate::protocol::ClientMessage;
use crate::random::Luck;
use crate::rest::ApiError;
use crate::store::{Guest, NewTable, Store, StoreError, Table};
use std::collections::HashMap;
use std::sync::{Arc, Weak};
use tokio::sync::{Mutex, mpsc};

/// Where letters to a table go.
pub(crate) type Mailbox = mpsc::Sender<Letter>;

/// So many letters wait for a table before whoever writes has to wait as well.
const LETTERS: usize = 64;

/// What sockets write to a table.
pub(crate) enum Letter {
    /// A socket was opened by a guest who has a seat here.
    Enter {
        /// A number of its own.
        socket: u64,
        /// The guest.
        guest: String,
        /// Where answers go.
        outbox: Outbox,
    },
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
    /// Only looked at: tables must not keep the list alive that keeps them alive.
    pub(crate) tables: Weak<Tables>,
    /// Held by whoever must finish before the server ends.
    pub(crate) _busy: mpsc::Sender<()>,
}

/// Why a table cannot be opened.
pub(crate) enum NotOpened {
    /// There is none with this id.
    Missing,
    /// It is there, but cannot be played.
    Unplayable(Unplayable),
    /// Storage failed.
    Store(StoreError),
}

/// The tables that are open.
pub(crate) struct Tables {
    games: Games,
    help: Help,
    open: Mutex<HashMap<String, Mailbox>>,
}

impl Tables {
    pub(crate) fn new(games: Games, store: Store, bots: BotThreads, busy: mpsc::Sender<()>) -> Arc<Tables> {
        Arc::new_cyclic(|tables| {
            let help = Help { store, bots, tables: tables.clone(), _busy: busy };
            Tables { games, help, open: Mutex::default() }
        })
    }

    /// The mailbox of a table, which is opened if it is not.
    pub(crate) async fn mailbox(&self, id: &str) -> Result<Mailbox, NotOpened> {
        // Held while a table is loaded: two tasks for one table would be worse than a short wait.
        let mut open = self.open.lock().await;
        // A mailbox that is closed belonged to a task that failed.
        if let Some(mailbox) = open.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        let saved = self.help.store.load(id).await.map_err(NotOpened::Store)?.ok_or(NotOpened::Missing)?;
        let game = self.games.get(&saved.table.game).ok_or(NotOpened::Unplayable(Unplayable::OtherGame))?;
        let mailbox = game.open(saved, self.help.clone()).map_err(NotOpened::Unplayable)?;
        open.insert(id.to_owned(), mailbox.clone());
        Ok(mailbox)
    }

    /// The same table once more, if its game does not run, or cannot be played any more.
    pub(crate) async fn rematch(&self, guest: &Guest, table: &Table, luck: Luck) -> Result<NewTable, ApiError> {
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

    /// Forgets a table that wants to close. Says no if somebody can still write to it.
    async fn retire(&self, id: &str, letters: &mpsc::Receiver<Letter>) -> bool {
        let mut open = self.open.lock().await;
        // The only mailbox left is the one in this list, and nobody gets it while the list is locked.
        let alone = letters.sender_strong_count() <= 1 && letters.is_empty();
        if alone {
            open.remove(id);
        }
        alone
    }

    /// Lets go of all tables: each ends when the last socket has left it.
    pub(crate) async fn close(&self) {
        self.open.lock().await.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn tables(folder: &std::path::Path) -> Arc<Tables> {
        let store = Store::open(folder, None).await.expect("a new database can be made");
        Tables::new(Games::all(), store, BotThreads::start().unwrap(), mpsc::channel(1).0)
    }

    #[tokio::test]
    async fn a_table_closes_only_when_nobody_can_write_to_it() {
        let folder = tempfile::tempdir().unwrap();
        let tables = tables(folder.path()).await;
        let (mailbox, letters) = mpsc::channel(LETTERS);
        tables.open.lock().await.insert("a".into(), mailbox.clone());
        assert!(!tables.retire("a", &letters).await, "somebody has its address");
        drop(mailbox);
        assert!(tables.retire("a", &letters).await);
        assert!(tables.open.lock().await.is_empty());
    }

    #[tokio::test]
    async fn what_was_never_opened_is_missing() {
        let folder = tempfile::tempdir().unwrap();
        assert!(matches!(tables(folder.path()).await.mailbox("a").await, Err(NotOpened::Missing)));
    }
}
