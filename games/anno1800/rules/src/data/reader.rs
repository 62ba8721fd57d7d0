//! Reads a data file, row by row.

use super::blank::{BLANK, built_by_name};
use super::checks::check;
use super::words::{
    Read, Words, card_named, expedition_named, new_island_named, objective_named, old_island_named, resource_named,
    same, status_of, token_named, tried,
};
use super::{Data, NewWorldData, Status};
use crate::card::CardKind;
use crate::island::{Expedition, NewIsland, OldIsland};
use crate::objective::Objective;
use crate::tier::Tier;
use crate::token::{Build, STACKS, Token};
use entrepot_table::data::{DataError, Rows};

/// Reads a data file. The format is explained at the top of `data/components.txt`.
///
/// ```
/// let error = entrepot_anno1800::read_data(b"\nship merchant2 6 V sales V").unwrap_err();
/// assert_eq!(error.line, 2);
/// ```
pub const fn read_data(text: &[u8]) -> Result<Data, DataError> {
    let mut words = Words { rows: Rows::new(text) };
    let mut data = BLANK;
    let mut found = Found::NOTHING;
    while words.rows.find_row() {
        let line = words.rows.line();
        if let Err(what) = read_row(&mut words, &mut data, &mut found) {
            return Err(DataError { line, what });
        }
        if let Err(what) = words.end_of_row() {
            return Err(DataError { line, what });
        }
    }
    let whole = match found.check() {
        Ok(()) => check(&data),
        missing => missing,
    };
    match whole {
        Ok(()) => Ok(data),
        Err(what) => Err(DataError { line: words.rows.line(), what }),
    }
}

/// Which rows were there.
struct Found {
    tokens: [bool; Token::COUNT],
    cards: [bool; CardKind::COUNT],
    workforce: [bool; Tier::COUNT],
    upgrades: [bool; 4],
    figures: [bool; FIGURES.len()],
    objectives: [bool; Objective::COUNT],
    old_world: [bool; OldIsland::COUNT],
    new_world: [bool; NewIsland::COUNT],
    expeditions: [bool; Expedition::COUNT],
}

impl Found {
    const NOTHING: Found = Found {
        tokens: [false; Token::COUNT],
        cards: [false; CardKind::COUNT],
        workforce: [false; Tier::COUNT],
        upgrades: [false; 4],
        figures: [false; FIGURES.len()],
        objectives: [false; Objective::COUNT],
        old_world: [false; OldIsland::COUNT],
        new_world: [false; NewIsland::COUNT],
        expeditions: [false; Expedition::COUNT],
    };

    const fn check(&self) -> Read<()> {
        let missing = if !all(&self.tokens) {
            "a construction token has no row: every industry, shipyard and ship needs one"
        } else if !all(&self.cards) {
            "a population card has no row: every one of the 91 kinds needs one"
        } else if !all(&self.workforce) {
            "a workforce row is missing: every tier needs one"
        } else if !all(&self.upgrades) {
            "an upgrade row is missing: every tier but investors needs one"
        } else if !all(&self.figures) {
            "a row of figures is missing: from `cubes` to `fireworks` every one is needed"
        } else if !all(&self.objectives) {
            "an objective card has no row: every one of the twenty needs one"
        } else if !all(&self.old_world) {
            "an Old World island has no row: OWI01 to OWI12 need one"
        } else if !all(&self.new_world) {
            "a New World island has no row: NWI01 to NWI08 need one"
        } else if !all(&self.expeditions) {
            "an expedition card has no row: every pair of A, E and I needs one"
        } else {
            return Ok(());
        };
        Err(missing)
    }
}

const fn all(found: &[bool]) -> bool {
    let mut at = 0;
    while at < found.len() {
        if !found[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// Marks a row as found.
const fn once(found: &mut bool) -> Read<()> {
    if *found {
        return Err("there is such a row already: correct that one");
    }
    *found = true;
    Ok(())
}

const fn read_row(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let about = words.word();
    if same(about, b"industry") {
        read_industry(words, data, found)
    } else if same(about, b"printed") {
        read_printed(words, data, found)
    } else if same(about, b"shipyard") {
        read_by_name(words, data, found, true)
    } else if same(about, b"ship") {
        read_by_name(words, data, found, false)
    } else if same(about, b"workforce") {
        read_workforce(words, data, found)
    } else if same(about, b"upgrade") {
        read_upgrade(words, data, found)
    } else if same(about, b"objective") {
        read_objective(words, data, found)
    } else if same(about, b"card") {
        read_card(words, data, found)
    } else if same(about, b"old_world") {
        read_old_world(words, data, found)
    } else if same(about, b"new_world") {
        read_new_world(words, data, found)
    } else if same(about, b"expedition") {
        read_expedition(words, data, found)
    } else {
        read_figures(about, words, data, found)
    }
}

const fn read_industry(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let token = match token_named(words.word()) {
        Some(token) if (token as usize) < STACKS && built_by_name(token).is_none() => token as usize,
        _ => return Err("after `industry` comes the id of an industry on the gameboard"),
    };
    tried!(once(&mut found.tokens[token]));
    tried!(read_product(words, data, token));
    read_copies_and_cost(words, data, token)
}

const fn read_printed(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let token = match token_named(words.word()) {
        Some(token) if token as usize >= STACKS => token as usize,
        _ => return Err("after `printed` comes the id of an industry printed on the home island"),
    };
    tried!(once(&mut found.tokens[token]));
    read_product(words, data, token)
}

const fn read_by_name(words: &mut Words, data: &mut Data, found: &mut Found, shipyard: bool) -> Read<()> {
    let token = match token_named(words.word()) {
        Some(token) => token,
        None => return Err("here comes the id of a shipyard or ship, such as shipyard2 or merchant1"),
    };
    match built_by_name(token) {
        Some(Build::Shipyard(_)) if shipyard => {}
        Some(Build::Ship(..)) if !shipyard => {}
        _ => return Err("this token is of another sort: the row begins with shipyard, ship, industry or printed"),
    }
    tried!(once(&mut found.tokens[token as usize]));
    read_copies_and_cost(words, data, token as usize)
}

/// What an industry makes and who works there: never the New World's resources (A6.7), never investors (A6.3).
const fn read_product(words: &mut Words, data: &mut Data, token: usize) -> Read<()> {
    let resource = match resource_named(words.word()) {
        Some(resource) if !resource.from_new_world() => resource,
        _ => return Err("here comes what the industry makes: one of the 38 goods"),
    };
    let tier = tried!(words.tier());
    if matches!(tier, Tier::Investor) {
        return Err("investors have no workplace: farmer, worker, artisan or engineer");
    }
    data.tokens[token].build = Build::Industry(resource, tier);
    data.tokens[token].build_status = tried!(words.status());
    Ok(())
}

const fn read_copies_and_cost(words: &mut Words, data: &mut Data, token: usize) -> Read<()> {
    let token = &mut data.tokens[token];
    token.copies = tried!(words.count());
    token.copies_status = tried!(words.status());
    (token.cost, token.cost_status) = tried!(words.cost_and_status());
    Ok(())
}

const fn read_workforce(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let tier = tried!(words.tier()) as usize;
    tried!(once(&mut found.workforce[tier]));
    (data.workforce[tier].cost, data.workforce[tier].status) = tried!(words.cost_and_status());
    Ok(())
}

const fn read_upgrade(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let tier = tried!(words.tier());
    if matches!(tier, Tier::Investor) {
        return Err("investors are the highest tier: they have no upgrade row");
    }
    tried!(once(&mut found.upgrades[tier as usize]));
    let price = &mut data.upgrades[tier as usize];
    (price.cost, price.status) = tried!(words.cost_and_status());
    Ok(())
}

const fn read_card(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let kind = match card_named(words.word()) {
        Some(kind) => kind,
        None => return Err("after `card` comes the id of a card, such as FW18; equal cards have that of the first"),
    };
    tried!(once(&mut found.cards[kind]));
    let card = &mut data.cards[kind];
    card.copies = tried!(words.count());
    let (cost, next) = tried!(words.cost());
    if !same(next, b"gives") {
        return Err("after what a card needs comes `gives` and its effect");
    }
    card.cost = cost;
    (card.effect, card.status) = tried!(words.effect());
    Ok(())
}

/// What the row of an objective card says depends on the card (A26).
const fn read_objective(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let objective = match objective_named(words.word()) {
        Some(objective) => objective,
        None => return Err("after `objective` comes the id of an objective card"),
    };
    let index = objective as usize;
    tried!(once(&mut found.objectives[index]));
    data.objectives[index].name_status = tried!(words.status());
    let content = words.word();
    if index < Objective::CarlLeonardVonMalching as usize {
        if !same(content, b"effect") {
            return Err("the content of this card is an `effect`");
        }
    } else if index < Objective::HannahGoode as usize {
        if !same(content, b"rewards") {
            return Err("the content of this card is `rewards` with industries and their points");
        }
        data.objectives[index].status = tried!(read_rewards(words, data, objective));
        return Ok(());
    } else {
        if !same(content, b"points") {
            return Err("the content of this card is `points`");
        }
        data.objectives[index].points = tried!(words.points());
        if index < Objective::Zoo as usize {
            data.objectives[index].second = tried!(words.points());
        }
    }
    data.objectives[index].status = tried!(words.status());
    Ok(())
}

const fn read_rewards(words: &mut Words, data: &mut Data, objective: Objective) -> Read<Status> {
    loop {
        let word = words.word();
        if let Some(status) = status_of(word) {
            return Ok(status);
        }
        let token = match token_named(word) {
            Some(token) if (token as usize) < STACKS && built_by_name(token).is_none() => token as usize,
            _ => return Err("`rewards` are industries of the gameboard with their points, then V, S or H"),
        };
        if data.tokens[token].reward.is_some() {
            return Err("an industry is rewarded by one objective card, once");
        }
        data.tokens[token].reward = Some((objective, tried!(words.points())));
    }
}

const fn read_old_world(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let island = match old_island_named(words.word()) {
        Some(island) => island as usize,
        None => return Err("after `old_world` comes the id of an island, OWI01 to OWI12"),
    };
    tried!(once(&mut found.old_world[island]));
    (data.old_world[island].bonus, data.old_world[island].status) = tried!(words.bonus());
    Ok(())
}

const fn read_new_world(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let island = match new_island_named(words.word()) {
        Some(island) => island as usize,
        None => return Err("after `new_world` comes the id of an island, NWI01 to NWI08"),
    };
    tried!(once(&mut found.new_world[island]));
    let (resources, status) = tried!(words.new_world_resources());
    if resources.len() != 3 {
        return Err("a New World island has three resources");
    }
    data.new_world[island] = NewWorldData { resources, status };
    Ok(())
}

const fn read_expedition(words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
    let kind = match expedition_named(words.word()) {
        Some(kind) => kind as usize,
        None => return Err("after `expedition` comes the id of a card: EXP_ and two of A, E and I"),
    };
    tried!(once(&mut found.expeditions[kind]));
    data.expeditions[kind] = tried!(words.count());
    data.expedition_status[kind] = tried!(words.status());
    Ok(())
}

/// Rows that are a name and figures: the names, and how the figures are read.
macro_rules! rows_of_figures {
    ($($row:ident: $read:ident),+ $(,)?) => {
        const FIGURES: &[&str] = &[$(stringify!($row)),+];

        const fn read_figures(about: &[u8], words: &mut Words, data: &mut Data, found: &mut Found) -> Read<()> {
            let mut row = 0;
            while row < FIGURES.len() && !same(about, FIGURES[row].as_bytes()) {
                row += 1;
            }
            if row == FIGURES.len() {
                return Err("a row begins with what it is about, such as industry, ship, card, objective or cubes");
            }
            tried!(once(&mut found.figures[row]));
            $(if same(about, stringify!($row).as_bytes()) {
                data.$row = tried!(words.$read());
            })+
            Ok(())
        }
    };
}

rows_of_figures! {
    cubes: amounts, start_cubes: prices, shift_end: prices, trade: prices, import: price, island_price: prices,
    expedition_price: price, empty_stack: prices, start_hand: prices, start_gold: prices, supply_gold: amount,
    supply_trade: amount, supply_exploration: amount, card_points: amounts, visitors: prices, gold_per_point: price,
    fireworks: amount,
}
