//! Records from files, of whichever game they name.

use entrepot_games::{Visit, visit};
use entrepot_live::{Record, RecordError, game_of};
use entrepot_table::Game;
use entrepot_title::Title;
use std::fmt;
use std::path::Path;

/// Something to do with a record of any game.
pub trait WithRecord {
    /// The result.
    type Out;

    /// Does it with this record.
    fn with<G: Game>(self, title: &'static Title<G>, record: Record<G>) -> Self::Out;
}

/// Why there is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LoadError {
    /// The file cannot be read, or is not a record of a known game.
    Unreadable(String),
    /// It is a record with an error.
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

/// Does something with the record in a file.
pub fn load<W: WithRecord>(path: &Path, doing: W) -> Result<W::Out, LoadError> {
    let bytes = std::fs::read(path).map_err(|error| LoadError::Unreadable(format!("cannot be read: {error}")))?;
    let text =
        String::from_utf8(bytes).map_err(|_| LoadError::Unreadable("this is no record: it is no text".into()))?;
    read(&text, doing)
}

/// Does something with a record of any game.
///
/// ```
/// use entrepot::records::{WithRecord, read};
/// use entrepot_live::Record;
/// use entrepot_table::Game;
/// use entrepot_title::Title;
///
/// struct Moves;
/// impl WithRecord for Moves {
///     type Out = usize;
///     fn with<G: Game>(self, _: &'static Title<G>, record: Record<G>) -> usize {
///         record.len()
///     }
/// }
/// let error = read("entrepot record 1\ngame chess\n", Moves).unwrap_err();
/// assert!(error.to_string().starts_with("line 2: there is no game “chess”; the games are"));
/// ```
pub fn read<W: WithRecord>(text: &str, doing: W) -> Result<W::Out, LoadError> {
    let name = game_of(text).map_err(|error| LoadError::Unreadable(error.to_string()))?;
    let unknown = |error| LoadError::Unreadable(format!("line 2: {error}"));
    visit(name, Reading { text, doing }).map_err(unknown)?
}

struct Reading<'a, W> {
    text: &'a str,
    doing: W,
}

impl<W: WithRecord> Visit for Reading<'_, W> {
    type Out = Result<W::Out, LoadError>;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Self::Out {
        let record = self.text.parse().map_err(LoadError::Wrong)?;
        Ok(self.doing.with(title, record))
    }
}
