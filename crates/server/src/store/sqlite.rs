//! The SQLite file: where it is, who may read it, and the lock that keeps other servers out.

use super::{Dialect, Pool};
use crate::{ServeError, random};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// The name of the database in the data folder.
const FILE: &str = "entrepot.db";

/// The file whose lock shows that a server is running. The file stays when the server ends; the lock does not.
const LOCK: &str = "entrepot.lock";

/// How long SQLite waits for another program that uses the file, such as a backup.
const PATIENCE: &str = "PRAGMA busy_timeout = 2000";

/// How long to wait for the connection: longer than SQLite itself waits.
const WAIT: Duration = Duration::from_secs(5);

/// Takes the write lock at once: a transaction that reads first and cannot write later would have to be abandoned.
pub(super) const DIALECT: Dialect = Dialect { begin: "BEGIN IMMEDIATE", begin_reading: "BEGIN" };

/// Opens the database in a folder. The lock is held while the second value lives.
pub(super) async fn open(folder: &Path) -> Result<(Pool, File), ServeError> {
    let unwritable = |error: io::Error| ServeError::Folder { folder: folder.into(), why: error.to_string() };
    make_folder(folder).map_err(unwritable)?;
    probe(folder).map_err(unwritable)?;
    let lock = lock(&folder.join(LOCK)).map_err(unwritable)?;
    let lock = lock.ok_or_else(|| ServeError::FolderInUse(folder.into()))?;
    let file = folder.join(FILE);
    // Created here because SQLite would let everybody read it. Its other files inherit the permissions.
    private(OpenOptions::new().read(true).append(true).create(true)).open(&file).map_err(unwritable)?;
    let (pool, anchor) = connect(&file).await.map_err(|error| ServeError::file(&file, &error))?;
    Ok((Pool { pool, anchor: Arc::new(Mutex::new(Some(anchor))), file: Some(file) }, lock))
}

async fn connect(file: &Path) -> Result<(AnyPool, AnyConnection), sqlx::Error> {
    let url = address(file);
    // A single connection first, to see whether it works: a pool would keep retrying and finally report only a timeout. It
    // stays open: closing the last connection removes the log, and on a full disk no new one could be made.
    let mut anchor = AnyConnection::connect(&url).await?;
    prepare(&mut anchor).await?;
    // One connection: writes are sequential anyway, and none of them ever waits for a lock.
    let pool = AnyPoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let pool = pool.acquire_timeout(WAIT).after_connect(|connection, _| Box::pin(prepare(connection)));
    Ok((pool.connect(&url).await?, anchor))
}

/// A write-ahead log that is synced with each commit: what was acknowledged survives a power cut.
async fn prepare(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for pragma in [PATIENCE, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"] {
        connection.execute(pragma).await?;
    }
    Ok(())
}

/// The URL of a file, with special characters escaped as the driver expects.
fn address(file: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte);
    let escaped = file.as_os_str().as_encoded_bytes().iter().map(|&byte| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    });
    format!("sqlite:{}", escaped.collect::<String>())
}

/// How many bytes are free in a folder; `None` if the system does not say.
pub(super) fn free(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    return rustix::fs::statvfs(folder).ok().map(|system| system.f_bavail.saturating_mul(system.f_frsize));
    #[cfg(not(unix))]
    return None;
}

/// How many bytes of the file are no longer used.
pub(super) async fn unused(connection: &mut AnyConnection) -> Result<u64, sqlx::Error> {
    let pages: i64 = sqlx::query_scalar("PRAGMA freelist_count").fetch_one(&mut *connection).await?;
    let size: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(connection).await?;
    Ok(pages.saturating_mul(size).unsigned_abs())
}

/// Creates the folder if it is missing, for this user only: it holds the seeds of running games.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A file that only this user may read.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Whether files can be created in the folder: SQLite needs that even for an existing database, and its own error would only
/// say that it cannot be opened.
fn probe(folder: &Path) -> io::Result<()> {
    let file = folder.join(format!("entrepot-{}.tmp", random::id()));
    private(OpenOptions::new().write(true).create_new(true)).open(&file)?;
    std::fs::remove_file(&file)
}

/// Locks the file until the value is dropped or the program ends; `None` if another server holds the lock.
#[cfg(unix)]
fn lock(file: &Path) -> io::Result<Option<File>> {
    use rustix::fs::{FlockOperation, flock};
    let file = private(OpenOptions::new().append(true).create(true)).open(file)?;
    match flock(&file, FlockOperation::NonBlockingLockExclusive) {
        Ok(()) => Ok(Some(file)),
        Err(rustix::io::Errno::WOULDBLOCK) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Opens the file exclusively; `None` if another server has it open.
#[cfg(windows)]
fn lock(file: &Path) -> io::Result<Option<File>> {
    use std::os::windows::fs::OpenOptionsExt;
    /// ERROR_SHARING_VIOLATION
    const OPENED_BY_ANOTHER: i32 = 32;
    match OpenOptions::new().append(true).create(true).share_mode(0).open(file) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.raw_os_error() == Some(OPENED_BY_ANOTHER) => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_file_name_can_be_an_address() {
        assert_eq!(address(Path::new("/tmp/my games?/é.db")), "sqlite:/tmp/my%20games%3F/%C3%A9.db");
    }
}
