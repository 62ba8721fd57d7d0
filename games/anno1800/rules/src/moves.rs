//! The small choices a player makes, and the questions they answer.

use crate::card::CardKind;
use crate::names::named;
use crate::objective::Objective;
use crate::resource::Resource;
use crate::tier::Tier;
use crate::token::{Naval, Site, Spot, Token, Whereabouts};
use entrepot_table::Seat;
use serde::{Deserialize, Serialize};

named! {
    /// One of the nine actions (A2.2).
    Action, "action":
    Expand "expand", Play "play", Swap "swap", Workforce "workforce", Upgrade "upgrade", OldWorld "old_world",
    NewWorld "new_world", Expedition "expedition", Festival "festival",
}

named! {
    /// A naval token as it is spent: regular ones are exhausted, temporary ones go to the supply (A5.2, A5.4). With Beryl
    /// O'Mara two exploration tokens of either sort stand for one trade token (A26.4).
    Coin, "naval token":
    Trade "trade", TemporaryTrade "temporary_trade", Exploration "exploration",
    TemporaryExploration "temporary_exploration",
}

/// One small choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Move {
    /// Begin an action (A2.2).
    Action(Action),
    /// Expand: build this token, or a further ship of the same action (A8.1).
    Build(Token),
    /// Play this hand card (A12.1).
    Play(CardKind),
    /// Add a cube of this tier (A15.1).
    Hire(Tier),
    /// Pay for an upgrade of a cube of this tier (A16.1).
    Upgrade(Tier),
    /// Draw this many expedition cards (A19.1).
    Expeditions(u8),
    /// Make a resource: a cube goes to this industry (A3.1).
    Work(Spot),
    /// Get a resource from another player (A6.1).
    Trade { resource: Resource, seat: Seat },
    /// Get a resource from an own New World island (A18.4).
    Import(Resource),
    /// Exhaust a cube that the cost asks for, before its resources are complete (A4.1, A4.3).
    Exhaust(Tier),
    /// Pay another resource of the cost first (A4.3).
    Later,
    /// Pay a naval token.
    Spend(Coin),
    /// Where the new token goes (A8.3).
    Place(Site),
    /// Upgrade this cube: the one that was paid for, or a free upgrade (A16.3, A22.6).
    Raise { tier: Tier, at: Whereabouts },
    /// Bring a used cube back for gold (A7.1).
    ShiftEnd { tier: Tier, at: Whereabouts },
    /// Remove an own token while expanding (A8.6).
    Remove(Spot),
    /// Use the effect of a played card (A13.1).
    Activate(CardKind),
    /// Use an objective card (A21.1).
    Use(Objective),
    /// Put a hand card under its stack (A14.1, A22.8, A26.3).
    Return(CardKind),
    /// Take a cube that costs gold (A22.1).
    Accept,
    /// Do without it (R29).
    Decline,
    /// No more cards.
    Done,
    /// End the turn (A2.8).
    End,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Decision {
    /// What to do in the turn: an action, a further part of it, free actions, the end (A2).
    #[default]
    Turn,
    /// What the action is about: a token to build, a card to play, a cube, the number of expedition cards.
    Target(Action),
    /// How to pay the next part of the cost (A4.3).
    Pay,
    /// Which naval tokens to pay with; `left` counts halves of a trade token, since Beryl O'Mara's exploration tokens are
    /// worth half of one, or whole exploration tokens. Sorts before `from` cannot be named any more.
    Spend { kind: Naval, left: u8, from: Coin, purpose: Purpose },
    /// Where the token goes that was paid for.
    Site(Token),
    /// Which cube of this tier rises.
    Cube(Tier),
    /// Whether to take a new cube that costs gold, and how many more come after it (R29, C9).
    Gain { tier: Tier, more: u8 },
    /// Which cards to swap, and how many of each stack were put back (A14.1).
    Swap { returned: [u8; 3] },
    /// Which cards to put under their stacks; at least `least`, at most `most` (A22.8, A26.3).
    Return { least: u8, most: u8, asker: Asker },
    /// The game is over (A23.2).
    Over,
}

named! {
    /// What asks for cards to go under their stacks: the effect of a card (A22.8), or The Editor (A26.3).
    Asker, "asker":
    Effect "effect", TheEditor "the_editor",
}

/// What naval tokens are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Purpose {
    /// The naval tokens of the cost itself.
    #[default]
    Cost,
    /// A trade.
    Trade { resource: Resource, seat: Seat },
    /// A resource of an own New World island.
    Import(Resource),
    /// An objective card: Alonso Graves or The Editor.
    Objective(Objective),
}

/// What is being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Object {
    /// Nothing.
    #[default]
    Nothing,
    /// A token (A8.2).
    Token(Token),
    /// A hand card (A12.1).
    Card(CardKind),
    /// A new cube (A15.1).
    Cube(Tier),
    /// An upgrade of this tier (A16.1).
    Upgrade(Tier),
    /// An Old World island (A17.1).
    OldWorld,
    /// A New World island (A18.1).
    NewWorld,
    /// This many expedition cards (A19.1).
    Expeditions(u8),
}
