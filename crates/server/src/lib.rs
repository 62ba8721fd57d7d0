//! # The game server
//!
//! [`run`] is a server: guests open tables in their browsers and play against one another at one screen or against computer
//! players. One task owns each table, and a move is stored before anybody sees it. Games are added in one place, [`Games`].
//! The messages between clients and server are in [`protocol`]; `docs/protocol.md` explains them.

mod bots;
mod client;
mod clock;
mod error;
mod front;
mod games;
mod guests;
mod keeping;
mod limits;
mod log;
mod network;
mod outbox;
mod paces;
mod packing;
pub mod protocol;
mod proxies;
mod quotas;
mod random;
mod rest;
mod socket;
mod store;
mod tables;
mod writing;

pub use error::ServeError;
pub use front::Front;
pub use games::Games;
pub use keeping::Keeping;
pub use limits::Rate;
pub use network::Network;

use axum::Router;
use axum::middleware::map_response;
use bots::BotThreads;
use guests::Newcomers;
use limits::Limits;
use paces::Paces;
use proxies::Proxies;
use quotas::{Quotas, SOCKETS};
use random::Luckbox;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tables::Tables;
use tokio::net::TcpListener;
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::timeout;
use utoipa::openapi::OpenApi;

/// How long the server waits for work in progress when it shuts down.
const FAREWELL: Duration = Duration::from_secs(5);

/// The configuration of a server.
#[derive(Clone)]
pub struct Config {
    /// Where it listens; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The folder of its SQLite file, created if missing.
    pub data: PathBuf,
    /// The URL of a PostgreSQL database to use instead.
    pub database: Option<String>,
    /// The games that can be played.
    pub games: Games,
    /// The rate of requests for one guest.
    pub requests: Rate,
    /// What is kept, and for how long.
    pub keeping: Keeping,
    /// Limits on connections, and which proxies are trusted.
    pub front: Front,
    /// A number that makes the deals, lots and choices of computer players the same at every start, table by table. For
    /// tests: anybody who knows the number knows every hidden card.
    pub luck: Option<u64>,
}

/// Serves until Ctrl-C or a signal of the system ends the program. Calls `ready` with the address once it listens.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::System)?;
    runtime.block_on(serve(config, ready))
}

/// Like [`run`], inside a runtime with several threads.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let end = told_to_end().map_err(ServeError::System)?;
    serve_until(config, ready, end).await
}

/// Like [`serve`], until the given future completes.
pub async fn serve_until(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let listener = TcpListener::bind(config.listen).await.map_err(|error| ServeError::listen(config.listen, &error))?;
    let address = listener.local_addr().map_err(ServeError::System)?;
    let store = Store::open(&config.data, config.database.as_deref()).await?;
    let (close, closing) = watch::channel(false);
    let (busy, mut others) = mpsc::channel(1);
    let storage = config.database.as_ref().map_or_else(|| config.data.display().to_string(), |_| "PostgreSQL".into());
    let app = Shared::new(&config, store.clone(), closing.clone(), busy)?;
    tokio::spawn(keeping::sweep_always(store.clone(), app.keeping, Arc::clone(&app.deleted), closing.clone()));
    ready(address);
    tracing::info!(version = env!("CARGO_PKG_VERSION"), %address, storage, "the server listens");
    tokio::select! {
        () = front::serve(listener, &config.front, router(&app), end, close) => {}
        () = overdue(closing) => tracing::warn!("some requests did not end in time and are cut off"),
    }
    app.tables.close();
    drop(app);
    // Nothing is ever sent: this waits for all senders to be dropped.
    let _ = timeout(FAREWELL, others.recv()).await;
    store.close().await;
    tracing::info!("the server has ended");
    Ok(())
}

/// Requests that never finish must not keep the server from shutting down.
async fn overdue(mut closing: watch::Receiver<bool>) {
    let _ = closing.changed().await;
    tokio::time::sleep(FAREWELL).await;
}

fn router(app: &App) -> Router {
    let router = rest::router(app).fallback(client::serve).layer(map_response(client::secure));
    router.with_state(app.clone())
}

/// What all requests share.
type App = Arc<Shared>;

struct Shared {
    store: Store,
    games: Games,
    luckbox: Luckbox,
    tables: Arc<Tables>,
    paces: Paces,
    limits: Limits,
    newcomers: Newcomers,
    proxies: Proxies,
    sockets: Quotas<String>,
    keeping: Keeping,
    /// Notified whenever somebody deletes a table.
    deleted: Arc<Notify>,
    description: OpenApi,
    closing: watch::Receiver<bool>,
    /// Held by every task that must finish before the server ends.
    busy: mpsc::Sender<()>,
}

impl Shared {
    fn new(
        config: &Config,
        store: Store,
        closing: watch::Receiver<bool>,
        busy: mpsc::Sender<()>,
    ) -> Result<App, ServeError> {
        let bots = BotThreads::start().map_err(ServeError::System)?;
        let paces = bots.paces();
        let tables = Tables::new(config.games.clone(), store.clone(), bots, busy.clone());
        let description = rest::description(&store.id);
        Ok(Arc::new(Shared {
            store,
            games: config.games.clone(),
            luckbox: Luckbox::new(config.luck),
            tables,
            paces,
            limits: Limits::new(config.requests),
            newcomers: Newcomers::new(),
            proxies: Proxies::new(config.front.trusted.clone()),
            sockets: Quotas::new(SOCKETS),
            keeping: config.keeping,
            deleted: Arc::default(),
            description,
            closing,
            busy,
        }))
    }
}

/// Ctrl-C, or the system's request to terminate.
#[cfg(unix)]
fn told_to_end() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ctrl-C.
#[cfg(not(unix))]
fn told_to_end() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
