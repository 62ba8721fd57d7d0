//! Texts of several lines, such as positions: a key, and words behind it. What is wrong is told with line and column.
//!
//! ```
//! use entrepot_table::lines::{Line, Wrong, lines, say_once};
//! use entrepot_table::scenario::FormatError;
//!
//! /// Gold of two seats.
//! fn read(text: &str) -> Result<[u8; 2], FormatError> {
//!     let lines = lines(text);
//!     say_once(&lines, |_| 2)?;
//!     let mut gold = [0; 2];
//!     for line in &lines {
//!         read_gold(line, &mut gold).map_err(|wrong| line.error(wrong))?;
//!     }
//!     Ok(gold)
//! }
//!
//! fn read_gold(line: &Line<'_>, gold: &mut [u8; 2]) -> Result<(), Wrong> {
//!     let (seat, words) = line.words().first_seat(2)?;
//!     gold[seat.index()] = words.only_number(0..=99)?;
//!     Ok(())
//! }
//!
//! assert_eq!(read("gold 2 7 # Ben's\n"), Ok([0, 7]));
//! let wrong = |text: &str| read(text).unwrap_err().to_string();
//! assert_eq!(wrong("gold 1 3\ngold 5 3"), "line 2, column 6: “5” is no seat; seats are 1 to 2");
//! assert_eq!(wrong("gold 1 3\ngold 1 4"), "line 2, column 1: line 1 says already what “gold 1” is");
//! assert_eq!(wrong("gold 1"), "line 1: one number from 0 to 99 is expected here");
//! ```

use crate::scenario::FormatError;
use crate::{Seat, Seed, Setup, SetupError};
use std::fmt::Display;
use std::ops::{Deref, RangeInclusive};
use std::str::FromStr;

/// The column of a part of this text, in characters, the first is 1; nothing if it is not cut out of it.
///
/// ```
/// use entrepot_table::lines::column_of;
/// let text = "été 5 5";
/// let words: Vec<&str> = text.split(' ').collect();
/// // It is the place in the text that counts: equal words are told apart.
/// assert_eq!((column_of(text, words[1]), column_of(text, words[2])), (Some(5), Some(7)));
/// assert_eq!(column_of(text, "5"), None);
/// ```
pub fn column_of(text: &str, part: &str) -> Option<usize> {
    let start = (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    text.get(start..start + part.len())?;
    text.get(..start).map(|before| before.chars().count() + 1)
}

/// What stands before `#`. Within a word and before a digit it is no comment: `brewery#2` is the second brewery.
pub fn without_comment(line: &str) -> &str {
    let comment = line.match_indices('#').find(|(at, _)| {
        let (before, behind) = (&line[..*at], &line[at + 1..]);
        !behind.starts_with(|c: char| c.is_ascii_digit()) || before.is_empty() || before.ends_with(char::is_whitespace)
    });
    comment.map_or(line, |(at, _)| &line[..at]).trim()
}

/// What is wrong with a line, and where in it if a word can be pointed at.
///
/// ```
/// use entrepot_table::lines::Wrong;
/// let line = "gold 1 much";
/// assert_eq!(Wrong::at(line, &line[7..], "this is no number").column, Some(8));
/// assert_eq!(Wrong::from("a seat is expected here").column, None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The column of the word that is wrong, in characters, the first is 1.
    pub column: Option<usize>,
    /// What is wrong and what would be right.
    pub what: String,
}

impl Wrong {
    /// This part of this line is wrong.
    pub fn at(line: &str, part: &str, what: impl ToString) -> Wrong {
        Wrong { column: column_of(line, part), what: what.to_string() }
    }
}

impl From<String> for Wrong {
    fn from(what: String) -> Wrong {
        Wrong { column: None, what }
    }
}

impl From<&str> for Wrong {
    fn from(what: &str) -> Wrong {
        what.to_string().into()
    }
}

/// A line that says something: a key, and words.
///
/// ```
/// use entrepot_table::lines::lines;
/// let lines = lines("# Ana\n\nhand 1 smithy well");
/// assert_eq!((lines[0].number, lines[0].key, lines[0].words().len()), (3, "hand", 3));
/// ```
#[derive(Clone, Debug)]
pub struct Line<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// Its first word.
    pub key: &'a str,
    text: &'a str,
    words: Vec<&'a str>,
}

/// The lines of a text that say something; empty lines and comments do not.
pub fn lines(text: &str) -> Vec<Line<'_>> {
    (1..).zip(text.lines()).filter_map(|(number, text)| Line::new(number, text)).collect()
}

impl<'a> Line<'a> {
    fn new(number: usize, text: &'a str) -> Option<Line<'a>> {
        let mut words = without_comment(text).split_whitespace();
        Some(Line { number, key: words.next()?, text, words: words.collect() })
    }

    /// The words behind the key.
    pub fn words(&self) -> Words<'_> {
        Words { text: self.text, words: &self.words }
    }

    /// What is wrong, in this line.
    pub fn error(&self, wrong: impl Into<Wrong>) -> FormatError {
        let Wrong { column, what } = wrong.into();
        FormatError { line: self.number, column, what }
    }

    /// This many words, the key among them, as one text.
    fn beginning(&self, count: usize) -> String {
        let words = [self.key].into_iter().chain(self.words.iter().copied());
        words.take(count).collect::<Vec<_>>().join(" ")
    }
}

/// Two lines that say the same would contradict each other. `subject` says how many words of a line, the key among them, no
/// other line may begin with: 0 where lines add up.
pub fn say_once(lines: &[Line<'_>], subject: impl Fn(&Line<'_>) -> usize) -> Result<(), FormatError> {
    let subjects: Vec<String> = lines.iter().map(|line| line.beginning(subject(line))).collect();
    for (at, (line, said)) in lines.iter().zip(&subjects).enumerate() {
        let earlier = subjects[..at].iter().position(|earlier| earlier == said).filter(|_| !said.is_empty());
        if let Some(first) = earlier {
            let what = format!("line {} says already what \u{201c}{said}\u{201d} is", lines[first].number);
            return Err(line.error(Wrong::at(line.text, line.key, what)));
        }
    }
    Ok(())
}

/// The setup that a line `setup` names. Where it does not say how many play, or where there is none, it is for this many.
pub fn setup<S: Setup>(lines: &[Line<'_>], players: usize) -> Result<S, FormatError> {
    let mut setups = lines.iter().filter(|line| line.key == "setup");
    let Some(line) = setups.next() else { return Ok(S::recommended(players)) };
    if let Some(second) = setups.next() {
        return Err(second.error("there is a setup line already"));
    }
    let text = line.words.join(" ");
    let text = if text.contains("players=") { text } else { format!("players={players} {text}") };
    text.parse().map_err(|error: SetupError| line.error(error.to_string()))
}

/// The seed of a position that is dealt as a real game is: `deal 7` deals with the seed 7.
pub fn seed(lines: &[Line<'_>]) -> Result<Option<Seed>, FormatError> {
    let Some(line) = lines.iter().find(|line| line.key == "deal") else { return Ok(None) };
    if lines.iter().filter(|other| other.key != "setup").count() > 1 {
        return Err(line.error("beside deal only setup can stand"));
    }
    let words = line.words();
    match words[..] {
        [seed] => match seed.parse() {
            Ok(number) => Ok(Some(Seed::from_number(number))),
            Err(_) => Err(line.error(words.wrong(seed, format!("deal needs a number as seed, not {seed}")))),
        },
        _ => Err(line.error("deal needs a number as seed, as in \u{201c}deal 7\u{201d}")),
    }
}

/// A seat by its number from 1.
///
/// ```
/// use entrepot_table::{Seat, lines::read_seat};
/// assert_eq!(read_seat("2", 3), Ok(Seat::new(1)));
/// assert_eq!(read_seat("4", 3).unwrap_err(), "“4” is no seat; seats are 1 to 3");
/// ```
pub fn read_seat(word: &str, players: usize) -> Result<Seat, String> {
    match word.parse::<usize>() {
        Ok(seat) if (1..=players).contains(&seat) => Ok(Seat::new(seat - 1)),
        _ => Err(format!("\u{201c}{word}\u{201d} is no seat; seats are 1 to {players}")),
    }
}

/// Words of a line, which know where they stand.
///
/// ```
/// use entrepot_table::lines::lines;
/// let lines = lines("hand 2 17 x");
/// let (seat, cards) = lines[0].words().first_seat(2).unwrap();
/// assert_eq!((seat.index(), &cards[..]), (1, &["17", "x"][..]));
/// assert_eq!(cards.number(cards[0], 1..=99), Ok(17));
/// assert_eq!(cards.number(cards[1], 1..=99).unwrap_err().column, Some(11));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    text: &'a str,
    words: &'a [&'a str],
}

impl<'a> Deref for Words<'a> {
    type Target = [&'a str];

    fn deref(&self) -> &[&'a str] {
        self.words
    }
}

impl<'a> Words<'a> {
    /// Those behind the first ones.
    pub fn behind(self, count: usize) -> Words<'a> {
        Words { words: self.words.get(count..).unwrap_or_default(), ..self }
    }

    /// What is wrong with this word or a part of it.
    pub fn wrong(self, word: &str, what: impl ToString) -> Wrong {
        Wrong::at(self.text, word, what)
    }

    /// What a word of this line was read as; what is wrong with it is told with its column.
    pub fn at<T>(self, word: &str, read: Result<T, impl ToString>) -> Result<T, Wrong> {
        read.map_err(|what| self.wrong(word, what))
    }

    /// What a word of this line stands for.
    pub fn read<T: FromStr<Err: Display>>(self, word: &str) -> Result<T, Wrong> {
        self.at(word, word.parse::<T>())
    }

    /// What each of the words stands for.
    pub fn read_all<T: FromStr<Err: Display>, C: FromIterator<T>>(self) -> Result<C, Wrong> {
        self.words.iter().map(|word| self.read(word)).collect()
    }

    /// The number in this range that a word of this line is.
    pub fn number<N: FromStr + PartialOrd + Display>(self, word: &str, range: RangeInclusive<N>) -> Result<N, Wrong> {
        let number = word.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let what = format!("\u{201c}{word}\u{201d} is not a number from {} to {}", range.start(), range.end());
            self.wrong(word, what)
        })
    }

    /// The number in this range, which is the only word.
    pub fn only_number<N: FromStr + PartialOrd + Display>(self, range: RangeInclusive<N>) -> Result<N, Wrong> {
        let what = || format!("one number from {} to {} is expected here", range.start(), range.end());
        match self.words {
            [word] => {
                let number = word.parse().ok().filter(|number| range.contains(number));
                number.ok_or_else(|| self.wrong(word, what()))
            }
            _ => Err(what().into()),
        }
    }

    /// The seat that a word of this line names.
    pub fn seat(self, word: &str, players: usize) -> Result<Seat, Wrong> {
        self.at(word, read_seat(word, players))
    }

    /// The seat that is the only word.
    pub fn only_seat(self, players: usize) -> Result<Seat, Wrong> {
        match self.words {
            [word] => self.seat(word, players),
            _ => Err("one seat is expected here".into()),
        }
    }

    /// The seat that comes first, and the words behind it.
    pub fn first_seat(self, players: usize) -> Result<(Seat, Words<'a>), Wrong> {
        let word = self.words.first().ok_or("a seat is expected here")?;
        Ok((self.seat(word, players)?, self.behind(1)))
    }
}
