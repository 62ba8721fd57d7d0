//! The words of a data file: rows, names, numbers, letters.

pub(super) use entrepot_table::data::{number, same, status as status_of};

use super::{Figure, Status};
use crate::card::CardKind;
use crate::island::{Expedition, NewIsland, OldIsland};
use crate::objective::Objective;
use crate::resource::Resource;
use crate::tier::Tier;
use crate::token::Token;
use entrepot_table::data::Rows;

/// What is wrong with a row and what would be right, or what was read.
pub(super) type Read<T> = Result<T, &'static str>;

/// The question mark, which a constant cannot use yet.
macro_rules! tried {
    ($read:expr) => {
        match $read {
            Ok(value) => value,
            Err(what) => return Err(what),
        }
    };
}
pub(super) use tried;

/// The rows of the file, with the words that only this game has.
pub(super) struct Words<'a> {
    pub(super) rows: Rows<'a>,
}

impl<'a> Words<'a> {
    pub(super) const fn word(&mut self) -> &'a [u8] {
        self.rows.word()
    }

    pub(super) const fn end_of_row(&mut self) -> Read<()> {
        self.rows.end_of_row()
    }

    pub(super) const fn status(&mut self) -> Read<Status> {
        self.rows.status()
    }

    pub(super) const fn amount(&mut self) -> Read<Figure> {
        self.rows.figure()
    }

    /// A number of things: at least one, and few enough that sums of them fit wherever the rules keep them.
    pub(super) const fn count(&mut self) -> Read<u8> {
        match number(self.word()) {
            Some(value) if value >= 1 && value <= 9 => Ok(value),
            _ => Err("a number from 1 to 9 is expected here"),
        }
    }

    pub(super) const fn points(&mut self) -> Read<u8> {
        match number(self.word()) {
            Some(value) if value <= 99 => Ok(value),
            _ => Err("points are a number from 0 to 99"),
        }
    }

    /// What is paid often and added up: kept small for the same reason as counts.
    pub(super) const fn price(&mut self) -> Read<Figure> {
        let figure = tried!(self.amount());
        if figure.value <= 15 { Ok(figure) } else { Err("prices, gold and cards to start with are at most 15") }
    }

    pub(super) const fn prices<const N: usize>(&mut self) -> Read<[Figure; N]> {
        let mut prices = [Figure { value: 0, status: Status::Verified }; N];
        let mut at = 0;
        while at < N {
            prices[at] = tried!(self.price());
            at += 1;
        }
        Ok(prices)
    }

    pub(super) const fn amounts<const N: usize>(&mut self) -> Read<[Figure; N]> {
        let mut amounts = [Figure { value: 0, status: Status::Verified }; N];
        let mut at = 0;
        while at < N {
            amounts[at] = tried!(self.amount());
            at += 1;
        }
        Ok(amounts)
    }

    pub(super) const fn tier(&mut self) -> Read<Tier> {
        match tier_named(self.word()) {
            Some(tier) => Ok(tier),
            None => Err("a tier is expected here: farmer, worker, artisan, engineer or investor"),
        }
    }
}

macro_rules! found_by_name {
    ($($finder:ident $type:ty),+ $(,)?) => {
        $(pub(super) const fn $finder(id: &[u8]) -> Option<$type> {
            let mut at = 0;
            while at < <$type>::COUNT {
                if same(id, <$type>::ALL[at].id().as_bytes()) {
                    return Some(<$type>::ALL[at]);
                }
                at += 1;
            }
            None
        })+
    };
}

found_by_name! {
    tier_named Tier, resource_named Resource, token_named Token, objective_named Objective, old_island_named OldIsland,
    new_island_named NewIsland, expedition_named Expedition,
}

/// The place of a card in the order of kinds.
pub(super) const fn card_named(id: &[u8]) -> Option<usize> {
    let mut at = 0;
    while at < CardKind::COUNT {
        if same(id, super::blank::CARD_IDS[at].as_bytes()) {
            return Some(at);
        }
        at += 1;
    }
    None
}
