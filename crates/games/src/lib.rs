//! The one list of games. To add a game, add one line to `games!` and its crate to `Cargo.toml`.
//!
//! To do something with a game known only by its name, implement [`Visit`]:
//!
//! ```
//! use entrepot_games::{Visit, names, visit};
//! use entrepot_table::{Game, Setup};
//! use entrepot_title::Title;
//!
//! struct MostPlayers;
//! impl Visit for MostPlayers {
//!     type Out = usize;
//!     fn visit<G: Game>(self, _: &'static Title<G>) -> usize {
//!         *G::Setup::PLAYERS.end()
//!     }
//! }
//! assert!(names().into_iter().all(|name| visit(name, MostPlayers).is_ok_and(|most| most >= 2)));
//! assert!(visit("chess", MostPlayers).unwrap_err().to_string().starts_with("there is no game “chess”"));
//! ```

pub mod fuzz;

use entrepot_table::Game;
use entrepot_title::Title;
use std::fmt;

/// Something to do with any game.
pub trait Visit {
    /// The result.
    type Out;

    /// Does it with this game.
    fn visit<G: Game>(self, title: &'static Title<G>) -> Self::Out;
}

macro_rules! games {
    ($($title:path),+ $(,)?) => {
        /// The names of all games, examples included, in the order in which they are offered.
        #[must_use]
        pub fn names() -> Vec<&'static str> {
            vec![$(name_of(&$title)),+]
        }

        /// Visits the game of this name.
        pub fn visit<V: Visit>(name: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if name == name_of(&$title) {
                return Ok(visitor.visit(&$title));
            })+
            Err(UnknownGame { name: name.into() })
        }
    };
}

games! {
    entrepot_sanjuan_title::TITLE,
    entrepot_anno1800_title::TITLE,
    entrepot_wharves_title::TITLE,
}

const fn name_of<G: Game>(_: &Title<G>) -> &'static str {
    G::NAME
}

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game \u{201c}{}\u{201d}; the games are {}", self.name, names().join(", "))
    }
}

impl std::error::Error for UnknownGame {}
