//! One file for each command.

pub mod arena;
pub mod bench;
pub mod data;
pub mod play;
mod say;
pub mod scenario;
pub mod selfplay;
pub mod serve;
pub mod show;
pub mod verify;

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use entrepot_games::UnknownGame;
use entrepot_title::NotAvailable;
use std::process::ExitCode;

/// Board games: in the browser, in the terminal, between computer players, and as data.
#[derive(Parser, Debug)]
#[command(name = "entrepot", version, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Selfplay(selfplay::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Scenario(scenario::Args),
    Verify(verify::Args),
    Show(show::Args),
    Data(data::Args),
}

/// Why a command ended without success.
#[derive(Debug)]
pub enum Failure {
    /// The request cannot be carried out; the text says why and what would be right. Exit status 2.
    Usage(String),
    /// It was carried out and found a problem, which is already reported. Exit status 1.
    Failed,
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl From<NotAvailable> for Failure {
    fn from(error: NotAvailable) -> Failure {
        Failure::Usage(error.to_string())
    }
}

/// The names of the games, for options.
fn game_names() -> PossibleValuesParser {
    PossibleValuesParser::new(entrepot_games::names())
}

impl Cli {
    /// Runs the command and returns its exit status.
    pub fn run(self) -> ExitCode {
        let result = match self.command {
            Command::Play(args) => play::run(args),
            Command::Serve(args) => serve::run(args),
            Command::Selfplay(args) => selfplay::run(args),
            Command::Arena(args) => arena::run(args),
            Command::Bench(args) => bench::run(args),
            Command::Scenario(args) => scenario::run(args),
            Command::Verify(args) => verify::run(args),
            Command::Show(args) => show::run(args),
            Command::Data(args) => data::run(args),
        };
        match result {
            Ok(()) => ExitCode::SUCCESS,
            Err(Failure::Failed) => ExitCode::from(1),
            Err(Failure::Usage(message)) => {
                eprintln!("entrepot: {message}");
                ExitCode::from(2)
            }
        }
    }
}
