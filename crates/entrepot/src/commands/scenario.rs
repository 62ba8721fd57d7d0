//! `entrepot scenario FILE…`: plays scenario files and says what does not hold.

use super::Failure;
use super::say::say;
use entrepot_scenarios::{FormatError, run_text};
use std::path::PathBuf;

/// Play scenario files: positions, moves and what must hold
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Scenario files; docs/scenarios.md explains how to write one
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Plays every file and prints each line that does not hold.
pub fn run(args: Args) -> Result<(), Failure> {
    let mut scenarios = 0;
    let mut wrong = 0;
    for file in &args.files {
        let name = file.display();
        let text =
            std::fs::read_to_string(file).map_err(|error| Failure::Usage(format!("{name} cannot be read: {error}")))?;
        match run_text(&text) {
            Ok((count, failed)) => {
                scenarios += count;
                wrong += failed.len();
                failed.iter().for_each(|f| say!("{name}:{}: {}: {}", f.line, f.scenario, f.what));
            }
            Err(FormatError { line, what }) => return Err(Failure::Usage(format!("{name}:{line}: {what}"))),
        }
    }
    if wrong > 0 {
        say!("scenarios: {scenarios}; lines that do not hold: {wrong}");
        return Err(Failure::Failed);
    }
    say!("scenarios: {scenarios}; all hold");
    Ok(())
}
