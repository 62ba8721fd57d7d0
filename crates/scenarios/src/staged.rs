//! What scenarios ask of a game.

use super::{FormatError, Found, Scene};
use entrepot_table::Seat;
use entrepot_table::contract::Examined;

/// A game that scenarios can be written for: its positions and moves have a text form.
pub trait Staged: Examined {
    /// Reads a position.
    fn read_position(text: &str) -> Result<Self::State, FormatError>;

    /// Writes a position so that it can be read.
    fn write_position(state: &Self::State) -> String;

    /// Reads the moves of one step.
    fn read_line(text: &str) -> Result<Vec<Self::Move>, String>;

    /// Writes the moves of one step.
    fn write_line(moves: &[Self::Move]) -> String;

    /// The question that is open, with its numbers, as behind `expect decides SEAT`.
    fn question(state: &Self::State) -> String;

    /// Whether these words could be a [question](Staged::question).
    fn is_question(words: &[&str]) -> bool;

    /// The points of a seat if the game ended now, all of them (`total`) or a part; `None` if there is no such part.
    fn points(state: &Self::State, seat: Seat, part: &str) -> Option<i64>;

    /// What only this game can be expected to have; `None` if it has nothing of that name.
    fn expect(scene: &Scene<Self>, words: &[&str]) -> Result<Option<Found>, String>;
}
