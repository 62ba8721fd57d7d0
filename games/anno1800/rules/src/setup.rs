//! What people choose before the game (A1, A27), the editions and their differences (D…, R…).

use crate::objective::{Objective, ObjectiveSet};
use entrepot_table::setup::{SWITCH, choose, word_for};
use entrepot_table::{Seat, Setup as _, SetupError, SetupOption, setup_as_text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// Which printing is played. `Recommended` is the column "default" of the differences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edition {
    /// What most editions say.
    #[default]
    Recommended,
    /// German: alternatives must cover their start industry, any number of own tokens may be removed (D1, D2).
    De,
    /// English: the return effect takes exactly two cards (D3).
    En,
    /// French.
    Fr,
    /// Italian: the cube effect is all or nothing (D4).
    It,
}

/// Which objective cards are laid out (A1.5, A27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Objectives {
    /// The five of the first game (A27.1).
    FirstGame,
    /// Five at random (A27.2).
    #[default]
    Random,
    /// These five (A27.2).
    Chosen(ObjectiveSet),
    /// The four with an effect and one more (A27.3).
    Complex,
    /// The five majorities (A27.4).
    Confrontational,
    /// Five of the six industry cards (A27.5).
    Relaxed,
    /// Zoo and Museum and three more (A27.6).
    ZooAndMuseum,
    /// Pyrphorian and four more (A27.7).
    Pyrphorian,
}

/// Which supplies can run out (R28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StrictSupply {
    /// None.
    None,
    /// Cubes alone.
    #[default]
    Cubes,
    /// Cubes, gold and naval tokens.
    All,
}

/// What people choose before the game. A setup that exists is valid.
///
/// ```
/// use entrepot_anno1800::Setup;
/// let setup: Setup = "players=3 remove_limit=1 edition=de".parse().unwrap();
/// assert!(setup.must_replace() && !setup.remove_any()); // what is chosen wins over the edition
/// assert_eq!(setup.to_string(), "players=3 edition=de remove_limit=1");
/// assert!("players=5".parse::<Setup>().unwrap_err().to_string().contains("2 to 4"));
/// ```
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Setup {
    players: u8,
    /// Who begins; nobody in particular: chance decides (A1.8).
    first: Option<Seat>,
    /// The printing; what it says holds where nothing else is chosen.
    pub edition: Edition,
    objectives: Objectives,
    must_replace: Option<bool>,
    remove_any: Option<bool>,
    return_exactly: Option<bool>,
    cubes_in_part: Option<bool>,
    /// Whether nothing of a kind can be a majority (R31).
    pub zero_scores: bool,
    /// Whether a hand emptied without playing a card ends the game too (R2).
    pub discard_triggers_end: bool,
    /// Which supplies can run out (R28).
    pub strict_supply: StrictSupply,
}

impl Setup {
    /// The recommended game for this many.
    pub fn new(players: usize) -> Result<Setup, SetupError> {
        Setup::for_players(players)
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Who begins; nobody in particular: chance decides (A1.8).
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Which objective cards are laid out.
    pub fn objectives(&self) -> Objectives {
        self.objectives
    }

    /// Whether an alternative industry must cover its start industry (D1).
    pub fn must_replace(&self) -> bool {
        self.must_replace.unwrap_or(self.edition == Edition::De)
    }

    /// Whether any number of own tokens may be removed in one Expand action (D2).
    pub fn remove_any(&self) -> bool {
        self.remove_any.unwrap_or(self.edition == Edition::De)
    }

    /// Whether the return effect takes exactly two cards (D3).
    pub fn return_exactly(&self) -> bool {
        self.return_exactly.unwrap_or(self.edition == Edition::En)
    }

    /// Whether the cube effect may be used in part (D4).
    pub fn cubes_in_part(&self) -> bool {
        self.cubes_in_part.unwrap_or(self.edition != Edition::It)
    }

    /// The game of the edition without further choices.
    fn plain(&self) -> Setup {
        Setup { must_replace: None, remove_any: None, return_exactly: None, cubes_in_part: None, ..*self }
    }
}

impl entrepot_table::Setup for Setup {
    const PLAYERS: RangeInclusive<usize> = 2..=4;

    fn options() -> Vec<SetupOption> {
        let cards = Objective::ALL.map(Objective::id).to_vec();
        let objectives = SetupOption::new("objectives", &COMBINATIONS.map(|(name, _)| name));
        vec![
            SetupOption::seat::<Setup>("first"),
            SetupOption::new("edition", &EDITIONS.map(|(name, _)| name)),
            SetupOption { some: Some((5, cards)), ..objectives.recommending("random") },
            by_edition("alt_industry", &ALTERNATIVES, Setup::must_replace),
            by_edition("remove_limit", &REMOVALS, Setup::remove_any),
            by_edition("discard_exactly_2", &SWITCH[..2], Setup::return_exactly),
            by_edition("cube_effect_partial", &SWITCH[..2], Setup::cubes_in_part),
            SetupOption::switch("zero_scores", false),
            SetupOption::switch("discard_triggers_end", true),
            SetupOption::new("strict_supply", &SUPPLIES.map(|(name, _)| name)).recommending("cubes"),
        ]
    }

    fn recommended(players: usize) -> Setup {
        Setup {
            players: players as u8,
            first: Some(Seat::new(0)),
            edition: Edition::Recommended,
            objectives: Objectives::Random,
            must_replace: None,
            remove_any: None,
            return_exactly: None,
            cubes_in_part: None,
            zero_scores: false,
            discard_triggers_end: true,
            strict_supply: StrictSupply::Cubes,
        }
    }

    fn players(&self) -> usize {
        Setup::players(self)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = || SetupError::choice::<Setup>(key, value);
        let switch = || choose(value, &SWITCH).ok_or_else(wrong);
        match key {
            // Who begins must sit at the table (A1.8).
            "players" => {
                self.players = Setup::read_players_with(value, "first", self.first).map_err(or_random)? as u8;
            }
            "first" if value == "random" => self.first = None,
            "first" => self.first = Some(self.read_first(key, value).map_err(or_random)?),
            "edition" => self.edition = choose(value, &EDITIONS).ok_or_else(wrong)?,
            "objectives" => self.objectives = read_objectives(value)?,
            "alt_industry" => self.must_replace = Some(choose(value, &ALTERNATIVES).ok_or_else(wrong)?),
            "remove_limit" => self.remove_any = Some(choose(value, &REMOVALS).ok_or_else(wrong)?),
            "discard_exactly_2" => self.return_exactly = Some(switch()?),
            "cube_effect_partial" => self.cubes_in_part = Some(switch()?),
            "zero_scores" => self.zero_scores = switch()?,
            "discard_triggers_end" => self.discard_triggers_end = switch()?,
            "strict_supply" => self.strict_supply = choose(value, &SUPPLIES).ok_or_else(wrong)?,
            _ => return Err(SetupError::unknown::<Setup>(key)),
        }
        Ok(())
    }
}

/// An option that follows the edition: what it is if not, and if so.
fn by_edition(key: &'static str, values: &[(&'static str, bool)], is: fn(&Setup) -> bool) -> SetupOption {
    let words: Vec<&str> = values.iter().map(|(name, _)| *name).collect();
    SetupOption::new(key, &words).follows("edition", &EDITIONS.map(|(name, _)| name), |edition| {
        let edition = choose(edition, &EDITIONS).unwrap_or_default();
        word_for(is(&Setup { edition, ..Setup::recommended(2) }), values)
    })
}

/// Two setups are equal if the same game is played, whether an option was chosen or follows from the edition.
impl PartialEq for Setup {
    fn eq(&self, other: &Setup) -> bool {
        let choices = |one: &Setup| {
            (
                (one.players, one.first, one.edition, one.objectives),
                (one.must_replace(), one.remove_any(), one.return_exactly(), one.cubes_in_part()),
                (one.zero_scores, one.discard_triggers_end, one.strict_supply),
            )
        };
        choices(self) == choices(other)
    }
}

impl Eq for Setup {}

const ALTERNATIVES: [(&str, bool); 2] = [("addition", false), ("must_replace", true)];
const REMOVALS: [(&str, bool); 2] = [("1", false), ("any", true)];
const EDITIONS: [(&str, Edition); 5] = [
    ("recommended", Edition::Recommended),
    ("de", Edition::De),
    ("en", Edition::En),
    ("fr", Edition::Fr),
    ("it", Edition::It),
];
const COMBINATIONS: [(&str, Objectives); 7] = [
    ("first_game", Objectives::FirstGame),
    ("random", Objectives::Random),
    ("complex", Objectives::Complex),
    ("confrontational", Objectives::Confrontational),
    ("relaxed", Objectives::Relaxed),
    ("zoo_and_museum", Objectives::ZooAndMuseum),
    ("pyrphorian", Objectives::Pyrphorian),
];
const SUPPLIES: [(&str, StrictSupply); 3] =
    [("none", StrictSupply::None), ("cubes", StrictSupply::Cubes), ("all", StrictSupply::All)];

/// Chance may find who begins (A1.8).
fn or_random(error: SetupError) -> SetupError {
    match error {
        SetupError::Value { key, found, right } => {
            SetupError::Value { key, found, right: format!("{right}, or random") }
        }
        other => other,
    }
}

fn read_objectives(value: &str) -> Result<Objectives, SetupError> {
    if let Some(combination) = choose(value, &COMBINATIONS) {
        return Ok(combination);
    }
    let combinations = COMBINATIONS.map(|(name, _)| name).join(", ");
    let five = format!("{combinations}, or five different objective cards joined by +");
    let wrong = || SetupError::value("objectives", value, &five);
    if !value.contains('+') {
        return Err(wrong());
    }
    let read = |id: &str| {
        id.parse::<Objective>().map_err(|what| SetupError::Part { key: "objectives".into(), found: id.into(), what })
    };
    let cards = value.split('+').map(read).collect::<Result<Vec<Objective>, SetupError>>()?;
    let set: ObjectiveSet = cards.iter().copied().collect();
    match (cards.len(), set.len()) {
        (5, 5) => Ok(Objectives::Chosen(set)),
        _ => Err(wrong()),
    }
}

impl fmt::Display for Objectives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Objectives::Chosen(set) => f.write_str(&set.iter().map(Objective::id).collect::<Vec<_>>().join("+")),
            combination => f.write_str(word_for(*combination, &COMBINATIONS)),
        }
    }
}

/// Only what differs from the game of the edition is written.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        match self.first {
            Some(first) if first.index() == 0 => {}
            Some(first) => write!(f, " first={first}")?,
            None => f.write_str(" first=random")?,
        }
        if self.edition != Edition::Recommended {
            write!(f, " edition={}", word_for(self.edition, &EDITIONS))?;
        }
        if self.objectives != Objectives::Random {
            write!(f, " objectives={}", self.objectives)?;
        }
        let plain = self.plain();
        if self.must_replace() != plain.must_replace() {
            write!(f, " alt_industry={}", word_for(self.must_replace(), &ALTERNATIVES))?;
        }
        if self.remove_any() != plain.remove_any() {
            write!(f, " remove_limit={}", word_for(self.remove_any(), &REMOVALS))?;
        }
        if self.return_exactly() != plain.return_exactly() {
            write!(f, " discard_exactly_2={}", word_for(self.return_exactly(), &SWITCH))?;
        }
        if self.cubes_in_part() != plain.cubes_in_part() {
            write!(f, " cube_effect_partial={}", word_for(self.cubes_in_part(), &SWITCH))?;
        }
        if self.zero_scores {
            f.write_str(" zero_scores=on")?;
        }
        if !self.discard_triggers_end {
            f.write_str(" discard_triggers_end=off")?;
        }
        if self.strict_supply != StrictSupply::Cubes {
            write!(f, " strict_supply={}", word_for(self.strict_supply, &SUPPLIES))?;
        }
        Ok(())
    }
}

setup_as_text!(Setup);
