//! Commands that drive the client in a real browser.

use crate::args::Args;
use crate::stop::Stop;
use crate::{client, needs, process};
use std::process::Command;

/// What `cargo xtask browser --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask browser [--all] [FILE]…

Plays in a browser, as far as `cargo xtask test` does: one flow of each kind, a game or its last part in a
language drawn by luck, and a tour of all screens in every language. Prints the slowest tests.

  --all    every flow there is
  FILE     only the tests of this file of web/tests, such as `keyboard`

What is dealt is the same in every run. ENTREPOT_LUCK=2 in front deals other cards and draws another language.
";

/// What `cargo xtask layout --help` prints.
pub const LAYOUT_HELP: &str = "\
Usage: cargo xtask layout [--seed N] [GAME]…

Looks at the layout of every state of whole games and lists what is cut off, covered, overlapping, too small or too near
the edge, with pictures in target/layout. Sizes and languages are drawn so that every pair is met again and again.
What was interrupted goes on where it stopped.

  --seed N   draws others; by default 1
  GAME       only this game
";

/// What `cargo xtask screenshots --help` prints.
pub const SCREENSHOTS_HELP: &str = "\
Usage: cargo xtask screenshots

Makes docs/screenshots/*.webp of every screen, desktop and phone, day and night. Look at them.
";

/// What `cargo xtask latency --help` prints.
pub const LATENCY_HELP: &str = "\
Usage: cargo xtask latency

Plays in a browser and measures how long each tap takes until the next paint, with the processor as it is and slowed
down four times; also what opening the home page and a game weighs. Prints the figures for docs/benchmarks.md.
";

/// Programs that drive the browser, each with the Debian package that contains it.
const NEEDS: [(&str, &str); 1] = [("chromium", "chromium")];

/// Flows in the browser: one of each kind, all, or those of some files.
pub fn tests(mut args: Args) -> Result<(), Stop> {
    let all = args.flag("--all");
    let mut files = Vec::new();
    while let Some(file) = args.word() {
        files.push(file);
    }
    args.finish("browser [--all] [FILE]…")?;
    prepare()?;
    process::run(&mut flows(all, &files))
}

/// The command that runs them, once client and server are built.
pub fn flows(all: bool, files: &[String]) -> Command {
    let mut command = client::node(["tests/run.mjs"]);
    command.args(all.then_some("--all")).args(files);
    command
}

/// The layout of every state of whole games.
pub fn layout(mut args: Args) -> Result<(), Stop> {
    let seed: u32 = args.number("--seed")?.unwrap_or(1);
    let mut games = Vec::new();
    while let Some(game) = args.word() {
        games.push(game);
    }
    args.finish("layout [--seed N] [GAME]…")?;
    prepare()?;
    process::run(client::node(["tests/layout.mjs", "--seed", &seed.to_string()]).args(games))
}

/// Pictures of every screen.
pub fn screenshots(args: Args) -> Result<(), Stop> {
    args.finish("screenshots")?;
    prepare()?;
    process::run(&mut client::node(["tests/screenshots.mjs"]))
}

/// Measures the speed and size of the client.
pub fn latency(args: Args) -> Result<(), Stop> {
    args.finish("latency")?;
    prepare()?;
    process::run(&mut client::node(["tests/latency.mjs"]))
}

/// Makes sure there are a client, a server and a browser.
pub fn prepare() -> Result<(), Stop> {
    needs::needs(&NEEDS)?;
    client::build()?;
    process::run(&mut process::cargo(["build", "--package", "entrepot"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flows_are_those_of_a_file_or_all() {
        assert_eq!(process::as_typed(&flows(false, &[])), "node tests/run.mjs");
        assert_eq!(process::as_typed(&flows(true, &["phone".to_owned()])), "node tests/run.mjs --all phone");
    }
}
