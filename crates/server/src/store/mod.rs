//! What is kept: guests, tables, moves. All SQL of the server is here.
//!
//! The same statements run on SQLite and on PostgreSQL. Everything that belongs together is one transaction: after a crash
//! it is there as a whole or not at all.

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
pub(crate) use tables::{NewTable, Saved, Sitter, Standing, Table};

use crate::{ServeError, random};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection};
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::Mutex;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: AnyPool,
    dialect: &'static Dialect,
    /// Kept open as long as the database is in use.
    anchor: Anchor,
    /// Where its file lies, if it is one.
    folder: Option<Arc<Path>>,
    /// Tells this database from all others.
    pub(crate) id: Arc<str>,
    /// Held while the folder is in use.
    _lock: Option<Arc<File>>,
}

/// What the databases say differently.
struct Dialect {
    /// Begins a transaction that writes, and fails inside another one.
    begin: &'static str,
    /// Begins a transaction that sees everything as it is now, and fails inside another one.
    begin_reading: &'static str,
}

/// A connection that is never used, if there has to be one.
type Anchor = Arc<Mutex<Option<AnyConnection>>>;

/// Connections to a database, and the file that it is, if it is one.
struct Pool {
    pool: AnyPool,
    anchor: Anchor,
    file: Option<PathBuf>,
}

/// Why something could not be stored or read. The text is for whoever runs the server; players are only told that it failed.
#[derive(Debug)]
pub(crate) enum StoreError {
    /// The database failed.
    Database(sqlx::Error),
    /// Another server has changed the table in the meantime.
    Overtaken,
    /// A value in the database is none that this program wrote. The text names the column, never the value.
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
    /// Opens the database and brings it up to date. A database that a newer program has changed is left as it is.
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

    /// How many bytes are free for it; nothing where nobody here can tell.
    pub(crate) fn free(&self) -> Option<u64> {
        self.folder.as_deref().and_then(sqlite::free)
    }

    /// Lets everything under way finish and closes the database.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
        if let Some(anchor) = self.anchor.lock().await.take() {
            // Nothing waits to be written any more; what was is stored.
            let _ = anchor.close().await;
        }
    }
}

/// Brings the database up to date, and returns its id.
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

/// The id of the database, made when it is opened for the first time.
async fn id_of(pool: &AnyPool) -> Result<String, sqlx::Error> {
    let new = sqlx::query("INSERT INTO meta (name, value) VALUES ('id', $1) ON CONFLICT DO NOTHING");
    new.bind(random::short_id()).execute(pool).await?;
    sqlx::query_scalar("SELECT value FROM meta WHERE name = 'id'").fetch_one(pool).await
}
