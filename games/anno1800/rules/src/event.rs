//! What happened, for log, animation and replay.

use crate::card::{CardKind, Deck, Effect};
use crate::island::{Expedition, NewIsland, OldIsland};
use crate::moves::{Action, Purpose};
use crate::objective::Objective;
use crate::resource::Resource;
use crate::scoring::Score;
use crate::state::Player;
use crate::tier::{PerTier, Tier};
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

/// Where cubes and naval tokens of a player were before a festival (A20.1).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Homecoming {
    /// Cubes at work: the field and their tiers.
    pub working: Vec<(u8, Vec<Tier>)>,
    /// Cubes in the exhausted area, by tier.
    pub exhausted: PerTier<u8>,
    /// Trade tokens that came back to ships.
    pub trade: u8,
    /// Exploration tokens that came back to ships.
    pub exploration: u8,
    /// Trade tokens on cards, which went to the supply (A20.2).
    pub temporary_trade: u8,
    /// Exploration tokens on cards, which went to the supply (A20.2).
    pub temporary_exploration: u8,
}

impl Homecoming {
    /// What a festival would bring back.
    pub(crate) fn of(player: &Player) -> Homecoming {
        let cubes = |field: usize| (field as u8, player.fields[field].cubes().collect::<Vec<_>>());
        Homecoming {
            working: (0..player.size()).map(cubes).filter(|(_, cubes)| !cubes.is_empty()).collect(),
            exhausted: player.exhausted,
            trade: player.trade.exhausted,
            exploration: player.exploration.exhausted,
            temporary_trade: player.trade.temporary,
            temporary_exploration: player.exploration.temporary,
        }
    }
}

/// Something that happened. `cards` is empty of names for whoever may not know them: then only the count is told.
///
/// Whatever moves is told with both ends, so that nobody has to compare two positions: a test moves pieces as the events say
/// and arrives at the board. `field` counts the fields of a player's islands from 0, as [`Player::fields`] does.
///
/// | motion | event | from | to |
/// |---|---|---|---|
/// | cube walks to work | `Worked` | district of `tier` | workplace `place` of `field` |
/// | cube is exhausted | `Exhausted` | district of `tier` | exhausted area |
/// | shift end | `ShiftEnd` | `at`, and `field` if it worked; `gold` of the player | district of `tier`; supply |
/// | naval tokens are spent | `Spent` | ships; cards (`temporary_…`) | exhausted area; supply |
/// | trade | `Traded` | `partner`; `gold` from the supply | the player; `partner` |
/// | import | `Imported` | `island`, the `place`-th of the player | the player |
/// | card gives a good | `Received` | played card `kind` | the player |
/// | gold is paid | `PaidGold` | the player | supply |
/// | token is built, ship too | `Built` | board | `field`; `aboard` naval tokens from the supply come with it |
/// | token is built over | `Built` | `field` (`over`) | board if `back`, else it stays below; `cubes`: exhausted area; `ashore`: supply |
/// | token is removed | `Removed` | `field` | board; `cubes`: exhausted area; `ashore`: supply |
/// | card is shown, is played | `Announced`, `Played` | hand | middle of the table, played cards |
/// | effect | `Activated`, then what it brings | played cards | |
/// | new people | `Gained` | supply | district of `tier` |
/// | upgrade | `Raised` | `at`, and `field` if it worked | the same place; from a district the next district |
/// | card is drawn, put back | `Drew`, `Returned` | stack `deck`, hand | hand, under stack `deck` |
/// | island is found | `OldWorld`, `NewWorld` | stack | the `place`-th island of its kind; `aboard` naval tokens |
/// | expedition | `Expeditions` | stack | the player |
/// | gift | `Gift` | supply | the player |
/// | festival | `Festival` | `from` | districts, ships, supply |
/// | fireworks | `Fireworks` | beside the objective cards | the player |
/// | last round | `Turn` with `last` | | |
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    /// The objective cards were laid out and the first player found (A1.5, A1.8).
    Dealt { objectives: Vec<Objective>, first: Seat },
    /// A turn begins; `last` tells that the round is the last one (A2.1, A23.2).
    Turn { seat: Seat, round: u16, last: bool },
    /// An action begins (A2.2).
    Action { seat: Seat, action: Action },
    /// A hand card was shown: it is being paid for (A12.1, A12.5).
    Announced { seat: Seat, kind: Card },
    /// A cube made a resource; `place` counts the workplaces of the field from 0 (A3.1).
    Worked { seat: Seat, token: Token, tier: Tier, field: u8, place: u8 },
    /// A resource was traded; the partner got gold, if there was any (A6.4, A6.5, R28).
    Traded { seat: Seat, partner: Seat, resource: Resource, gold: u8 },
    /// A resource came from an own New World island (A18.4).
    Imported { seat: Seat, resource: Resource, island: NewIsland, place: u8 },
    /// A card gave a resource (A22.5).
    Received { seat: Seat, kind: Card, resource: Resource },
    /// Naval tokens were spent one by one (A5.2, A5.4).
    Spent { seat: Seat, tokens: Spent, purpose: Purpose },
    /// A cube was exhausted as part of a cost (A4.1).
    Exhausted { seat: Seat, tier: Tier },
    /// A used cube came back for gold (A7.1).
    ShiftEnd { seat: Seat, tier: Tier, at: Whereabouts, field: Option<u8>, gold: u8 },
    /// Gold went to the supply: in place of a card (A15.4), or for an objective card (A26.1).
    PaidGold { seat: Seat, gold: u8, objective: Option<Objective> },
    /// A token was built; what lay there, whether that went back to the board or is printed, and which cubes went to the
    /// exhausted area (A8.2, A8.5, A8.7). Naval tokens came `aboard` a new ship and went `ashore` with a covered one (A8.10).
    Built {
        seat: Seat,
        token: Token,
        field: u8,
        over: Option<Token>,
        back: bool,
        cubes: Vec<Tier>,
        aboard: u8,
        ashore: u8,
    },
    /// A token was removed; what is visible now, and which cubes went to the exhausted area (A8.6, A8.9). Naval tokens went
    /// `ashore` with a removed ship and came `aboard` an uncovered one, exhausted (A8.10, A8.14).
    Removed { seat: Seat, token: Token, field: u8, uncovered: Option<Token>, cubes: Vec<Tier>, aboard: u8, ashore: u8 },
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
    Raised { seat: Seat, tier: Tier, at: Whereabouts, field: Option<u8>, free: bool },
    /// Cards were drawn (A15.3).
    Drew { seat: Seat, deck: Deck, count: u8, cards: Option<Vec<Card>> },
    /// A card went under its stack (A14.1).
    Returned { seat: Seat, deck: Deck, card: Option<Card> },
    /// An Old World island was opened up, with naval tokens for a printed ship (A17.3, A17.8).
    OldWorld { seat: Seat, island: OldIsland, place: u8, aboard: u8 },
    /// An effect of an island could not be carried out (A17.6).
    Lapsed { seat: Seat, effect: Effect },
    /// A New World island was explored (A18.3).
    NewWorld { seat: Seat, island: NewIsland, place: u8 },
    /// Expedition cards were drawn (A19.1).
    Expeditions { seat: Seat, count: u8, cards: Option<Vec<Expedition>> },
    /// Gold and temporary naval tokens came from the supply (A22.2, A22.3).
    Gift { seat: Seat, gold: u8, trade: u8, exploration: u8 },
    /// One more action may be begun (A22.7).
    MoreActions { seat: Seat },
    /// Everything came back (A20.1).
    Festival { seat: Seat, from: Homecoming },
    /// A hand is empty: the end is triggered (A23.1).
    Fireworks { seat: Seat, last_round: u16 },
    /// The game ended (A23.2).
    Ended { scores: Vec<Score> },
}

/// A card, by its kind.
type Card = CardKind;
