//! The component data: one readable file, read when the program is compiled and by whoever brings a file of his own.

use crate::card::{CARDS, CardKind, Deck, Effect};
use crate::cost::Cost;
use crate::island::{Bonus, Expedition, NewIsland, OldIsland};
use crate::objective::Objective;
use crate::resource::{Resource, ResourceSet};
use crate::tier::{PerTier, Tier, TierSet};
use crate::token::{Build, Naval, Token};

/// How sure a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Printed in the rulebook, or given by two independent sources.
    Verified,
    /// Given by one credible source.
    SingleSource,
    /// Chosen by us: no source settles it, or sources disagree.
    HouseValue,
}

/// A number and how sure it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The number.
    pub value: u8,
    /// How sure it is.
    pub status: Status,
}

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
    /// Gold for a shift end (A7.2).
    pub shift_end: PerTier<Figure>,
    /// Trade tokens by the partner's tier (A6.3).
    pub trade: [Figure; 4],
    /// Gold in place of a card of an empty stack (A15.4).
    pub empty_stack: [Figure; 2],
    /// Cubes in the box (A1.4).
    pub cubes: PerTier<Figure>,
    /// Points of a played card, by stack (A24.1).
    pub card_points: [Figure; 3],
    /// Gold.
    pub supply_gold: Figure,
    /// Trade.
    pub supply_trade: Figure,
    /// Exploration.
    pub supply_exploration: Figure,
    /// Gold for a point.
    pub gold_per_point: Figure,
    /// Fireworks.
    pub fireworks: Figure,
    /// By Old World island.
    pub old_world: [OldWorldData; OldIsland::COUNT],
    /// By New World island.
    pub new_world: [NewWorldData; NewIsland::COUNT],
    /// Copies of each expedition card.
    pub expeditions: [u8; Expedition::COUNT],
    /// How sure those are.
    pub expedition_status: Status,
    /// For each objective card, how sure its content is.
    pub objectives: [Status; Objective::COUNT],
}

const fn sure(value: u8) -> Figure {
    Figure { value, status: Status::Verified }
}

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

/// The figures the game is played with.
pub const DATA: Data = Data {
    tokens: [
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Timber, Tier::Worker),
            cost: Cost { resources: ResourceSet::NONE, cubes: TierSet::NONE, trade: 0, exploration: 0, gold: 0 },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Coal, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Timber),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Bricks, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::CarlLeonardVonMalching, 3)),
            build: Build::Industry(Resource::Beer, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Grain).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::CarlLeonardVonMalching, 3)),
            build: Build::Industry(Resource::Bread, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Grain).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Brass, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Goods).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Windows, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Timber).with(Resource::Glass),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::TheQueen, 6)),
            build: Build::Industry(Resource::Champagne, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Goods).with(Resource::Glass),
                cubes: TierSet::NONE.with(Tier::Engineer),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Shipyard(1),
            cost: Cost { resources: ResourceSet::NONE, cubes: TierSet::NONE, trade: 0, exploration: 0, gold: 0 },
            copies: 4,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Shipyard(2),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Timber).with(Resource::Bricks).with(Resource::SteelBeams),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 6,
            cost_status: Status::HouseValue,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Shipyard(3),
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Timber)
                    .with(Resource::Bricks)
                    .with(Resource::SteelBeams)
                    .with(Resource::Windows),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 4,
            cost_status: Status::HouseValue,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Goods, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bricks),
                cubes: TierSet::NONE.with(Tier::Artisan),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::SteelBeams, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bricks).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Sails, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Timber).with(Resource::Wool),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::CarlLeonardVonMalching, 3)),
            build: Build::Industry(Resource::Schnapps, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Potatoes).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Glass, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Goods).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::WillieWibblesock, 6)),
            build: Build::Industry(Resource::Glasses, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Glass).with(Resource::Brass),
                cubes: TierSet::NONE.with(Tier::Engineer),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::WillieWibblesock, 6)),
            build: Build::Industry(Resource::PocketWatches, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Glass).with(Resource::Brass),
                cubes: TierSet::NONE.with(Tier::Engineer),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::EliBleakworth, 6)),
            build: Build::Industry(Resource::SewingMachines, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::SteelBeams).with(Resource::Brass),
                cubes: TierSet::NONE.with(Tier::Engineer),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Ship(Naval::Trade, 1),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sails).with(Resource::Timber),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 6,
            cost_status: Status::HouseValue,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Ship(Naval::Trade, 2),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sails).with(Resource::Goods).with(Resource::Timber),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 6,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Ship(Naval::Trade, 3),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sails).with(Resource::Goods).with(Resource::SteamMotors),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 6,
            cost_status: Status::HouseValue,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::CottonFabric, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::Timber),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::CottonFabric, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::SteamMotors),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::PrincessQing, 6)),
            build: Build::Industry(Resource::Coffee, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CoffeeBeans).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::HouseValue,
            build_status: Status::HouseValue,
        },
        TokenData {
            reward: Some((Objective::CarlLeonardVonMalching, 3)),
            build: Build::Industry(Resource::Sausages, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Pigs).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::CarlLeonardVonMalching, 3)),
            build: Build::Industry(Resource::Soap, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Pigs).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::WillieWibblesock, 6)),
            build: Build::Industry(Resource::FurCoats, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::SewingMachines)
                    .with(Resource::CottonFabric)
                    .with(Resource::Goods),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Dynamite, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Pigs).with(Resource::Bricks).with(Resource::Goods),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Weapons, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Goods).with(Resource::SteelBeams),
                cubes: TierSet::NONE.with(Tier::Engineer),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Ship(Naval::Exploration, 1),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sails).with(Resource::Timber).with(Resource::Weapons),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 6,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Ship(Naval::Exploration, 2),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sails).with(Resource::Weapons).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 6,
            cost_status: Status::HouseValue,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Ship(Naval::Exploration, 3),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sails).with(Resource::Weapons).with(Resource::SteamMotors),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 6,
            cost_status: Status::HouseValue,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::PrincessQing, 6)),
            build: Build::Industry(Resource::Rum, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Timber).with(Resource::SugarCane),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::PrincessQing, 6)),
            build: Build::Industry(Resource::Cigars, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Timber).with(Resource::Tobacco),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::PrincessQing, 6)),
            build: Build::Industry(Resource::Chocolate, Tier::Artisan),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Pigs).with(Resource::Cocoa),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::CarlLeonardVonMalching, 3)),
            build: Build::Industry(Resource::CannedMeat, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Pigs).with(Resource::SteelBeams),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::CarlLeonardVonMalching, 3)),
            build: Build::Industry(Resource::WorkClothes, Tier::Worker),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Wool).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::SteamMotors, Tier::Engineer),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Brass).with(Resource::SteelBeams),
                cubes: TierSet::NONE.with(Tier::Investor),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::EdvardGoode, 6)),
            build: Build::Industry(Resource::SteamCarriages, Tier::Engineer),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Rubber).with(Resource::SteamMotors),
                cubes: TierSet::NONE.with(Tier::Investor),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::EdvardGoode, 6)),
            build: Build::Industry(Resource::PennyFarthings, Tier::Engineer),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::SteelBeams).with(Resource::Rubber),
                cubes: TierSet::NONE.with(Tier::Investor),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::EliBleakworth, 6)),
            build: Build::Industry(Resource::LightBulbs, Tier::Engineer),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Coal).with(Resource::Glass),
                cubes: TierSet::NONE.with(Tier::Investor),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::EdvardGoode, 6)),
            build: Build::Industry(Resource::Gramophones, Tier::Engineer),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Brass).with(Resource::Timber),
                cubes: TierSet::NONE.with(Tier::Investor),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: Some((Objective::TheQueen, 6)),
            build: Build::Industry(Resource::AdvancedWeapons, Tier::Engineer),
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Dynamite).with(Resource::SteelBeams),
                cubes: TierSet::NONE.with(Tier::Investor),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            copies: 2,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Timber, Tier::Farmer),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Grain, Tier::Farmer),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Potatoes, Tier::Farmer),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Pigs, Tier::Farmer),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Wool, Tier::Farmer),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Coal, Tier::Artisan),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Bricks, Tier::Artisan),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Goods, Tier::Artisan),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::SteelBeams, Tier::Artisan),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
        TokenData {
            reward: None,
            build: Build::Industry(Resource::Sails, Tier::Artisan),
            cost: Cost::FREE,
            copies: 0,
            cost_status: Status::Verified,
            build_status: Status::Verified,
        },
    ],
    cards: [
        CardData {
            id: "FW01",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::Bread),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Farmer, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW02",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bricks).with(Resource::Beer),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Farmer, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW03",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Soap).with(Resource::WorkClothes),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Farmer, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW04",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bricks).with(Resource::Bread),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Worker, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW05",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Schnapps).with(Resource::CannedMeat),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Worker, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW06",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sausages).with(Resource::CannedMeat),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Worker, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW07",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Schnapps).with(Resource::Bread),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Worker, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW08",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Beer).with(Resource::Schnapps),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Worker, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW09",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CannedMeat).with(Resource::Soap),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Worker, count: 2 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW10",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::Goods),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Artisan, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW11",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CannedMeat).with(Resource::Beer),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Artisan, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW12",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Beer).with(Resource::Sausages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Artisan, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW13",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Goods).with(Resource::Beer),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Artisan, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW14",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CannedMeat).with(Resource::Sausages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Artisan, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW15",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::CannedMeat),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Artisan, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW16",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sausages).with(Resource::Schnapps),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Artisan, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW17",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Soap).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Engineer, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW18",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bread).with(Resource::Beer),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Engineer, count: 1 },
            copies: 2,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW19",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Schnapps).with(Resource::CannedMeat),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Engineer, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW20",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Beer).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Engineer, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW22",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bricks).with(Resource::Sausages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Engineer, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW23",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CannedMeat).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Cubes { tier: Tier::Engineer, count: 1 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW24",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bread).with(Resource::Soap),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Farmer, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW25",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bread).with(Resource::CannedMeat),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Farmer, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW26",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sausages).with(Resource::Bread),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Farmer, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW27",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sausages).with(Resource::Goods),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Farmer, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW28",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sausages).with(Resource::Soap),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Farmer, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW29",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Schnapps).with(Resource::Soap),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Farmer, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW30",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Coal).with(Resource::Soap),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Farmer, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW31",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::Sausages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Farmer, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW32",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Beer).with(Resource::Bread),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 3, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW33",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::SteelBeams).with(Resource::Schnapps),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 3, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW34",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Schnapps).with(Resource::Coal),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 3, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW35",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::Schnapps),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 3, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW36",
            deck: Deck::FarmerWorker,
            cost: Cost { resources: ResourceSet::NONE, cubes: TierSet::NONE, trade: 0, exploration: 2, gold: 0 },
            effect: Effect::Receive { gold: 0, trade: 3, exploration: 0 },
            copies: 5,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW41",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::SteelBeams).with(Resource::WorkClothes),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 4, trade: 0, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW42",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::Schnapps),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 4, trade: 0, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW43",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Beer).with(Resource::WorkClothes),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 4, trade: 0, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW44",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::SteelBeams).with(Resource::CannedMeat),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 4, trade: 0, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW45",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Soap).with(Resource::Beer),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 4, trade: 0, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "FW46",
            deck: Deck::FarmerWorker,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Soap).with(Resource::WorkClothes),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 4, trade: 0, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI01",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::SteelBeams)
                    .with(Resource::Cigars)
                    .with(Resource::PennyFarthings),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI02",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::CannedMeat)
                    .with(Resource::PocketWatches)
                    .with(Resource::Glasses),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI03",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Schnapps).with(Resource::Chocolate).with(Resource::Coffee),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI04",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Cigars)
                    .with(Resource::FurCoats)
                    .with(Resource::SteamCarriages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI05",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::FurCoats)
                    .with(Resource::Rum)
                    .with(Resource::SteamCarriages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI06",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::SewingMachines)
                    .with(Resource::Coffee)
                    .with(Resource::LightBulbs),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI07",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Rum).with(Resource::LightBulbs).with(Resource::Gramophones),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI08",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Chocolate).with(Resource::FurCoats).with(Resource::Glasses),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI09",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::CannedMeat)
                    .with(Resource::Glasses)
                    .with(Resource::SteamCarriages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI10",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Bread)
                    .with(Resource::Chocolate)
                    .with(Resource::Gramophones),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI11",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Beer)
                    .with(Resource::LightBulbs)
                    .with(Resource::SewingMachines),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI12",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost { resources: ResourceSet::NONE, cubes: TierSet::NONE, trade: 0, exploration: 6, gold: 0 },
            effect: Effect::Action,
            copies: 2,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI14",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost { resources: ResourceSet::NONE, cubes: TierSet::NONE, trade: 0, exploration: 6, gold: 0 },
            effect: Effect::Return(2),
            copies: 2,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI16",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Champagne)
                    .with(Resource::Coffee)
                    .with(Resource::Gramophones),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI17",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Schnapps)
                    .with(Resource::PocketWatches)
                    .with(Resource::PennyFarthings),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI18",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Cigars).with(Resource::Champagne).with(Resource::Glasses),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI19",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::CottonFabric)
                    .with(Resource::PocketWatches)
                    .with(Resource::SteamCarriages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI20",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Cigars).with(Resource::PennyFarthings).with(Resource::Rum),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI21",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::WorkClothes)
                    .with(Resource::Coffee)
                    .with(Resource::AdvancedWeapons),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 0, exploration: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI22",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Soap)
                    .with(Resource::PocketWatches)
                    .with(Resource::AdvancedWeapons),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 0, exploration: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI23",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Goods)
                    .with(Resource::SewingMachines)
                    .with(Resource::SteamCarriages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 0, exploration: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI24",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Beer).with(Resource::Cigars).with(Resource::SteamCarriages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Worker, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI25",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Soap).with(Resource::Coffee).with(Resource::SteamCarriages),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Worker, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI26",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bread).with(Resource::Cigars).with(Resource::Champagne),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Worker, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI27",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Sausages)
                    .with(Resource::Champagne)
                    .with(Resource::Chocolate),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Upgrades { from: Tier::Worker, count: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI28",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost { resources: ResourceSet::NONE, cubes: TierSet::NONE, trade: 0, exploration: 6, gold: 0 },
            effect: Effect::Resource(
                ResourceSet::NONE
                    .with(Resource::Cocoa)
                    .with(Resource::CoffeeBeans)
                    .with(Resource::Rubber)
                    .with(Resource::SugarCane)
                    .with(Resource::Tobacco),
            ),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI29",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Coal).with(Resource::Champagne).with(Resource::LightBulbs),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Resource(
                ResourceSet::NONE
                    .with(Resource::Cocoa)
                    .with(Resource::CoffeeBeans)
                    .with(Resource::Rubber)
                    .with(Resource::SugarCane)
                    .with(Resource::Tobacco),
            ),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI30",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Sausages).with(Resource::Coffee).with(Resource::FurCoats),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 6, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI31",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bricks).with(Resource::Gramophones).with(Resource::Coffee),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 6, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "AEI32",
            deck: Deck::ArtisanEngineerInvestor,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::Rum).with(Resource::FurCoats),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 6, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW01",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CottonFabric).with(Resource::Schnapps),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW02",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CottonFabric).with(Resource::Sausages),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW03",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::PennyFarthings).with(Resource::Schnapps),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW04",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CannedMeat).with(Resource::SewingMachines),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW05",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CannedMeat).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW06",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::PocketWatches),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Action,
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW07",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bread).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW08",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CottonFabric).with(Resource::Soap),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 2,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW09",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CottonFabric).with(Resource::CannedMeat),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW11",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Glasses).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW12",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Gramophones).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW13",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CottonFabric).with(Resource::Beer),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW14",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::FurCoats).with(Resource::Sausages),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Expeditions(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW15",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::SteamCarriages).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW16",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::PocketWatches).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW17",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CottonFabric).with(Resource::Soap),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW18",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::CottonFabric).with(Resource::Bread),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Return(2),
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW19",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::WorkClothes).with(Resource::AdvancedWeapons),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 0, exploration: 3 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW20",
            deck: Deck::NewWorld,
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Beer).with(Resource::CottonFabric),
                cubes: TierSet::NONE,
                trade: 1,
                exploration: 0,
                gold: 0,
            },
            effect: Effect::Receive { gold: 0, trade: 6, exploration: 0 },
            copies: 1,
            status: Status::SingleSource,
        },
        CardData {
            id: "NW21",
            deck: Deck::NewWorld,
            cost: Cost { resources: ResourceSet::NONE, cubes: TierSet::NONE, trade: 0, exploration: 4, gold: 0 },
            effect: Effect::Receive { gold: 2, trade: 4, exploration: 0 },
            copies: 4,
            status: Status::SingleSource,
        },
    ],
    workforce: [
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Timber),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::Verified,
        },
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Timber).with(Resource::Bricks),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::Verified,
        },
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bricks).with(Resource::Coal).with(Resource::Goods),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::SingleSource,
        },
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Coal)
                    .with(Resource::Goods)
                    .with(Resource::SteelBeams)
                    .with(Resource::Windows),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::Verified,
        },
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE
                    .with(Resource::Coal)
                    .with(Resource::Goods)
                    .with(Resource::SteelBeams)
                    .with(Resource::Windows)
                    .with(Resource::FurCoats),
                cubes: TierSet::NONE.with(Tier::Artisan),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::SingleSource,
        },
    ],
    upgrades: [
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Bricks),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::Verified,
        },
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::Coal).with(Resource::Goods),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::Verified,
        },
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::SteelBeams).with(Resource::Windows),
                cubes: TierSet::NONE,
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::SingleSource,
        },
        PriceData {
            cost: Cost {
                resources: ResourceSet::NONE.with(Resource::FurCoats),
                cubes: TierSet::NONE.with(Tier::Artisan),
                trade: 0,
                exploration: 0,
                gold: 0,
            },
            status: Status::SingleSource,
        },
    ],
    old_world: [
        OldWorldData {
            bonus: Bonus::Effect(Effect::Cubes { tier: Tier::Farmer, count: 2 }),
            status: Status::SingleSource,
        },
        OldWorldData {
            bonus: Bonus::Effect(Effect::Cubes { tier: Tier::Worker, count: 2 }),
            status: Status::SingleSource,
        },
        OldWorldData {
            bonus: Bonus::Effect(Effect::Cubes { tier: Tier::Artisan, count: 1 }),
            status: Status::SingleSource,
        },
        OldWorldData { bonus: Bonus::Effect(Effect::Expeditions(2)), status: Status::Verified },
        OldWorldData { bonus: Bonus::Printed(Token::WarehouseW), status: Status::Verified },
        OldWorldData { bonus: Bonus::Printed(Token::BrickworksW), status: Status::SingleSource },
        OldWorldData { bonus: Bonus::Printed(Token::CharcoalKilnW), status: Status::SingleSource },
        OldWorldData { bonus: Bonus::Printed(Token::SteelworksW), status: Status::SingleSource },
        OldWorldData { bonus: Bonus::Printed(Token::SailmakersW), status: Status::SingleSource },
        OldWorldData { bonus: Bonus::Printed(Token::Merchant1), status: Status::SingleSource },
        OldWorldData { bonus: Bonus::Printed(Token::Exploration1), status: Status::SingleSource },
        OldWorldData { bonus: Bonus::Printed(Token::Shipyard1), status: Status::SingleSource },
    ],
    new_world: [
        NewWorldData {
            resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::Cocoa).with(Resource::Tobacco),
            status: Status::SingleSource,
        },
        NewWorldData {
            resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::CoffeeBeans).with(Resource::Rubber),
            status: Status::SingleSource,
        },
        NewWorldData {
            resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::SugarCane).with(Resource::CoffeeBeans),
            status: Status::SingleSource,
        },
        NewWorldData {
            resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::Cocoa).with(Resource::SugarCane),
            status: Status::SingleSource,
        },
        NewWorldData {
            resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::Tobacco).with(Resource::Rubber),
            status: Status::SingleSource,
        },
        NewWorldData {
            resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::CoffeeBeans).with(Resource::Tobacco),
            status: Status::SingleSource,
        },
        NewWorldData {
            resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::Rubber).with(Resource::SugarCane),
            status: Status::SingleSource,
        },
        NewWorldData {
            resources: ResourceSet::NONE.with(Resource::Cotton).with(Resource::Cocoa).with(Resource::Rubber),
            status: Status::SingleSource,
        },
    ],
    expeditions: [4, 3, 2, 3, 3, 2, 2, 2, 1],
    shift_end: [sure(1), sure(2), sure(3), sure(4), sure(5)],
    trade: [sure(1), sure(1), sure(2), sure(3)],
    empty_stack: [sure(1), Figure { value: 3, status: Status::HouseValue }],
    cubes: [sure(25), sure(40), sure(25), sure(20), sure(15)],
    card_points: [sure(3), sure(8), sure(5)],
    supply_gold: sure(86), supply_trade: sure(77), supply_exploration: sure(53), gold_per_point: sure(3), fireworks: sure(7),
    expedition_status: Status::SingleSource,
    objectives: [Status::Verified; Objective::COUNT],
};
