//! Tables, and everything needed to continue a game.

use super::changes::{REMEMBERED, insert_played};
use super::deleting::GONE;
use super::{Store, StoreError, TakenOver};
use crate::protocol::{Outcome, TableState};
use entrepot_table::{Seat, Seed};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use std::collections::{BTreeMap, HashMap};

/// The approximate bytes of a move on disk, with its index entries.
const MOVE: i64 = 110;

/// The approximate bytes of a remembered request, with the longest id and its index entries.
const REQUEST: i64 = 320;

/// The approximate bytes of a table besides its moves: its seats and remembered requests.
const TABLE: i64 = 8 * 1024 + REMEMBERED * REQUEST;

/// A table, without its secrets.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) owner: String,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) setup: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) commitment: String,
    pub(crate) standing: Standing,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) created: i64,
    pub(crate) touched: i64,
    /// How often it was saved.
    pub(crate) saves: i64,
    /// How many moves had been played before it was opened.
    pub(crate) begun: usize,
}

/// What is kept for a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stored {
    /// How many tables.
    pub(crate) tables: i64,
    /// How many of them have a running game.
    pub(crate) running: i64,
    /// About how many bytes they take.
    pub(crate) bytes: i64,
}

/// The public state of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Standing {
    pub(crate) state: TableState,
    pub(crate) round: u32,
    pub(crate) decider: Option<Seat>,
    pub(crate) outcome: Option<Outcome>,
    /// What each seat has built; empty where that is not known.
    pub(crate) towns: Vec<Vec<String>>,
    /// What is asked, by a name of the game's own.
    pub(crate) asks: Option<String>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitter {
    /// The guest whose seat it is, or was until it was given up.
    pub(crate) guest: Option<String>,
    pub(crate) name: String,
    /// The computer player that decides.
    pub(crate) bot: Option<String>,
    pub(crate) resigned: bool,
}

/// A table to open.
pub(crate) struct NewTable {
    pub(crate) table: Table,
    pub(crate) seed: Seed,
    /// The moves already played, in their notation.
    pub(crate) played: Vec<(Seat, String)>,
}

/// A stored game, with all that is needed to continue it.
pub(crate) struct Saved {
    pub(crate) table: Table,
    pub(crate) seed: Seed,
    /// The moves in their notation: final ones, then those that can still be taken back.
    pub(crate) played: Vec<(Seat, String)>,
    pub(crate) taken_over: Vec<TakenOver>,
}

impl Store {
    /// Stores a new table, unless `check` finds that what is stored for its owner leaves no room.
    pub(crate) async fn add_table<E: From<StoreError>>(
        &self,
        new: &NewTable,
        check: impl FnOnce(Stored) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut transaction = self.begin().await?;
        // If the owner opens several tables at once, each is counted before the next is checked.
        hold_guest(&mut transaction, &new.table.owner).await?;
        let checked = check(stored_by(&mut transaction, &new.table.owner).await?);
        if checked.is_ok() {
            insert_all(&mut transaction, new).await?;
        }
        transaction.commit().await?;
        checked
    }

    /// The table, if the guest has a seat there.
    pub(crate) async fn table_of(&self, id: &str, guest: &str) -> Result<Option<Table>, StoreError> {
        let mut lent = self.lend().await?;
        let row = read_table_by_id(&mut lent, id).await?;
        let seats = seats_of(&mut lent, id).await?;
        lent.give_back();
        let Some(row) = row else { return Ok(None) };
        let table = Table { seats, ..read_table(&row)? };
        Ok(Some(table).filter(|table| table.seats.iter().any(|sitter| sitter.guest.as_deref() == Some(guest))))
    }

    /// The tables at which a guest has a seat, latest first.
    pub(crate) async fn tables_of(&self, guest: &str) -> Result<Vec<Table>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM game_table WHERE id IN (SELECT table_id FROM seat WHERE guest = $1) \
             AND kept < $2 ORDER BY touched DESC, id",
        );
        let mut lent = self.lend().await?;
        let rows = rows.bind(guest).bind(GONE).fetch_all(&mut *lent).await?;
        let mut tables = rows.iter().map(read_table).collect::<Result<Vec<_>, _>>()?;
        let seats = sqlx::query(
            "SELECT * FROM seat WHERE table_id IN (SELECT table_id FROM seat WHERE guest = $1) ORDER BY seat",
        );
        let seats = seats.bind(guest).fetch_all(&mut *lent).await?;
        lent.give_back();
        let mut sitters: HashMap<String, Vec<Sitter>> = HashMap::new();
        for row in seats {
            sitters.entry(row.try_get("table_id")?).or_default().push(read_sitter(&row)?);
        }
        for table in &mut tables {
            table.seats = sitters.remove(&table.id).unwrap_or_default();
        }
        Ok(tables)
    }

    /// What is stored for the tables that a guest opened.
    pub(crate) async fn stored_by(&self, guest: &str) -> Result<Stored, StoreError> {
        let mut lent = self.lend().await?;
        let stored = stored_by(&mut lent, guest).await?;
        lent.give_back();
        Ok(stored)
    }

    /// A whole game.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Saved>, StoreError> {
        // One transaction, so that nothing changes between the statements.
        let mut transaction = self.begin_reading().await?;
        let row = read_table_by_id(&mut transaction, id).await?;
        let seats = seats_of(&mut transaction, id).await?;
        let played = sqlx::query("SELECT seat, move FROM played WHERE table_id = $1 ORDER BY n");
        let played = played.bind(id).fetch_all(&mut *transaction).await?;
        let events = sqlx::query(
            "SELECT seat, after_moves, who FROM table_event WHERE table_id = $1 ORDER BY after_moves, seat",
        );
        let events = events.bind(id).fetch_all(&mut *transaction).await?;
        transaction.commit().await?;
        let Some(row) = row else { return Ok(None) };
        let table = Table { seats, ..read_table(&row)? };
        let seed: String = row.try_get("seed")?;
        Ok(Some(Saved {
            table,
            seed: seed.parse().map_err(|_| StoreError::Value("game_table.seed"))?,
            played: played
                .iter()
                .map(|row| Ok((read_seat(row)?, row.try_get("move")?)))
                .collect::<Result<_, StoreError>>()?,
            taken_over: events.iter().map(read_taken_over).collect::<Result<_, _>>()?,
        }))
    }
}

/// Blocks other new tables of this guest until the transaction ends.
async fn hold_guest(connection: &mut AnyConnection, guest: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE guest SET name = name WHERE id = $1").bind(guest).execute(connection).await?;
    Ok(())
}

async fn stored_by(connection: &mut AnyConnection, guest: &str) -> Result<Stored, StoreError> {
    let sums = sqlx::query(
        "SELECT COUNT(*) AS tables, COUNT(CASE WHEN state = $2 THEN 1 END) AS running, \
         CAST(COALESCE(SUM(moves), 0) AS BIGINT) AS moves FROM game_table WHERE owner = $1 AND kept < $3",
    );
    let sums = sums.bind(guest).bind(state_word(TableState::Running)).bind(GONE).fetch_one(connection).await?;
    let (tables, moves): (i64, i64) = (sums.try_get("tables")?, sums.try_get("moves")?);
    Ok(Stored { tables, running: sums.try_get("running")?, bytes: tables * TABLE + moves * MOVE })
}

async fn insert_all(connection: &mut AnyConnection, new: &NewTable) -> Result<(), StoreError> {
    insert_table(connection, new).await?;
    for (seat, sitter) in new.table.seats.iter().enumerate() {
        insert_sitter(connection, &new.table.id, seat, sitter).await?;
    }
    for (n, (seat, mv)) in new.played.iter().enumerate() {
        insert_played(connection, &new.table.id, n, *seat, mv).await?;
    }
    Ok(())
}

async fn insert_table(connection: &mut AnyConnection, new: &NewTable) -> Result<(), StoreError> {
    let NewTable { table, seed, played } = new;
    sqlx::query(
        "INSERT INTO game_table (id, owner, game, rules, setup, options, seed, commitment, state, round, decider, \
         outcome, created, touched, saves, begun, moves, towns, asks) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
    )
    .bind(&table.id)
    .bind(&table.owner)
    .bind(&table.game)
    .bind(i64::from(table.rules))
    .bind(&table.setup)
    .bind(serde_json::to_string(&table.options).map_err(|_| StoreError::Value("game_table.options"))?)
    .bind(seed.to_string())
    .bind(&table.commitment)
    .bind(state_word(table.standing.state))
    .bind(i64::from(table.standing.round))
    .bind(table.standing.decider.map(seat_number))
    .bind(outcome_text(&table.standing.outcome)?)
    .bind(table.created)
    .bind(table.touched)
    .bind(table.saves)
    .bind(table.begun as i64)
    .bind(played.len() as i64)
    .bind(towns_text(&table.standing.towns)?)
    .bind(table.standing.asks.as_deref())
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_sitter(
    connection: &mut AnyConnection,
    table: &str,
    seat: usize,
    sitter: &Sitter,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO seat (table_id, seat, guest, name, bot, resigned) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(table)
        .bind(seat_number(Seat::new(seat)))
        .bind(sitter.guest.as_deref())
        .bind(&sitter.name)
        .bind(sitter.bot.as_deref())
        .bind(i64::from(sitter.resigned))
        .execute(connection)
        .await?;
    Ok(())
}

async fn read_table_by_id(connection: &mut AnyConnection, id: &str) -> Result<Option<AnyRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM game_table WHERE id = $1 AND kept < $2").bind(id).bind(GONE);
    Ok(row.fetch_optional(connection).await?)
}

async fn seats_of(connection: &mut AnyConnection, id: &str) -> Result<Vec<Sitter>, StoreError> {
    let rows = sqlx::query("SELECT * FROM seat WHERE table_id = $1 ORDER BY seat").bind(id);
    let rows = rows.fetch_all(connection).await?;
    rows.iter().map(read_sitter).collect()
}

fn read_table(row: &AnyRow) -> Result<Table, StoreError> {
    let (rules, begun, options): (i64, i64, String) =
        (row.try_get("rules")?, row.try_get("begun")?, row.try_get("options")?);
    Ok(Table {
        id: row.try_get("id")?,
        owner: row.try_get("owner")?,
        game: row.try_get("game")?,
        rules: u32::try_from(rules).map_err(|_| StoreError::Value("game_table.rules"))?,
        setup: row.try_get("setup")?,
        options: serde_json::from_str(&options).map_err(|_| StoreError::Value("game_table.options"))?,
        commitment: row.try_get("commitment")?,
        standing: read_standing(row)?,
        seats: Vec::new(),
        created: row.try_get("created")?,
        touched: row.try_get("touched")?,
        saves: row.try_get("saves")?,
        begun: usize::try_from(begun).map_err(|_| StoreError::Value("game_table.begun"))?,
    })
}

fn read_standing(row: &AnyRow) -> Result<Standing, StoreError> {
    let (state, round): (String, i64) = (row.try_get("state")?, row.try_get("round")?);
    let (decider, outcome): (Option<i64>, Option<String>) = (row.try_get("decider")?, row.try_get("outcome")?);
    let state = STATES.iter().find(|(_, word)| *word == state).map(|(state, _)| *state);
    let outcome = outcome.map(|text| serde_json::from_str(&text)).transpose();
    // Only a picture: what cannot be read is not known.
    let towns: Option<String> = row.try_get("towns")?;
    let towns = towns.and_then(|text| serde_json::from_str(&text).ok());
    Ok(Standing {
        state: state.ok_or(StoreError::Value("game_table.state"))?,
        round: u32::try_from(round).map_err(|_| StoreError::Value("game_table.round"))?,
        decider: decider.map(|seat| to_seat(seat, "game_table.decider")).transpose()?,
        outcome: outcome.map_err(|_| StoreError::Value("game_table.outcome"))?,
        towns: towns.unwrap_or_default(),
        asks: row.try_get("asks")?,
    })
}

fn read_sitter(row: &AnyRow) -> Result<Sitter, StoreError> {
    let resigned: i64 = row.try_get("resigned")?;
    Ok(Sitter {
        guest: row.try_get("guest")?,
        name: row.try_get("name")?,
        bot: row.try_get("bot")?,
        resigned: resigned != 0,
    })
}

fn read_taken_over(row: &AnyRow) -> Result<TakenOver, StoreError> {
    let after: i64 = row.try_get("after_moves")?;
    let after = usize::try_from(after).map_err(|_| StoreError::Value("table_event.after_moves"))?;
    Ok(TakenOver { seat: read_seat(row)?, after, who: row.try_get("who")? })
}

fn read_seat(row: &AnyRow) -> Result<Seat, StoreError> {
    to_seat(row.try_get("seat")?, "seat")
}

fn to_seat(number: i64, column: &'static str) -> Result<Seat, StoreError> {
    u8::try_from(number).map(|seat| Seat::new(seat.into())).map_err(|_| StoreError::Value(column))
}

pub(super) fn seat_number(seat: Seat) -> i64 {
    seat.index() as i64
}

const STATES: [(TableState, &str); 3] =
    [(TableState::Running, "running"), (TableState::Finished, "finished"), (TableState::Stopped, "stopped")];

pub(super) fn state_word(state: TableState) -> &'static str {
    STATES.iter().find(|(one, _)| *one == state).map_or("", |(_, word)| word)
}

pub(super) fn towns_text(towns: &[Vec<String>]) -> Result<String, StoreError> {
    serde_json::to_string(towns).map_err(|_| StoreError::Value("game_table.towns"))
}

pub(super) fn outcome_text(outcome: &Option<Outcome>) -> Result<Option<String>, StoreError> {
    let text = outcome.as_ref().map(serde_json::to_string).transpose();
    text.map_err(|_| StoreError::Value("game_table.outcome"))
}
