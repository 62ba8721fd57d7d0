//! Recognises visitors: everybody is a guest from the start, known by a cookie.

mod cookie;
mod door;
mod names;

pub(crate) use cookie::cookie_name;
pub(crate) use names::{name, numbered};

use crate::log::{Often, at_times};
use crate::network::Network;
use crate::protocol::Me;
use crate::proxies::{Caller, FORWARDED_FOR};
use crate::rest::ApiError;
use crate::socket::check_origin;
use crate::store::{Guest, Store, StoreError};
use crate::{App, clock, random};
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::Method;
use axum::http::header::{HeaderMap, SET_COOKIE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use door::Door;
use sha2::{Digest, Sha256};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

/// In milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The guest of a request, if it has one, for its handler.
#[derive(Clone)]
struct Visit {
    known: Option<Known>,
    home: Network,
    /// The secret for the cookie of the answer.
    cookie: Arc<OnceLock<String>>,
}

#[derive(Clone)]
struct Known {
    guest: Guest,
    secret: String,
}

/// Recognises the guest, and limits the rate of requests.
pub(crate) async fn greet(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        check_origin(request.headers())?;
    }
    let known = recognise(&app.store, request.headers()).await?;
    let (peer, headers) = (peer.ip(), request.headers());
    if !app.proxies.trust(peer) && peer.to_canonical().is_loopback() && headers.contains_key(FORWARDED_FOR) {
        mention_proxy(peer);
    }
    let Caller { home, https } = app.proxies.caller(peer, headers);
    let who = known.as_ref().map_or_else(|| home.to_string(), |known| known.guest.id.clone());
    if !app.limits.admits(&who) {
        at_times!(warn, Often::Requests, from = %home.site(), "somebody asks too much: a request is refused");
        return Err(ApiError::too_fast());
    }
    let given = Arc::new(OnceLock::new());
    request.extensions_mut().insert(Visit { known, home, cookie: Arc::clone(&given) });
    let mut response = next.run(request).await;
    let cookie = given.get().and_then(|secret| cookie::cookie(&app.store.id, secret, https));
    response.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok(response)
}

/// Behind an untrusted proxy all visitors look like one, who soon exceeds the limit.
fn mention_proxy(peer: IpAddr) {
    at_times!(
        warn,
        Often::Untrusted,
        "a program on this computer asks in the name of others, and is not believed; if it is your proxy, start the server \
         with --trusted-proxy {peer}"
    );
}

/// For requests that need a guest who has been here before.
impl<S: Send + Sync> FromRequestParts<S> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Guest, ApiError> {
        let known = parts.extensions.get::<Visit>().and_then(|visit| visit.known.clone());
        known.map(|known| known.guest).ok_or_else(ApiError::no_guest)
    }
}

/// For requests open to anybody: a new visitor becomes a guest. The cookie is renewed when needed, so that it lasts a year
/// from now.
pub(crate) struct Welcome(pub(crate) Guest);

impl FromRequestParts<App> for Welcome {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Welcome, ApiError> {
        let visit = parts.extensions.get::<Visit>().cloned().ok_or_else(ApiError::no_guest)?;
        let known = match visit.known {
            Some(known) if note_visit(&app.store, &known.guest).await => Some(known),
            _ => None,
        };
        let Known { guest, secret } = match known {
            Some(known) => known,
            None if app.newcomers.admit(visit.home) => {
                app.keeping.check(&app.store).await?;
                admit(&app.store).await?
            }
            None => return Err(ApiError::too_fast()),
        };
        visit.cookie.get_or_init(|| secret);
        Ok(Welcome(guest))
    }
}

/// Admits newcomers at the rate that the server can take.
pub(crate) struct Newcomers(Mutex<Door>);

impl Newcomers {
    pub(crate) fn new() -> Newcomers {
        Newcomers(Mutex::new(Door::new(Instant::now())))
    }

    fn admit(&self, home: Network) -> bool {
        let opens = self.0.lock().unwrap_or_else(PoisonError::into_inner).opens(home, Instant::now());
        if !opens {
            let from = home.site();
            at_times!(warn, Often::Newcomers, %from, "more newcomers than are let in: one has to ask again");
        }
        opens
    }
}

async fn recognise(store: &Store, headers: &HeaderMap) -> Result<Option<Known>, StoreError> {
    let Some(secret) = cookie::secret_in(headers, &store.id) else { return Ok(None) };
    let guest = store.guest_by_secret(&hash(secret)).await?;
    Ok(guest.map(|guest| Known { guest, secret: secret.to_owned() }))
}

/// Records the visit, at most once a day. Returns whether the guest is still known.
async fn note_visit(store: &Store, guest: &Guest) -> bool {
    let now = clock::now();
    if now.saturating_sub(guest.seen) < DAY {
        return true;
    }
    store.visited(&guest.id, now).await.unwrap_or_else(|error| {
        at_times!(error, Often::Storage, %error, "storage failed");
        true
    })
}

async fn admit(store: &Store) -> Result<Known, StoreError> {
    let secret = random::secret();
    let name = format!("Guest {}", 1000 + random::number() % 9000);
    let guest = Guest { id: random::id(), me: Me { name, named: false, language: None }, seen: clock::now() };
    store.add_guest(&guest, &hash(&secret)).await?;
    Ok(Known { guest, secret })
}

/// Only the hash is stored: reading the database does not let anybody take a guest's seat.
fn hash(secret: &str) -> String {
    random::hex(&Sha256::digest(secret))
}
