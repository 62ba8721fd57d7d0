//! The description of the interface itself.

use crate::App;
use axum::Json;
use axum::extract::State;
use utoipa::openapi::{Info, OpenApi};

/// This description, as OpenAPI 3.1.
#[utoipa::path(get, path = "/openapi.json", operation_id = "describe", responses((status = 200, description = "An OpenAPI 3.1 document")))]
pub(super) async fn get(State(app): State<App>) -> Json<OpenApi> {
    Json(app.description.clone())
}

/// Says what is described.
pub(super) fn describe(mut document: OpenApi) -> OpenApi {
    document.info = Info::new("Entrepôt", env!("CARGO_PKG_VERSION"));
    let about = "Tables, and who sits at them. The game itself is played over each table's socket. Every request without a \
                 valid cookie makes a new guest. Errors are `ErrorBody`, with a code for programs and a text for people.";
    document.info.description = Some(about.into());
    document
}
