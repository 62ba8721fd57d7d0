//! Why a cost cannot be paid.

use super::payable::can_pay;
use super::purse::{Purse, shift_end};
use super::ways::IMPORT;
use crate::card::{CardKind, Deck, Effect};
use crate::cost::Cost;
use crate::free::AARHANT_GOLD;
use crate::objective::Objective;
use crate::refusal::Lack;
use crate::resource::{Resource, ResourceSet};
use crate::setup::StrictSupply;
use crate::state::Board;
use crate::tier::{Tier, TierSet};
use entrepot_table::Seat;

/// Everything that a cost lacks: first what could be done about it, then the parts that could not be paid even alone; if
/// there is none, what all of them together lack. Empty if the cost can be paid.
pub fn lacks(board: &Board, seat: Seat, due: &Cost) -> impl Iterator<Item = Lack> {
    let (purse, due) = (Purse::new(board, seat), *due);
    let unpayable = (!can_pay(&purse, &due)).then_some(());
    unpayable.into_iter().flat_map(move |()| {
        let together = parts(purse, due).next().is_none().then(|| together(&purse, &due));
        remedies(purse, due).chain(parts(purse, due)).chain(together)
    })
}

/// What a cost lacks most of all.
pub fn lack(board: &Board, seat: Seat, due: &Cost) -> Lack {
    lacks(board, seat, due).next().unwrap_or(Lack::Together { gold: 0, tokens: 0 })
}

/// The parts that could not be paid even if they were all that is asked for.
fn parts(purse: Purse<'_>, due: Cost) -> impl Iterator<Item = Lack> {
    let resources = due.resources.iter().filter(move |resource| {
        let alone = Cost { resources: ResourceSet::of(*resource), ..Cost::FREE };
        !can_pay(&purse, &alone)
    });
    let cubes = due.cubes.iter().filter_map(move |tier| lack_of_cube(&purse, tier));
    let [trade, exploration, gold] = lack_of_the_rest(&purse, &due);
    let resources = resources.flat_map(move |resource| lack_of(&purse, resource));
    resources.chain(cubes).chain([trade, exploration, gold].into_iter().flatten())
}

fn lack_of_cube(purse: &Purse<'_>, tier: Tier) -> Option<Lack> {
    let (gold, have) = (shift_end(tier), purse.gold);
    if !purse.owns(tier) {
        return Some(Lack::NoCube { tier });
    }
    let alone = Cost { cubes: TierSet::of(tier), ..Cost::FREE };
    (!can_pay(purse, &alone)).then_some(Lack::CubeUsed { tier, gold, have })
}

fn lack_of_the_rest(purse: &Purse<'_>, due: &Cost) -> [Option<Lack>; 3] {
    let (trade, exploration, gold) = (purse.trade_tokens(0), purse.exploration, purse.gold);
    [
        (due.trade > trade).then_some(Lack::TradeTokens { need: due.trade, have: trade }),
        (due.exploration > exploration).then_some(Lack::ExplorationTokens { need: due.exploration, have: exploration }),
        (u16::from(due.gold) > gold).then_some(Lack::Gold { need: due.gold, have: gold }),
    ]
}

/// Why a resource cannot be had even alone: by own work, and by tokens.
fn lack_of(purse: &Purse<'_>, resource: Resource) -> impl Iterator<Item = Lack> + use<> {
    let (work, tokens) = match resource.from_new_world() {
        true => (None, Some(lack_of_island(purse, resource))),
        false => (lack_of_work(purse, resource), lack_of_trade(purse, resource)),
    };
    let nobody = (work.is_none() && tokens.is_none()).then_some(Lack::NobodyMakes { resource });
    work.into_iter().chain(tokens).chain(nobody)
}

fn lack_of_island(purse: &Purse<'_>, resource: Resource) -> Lack {
    match purse.player().imports.has(resource) {
        true => Lack::TooFewTokens { resource, price: IMPORT, have: purse.trade_tokens(0) },
        false => Lack::NoIsland { resource },
    }
}

/// What keeps the own industries from making it: the one that needs least gold.
fn lack_of_work(purse: &Purse<'_>, resource: Resource) -> Option<Lack> {
    let own = || Tier::WORKING.into_iter().filter(|tier| purse.makes[tier.index()].has(resource));
    let manned = own().filter(|tier| purse.owns(*tier)).map(|tier| (gold_to_work(purse, resource, tier), tier));
    let Some((gold, tier)) = manned.min() else { return own().next().map(|tier| Lack::NoneOfTier { resource, tier }) };
    Some(match purse.open[tier.index()].has(resource) {
        true => Lack::NoWorker { resource, tier, gold, have: purse.gold },
        false => Lack::WorkplacesBusy { resource, gold, have: purse.gold },
    })
}

/// Gold for the shift ends before a resource can be made by this tier.
fn gold_to_work(purse: &Purse<'_>, resource: Resource, tier: Tier) -> u8 {
    let missing = purse.cubes[tier.index()] == 0;
    let worker = if missing { shift_end(tier) } else { 0 };
    if purse.open[tier.index()].has(resource) {
        return worker;
    }
    let room = |other: Tier| shift_end(other) + if other == tier { 0 } else { worker };
    purse.in_the_way(resource, tier).iter().map(room).min().unwrap_or(worker)
}

fn lack_of_trade(purse: &Purse<'_>, resource: Resource) -> Option<Lack> {
    if let Some(price) = purse.price(resource) {
        return Some(Lack::TooFewTokens { resource, price, have: purse.trade_tokens(0) });
    }
    // Nobody sells what was traded already, so it is found among what others make.
    purse.made_by_others(resource).then_some(Lack::TradedAlready { resource })
}

/// More gold or tokens than any cost can lack.
const MORE: u8 = 60;

/// What would be enough where every part could be paid alone.
fn together(purse: &Purse<'_>, due: &Cost) -> Lack {
    let enough = |gold: u8, tokens: u8| {
        let gold = purse.gold + u16::from(gold);
        can_pay(&Purse { gold, trade: purse.trade + tokens, ..*purse }, due)
    };
    let gold = (1..=MORE).find(|gold| enough(*gold, 0));
    let tokens = (1..=MORE).find(|tokens| enough(0, *tokens));
    if gold.is_some() || tokens.is_some() {
        return Lack::Together { gold: u16::from(gold.unwrap_or(0)), tokens: tokens.unwrap_or(0) };
    }
    let tokens = (1..=MORE).find(|tokens| enough(MORE, *tokens)).unwrap_or(0);
    let gold = (1..=MORE).find(|gold| enough(*gold, tokens)).unwrap_or(0);
    Lack::TogetherBoth { gold: u16::from(gold), tokens }
}

/// Cards and objective cards after which the cost could be paid; free actions do not count by themselves (A4.5).
fn remedies(purse: Purse<'_>, due: Cost) -> impl Iterator<Item = Lack> {
    let helps = move |kind: &CardKind| payable_after(purse, kind.effect(), &due);
    let cards = purse.board.ready(purse.seat).filter(helps).map(|kind| Lack::ActivateFirst { kind });
    cards.chain(aarhant(purse, &due))
}

/// Whether the cost could be paid after an effect.
fn payable_after(purse: Purse<'_>, effect: Effect, due: &Cost) -> bool {
    let board = purse.board;
    match effect {
        Effect::Receive { gold, trade, exploration } => {
            let gold = purse.gold + u16::from(supplied(board, gold, board.supply.gold));
            let trade = purse.trade + supplied(board, trade, board.supply.trade);
            let exploration = purse.exploration + supplied(board, exploration, board.supply.exploration);
            can_pay(&Purse { gold, trade, exploration, ..purse }, due)
        }
        Effect::Cubes { tier, count } => {
            let with_card = count.min(board.cards[Deck::of(tier).index()]);
            let cubes = with_card.min(cubes_left(board, tier));
            cubes > 0 && can_pay(&moved(purse, None, tier, cubes), due)
        }
        Effect::Upgrades { from, count } => upgrades_help(purse, from, count, due),
        Effect::Expeditions(_) | Effect::Resource(_) | Effect::Action | Effect::Return(_) => false,
    }
}

/// Whether free upgrades of cubes in the district would be enough.
fn upgrades_help(purse: Purse<'_>, from: Tier, count: u8, due: &Cost) -> bool {
    let Some(next) = from.above() else { return false };
    let district = purse.cubes[from.index()];
    // The last cube of a tier is left alone: without it no shift end brings another.
    let most = count.min(district).min(cubes_left(purse.board, next)).min(purse.player().owned(from).saturating_sub(1));
    (1..=most).any(|cubes| can_pay(&moved(purse, Some(from), next, cubes), due))
}

fn moved(mut purse: Purse<'_>, from: Option<Tier>, to: Tier, cubes: u8) -> Purse<'_> {
    if let Some(from) = from {
        purse.cubes[from.index()] -= cubes;
    }
    purse.cubes[to.index()] += cubes;
    purse
}

/// Whether Aarhant's gold for an investor would be enough (A26.2).
fn aarhant(purse: Purse<'_>, due: &Cost) -> Option<Lack> {
    let (board, objective) = (purse.board, Objective::Aarhant);
    let used = purse.seat == board.actor && board.turn.used.has(objective);
    if !board.has(objective) || used || purse.cubes[Tier::Investor.index()] == 0 {
        return None;
    }
    let gold = purse.gold + u16::from(supplied(board, AARHANT_GOLD, board.supply.gold));
    let after = Purse { gold, ..purse.without_cube(Tier::Investor) };
    can_pay(&after, due).then_some(Lack::UseFirst { objective })
}

/// Gold and tokens run out only where that was chosen (R28).
fn supplied(board: &Board, wanted: u8, left: i32) -> u8 {
    match board.setup.strict_supply {
        StrictSupply::All => wanted.min(u8::try_from(left.max(0)).unwrap_or(u8::MAX)),
        StrictSupply::None | StrictSupply::Cubes => wanted,
    }
}

fn cubes_left(board: &Board, tier: Tier) -> u8 {
    match board.setup.strict_supply {
        StrictSupply::None => u8::MAX,
        StrictSupply::Cubes | StrictSupply::All => board.supply.cubes[tier.index()].max(0) as u8,
    }
}
