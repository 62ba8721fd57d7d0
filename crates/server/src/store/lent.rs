//! Lends database connections. A connection on which anything failed is closed, never used again.
//!
//! When a disk is full, SQLite rolls a transaction back by itself. A pool that only counts begins and ends would continue
//! inside a transaction that does not exist: everything after it would seem to be stored but is not. So nothing is counted
//! here. A transaction begins with a statement that fails inside another one and ends with the database's own confirmation;
//! if anything fails or is left halfway, its connection is closed.

use super::{Store, StoreError};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Executor};
use std::ops::{Deref, DerefMut};

/// A connection. It is reused only if it is [given back](Lent::give_back).
pub(super) struct Lent {
    connection: PoolConnection<Any>,
    sound: bool,
}

/// A transaction. It is stored only if it is [committed](Transaction::commit).
pub(super) struct Transaction(Lent);

impl Store {
    /// A connection for a single statement.
    pub(super) async fn lend(&self) -> Result<Lent, StoreError> {
        Ok(Lent { connection: self.pool.acquire().await?, sound: false })
    }

    /// A transaction that changes something.
    pub(super) async fn begin(&self) -> Result<Transaction, StoreError> {
        self.begin_with(self.dialect.begin).await
    }

    /// A transaction that only reads, from a snapshot of one moment.
    pub(super) async fn begin_reading(&self) -> Result<Transaction, StoreError> {
        self.begin_with(self.dialect.begin_reading).await
    }

    async fn begin_with(&self, statement: &'static str) -> Result<Transaction, StoreError> {
        let mut lent = self.lend().await?;
        lent.execute(statement).await?;
        Ok(Transaction(lent))
    }
}

impl Lent {
    /// Returns the connection; everything asked of it succeeded.
    pub(super) fn give_back(mut self) {
        self.sound = true;
    }
}

impl Transaction {
    /// Stores all of it. After an error it is unknown whether it is stored.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        self.execute("COMMIT").await?;
        self.0.give_back();
        Ok(())
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if !self.sound {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Lent {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.0
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.0
    }
}
#[cfg(test)]
#[path = "../../../server-testing/src/postgres.rs"]
#[allow(dead_code)]
mod scratch;

#[cfg(test)]
mod tests {
    use super::scratch::Postgres;
    use super::*;
    use crate::protocol::{Me, TableState};
    use crate::store::{Change, Guest, NewTable, Standing, Table};
    use entrepot_table::{Seat, Seed};
    use sqlx::{AnyConnection, Connection, Executor};
    use std::path::Path;

    const STANDING: Standing =
        Standing { state: TableState::Running, round: 1, decider: None, outcome: None, towns: Vec::new(), asks: None };

    /// A database with one table.
    async fn store(folder: &Path, database: Option<&str>) -> Store {
        let store = Store::open(folder, database).await.expect("a new database can be made");
        let guest = Guest { id: "ana".into(), me: Me { name: "Ana".into(), named: true, language: None }, seen: 0 };
        store.add_guest(&guest, "hash").await.unwrap();
        let table = Table {
            id: "table".into(),
            owner: guest.id,
            game: "game".into(),
            rules: 1,
            setup: String::new(),
            options: Default::default(),
            commitment: String::new(),
            standing: STANDING,
            seats: Vec::new(),
            created: 0,
            touched: 0,
            saves: 0,
            begun: 0,
        };
        let new = NewTable { table, seed: Seed::from_number(1), played: Vec::new() };
        store.add_table(&new, |_| Ok::<_, StoreError>(())).await.unwrap();
        store
    }

    /// Saves a long move after the stored ones.
    async fn save(store: &Store, stored: usize, mv: &str) -> Result<(), StoreError> {
        let change = Change {
            table: "table",
            request: None,
            keep: stored,
            stored,
            saves: stored as i64,
            played: vec![(Seat::new(0), mv.to_owned())],
            resigned: None,
            standing: &STANDING,
            now: 0,
        };
        store.save(&change).await
    }

    /// How many moves another connection finds in the database.
    async fn found(url: &str) -> i64 {
        let mut other = AnyConnection::connect(url).await.unwrap();
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM played").fetch_one(&mut other).await.unwrap();
        other.close().await.unwrap();
        count
    }

    /// A database sometimes fails only at the commit.
    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_acknowledged_after_a_failed_commit_is_stored() {
        let postgres = Postgres::start();
        let folder = tempfile::tempdir().unwrap();
        let store = store(folder.path(), Some(&postgres.url())).await;
        let late = store.pool.execute(
            "CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no'; END $$ LANGUAGE plpgsql; \
             CREATE CONSTRAINT TRIGGER late AFTER INSERT ON played DEFERRABLE INITIALLY DEFERRED \
             FOR EACH ROW WHEN (NEW.move = 'late') EXECUTE FUNCTION refuse()",
        );
        late.await.unwrap();
        let mut acknowledged = 0;
        for n in 0..60 {
            let mv = if n % 7 == 3 { "late" } else { "fine" };
            let saved = save(&store, acknowledged, mv).await.is_ok();
            assert_eq!(saved, mv == "fine");
            acknowledged += usize::from(saved);
        }
        assert_eq!(found(&postgres.url()).await, acknowledged as i64);
    }

    async fn refuses_a_second_beginning(store: &Store) {
        for first in [store.dialect.begin, store.dialect.begin_reading] {
            for second in [store.dialect.begin, store.dialect.begin_reading] {
                let mut lent = store.lend().await.unwrap();
                lent.execute(first).await.unwrap();
                lent.execute("SELECT COUNT(*) FROM played").await.unwrap();
                assert!(lent.execute(second).await.is_err(), "{second} inside {first}");
            }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn no_transaction_begins_inside_another() {
        let folder = tempfile::tempdir().unwrap();
        refuses_a_second_beginning(&store(folder.path(), None).await).await;
        let postgres = Postgres::start();
        refuses_a_second_beginning(&store(folder.path(), Some(&postgres.url())).await).await;
    }
}
