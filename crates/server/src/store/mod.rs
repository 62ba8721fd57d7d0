//! What is kept: guests, tables, moves. All SQL of the server is here.
//!
//! The same statements run on SQLite and on PostgreSQL. Everything that belongs together is one transaction: after a crash
//! it is there as a whole or not at all.

mod changes;
mod guests;
mod sqlite;
mod tables;

pub(crate) use changes::{Change, Request, TakenOver};
pub(crate) use guests::Guest;
pub(crate) use tables::{NewTable, Saved, Sitter, Standing, Table};

use crate::{ServeError, clock, random};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection};
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Guests who never sat down are forgotten after so long: 30 days, in milliseconds.
const FORGOTTEN: i64 = 30 * 24 * 60 * 60 * 1000;

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: AnyPool,
    /// Tells this database from all others.
    pub(crate) id: Arc<str>,
    /// Held while the folder is in use.
    _lock: Option<Arc<File>>,
}

/// Connections to a database, and the file that it is, if it is one.
struct Pool {
    pool: AnyPool,
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
        let (pool, lock) = match database {
            Some(url) => (open_postgres(url).await?, None),
            None => sqlite::open(data).await.map(|(pool, lock)| (pool, Some(Arc::new(lock))))?,
        };
        match prepare(&pool).await {
            Ok(id) => Ok(Store { pool: pool.pool, id: id.into(), _lock: lock }),
            Err(error) => {
                pool.pool.close().await;
                Err(error)
            }
        }
    }

    /// Lets everything under way finish and closes the database.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
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
    guests::forget(&pool.pool, clock::now() - FORGOTTEN).await.map_err(|error| failed(&error))?;
    id_of(&pool.pool).await.map_err(|error| failed(&error))
}

/// The id of the database, made when it is opened for the first time.
async fn id_of(pool: &AnyPool) -> Result<String, sqlx::Error> {
    let new = sqlx::query("INSERT INTO meta (name, value) VALUES ('id', $1) ON CONFLICT DO NOTHING");
    new.bind(random::short_id()).execute(pool).await?;
    sqlx::query_scalar("SELECT value FROM meta WHERE name = 'id'").fetch_one(pool).await
}

async fn open_postgres(url: &str) -> Result<Pool, ServeError> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(ServeError::DatabaseUrl);
    }
    let unusable = |error: sqlx::Error| ServeError::Database(error.to_string());
    // One connection first, to see whether it works: a pool would try again and again, and in the end only say that it
    // took too long.
    AnyConnection::connect(url).await.map_err(unusable)?.close().await.map_err(unusable)?;
    let pool = AnyPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(10));
    Ok(Pool { pool: pool.connect(url).await.map_err(unusable)?, file: None })
}
