//! Records from files: which game they are of is written in them.

use entrepot_anno1800::Anno1800;
use entrepot_live::{Record, RecordError, game_of};
use entrepot_sanjuan::SanJuan;
use entrepot_table::Game;
use std::fmt;
use std::path::Path;

/// A record of one of the games.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyRecord {
    /// San Juan.
    SanJuan(Record<SanJuan>),
    /// Anno 1800.
    Anno1800(Record<Anno1800>),
}

/// Why there is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The file cannot be read, or is no record of a game that this program knows.
    Unreadable(String),
    /// It is a record, but something in it is wrong.
    Wrong(RecordError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Unreadable(why) => f.write_str(why),
            LoadError::Wrong(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Reads the record in a file.
pub fn load(path: &Path) -> Result<AnyRecord, LoadError> {
    let bytes = std::fs::read(path).map_err(|error| LoadError::Unreadable(format!("cannot be read: {error}")))?;
    let text =
        String::from_utf8(bytes).map_err(|_| LoadError::Unreadable("this is no record: it is no text".into()))?;
    read(&text)
}

/// Reads a record of any game.
///
/// ```
/// use entrepot::records::read;
/// let error = read("entrepot record 1\ngame chess\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: there is no game “chess”; the games are sanjuan, anno1800");
/// ```
pub fn read(text: &str) -> Result<AnyRecord, LoadError> {
    match game_of(text).map_err(|error| LoadError::Unreadable(error.to_string()))? {
        SanJuan::NAME => text.parse().map(AnyRecord::SanJuan).map_err(LoadError::Wrong),
        Anno1800::NAME => text.parse().map(AnyRecord::Anno1800).map_err(LoadError::Wrong),
        other => {
            let games = [SanJuan::NAME, Anno1800::NAME].join(", ");
            let why = format!("line 2: there is no game \u{201c}{other}\u{201d}; the games are {games}");
            Err(LoadError::Unreadable(why))
        }
    }
}
