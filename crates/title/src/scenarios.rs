//! Scenario files, and positions as text, for code that does not know the type of the game.

use crate::probes;
use entrepot_scenarios::{Failed, Outline, read, run_text};
use entrepot_table::Game;
use entrepot_table::scenario::{FormatError, Staged};

/// How many scenarios there are and which lines failed, or what is wrong with the text.
pub type Played = Result<(usize, Vec<Failed>), FormatError>;

/// What can be done with the scenario files of a game.
pub struct Scenarios<G: Game> {
    /// Lists the scenarios of a file.
    pub read: fn(&str) -> Result<Vec<Outline>, FormatError>,
    /// Plays them. Returns how many there are, and the lines that failed.
    pub run: fn(&str) -> Played,
    /// Writes a position as text that can be read back.
    pub write_position: fn(&G::State) -> String,
    /// Reads moves and setups as a fuzzer would.
    pub probe_notation: fn(&[u8]) -> bool,
    /// Reads positions as a fuzzer would.
    pub probe_position: fn(&[u8]) -> bool,
}

impl<G: Game> Clone for Scenarios<G> {
    fn clone(&self) -> Scenarios<G> {
        *self
    }
}

impl<G: Game> Copy for Scenarios<G> {}

impl<G: Staged> Scenarios<G> {
    /// The scenario functions of a game.
    #[must_use]
    pub const fn new() -> Scenarios<G> {
        Scenarios {
            read: read::<G>,
            run: run_text::<G>,
            write_position: G::write_position,
            probe_notation: probes::notation::<G>,
            probe_position: probes::position::<G>,
        }
    }
}

impl<G: Staged> Default for Scenarios<G> {
    fn default() -> Scenarios<G> {
        Scenarios::new()
    }
}
