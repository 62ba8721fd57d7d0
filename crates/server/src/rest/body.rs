//! Reading the body of a request.

use super::ApiError;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

/// How long a body may take to arrive: it is short, and whoever sends it slowly only holds a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// A body that is JSON of the right form.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(ApiError::not_json());
        }
        let bytes = timeout(PATIENCE, Bytes::from_request(request, state)).await.map_err(|_| ApiError::too_slow())?;
        // Whatever else goes wrong while reading, nobody is left who could read an answer.
        let bytes = bytes.map_err(|_| ApiError::too_big())?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| ApiError::bad_body(&error))
    }
}
