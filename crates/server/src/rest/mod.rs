//! The REST interface: one file for each resource.

mod body;
mod document;
mod error;
mod games;
mod me;
mod tables;

pub(crate) use error::ApiError;
pub(crate) use tables::mine;

use crate::{App, guests, limits, socket};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Where the interface lives.
const PREFIX: &str = "/api/v1";

/// Every route, each with its description: what is served and what is described cannot differ.
fn described() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(document::get))
        .routes(routes!(me::get, me::patch))
        .routes(routes!(games::list))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::get))
        .routes(routes!(tables::record))
        .routes(routes!(tables::rematch))
        .routes(routes!(socket::connect))
}

/// The description of the interface.
pub(crate) fn description() -> OpenApi {
    document::describe(OpenApiRouter::new().nest(PREFIX, described()).into_openapi())
}

/// The interface.
pub(crate) fn router(app: &App) -> Router<App> {
    let (router, _) = described().split_for_parts();
    let router = router
        .fallback(async || ApiError::no_such_route())
        .method_not_allowed_fallback(async || ApiError::bad_method())
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(from_fn_with_state(app.clone(), guests::greet));
    Router::new().nest(PREFIX, router)
}
