//! `cargo xtask soak`: the contract tests over many more games than a test run has time for.

use crate::args::Args;
use crate::games;
use crate::process;
use crate::stop::Stop;

/// What `cargo xtask soak --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask soak [GAME] [--games N] [OPTION]…

Plays N games (10000 unless told) of each game, or of GAME, with every contract test at every step, and prints what
was covered. Further options, such as `--seed S`, are handed on: `cargo xtask soak GAME --help` lists them. A game
whose rules have an example `oracle` is compared with that as well, in ten times as many positions.
";

const GAMES_TO_PLAY: u32 = 10_000;

/// How many positions are compared with an oracle for each game played.
const POSITIONS_PER_GAME: u32 = 10;

/// Soaks one game or each.
pub fn run(mut args: Args) -> Result<(), Stop> {
    let games_to_play: u32 = args.number("--games")?.unwrap_or(GAMES_TO_PLAY);
    let (count, positions) = (games_to_play.to_string(), games_to_play.saturating_mul(POSITIONS_PER_GAME).to_string());
    let games = match args.word() {
        Some(name) => vec![games::named(&name)?],
        None => games::all()?,
    };
    let rest = args.rest();
    for game in games {
        let words =
            ["run", "--release", "--package", "entrepot-games", "--bin", "soak", "--", &game, "--games", &count];
        process::run(process::cargo(words).args(&rest))?;
        if process::root().join(format!("games/{game}/rules/examples/oracle.rs")).is_file() {
            let package = games::package(&game);
            let words = ["run", "--release", "--package", &package, "--example", "oracle", "--", &positions];
            process::run(&mut process::cargo(words))?;
        }
    }
    Ok(())
}
