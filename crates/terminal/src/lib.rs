//! Games in a terminal: people and computer players at one screen, and positions of recorded games as text.
//!
//! [`play`] reads lines and writes text; it does not care whether a terminal is behind them. What differs from game to
//! game is a [`Spoken`].

pub mod choices;
pub mod names;
pub mod page;
pub mod probe;
pub mod seats;
pub mod show;
pub mod spoken;
pub mod style;
pub mod texts;
pub mod typed;
pub mod words;

mod asides;
mod back;
mod input;
mod picking;
mod session;
mod table;
mod why;

use entrepot_live::Record;
use entrepot_table::notation::Notation;
use entrepot_table::{Game, Seed};
use seats::Seats;
pub use spoken::{Asked, Shortcut, Spoken};
use std::io::{BufRead, Write};
use style::Style;
use texts::Texts;
use words::Words;

/// A game to be played.
pub struct Sitting<G: Game> {
    /// What was chosen before the game.
    pub setup: G::Setup,
    /// Where the shuffles come from.
    pub seed: Seed,
    /// Who sits where: as many as the setup says.
    pub seats: Seats<G>,
    /// The language.
    pub texts: Texts,
    /// How text is dressed.
    pub style: Style,
}

/// Plays a game until it is over, somebody leaves, or nothing more can be read. Returns its record.
pub fn play<G: Game<Move: Notation>, S: Spoken<G>>(
    sitting: Sitting<G>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> std::io::Result<Record<G>> {
    let words = S::Words::from(Words::new(sitting.texts, sitting.seats.names()));
    let table = table::Table::begin(sitting.setup, sitting.seed, &sitting.seats.names());
    session::Session::<G, S, _, _>::new(words, table, sitting.seats, sitting.style, input, output).run()
}
