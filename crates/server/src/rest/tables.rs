//! Tables.

use super::ApiError;
use super::body::Body;
use crate::protocol::{Created, ErrorBody, NewTable, TableInfo};
use crate::store::{Guest, Table};
use crate::tables::{Unplayable, again, new_table};
use crate::{App, random};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};

/// My tables, the latest first, at most 100.
#[utoipa::path(get, path = "/tables", operation_id = "tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn list(
    State(app): State<App>,
    Extension(guest): Extension<Guest>,
) -> Result<Json<Vec<TableInfo>>, ApiError> {
    let tables = app.store.tables_of(&guest.id).await?;
    Ok(Json(tables.iter().map(|table| table.info(&guest.id)).collect()))
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
                           bad_name, no_such_bot",
            body = ErrorBody
        ),
    )
)]
pub(super) async fn create(
    State(app): State<App>,
    Extension(guest): Extension<Guest>,
    Body(asked): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let new = new_table(&app.games, &guest, &asked)?;
    app.store.add_table(&new).await?;
    Ok((StatusCode::CREATED, Json(Created { id: new.table.id })))
}

/// One of my tables.
#[utoipa::path(
    get,
    path = "/tables/{id}", operation_id = "table",
    params(("id", description = "The table's id")),
    responses((status = 200, body = TableInfo), (status = 404, description = "no_such_table", body = ErrorBody))
)]
pub(super) async fn get(
    State(app): State<App>,
    Extension(guest): Extension<Guest>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(mine(&app, &guest, &id).await?.info(&guest.id)))
}

/// The record of a game that is over: every move, and the seed.
#[utoipa::path(
    get,
    path = "/tables/{id}/record", operation_id = "record",
    params(("id", description = "The table's id")),
    responses(
        (status = 200, description = "See docs/records.md", body = String, content_type = "text/plain"),
        (status = 404, description = "no_such_table", body = ErrorBody),
        (status = 409, description = "game_runs, other_rules", body = ErrorBody),
    )
)]
pub(super) async fn record(
    State(app): State<App>,
    Extension(guest): Extension<Guest>,
    Path(id): Path<String>,
) -> Result<String, ApiError> {
    finished(&app, &guest, &id).await?;
    let saved = app.store.load(&id).await?.ok_or_else(ApiError::no_such_table)?;
    let game = app.games.get(&saved.table.game).ok_or(Unplayable::OtherGame)?;
    Ok(game.record(&saved)?)
}

/// The same once more: game, options and seats. What was drawn by lot is drawn again.
#[utoipa::path(
    post,
    path = "/tables/{id}/rematch", operation_id = "rematch",
    params(("id", description = "The table's id")),
    responses(
        (status = 201, body = Created),
        (status = 404, description = "no_such_table", body = ErrorBody),
        (status = 409, description = "game_runs", body = ErrorBody),
    )
)]
pub(super) async fn rematch(
    State(app): State<App>,
    Extension(guest): Extension<Guest>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let new = again(&app.games, &guest, &finished(&app, &guest, &id).await?)?;
    app.store.add_table(&new).await?;
    Ok((StatusCode::CREATED, Json(Created { id: new.table.id })))
}

/// The table, if the guest has a seat there.
pub(crate) async fn mine(app: &App, guest: &Guest, id: &str) -> Result<Table, ApiError> {
    // What cannot be an id need not be looked for; not every database takes every character.
    let found = if random::is_id(id) { app.store.table_of(id, &guest.id).await? } else { None };
    found.ok_or_else(ApiError::no_such_table)
}

async fn finished(app: &App, guest: &Guest, id: &str) -> Result<Table, ApiError> {
    let table = mine(app, guest, id).await?;
    if table.runs() { Err(ApiError::game_runs()) } else { Ok(table) }
}
