//! A game as the programs offer it: its rules and everything built around them.
//!
//! A [`Title`] lists the parts of a game that a server, a command or a test may ask for. Only the computer players are
//! required. Every other part is an `Option`: a caller that needs a missing one reports that it is [not
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
use entrepot_table::contract::{Effort, Report};
use entrepot_table::notation::Notation;
use entrepot_table::{Bot, Game, NamedBot, Seat};
use entrepot_terminal::Sitting;
use entrepot_terminal::show::Shown;
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::{Files, Language};
use serde::Serialize;
use serde::de::DeserializeOwned;
pub use serde_json::value::RawValue;
use std::fmt;
use std::io::{BufRead, Write};

/// JSON text.
pub type Json = Box<RawValue>;

/// Lists what a seat has built.
pub type Townscape<G> = fn(&<G as Game>::View, Seat) -> Vec<String>;

/// Names what is asked, if anything.
pub type Asking<G> = fn(&<G as Game>::View) -> Option<&'static str>;

/// Finds a plan for what the viewer is asked to do, given a wish in JSON.
pub type Planner<G> = fn(&<G as Game>::View, &RawValue) -> Result<Option<Json>, String>;

/// Proposes how to pay.
pub type Payer<G> = fn(&<G as Game>::View) -> Vec<<G as Game>::Move>;

/// Measurements, each with its name.
pub type Measure = fn() -> Vec<(&'static str, f64)>;

/// Returns a report, and whether all is well.
pub type Examine = fn(&Effort) -> (String, bool);

/// Plays at one screen and returns the record.
pub type Play<G> = fn(Sitting<G>, &mut dyn BufRead, &mut dyn Write) -> std::io::Result<Record<G>>;

/// A game with everything that is offered for it.
pub struct Title<G: Game> {
    /// Whether it only shows how a game is made, and is offered only when examples are asked for.
    pub example: bool,
    /// Its computer players, the strongest opponent last.
    pub bots: &'static [NamedBot<G>],
    /// The computer player that gives hints and takes seats over; without one it is the strongest.
    pub helper: Option<&'static str>,
    /// Its texts in four languages.
    pub texts: Option<Files>,
    /// What follows from a view by the rules, so that clients need not know the rules.
    pub facts: Option<fn(&G::View) -> Json>,
    /// The best way to do what the viewer is asked to do that fulfils a wish, such as how to pay. Returns an error for a wish
    /// that cannot be read.
    pub plan: Option<Planner<G>>,
    /// The recommended moves for paying what the viewer is asked to pay; none if nothing is to be paid.
    pub payment: Option<Payer<G>>,
    /// What a seat has built, by names for which its folder in the client has drawings. Told to everybody: the view is that of
    /// somebody who only watches.
    pub town: Option<Townscape<G>>,
    /// What is asked, by a name for which the client has a text `home-asks-NAME-GAME`; none where it has no such text. Told to
    /// everybody, like the town.
    pub asks: Option<Asking<G>>,
    /// Scenario files, and positions as text.
    pub scenarios: Option<Scenarios<G>>,
    /// A game at one screen.
    pub terminal: Option<Terminal<G>>,
    /// Renders a position of a recorded game as text.
    pub page: Option<fn(&Shown<G>) -> String>,
    /// Lists every component with its figures, in a language.
    pub data: Option<fn(Language, Style) -> String>,
    /// Reads component data as a fuzzer would: any bytes, no panic.
    pub read_data: Option<fn(&[u8])>,
    /// Measurements that only this game has.
    pub figures: Option<Measure>,
    /// Checks that the game keeps the contract. Returns the report, and whether all is well.
    pub examine: Option<Examine>,
}

/// How a game is played in a terminal.
pub struct Terminal<G: Game> {
    /// Plays it.
    pub play: Play<G>,
    /// Describes what is wrong with options, in the language of the texts.
    pub wrong_setup: fn(&entrepot_terminal::texts::Texts, &entrepot_table::SetupError) -> String,
}

impl<G: Game> Clone for Terminal<G> {
    fn clone(&self) -> Terminal<G> {
        *self
    }
}

impl<G: Game> Copy for Terminal<G> {}

impl<G: Game> Terminal<G> {
    /// A terminal with the texts of this game.
    #[must_use]
    pub const fn of<S: entrepot_terminal::Spoken<G>>() -> Terminal<G>
    where
        G::Move: Notation,
    {
        Terminal { play: entrepot_terminal::play::<G, S>, wrong_setup: S::wrong_setup }
    }
}

impl<G: Game> Title<G> {
    /// A game with computer players and no other parts.
    #[must_use]
    pub const fn new(bots: &'static [NamedBot<G>]) -> Title<G> {
        Title {
            example: false,
            bots,
            helper: None,
            texts: None,
            facts: None,
            plan: None,
            payment: None,
            town: None,
            asks: None,
            scenarios: None,
            terminal: None,
            page: None,
            data: None,
            read_data: None,
            figures: None,
            examine: None,
        }
    }

    /// A computer player by name, whether or not it is offered to people.
    #[must_use]
    pub fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
        NamedBot::find(self.bots, name).map(|bot| (bot.make)(seed))
    }

    /// The names of the computer players offered to people, the strongest last.
    pub fn opponents(&self) -> impl Iterator<Item = &'static str> {
        self.bots.iter().filter(|bot| bot.for_people).map(|bot| bot.name)
    }

    /// The computer player that gives hints and takes seats over.
    #[must_use]
    pub fn helper(&self) -> &'static str {
        self.helper.or_else(|| self.opponents().last()).unwrap_or_default()
    }

    /// A part of the game, or the error that it has none.
    pub fn part<T>(&self, what: &'static str, part: Option<T>) -> Result<T, NotAvailable> {
        part.ok_or(NotAvailable { game: G::NAME, what })
    }
}

/// A game does not have this part.
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

/// A report of the contract tests as text, and whether all is well.
#[must_use]
pub fn told<Z: Copy + Ord + fmt::Debug>(report: &Report<Z>) -> (String, bool) {
    (report.to_string(), report.passed())
}

/// A value as JSON.
#[must_use]
pub fn json(thing: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(thing).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// A value read from JSON, or what is wrong with it.
pub fn from_json<T: DeserializeOwned>(json: &RawValue) -> Result<T, String> {
    serde_json::from_str(json.get()).map_err(|error| error.to_string())
}
