//! Scenarios: a position, moves, and what must hold. `docs/scenarios.md` explains the format.
//!
//! Reading and playing them is the same for every game; what a game has to say for itself is a [`Staged`], in a module
//! of its own.

mod anno1800;
mod expect;
mod folder;
mod read;
mod run;
mod sanjuan;
mod staged;

pub use expect::{Found, Scene};
pub use folder::play_folder;
pub use run::Failed;
pub use staged::Staged;

use entrepot_anno1800::Anno1800;
use entrepot_sanjuan::SanJuan;
use entrepot_table::Game;
use read::Scenario;

/// What is wrong with a scenario file, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

/// A scenario without its position: enough to list it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// What it is about.
    pub title: String,
    /// The lines in which something is played or expected, from 1.
    pub actions: Vec<usize>,
}

/// Lets a function run for the game that a file names.
macro_rules! of_the_game {
    ($function:ident($text:expr)) => {
        match read::game_of($text)? {
            (_, SanJuan::NAME) => $function::<SanJuan>($text),
            (_, Anno1800::NAME) => $function::<Anno1800>($text),
            (line, other) => Err(no_such_game(line, other)),
        }
    };
}

/// The games that scenarios can be written for.
const GAMES: [&str; 2] = [SanJuan::NAME, Anno1800::NAME];

/// Reads the scenarios of a file, of whichever game it is.
///
/// ```
/// let text = "scenario Smithy\nsetup players=2\nhand 1 smithy well\n1: role builder\nexpect decides 1 build";
/// let scenarios = entrepot_scenarios::read(text).unwrap();
/// assert_eq!((scenarios[0].title.as_str(), &scenarios[0].actions[..]), ("Smithy", &[4, 5][..]));
/// ```
pub fn read(text: &str) -> Result<Vec<Outline>, FormatError> {
    of_the_game!(outlines(text))
}

fn outlines<G: Staged>(text: &str) -> Result<Vec<Outline>, FormatError> {
    let outline = |scenario: Scenario<G>| Outline {
        title: scenario.title,
        actions: scenario.actions.into_iter().map(|(line, _)| line).collect(),
    };
    Ok(read::scenarios::<G>(text)?.into_iter().map(outline).collect())
}

/// Reads and plays all scenarios of a text. Returns how many there are and the lines that do not hold.
///
/// ```
/// let text = "scenario Smithy\nhand 1 smithy any\n1: role builder\n1: build smithy\nexpect hand 1 1";
/// let (count, failed) = entrepot_scenarios::run_text(text).unwrap();
/// assert_eq!((count, failed.len()), (1, 0));
/// ```
pub fn run_text(text: &str) -> Result<(usize, Vec<Failed>), FormatError> {
    of_the_game!(run_all(text))
}

fn run_all<G: Staged>(text: &str) -> Result<(usize, Vec<Failed>), FormatError> {
    let scenarios = read::scenarios::<G>(text)?;
    let mut failed = Vec::new();
    scenarios.iter().for_each(|scenario| run::run(scenario, &mut failed));
    Ok((scenarios.len(), failed))
}

fn no_such_game(line: usize, name: &str) -> FormatError {
    let what = format!("there is no game \u{201c}{name}\u{201d}; the games are {}", GAMES.join(", "));
    FormatError { line, what }
}
