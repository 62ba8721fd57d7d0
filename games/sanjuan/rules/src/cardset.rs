//! Sets of cards inside the state, and counts of kinds outside it.

use crate::data::{FIRST, KIND_OF};
use crate::kinds::{Kind, KindSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A card inside the state. Never shown to anybody: a card that can be told from its equals can be tracked.
pub(crate) type Card = u8;

/// The kind of a card.
pub(crate) fn kind_of(card: Card) -> Kind {
    KIND_OF[usize::from(card)]
}

/// A set of cards. Cards of one kind have neighbouring numbers, so that a kind is one mask.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct CardSet([u64; 3]);

/// The cards of each kind.
const OF_KIND: [CardSet; Kind::COUNT] = {
    let mut sets = [CardSet([0; 3]); Kind::COUNT];
    let mut kind = 0;
    while kind < Kind::COUNT {
        sets[kind] = CardSet::below(FIRST[kind + 1]).minus(CardSet::below(FIRST[kind]));
        kind += 1;
    }
    sets
};

impl CardSet {
    const fn below(end: Card) -> CardSet {
        let mut words = [0; 3];
        let mut card = 0;
        while card < end {
            words[card as usize / 64] |= 1 << (card % 64);
            card += 1;
        }
        CardSet(words)
    }

    pub(crate) const fn minus(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    pub(crate) const fn and(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    pub(crate) const fn or(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    pub(crate) fn of_kind(kind: Kind) -> CardSet {
        OF_KIND[kind.index()]
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0[usize::from(card / 64)] |= 1 << (card % 64);
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0[usize::from(card / 64)] &= !(1 << (card % 64));
    }

    pub(crate) fn has(self, card: Card) -> bool {
        self.0[usize::from(card / 64)] >> (card % 64) & 1 == 1
    }

    pub(crate) fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// The card with the lowest number.
    pub(crate) fn first(self) -> Option<Card> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word as u8 * 64 + self.0[word].trailing_zeros() as u8)
    }

    /// The cards, lowest number first.
    pub(crate) fn iter(mut self) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let card = self.first()?;
            self.remove(card);
            Some(card)
        })
    }

    /// The kinds in it, each once, in their order.
    pub(crate) fn kinds(mut self) -> impl Iterator<Item = Kind> {
        std::iter::from_fn(move || {
            let kind = kind_of(self.first()?);
            self = self.minus(CardSet::of_kind(kind));
            Some(kind)
        })
    }

    /// How many cards of the kind it has.
    pub(crate) fn count(self, kind: Kind) -> usize {
        self.and(CardSet::of_kind(kind)).len()
    }

    /// The cards of this kind and of all kinds behind it.
    pub(crate) fn at_least(self, kind: Kind) -> CardSet {
        let first = FIRST[kind.index()];
        let keep = |word: u8| match first {
            first if first >= word * 64 + 64 => 0,
            first if first <= word * 64 => u64::MAX,
            first => u64::MAX << (first - word * 64),
        };
        self.and(CardSet([keep(0), keep(1), keep(2)]))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Cards by kind, as people see them: how many of each. Written as a list of names.
///
/// ```
/// use entrepot_sanjuan::{Kind, Kinds};
/// let hand: Kinds = [Kind::Well, Kind::Smithy, Kind::Well].into_iter().collect();
/// assert_eq!((hand.len(), hand.count(Kind::Well)), (3, 2));
/// assert_eq!(hand.to_string(), "smithy well well");
/// assert_eq!(hand.kinds().iter().collect::<Vec<_>>(), [Kind::Smithy, Kind::Well]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Kinds([u8; Kind::COUNT]);

impl Kinds {
    /// How many cards in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// How many of this kind.
    pub fn count(&self, kind: Kind) -> usize {
        usize::from(self.0[kind.index()])
    }

    /// One more of this kind.
    pub fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// One less of this kind, if there is one.
    pub fn remove(&mut self, kind: Kind) -> bool {
        let count = &mut self.0[kind.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// Every card, in the order of kinds.
    pub fn iter(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, self.count(kind)))
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> KindSet {
        Kind::ALL.into_iter().filter(|&kind| self.count(kind) > 0).collect()
    }
}

impl From<CardSet> for Kinds {
    fn from(set: CardSet) -> Kinds {
        set.iter().map(kind_of).collect()
    }
}

impl Default for Kinds {
    fn default() -> Self {
        Kinds([0; Kind::COUNT])
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut all = Kinds::default();
        kinds.into_iter().for_each(|kind| all.add(kind));
        all
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.iter().enumerate() {
            write!(f, "{}{kind}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kinds = Vec::<Kind>::deserialize(deserializer)?;
        if kinds.len() > usize::from(u8::MAX) {
            return Err(serde::de::Error::invalid_length(kinds.len(), &"at most 255 cards"));
        }
        Ok(kinds.into_iter().collect())
    }
}
