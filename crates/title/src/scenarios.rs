//! Scenario files, and positions as text, of a game whose type is forgotten.

use crate::probes;
use entrepot_scenarios::{Failed, Outline, read, run_text};
use entrepot_table::Game;
use entrepot_table::scenario::{FormatError, Staged};

/// How many scenarios there are and the lines that do not hold, or what is wrong with the text.
pub type Played = Result<(usize, Vec<Failed>), FormatError>;

/// What scenario files of a game can be asked for.
pub struct Scenarios<G: Game> {
    /// Lists the scenarios of a file.
    pub read: fn(&str) -> Result<Vec<Outline>, FormatError>,
    /// Plays them: how many there are, and the lines that do not hold.
    pub run: fn(&str) -> Played,
    /// Writes a position so that it can be read.
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
    /// The scenarios of a game.
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
