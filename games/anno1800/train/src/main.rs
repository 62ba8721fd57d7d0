//! Training of the computer players of Anno 1800: weights are tuned by games, and measured.

mod duel;
mod game;
mod life;
mod player;
mod show;
mod tune;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Tune and measure the computer players of Anno 1800.
#[derive(Parser, Debug)]
#[command(name = "entrepot-anno1800-train", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Tune(tune::Args),
    Duel(duel::Args),
    Life(life::Args),
    Show(show::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Tune(args) => tune::run(&args),
        Command::Duel(args) => duel::run(&args),
        Command::Life(args) => life::run(&args),
        Command::Show(args) => show::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("entrepot-anno1800-train: {error}");
            ExitCode::from(2)
        }
    }
}
