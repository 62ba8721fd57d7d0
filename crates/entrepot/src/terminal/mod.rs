//! San Juan in a terminal: people and computer players at one screen.
//!
//! [`play`] reads lines and writes text; it does not care whether a terminal is behind them.

pub mod lookup;
pub mod page;
pub mod seats;
pub mod style;
pub mod words;

mod asides;
mod asking;
mod back;
mod choices;
mod ending;
mod input;
mod listing;
mod names;
mod picking;
mod probe;
mod screen;
mod session;
mod table;
mod teller;
mod typed;
mod why;

use entrepot_live::Record;
use entrepot_sanjuan::{SanJuan, Setup};
use entrepot_table::Seed;
use seats::Seats;
use std::io::{BufRead, Write};
use style::Style;
use words::Words;

/// A game to be played.
pub struct Game {
    /// What was chosen before the game.
    pub setup: Setup,
    /// Where the shuffles come from.
    pub seed: Seed,
    /// Who sits where: as many as the setup says.
    pub seats: Seats,
    /// The language.
    pub texts: crate::texts::Texts,
    /// How text is dressed.
    pub style: Style,
}

/// Plays a game until it is over, somebody leaves, or nothing more can be read. Returns its record.
pub fn play(game: Game, input: impl BufRead, output: impl Write) -> std::io::Result<Record<SanJuan>> {
    let words = Words::new(game.texts, game.seats.names());
    let table = table::Table::begin(game.setup, game.seed, &game.seats.names());
    session::Session::new(words, table, game.seats, game.style, input, output).run()
}
