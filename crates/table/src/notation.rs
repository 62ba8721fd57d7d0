//! Moves as text: a verb, and behind most verbs a name. One line joins the moves of one step.
//!
//! A game says which [verbs](Notation::VERBS) it has and what stands behind them; reading, writing and the messages for wrong
//! lines are the same in every game.
//!
//! ```
//! use entrepot_table::notation::{MoveError, Notation, ReadName, read_line, write_line};
//!
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! enum Move {
//!     Keep(u8),
//!     Pass,
//! }
//!
//! impl Notation for Move {
//!     const VERBS: &'static [&'static str] = &["keep", "pass"];
//!
//!     fn verb(self) -> &'static str {
//!         match self {
//!             Move::Keep(_) => "keep",
//!             Move::Pass => "pass",
//!         }
//!     }
//!
//!     fn object(self) -> Option<String> {
//!         match self {
//!             Move::Keep(card) => Some(card.to_string()),
//!             Move::Pass => None,
//!         }
//!     }
//!
//!     fn alone(verb: &str) -> Option<Move> {
//!         (verb == "pass").then_some(Move::Pass)
//!     }
//!
//!     fn with_name(verb: &str) -> Option<ReadName<Move>> {
//!         (verb == "keep").then_some(|name| name.parse().map(Move::Keep).map_err(|_| format!("“{name}” is no card")))
//!     }
//!
//!     fn example(_: &str) -> &'static str {
//!         "3"
//!     }
//!
//!     fn repeats(verb: &str) -> bool {
//!         verb == "keep"
//!     }
//! }
//!
//! assert_eq!(read_line("keep 3 5 pass"), Ok(vec![Move::Keep(3), Move::Keep(5), Move::Pass]));
//! assert_eq!(write_line(&[Move::Keep(3), Move::Keep(5), Move::Pass]), "keep 3 5 pass");
//! let error = read_line::<Move>("keep 3 five").unwrap_err();
//! assert_eq!((error.column(), error.to_string().as_str()), (8, "“five” is no card"));
//! ```

use crate::lines::column_of;
use std::error::Error;
use std::fmt;

/// Reads the name behind a verb, or says what is wrong with it.
pub type ReadName<M> = fn(&str) -> Result<M, String>;

/// A move that has a text form. The [module](self) has an example.
pub trait Notation: Copy {
    /// The verbs, in the order in which messages list them.
    const VERBS: &'static [&'static str];

    /// Its first word.
    fn verb(self) -> &'static str;

    /// The name behind the verb; nothing where the verb stands alone.
    fn object(self) -> Option<String>;

    /// The move of a verb that stands alone; nothing if it is no such verb.
    fn alone(verb: &str) -> Option<Self>;

    /// How to read the name behind a verb; nothing if none stands there.
    fn with_name(verb: &str) -> Option<ReadName<Self>>;

    /// A name that can stand behind this verb, for messages.
    fn example(verb: &str) -> &'static str;

    /// Whether several names may follow this verb: it chooses a set.
    fn repeats(_verb: &str) -> bool {
        false
    }

    /// Whether the first of these words is one more name for a verb that repeats. It is not if it is a verb itself, unless the
    /// game has names that are called as a verb is.
    fn is_name(_verb: &str, words: &[&str]) -> bool {
        words.first().is_some_and(|word| !is_verb::<Self>(word))
    }
}

/// Whether a word is a verb of this notation.
pub fn is_verb<M: Notation>(word: &str) -> bool {
    M::alone(word).is_some() || M::with_name(word).is_some()
}

/// Writes one move: what its `Display` does.
pub fn write_move<M: Notation>(mv: M, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match mv.object() {
        Some(object) => write!(f, "{} {object}", mv.verb()),
        None => f.write_str(mv.verb()),
    }
}

/// Reads one move: what its `FromStr` does.
pub fn read_move<M: Notation>(text: &str) -> Result<M, MoveError> {
    match read(text)?[..] {
        [(mv, _)] => Ok(mv),
        [_, (_, second), ..] => Err(MoveError::Several { column: second, text: text.into() }),
        [] => Err(MoveError::Empty { verbs: M::VERBS }),
    }
}

/// Writes the moves of one step as one line. A verb that repeats is written once for all its names.
pub fn write_line<M: Notation>(moves: &[M]) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut verb = "";
    for mv in moves {
        match mv.object() {
            Some(object) if mv.verb() == verb && M::repeats(verb) => words.push(object),
            object => {
                words.push(mv.verb().into());
                words.extend(object);
            }
        }
        verb = mv.verb();
    }
    words.join(" ")
}

/// Reads the moves of one step: at least one.
pub fn read_line<M: Notation>(text: &str) -> Result<Vec<M>, MoveError> {
    read(text).map(|moves| moves.into_iter().map(|(mv, _)| mv).collect())
}

/// The moves of a line, each with the column of its own first word.
fn read<M: Notation>(text: &str) -> Result<Vec<(M, usize)>, MoveError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let column = |word: &str| column_of(text, word).unwrap_or(1);
    let mut moves = Vec::new();
    let mut rest = &words[..];
    while let Some((&verb, behind)) = rest.split_first() {
        rest = behind;
        if let Some(mv) = M::alone(verb) {
            moves.push((mv, column(verb)));
            continue;
        }
        let Some(read_name) = M::with_name(verb) else {
            return Err(MoveError::UnknownVerb { column: column(verb), word: verb.into(), verbs: M::VERBS });
        };
        if rest.is_empty() {
            let example = M::example(verb);
            return Err(MoveError::MissingName { column: column(verb), verb: verb.into(), example });
        }
        let (names, behind) = rest.split_at(count_names::<M>(verb, rest));
        for (index, &name) in names.iter().enumerate() {
            let wrong =
                |what| MoveError::WrongName { column: column(name), verb: verb.into(), word: name.into(), what };
            moves.push((read_name(name).map_err(wrong)?, column(if index == 0 { verb } else { name })));
        }
        rest = behind;
    }
    if moves.is_empty() { Err(MoveError::Empty { verbs: M::VERBS }) } else { Ok(moves) }
}

/// How many of these words are names for the verb before them: the first one, whatever it is, and more if it repeats.
fn count_names<M: Notation>(verb: &str, words: &[&str]) -> usize {
    let more = (1..words.len()).take_while(|&at| M::repeats(verb) && M::is_name(verb, &words[at..]));
    1 + more.count()
}

/// Why a text is no move, or no line of moves.
///
/// The columns are those of the word that is wrong, in characters, the first is 1.
///
/// ```
/// use entrepot_table::notation::MoveError;
/// let error = MoveError::MissingName { column: 6, verb: "keep".into(), example: "3" };
/// assert_eq!((error.column(), error.to_string().as_str()), (6, "“keep” needs a name behind it, as in “keep 3”"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveError {
    /// There is no word.
    Empty {
        /// What could stand there.
        verbs: &'static [&'static str],
    },
    /// A verb is expected here.
    UnknownVerb {
        /// Where it stands.
        column: usize,
        /// What stands there.
        word: String,
        /// What could stand there.
        verbs: &'static [&'static str],
    },
    /// The line ends behind a verb that needs a name.
    MissingName {
        /// Where the verb stands.
        column: usize,
        /// The verb.
        verb: String,
        /// A name that could follow.
        example: &'static str,
    },
    /// This name cannot stand behind the verb.
    WrongName {
        /// Where it stands.
        column: usize,
        /// The verb.
        verb: String,
        /// The name.
        word: String,
        /// What is wrong with it, and what would be right.
        what: String,
    },
    /// There are several moves where one is expected.
    Several {
        /// Where the second begins.
        column: usize,
        /// All of them.
        text: String,
    },
}

impl MoveError {
    /// The column of the word that is wrong, in characters, the first is 1.
    pub fn column(&self) -> usize {
        match *self {
            MoveError::Empty { .. } => 1,
            MoveError::UnknownVerb { column, .. }
            | MoveError::MissingName { column, .. }
            | MoveError::WrongName { column, .. }
            | MoveError::Several { column, .. } => column,
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Empty { verbs } => write!(f, "a move is expected: {}", verbs.join(", ")),
            MoveError::UnknownVerb { word, verbs, .. } => {
                write!(f, "\u{201c}{word}\u{201d} is no move; moves are {}", verbs.join(", "))
            }
            MoveError::MissingName { verb, example, .. } => {
                write!(f, "\u{201c}{verb}\u{201d} needs a name behind it, as in \u{201c}{verb} {example}\u{201d}")
            }
            MoveError::WrongName { what, .. } => f.write_str(what),
            MoveError::Several { text, .. } => {
                write!(f, "\u{201c}{text}\u{201d} is several moves; one is expected here")
            }
        }
    }
}

impl Error for MoveError {}
