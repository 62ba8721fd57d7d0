//! `entrepot scenario FILE…`: plays scenario files and reports what fails.

use super::Failure;
use super::say::say;
use entrepot_games::{Visit, names, visit};
use entrepot_scenarios::game_of;
use entrepot_table::Game;
use entrepot_table::scenario::FormatError;
use entrepot_title::{Played, Title};
use std::path::PathBuf;

/// Play scenario files: positions, moves and what must hold
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Scenario files; docs/scenarios.md explains how to write one
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Plays every file and prints each line that fails.
pub fn run(args: Args) -> Result<(), Failure> {
    let mut scenarios = 0;
    let mut wrong = 0;
    for file in &args.files {
        let name = file.display();
        let text =
            std::fs::read_to_string(file).map_err(|error| Failure::Usage(format!("{name} cannot be read: {error}")))?;
        match run_text(&text).map_err(|why| Failure::Usage(format!("{name}: {why}")))? {
            Ok((count, failed)) => {
                scenarios += count;
                wrong += failed.len();
                failed.iter().for_each(|f| say!("{name}:{}: {}: {}", f.line, f.scenario, f.what));
            }
            Err(FormatError { line, column, what }) => {
                let column = column.map_or(String::new(), |column| format!(":{column}"));
                return Err(Failure::Usage(format!("{name}:{line}{column}: {what}")));
            }
        }
    }
    if wrong > 0 {
        say!("scenarios: {scenarios}; lines that do not hold: {wrong}");
        return Err(Failure::Failed);
    }
    say!("scenarios: {scenarios}; all hold");
    Ok(())
}

/// Plays the scenarios of a text. A text that names no game is of the first one.
fn run_text(text: &str) -> Result<Played, String> {
    let named = match game_of(text) {
        Ok(named) => named,
        Err(error) => return Ok(Err(error)),
    };
    let (line, game) = named.unwrap_or_else(|| (1, names()[0]));
    visit(game, Run(text)).unwrap_or_else(|error| Ok(Err(FormatError::new(line, error.to_string()))))
}

struct Run<'a>(&'a str);

impl Visit for Run<'_> {
    type Out = Result<Played, String>;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Self::Out {
        let scenarios = title.part("scenarios", title.scenarios).map_err(|error| error.to_string())?;
        Ok((scenarios.run)(self.0))
    }
}
