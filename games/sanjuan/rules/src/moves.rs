//! The small choices a player makes (S13.7).

use crate::kinds::{Kind, Role};
use serde::{Deserialize, Serialize};

/// One small choice. Where a set is chosen (payment, cards to keep, goods), its members are named one by one in the order
/// of moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Choose a role (S3.1).
    Role(Role),
    /// Build this building from the hand, or the Cathedral from the table (S5.1).
    Build(Kind),
    /// Build at a new place although a Crane could build over something (S15.9).
    Beside,
    /// Build over an own building (S15.9).
    Over {
        /// The building to be covered.
        kind: Kind,
        /// Whether a good lies on it, which is lost.
        good: bool,
    },
    /// Use the Library, or keep it for the second role (S15.17d).
    Library(bool),
    /// Pay with the good on a building (S15.5).
    PayGood(Kind),
    /// Pay with a hand card (S5.6).
    Pay(Kind),
    /// Produce on an empty building of this kind (S6.1).
    Produce(Kind),
    /// Sell the good on a building of this kind (S7.2).
    Sell(Kind),
    /// Keep one of the drawn cards (S8.2).
    Keep(Kind),
    /// Discard a hand card (S2.7, S11.5, S15.3).
    Discard(Kind),
    /// Turn cards up with a Gold mine or Goldsmith (S15.2, S17.10).
    Reveal,
    /// Take one of the cards turned up (S15.2, first edition).
    Take(Kind),
    /// Exchange a hand card at the Office building (S17.2).
    Exchange(Kind),
    /// Lay a hand card under the Chapel (S15.11).
    Lay(Kind),
    /// Lay a hand card under the Bank (S17.8).
    Bank(Kind),
    /// Do nothing more here.
    Pass,
}

/// What the deciding player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "ask")]
pub enum Decision {
    /// Which dealt cards go back, and how many more (S2.7).
    StartingHand {
        /// Cards still to discard.
        left: u8,
    },
    /// Which role (S3.1).
    Role,
    /// What to build (S5.1).
    Build,
    /// Over which own building, if any (S15.9).
    Over,
    /// Whether the Library is used now (S15.17d).
    Library,
    /// Which card or good is paid, and how many more (S5.6).
    Pay {
        /// Cards or goods still to pay.
        left: u8,
    },
    /// Which building produces (S6.1).
    Produce {
        /// Goods made so far.
        made: u8,
    },
    /// Which good is sold (S7.2).
    Sell {
        /// Goods sold so far.
        sold: u8,
        /// Cards to be drawn for them.
        income: u8,
    },
    /// Which drawn card is kept, and how many more (S8.2).
    Keep {
        /// Cards still to keep.
        left: u8,
    },
    /// Which hand card the Archive's owner discards, and how many more (S15.3).
    Archive {
        /// Cards still to discard.
        left: u8,
    },
    /// Whether the Gold mine is used (S15.2).
    GoldMine,
    /// Which of the four cards is taken (S15.2, C4).
    GoldMineTake,
    /// Whether the Goldsmith is used (S17.10).
    Goldsmith,
    /// Which card is exchanged at the Office building (S17.2).
    Office {
        /// Cards discarded so far.
        given: u8,
    },
    /// Whether a card goes under the Chapel (S15.11).
    Chapel,
    /// Which cards go under the Bank (S17.8).
    Bank {
        /// Cards laid so far.
        laid: u8,
    },
    /// Which cards above the hand limit go, and how many more (S11.5).
    HandLimit {
        /// Cards still to discard.
        left: u8,
    },
}
