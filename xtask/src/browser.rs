//! Commands that drive the client in a real browser.

use crate::args::Args;
use crate::stop::Stop;
use crate::{client, needs, process};

/// What `cargo xtask screenshots --help` prints.
pub const SCREENSHOTS_HELP: &str = "\
Usage: cargo xtask screenshots

Makes docs/screenshots/*.png of every screen, desktop and phone, day and night. Look at them.
";

/// What `cargo xtask latency --help` prints.
pub const LATENCY_HELP: &str = "\
Usage: cargo xtask latency

Plays in a browser and measures how long each tap takes until the next paint, with the processor as it is and slowed
down four times; also what opening the home page and a game weighs. Prints the figures for docs/benchmarks.md.
";

/// Programs that drive the browser, each with the Debian package that brings it.
const NEEDS: [(&str, &str); 1] = [("chromium", "chromium")];

/// Pictures of every screen.
pub fn screenshots(args: Args) -> Result<(), Stop> {
    args.finish("screenshots")?;
    prepare()?;
    process::run(&mut client::node(["tests/screenshots.mjs"]))
}

/// How fast and how heavy the client is.
pub fn latency(args: Args) -> Result<(), Stop> {
    args.finish("latency")?;
    prepare()?;
    process::run(&mut client::node(["tests/latency.mjs"]))
}

/// A client, a server and a browser.
pub fn prepare() -> Result<(), Stop> {
    needs::needs(&NEEDS)?;
    client::build()?;
    process::run(&mut process::cargo(["build", "--package", "entrepot"]))
}
