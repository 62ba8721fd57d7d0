//! Construction tokens: industries, shipyards and ships, on the board or printed on islands.

use crate::data::DATA;
use crate::names::named;
use crate::resource::Resource;
use crate::tier::Tier;
use entrepot_table::Seat;
use serde::{Deserialize, Serialize};

named! {
    /// A kind of construction token. The first 44 lie on the gameboard, in its printed order of 4 rows with 11 spaces; the
    /// last ten are printed on home islands only.
    Token, "construction token":
    SawmillW "sawmill_w", CharcoalKilnW "charcoal_kiln_w", BrickworksW "brickworks_w", Brewery "brewery",
    Bakery "bakery", BrassFoundry "brass_foundry", WindowFactory "window_factory",
    ChampagneCellar "champagne_cellar", Shipyard1 "shipyard1", Shipyard2 "shipyard2", Shipyard3 "shipyard3",
    WarehouseW "warehouse_w", SteelworksW "steelworks_w", SailmakersW "sailmakers_w",
    SchnappsDistillery "schnapps_distillery", Glassworks "glassworks", SpectacleFactory "spectacle_factory",
    Clockmakers "clockmakers", SewingMachineFactory "sewing_machine_factory",
    Merchant1 "merchant1", Merchant2 "merchant2", Merchant3 "merchant3",
    CottonMillA "cotton_mill_a", CottonMillW "cotton_mill_w", CoffeeRoasters "coffee_roasters",
    SausageFactory "sausage_factory", SoapFactory "soap_factory", FurDealer "fur_dealer",
    DynamiteFactory "dynamite_factory", WeaponsFactory "weapons_factory",
    Exploration1 "exploration1", Exploration2 "exploration2", Exploration3 "exploration3",
    RumDistillery "rum_distillery", CigarFactory "cigar_factory", ChocolateFactory "chocolate_factory",
    Cannery "cannery", WorkClothesFactory "work_clothes_factory", MotorFactory "motor_factory",
    SteamCarriageFactory "steam_carriage_factory", PennyFarthingFactory "penny_farthing_factory",
    LightBulbFactory "light_bulb_factory", GramophoneFactory "gramophone_factory",
    HeavyWeaponsFactory "heavy_weapons_factory",
    Sawmill "sawmill", GrainFarm "grain_farm", PotatoFarm "potato_farm", PigFarm "pig_farm",
    SheepFarm "sheep_farm", CharcoalKiln "charcoal_kiln", Brickworks "brickworks", Warehouse "warehouse",
    Steelworks "steelworks", Sailmakers "sailmakers",
}

/// Kinds of tokens on the gameboard.
pub const STACKS: usize = 44;

/// What a field is made of. Nothing else about a field matters (A1.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Land without coast.
    Land,
    /// Land with coast.
    Coast,
    /// Sea.
    Sea,
}

/// The two kinds of naval tokens, and of ships (A5.1, A11.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Naval {
    /// Trade tokens, merchant ships.
    Trade,
    /// Exploration tokens, exploration ships.
    Exploration,
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// An industry: two workplaces of a tier, one resource (A9.8).
    Industry(Resource, Tier),
    /// A shipyard of this strength (A10.1).
    Shipyard(u8),
    /// A ship with this many naval tokens (A11.1).
    Ship(Naval, u8),
}

impl Token {
    /// The six kinds of ships, in order.
    pub const SHIPS: [Token; 6] = [
        Token::Merchant1,
        Token::Merchant2,
        Token::Merchant3,
        Token::Exploration1,
        Token::Exploration2,
        Token::Exploration3,
    ];

    /// What it is.
    pub const fn build(self) -> Build {
        DATA.tokens[self as usize].build
    }

    /// Whether it lies on the gameboard and can be built.
    pub const fn on_board(self) -> bool {
        (self as usize) < STACKS
    }

    /// The resource and the tier of an industry.
    pub const fn industry(self) -> Option<(Resource, Tier)> {
        match self.build() {
            Build::Industry(resource, tier) => Some((resource, tier)),
            _ => None,
        }
    }

    /// The strength of a shipyard.
    pub const fn shipyard(self) -> Option<u8> {
        match self.build() {
            Build::Shipyard(strength) => Some(strength),
            _ => None,
        }
    }

    /// The kind and strength of a ship.
    pub const fn ship(self) -> Option<(Naval, u8)> {
        match self.build() {
            Build::Ship(kind, strength) => Some((kind, strength)),
            _ => None,
        }
    }

    /// Whether it may stand on this terrain (A9.4, A10.3, A11.3).
    pub const fn fits(self, terrain: Terrain) -> bool {
        match self.build() {
            Build::Industry(..) => !matches!(terrain, Terrain::Sea),
            Build::Shipyard(_) => matches!(terrain, Terrain::Coast),
            Build::Ship(..) => matches!(terrain, Terrain::Sea),
        }
    }

    /// The printed starting industry to which it is the alternative for workers (A9.5).
    pub const fn alternative_of(self) -> Option<Token> {
        match self {
            Token::SawmillW => Some(Token::Sawmill),
            Token::CharcoalKilnW => Some(Token::CharcoalKiln),
            Token::BrickworksW => Some(Token::Brickworks),
            Token::WarehouseW => Some(Token::Warehouse),
            Token::SteelworksW => Some(Token::Steelworks),
            Token::SailmakersW => Some(Token::Sailmakers),
            _ => None,
        }
    }
}

/// A token on somebody's islands: the n-th of its kind, counted over the fields. Of equal ones only the first is meant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Spot {
    /// What stands there.
    pub token: Token,
    /// Which of several, from 0.
    pub copy: u8,
}

/// Where a new token goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// A free field of this terrain.
    Free(Terrain),
    /// Over a token, built or printed (A8.3).
    Over(Spot),
}

/// Where a cube is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// In its district.
    District,
    /// In the exhausted area.
    Exhausted,
    /// On a workplace of this industry.
    At(Spot),
}

/// Somebody who makes a resource, and the price for others in trade tokens (A6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Partner {
    /// Who.
    pub seat: Seat,
    /// Trade tokens.
    pub price: u8,
}
