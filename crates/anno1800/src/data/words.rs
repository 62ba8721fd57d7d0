//! The words of a data file: rows, names, numbers, letters.

use super::{Figure, Status};
use crate::card::CardKind;
use crate::island::{Expedition, NewIsland, OldIsland};
use crate::objective::Objective;
use crate::resource::Resource;
use crate::tier::Tier;
use crate::token::Token;

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

pub(super) struct Words<'a> {
    pub(super) text: &'a [u8],
    pub(super) at: usize,
    pub(super) line: usize,
}

impl<'a> Words<'a> {
    /// Skips empty lines and comments. False at the end of the text.
    pub(super) const fn find_row(&mut self) -> bool {
        while self.at < self.text.len() {
            match self.text[self.at] {
                b'\n' => {
                    self.line += 1;
                    self.at += 1;
                }
                b' ' | b'\t' | b'\r' => self.at += 1,
                b'#' => {
                    while self.at < self.text.len() && self.text[self.at] != b'\n' {
                        self.at += 1;
                    }
                }
                _ => return true,
            }
        }
        false
    }

    /// The next word of this row; empty at its end.
    pub(super) const fn word(&mut self) -> &'a [u8] {
        while self.at < self.text.len() && matches!(self.text[self.at], b' ' | b'\t' | b'\r') {
            self.at += 1;
        }
        let start = self.at;
        while self.at < self.text.len() && !matches!(self.text[self.at], b' ' | b'\t' | b'\r' | b'\n') {
            self.at += 1;
        }
        self.text.split_at(self.at).0.split_at(start).1
    }

    pub(super) const fn end_of_row(&mut self) -> Read<()> {
        if self.word().is_empty() { Ok(()) } else { Err("there is a word too many at the end of this row") }
    }

    /// A number of things: at least one, and so few that sums of them fit wherever the rules keep them.
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

    pub(super) const fn amount(&mut self) -> Read<Figure> {
        match number(self.word()) {
            Some(value) => Ok(Figure { value, status: tried!(self.status()) }),
            None => Err("a number from 0 to 255 is expected here"),
        }
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

    pub(super) const fn status(&mut self) -> Read<Status> {
        match status_of(self.word()) {
            Some(status) => Ok(status),
            None => Err("how sure this is must follow: V, S or H"),
        }
    }

    pub(super) const fn tier(&mut self) -> Read<Tier> {
        match tier_named(self.word()) {
            Some(tier) => Ok(tier),
            None => Err("a tier is expected here: farmer, worker, artisan, engineer or investor"),
        }
    }
}

pub(super) const fn status_of(word: &[u8]) -> Option<Status> {
    match word {
        [b'V'] => Some(Status::Verified),
        [b'S'] => Some(Status::SingleSource),
        [b'H'] => Some(Status::HouseValue),
        _ => None,
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

pub(super) const fn number(word: &[u8]) -> Option<u8> {
    if word.is_empty() || word.len() > 3 {
        return None;
    }
    let mut value: u16 = 0;
    let mut at = 0;
    while at < word.len() {
        if !word[at].is_ascii_digit() {
            return None;
        }
        value = value * 10 + (word[at] - b'0') as u16;
        at += 1;
    }
    if value < 256 { Some(value as u8) } else { None }
}

/// `==` for bytes, which a constant cannot use yet.
pub(super) const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}
