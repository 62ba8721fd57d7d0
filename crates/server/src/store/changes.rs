//! What one request changes in a game.

use super::deleting::{GONE, PLAYED, UNPLAYED};
use super::tables::{outcome_text, seat_number, state_word, towns_text};
use super::{Standing, Store, StoreError};
use entrepot_table::Seat;
use sqlx::AnyConnection;

/// How many requests are remembered for each table: more than all clients of one guest resend after a lost connection.
pub(super) const REMEMBERED: i64 = 64;

/// Everything that one request, or one turn of a computer player, changes. It is stored as a whole or not at all.
pub(crate) struct Change<'a> {
    pub(crate) table: &'a str,
    pub(crate) request: Option<Request<'a>>,
    /// How many of the stored moves stay; the others were taken back.
    pub(crate) keep: usize,
    /// How many moves are stored; those beyond `keep` are removed.
    pub(crate) stored: usize,
    /// The table's save counter when it was loaded or last saved.
    pub(crate) saves: i64,
    /// The moves after those that stay, in their notation.
    pub(crate) played: Vec<(Seat, String)>,
    /// A seat that was given up, and the computer player that took it over.
    pub(crate) resigned: Option<(TakenOver, &'a str)>,
    pub(crate) standing: &'a Standing,
    pub(crate) now: i64,
}

impl Change<'_> {
    /// Whether a person has played.
    fn kept(&self) -> i64 {
        if self.request.is_some() && !self.played.is_empty() { PLAYED } else { UNPLAYED }
    }
}

/// A guest's request, remembered so that it is done only once.
#[derive(Clone, Copy)]
pub(crate) struct Request<'a> {
    pub(crate) guest: &'a str,
    pub(crate) id: &'a str,
}

/// A seat that somebody else took over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TakenOver {
    pub(crate) seat: Seat,
    /// How many final moves came before.
    pub(crate) after: usize,
    /// The new player's name in the record.
    pub(crate) who: String,
}

impl Store {
    /// Whether this request was done before.
    pub(crate) async fn was_done(&self, table: &str, request: Request<'_>) -> Result<bool, StoreError> {
        let found =
            sqlx::query("SELECT request_id FROM request WHERE table_id = $1 AND guest = $2 AND request_id = $3");
        let mut lent = self.lend().await?;
        let found = found.bind(table).bind(request.guest).bind(request.id).fetch_optional(&mut *lent).await?;
        lent.give_back();
        Ok(found.is_some())
    }

    /// Stores the change, unless the table was changed elsewhere since it was loaded.
    pub(crate) async fn save(&self, change: &Change<'_>) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        // First, so that no other server can change this table before the transaction ends.
        update_table(&mut transaction, change).await?;
        if let Some(request) = change.request {
            insert_request(&mut transaction, change, request).await?;
            forget_requests(&mut transaction, change.table).await?;
        }
        if change.stored > change.keep {
            delete_played(&mut transaction, change).await?;
        }
        for (n, (seat, mv)) in (change.keep..).zip(&change.played) {
            insert_played(&mut transaction, change.table, n, *seat, mv).await?;
        }
        if let Some((taken_over, bot)) = &change.resigned {
            insert_taken_over(&mut transaction, change.table, taken_over, bot).await?;
        }
        transaction.commit().await
    }
}

async fn insert_request(
    connection: &mut AnyConnection,
    change: &Change<'_>,
    request: Request<'_>,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO request (table_id, guest, request_id, saves) VALUES ($1, $2, $3, $4)")
        .bind(change.table)
        .bind(request.guest)
        .bind(request.id)
        .bind(change.saves)
        .execute(connection)
        .await?;
    Ok(())
}

async fn forget_requests(connection: &mut AnyConnection, table: &str) -> Result<(), StoreError> {
    let old = sqlx::query(
        "DELETE FROM request WHERE table_id = $1 AND saves < (SELECT MIN(saves) FROM \
         (SELECT saves FROM request WHERE table_id = $1 ORDER BY saves DESC LIMIT $2) AS newest)",
    );
    old.bind(table).bind(REMEMBERED).execute(connection).await?;
    Ok(())
}

async fn delete_played(connection: &mut AnyConnection, change: &Change<'_>) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM played WHERE table_id = $1 AND n >= $2")
        .bind(change.table)
        .bind(change.keep as i64)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn insert_played(
    connection: &mut AnyConnection,
    table: &str,
    n: usize,
    seat: Seat,
    mv: &str,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO played (table_id, n, seat, move) VALUES ($1, $2, $3, $4)")
        .bind(table)
        .bind(n as i64)
        .bind(seat_number(seat))
        .bind(mv)
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert_taken_over(
    connection: &mut AnyConnection,
    table: &str,
    taken_over: &TakenOver,
    bot: &str,
) -> Result<(), StoreError> {
    let seat = seat_number(taken_over.seat);
    sqlx::query("INSERT INTO table_event (table_id, seat, after_moves, who) VALUES ($1, $2, $3, $4)")
        .bind(table)
        .bind(seat)
        .bind(taken_over.after as i64)
        .bind(&taken_over.who)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE seat SET bot = $3, resigned = 1 WHERE table_id = $1 AND seat = $2")
        .bind(table)
        .bind(seat)
        .bind(bot)
        .execute(connection)
        .await?;
    Ok(())
}

async fn update_table(connection: &mut AnyConnection, change: &Change<'_>) -> Result<(), StoreError> {
    let standing = change.standing;
    let done = sqlx::query(
        "UPDATE game_table SET state = $2, round = $3, decider = $4, outcome = $5, touched = $6, saves = saves + 1, \
         moves = $8, towns = $11, asks = $12, kept = CASE WHEN kept < $9 THEN $9 ELSE kept END \
         WHERE id = $1 AND saves = $7 AND kept < $10",
    )
    .bind(change.table)
    .bind(state_word(standing.state))
    .bind(i64::from(standing.round))
    .bind(standing.decider.map(seat_number))
    .bind(outcome_text(&standing.outcome)?)
    .bind(change.now)
    .bind(change.saves)
    .bind((change.keep + change.played.len()) as i64)
    .bind(change.kept())
    .bind(GONE)
    .bind(towns_text(&standing.towns)?)
    .bind(standing.asks.as_deref())
    .execute(connection)
    .await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Overtaken) }
}
