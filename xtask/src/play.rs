//! `cargo xtask play`: from a fresh clone to a game in one command.

use crate::args::Args;
use crate::games::{self, GAMES};
use crate::process;
use crate::stop::Stop;
use std::io::Write;
use std::process::Command;

/// What `cargo xtask play --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask play [GAME] [OPTION]…

Builds the command `entrepot` and starts a game in this terminal. Asks which game when none is named.
What stands behind GAME is handed on: `cargo xtask play sanjuan --help` lists what there is.

Games: sanjuan
";

/// Builds, asks if need be, and plays.
pub fn run(mut args: Args) -> Result<(), Stop> {
    let game = match args.word() {
        Some(name) => games::named(&name)?,
        None => ask()?,
    };
    process::run(entrepot("build").arg("--release"))?;
    // `run` finds the binary wherever the target folder is; the build before it has shown its progress.
    process::run(entrepot("run").args(["--release", "--quiet", "--", "play", game]).args(args.rest()))
}

/// `cargo WORD` for the binary, in the user's folder, so that file names in the game's options mean what they say.
fn entrepot(word: &str) -> Command {
    let mut command = Command::new("cargo");
    command.arg(word).arg("--manifest-path").arg(process::root().join("Cargo.toml"));
    command.args(["--package", "entrepot", "--bin", "entrepot"]);
    command
}

fn ask() -> Result<&'static str, Stop> {
    println!("Which game?");
    for (place, game) in GAMES.iter().enumerate() {
        println!("  {} {game}", place + 1);
    }
    print!("Number or name [{}]: ", GAMES[0]);
    // A prompt that cannot be shown is no reason not to read the answer.
    let _ = std::io::stdout().flush();
    let mut answer = String::new();
    match std::io::stdin().read_line(&mut answer) {
        Ok(read) if read > 0 => games::answered(&answer),
        _ => Err(Stop::wrong(format!("nobody answered; name the game: cargo xtask play {}", GAMES[0]))),
    }
}
