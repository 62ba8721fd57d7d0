//! What people choose before the game (S2), and the options of the data (Q…).

use entrepot_table::setup::{SWITCH, choose, word_for};
use entrepot_table::{Seat, Setup as _, SetupError, SetupOption, setup_as_text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

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
/// use entrepot_table::Setup as _;
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

impl Setup {
    /// The rulebook's game for this many.
    pub fn new(players: usize) -> Result<Setup, SetupError> {
        Setup::for_players(players)
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
}

impl entrepot_table::Setup for Setup {
    const PLAYERS: RangeInclusive<usize> = 2..=4;

    fn options() -> Vec<SetupOption> {
        let gold_mine = |edition: &str| {
            let edition = choose(edition, &EDITIONS).unwrap_or_default();
            word_for(Setup { edition, ..Setup::recommended(2) }.gold_mine_takes(), &GOLD_MINE)
        };
        vec![
            SetupOption::seat::<Setup>("governor"),
            SetupOption::new("edition", &EDITIONS.map(|(name, _)| name)),
            SetupOption::switch("expansion", false),
            SetupOption::switch("starting_variant", false),
            SetupOption::new("gold_mine", &GOLD_MINE.map(|(name, _)| name)).follows(
                "edition",
                &EDITIONS.map(|(name, _)| name),
                gold_mine,
            ),
            SetupOption::switch("customs_good_in_tie", false),
            SetupOption::new("chapel_secrecy", &SECRECY.map(|(name, _)| name)),
            SetupOption::new("guard_room_limit", &GUARD_ROOM.map(|(name, _)| name)),
        ]
    }

    fn recommended(players: usize) -> Setup {
        Setup {
            players: players as u8,
            governor: Seat::new(0),
            edition: Edition::Second,
            expansion: false,
            starting_variant: false,
            gold_mine: None,
            customs_good_in_tie: false,
            chapel_secrecy: ChapelSecrecy::HideCount,
            guard_room_limit: GuardRoomLimit::WhileInPlay,
        }
    }

    fn players(&self) -> usize {
        Setup::players(self)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = || SetupError::choice::<Setup>(key, value);
        let switch = || choose(value, &SWITCH).ok_or_else(wrong);
        match key {
            // The first Governor must sit at the table (S2.1).
            "players" => self.players = Setup::read_players_with(value, "governor", Some(self.governor))? as u8,
            "governor" => self.governor = self.read_first(key, value)?,
            "edition" => self.edition = choose(value, &EDITIONS).ok_or_else(wrong)?,
            "expansion" => self.expansion = switch()?,
            "starting_variant" => self.starting_variant = switch()?,
            "gold_mine" => self.gold_mine = Some(choose(value, &GOLD_MINE).ok_or_else(wrong)?),
            "customs_good_in_tie" => self.customs_good_in_tie = switch()?,
            "chapel_secrecy" => self.chapel_secrecy = choose(value, &SECRECY).ok_or_else(wrong)?,
            "guard_room_limit" => self.guard_room_limit = choose(value, &GUARD_ROOM).ok_or_else(wrong)?,
            _ => return Err(SetupError::unknown::<Setup>(key)),
        }
        Ok(())
    }
}

const EDITIONS: [(&str, Edition); 2] = [("second", Edition::Second), ("first", Edition::First)];
const GOLD_MINE: [(&str, GoldMineTakes); 2] = [("lowest", GoldMineTakes::Lowest), ("any", GoldMineTakes::Any)];
const SECRECY: [(&str, ChapelSecrecy); 2] =
    [("hide_count", ChapelSecrecy::HideCount), ("show_count", ChapelSecrecy::ShowCount)];
const GUARD_ROOM: [(&str, GuardRoomLimit); 2] =
    [("while_in_play", GuardRoomLimit::WhileInPlay), ("always_with_expansion", GuardRoomLimit::AlwaysWithExpansion)];

/// Only what differs from the rulebook's game is written.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        if self.governor.index() != 0 {
            write!(f, " governor={}", self.governor)?;
        }
        if self.edition != Edition::Second {
            write!(f, " edition={}", word_for(self.edition, &EDITIONS))?;
        }
        if self.expansion {
            f.write_str(" expansion=on")?;
        }
        if self.starting_variant {
            f.write_str(" starting_variant=on")?;
        }
        if let Some(takes) = self.gold_mine {
            write!(f, " gold_mine={}", word_for(takes, &GOLD_MINE))?;
        }
        if self.customs_good_in_tie {
            f.write_str(" customs_good_in_tie=on")?;
        }
        if self.chapel_secrecy != ChapelSecrecy::HideCount {
            write!(f, " chapel_secrecy={}", word_for(self.chapel_secrecy, &SECRECY))?;
        }
        if self.guard_room_limit != GuardRoomLimit::WhileInPlay {
            write!(f, " guard_room_limit={}", word_for(self.guard_room_limit, &GUARD_ROOM))?;
        }
        Ok(())
    }
}

setup_as_text!(Setup);
