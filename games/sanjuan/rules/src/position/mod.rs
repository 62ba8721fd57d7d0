//! Positions as text: everything on the table, hidden cards included, for scenarios and bug reports.
//!
//! A line is a word and what it is about; `docs/scenarios.md` lists them. [`write_position`] writes all of it,
//! [`read_position`] fills in what a line leaves out.

mod check;
mod frames;
mod read;
mod write;

pub use read::read_position;
pub use write::write_position;

/// Stands for cards that do not matter: `any*3`.
const ANY: &str = "any";

/// Behind a building: a good lies on it, `+good:smithy` if it matters which card that is.
const GOOD: &str = "+good";

/// Behind a building: built in the builder phase that is being played.
const FRESH: char = '!';

/// Between a building and the ones it covers, the lowest last.
const OVER: char = '/';
