//! The component data: one readable file, read when the program is compiled and by whoever brings a file of his own.

use crate::kinds::Kind;
pub use entrepot_table::data::{DataError, Figure, Status};
use entrepot_table::data::{Rows, number, same};

/// The figures of one kind of building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Printed cost.
    pub cost: Figure,
    /// Printed victory points.
    pub points: Figure,
    /// Copies in the deck.
    pub copies: Figure,
    /// Copies in the deck of the first edition (Q37).
    pub first_edition: Figure,
    /// Whether it belongs to the expansion (S2.8).
    pub expansion: bool,
}

/// Everything in the data file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Data {
    /// By kind.
    pub cards: [Card; Kind::COUNT],
    /// The trading-house cards: prices of the five goods.
    pub tiles: [[u8; 5]; 5],
    /// How sure the prices are.
    pub tile_status: [Status; 5],
}

/// The figures the game is played with.
///
/// ```
/// use entrepot_sanjuan::{Kind, DATA};
/// assert_eq!(DATA.cards[Kind::Library.index()].cost.value, 5);
/// ```
pub const DATA: Data = match read_data(include_bytes!("../data/cards.txt")) {
    Ok(data) => data,
    Err(_) => panic!("data/cards.txt cannot be read: see the test `the_data_file_reads`"),
};

/// Most cards that a deck can hold: one place more holds the Cathedral, which never enters a deck.
pub const DECK: usize = FIRST[Kind::Cathedral as usize] as usize;

/// Cards are numbered by kind, in the order of kinds; this is the first number of each kind. They are known inside the
/// state alone.
pub(crate) const FIRST: [u8; Kind::COUNT + 1] = first_numbers();

/// The kind of each card number.
pub(crate) const KIND_OF: [Kind; DECK] = kinds_of_cards();

const fn first_numbers() -> [u8; Kind::COUNT + 1] {
    let mut first = [0; Kind::COUNT + 1];
    let mut kind = 0;
    while kind < Kind::COUNT {
        let card = DATA.cards[kind];
        let most = if card.copies.value > card.first_edition.value { card.copies } else { card.first_edition };
        first[kind + 1] = first[kind] + most.value;
        kind += 1;
    }
    first
}

const fn kinds_of_cards() -> [Kind; DECK] {
    let mut kinds = [Kind::IndigoPlant; DECK];
    let mut kind = 0;
    while kind < Kind::COUNT - 1 {
        let mut card = FIRST[kind] as usize;
        while card < FIRST[kind + 1] as usize {
            kinds[card] = Kind::ALL[kind];
            card += 1;
        }
        kind += 1;
    }
    kinds
}

/// Reads a data file. The format is explained at the top of `data/cards.txt`.
///
/// ```
/// let error = entrepot_sanjuan::read_data(b"smithy city base").unwrap_err();
/// assert_eq!(error.line, 1);
/// ```
pub const fn read_data(text: &[u8]) -> Result<Data, DataError> {
    let none = Figure { value: 0, status: Status::Verified };
    let blank = Card { cost: none, points: none, copies: none, first_edition: none, expansion: false };
    let mut data = Data { cards: [blank; Kind::COUNT], tiles: [[0; 5]; 5], tile_status: [Status::Verified; 5] };
    let mut found = [false; Kind::COUNT];
    let mut tiles = 0;
    let mut reader = Reader { rows: Rows::new(text) };
    while reader.rows.find_row() {
        let line = reader.rows.line();
        let id = reader.rows.word();
        if same(id, b"tile") {
            if tiles == 5 {
                return Err(DataError { line, what: "there are five tile rows, this is one more" });
            }
            match reader.tile() {
                Ok((prices, status)) => (data.tiles[tiles], data.tile_status[tiles]) = (prices, status),
                Err(what) => return Err(DataError { line, what }),
            }
            tiles += 1;
        } else {
            let Some(kind) = kind_named(id) else {
                return Err(DataError { line, what: "a row begins with the id of a building or with `tile`" });
            };
            if found[kind as usize] {
                return Err(DataError { line, what: "this building has a row already" });
            }
            found[kind as usize] = true;
            match reader.card(kind) {
                Ok(card) => data.cards[kind as usize] = card,
                Err(what) => return Err(DataError { line, what }),
            }
        }
    }
    if tiles < 5 {
        return Err(DataError { line: reader.rows.line(), what: "five tile rows are needed" });
    }
    check_cards(&data, &found, reader.rows.line())
}

const fn check_cards(data: &Data, found: &[bool; Kind::COUNT], line: usize) -> Result<Data, DataError> {
    let mut cards = 0;
    let mut kind = 0;
    while kind < Kind::COUNT {
        if !found[kind] {
            return Err(DataError { line, what: "a building has no row: every one of the forty needs one" });
        }
        cards += data.cards[kind].copies.value as usize;
        kind += 1;
    }
    // Card numbers are bytes, and sets of cards hold 192.
    if cards > 190 {
        return Err(DataError { line, what: "at most 190 cards in all" });
    }
    // Everybody starts with one of them (S2.4).
    if data.cards[Kind::IndigoPlant as usize].first_edition.value < 4 {
        return Err(DataError { line, what: "indigo_plant needs at least 4 copies, one for each player" });
    }
    Ok(*data)
}

struct Reader<'a> {
    rows: Rows<'a>,
}

impl Reader<'_> {
    const fn card(&mut self, kind: Kind) -> Result<Card, &'static str> {
        if let Err(what) = self.group(kind) {
            return Err(what);
        }
        let set = self.rows.word();
        let expansion = same(set, b"expansion");
        if !expansion && !same(set, b"base") {
            return Err("the third word is the set: base or expansion");
        }
        let (cost, points, copies) = match (self.rows.figure(), self.rows.figure(), self.rows.figure()) {
            (Ok(cost), Ok(points), Ok(copies)) => (cost, points, copies),
            (Err(what), _, _) | (_, Err(what), _) | (_, _, Err(what)) => return Err(what),
        };
        let mut first_edition = copies;
        let more = self.rows.word();
        if same(more, b"first") {
            match self.rows.figure() {
                Ok(figure) => first_edition = figure,
                Err(what) => return Err(what),
            }
            if first_edition.value > copies.value {
                return Err("the first edition cannot have more copies than the second");
            }
        } else if !more.is_empty() {
            return Err("after the copies nothing or `first COPIES STATUS` may follow");
        }
        if !self.rows.word().is_empty() {
            return Err("there is a word too many at the end of this row");
        }
        if cost.value > 15 || points.value > 15 || copies.value > 15 || copies.value == 0 {
            return Err("cost and points are 0 to 15, copies 1 to 15");
        }
        if matches!(kind, Kind::Cathedral) && copies.value != 1 {
            return Err("there is one Cathedral");
        }
        Ok(Card { cost, points, copies, first_edition, expansion })
    }

    /// The group is there for the reader of the file; it must agree with what the rules know of the building.
    const fn group(&mut self, kind: Kind) -> Result<(), &'static str> {
        let group = self.rows.word();
        let right = if kind.is_production() {
            same(group, b"production")
        } else if kind.is_monument() {
            same(group, b"monument")
        } else if matches!(kind, Kind::Cathedral) {
            same(group, b"cathedral")
        } else {
            same(group, b"city") || same(group, b"six_cost")
        };
        if right {
            Ok(())
        } else {
            Err("the second word is the building's group: production, city, monument, six_cost or cathedral")
        }
    }

    const fn tile(&mut self) -> Result<([u8; 5], Status), &'static str> {
        let mut prices = [0; 5];
        let mut good = 0;
        while good < 5 {
            match number(self.rows.word()) {
                Some(price) if price <= 9 => prices[good] = price,
                _ => return Err("a tile has five prices from 0 to 9: indigo, sugar, tobacco, coffee, silver"),
            }
            good += 1;
        }
        match self.rows.status() {
            Ok(status) if self.rows.word().is_empty() => Ok((prices, status)),
            Ok(_) => Err("there is a word too many at the end of this row"),
            Err(what) => Err(what),
        }
    }
}

const fn kind_named(id: &[u8]) -> Option<Kind> {
    let mut kind = 0;
    while kind < Kind::COUNT {
        if same(id, Kind::ALL[kind].id().as_bytes()) {
            return Some(Kind::ALL[kind]);
        }
        kind += 1;
    }
    None
}
