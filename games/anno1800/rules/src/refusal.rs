//! Why a move is not allowed: data with a rule number.

use crate::card::{CardKind, Deck};
use crate::moves::{Action, Asker, Coin, Decision};
use crate::objective::Objective;
use crate::resource::Resource;
use crate::tier::Tier;
use crate::token::{Naval, Site, Spot, Token, Whereabouts};
use entrepot_table::{Refuse, Seat};
use serde::Serialize;

/// What is missing for a cost: the first part that cannot be paid, or what all parts together lack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "lack")]
#[allow(missing_docs)]
pub enum Lack {
    /// Nobody makes it, and it cannot be had otherwise.
    NobodyMakes { resource: Resource },
    /// Own workplaces are all taken; making it needs shift ends for this much gold.
    WorkplacesBusy { resource: Resource, gold: u8, have: u16 },
    /// No cube of the tier that works there is left in the district; a shift end costs this much gold.
    NoWorker { resource: Resource, tier: Tier, gold: u8, have: u16 },
    /// There is an own industry, but no cube at all of the tier that works there.
    NoneOfTier { resource: Resource, tier: Tier },
    /// A trade or an import would cost more trade tokens than there are.
    TooFewTokens { resource: Resource, price: u8, have: u8 },
    /// It was traded already in this turn (A6.6).
    TradedAlready { resource: Resource },
    /// A New World resource that no own island shows (A6.7).
    NoIsland { resource: Resource },
    /// A cube of this tier is asked for and there is none.
    NoCube { tier: Tier },
    /// All cubes of this tier are used; a shift end costs this much gold.
    CubeUsed { tier: Tier, gold: u8, have: u16 },
    /// Trade tokens of the cost itself.
    TradeTokens { need: u8, have: u8 },
    /// Exploration tokens of the cost itself.
    ExplorationTokens { need: u8, have: u8 },
    /// Gold in place of a card (A15.4).
    Gold { need: u8, have: u16 },
    /// Each part could be paid, but not all of them together: this much more gold would do, or this many more trade tokens. 0
    /// where more of that alone would not help.
    Together { gold: u16, tokens: u8 },
    /// Each part could be paid, but not all of them together: this much more gold is missing, and this many more trade tokens.
    TogetherBoth { gold: u16, tokens: u8 },
    /// It could be paid after this card was activated.
    ActivateFirst { kind: CardKind },
    /// It could be paid after this objective card was used.
    UseFirst { objective: Objective },
}

/// Why a move is not allowed. It depends only on what the asking seat may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "why")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat decides.
    NotYourTurn { seat: Seat },
    /// Something else is asked now.
    OtherQuestion { asked: Decision },
    /// No action is left in this turn.
    NoActionLeft,
    /// The turn ends only after an action.
    ActFirst,
    /// Nothing can be the object of this action now.
    NothingPossible { action: Action },
    /// The cost cannot be paid.
    CannotPay { lack: Lack },
    /// After this the cost that is open could not be paid any more.
    CostBecomesUnpayable,
    /// After this the action that was begun could not be done any more.
    ActionBecomesImpossible { action: Action },
    /// No such token on the board.
    SoldOut { token: Token },
    /// It is only printed, never built.
    OnlyPrinted { token: Token },
    /// The same industry stands there already (A9.2).
    OwnedAlready { token: Token },
    /// Not with this action (A8.1): only further ships.
    OneTokenEach { token: Token },
    /// The shipyards do not allow it (A11.2): none is strong enough, or those that are owned have built another ship.
    NoYard { token: Token, owned: bool },
    /// The supply has too few naval tokens for the ship (C24).
    NoTokensInSupply { token: Token, naval: Naval, need: u8, left: u8 },
    /// Four islands are the limit.
    FourIslands { action: Action },
    /// The stack of islands or expedition cards is empty.
    StackEmpty { action: Action },
    /// Three parts are the limit.
    ThreeAtMost { action: Action },
    /// No cube of this tier is in the supply.
    NoCubeInSupply { tier: Tier },
    /// No cube of this tier is there.
    NoSuchCube { tier: Tier, at: Whereabouts },
    /// Investors are the highest tier.
    HighestTier,
    /// The card is not in the hand.
    NotInHand { kind: CardKind },
    /// It is the card that is being paid for (A12.5).
    BeingPlayed { kind: CardKind },
    /// Cards of an empty stack cannot be swapped (A14.3).
    SwapStackEmpty { deck: Deck },
    /// One card more than the question took that has just been answered.
    TooManyCards { asked: Decision },
    /// This many more cards must go back (D3).
    MoreCards { least: u8 },
    /// The Editor takes a card.
    EditorsCard,
    /// A swap takes at least one card.
    NothingSwapped,
    /// One to three cards.
    OneToThree { count: u8 },
    /// No such token on the own islands, or one that equals another.
    NoSuchToken { spot: Spot },
    /// No industry.
    NoIndustry { token: Token },
    /// The cost does not ask for it now.
    NotDue { resource: Resource },
    /// Another resource of the cost is paid before (`later` puts it off).
    NotThisLine { resource: Resource },
    /// The cost does not ask for a cube of this tier.
    CubeNotDue { tier: Tier },
    /// All workplaces are taken.
    NoWorkplace { token: Token },
    /// No cube of the tier is in its district.
    NoneInDistrict { tier: Tier },
    /// The partner does not make it.
    PartnerLacks { resource: Resource, seat: Seat },
    /// Nobody trades with himself.
    OwnSeat,
    /// Traded once this turn already.
    TradedAlready { resource: Resource },
    /// New World resources are never traded.
    NeverTraded { resource: Resource },
    /// Not on any own New World island.
    NotOnIslands { resource: Resource },
    /// Not enough naval tokens.
    TooFewTokens { resource: Resource, price: u8 },
    /// No such naval token, or it cannot stand for this one.
    NoSuchCoin { coin: Coin },
    /// Tokens of a payment are named in a fixed order.
    CoinOrder { coin: Coin },
    /// There is no other part of the cost to pay first, or the order cannot matter.
    NothingLater,
    /// The token cannot stand there.
    DoesNotFit { token: Token, site: Site },
    /// No such free field.
    NoFreeField { site: Site },
    /// The alternative must cover its starting industry (D1).
    MustReplace { token: Token, over: Token },
    /// No removal now: not expanding, or none left (A8.6).
    NoRemoval,
    /// Printed tokens are never removed (A8.8).
    Printed { token: Token },
    /// A shipyard goes before the first ship or after the last (R59, C7).
    YardInUse,
    /// Not used, or in its district: no shift end.
    NotUsed { tier: Tier },
    /// A shift end costs more gold than there is.
    ShiftEndGold { gold: u8, have: u16 },
    /// A new cube costs more gold than there is.
    CubeGold { gold: u8, have: u16 },
    /// The cubes of an island come as a whole or lapse: nothing is asked (C23).
    AsAWhole,
    /// No such card lies face up.
    NotReady { kind: CardKind },
    /// The return effect works only in the turn in which its card was played.
    TooLate { kind: CardKind },
    /// The effect could do nothing now.
    NoUse { kind: CardKind },
    /// A card's New World resource needs a cost that asks for it.
    NoCostAsksForIt { kind: CardKind },
    /// The objective card is not laid out.
    NotLaidOut { objective: Objective },
    /// It has no effect to use.
    NoEffect { objective: Objective },
    /// Once in a turn.
    UsedAlready { objective: Objective },
    /// Its price cannot be paid.
    ObjectivePrice { objective: Objective },
    /// No free upgrade of this tier is open.
    NoFreeUpgrade { tier: Tier },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "A23.2",
            Refusal::NotYourTurn { .. } => "A2.1",
            Refusal::OtherQuestion { asked } => rule_of(asked),
            Refusal::NoActionLeft => "A2.2",
            Refusal::ActFirst => "A2.6",
            Refusal::NothingPossible { action } => rule_of_action(*action),
            Refusal::CannotPay { lack } => lack.rule(),
            Refusal::CostBecomesUnpayable => "A4.5",
            Refusal::ActionBecomesImpossible { .. } => "C4",
            Refusal::SoldOut { .. } => "A8.11",
            Refusal::OnlyPrinted { .. } => "A1.6",
            Refusal::OwnedAlready { .. } => "A9.2",
            Refusal::OneTokenEach { .. } => "A8.1",
            Refusal::NoYard { .. } => "A11.2",
            Refusal::NoTokensInSupply { .. } => "C24",
            Refusal::FourIslands { action: Action::OldWorld } => "A17.2",
            Refusal::FourIslands { .. } => "A18.2",
            Refusal::StackEmpty { action: Action::OldWorld } => "A17.9",
            Refusal::StackEmpty { action: Action::NewWorld } => "A18.8",
            Refusal::StackEmpty { .. } => "A19.4",
            Refusal::ThreeAtMost { action: Action::Workforce } => "A15.1",
            Refusal::ThreeAtMost { .. } => "A16.1",
            Refusal::NoCubeInSupply { .. } => "R21",
            Refusal::NoSuchCube { .. } => "A16.1",
            Refusal::HighestTier => "A16.9",
            Refusal::NotInHand { .. } => "A12.1",
            Refusal::BeingPlayed { .. } => "A12.5",
            Refusal::SwapStackEmpty { .. } => "A14.3",
            Refusal::TooManyCards { asked } => rule_of(asked),
            Refusal::MoreCards { .. } => "D3",
            Refusal::EditorsCard => "A26.3",
            Refusal::NothingSwapped => "A14.7",
            Refusal::OneToThree { .. } => "A19.1",
            Refusal::NoSuchToken { .. } => "A8.3",
            Refusal::NoIndustry { .. } => "A10.4",
            Refusal::NotDue { .. } => "A3.7",
            Refusal::CubeNotDue { .. } => "A4.1",
            Refusal::NotThisLine { .. } | Refusal::NothingLater => "A4.3",
            Refusal::NoWorkplace { .. } => "A3.4",
            Refusal::NoneInDistrict { .. } => "A3.5",
            Refusal::TooFewTokens { resource, .. } if resource.from_new_world() => "A18.4",
            Refusal::PartnerLacks { .. } | Refusal::TooFewTokens { .. } => "A6.2",
            Refusal::OwnSeat => "A6.8",
            Refusal::TradedAlready { .. } => "A6.6",
            Refusal::NeverTraded { .. } => "A6.7",
            Refusal::NotOnIslands { .. } => "A18.4",
            Refusal::NoSuchCoin { .. } => "A5.3",
            Refusal::CoinOrder { .. } => "A5.4",
            Refusal::DoesNotFit { token, .. } => match token.build() {
                crate::Build::Industry(..) => "A9.4",
                crate::Build::Shipyard(_) => "A10.3",
                crate::Build::Ship(..) => "A11.3",
            },
            Refusal::NoFreeField { .. } => "A8.3",
            Refusal::MustReplace { .. } => "D1",
            Refusal::NoRemoval => "A8.6",
            Refusal::Printed { .. } => "A8.8",
            Refusal::YardInUse => "R59",
            Refusal::NotUsed { .. } | Refusal::ShiftEndGold { .. } => "A7.1",
            Refusal::CubeGold { .. } => "A22.1",
            Refusal::AsAWhole => "C23",
            Refusal::NotReady { .. } => "A13.1",
            Refusal::TooLate { .. } => "A22.8",
            Refusal::NoUse { .. } => "R66",
            Refusal::NoCostAsksForIt { .. } => "A22.5",
            Refusal::NotLaidOut { .. } | Refusal::NoEffect { .. } => "A21.1",
            Refusal::UsedAlready { .. } => "A21.2",
            Refusal::ObjectivePrice { objective } => match objective {
                Objective::AlonsoGraves => "A26.1",
                Objective::Aarhant => "A26.2",
                _ => "A26.3",
            },
            Refusal::NoFreeUpgrade { .. } => "A22.6",
        }
    }
}

impl Lack {
    /// The rule that asks for what is missing.
    pub fn rule(&self) -> &'static str {
        match self {
            Lack::NobodyMakes { .. } | Lack::TooFewTokens { .. } => "A6.2",
            Lack::WorkplacesBusy { .. } => "A3.4",
            Lack::NoWorker { .. } | Lack::NoneOfTier { .. } => "A3.1",
            Lack::TradedAlready { .. } => "A6.6",
            Lack::NoIsland { .. } => "A6.7",
            Lack::NoCube { .. } | Lack::CubeUsed { .. } => "A4.1",
            Lack::TradeTokens { .. } | Lack::ExplorationTokens { .. } => "A5.2",
            Lack::Gold { .. } => "A15.4",
            Lack::Together { .. } | Lack::TogetherBoth { .. } => "A4.5",
            Lack::ActivateFirst { .. } | Lack::UseFirst { .. } => "A4.5",
        }
    }
}

/// The rule that asks a question.
fn rule_of(asked: &Decision) -> &'static str {
    match asked {
        Decision::Turn | Decision::Over => "A2.2",
        Decision::Target(action) => rule_of_action(*action),
        Decision::Pay => "A4.5",
        Decision::Spend { .. } => "A5.2",
        Decision::Site(_) => "A8.2",
        Decision::Cube(_) => "A16.3",
        Decision::Gain { .. } => "C22",
        Decision::Swap { .. } => "A14.1",
        Decision::Return { asker: Asker::Effect, .. } => "A22.8",
        Decision::Return { asker: Asker::TheEditor, .. } => "A26.3",
    }
}

fn rule_of_action(action: Action) -> &'static str {
    match action {
        Action::Expand => "A8.12",
        Action::Play => "A12.1",
        Action::Swap => "A14.1",
        Action::Workforce => "A15.1",
        Action::Upgrade => "A16.1",
        Action::OldWorld => "A17.1",
        Action::NewWorld => "A18.1",
        Action::Expedition => "A19.1",
        Action::Festival => "A20.3",
    }
}
