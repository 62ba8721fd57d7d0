//! The command `entrepot`.

use clap::Parser;
use entrepot::commands::Cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    Cli::parse().run()
}
