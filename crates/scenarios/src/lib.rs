//! Scenarios: a position, moves, and what must hold. `docs/scenarios.md` explains the format.
//!
//! Reading and playing them is the same for every game; what a game has to say for itself is a [`Staged`].

mod expect;
mod folder;
mod read;
mod run;

pub use folder::play_folder;
pub use read::game_of;
pub use run::Failed;

use entrepot_table::scenario::{FormatError, Staged};
use read::Scenario;

/// A scenario without its position: enough to list it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// What it is about.
    pub title: String,
    /// The lines in which something is played or expected, from 1.
    pub actions: Vec<usize>,
}

/// Reads the scenarios of a file.
pub fn read<G: Staged>(text: &str) -> Result<Vec<Outline>, FormatError> {
    let outline = |scenario: Scenario<G>| Outline {
        title: scenario.title,
        actions: scenario.actions.into_iter().map(|(line, _)| line).collect(),
    };
    Ok(read::scenarios::<G>(text)?.into_iter().map(outline).collect())
}

/// Reads and plays all scenarios of a text. Returns how many there are and the lines that do not hold.
pub fn run_text<G: Staged>(text: &str) -> Result<(usize, Vec<Failed>), FormatError> {
    let scenarios = read::scenarios::<G>(text)?;
    let mut failed = Vec::new();
    scenarios.iter().for_each(|scenario| run::run(scenario, &mut failed));
    Ok((scenarios.len(), failed))
}
