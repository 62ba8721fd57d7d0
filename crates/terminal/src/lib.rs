//! Games in a terminal: people and computer players at one screen, and positions of recorded games as text.
//!
//! [`play`] reads lines and writes text, whether or not a terminal is attached. What differs between games is in [`Spoken`].

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

/// A game to play.
pub struct Sitting<G: Game> {
    /// The options chosen before the game.
    pub setup: G::Setup,
    /// The source of the shuffles.
    pub seed: Seed,
    /// Who sits where: as many seats as the setup has players.
    pub seats: Seats<G>,
    /// The language.
    pub texts: Texts,
    /// How text is styled.
    pub style: Style,
}

/// Plays until the game is over, somebody leaves, or the input ends. Returns the record.
pub fn play<G: Game<Move: Notation>, S: Spoken<G>>(
    sitting: Sitting<G>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> std::io::Result<Record<G>> {
    let words = S::Words::from(Words::new(sitting.texts, sitting.seats.names()));
    let table = table::Table::begin(sitting.setup, sitting.seed, &sitting.seats.names());
    session::Session::<G, S, _, _>::new(words, table, sitting.seats, sitting.style, input, output).run()
}
