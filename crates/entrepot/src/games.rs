//! The games as the commands know them: a further game is one more [`Title`], one more [`GameName`], and one more line
//! in each command.

use crate::commands::bench;
use crate::commands::show::{self, Shown};
use entrepot_anno1800::Anno1800;
use entrepot_bots::{Bot, anno1800, sanjuan};
use entrepot_sanjuan::SanJuan;
use entrepot_scenarios::Staged;

/// The games by name, for options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum GameName {
    /// San Juan.
    Sanjuan,
    /// Anno 1800: The Board Game.
    Anno1800,
}

/// A game with everything that commands ask of it.
pub trait Title: Staged {
    /// The names of its computer players.
    fn bots() -> Vec<&'static str>;

    /// A computer player by name.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// The rulebook's game for so many.
    fn setup_for(players: usize) -> Result<Self::Setup, String>;

    /// Changes one option.
    fn set(setup: &mut Self::Setup, key: &str, value: &str) -> Result<(), String>;

    /// A position of a recorded game as text.
    fn page(shown: &Shown<Self>) -> String;

    /// What only this game measures, as names and figures behind those that every game has.
    fn more_figures() -> Vec<(&'static str, f64)> {
        Vec::new()
    }
}

impl Title for SanJuan {
    fn bots() -> Vec<&'static str> {
        sanjuan::NAMES.iter().map(|entry| entry.name).collect()
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<SanJuan>>> {
        sanjuan::bot(name, seed)
    }

    fn setup_for(players: usize) -> Result<Self::Setup, String> {
        Self::Setup::new(players).map_err(|error| error.to_string())
    }

    fn set(setup: &mut Self::Setup, key: &str, value: &str) -> Result<(), String> {
        setup.set(key, value).map_err(|error| error.to_string())
    }

    fn page(shown: &Shown<SanJuan>) -> String {
        show::sanjuan::page(shown)
    }
}

impl Title for Anno1800 {
    fn bots() -> Vec<&'static str> {
        anno1800::NAMES.iter().map(|entry| entry.name).collect()
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Anno1800>>> {
        anno1800::bot(name, seed)
    }

    fn setup_for(players: usize) -> Result<Self::Setup, String> {
        Self::Setup::new(players).map_err(|error| error.to_string())
    }

    fn set(setup: &mut Self::Setup, key: &str, value: &str) -> Result<(), String> {
        setup.set(key, value).map_err(|error| error.to_string())
    }

    fn page(shown: &Shown<Anno1800>) -> String {
        show::anno1800::page(shown)
    }

    fn more_figures() -> Vec<(&'static str, f64)> {
        bench::anno1800::figures()
    }
}
