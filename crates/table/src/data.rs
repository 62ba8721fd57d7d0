//! Component data: one readable file per game in which every figure says how sure it is, read when the program is compiled
//! (so everything here is `const`) and by whoever brings a file of his own.

use std::fmt;

/// How sure a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Printed in the rulebook, or given by two independent sources.
    Verified,
    /// Given by one credible source.
    SingleSource,
    /// Chosen by us: no source settles it, or sources disagree.
    HouseValue,
}

/// A number and how sure it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The number.
    pub value: u8,
    /// How sure it is.
    pub status: Status,
}

/// What is wrong with a data file, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: &'static str,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for DataError {}

/// Reads a data file word by word: a row is a line, `#` begins a comment.
///
/// ```
/// use entrepot_table::data::{Rows, Status};
/// let mut rows = Rows::new(b"# how much\n\nsmithy 3 V\n");
/// assert!(rows.find_row());
/// assert_eq!((rows.line(), rows.word()), (3, &b"smithy"[..]));
/// let figure = rows.figure().unwrap();
/// assert_eq!((figure.value, figure.status), (3, Status::Verified));
/// assert!(rows.end_of_row().is_ok() && !rows.find_row());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rows<'a> {
    text: &'a [u8],
    at: usize,
    line: usize,
}

impl<'a> Rows<'a> {
    /// Begins at the first line.
    pub const fn new(text: &'a [u8]) -> Rows<'a> {
        Rows { text, at: 0, line: 1 }
    }

    /// The line being read, from 1.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// Skips empty lines and comments. False at the end of the text.
    pub const fn find_row(&mut self) -> bool {
        while self.at < self.text.len() {
            match self.text[self.at] {
                b'\n' => {
                    self.line += 1;
                    self.at += 1;
                }
                b' ' | b'\t' | b'\r' => self.at += 1,
                b'#' => {
                    while self.at < self.text.len() && self.text[self.at] != b'\n' {
                        self.at += 1;
                    }
                }
                _ => return true,
            }
        }
        false
    }

    /// The next word of this row; empty at its end.
    pub const fn word(&mut self) -> &'a [u8] {
        while self.at < self.text.len() && matches!(self.text[self.at], b' ' | b'\t' | b'\r') {
            self.at += 1;
        }
        let start = self.at;
        while self.at < self.text.len() && !matches!(self.text[self.at], b' ' | b'\t' | b'\r' | b'\n') {
            self.at += 1;
        }
        self.text.split_at(self.at).0.split_at(start).1
    }

    /// Nothing more may stand in this row.
    pub const fn end_of_row(&mut self) -> Result<(), &'static str> {
        if self.word().is_empty() { Ok(()) } else { Err("there is a word too many at the end of this row") }
    }

    /// A number from 0 to 255 and how sure it is.
    pub const fn figure(&mut self) -> Result<Figure, &'static str> {
        match (number(self.word()), self.status()) {
            (Some(value), Ok(status)) => Ok(Figure { value, status }),
            (None, _) => Err("a number from 0 to 255 is expected here"),
            (_, Err(what)) => Err(what),
        }
    }

    /// How sure something is.
    pub const fn status(&mut self) -> Result<Status, &'static str> {
        match status(self.word()) {
            Some(status) => Ok(status),
            None => Err("how sure this is must follow: V, S or H"),
        }
    }
}

/// How sure something is, as a data file writes it: V, S or H.
pub const fn status(word: &[u8]) -> Option<Status> {
    match word {
        [b'V'] => Some(Status::Verified),
        [b'S'] => Some(Status::SingleSource),
        [b'H'] => Some(Status::HouseValue),
        _ => None,
    }
}

/// A number from 0 to 255.
pub const fn number(word: &[u8]) -> Option<u8> {
    if word.is_empty() || word.len() > 3 {
        return None;
    }
    let mut value: u16 = 0;
    let mut at = 0;
    while at < word.len() {
        if !word[at].is_ascii_digit() {
            return None;
        }
        value = value * 10 + (word[at] - b'0') as u16;
        at += 1;
    }
    if value < 256 { Some(value as u8) } else { None }
}

/// `==` for bytes, which a constant cannot use yet.
pub const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}
