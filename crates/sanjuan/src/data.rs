//! The component data: one readable file, read when the program is compiled and by whoever brings a file of his own.

use crate::kinds::Kind;

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

/// What is wrong with a data file, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: &'static str,
}

impl std::fmt::Display for DataError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
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
    let mut reader = Reader { text, at: 0, line: 1 };
    while reader.find_row() {
        let line = reader.line;
        let id = reader.word();
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
        return Err(DataError { line: reader.line, what: "five tile rows are needed" });
    }
    check_cards(&data, &found, reader.line)
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
    text: &'a [u8],
    at: usize,
    line: usize,
}

impl<'a> Reader<'a> {
    /// Skips empty lines and comments. False at the end of the text.
    const fn find_row(&mut self) -> bool {
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
    const fn word(&mut self) -> &'a [u8] {
        while self.at < self.text.len() && matches!(self.text[self.at], b' ' | b'\t' | b'\r') {
            self.at += 1;
        }
        let start = self.at;
        while self.at < self.text.len() && !matches!(self.text[self.at], b' ' | b'\t' | b'\r' | b'\n') {
            self.at += 1;
        }
        self.text.split_at(self.at).0.split_at(start).1
    }

    const fn card(&mut self, kind: Kind) -> Result<Card, &'static str> {
        if let Err(what) = self.group(kind) {
            return Err(what);
        }
        let set = self.word();
        let expansion = same(set, b"expansion");
        if !expansion && !same(set, b"base") {
            return Err("the third word is the set: base or expansion");
        }
        let (cost, points, copies) = match (self.figure(), self.figure(), self.figure()) {
            (Ok(cost), Ok(points), Ok(copies)) => (cost, points, copies),
            (Err(what), _, _) | (_, Err(what), _) | (_, _, Err(what)) => return Err(what),
        };
        let mut first_edition = copies;
        let more = self.word();
        if same(more, b"first") {
            match self.figure() {
                Ok(figure) => first_edition = figure,
                Err(what) => return Err(what),
            }
            if first_edition.value > copies.value {
                return Err("the first edition cannot have more copies than the second");
            }
        } else if !more.is_empty() {
            return Err("after the copies nothing or `first COPIES STATUS` may follow");
        }
        if !self.word().is_empty() {
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
        let group = self.word();
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

    const fn figure(&mut self) -> Result<Figure, &'static str> {
        let value = match number(self.word()) {
            Some(value) => value,
            None => return Err("a number from 0 to 255 is expected here"),
        };
        match self.status() {
            Ok(status) => Ok(Figure { value, status }),
            Err(what) => Err(what),
        }
    }

    const fn status(&mut self) -> Result<Status, &'static str> {
        match self.word() {
            [b'V'] => Ok(Status::Verified),
            [b'S'] => Ok(Status::SingleSource),
            [b'H'] => Ok(Status::HouseValue),
            _ => Err("after the number its status is expected: V, S or H"),
        }
    }

    const fn tile(&mut self) -> Result<([u8; 5], Status), &'static str> {
        let mut prices = [0; 5];
        let mut good = 0;
        while good < 5 {
            match number(self.word()) {
                Some(price) if price <= 9 => prices[good] = price,
                _ => return Err("a tile has five prices from 0 to 9: indigo, sugar, tobacco, coffee, silver"),
            }
            good += 1;
        }
        match self.status() {
            Ok(status) if self.word().is_empty() => Ok((prices, status)),
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

const fn number(word: &[u8]) -> Option<u8> {
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
const fn same(a: &[u8], b: &[u8]) -> bool {
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
