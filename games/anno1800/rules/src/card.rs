//! Population cards: kinds outside the state, single cards inside it.

use crate::data::{DATA, FIRST_CARD, KIND_OF_CARD};
use crate::names::named;
use crate::resource::ResourceSet;
use crate::tier::Tier;
use entrepot_table::List;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

named! {
    /// The three stacks of population cards.
    Deck, "card stack":
    FarmerWorker "fw", ArtisanEngineerInvestor "aei", NewWorld "nw",
}

impl Deck {
    /// The stack from which a new cube of this tier draws (A15.3).
    pub const fn of(tier: Tier) -> Deck {
        match tier {
            Tier::Farmer | Tier::Worker => Deck::FarmerWorker,
            Tier::Artisan | Tier::Engineer | Tier::Investor => Deck::ArtisanEngineerInvestor,
        }
    }
}

/// What a population card or an Old World island does once (A22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Effect {
    /// New cubes, with their cards (A22.1).
    Cubes { tier: Tier, count: u8 },
    /// Gold and temporary naval tokens (A22.2, A22.3, A22.9).
    Receive { gold: u8, trade: u8, exploration: u8 },
    /// Expedition cards (A22.4).
    Expeditions(u8),
    /// One of these New World resources for a cost that is being paid (A22.5).
    Resource(#[cfg_attr(feature = "types", ts(as = "Vec<crate::Resource>"))] ResourceSet),
    /// Free upgrades of this tier (A22.6).
    Upgrades { from: Tier, count: u8 },
    /// One more action (A22.7).
    Action,
    /// Hand cards go back under their stacks (A22.8).
    Return(u8),
}

/// A kind of population card. Cards of a kind are equal; outside the state a card is its kind.
///
/// ```
/// use entrepot_anno1800::CardKind;
/// let kind: CardKind = "FW18".parse().unwrap();
/// assert_eq!(kind.copies(), 2); // the two cards that ask for bread and beer and bring an engineer
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardKind(u8);

impl CardKind {
    /// How many kinds there are.
    pub const COUNT: usize = 91;

    /// All of them, in the order of the data file.
    pub fn all() -> impl Iterator<Item = CardKind> + Clone {
        (0..CardKind::COUNT as u8).map(CardKind)
    }

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name that notation, records and data use.
    pub const fn id(self) -> &'static str {
        DATA.cards[self.index()].id
    }

    /// The stack it belongs to.
    pub const fn deck(self) -> Deck {
        DATA.cards[self.index()].deck
    }

    /// What playing it costs.
    pub const fn cost(self) -> crate::Cost {
        DATA.cards[self.index()].cost
    }

    /// What activating it does.
    pub const fn effect(self) -> Effect {
        DATA.cards[self.index()].effect
    }

    /// How many such cards there are.
    pub const fn copies(self) -> u8 {
        DATA.cards[self.index()].copies
    }
}

impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for CardKind {
    type Err = String;

    fn from_str(text: &str) -> Result<CardKind, String> {
        CardKind::all().find(|kind| kind.id() == text).ok_or_else(|| {
            format!(
                "\u{201c}{text}\u{201d} is no population card; they are called FW01 to FW46, AEI01 to AEI32 and NW01 to \
                 NW24, equal cards by the first of their numbers"
            )
        })
    }
}

impl Serialize for CardKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for CardKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardKind, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A card inside the state. Never shown to anybody: a card that can be told from its equals can be tracked.
pub(crate) type Card = u8;

/// Population cards in the box.
pub(crate) const CARDS: usize = 102;

/// The kind of a card.
pub(crate) fn kind_of(card: Card) -> CardKind {
    CardKind(KIND_OF_CARD[usize::from(card)])
}

/// A set of population cards. Cards of one kind have neighbouring numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CardSet(u128);

impl CardSet {
    pub(crate) fn of_kind(kind: CardKind) -> CardSet {
        let first = FIRST_CARD[kind.index()];
        CardSet(((1 << kind.copies()) - 1) << first)
    }

    /// The cards of a stack, wherever they are.
    pub(crate) fn of_deck(deck: Deck) -> CardSet {
        (0..CARDS as Card).filter(|&card| kind_of(card).deck() == deck).collect()
    }

    pub(crate) fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    pub(crate) fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    pub(crate) fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0 |= 1 << card;
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card);
    }

    pub(crate) fn has(self, card: Card) -> bool {
        self.0 >> card & 1 == 1
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn first(self) -> Option<Card> {
        self.iter().next()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (card < u128::BITS).then_some(card as Card)
        })
    }

    /// The kinds in it, each once, in order.
    pub(crate) fn kinds(self) -> impl Iterator<Item = CardKind> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let kind = kind_of(left.first()?);
            left = left.minus(CardSet::of_kind(kind));
            Some(kind)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| (card, kind_of(card)))).finish()
    }
}

/// Written as a list, since no reader of JSON can be trusted with 128 bits.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        match cards.iter().find(|&&card| usize::from(card) >= CARDS) {
            Some(card) => Err(serde::de::Error::custom(format!("there is no card {card}"))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}

/// Cards outside the state: how many of each kind, in order.
pub type Cards = List<CardKind, CARDS>;

/// The kinds of these cards, equal ones side by side.
pub(crate) fn kinds(cards: CardSet) -> Cards {
    cards.iter().map(kind_of).collect()
}
