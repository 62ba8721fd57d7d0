//! What can go wrong with a request, for people and programs.

use crate::log::{Often, at_times};
use crate::protocol::{ErrorBody, ErrorInfo};
use crate::store::StoreError;
use crate::tables::Unplayable;
use crate::{limits, quotas};
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

/// An error answer: nothing has changed.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    info: ErrorInfo,
}

impl ApiError {
    fn new(status: StatusCode, code: &str, text: impl Into<String>) -> ApiError {
        ApiError { status, info: ErrorInfo { code: code.into(), text: text.into(), detail: None } }
    }

    /// The request makes no sense.
    pub(crate) fn bad(code: &str, text: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, text)
    }

    /// Adds figures and names for programs.
    pub(crate) fn with(mut self, detail: Value) -> ApiError {
        self.info.detail = Some(detail);
        self
    }

    pub(crate) fn no_such_route() -> ApiError {
        let text = "there is nothing at this address; /api/v1/openapi.json lists all addresses";
        ApiError::new(StatusCode::NOT_FOUND, "no_such_route", text)
    }

    pub(crate) fn bad_method() -> ApiError {
        let text = "this address does not take this method; /api/v1/openapi.json says which it takes";
        ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "bad_method", text)
    }

    pub(crate) fn no_such_table() -> ApiError {
        let text = "there is no such table, or you have no seat there; /api/v1/tables lists yours";
        ApiError::new(StatusCode::NOT_FOUND, "no_such_table", text)
    }

    pub(crate) fn no_guest() -> ApiError {
        let text = "nobody knows you here yet: ask /api/v1/me first, and send the cookie along that it gives you";
        ApiError::new(StatusCode::UNAUTHORIZED, "no_guest", text)
    }

    pub(crate) fn too_many_tables() -> ApiError {
        let text = format!(
            "a guest may play at {} tables at once and keep {}: delete some before you begin another",
            limits::RUNNING,
            limits::TABLES
        );
        ApiError::new(StatusCode::CONFLICT, "too_many_tables", text)
    }

    pub(crate) fn too_much_stored() -> ApiError {
        let text = format!(
            "your games take the {} MiB that a guest may store: delete some before you begin another",
            limits::STORED >> 20
        );
        ApiError::new(StatusCode::CONFLICT, "too_much_stored", text)
    }

    pub(crate) fn storage_low() -> ApiError {
        let text = "the server is short of space: nothing new can be opened for now, and running games go on";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "storage_low", text)
    }

    pub(crate) fn record_too_long() -> ApiError {
        let (bytes, moves) = (limits::RECORD, limits::RECORD_MOVES);
        let text = format!("a table can begin with a record of at most {moves} moves and {bytes} bytes");
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "record_too_long", text)
    }

    pub(crate) fn too_many_sockets() -> ApiError {
        let text = format!("you have {} tables open at once already: close one of them first", quotas::SOCKETS);
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_sockets", text)
    }

    pub(crate) fn too_slow() -> ApiError {
        let text = "the body of the request did not arrive in time: send it again";
        ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow", text)
    }

    pub(crate) fn game_runs() -> ApiError {
        ApiError::new(StatusCode::CONFLICT, "game_runs", "the game still runs: this is possible once it is over")
    }

    pub(crate) fn too_fast() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", "too many requests: wait a second and ask again")
    }

    pub(crate) fn too_big(limit: usize) -> ApiError {
        let text = format!("the body of this request has at most {limit} bytes");
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_big", text)
    }

    pub(crate) fn other_rules(text: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, "other_rules", text)
    }

    pub(crate) fn not_json() -> ApiError {
        let text = "the body has to be JSON, with the header \u{201c}content-type: application/json\u{201d}";
        ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", text)
    }

    pub(crate) fn bad_body(error: &serde_json::Error) -> ApiError {
        ApiError::bad("bad_body", format!("the body cannot be read: {error}"))
    }

    pub(crate) fn other_origin() -> ApiError {
        let text = "a page of another site may not change anything here, nor open a socket";
        ApiError::new(StatusCode::FORBIDDEN, "other_origin", text)
    }

    pub(crate) fn not_a_socket(why: &str) -> ApiError {
        ApiError::bad("not_a_socket", format!("this address takes WebSocket connections only: {why}"))
    }
}

/// The operator sees what happened; the client learns only that it is not at fault.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        at_times!(error, Often::Storage, %error, "storage failed");
        let text = "the server could not reach its storage: look in a moment whether it was done, and ask again if not";
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "storage", text)
    }
}

impl From<Unplayable> for ApiError {
    fn from(unplayable: Unplayable) -> ApiError {
        let status = match unplayable {
            Unplayable::OtherGame | Unplayable::OtherRules { .. } | Unplayable::ChangedRules { .. } => {
                StatusCode::CONFLICT
            }
            Unplayable::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        };
        ApiError::new(status, unplayable.code(), unplayable.to_string())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(ErrorBody { error: self.info })).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(RETRY_AFTER, 1.into());
        }
        response
    }
}
