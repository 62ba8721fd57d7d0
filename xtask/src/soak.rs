//! `cargo xtask soak`: the contract tests over many more games than a test run has time for.

use crate::args::Args;
use crate::games::{self, GAMES};
use crate::process;
use crate::stop::Stop;

/// What `cargo xtask soak --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask soak [GAME] [--games N] [OPTION]…

Plays N games (10000 unless told) of each game, or of GAME, with every contract test at every step, and prints what
was covered. Further options, such as `--seed S`, are handed on: `cargo xtask soak sanjuan --help` lists them. For Anno 1800
payments are compared with an oracle as well, in ten times as many positions.
";

const GAMES_TO_PLAY: u32 = 10_000;

/// Positions in which payments are compared, for each game that is played.
const PAYMENTS_PER_GAME: u32 = 10;

/// Soaks one game or each.
pub fn run(mut args: Args) -> Result<(), Stop> {
    let games_to_play: u32 = args.number("--games")?.unwrap_or(GAMES_TO_PLAY);
    let (count, payments) = (games_to_play.to_string(), games_to_play.saturating_mul(PAYMENTS_PER_GAME).to_string());
    let games = match args.word() {
        Some(name) => vec![games::named(&name)?],
        None => GAMES.to_vec(),
    };
    let rest = args.rest();
    for game in games {
        let words = ["run", "--release", "--package", "entrepot-bots", "--bin", "soak", "--", game, "--games", &count];
        process::run(process::cargo(words).args(&rest))?;
        if game == "anno1800" {
            let words = ["run", "--release", "--package", "entrepot-anno1800", "--example", "oracle", "--", &payments];
            process::run(&mut process::cargo(words))?;
        }
    }
    Ok(())
}
