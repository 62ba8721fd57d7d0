//! The storage of guests, tables and moves. All SQL of the server is here.
//!
//! The same statements run on SQLite and PostgreSQL. Changes that belong together are one transaction: after a crash all of
//! them are there, or none.

mod changes;
mod deleting;
mod guests;
mod lent;
mod postgres;
mod sqlite;
mod tables;

pub(crate) use changes::{Change, Request, TakenOver};
pub(crate) use deleting::{Cursor, TooOld};
pub(crate) use guests::Guest;
pub(crate) use tables::{NewTable, Saved, Sitter, Standing, Stored, Table};

use crate::{ServeError, random};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::Mutex;

/// How many bytes must be free outside the file, whatever room it has inside: writes go through its log.
const LOG: u64 = 16 << 20;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: AnyPool,
    dialect: &'static Dialect,
    /// Kept open while the database is in use.
    anchor: Anchor,
    /// The folder of its file, if it is one.
    folder: Option<Arc<Path>>,
    /// Distinguishes this database from all others.
    pub(crate) id: Arc<str>,
    /// Held while the folder is in use.
    _lock: Option<Arc<File>>,
}

/// Where the databases' SQL differs.
struct Dialect {
    /// Begins a writing transaction; fails inside another one.
    begin: &'static str,
    /// Begins a transaction that reads a snapshot; fails inside another one.
    begin_reading: &'static str,
}

/// A connection that only stays open and checkpoints the log, if the database needs one.
type Anchor = Arc<Mutex<Option<AnyConnection>>>;

/// Connections to a database, and its file if it is one.
struct Pool {
    pool: AnyPool,
    anchor: Anchor,
    file: Option<PathBuf>,
}

/// Why something could not be stored or read. The text is for the operator; players only learn that it failed.
#[derive(Debug)]
pub(crate) enum StoreError {
    /// The database failed.
    Database(sqlx::Error),
    /// Another server changed the table in the meantime.
    Overtaken,
    /// A value in the database that this program cannot have written. The text names the column, never the value.
    Value(&'static str),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error)
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Database(error) => write!(f, "the database failed: {error}"),
            StoreError::Overtaken => {
                f.write_str("another server has changed this table; does one use the same database?")
            }
            StoreError::Value(column) => write!(f, "the database holds an unreadable value in {column}"),
        }
    }
}

impl Store {
    /// Opens the database and migrates it. A database that a newer program has changed is left untouched.
    pub(crate) async fn open(data: &Path, database: Option<&str>) -> Result<Store, ServeError> {
        sqlx::any::install_default_drivers();
        let (pool, lock, dialect) = match database {
            Some(url) => (postgres::open(url).await?, None, &postgres::DIALECT),
            None => sqlite::open(data).await.map(|(pool, lock)| (pool, Some(Arc::new(lock)), &sqlite::DIALECT))?,
        };
        match prepare(&pool).await {
            Ok(id) => {
                let folder = pool.file.as_ref().and_then(|file| file.parent()).map(Arc::from);
                Ok(Store { pool: pool.pool, dialect, anchor: pool.anchor, folder, id: id.into(), _lock: lock })
            }
            Err(error) => {
                pool.pool.close().await;
                Err(error)
            }
        }
    }

    /// Whether it has less free space than this; false if that is unknown.
    pub(crate) async fn has_less_than(&self, bytes: u64) -> bool {
        let Some(free) = self.folder.as_deref().and_then(sqlite::free) else { return false };
        // SQLite reuses the room of deleted rows before its file grows, but the log needs room of its own.
        free < bytes.min(LOG) || (free < bytes && free.saturating_add(self.unused().await.unwrap_or(0)) < bytes)
    }

    /// How many bytes of the file are unused.
    async fn unused(&self) -> Result<u64, StoreError> {
        let mut lent = self.lend().await?;
        let unused = sqlite::unused(&mut lent).await?;
        lent.give_back();
        Ok(unused)
    }

    /// Checkpoints the log while others write. Otherwise the next writer would have to do it once the log is long.
    pub(crate) async fn checkpoint(&self) {
        if let Some(anchor) = self.anchor.lock().await.as_mut() {
            // If it fails now, a later call does it.
            let _ = anchor.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
        }
    }

    /// Waits for everything in progress and closes the database.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
        if let Some(anchor) = self.anchor.lock().await.take() {
            // Everything is stored already, so an error here is harmless.
            let _ = anchor.close().await;
        }
    }
}

/// Migrates the database and returns its id.
async fn prepare(pool: &Pool) -> Result<String, ServeError> {
    let failed = |error: &dyn fmt::Display| match &pool.file {
        Some(file) => ServeError::file(file, error),
        None => ServeError::Database(error.to_string()),
    };
    MIGRATIONS.run(&pool.pool).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) => ServeError::DatabaseIsNewer,
        error => failed(&error),
    })?;
    id_of(&pool.pool).await.map_err(|error| failed(&error))
}

/// The id of the database, created when it is first opened.
async fn id_of(pool: &AnyPool) -> Result<String, sqlx::Error> {
    let new = sqlx::query("INSERT INTO meta (name, value) VALUES ('id', $1) ON CONFLICT DO NOTHING");
    new.bind(random::short_id()).execute(pool).await?;
    sqlx::query_scalar("SELECT value FROM meta WHERE name = 'id'").fetch_one(pool).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_deleted_makes_room_inside_the_file() {
        const MIB: u64 = 1 << 20;
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), None).await.expect("a new database can be made");
        let more_than_free = || sqlite::free(folder.path()).unwrap() + 16 * MIB;
        assert!(store.has_less_than(more_than_free()).await);
        let mut lent = store.lend().await.unwrap();
        lent.execute("CREATE TABLE much (bytes BLOB)").await.unwrap();
        lent.execute("INSERT INTO much VALUES (zeroblob(33554432))").await.unwrap();
        lent.execute("DROP TABLE much").await.unwrap();
        lent.give_back();
        assert!(!store.has_less_than(more_than_free()).await, "32 MiB of the file hold nothing");
        assert!(store.has_less_than(more_than_free() + 32 * MIB).await);
    }
}
