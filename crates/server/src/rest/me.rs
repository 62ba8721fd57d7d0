//! Who asks.

use super::ApiError;
use super::body::Body;
use crate::protocol::{ErrorBody, Me, MeChange};
use crate::store::Guest;
use crate::{App, guests};
use axum::extract::State;
use axum::{Extension, Json};
use serde_json::json;

/// The languages of the client.
const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

/// Who I am.
#[utoipa::path(get, path = "/me", operation_id = "me", responses((status = 200, body = Me)))]
pub(super) async fn get(Extension(guest): Extension<Guest>) -> Json<Me> {
    Json(guest.me)
}

/// Changes my name or language.
#[utoipa::path(
    patch,
    path = "/me", operation_id = "change_me",
    request_body = MeChange,
    responses((status = 200, body = Me), (status = 400, description = "bad_name, bad_language, bad_body", body = ErrorBody))
)]
pub(super) async fn patch(
    State(app): State<App>,
    Extension(mut guest): Extension<Guest>,
    Body(change): Body<MeChange>,
) -> Result<Json<Me>, ApiError> {
    if let Some(name) = change.name {
        guest.me.name = guests::name(&name)?;
        guest.me.named = true;
    }
    if let Some(language) = change.language {
        guest.me.language = Some(known(language)?);
    }
    app.store.change_guest(&guest).await?;
    Ok(Json(guest.me))
}

fn known(language: String) -> Result<String, ApiError> {
    if LANGUAGES.contains(&language.as_str()) {
        return Ok(language);
    }
    let text = format!("the language is one of {}, not \u{201c}{language}\u{201d}", LANGUAGES.join(", "));
    Err(ApiError::bad("bad_language", text).with(json!({ "languages": LANGUAGES })))
}
