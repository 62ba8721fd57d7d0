//! The web client, embedded in the program.

mod routes;

use crate::App;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap,
    HeaderName, HeaderValue, IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use routes::{Target, target};
use rust_embed::{Embed, EmbeddedFile};

/// The built client. A debug build reads the folder on each request; a release build embeds the files.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const INDEX: &str = "index.html";

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><title>Entrepôt</title><h1>Entrepôt</h1>\
<p>The server runs, but the client is not built yet. <code>cargo xtask play</code> builds and opens it.</p></html>";

/// The precompressed forms of files, smallest first, made when the client is built.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Disables what our pages do not need and other pages must not do.
const SECURITY: [(HeaderName, &str); 3] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
];

/// Adds the security headers to every answer.
pub(crate) async fn secure(mut response: Response) -> Response {
    for (name, value) in SECURITY {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Answers every request that is not for the API.
pub(crate) async fn serve(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, "pages can only be read").into_response();
    }
    let target = target(uri.path(), |name| app.games.get(name).is_some());
    answer(Files::get, target, uri.path(), &headers)
}

fn answer(find: impl Fn(&str) -> Option<EmbeddedFile>, target: Target, path: &str, headers: &HeaderMap) -> Response {
    let nothing = |text: &'static str| (StatusCode::NOT_FOUND, text).into_response();
    match target {
        Target::File => {
            send(&find, path.trim_start_matches('/'), headers).unwrap_or_else(|| nothing("there is no such file"))
        }
        Target::Page => send(&find, INDEX, headers).unwrap_or_else(not_built),
        // Without the request's headers: a 404 must never become a 304.
        Target::Nowhere => match find(INDEX) {
            Some(page) => (StatusCode::NOT_FOUND, respond(INDEX, None, page, &HeaderMap::new())).into_response(),
            None => nothing("there is no such page"),
        },
        Target::Reserved => nothing("there is nothing here"),
    }
}

fn not_built() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, [(CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response()
}

/// A file in the smallest form that the browser accepts.
fn send(find: impl Fn(&str) -> Option<EmbeddedFile>, name: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = find(name)?;
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let smaller = ENCODINGS.iter().filter(|(encoding, _)| accepts(accepted, encoding));
    let smaller = smaller.filter_map(|(encoding, ending)| Some((*encoding, find(&format!("{name}{ending}"))?))).next();
    let (encoding, file) = smaller.map_or((None, plain), |(encoding, file)| (Some(encoding), file));
    Some(respond(name, encoding, file, headers))
}

fn respond(name: &str, encoding: Option<&'static str>, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag = crate::random::hex(&file.metadata.sha256_hash()[..16]);
    let tag = format!("\"{tag}\"");
    let known = asked.get(IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Response::new(Body::from(file.data));
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
        if let Some(encoding) = encoding {
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    };
    // Names in assets/ contain a fingerprint, so these files never change.
    let lasting = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(lasting));
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept-encoding"));
    response.headers_mut().extend(HeaderValue::from_str(&tag).ok().map(|tag| (ETAG, tag)));
    response
}

/// Whether a browser accepts this encoding; `br;q=0` means no.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        let refused = |word: &str| word.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        words.next() == Some(encoding) && !words.any(refused)
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rust_embed::Metadata;

    fn file(text: &'static str) -> EmbeddedFile {
        let mut hash = [0; 32];
        hash[..text.len()].copy_from_slice(text.as_bytes());
        EmbeddedFile { data: text.as_bytes().into(), metadata: Metadata::__rust_embed_new(hash, None, None) }
    }

    fn built(name: &str) -> Option<EmbeddedFile> {
        match name {
            "index.html" => Some(file("index")),
            "assets/app-1f.js" => Some(file("plain")),
            "assets/app-1f.js.br" => Some(file("brotli")),
            "assets/app-1f.js.gz" => Some(file("gzip")),
            _ => None,
        }
    }

    /// Status, content type, encoding, caching and body of an answer.
    async fn ask(path: &str, headers: &[(HeaderName, &'static str)]) -> (u16, String) {
        let headers: HeaderMap =
            headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
        let response = answer(built, target(path, |name| name == "tally"), path, &headers);
        let shown = [CONTENT_TYPE, CONTENT_ENCODING, CACHE_CONTROL]
            .map(|name| response.headers().get(name).map_or("-", |value| value.to_str().unwrap()).to_owned());
        let status = response.status().as_u16();
        let body = axum::body::to_bytes(response.into_body(), 1000).await.unwrap();
        (status, format!("{} | {}", shown.join(" | "), String::from_utf8_lossy(&body)))
    }

    #[tokio::test]
    async fn addresses_that_are_no_files_are_the_clients_own() {
        let index = (200, "text/html; charset=utf-8 | - | no-cache | index".to_owned());
        for path in ["/", "/table/abc", "/rules/tally", "/rules/tally/S5.5"] {
            assert_eq!(ask(path, &[]).await, index, "{path}");
        }
        assert_eq!(ask("/missing.js", &[]).await.0, 404);
        assert_eq!(ask("/assets/missing", &[]).await.0, 404);
    }

    /// Programs read the status; people see the client's own page in their language.
    #[tokio::test]
    async fn addresses_that_lead_nowhere_say_so() {
        let known = [(IF_NONE_MATCH, "\"696e6465780000000000000000000000\"")];
        let index = (404, "text/html; charset=utf-8 | - | no-cache | index".to_owned());
        for path in ["/nowhere", "/rules/S5.5", "/../Cargo.toml"] {
            assert_eq!(ask(path, &known).await, index, "{path}");
        }
        let reserved = (404, "text/plain; charset=utf-8 | - | - | there is nothing here".to_owned());
        assert_eq!(ask("/healthz", &[]).await, reserved);
        let response = answer(|_| None, Target::Nowhere, "/nowhere", &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "the client need not be built");
    }

    #[tokio::test]
    async fn the_smallest_form_that_a_browser_takes_is_sent() {
        let path = "/assets/app-1f.js";
        let js = "text/javascript; charset=utf-8";
        let lasting = "public, max-age=31536000, immutable";
        for (accepted, encoding, body) in [
            ("gzip, deflate, br", "br", "brotli"),
            ("gzip;q=1.0, br;q=0", "gzip", "gzip"),
            ("identity", "-", "plain"),
            ("brrr", "-", "plain"),
        ] {
            let expected = format!("{js} | {encoding} | {lasting} | {body}");
            assert_eq!(ask(path, &[(ACCEPT_ENCODING, accepted)]).await, (200, expected), "{accepted}");
        }
    }

    #[tokio::test]
    async fn what_a_browser_knows_is_not_sent_again() {
        let known = "\"696e6465780000000000000000000000\"";
        assert_eq!(ask("/", &[(IF_NONE_MATCH, known)]).await, (304, "- | - | no-cache | ".to_owned()));
        assert_eq!(ask("/", &[(IF_NONE_MATCH, "\"older\"")]).await.0, 200);
    }

    #[tokio::test]
    async fn a_client_that_is_not_built_says_how_to_build_it() {
        let response = answer(|_| None, Target::Page, "/", &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        let body = axum::body::to_bytes(response.into_body(), 1000).await.unwrap();
        assert!(String::from_utf8_lossy(&body).contains("cargo xtask play"));
    }
}
