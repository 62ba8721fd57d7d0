//! Deletes tables, because their people want it or because nobody has played there for long.
//!
//! A long game has thousands of rows, and nobody should wait until all are deleted. So a table is first marked as gone, in
//! one statement, which hides it from everybody; its rows are removed afterwards, a few in each transaction.

use super::{Store, StoreError};
use sqlx::{AnyConnection, Row};

/// Nobody has played at the table yet.
pub(super) const UNPLAYED: i64 = 0;
/// Somebody has.
pub(super) const PLAYED: i64 = 1;
/// It is gone for everybody; its rows still have to be removed.
pub(super) const GONE: i64 = 2;

/// How many tables are marked, moves removed or guests examined in one step: others can write in between.
const STEP: i64 = 100;

/// The ages, in milliseconds since 1970, before which tables and guests are removed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooOld {
    /// For tables at which no person has played.
    pub(crate) unplayed: i64,
    /// For tables at which nothing has happened.
    pub(crate) untouched: i64,
    /// For guests who sit at no table, by their last visit.
    pub(crate) idle: i64,
}

impl Store {
    /// Marks a table as gone. Returns whether it existed.
    pub(crate) async fn delete(&self, id: &str) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let mark = sqlx::query("UPDATE game_table SET kept = $2, saves = saves + 1 WHERE id = $1 AND kept < $2");
        let done = mark.bind(id).bind(GONE).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done.rows_affected() > 0)
    }

    /// Marks some tables that are too old. Returns whether there were any.
    pub(crate) async fn delete_old(&self, old: TooOld) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let unplayed = delete_older(&mut transaction, UNPLAYED, old.unplayed).await?;
        let untouched = delete_older(&mut transaction, PLAYED, old.untouched).await?;
        transaction.commit().await?;
        Ok(unplayed + untouched > 0)
    }

    /// Removes some rows of a table that is gone. Returns whether there were any.
    pub(crate) async fn remove_some(&self) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let gone = sqlx::query_scalar("SELECT id FROM game_table WHERE kept = $1 LIMIT 1").bind(GONE);
        let gone: Option<String> = gone.fetch_optional(&mut *transaction).await?;
        if let Some(id) = &gone
            && remove_moves(&mut transaction, id).await? == 0
        {
            remove_table(&mut transaction, id).await?;
        }
        transaction.commit().await?;
        Ok(gone.is_some())
    }

    /// Examines some guests last seen before a time, and forgets those who sit nowhere. `after` is the last guest examined
    /// before; returns the last one examined now, if any.
    pub(crate) async fn forget_guests(&self, before: i64, after: Cursor) -> Result<Option<Cursor>, StoreError> {
        let mut transaction = self.begin().await?;
        let some = sqlx::query(
            "SELECT id, seen FROM guest WHERE seen < $1 AND (seen > $2 OR (seen = $2 AND id > $3)) \
             ORDER BY seen, id LIMIT $4",
        );
        let some = some.bind(before).bind(after.seen).bind(&after.id).bind(STEP);
        let rows = some.fetch_all(&mut *transaction).await?;
        let Some(row) = rows.last() else { return transaction.commit().await.map(|()| None) };
        let last = Cursor { seen: row.try_get("seen")?, id: row.try_get("id")? };
        let idle = sqlx::query(
            "DELETE FROM guest WHERE (seen > $1 OR (seen = $1 AND id > $2)) \
             AND (seen < $3 OR (seen = $3 AND id <= $4)) \
             AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.guest = guest.id) \
             AND NOT EXISTS (SELECT 1 FROM game_table WHERE game_table.owner = guest.id)",
        );
        let idle = idle.bind(after.seen).bind(&after.id).bind(last.seen).bind(&last.id);
        idle.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Some(last))
    }
}

/// How far the guests have been examined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cursor {
    seen: i64,
    id: String,
}

impl Cursor {
    /// Before all of them.
    pub(crate) const START: Cursor = Cursor { seen: i64::MIN, id: String::new() };
}

async fn delete_older(connection: &mut AnyConnection, kept: i64, before: i64) -> Result<u64, StoreError> {
    let mark = sqlx::query(
        "UPDATE game_table SET kept = $1, saves = saves + 1 WHERE id IN \
         (SELECT id FROM game_table WHERE kept = $2 AND touched < $3 LIMIT $4) AND kept = $2 AND touched < $3",
    );
    Ok(mark.bind(GONE).bind(kept).bind(before).bind(STEP).execute(connection).await?.rows_affected())
}

/// Removes the last moves of a table. Returns how many.
async fn remove_moves(connection: &mut AnyConnection, id: &str) -> Result<u64, StoreError> {
    let last = sqlx::query(
        "DELETE FROM played WHERE table_id = $1 AND n > (SELECT MAX(n) FROM played WHERE table_id = $1) - $2",
    );
    Ok(last.bind(id).bind(STEP).execute(connection).await?.rows_affected())
}

async fn remove_table(connection: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM request WHERE table_id = $1",
        "DELETE FROM table_event WHERE table_id = $1",
        "DELETE FROM seat WHERE table_id = $1",
        "DELETE FROM game_table WHERE id = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}
