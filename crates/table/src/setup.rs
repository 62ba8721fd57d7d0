//! What people choose before a game: the part that is the same in every game.

use crate::Seat;
use crate::lines::read_seat;
use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What people choose before the game: how many play, which edition, which options. A setup that exists is valid.
///
/// Its text form is `players=N` and `key=value` words for what differs from the recommended game; [`read`](Setup::read) reads
/// it, so that a game's `FromStr` is one line.
pub trait Setup: Clone + PartialEq + Debug + Display + FromStr<Err = SetupError> + Send + Sync {
    /// How many may play.
    const PLAYERS: RangeInclusive<usize>;

    /// What can be chosen besides the number of players, in the order in which it is written.
    fn options() -> Vec<SetupOption>;

    /// The recommended game for this many, who are as many as may play.
    fn recommended(players: usize) -> Self;

    /// How many play.
    fn players(&self) -> usize;

    /// Changes one option; `players` is one of them. A value that is not among those of the option is a
    /// [`SetupError::choice`].
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// The recommended game for this many.
    fn for_players(players: usize) -> Result<Self, SetupError> {
        match Self::PLAYERS.contains(&players) {
            true => Ok(Self::recommended(players)),
            false => Err(SetupError::players::<Self>(&players.to_string())),
        }
    }

    /// Reads how many play.
    fn read_players(text: &str) -> Result<usize, SetupError> {
        let players = text.parse().map_err(|_| SetupError::players::<Self>(text))?;
        Self::for_players(players).map(|_| players)
    }

    /// Reads how many play. Whoever was chosen to begin, by the option of this name, must still sit at the table.
    fn read_players_with(text: &str, key: &str, first: Option<Seat>) -> Result<usize, SetupError> {
        let players = Self::read_players(text)?;
        match first.filter(|first| first.index() >= players) {
            Some(first) => Err(SetupError::seat(key, &first.to_string())),
            None => Ok(players),
        }
    }

    /// Reads who begins, somebody who sits at this table.
    fn read_first(&self, key: &str, text: &str) -> Result<Seat, SetupError> {
        read_seat(text, self.players()).map_err(|_| SetupError::seat(key, text))
    }

    /// The game for this many with these options, each named once.
    fn chosen(players: &str, options: &[(&str, &str)]) -> Result<Self, SetupError> {
        let mut setup = Self::recommended(Self::read_players(players)?);
        for (at, (key, value)) in options.iter().enumerate() {
            if options[..at].iter().any(|(earlier, _)| earlier == key) {
                return Err(SetupError::Twice { key: (*key).into() });
            }
            setup.set(key, value)?;
        }
        Ok(setup)
    }

    /// Reads words `key=value`; `players` is needed, everything else has a default.
    fn read(text: &str) -> Result<Self, SetupError> {
        let pairs: Vec<(&str, &str)> =
            text.split_whitespace().map(|word| word.split_once('=').unwrap_or((word, ""))).collect();
        let players = pairs.iter().find(|(key, _)| *key == "players").map_or("nothing", |(_, value)| value);
        Self::chosen(players, &pairs)
    }

    /// The names of all options, players first.
    #[must_use]
    fn keys() -> Vec<&'static str> {
        std::iter::once("players").chain(Self::options().iter().map(|option| option.key)).collect()
    }
}

/// Seats as values of an option.
const SEATS: [&str; 12] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

/// One thing that can be chosen before the game.
///
/// ```
/// use entrepot_table::SetupOption;
/// let edition = SetupOption::new("edition", &["second", "first"]);
/// assert_eq!(edition.default, Some("second"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// Its name.
    pub key: &'static str,
    /// Its values, as people are shown them.
    pub values: Vec<&'static str>,
    /// The value of the recommended game; none where chance or another option decides.
    pub default: Option<&'static str>,
    /// Whether lots are drawn for a seat where nobody chooses. Whoever opens a table draws them; the recommended setup has
    /// the first seat.
    pub by_lot: bool,
    /// This many different ones of these, joined by `+`, are a value as well.
    pub some: Option<(usize, Vec<&'static str>)>,
    /// The option that decides where nobody chooses, and the value that follows from each of its values.
    pub follows: Option<(&'static str, Vec<(&'static str, &'static str)>)>,
}

impl SetupOption {
    /// An option with these values. The first is that of the recommended game.
    #[must_use]
    pub fn new(key: &'static str, values: &[&'static str]) -> SetupOption {
        let default = values.first().copied();
        SetupOption { key, values: values.to_vec(), default, by_lot: false, some: None, follows: None }
    }

    /// The same option with this value in the recommended game.
    #[must_use]
    pub fn recommending(self, value: &'static str) -> SetupOption {
        SetupOption { default: Some(value), ..self }
    }

    /// An option that is on or off.
    #[must_use]
    pub fn switch(key: &'static str, on: bool) -> SetupOption {
        SetupOption { default: Some(if on { "on" } else { "off" }), ..SetupOption::new(key, &["off", "on"]) }
    }

    /// A seat of the largest table, for which lots are drawn where nobody chooses.
    #[must_use]
    pub fn seat<S: Setup>(key: &'static str) -> SetupOption {
        let seats = &SEATS[..SEATS.len().min(*S::PLAYERS.end())];
        SetupOption { default: None, by_lot: true, ..SetupOption::new(key, seats) }
    }

    /// The same option, where another one decides unless somebody chooses. `value` says what follows from each of its values.
    #[must_use]
    pub fn follows(
        self,
        other: &'static str,
        values: &[&'static str],
        value: impl Fn(&str) -> &'static str,
    ) -> SetupOption {
        let follows = values.iter().map(|one| (*one, value(one))).collect();
        SetupOption { default: None, follows: Some((other, follows)), ..self }
    }
}

/// Why a setup is none.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// This many cannot play.
    Players {
        /// What was given.
        found: String,
        /// The fewest who can.
        least: usize,
        /// The most who can.
        most: usize,
    },
    /// No option has this name.
    UnknownKey {
        /// What was given.
        key: String,
        /// The options.
        keys: Vec<&'static str>,
    },
    /// The option has other values.
    Choice {
        /// The option.
        key: String,
        /// What was given.
        found: String,
        /// Its values.
        values: Vec<&'static str>,
    },
    /// The option does not take this value, and what it takes is no short list.
    Value {
        /// The option.
        key: String,
        /// What was given.
        found: String,
        /// What would be right, in English.
        right: String,
    },
    /// A part of the value is wrong.
    Part {
        /// The option.
        key: String,
        /// The part.
        found: String,
        /// What is wrong with it, in English.
        what: String,
    },
    /// The option is given more than once.
    Twice {
        /// The option.
        key: String,
    },
}

impl SetupError {
    /// This many cannot play this game.
    #[must_use]
    pub fn players<S: Setup>(found: &str) -> SetupError {
        SetupError::Players { found: found.into(), least: *S::PLAYERS.start(), most: *S::PLAYERS.end() }
    }

    /// This game has no such option.
    #[must_use]
    pub fn unknown<S: Setup>(key: &str) -> SetupError {
        SetupError::UnknownKey { key: key.into(), keys: S::keys() }
    }

    /// The option of this game has other values.
    #[must_use]
    pub fn choice<S: Setup>(key: &str, found: &str) -> SetupError {
        let values =
            S::options().into_iter().find(|option| option.key == key).map_or(Vec::new(), |option| option.values);
        SetupError::Choice { key: key.into(), found: found.into(), values }
    }

    /// Whoever begins must sit at the table.
    fn seat(key: &str, found: &str) -> SetupError {
        SetupError::value(key, found, "the seat that begins, 1 to the number of players")
    }

    /// The option takes another value.
    #[must_use]
    pub fn value(key: &str, found: &str, right: &str) -> SetupError {
        SetupError::Value { key: key.into(), found: found.into(), right: right.into() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players { found, least, most } => write!(f, "players is {least} to {most}, not {found}"),
            SetupError::UnknownKey { key, keys } => {
                write!(f, "there is no option \u{201c}{key}\u{201d}; the options are {}", keys.join(", "))
            }
            SetupError::Choice { key, found, values } => {
                write!(f, "{key} is {}, not \u{201c}{found}\u{201d}", either(values))
            }
            SetupError::Value { key, found, right } => write!(f, "{key} is {right}, not \u{201c}{found}\u{201d}"),
            SetupError::Part { what, .. } => f.write_str(what),
            SetupError::Twice { key } => write!(f, "{key} is given twice; name it once"),
        }
    }
}

impl std::error::Error for SetupError {}

/// Words of which one is right: `a, b or c`.
fn either(words: &[&str]) -> String {
    match words {
        [before @ .., last] if !before.is_empty() => format!("{} or {last}", before.join(", ")),
        _ => words.concat(),
    }
}

/// The words for something that is on or off.
pub const SWITCH: [(&str, bool); 4] = [("off", false), ("on", true), ("false", false), ("true", true)];

/// What a word means, if it is one of these.
pub fn choose<T: Copy>(value: &str, among: &[(&str, T)]) -> Option<T> {
    among.iter().find(|(name, _)| *name == value).map(|(_, choice)| *choice)
}

/// The word for a choice.
pub fn word_for<T: PartialEq>(choice: T, among: &[(&'static str, T)]) -> &'static str {
    among.iter().find(|(_, one)| *one == choice).map_or("", |(name, _)| name)
}

/// A setup is read, sent and stored as its text: `setup_as_text!(Setup)` beside its `Display`, and
/// `#[serde(try_from = "String", into = "String")]` above it.
#[macro_export]
macro_rules! setup_as_text {
    ($setup:ty) => {
        impl std::str::FromStr for $setup {
            type Err = $crate::SetupError;

            fn from_str(text: &str) -> Result<$setup, $crate::SetupError> {
                <$setup as $crate::Setup>::read(text)
            }
        }

        impl TryFrom<String> for $setup {
            type Error = $crate::SetupError;

            fn try_from(text: String) -> Result<$setup, $crate::SetupError> {
                text.parse()
            }
        }

        impl From<$setup> for String {
            fn from(setup: $setup) -> String {
                setup.to_string()
            }
        }
    };
}
