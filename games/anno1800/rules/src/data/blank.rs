//! The data before anything of a file is read: what the rules know by name.

use super::{CardData, Data, Figure, NewWorldData, ObjectiveData, OldWorldData, PriceData, Status, TokenData};
use crate::card::{CardKind, Deck, Effect};
use crate::cost::Cost;
use crate::island::{Bonus, Expedition, NewIsland, OldIsland};
use crate::objective::Objective;
use crate::resource::{Resource, ResourceSet};
use crate::tier::Tier;
use crate::token::{Build, Naval, Token};

/// The kinds of population cards, in order: cards that are alike are one kind, named by the first of them.
pub(super) const CARD_IDS: [&str; CardKind::COUNT] = [
    "FW01", "FW02", "FW03", "FW04", "FW05", "FW06", "FW07", "FW08", "FW09", "FW10", "FW11", "FW12", "FW13", "FW14",
    "FW15", "FW16", "FW17", "FW18", "FW19", "FW20", "FW22", "FW23", "FW24", "FW25", "FW26", "FW27", "FW28", "FW29",
    "FW30", "FW31", "FW32", "FW33", "FW34", "FW35", "FW36", "FW41", "FW42", "FW43", "FW44", "FW45", "FW46", "AEI01",
    "AEI02", "AEI03", "AEI04", "AEI05", "AEI06", "AEI07", "AEI08", "AEI09", "AEI10", "AEI11", "AEI12", "AEI14",
    "AEI16", "AEI17", "AEI18", "AEI19", "AEI20", "AEI21", "AEI22", "AEI23", "AEI24", "AEI25", "AEI26", "AEI27",
    "AEI28", "AEI29", "AEI30", "AEI31", "AEI32", "NW01", "NW02", "NW03", "NW04", "NW05", "NW06", "NW07", "NW08",
    "NW09", "NW11", "NW12", "NW13", "NW14", "NW15", "NW16", "NW17", "NW18", "NW19", "NW20", "NW21",
];

/// The stack of a card, which its name tells.
const fn deck_of(id: &str) -> Deck {
    match id.as_bytes()[0] {
        b'F' => Deck::FarmerWorker,
        b'A' => Deck::ArtisanEngineerInvestor,
        _ => Deck::NewWorld,
    }
}

/// Shipyards and ships are what their names say; industries are told by the file.
pub(super) const fn built_by_name(token: Token) -> Option<Build> {
    match token {
        Token::Shipyard1 => Some(Build::Shipyard(1)),
        Token::Shipyard2 => Some(Build::Shipyard(2)),
        Token::Shipyard3 => Some(Build::Shipyard(3)),
        Token::Merchant1 => Some(Build::Ship(Naval::Trade, 1)),
        Token::Merchant2 => Some(Build::Ship(Naval::Trade, 2)),
        Token::Merchant3 => Some(Build::Ship(Naval::Trade, 3)),
        Token::Exploration1 => Some(Build::Ship(Naval::Exploration, 1)),
        Token::Exploration2 => Some(Build::Ship(Naval::Exploration, 2)),
        Token::Exploration3 => Some(Build::Ship(Naval::Exploration, 3)),
        _ => None,
    }
}

const SURE: Status = Status::Verified;
const NONE: Figure = Figure { value: 0, status: SURE };
const FREE: PriceData = PriceData { cost: Cost::FREE, status: SURE };

const TOKEN: TokenData = TokenData {
    build: Build::Industry(Resource::Timber, Tier::Farmer),
    build_status: SURE,
    cost: Cost::FREE,
    cost_status: SURE,
    copies: 0,
    copies_status: SURE,
    reward: None,
};

const fn tokens() -> [TokenData; Token::COUNT] {
    let mut tokens = [TOKEN; Token::COUNT];
    let mut at = 0;
    while at < Token::COUNT {
        if let Some(build) = built_by_name(Token::ALL[at]) {
            tokens[at].build = build;
        }
        at += 1;
    }
    tokens
}

const fn cards() -> [CardData; CardKind::COUNT] {
    let card = CardData {
        id: "",
        deck: Deck::FarmerWorker,
        cost: Cost::FREE,
        effect: Effect::Action,
        copies: 0,
        status: SURE,
    };
    let mut cards = [card; CardKind::COUNT];
    let mut at = 0;
    while at < CardKind::COUNT {
        cards[at].id = CARD_IDS[at];
        cards[at].deck = deck_of(CARD_IDS[at]);
        at += 1;
    }
    cards
}

/// Names without figures.
pub(super) const BLANK: Data = Data {
    tokens: tokens(),
    cards: cards(),
    workforce: [FREE; Tier::COUNT],
    upgrades: [FREE; 4],
    cubes: [NONE; Tier::COUNT],
    start_cubes: [NONE; Tier::COUNT],
    shift_end: [NONE; Tier::COUNT],
    trade: [NONE; 4],
    import: NONE,
    island_price: [NONE; 4],
    expedition_price: NONE,
    empty_stack: [NONE; 2],
    start_hand: [NONE; 2],
    start_gold: [NONE; 4],
    supply_gold: NONE,
    supply_trade: NONE,
    supply_exploration: NONE,
    card_points: [NONE; 3],
    visitors: [NONE; 3],
    gold_per_point: NONE,
    fireworks: NONE,
    objectives: [ObjectiveData { name_status: SURE, points: 0, second: 0, status: SURE }; Objective::COUNT],
    old_world: [OldWorldData { bonus: Bonus::Effect(Effect::Action), status: SURE }; OldIsland::COUNT],
    new_world: [NewWorldData { resources: ResourceSet::NONE, status: SURE }; NewIsland::COUNT],
    expeditions: [0; Expedition::COUNT],
    expedition_status: [SURE; Expedition::COUNT],
};
