//! Guests.

use super::{Store, StoreError};
use crate::protocol::Me;
use sqlx::Row;
use sqlx::any::AnyRow;

/// Somebody who came with a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Guest {
    pub(crate) id: String,
    pub(crate) me: Me,
}

impl Store {
    pub(crate) async fn add_guest(&self, guest: &Guest, secret_hash: &str, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guest (id, secret_hash, name, named, language, created) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&guest.id)
        .bind(secret_hash)
        .bind(&guest.me.name)
        .bind(i64::from(guest.me.named))
        .bind(guest.me.language.as_deref())
        .bind(now)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn guest_by_secret(&self, secret_hash: &str) -> Result<Option<Guest>, StoreError> {
        let found = sqlx::query("SELECT id, name, named, language FROM guest WHERE secret_hash = $1")
            .bind(secret_hash)
            .fetch_optional(&self.pool)
            .await?;
        found.map(|row| read_guest(&row)).transpose()
    }

    pub(crate) async fn change_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        sqlx::query("UPDATE guest SET name = $2, named = $3, language = $4 WHERE id = $1")
            .bind(&guest.id)
            .bind(&guest.me.name)
            .bind(i64::from(guest.me.named))
            .bind(guest.me.language.as_deref())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

fn read_guest(row: &AnyRow) -> Result<Guest, StoreError> {
    let named: i64 = row.try_get("named")?;
    let me = Me { name: row.try_get("name")?, named: named != 0, language: row.try_get("language")? };
    Ok(Guest { id: row.try_get("id")?, me })
}
