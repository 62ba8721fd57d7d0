//! Guests.

use super::{Store, StoreError};
use crate::protocol::{Me, MeChange};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A visitor, known by a cookie in the browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Guest {
    pub(crate) id: String,
    pub(crate) me: Me,
    /// The approximate time of the last visit, in milliseconds since 1970.
    pub(crate) seen: i64,
}

impl Store {
    pub(crate) async fn add_guest(&self, guest: &Guest, secret_hash: &str) -> Result<(), StoreError> {
        let mut lent = self.lend().await?;
        sqlx::query(
            "INSERT INTO guest (id, secret_hash, name, named, language, created, seen) \
             VALUES ($1, $2, $3, $4, $5, $6, $6)",
        )
        .bind(&guest.id)
        .bind(secret_hash)
        .bind(&guest.me.name)
        .bind(i64::from(guest.me.named))
        .bind(guest.me.language.as_deref())
        .bind(guest.seen)
        .execute(&mut *lent)
        .await?;
        lent.give_back();
        Ok(())
    }

    pub(crate) async fn guest_by_secret(&self, secret_hash: &str) -> Result<Option<Guest>, StoreError> {
        let mut lent = self.lend().await?;
        let found = sqlx::query("SELECT id, name, named, language, seen FROM guest WHERE secret_hash = $1");
        let found = found.bind(secret_hash).fetch_optional(&mut *lent).await?;
        lent.give_back();
        found.map(|row| read_guest(&row)).transpose()
    }

    /// Records a visit. Returns whether the guest is still known: a sweep may just have forgotten a long-absent one.
    pub(crate) async fn visited(&self, id: &str, now: i64) -> Result<bool, StoreError> {
        let mut lent = self.lend().await?;
        let seen = sqlx::query("UPDATE guest SET seen = $2 WHERE id = $1").bind(id).bind(now);
        let done = seen.execute(&mut *lent).await?;
        lent.give_back();
        Ok(done.rows_affected() > 0)
    }

    /// Changes only the given fields: another change may have been stored a moment ago. Returns what is stored.
    pub(crate) async fn change_guest(&self, id: &str, change: &MeChange) -> Result<Guest, StoreError> {
        let changed = sqlx::query(
            "UPDATE guest SET name = COALESCE($2, name), named = COALESCE($3, named), language = COALESCE($4, language) \
             WHERE id = $1 RETURNING id, name, named, language, seen",
        );
        let mut lent = self.lend().await?;
        let row = changed
            .bind(id)
            .bind(change.name.as_deref())
            .bind(change.name.as_ref().map(|_| 1_i64))
            .bind(change.language.as_deref())
            .fetch_one(&mut *lent)
            .await?;
        lent.give_back();
        read_guest(&row)
    }
}

fn read_guest(row: &AnyRow) -> Result<Guest, StoreError> {
    let named: i64 = row.try_get("named")?;
    let me = Me { name: row.try_get("name")?, named: named != 0, language: row.try_get("language")? };
    Ok(Guest { id: row.try_get("id")?, me, seen: row.try_get("seen")? })
}
