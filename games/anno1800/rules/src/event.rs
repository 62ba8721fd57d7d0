//! What happened, for log, animation and replay.

use crate::card::{CardKind, Deck, Effect};
use crate::island::{Expedition, NewIsland, OldIsland};
use crate::moves::{Action, Purpose};
use crate::objective::Objective;
use crate::resource::Resource;
use crate::scoring::Score;
use crate::tier::Tier;
use crate::token::{Token, Whereabouts};
use entrepot_table::Seat;
use serde::Serialize;

/// Naval tokens that were spent, by sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Spent {
    /// Trade tokens from ships.
    pub trade: u8,
    /// Trade tokens from cards.
    pub temporary_trade: u8,
    /// Exploration tokens from ships.
    pub exploration: u8,
    /// Exploration tokens from cards.
    pub temporary_exploration: u8,
}

/// Something that happened. `cards` is empty of names for whoever may not know them: then only the count is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    /// The objective cards were laid out and the first player found (A1.5, A1.8).
    Dealt { objectives: Vec<Objective>, first: Seat },
    /// A turn begins (A2.1).
    Turn { seat: Seat, round: u16 },
    /// An action begins (A2.2).
    Action { seat: Seat, action: Action },
    /// A hand card was shown: it is being paid for (A12.1, A12.5).
    Announced { seat: Seat, kind: Card },
    /// A cube made a resource (A3.1).
    Worked { seat: Seat, token: Token, tier: Tier },
    /// A resource was traded; the partner got gold, if there was any (A6.4, A6.5, R28).
    Traded { seat: Seat, partner: Seat, resource: Resource, gold: u8 },
    /// A resource came from an own New World island (A18.4).
    Imported { seat: Seat, resource: Resource },
    /// A card gave a resource (A22.5).
    Received { seat: Seat, kind: Card, resource: Resource },
    /// Naval tokens were spent one by one (A5.2, A5.4).
    Spent { seat: Seat, tokens: Spent, purpose: Purpose },
    /// A cube was exhausted as part of a cost (A4.1).
    Exhausted { seat: Seat, tier: Tier },
    /// A used cube came back for gold (A7.1).
    ShiftEnd { seat: Seat, tier: Tier, at: Whereabouts, gold: u8 },
    /// Gold went to the supply: in place of a card (A15.4), or for an objective card (A26.1).
    PaidGold { seat: Seat, gold: u8, objective: Option<Objective> },
    /// A token was built; what lay there, and how many cubes went to the exhausted area (A8.2, A8.5, A8.7).
    Built { seat: Seat, token: Token, over: Option<Token>, cubes: u8 },
    /// A token was removed; what is visible now, and how many cubes went to the exhausted area (A8.6, A8.9).
    Removed { seat: Seat, token: Token, uncovered: Option<Token>, cubes: u8 },
    /// A card was laid down (A12.1).
    Played { seat: Seat, kind: Card },
    /// A card was turned face down for its effect (A13.1).
    Activated { seat: Seat, kind: Card, effect: Effect },
    /// A card with the return effect was turned face down unused (A22.8).
    TurnedDown { seat: Seat, kind: Card },
    /// An objective card was used (A21.1).
    Used { seat: Seat, objective: Objective },
    /// A new cube came to its district (A15.1, A22.1).
    Gained { seat: Seat, tier: Tier },
    /// A cube was not taken, or could not be (R29).
    Declined { seat: Seat, tier: Tier },
    /// A cube rose to the next tier (A16.1).
    Raised { seat: Seat, tier: Tier, at: Whereabouts, free: bool },
    /// Cards were drawn (A15.3).
    Drew { seat: Seat, deck: Deck, count: u8, cards: Option<Vec<Card>> },
    /// A card went under its stack (A14.1).
    Returned { seat: Seat, deck: Deck, card: Option<Card> },
    /// An Old World island was opened up (A17.3).
    OldWorld { seat: Seat, island: OldIsland },
    /// An effect of an island could not be carried out (A17.6).
    Lapsed { seat: Seat, effect: Effect },
    /// A New World island was explored (A18.3).
    NewWorld { seat: Seat, island: NewIsland },
    /// Expedition cards were drawn (A19.1).
    Expeditions { seat: Seat, count: u8, cards: Option<Vec<Expedition>> },
    /// Gold and temporary naval tokens came from the supply (A22.2, A22.3).
    Gift { seat: Seat, gold: u8, trade: u8, exploration: u8 },
    /// One more action may be begun (A22.7).
    MoreActions { seat: Seat },
    /// Everything came back (A20.1).
    Festival { seat: Seat },
    /// A hand is empty: the end is triggered (A23.1).
    Fireworks { seat: Seat, last_round: u16 },
    /// The game ended (A23.2).
    Ended { scores: Vec<Score> },
}

/// A card, by its kind.
type Card = CardKind;
