//! `entrepot serve`: the game server.

use super::Failure;
use super::say::say;
use entrepot_games::{Visit, names, visit};
use entrepot_server::{Config, Front, Games, Keeping, Network, Rate};
use entrepot_table::Game;
use entrepot_title::Title;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Serve tables over the network, with the client to play at them in a browser.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The address to listen on. 127.0.0.1 is this computer only, 0.0.0.0 everybody who can reach it.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8100", value_parser = resolve)]
    listen: SocketAddr,
    /// The folder for guests and games; it is created if missing.
    #[arg(long, value_name = "FOLDER", default_value = "entrepot-data")]
    data: PathBuf,
    /// A PostgreSQL database to keep them in instead: postgres://USER:PASSWORD@HOST/NAME. Other users of this computer can
    /// see command-line arguments, but not the variable.
    #[arg(long, value_name = "URL", env = "ENTREPOT_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[command(flatten)]
    keeping: KeepingArgs,
    #[command(flatten)]
    front: FrontArgs,
    /// Deal the same at every start, from this number: for tests and demonstrations. Anybody who knows it knows every hidden
    /// card.
    #[arg(long, value_name = "NUMBER")]
    luck: Option<u64>,
    /// Also offer the games that only show how a game is made.
    #[arg(long)]
    examples: bool,
}

/// What is kept, and for how long.
#[derive(clap::Args, Debug)]
struct KeepingArgs {
    /// With less free disk space than this, no new guest or table is accepted; running games continue.
    #[arg(long, value_name = "MIB", default_value_t = 64)]
    keep_free: u64,
    /// How many days a table is kept at which no person has played yet; 0 keeps it for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 1)]
    keep_unplayed: u32,
    /// How many days a table is kept at which nothing happens; 0 keeps it for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    keep_untouched: u32,
}

impl From<KeepingArgs> for Keeping {
    fn from(args: KeepingArgs) -> Keeping {
        let KeepingArgs { keep_free, keep_unplayed, keep_untouched } = args;
        let days = |days: u32| (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 60 * 60));
        let free = keep_free.saturating_mul(1 << 20);
        Keeping { free, unplayed: days(keep_unplayed), untouched: days(keep_untouched) }
    }
}

/// Limits on connections, and which proxies are trusted.
#[derive(clap::Args, Debug)]
struct FrontArgs {
    /// A proxy that may name the client it asks for (X-Forwarded-For, X-Forwarded-Proto), as an address or a network; may be
    /// given several times. By default none is trusted, not even on this computer.
    #[arg(long, value_name = "ADDRESS|NETWORK")]
    trusted_proxy: Vec<Network>,
    /// How many seconds the head of a request may take to arrive.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    header_time: Duration,
    /// After how many seconds a connection without a request is closed. Tables always have one.
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    idle_time: Duration,
    /// The most connections from one address. Trusted proxies may have any number.
    #[arg(long, value_name = "NUMBER", default_value_t = Front::default().connections)]
    connections: usize,
}

impl From<FrontArgs> for Front {
    fn from(args: FrontArgs) -> Front {
        let FrontArgs { trusted_proxy, header_time, idle_time, connections } = args;
        Front { trusted: trusted_proxy, headers: header_time, idle: idle_time, connections }
    }
}

/// A duration greater than zero.
fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero()).ok_or_else(|| "write a number of seconds above 0, like 10 or 0.5".into())
}

/// An address, or a name for one (localhost:8100). If the name has several, IPv4 is preferred, like the default.
fn resolve(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().map_err(|error| format!("{error}; write it like 127.0.0.1:8100"))?;
    let found: Vec<_> = found.collect();
    let first = found.iter().find(|address| address.is_ipv4()).or(found.first());
    first.copied().ok_or_else(|| "nothing has this name; write it like 127.0.0.1:8100".into())
}

/// Serves until the program is told to end.
pub fn run(args: Args) -> Result<(), Failure> {
    let Args { listen, data, database, keeping, front, luck, examples } = args;
    let (games, requests, keeping, front) = (offered(examples), Rate::default(), keeping.into(), front.into());
    let config = Config { listen, data, database, games, requests, keeping, front, luck };
    let ready = |address: SocketAddr| say!("Entrepôt listens on http://{address}");
    keep_log();
    entrepot_server::run(config, ready).map_err(|error| Failure::Usage(error.to_string()))
}

/// The games offered to people.
fn offered(examples: bool) -> Games {
    names()
        .into_iter()
        .fold(Games::default(), |games, name| visit(name, Shelve { games: games.clone(), examples }).unwrap_or(games))
}

struct Shelve {
    games: Games,
    examples: bool,
}

impl Visit for Shelve {
    type Out = Games;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Games {
        if title.example && !self.examples { self.games } else { self.games.with(title) }
    }
}

/// Logs to standard error, with time and level. Only the server's own lines: nobody has checked those of libraries for
/// secrets.
fn keep_log() {
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).log_internal_errors(false);
    let own = Targets::new().with_target("entrepot", LevelFilter::INFO);
    tracing_subscriber::registry().with(lines.with_filter(own)).init();
}
