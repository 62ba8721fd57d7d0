//! Islands and expedition cards.

use crate::card::Effect;
use crate::data::DATA;
use crate::names::named;
use crate::resource::ResourceSet;
use crate::tier::Tier;
use crate::token::{Terrain, Token};
use serde::Serialize;

named! {
    /// An Old World island (A17).
    OldIsland, "Old World island":
    Owi01 "OWI01", Owi02 "OWI02", Owi03 "OWI03", Owi04 "OWI04", Owi05 "OWI05", Owi06 "OWI06", Owi07 "OWI07",
    Owi08 "OWI08", Owi09 "OWI09", Owi10 "OWI10", Owi11 "OWI11", Owi12 "OWI12",
}

named! {
    /// A New World island (A18).
    NewIsland, "New World island":
    Nwi01 "NWI01", Nwi02 "NWI02", Nwi03 "NWI03", Nwi04 "NWI04", Nwi05 "NWI05", Nwi06 "NWI06", Nwi07 "NWI07",
    Nwi08 "NWI08",
}

named! {
    /// A kind of expedition card: the tier its animal asks for, then the tier its artefact asks for (A19.3).
    Expedition, "expedition card":
    Aa "EXP_AA", Ae "EXP_AE", Ai "EXP_AI", Ea "EXP_EA", Ee "EXP_EE", Ei "EXP_EI", Ia "EXP_IA", Ie "EXP_IE",
    Ii "EXP_II",
}

/// What an Old World island brings (A17.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// An effect, now or never.
    Effect(Effect),
    /// A printed token.
    Printed(Token),
}

/// Fields of a home island.
pub const HOME_FIELDS: usize = 20;

/// Fields of an Old World island (A17.3).
pub const ISLAND_FIELDS: usize = 6;

/// Old World islands, and New World islands, that one player can have (A17.2, A18.2).
pub const MOST_ISLANDS: usize = 4;

/// Fields that one player can have.
pub const MOST_FIELDS: usize = HOME_FIELDS + MOST_ISLANDS * ISLAND_FIELDS;

const HOME: [(Terrain, usize); 3] = [(Terrain::Land, 10), (Terrain::Coast, 5), (Terrain::Sea, 5)];

/// What is printed on a home island, in the order of its fields (A1.6).
const PRINTED: [Option<Token>; HOME_FIELDS] = {
    let mut printed = [None; HOME_FIELDS];
    let mut industry = 0;
    while industry < 10 {
        printed[industry] = Some(Token::ALL[crate::token::STACKS + industry]);
        industry += 1;
    }
    printed[10] = Some(Token::Shipyard1);
    printed[15] = Some(Token::Merchant1);
    printed[16] = Some(Token::Merchant1);
    printed[17] = Some(Token::Exploration1);
    printed
};

/// The terrain of each field: the home island's rows, then two fields of each kind for each Old World island.
pub const TERRAIN: [Terrain; MOST_FIELDS] = {
    let mut terrain = [Terrain::Land; MOST_FIELDS];
    let mut field = 0;
    let mut row = 0;
    while row < HOME.len() {
        let mut n = 0;
        while n < HOME[row].1 {
            terrain[field] = HOME[row].0;
            field += 1;
            n += 1;
        }
        row += 1;
    }
    while field < MOST_FIELDS {
        terrain[field] = HOME[(field - HOME_FIELDS) % ISLAND_FIELDS / 2].0;
        field += 1;
    }
    terrain
};

/// What is printed on a field of the home island.
pub(crate) const fn printed_at_home(field: usize) -> Option<Token> {
    PRINTED[field]
}

impl OldIsland {
    /// What it brings.
    pub const fn bonus(self) -> Bonus {
        DATA.old_world[self as usize].bonus
    }

    /// What is printed on one of its six fields: its token stands on the first field that suits it.
    pub(crate) const fn printed(self, field: usize) -> Option<Token> {
        match self.bonus() {
            Bonus::Printed(token) => {
                let first = match token.build() {
                    crate::token::Build::Industry(..) => 0,
                    crate::token::Build::Shipyard(_) => 2,
                    crate::token::Build::Ship(..) => 4,
                };
                if field == first { Some(token) } else { None }
            }
            Bonus::Effect(_) => None,
        }
    }
}

impl NewIsland {
    /// The three resources it shows (A18.4).
    pub const fn resources(self) -> ResourceSet {
        DATA.new_world[self as usize].resources
    }
}

impl Expedition {
    /// The tier that visits the animal.
    pub const fn animal(self) -> Tier {
        match self {
            Expedition::Aa | Expedition::Ae | Expedition::Ai => Tier::Artisan,
            Expedition::Ea | Expedition::Ee | Expedition::Ei => Tier::Engineer,
            Expedition::Ia | Expedition::Ie | Expedition::Ii => Tier::Investor,
        }
    }

    /// The tier that visits the artefact.
    pub const fn artefact(self) -> Tier {
        match self {
            Expedition::Aa | Expedition::Ea | Expedition::Ia => Tier::Artisan,
            Expedition::Ae | Expedition::Ee | Expedition::Ie => Tier::Engineer,
            Expedition::Ai | Expedition::Ei | Expedition::Ii => Tier::Investor,
        }
    }
}
