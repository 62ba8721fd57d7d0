//! The games in a terminal: people and computer players at one screen.
//!
//! [`play`] reads lines and writes text; it does not care whether a terminal is behind them. What differs from game to
//! game is a [`Spoken`], in a module of its own.

pub mod anno1800;
pub mod choices;
pub mod page;
pub mod sanjuan;
pub mod seats;
pub mod spoken;
pub mod style;
pub mod words;

mod asides;
mod back;
mod input;
mod names;
mod picking;
mod probe;
mod session;
mod table;
mod why;

use entrepot_live::Record;
use entrepot_table::Seed;
use seats::Seats;
pub use spoken::{Asked, Shortcut, Spoken};
use std::io::{BufRead, Write};
use style::Style;
use words::Words;

/// A game to be played.
pub struct Game<G: Spoken> {
    /// What was chosen before the game.
    pub setup: G::Setup,
    /// Where the shuffles come from.
    pub seed: Seed,
    /// Who sits where: as many as the setup says.
    pub seats: Seats<G>,
    /// The language.
    pub texts: crate::texts::Texts,
    /// How text is dressed.
    pub style: Style,
}

/// Plays a game until it is over, somebody leaves, or nothing more can be read. Returns its record.
pub fn play<G: Spoken>(game: Game<G>, input: impl BufRead, output: impl Write) -> std::io::Result<Record<G>> {
    let words = Words::new(game.texts, game.seats.names());
    let table = table::Table::begin(game.setup, game.seed, &game.seats.names());
    session::Session::new(words, table, game.seats, game.style, input, output).run()
}
