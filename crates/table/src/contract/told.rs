//! What an event tells of hidden cards.

use crate::Seat;

/// A place where cards lie hidden from somebody: a zone and whose it is, nobody's for a pile. Everybody can count its cards.
pub type Place<Z> = (Z, Option<Seat>);

/// What an event tells of hidden cards, to whoever it is told. `Z` is the game's [`Zone`](super::Examined::Zone), `K` its
/// [`Kind`](super::Examined::Kind).
///
/// ```
/// use entrepot_table::Seat;
/// use entrepot_table::contract::{Cards, Examined, Told};
/// use entrepot_table::example::{Event, Tally, Zone};
/// let (ana, hand, down) = (Seat::new(0), (Zone::Hand, Some(Seat::new(0))), (Zone::Down, Some(Seat::new(0))));
/// let laid = |cards| Told::Went { cards, from: Some(hand), to: Some(down) };
/// assert_eq!(Tally::told(&Event::LaidDown(ana, Some(3))), [laid(Cards::Seen(vec![3]))]);
/// assert_eq!(Tally::told(&Event::LaidDown(ana, None)), [laid(Cards::Unseen(1))]);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Told<Z, K> {
    /// Cards went from one place to another; `None` is wherever they lie open for all.
    Went {
        /// Which cards.
        cards: Cards<K>,
        /// Where they lay: of a place that [keeps its order](super::Examined::keeps_order) the topmost were taken.
        from: Option<Place<Z>>,
        /// Where they lie: in a place that keeps its order, underneath.
        to: Option<Place<Z>>,
    },
    /// Cards of these kinds were shown where they lie: in a place that keeps its order the topmost, the lowest of them first.
    Shown {
        /// What they are.
        kinds: Vec<K>,
        /// Where they lie.
        at: Place<Z>,
    },
    /// The cards of a place were shuffled.
    Shuffled {
        /// Which place.
        at: Place<Z>,
    },
}

/// The cards of which an event tells.
#[derive(Clone, PartialEq, Debug)]
pub enum Cards<K> {
    /// Cards of these kinds.
    Seen(Vec<K>),
    /// This many, whichever they are.
    Unseen(usize),
    /// All that lay there.
    All,
}

impl<K> Cards<K> {
    /// Cards of these kinds for whoever may know them, and for the others their number.
    pub fn named(count: usize, kinds: Option<Vec<K>>) -> Cards<K> {
        kinds.map_or(Cards::Unseen(count), Cards::Seen)
    }
}
