//! The component data: one readable file, read when the program is compiled and by whoever brings a file of his own.

mod blank;
mod checks;
mod costs;
mod reader;
mod words;

pub use entrepot_table::data::{DataError, Figure, Status};
pub use reader::read_data;

use crate::card::{CARDS, CardKind, Deck, Effect};
use crate::cost::Cost;
use crate::island::{Bonus, Expedition, NewIsland, OldIsland};
use crate::objective::Objective;
use crate::resource::ResourceSet;
use crate::tier::PerTier;
use crate::token::{Build, Token};

/// A construction token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenData {
    /// What it is.
    pub build: Build,
    /// How sure that is.
    pub build_status: Status,
    /// What it costs.
    pub cost: Cost,
    /// How sure the cost is.
    pub cost_status: Status,
    /// How many there are; none of what is only printed.
    pub copies: u8,
    /// How sure that is.
    pub copies_status: Status,
    /// The objective card that rewards it, and the points (A26.5 to A26.10).
    pub reward: Option<(Objective, u8)>,
}

/// A kind of population card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardData {
    /// Its name.
    pub id: &'static str,
    /// Its stack.
    pub deck: Deck,
    /// What playing it costs.
    pub cost: Cost,
    /// What it does.
    pub effect: Effect,
    /// How many there are.
    pub copies: u8,
    /// How sure all that is.
    pub status: Status,
}

/// A price: of a new cube or of an upgrade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PriceData {
    /// The price.
    pub cost: Cost,
    /// How sure it is.
    pub status: Status,
}

/// An Old World island.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OldWorldData {
    /// What it brings.
    pub bonus: Bonus,
    /// How sure that is.
    pub status: Status,
}

/// A New World island.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewWorldData {
    /// What it shows.
    pub resources: ResourceSet,
    /// How sure that is.
    pub status: Status,
}

/// An objective card. The industries that it rewards are with the tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveData {
    /// How sure it is that this name has this content.
    pub name_status: Status,
    /// Points: for the most (A26.16), for each thing that counts, lost for each with Pyrphorian; none where an effect or
    /// industries are the content.
    pub points: u8,
    /// Points for the second most (A26.16).
    pub second: u8,
    /// How sure the content is.
    pub status: Status,
}

/// Everything in the data file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Data {
    /// By token.
    pub tokens: [TokenData; Token::COUNT],
    /// By kind of population card.
    pub cards: [CardData; CardKind::COUNT],
    /// A new cube of each tier (A15.1).
    pub workforce: PerTier<PriceData>,
    /// An upgrade of each tier but the last (A16.1).
    pub upgrades: [PriceData; 4],
    /// Cubes in the box (A1.4).
    pub cubes: PerTier<Figure>,
    /// Cubes to start with (A1.6).
    pub start_cubes: PerTier<Figure>,
    /// Gold for a shift end (A7.2).
    pub shift_end: PerTier<Figure>,
    /// Trade tokens by the partner's tier (A6.3).
    pub trade: [Figure; 4],
    /// Trade tokens for a resource of an own New World island (A18.4).
    pub import: Figure,
    /// Exploration tokens for the first to fourth island of either world (A17.1, A18.1).
    pub island_price: [Figure; 4],
    /// Exploration tokens for an expedition (A19.1).
    pub expedition_price: Figure,
    /// Gold in place of a card of an empty stack (A15.4).
    pub empty_stack: [Figure; 2],
    /// Cards to start with, from the same two stacks (A1.7).
    pub start_hand: [Figure; 2],
    /// Gold to start with, by order of play (A1.9).
    pub start_gold: [Figure; 4],
    /// Gold in the box.
    pub supply_gold: Figure,
    /// Trade tokens in the box.
    pub supply_trade: Figure,
    /// Exploration tokens in the box.
    pub supply_exploration: Figure,
    /// Points of a played card, by stack (A24.1).
    pub card_points: [Figure; 3],
    /// Points of an animal or artefact that an artisan, an engineer, an investor visits (A24.2).
    pub visitors: [Figure; 3],
    /// Gold for one point (A24.3).
    pub gold_per_point: Figure,
    /// Points of the fireworks token (A24.4).
    pub fireworks: Figure,
    /// By objective card.
    pub objectives: [ObjectiveData; Objective::COUNT],
    /// By Old World island.
    pub old_world: [OldWorldData; OldIsland::COUNT],
    /// By New World island.
    pub new_world: [NewWorldData; NewIsland::COUNT],
    /// Copies of each expedition card.
    pub expeditions: [u8; Expedition::COUNT],
    /// How sure those are.
    pub expedition_status: [Status; Expedition::COUNT],
}

/// The figures the game is played with.
///
/// ```
/// use entrepot_anno1800::{DATA, Tier};
/// assert_eq!(DATA.shift_end[Tier::Worker.index()].value, 2);
/// ```
pub const DATA: Data = match read_data(include_bytes!("../data/components.txt")) {
    Ok(data) => data,
    Err(_) => panic!("data/components.txt cannot be read: see the test `the_data_file_reads`"),
};

/// The first card number of each kind. Numbers are known inside the state alone.
pub(crate) const FIRST_CARD: [u8; CardKind::COUNT] = {
    let mut first = [0; CardKind::COUNT];
    let mut kind = 1;
    while kind < CardKind::COUNT {
        first[kind] = first[kind - 1] + DATA.cards[kind - 1].copies;
        kind += 1;
    }
    first
};

/// The index of the kind of each card number.
pub(crate) const KIND_OF_CARD: [u8; CARDS] = {
    let mut kinds = [0; CARDS];
    let mut kind = 0;
    while kind < CardKind::COUNT {
        let mut copy = 0;
        while copy < DATA.cards[kind].copies {
            kinds[(FIRST_CARD[kind] + copy) as usize] = kind as u8;
            copy += 1;
        }
        kind += 1;
    }
    kinds
};
