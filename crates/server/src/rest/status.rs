//! The state of the server.

use crate::App;
use crate::protocol::ServerStatus;
use axum::Json;
use axum::extract::State;

/// Whether anything new is accepted.
#[utoipa::path(get, path = "/status", operation_id = "status", responses((status = 200, body = ServerStatus)))]
pub(super) async fn get(State(app): State<App>) -> Json<ServerStatus> {
    Json(ServerStatus { storage_low: app.keeping.is_low(&app.store).await })
}
