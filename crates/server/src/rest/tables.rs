//! Tables.

use super::ApiError;
use super::body::Body;
use crate::guests::Welcome;
use crate::protocol::{Created, ErrorBody, NewTable, TableInfo};
use crate::store::{Guest, Saved, Table};
use crate::tables::new_table;
use crate::{App, keeping, limits, random, writing};
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use std::panic::resume_unwind;
use tokio::task::spawn_blocking;

/// My tables, the latest first.
#[utoipa::path(get, path = "/tables", operation_id = "tables", responses((status = 200, body = Vec<TableInfo>)), security(("guest" = [])))]
pub(super) async fn list(State(app): State<App>, guest: Guest) -> Result<impl IntoResponse, ApiError> {
    let tables = app.store.tables_of(&guest.id).await?;
    let tables: Vec<_> = tables.iter().map(|table| table.info(&guest.id, app.games.play(table))).collect();
    Ok(([(CONTENT_TYPE, "application/json")], writing::json(&tables).unwrap_or_default()))
}

/// Opens a table.
#[utoipa::path(
    post,
    path = "/tables", operation_id = "open_table",
    request_body = NewTable,
    responses(
        (status = 201, body = Created),
        (
            status = 400,
            description = "bad_body, no_such_game, bad_players, no_such_option, bad_option, no_person, two_of_me, bad_seat, \
                           bad_name, no_such_bot, not_a_record, other_game, bad_record, bad_moves",
            body = ErrorBody
        ),
        (status = 409, description = "too_many_tables, too_much_stored, other_rules", body = ErrorBody),
        (status = 413, description = "too_big, record_too_long", body = ErrorBody),
        (status = 503, description = "storage_low", body = ErrorBody),
    ),
    security((), ("guest" = []))
)]
pub(super) async fn create(
    State(app): State<App>,
    Welcome(guest): Welcome,
    Body(asked): Body<NewTable, { limits::RECORD_BODY }>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    if asked.record.is_some() && !app.limits.admits_record(&guest.id) {
        return Err(ApiError::too_fast());
    }
    let _turn = if asked.record.is_some() { app.limits.checking.acquire().await.ok() } else { None };
    check_room(&app, &guest).await?;
    // On a thread of its own, so that players do not wait for it.
    let (games, luck) = (app.games.clone(), app.luckbox.draw());
    let made = spawn_blocking(move || new_table(&games, &guest, &asked, luck)).await;
    let new = made.unwrap_or_else(|error| resume_unwind(error.into_panic()))?;
    app.store.add_table(&new, keeping::check_guest).await?;
    Ok((StatusCode::CREATED, Json(Created { id: new.table.id })))
}

/// One of my tables.
#[utoipa::path(
    get,
    path = "/tables/{id}", operation_id = "table",
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = TableInfo), (status = 404, description = "no_such_table", body = ErrorBody)),
    security(("guest" = []))
)]
pub(super) async fn get(
    State(app): State<App>,
    guest: Guest,
    TableId(id): TableId,
) -> Result<Json<TableInfo>, ApiError> {
    let table = mine(&app, &guest, &id).await?;
    Ok(Json(table.info(&guest.id, app.games.play(&table))))
}

/// The record of a game that is over: every move, and the seed.
#[utoipa::path(
    get,
    path = "/tables/{id}/record", operation_id = "record",
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 200, description = "See docs/records.md", body = String, content_type = "text/plain"),
        (status = 404, description = "no_such_table", body = ErrorBody),
        (status = 409, description = "game_runs, other_rules", body = ErrorBody),
    ),
    security(("guest" = []))
)]
pub(super) async fn record(State(app): State<App>, guest: Guest, TableId(id): TableId) -> Result<String, ApiError> {
    let saved = finished(&app, &guest, &id).await?;
    Ok(app.tables.record(saved).await?)
}

/// Everybody's points after each round of a game that is over, as if it had ended there.
#[utoipa::path(
    get,
    path = "/tables/{id}/rounds", operation_id = "rounds",
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 200, description = "One list for each round, with one number for each seat", body = Vec<Vec<i32>>),
        (status = 404, description = "no_such_table", body = ErrorBody),
        (status = 409, description = "game_runs, other_rules", body = ErrorBody),
    ),
    security(("guest" = []))
)]
pub(super) async fn rounds(
    State(app): State<App>,
    guest: Guest,
    TableId(id): TableId,
) -> Result<Json<Vec<Vec<i32>>>, ApiError> {
    let saved = finished(&app, &guest, &id).await?;
    Ok(Json(app.tables.rounds(saved).await?))
}

/// Deletes a table. A game that runs is given up.
#[utoipa::path(
    delete,
    path = "/tables/{id}", operation_id = "delete_table",
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 204, description = "It is gone"), (status = 404, description = "no_such_table", body = ErrorBody)),
    security(("guest" = []))
)]
pub(super) async fn delete(State(app): State<App>, guest: Guest, TableId(id): TableId) -> Result<StatusCode, ApiError> {
    // All people at a table belong to the guest who opened it, so nobody else loses a game.
    mine(&app, &guest, &id).await?;
    // Goes on even if the client disconnects, so that everybody else is sent away.
    let deleting = tokio::spawn(async move {
        let there = app.store.delete(&id).await?;
        app.tables.expel(&id).await;
        app.deleted.notify_one();
        if there { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::no_such_table()) }
    });
    deleting.await.unwrap_or_else(|error| resume_unwind(error.into_panic()))
}

/// The same table again: game, options and seats. What was drawn by lot is drawn again.
#[utoipa::path(
    post,
    path = "/tables/{id}/rematch", operation_id = "rematch",
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 201, body = Created),
        (status = 404, description = "no_such_table", body = ErrorBody),
        (status = 409, description = "game_runs, too_many_tables, too_much_stored", body = ErrorBody),
        (status = 503, description = "storage_low", body = ErrorBody),
    ),
    security(("guest" = []))
)]
pub(super) async fn rematch(
    State(app): State<App>,
    guest: Guest,
    TableId(id): TableId,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    check_room(&app, &guest).await?;
    let new = app.tables.rematch(&guest, &mine(&app, &guest, &id).await?, app.luckbox.draw()).await?;
    app.store.add_table(&new, keeping::check_guest).await?;
    Ok((StatusCode::CREATED, Json(Created { id: new.table.id })))
}

/// The id of a table, from the path of a request.
pub(crate) struct TableId(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableId, ApiError> {
        // A path that is not valid text is the id of no table.
        let id = Path::from_request_parts(parts, state).await;
        id.map(|Path(id)| TableId(id)).map_err(|_| ApiError::no_such_table())
    }
}

/// Whether this guest has room for another table, before it is made. Storage checks again when it is added.
async fn check_room(app: &App, guest: &Guest) -> Result<(), ApiError> {
    app.keeping.check(&app.store).await?;
    keeping::check_guest(app.store.stored_by(&guest.id).await?)
}

/// The table, if the guest has a seat there.
pub(crate) async fn mine(app: &App, guest: &Guest, id: &str) -> Result<Table, ApiError> {
    // An impossible id need not be looked up; not every database accepts every character.
    let found = if random::is_id(id) { app.store.table_of(id, &guest.id).await? } else { None };
    found.ok_or_else(ApiError::no_such_table)
}

/// The game of a table where the guest has a seat, if it is over.
async fn finished(app: &App, guest: &Guest, id: &str) -> Result<Saved, ApiError> {
    if mine(app, guest, id).await?.runs() {
        return Err(ApiError::game_runs());
    }
    app.store.load(id).await?.ok_or_else(ApiError::no_such_table)
}
