//! The REST API: one file for each resource.

mod body;
mod document;
mod error;
mod games;
mod me;
mod status;
mod tables;

pub(crate) use error::ApiError;
pub(crate) use tables::{TableId, mine};

use crate::{App, guests, socket};
use axum::Router;
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::any;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The path of the API, in any version. Nothing below it is meant for people.
const ROOT: &str = "/api";

/// The path of this version.
const VERSION: &str = "/v1";

/// Every route with its description, so that what is served and what is described cannot differ.
fn described() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(document::get))
        .routes(routes!(me::get, me::patch))
        .routes(routes!(games::list))
        .routes(routes!(status::get))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::get, tables::delete))
        .routes(routes!(tables::record))
        .routes(routes!(tables::rounds))
        .routes(routes!(tables::rematch))
        .routes(routes!(socket::connect))
}

/// The description of the API.
pub(crate) fn description(database: &str) -> OpenApi {
    document::describe(OpenApiRouter::new().nest(&format!("{ROOT}{VERSION}"), described()).into_openapi(), database)
}

/// The API.
pub(crate) fn router(app: &App) -> Router<App> {
    let (router, _) = described().split_for_parts();
    let version = router
        .fallback(async || ApiError::no_such_route())
        .method_not_allowed_fallback(async || ApiError::bad_method())
        .layer(from_fn_with_state(app.clone(), guests::greet));
    let all = Router::new().nest(VERSION, version).fallback(async || ApiError::no_such_route());
    // The bare path is not matched by the nested router.
    let bare = any(async || ApiError::no_such_route());
    Router::new().nest(ROOT, all).route(&format!("{ROOT}/"), bare).layer(map_response(never_kept))
}

/// Answers are for one guest and may be outdated a moment later, so they are never cached.
async fn never_kept(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
