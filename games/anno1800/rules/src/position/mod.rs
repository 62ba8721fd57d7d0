//! Positions as text: everything on the table, hidden cards included, for scenarios and bug reports.
//!
//! A line is a word and what it is about; `docs/scenarios-anno1800.md` lists them. [`write_position`] writes all of it,
//! [`read_position`] fills in what a line leaves out.

mod check;
mod fields;
mod knowledge;
mod piles;
mod read;
mod words;
mod write;

pub use read::read_position;
pub use write::write_position;

/// What a word says, or what is wrong with it.
type Read<T> = Result<T, String>;

/// Behind a played card: its effect is used, it lies face down (A13.1).
const FACE_DOWN: char = '-';

/// Before a number of equal cards.
const TIMES: char = '*';

/// Behind a token: the printed token it covers.
const OVER: char = '/';

/// Behind a token or card: where it is.
const AT: char = '@';

/// Behind a card: which of several equal ones.
const COPY: char = '#';

/// In a stack: where the cards lie that no line places.
const REST: &str = "rest";

/// Before the cards of a stack: there are no others in it.
const ONLY: &str = "only";

/// Instead of the cards of a stack: there are none.
const EMPTY: &str = "empty";
