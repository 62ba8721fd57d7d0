//! The current guest.

use super::ApiError;
use super::body::Body;
use crate::App;
use crate::guests::{self, Welcome};
use crate::protocol::{ErrorBody, Me, MeChange};
use axum::Json;
use axum::extract::State;
use serde_json::json;

/// The languages of the client.
const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

/// Who I am.
#[utoipa::path(get, path = "/me", operation_id = "me", responses((status = 200, body = Me), (status = 503, description = "storage_low", body = ErrorBody)), security((), ("guest" = [])))]
pub(super) async fn get(Welcome(guest): Welcome) -> Json<Me> {
    Json(guest.me)
}

/// Changes my name or language.
#[utoipa::path(
    patch,
    path = "/me", operation_id = "change_me",
    request_body = MeChange,
    responses((status = 200, body = Me), (status = 400, description = "bad_name, bad_language, bad_body", body = ErrorBody), (status = 503, description = "storage_low", body = ErrorBody)),
    security((), ("guest" = []))
)]
pub(super) async fn patch(
    State(app): State<App>,
    Welcome(guest): Welcome,
    Body(change): Body<MeChange>,
) -> Result<Json<Me>, ApiError> {
    let change = MeChange {
        name: change.name.map(|name| guests::name(&name)).transpose()?,
        language: change.language.map(known).transpose()?,
    };
    Ok(Json(app.store.change_guest(&guest.id, &change).await?.me))
}

fn known(language: String) -> Result<String, ApiError> {
    if LANGUAGES.contains(&language.as_str()) {
        return Ok(language);
    }
    let text = format!("the language is one of {}, not \u{201c}{language}\u{201d}", LANGUAGES.join(", "));
    Err(ApiError::bad("bad_language", text).with(json!({ "languages": LANGUAGES })))
}
