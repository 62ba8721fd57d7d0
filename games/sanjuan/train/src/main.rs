//! Training of the learned computer players: games are played and written down, a net is fitted to them, and it is measured.

mod duel;
mod fit;
mod origin;
mod play;
mod practise;
mod td;
mod thinking;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Train the learned computer players.
#[derive(Parser, Debug)]
#[command(name = "entrepot-sanjuan-train", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Args),
    Fit(fit::Args),
    Practise(practise::Args),
    Td(td::Args),
    Duel(duel::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Fit(args) => fit::run(&args),
        Command::Practise(args) => practise::run(&args),
        Command::Td(args) => td::run(&args),
        Command::Duel(args) => duel::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("entrepot-train: {error}");
            ExitCode::from(2)
        }
    }
}
