//! What must hold of the figures together, so that the rules can rely on it.

use super::Data;
use super::words::{Read, tried};
use crate::card::{CardKind, Deck};
use crate::cost::Cost;
use crate::island::Expedition;
use crate::resource::Resource;
use crate::tier::Tier;
use crate::token::{Build, Token};

/// Cards in the three stacks (A1.2): whoever corrects a card finds it among these.
const STACK_SIZES: [u8; 3] = [46, 32, 24];

pub(super) const fn check(data: &Data) -> Read<()> {
    tried!(check_stacks(data));
    tried!(check_expeditions(data));
    tried!(check_start(data));
    tried!(check_industries(data));
    check_new_world(data)
}

const fn check_stacks(data: &Data) -> Read<()> {
    let mut sizes = [0; 3];
    let mut kind = 0;
    while kind < CardKind::COUNT {
        sizes[data.cards[kind].deck as usize] += data.cards[kind].copies as usize;
        kind += 1;
    }
    let mut deck = 0;
    while deck < Deck::COUNT {
        if sizes[deck] != STACK_SIZES[deck] as usize {
            return Err("the copies of FW cards must add up to 46, of AEI cards to 32, of NW cards to 24");
        }
        deck += 1;
    }
    Ok(())
}

const fn check_expeditions(data: &Data) -> Read<()> {
    let mut cards = 0;
    let mut kind = 0;
    while kind < Expedition::COUNT {
        cards += data.expeditions[kind];
        kind += 1;
    }
    if cards == 22 { Ok(()) } else { Err("the copies of expedition cards must add up to 22") }
}

/// Four players must find what they start with (A1.6, A1.7); gold is divided into points (A24.3).
const fn check_start(data: &Data) -> Read<()> {
    let mut tier = 0;
    while tier < Tier::COUNT {
        let (box_holds, start) = (data.cubes[tier].value, data.start_cubes[tier].value);
        if box_holds > 99 || start > box_holds / 4 {
            return Err("of each tier there are at most 99 cubes, and enough for four players to start with");
        }
        tier += 1;
    }
    if data.start_hand[0].value > STACK_SIZES[0] / 4 || data.start_hand[1].value > STACK_SIZES[1] / 4 {
        return Err("four players start with cards: at most 11 of the first stack and 8 of the second");
    }
    if data.gold_per_point.value == 0 {
        return Err("gold_per_point is at least 1");
    }
    Ok(())
}

/// Two tokens that make the same with the same tier would be one and the same industry (A9.2).
const fn check_industries(data: &Data) -> Read<()> {
    let mut one = 0;
    while one < Token::COUNT {
        let mut other = one + 1;
        while other < Token::COUNT {
            if let (Build::Industry(makes, by), Build::Industry(too, by_too)) =
                (data.tokens[one].build, data.tokens[other].build)
                && makes as u8 == too as u8
                && by as u8 == by_too as u8
            {
                return Err("two industries make the same with the same tier: one of them must differ");
            }
            other += 1;
        }
        one += 1;
    }
    Ok(())
}

/// Only a token's cost asks for a resource of the New World, and for one (A22.10): payments rely on it.
const fn check_new_world(data: &Data) -> Read<()> {
    let mut at = 0;
    while at < Token::COUNT {
        if from_new_world(&data.tokens[at].cost) > 1 {
            return Err("the cost of a token asks for at most one resource of the New World");
        }
        at += 1;
    }
    let mut others = 0;
    at = 0;
    while at < CardKind::COUNT {
        others += from_new_world(&data.cards[at].cost);
        at += 1;
    }
    at = 0;
    while at < Tier::COUNT {
        others += from_new_world(&data.workforce[at].cost);
        at += 1;
    }
    at = 0;
    while at < data.upgrades.len() {
        others += from_new_world(&data.upgrades[at].cost);
        at += 1;
    }
    if others == 0 { Ok(()) } else { Err("only industries, shipyards and ships ask for resources of the New World") }
}

const fn from_new_world(cost: &Cost) -> usize {
    let mut count = 0;
    let mut at = 0;
    while at < Resource::COUNT {
        let resource = Resource::ALL[at];
        if resource.from_new_world() && cost.resources.has(resource) {
            count += 1;
        }
        at += 1;
    }
    count
}
