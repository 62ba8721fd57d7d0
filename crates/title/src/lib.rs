//! A game as it is offered: its rules, and whatever else it can do.
//!
//! A [`Title`] names the parts of a game that a server, a command or a test may ask for. Only the computer players are
//! needed. Every other part is an `Option`: where a game has none, whoever asks says that it is [not
//! available](NotAvailable).
//!
//! ```
//! use entrepot_table::example::Tally;
//! use entrepot_table::{NamedBot, Random};
//! use entrepot_title::Title;
//!
//! static BOTS: &[NamedBot<Tally>] = &[NamedBot::opponent("random", |seed| Box::new(Random::new(seed)))];
//! static TALLY: Title<Tally> = Title::new(BOTS);
//! assert!(TALLY.terminal.is_none());
//! let error = TALLY.part("a terminal", TALLY.terminal).err().unwrap();
//! assert_eq!(error.to_string(), "tally: a terminal is not available for this game");
//! ```

pub mod finding;
pub mod probes;

mod scenarios;

pub use scenarios::{Played, Scenarios};

use entrepot_live::Record;
use entrepot_table::contract::{Plan, Report};
use entrepot_table::notation::Notation;
use entrepot_table::{Bot, Game, NamedBot};
use entrepot_terminal::Sitting;
use entrepot_terminal::show::Shown;
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::{Files, Language};
use serde::Serialize;
use serde::de::DeserializeOwned;
pub use serde_json::value::RawValue;
use std::fmt;
use std::io::{BufRead, Write};

/// Text in JSON.
pub type Json = Box<RawValue>;

/// Plans what the viewer is asked to do, with a wish in JSON.
pub type Planner<G> = fn(&<G as Game>::View, &RawValue) -> Result<Option<Json>, String>;

/// Proposes how to pay.
pub type Payer<G> = fn(&<G as Game>::View) -> Vec<<G as Game>::Move>;

/// Names and figures.
pub type Measure = fn() -> Vec<(&'static str, f64)>;

/// A report, and whether all is well.
pub type Examine = fn(&Plan) -> (String, bool);

/// Plays at one screen and returns the record.
pub type Play<G> = fn(Sitting<G>, &mut dyn BufRead, &mut dyn Write) -> std::io::Result<Record<G>>;

/// A game with everything that is offered of it.
pub struct Title<G: Game> {
    /// Whether it is there to show how a game is made, and is offered only where somebody asks for examples.
    pub example: bool,
    /// Its computer players, the strongest for people last.
    pub bots: &'static [NamedBot<G>],
    /// Its texts in four languages.
    pub texts: Option<Files>,
    /// What follows from a view by the rules, so that no client has to know them.
    pub facts: Option<fn(&G::View) -> Json>,
    /// The best way to do what the viewer is asked to do that fulfils a wish, such as how to pay. Says what is wrong with a wish
    /// that cannot be read.
    pub plan: Option<Planner<G>>,
    /// The moves with which people are advised to pay what the viewer is asked to pay; none where nothing is to be paid.
    pub payment: Option<Payer<G>>,
    /// Scenario files, and positions as text.
    pub scenarios: Option<Scenarios<G>>,
    /// A game at one screen.
    pub terminal: Option<Terminal<G>>,
    /// A position of a recorded game as text.
    pub page: Option<fn(&Shown<G>) -> String>,
    /// Every component with its figures, in a language.
    pub data: Option<fn(Language, Style) -> String>,
    /// Reads component data as a fuzzer would: any bytes, no panic.
    pub read_data: Option<fn(&[u8])>,
    /// What only this game measures, as names and figures.
    pub figures: Option<Measure>,
    /// Examines whether the game keeps the contract: the report, and whether all is well.
    pub examine: Option<Examine>,
}

/// How a game is played in a terminal.
pub struct Terminal<G: Game> {
    /// Plays it.
    pub play: Play<G>,
    /// What is wrong with options, in the words of the language.
    pub wrong_setup: fn(&entrepot_terminal::texts::Texts, &entrepot_table::SetupError) -> String,
}

impl<G: Game> Clone for Terminal<G> {
    fn clone(&self) -> Terminal<G> {
        *self
    }
}

impl<G: Game> Copy for Terminal<G> {}

impl<G: Game> Terminal<G> {
    /// A terminal with the words of this game.
    #[must_use]
    pub const fn of<S: entrepot_terminal::Spoken<G>>() -> Terminal<G>
    where
        G::Move: Notation,
    {
        Terminal { play: entrepot_terminal::play::<G, S>, wrong_setup: S::wrong_setup }
    }
}

impl<G: Game> Title<G> {
    /// A game that has computer players and no more than that.
    #[must_use]
    pub const fn new(bots: &'static [NamedBot<G>]) -> Title<G> {
        Title {
            example: false,
            bots,
            texts: None,
            facts: None,
            plan: None,
            payment: None,
            scenarios: None,
            terminal: None,
            page: None,
            data: None,
            read_data: None,
            figures: None,
            examine: None,
        }
    }

    /// A computer player by name, one that people are offered or not.
    #[must_use]
    pub fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
        NamedBot::find(self.bots, name).map(|bot| (bot.make)(seed))
    }

    /// The names of the computer players that people are offered, the strongest last.
    pub fn opponents(&self) -> impl Iterator<Item = &'static str> {
        self.bots.iter().filter(|bot| bot.for_people).map(|bot| bot.name)
    }

    /// A part of the game, or that it has none.
    pub fn part<T>(&self, what: &'static str, part: Option<T>) -> Result<T, NotAvailable> {
        part.ok_or(NotAvailable { game: G::NAME, what })
    }
}

/// A game has no such part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAvailable {
    /// The game.
    pub game: &'static str,
    /// What was asked for.
    pub what: &'static str,
}

impl fmt::Display for NotAvailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} is not available for this game", self.game, self.what)
    }
}

impl std::error::Error for NotAvailable {}

/// A report of the contract tests in words, and whether all is well.
#[must_use]
pub fn told<Z: Copy + Ord + fmt::Debug>(report: &Report<Z>) -> (String, bool) {
    (report.to_string(), report.passed())
}

/// Anything as JSON.
#[must_use]
pub fn json(thing: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(thing).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// What JSON says, or what is wrong with it.
pub fn from_json<T: DeserializeOwned>(json: &RawValue) -> Result<T, String> {
    serde_json::from_str(json.get()).map_err(|error| error.to_string())
}
