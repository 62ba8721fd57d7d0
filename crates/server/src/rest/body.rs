//! Reading the body of a request.

use super::ApiError;
use crate::limits;
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

/// How long a body may take to arrive: it is short, and a slow one only occupies a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// A body that is JSON of the right form and not too long.
pub(super) struct Body<T, const LIMIT: usize = { limits::BODY }>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync, const LIMIT: usize> FromRequest<S> for Body<T, LIMIT> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Body<T, LIMIT>, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(ApiError::not_json());
        }
        let bytes = timeout(PATIENCE, to_bytes(request.into_body(), LIMIT)).await.map_err(|_| ApiError::too_slow())?;
        // After any other read error there is nobody left to answer.
        let bytes = bytes.map_err(|_| ApiError::too_big(LIMIT))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| ApiError::bad_body(&error))
    }
}
