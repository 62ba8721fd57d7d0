//! `entrepot serve`: tables on the network.

use super::Failure;
use super::say::say;
use entrepot_server::{Config, Games, Keeping, Rate};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

/// Serve tables on the network, and the client to play at them in a browser.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Where to listen. 127.0.0.1 is this computer alone, 0.0.0.0 everybody who can reach it.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8100", value_parser = resolve)]
    listen: SocketAddr,
    /// The folder in which guests and games are kept; it is made if it is missing.
    #[arg(long, value_name = "FOLDER", default_value = "entrepot-data")]
    data: PathBuf,
    /// A PostgreSQL database to keep them in instead: postgres://USER:PASSWORD@HOST/NAME. Other users of this
    /// computer can read what is written here, but not the variable.
    #[arg(long, value_name = "URL", env = "ENTREPOT_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// With less room than this on the disk no new guest and no new table is taken; running games go on.
    #[arg(long, value_name = "MIB", default_value_t = 64)]
    keep_free: u64,
    /// After so many days a table goes at which no person has played yet; 0 keeps it for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 1)]
    keep_unplayed: u32,
    /// After so many days a table goes at which nothing has happened; 0 keeps it for ever.
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    keep_untouched: u32,
    /// Deal the same at every start, from this number: for tests and demonstrations. Whoever knows it knows every
    /// hidden card.
    #[arg(long, value_name = "NUMBER")]
    luck: Option<u64>,
}

impl Args {
    fn keeping(&self) -> Keeping {
        let days = |days: u32| (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 60 * 60));
        Keeping {
            free: self.keep_free.saturating_mul(1 << 20),
            unplayed: days(self.keep_unplayed),
            untouched: days(self.keep_untouched),
        }
    }
}

/// An address, or a name that stands for one (localhost:8100). Where it stands for several, IPv4 is taken, like the default.
fn resolve(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().map_err(|error| format!("{error}; write it like 127.0.0.1:8100"))?;
    let found: Vec<_> = found.collect();
    let first = found.iter().find(|address| address.is_ipv4()).or(found.first());
    first.copied().ok_or_else(|| "nothing has this name; write it like 127.0.0.1:8100".into())
}

/// Serves until it is told to end.
pub fn run(args: Args) -> Result<(), Failure> {
    let keeping = args.keeping();
    let Args { listen, data, database, luck, .. } = args;
    let config = Config { listen, data, database, games: Games::all(), requests: Rate::default(), keeping, luck };
    let ready = |address: SocketAddr| say!("Entrepôt listens on http://{address}");
    entrepot_server::run(config, ready).map_err(|error| Failure::Usage(error.to_string()))
}
