//! The forty buildings, the roles and the goods, by name.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $what:literal: $($name:ident $id:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $type { #[default] $($name),+ }

        impl $type {
            /// All of them, in the order of the data file.
            pub const ALL: [$type; [$($id),+].len()] = [$($type::$name),+];

            /// The name that notation, records and data use.
            pub const fn id(self) -> &'static str {
                match self { $($type::$name => $id),+ }
            }

            /// Its place in the order, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $type {
            type Err = String;

            fn from_str(text: &str) -> Result<$type, String> {
                $type::ALL.into_iter().find(|one| one.id() == text).ok_or_else(|| {
                    format!(concat!("\u{201c}{}\u{201d} is no ", $what, "{}"), text, nearest(text, $type::ALL.map($type::id)))
                })
            }
        }
    };
}

named! {
    /// A kind of building. Cards of a kind are equal; outside the state a card is its kind.
    Kind, "building":
    IndigoPlant "indigo_plant", SugarMill "sugar_mill", TobaccoStorage "tobacco_storage",
    CoffeeRoaster "coffee_roaster", SilverSmelter "silver_smelter",
    Smithy "smithy", GoldMine "gold_mine", Archive "archive", PoorHouse "poor_house", BlackMarket "black_market",
    TradingPost "trading_post", Well "well", MarketStand "market_stand", Crane "crane", Tower "tower",
    Chapel "chapel", Aqueduct "aqueduct", Carpenter "carpenter", Prefecture "prefecture",
    MarketHall "market_hall", Quarry "quarry", Library "library",
    Statue "statue", VictoryColumn "victory_column", Hero "hero",
    CityHall "city_hall", TriumphalArch "triumphal_arch", GuildHall "guild_hall", Palace "palace",
    OfficeBuilding "office_building", GuardRoom "guard_room", Hut "hut", Tavern "tavern", Park "park",
    CustomsOffice "customs_office", Bank "bank", Harbor "harbor", Goldsmith "goldsmith", Residence "residence",
    Cathedral "cathedral",
}

named! {
    /// A role: an action for everybody and a privilege for whoever chose it (S4.1).
    Role, "role":
    Builder "builder", Producer "producer", Trader "trader", Councillor "councillor", Prospector "prospector",
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = Kind::ALL.len();

    /// Production buildings hold goods in a producer phase; all others are city buildings (S14.1).
    pub const fn is_production(self) -> bool {
        (self as u8) <= Kind::SilverSmelter as u8
    }

    /// Statue, Victory column and Hero (S16.1).
    pub const fn is_monument(self) -> bool {
        matches!(self, Kind::Statue | Kind::VictoryColumn | Kind::Hero)
    }

    /// Whether a good can lie on it: production buildings and the Customs office (S17.7).
    pub const fn holds_good(self) -> bool {
        self.is_production() || matches!(self, Kind::CustomsOffice)
    }

    /// The good it makes, in the order of the trading-house cards; none for the Customs office.
    pub const fn good(self) -> Option<usize> {
        if self.is_production() { Some(self as usize) } else { None }
    }
}

/// " (did you mean …?)" for a name that is nearly right.
fn nearest<const N: usize>(text: &str, names: [&str; N]) -> String {
    let shared = |name: &str| name.bytes().zip(text.bytes()).take_while(|(a, b)| a == b).count();
    match names.into_iter().max_by_key(|name| shared(name)) {
        Some(name) if shared(name) >= 3 => format!("; did you mean {name}?"),
        _ => String::new(),
    }
}

/// A set of kinds.
///
/// ```
/// use entrepot_sanjuan::{Kind, KindSet};
/// let set = KindSet::default().with(Kind::Well).with(Kind::Crane).without(Kind::Well).without(Kind::Hut);
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Kind::Crane]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct KindSet(u64);

impl KindSet {
    /// Whether the kind is in it.
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The set with the kind.
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }

    /// The set without the kind.
    pub const fn without(self, kind: Kind) -> KindSet {
        KindSet(self.0 & !(1 << kind as u8))
    }

    /// The kinds, in their order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = Kind::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*kind)
        })
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(KindSet::default(), KindSet::with)
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for KindSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for KindSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Kind>::deserialize(deserializer)?.into_iter().collect())
    }
}
