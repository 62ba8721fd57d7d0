//! What is specific to PostgreSQL.

use super::{Dialect, Pool};
use crate::ServeError;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, Connection};
use std::sync::Arc;
use std::time::Duration;

/// A plain `BEGIN` inside a transaction only warns; with a transaction mode it fails once that transaction has run a query.
pub(super) const DIALECT: Dialect = Dialect {
    begin: "BEGIN NOT DEFERRABLE",
    begin_reading: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY NOT DEFERRABLE",
};

pub(super) async fn open(url: &str) -> Result<Pool, ServeError> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(ServeError::DatabaseUrl);
    }
    let unusable = |error: sqlx::Error| ServeError::Database(error.to_string());
    // A single connection first, to see whether it works: a pool would keep retrying and finally report only a timeout.
    AnyConnection::connect(url).await.map_err(unusable)?.close().await.map_err(unusable)?;
    let pool = AnyPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(10));
    Ok(Pool { pool: pool.connect(url).await.map_err(unusable)?, anchor: Arc::default(), file: None })
}
