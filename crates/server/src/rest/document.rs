//! The description of the API itself.

use crate::App;
use crate::guests::cookie_name;
use crate::protocol::ErrorBody;
use axum::Json;
use axum::extract::State;
use utoipa::ToSchema;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Info, OpenApi, Ref, RefOr, ResponseBuilder};

/// This description, as OpenAPI 3.1.
#[utoipa::path(get, path = "/openapi.json", operation_id = "describe", responses((status = 200, description = "An OpenAPI 3.1 document")))]
pub(super) async fn get(State(app): State<App>) -> Json<OpenApi> {
    Json(app.description.clone())
}

/// Adds the general description, and what applies to every route.
pub(super) fn describe(mut document: OpenApi, database: &str) -> OpenApi {
    document.info = Info::new("Entrepôt", env!("CARGO_PKG_VERSION"));
    let about = "Tables, and who sits at them. The game itself is played over each table's socket. Whoever asks for `/me` \
                 or opens a table is a guest, known by a cookie. Errors are `ErrorBody`, with a code for programs and a \
                 text for people.";
    document.info.description = Some(about.into());
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(cookie_name(database))));
    document.components.get_or_insert_default().add_security_scheme("guest", cookie);
    document.paths.paths.values_mut().for_each(add_common);
    document
}

fn add_common(item: &mut PathItem) {
    let changing = [&mut item.post, &mut item.patch, &mut item.delete].into_iter().flatten();
    changing.for_each(|operation| add_error(operation, "403", "other_origin"));
    for operation in [&mut item.get, &mut item.post, &mut item.patch, &mut item.delete].into_iter().flatten() {
        add_error(operation, "429", "too_fast");
        add_error(operation, "500", "storage");
        if needs_guest(operation) {
            add_error(operation, "401", "no_guest");
        }
        if operation.request_body.is_some() {
            add_error(operation, "408", "too_slow");
            add_error(operation, "413", "too_big");
            add_error(operation, "415", "not_json");
        }
    }
}

/// Whether a request without a cookie is refused.
fn needs_guest(operation: &Operation) -> bool {
    let ways = operation.security.iter().flatten();
    let mut ways = ways.map(|way| serde_json::to_value(way).is_ok_and(|way| way.get("guest").is_some())).peekable();
    ways.peek().is_some() && ways.all(|guest| guest)
}

/// Adds an error answer, unless the route describes this status itself.
fn add_error(operation: &mut Operation, status: &str, codes: &str) {
    let schema = Ref::from_schema_name(ErrorBody::name());
    let content = ContentBuilder::new().schema(Some(schema)).build();
    let response = ResponseBuilder::new().description(codes).content("application/json", content).build();
    operation.responses.responses.entry(status.into()).or_insert(RefOr::T(response));
}
