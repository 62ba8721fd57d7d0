//! What is kept: guests, tables, moves. All SQL of the server is here.
//!
//! The same statements run on SQLite and on PostgreSQL. Everything that belongs together is one transaction: after a crash
//! it is there as a whole or not at all.

mod changes;
mod guests;
mod tables;

pub(crate) use changes::{Change, Request, TakenOver};
pub(crate) use guests::Guest;
pub(crate) use tables::{NewTable, Saved, Sitter, Standing, Table};

use crate::ServeError;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::fmt;
use std::path::Path;
use std::time::Duration;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// The name of the SQLite file in the data folder.
const FILE: &str = "entrepot.db";

/// SQLite waits so long for another program that uses the file, a backup for example.
const PATIENCE: &str = "PRAGMA busy_timeout = 2000";

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: AnyPool,
}

/// Why something could not be stored or read. The text is for whoever runs the server; players are only told that it failed.
#[derive(Debug)]
pub(crate) enum StoreError {
    /// The database failed.
    Database(sqlx::Error),
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
            StoreError::Value(column) => write!(f, "the database holds an unreadable value in {column}"),
        }
    }
}

impl Store {
    /// Opens the database and brings it up to date. A database that a newer program has changed is left as it is.
    pub(crate) async fn open(data: &Path, database: Option<&str>) -> Result<Store, ServeError> {
        sqlx::any::install_default_drivers();
        let pool = match database {
            Some(url) => open_postgres(url).await?,
            None => open_sqlite(data).await?,
        };
        match MIGRATIONS.run(&pool).await {
            Ok(()) => Ok(Store { pool }),
            Err(error) => {
                pool.close().await;
                Err(not_migrated(error))
            }
        }
    }

    /// Lets everything under way finish and closes the database.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

fn not_migrated(error: MigrateError) -> ServeError {
    match error {
        MigrateError::VersionMissing(_) => ServeError::DatabaseIsNewer,
        error => ServeError::Database(error.to_string()),
    }
}

async fn open_sqlite(folder: &Path) -> Result<AnyPool, ServeError> {
    let unwritable = |why: String| ServeError::Folder { folder: folder.into(), why };
    std::fs::create_dir_all(folder).map_err(|error| unwritable(error.to_string()))?;
    let file = folder.join(FILE);
    // Opened here only to learn in the system's own words why it cannot be.
    let options = std::fs::OpenOptions::new().read(true).append(true).create(true).open(&file);
    options.map_err(|error| unwritable(error.to_string()))?;
    let url = sqlite_url(&file);
    let mut first = connect(&url).await?;
    // A file that is no database is noticed here.
    prepare_sqlite(&mut first).await.map_err(unusable)?;
    first.close().await.map_err(unusable)?;
    // One connection: writes come one after the other anyway, and none of them ever has to wait for a lock.
    let pool = AnyPoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let pool = pool.after_connect(|connection, _| Box::pin(prepare_sqlite(connection)));
    pool.connect(&url).await.map_err(unusable)
}

/// One connection, to see whether it works: a pool would try again and again, and in the end only say that it took too
/// long.
async fn connect(url: &str) -> Result<AnyConnection, ServeError> {
    AnyConnection::connect(url).await.map_err(unusable)
}

fn unusable(error: sqlx::Error) -> ServeError {
    ServeError::Database(error.to_string())
}

/// A write-ahead log that is synced with each commit: what was acknowledged survives a power cut.
async fn prepare_sqlite(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for pragma in [PATIENCE, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"] {
        connection.execute(pragma).await?;
    }
    Ok(())
}

/// The address of a file as the driver reads it: whatever is special in an address is escaped.
fn sqlite_url(file: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte);
    let escaped = file.as_os_str().as_encoded_bytes().iter().map(|&byte| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    });
    format!("sqlite:{}", escaped.collect::<String>())
}

async fn open_postgres(url: &str) -> Result<AnyPool, ServeError> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(ServeError::DatabaseUrl);
    }
    connect(url).await?.close().await.map_err(unusable)?;
    let pool = AnyPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(10));
    pool.connect(url).await.map_err(unusable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_file_name_can_be_an_address() {
        assert_eq!(sqlite_url(Path::new("/tmp/my games?/é.db")), "sqlite:/tmp/my%20games%3F/%C3%A9.db");
    }
}
