//! Who asks: a guest is somebody at once, recognised by a cookie.

use crate::protocol::Me;
use crate::random;
use crate::rest::ApiError;
use crate::store::{Guest, Store, StoreError};
use crate::{App, clock};
use axum::extract::{Request, State};
use axum::http::header::{COOKIE, HeaderMap, HeaderValue, SET_COOKIE};
use axum::middleware::Next;
use axum::response::Response;
use serde_json::json;
use sha2::{Digest, Sha256};

/// The name of the cookie.
const NAME: &str = "entrepot";

/// How long a browser keeps it: a year.
const SECONDS: u32 = 365 * 24 * 60 * 60;

/// The longest name of a guest or a seat.
const LONGEST_NAME: usize = 24;

/// Recognises the guest, or makes a new one, and hands it on to whatever answers the request.
pub(crate) async fn greet(State(app): State<App>, mut request: Request, next: Next) -> Result<Response, ApiError> {
    let (guest, fresh) = match recognise(&app.store, request.headers()).await? {
        Some(guest) => (guest, None),
        None if !app.limits.admits_newcomer() => return Err(ApiError::too_fast()),
        None => admit(&app.store).await.map(|(guest, secret)| (guest, Some(secret)))?,
    };
    let https = came_by_https(request.headers());
    let mut response = match app.limits.admits(&guest.id) {
        true => {
            request.extensions_mut().insert(guest);
            next.run(request).await
        }
        false => return Err(ApiError::too_fast()),
    };
    if let Some(cookie) = fresh.and_then(|secret| cookie(&secret, https)) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn recognise(store: &Store, headers: &HeaderMap) -> Result<Option<Guest>, StoreError> {
    match secret_in(headers) {
        Some(secret) => store.guest_by_secret(&hash(secret)).await,
        None => Ok(None),
    }
}

async fn admit(store: &Store) -> Result<(Guest, String), StoreError> {
    let secret = random::secret();
    let name = format!("Guest {}", 1000 + random::dice().below(9000));
    let guest = Guest { id: random::id(), me: Me { name, named: false, language: None } };
    store.add_guest(&guest, &hash(&secret), clock::now()).await?;
    Ok((guest, secret))
}

fn secret_in(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(name, _)| *name == NAME).map(|(_, secret)| secret)
}

/// Only this is stored: whoever reads the database cannot sit down in somebody's place.
fn hash(secret: &str) -> String {
    random::hex(&Sha256::digest(secret))
}

/// Whether the proxy in front of the server says that the browser speaks https with it.
fn came_by_https(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|scheme| scheme.as_bytes() == b"https")
}

fn cookie(secret: &str, https: bool) -> Option<HeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    let text = format!("{NAME}={secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age={SECONDS}{secure}");
    HeaderValue::from_str(&text).ok()
}

/// A name for a guest or a seat, without the space around it.
pub(crate) fn name(text: &str) -> Result<String, ApiError> {
    let name = text.trim();
    let length = name.chars().count();
    if !(1..=LONGEST_NAME).contains(&length) || name.chars().any(breaks_lines) {
        let text = format!(
            "a name is one line of 1 to {LONGEST_NAME} characters; this one has {length}, or cannot stand on one line"
        );
        return Err(ApiError::bad("bad_name", text).with(json!({ "longest": LONGEST_NAME })));
    }
    Ok(name.to_owned())
}

/// Ends a line, or turns the direction of the line around.
fn breaks_lines(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        assert_eq!(secret_in(&headers), None);
        headers.append(COOKIE, HeaderValue::from_static("theme=night; entrepot=abc; x=y"));
        assert_eq!(secret_in(&headers), Some("abc"));
    }

    #[test]
    fn the_cookie_is_secure_where_the_page_is() {
        let mut headers = HeaderMap::new();
        let told = |headers: &HeaderMap| cookie("abc", came_by_https(headers)).unwrap().to_str().unwrap().to_owned();
        assert!(told(&headers).contains("HttpOnly") && !told(&headers).contains("Secure"));
        headers.append("x-forwarded-proto", HeaderValue::from_static("https"));
        assert!(told(&headers).ends_with("; Secure"));
    }

    #[test]
    fn names_are_short_and_on_one_line() {
        assert_eq!(name("  Ana  ").ok().as_deref(), Some("Ana"));
        assert_eq!(name(&"é".repeat(24)).ok(), Some("é".repeat(24)));
        for no in ["", "   ", "a\nb", "a\u{202e}b", &"é".repeat(25)] {
            assert!(name(no).is_err(), "{no:?}");
        }
    }
}
