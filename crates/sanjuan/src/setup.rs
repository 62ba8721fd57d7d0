//! What people choose before the game (S2), and the options of the data (Q…).

use entrepot_table::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which printing of the game is played (Q37).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// 112 cards, as the rulebook.
    #[default]
    Second,
    /// 110 cards, another Guild hall, another Gold mine.
    First,
}

/// Which of four different cards a Gold mine gives (Q24).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoldMineTakes {
    /// The cheapest.
    Lowest,
    /// Any one, the owner chooses.
    Any,
}

/// Whether the numbers under Chapel, Bank and Harbor are drawn for opponents. Display only (Q2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChapelSecrecy {
    /// Not drawn, and points shown for others leave them out.
    #[default]
    HideCount,
    /// Drawn.
    ShowCount,
}

/// When the hand limit is 6 without a Guard room (Q14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuardRoomLimit {
    /// While some Guard room is in play.
    #[default]
    WhileInPlay,
    /// Always when the expansion is used.
    AlwaysWithExpansion,
}

/// What people choose before the game. A setup that exists is valid.
///
/// ```
/// use entrepot_sanjuan::Setup;
/// let setup: Setup = "players=3 expansion=on".parse().unwrap();
/// assert_eq!(setup.players(), 3);
/// assert_eq!(setup.to_string(), "players=3 expansion=on");
/// assert!("players=5".parse::<Setup>().unwrap_err().to_string().contains("2 to 4"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Setup {
    players: u8,
    governor: Seat,
    /// The printing.
    pub edition: Edition,
    /// Whether "New Buildings" is used (S2.8).
    pub expansion: bool,
    /// Whether 5 to 8 cards are dealt and 4 kept (S2.7).
    pub starting_variant: bool,
    /// What a Gold mine takes; as the edition says where nothing is chosen (Q24).
    pub gold_mine: Option<GoldMineTakes>,
    /// Whether a good on the Customs office counts in a tie (Q15).
    pub customs_good_in_tie: bool,
    /// How the numbers under buildings are shown (Q2).
    pub chapel_secrecy: ChapelSecrecy,
    /// When the hand limit is 6 (Q14).
    pub guard_room_limit: GuardRoomLimit,
}

/// Why a setup is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is for 2 to 4 (S2.1).
    Players(String),
    /// The first Governor must sit at the table.
    Governor(String),
    /// No option has this name.
    UnknownKey(String),
    /// The option does not take this value; the second string says what it takes.
    Value(String, String, &'static str),
    /// The option is given more than once.
    Twice(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players(found) => write!(f, "players is 2 to 4, not {found}"),
            SetupError::Governor(found) => {
                write!(f, "governor is the seat that begins, 1 to the number of players, not {found}")
            }
            SetupError::UnknownKey(key) => {
                write!(f, "there is no option \u{201c}{key}\u{201d}; the options are {}", Setup::KEYS.join(", "))
            }
            SetupError::Twice(key) => write!(f, "{key} is given twice; name it once"),
            SetupError::Value(key, found, right) => write!(f, "{key} is {right}, not \u{201c}{found}\u{201d}"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// The names of the options, in the order in which they are written.
    pub const KEYS: [&'static str; 9] = [
        "players",
        "governor",
        "edition",
        "expansion",
        "starting_variant",
        "gold_mine",
        "customs_good_in_tie",
        "chapel_secrecy",
        "guard_room_limit",
    ];

    /// The rulebook's game for so many.
    pub fn new(players: usize) -> Result<Setup, SetupError> {
        if !(2..=4).contains(&players) {
            return Err(SetupError::Players(players.to_string()));
        }
        Ok(Setup {
            players: players as u8,
            governor: Seat::new(0),
            edition: Edition::Second,
            expansion: false,
            starting_variant: false,
            gold_mine: None,
            customs_good_in_tie: false,
            chapel_secrecy: ChapelSecrecy::HideCount,
            guard_room_limit: GuardRoomLimit::WhileInPlay,
        })
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Who begins (S2.1).
    pub fn governor(&self) -> Seat {
        self.governor
    }

    /// What a Gold mine takes, the edition considered (Q24, Q37).
    pub fn gold_mine_takes(&self) -> GoldMineTakes {
        self.gold_mine.unwrap_or(match self.edition {
            Edition::Second => GoldMineTakes::Lowest,
            Edition::First => GoldMineTakes::Any,
        })
    }

    /// The game for so many with these options, each named once.
    ///
    /// ```
    /// use entrepot_sanjuan::{Setup, SetupError};
    /// assert_eq!(Setup::chosen("2", &[("edition", "first")]), "players=2 edition=first".parse());
    /// let twice = Setup::chosen("2", &[("players", "2"), ("players", "3")]);
    /// assert_eq!(twice, Err(SetupError::Twice("players".into())));
    /// ```
    pub fn chosen(players: &str, options: &[(&str, &str)]) -> Result<Setup, SetupError> {
        let mut setup = Setup::new(players.parse().map_err(|_| SetupError::Players(players.into()))?)?;
        for (at, (key, value)) in options.iter().enumerate() {
            if options[..at].iter().any(|(earlier, _)| earlier == key) {
                return Err(SetupError::Twice((*key).into()));
            }
            setup.set(key, value)?;
        }
        Ok(setup)
    }

    /// Changes one option.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = |right| SetupError::Value(key.into(), value.into(), right);
        match key {
            "players" => {
                let fresh = Setup::new(value.parse().map_err(|_| SetupError::Players(value.into()))?)?;
                if self.governor.index() >= fresh.players() {
                    return Err(SetupError::Governor(self.governor.to_string()));
                }
                self.players = fresh.players;
            }
            "governor" => match value.parse::<usize>() {
                Ok(seat) if (1..=self.players()).contains(&seat) => self.governor = Seat::new(seat - 1),
                _ => return Err(SetupError::Governor(value.into())),
            },
            "edition" => self.edition = choose(value, &EDITIONS).ok_or_else(|| wrong("second or first"))?,
            "expansion" => self.expansion = choose(value, &SWITCH).ok_or_else(|| wrong("on or off"))?,
            "starting_variant" => self.starting_variant = choose(value, &SWITCH).ok_or_else(|| wrong("on or off"))?,
            "gold_mine" => self.gold_mine = Some(choose(value, &GOLD_MINE).ok_or_else(|| wrong("lowest or any"))?),
            "customs_good_in_tie" => {
                self.customs_good_in_tie = choose(value, &SWITCH).ok_or_else(|| wrong("on or off"))?;
            }
            "chapel_secrecy" => {
                self.chapel_secrecy = choose(value, &SECRECY).ok_or_else(|| wrong("hide_count or show_count"))?;
            }
            "guard_room_limit" => {
                self.guard_room_limit =
                    choose(value, &GUARD_ROOM).ok_or_else(|| wrong("while_in_play or always_with_expansion"))?;
            }
            _ => return Err(SetupError::UnknownKey(key.into())),
        }
        Ok(())
    }
}

const SWITCH: [(&str, bool); 4] = [("off", false), ("on", true), ("false", false), ("true", true)];
const EDITIONS: [(&str, Edition); 2] = [("second", Edition::Second), ("first", Edition::First)];
const GOLD_MINE: [(&str, GoldMineTakes); 2] = [("lowest", GoldMineTakes::Lowest), ("any", GoldMineTakes::Any)];
const SECRECY: [(&str, ChapelSecrecy); 2] =
    [("hide_count", ChapelSecrecy::HideCount), ("show_count", ChapelSecrecy::ShowCount)];
const GUARD_ROOM: [(&str, GuardRoomLimit); 2] =
    [("while_in_play", GuardRoomLimit::WhileInPlay), ("always_with_expansion", GuardRoomLimit::AlwaysWithExpansion)];

fn choose<T: Copy>(value: &str, among: &[(&str, T)]) -> Option<T> {
    among.iter().find(|(name, _)| *name == value).map(|(_, choice)| *choice)
}

fn name<T: PartialEq>(choice: T, among: &[(&'static str, T)]) -> &'static str {
    among.iter().find(|(_, one)| *one == choice).map_or("", |(name, _)| name)
}

/// Only what differs from the rulebook's game is written.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        if self.governor.index() != 0 {
            write!(f, " governor={}", self.governor)?;
        }
        if self.edition != Edition::Second {
            write!(f, " edition={}", name(self.edition, &EDITIONS))?;
        }
        if self.expansion {
            f.write_str(" expansion=on")?;
        }
        if self.starting_variant {
            f.write_str(" starting_variant=on")?;
        }
        if let Some(takes) = self.gold_mine {
            write!(f, " gold_mine={}", name(takes, &GOLD_MINE))?;
        }
        if self.customs_good_in_tie {
            f.write_str(" customs_good_in_tie=on")?;
        }
        if self.chapel_secrecy != ChapelSecrecy::HideCount {
            write!(f, " chapel_secrecy={}", name(self.chapel_secrecy, &SECRECY))?;
        }
        if self.guard_room_limit != GuardRoomLimit::WhileInPlay {
            write!(f, " guard_room_limit={}", name(self.guard_room_limit, &GUARD_ROOM))?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    /// Words `key=value`; `players` is needed, everything else has a default.
    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let pairs: Vec<(&str, &str)> =
            text.split_whitespace().map(|word| word.split_once('=').unwrap_or((word, ""))).collect();
        let players = pairs.iter().find(|(key, _)| *key == "players").map_or("nothing", |(_, value)| value);
        Setup::chosen(players, &pairs)
    }
}

impl TryFrom<String> for Setup {
    type Error = SetupError;

    fn try_from(text: String) -> Result<Setup, SetupError> {
        text.parse()
    }
}

impl From<Setup> for String {
    fn from(setup: Setup) -> String {
        setup.to_string()
    }
}
