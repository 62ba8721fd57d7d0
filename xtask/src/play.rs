//! `cargo xtask play`: from a fresh clone to a game in one command.

use crate::args::Args;
use crate::stop::Stop;
use crate::{client, needs, process};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// What `cargo xtask play --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask play [OPTION]…

Builds the client and the server, starts the server and prints its address; opens a browser where there is a display.
Games are kept in the folder `entrepot-data`, so nothing is lost when it is stopped (Ctrl+C) and started again.
Options are handed on to `entrepot serve`: `cargo xtask play --listen 127.0.0.1:9000`, `--data FOLDER`.

In the terminal instead: cargo run --release -p entrepot -- play --help
";

/// Builds, starts the server, and opens a browser.
pub fn run(mut args: Args) -> Result<(), Stop> {
    if let Some(word) = args.word() {
        return Err(Stop::wrong(format!(
            "`play` does not know what to do with `{word}`: games are chosen in the browser\nright would be: cargo xtask play [OPTION]…"
        )));
    }
    needs::needs(&[("cc", "gcc")])?;
    client::build()?;
    process::run(&mut entrepot("build"))?;
    serve(args.rest())
}

/// `cargo WORD` for the binary, in the user's folder, so that relative paths in options work. Not a release build: that takes
/// minutes longer, and the games' rules are optimised anyway.
fn entrepot(word: &str) -> Command {
    let mut command = Command::new("cargo");
    command.arg(word).arg("--manifest-path").arg(process::root().join("Cargo.toml"));
    command.args(["--package", "entrepot", "--bin", "entrepot"]);
    command
}

/// Runs the server until it is stopped, and passes its output on.
fn serve(options: Vec<String>) -> Result<(), Stop> {
    let mut command = entrepot("run");
    command.args(["--quiet", "--", "serve"]).args(options).stdout(Stdio::piped());
    let mut server = command.spawn().map_err(|error| Stop::failed(format!("cargo could not be started: {error}")))?;
    for line in server.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines().map_while(Result::ok)) {
        println!("{line}");
        if let Some(address) = address(&line) {
            open(address);
        }
    }
    let ended = server.wait().map_err(|error| Stop::failed(format!("the server was lost: {error}")))?;
    match ended.code() {
        Some(0) | None => Ok(()),
        Some(code) => Err(Stop::as_child(code)),
    }
}

/// The address in a line such as `Entrepôt listens on http://127.0.0.1:8100`.
fn address(line: &str) -> Option<&str> {
    line.split_whitespace().find(|word| word.starts_with("http://"))
}

/// Opens a browser if there is a display. If that fails, the printed address is enough.
fn open(address: &str) {
    let program = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some()) => "xdg-open",
        _ => return,
    };
    let _ = Command::new(program).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_what_the_server_says() {
        assert_eq!(address("Entrepôt listens on http://127.0.0.1:8100"), Some("http://127.0.0.1:8100"));
        assert_eq!(address("Stopped."), None);
    }
}
