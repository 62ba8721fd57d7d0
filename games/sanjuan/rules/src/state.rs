//! A whole position: the board that everybody sees, and the cards that are hidden (S1.2, S18).

use crate::cardset::{Card, CardSet};
use crate::data::{DATA, DECK};
use crate::kinds::{Kind, KindSet, Role};
use crate::moves::Decision;
use crate::setup::Setup;
use entrepot_table::{List, Seat};
use serde::{Deserialize, Serialize};

/// Most players.
pub(crate) const SEATS: usize = 4;

/// Buildings that end the game, and so the most that a city can have (S12.1, S12.2).
pub const FULL_CITY: usize = 12;

/// A whole position: plain data that is copied as memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) secret: Secret,
}

impl State {
    /// What everybody may know.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Closes the questions that are open inside the phase or step that runs.
    pub(crate) fn answered(&mut self) {
        while matches!(self.board.stack.last(), Some(Frame::Ask(_))) {
            self.board.stack.pop();
        }
        self.secret.last = None;
    }
}

/// What everybody may know (S18.1, S18.6). Views hold it as it is, so nothing hidden may ever be put here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Board {
    /// What was chosen before the game.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub setup: Setup,
    /// Costs, points and prices; sent along only where a scenario changed them.
    #[serde(default, skip_serializing_if = "Figures::are_standard")]
    #[cfg_attr(feature = "types", ts(as = "Option<Figures>", optional))]
    pub figures: Figures,
    /// The round, from 1.
    pub round: u16,
    /// Who holds the Governor card.
    pub governor: Seat,
    /// Who chose the role being played.
    pub chooser: Seat,
    /// Whose decision it is, or was last.
    pub actor: Seat,
    /// Who took each role this round, by role (S3.5).
    pub roles: [Option<Seat>; 5],
    /// What is under way, the innermost last.
    #[cfg_attr(feature = "types", ts(as = "Vec<Frame>"))]
    pub stack: List<Frame, 6>,
    /// The players' cities.
    pub cities: [City; SEATS],
    /// Kinds of covered buildings, ordered by seat and place, the lowest of a place first (S18.6).
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub covered: List<Kind, DECK>,
    /// Cards in each hand (S18.1).
    pub hands: [u8; SEATS],
    /// Drawn cards kept apart from the hand (S8.5).
    pub drawn: u8,
    /// Cards turned up by a Gold mine.
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub revealed: List<Kind, 4>,
    /// Cards in the draw pile (S18.5).
    pub pile: u8,
    /// Cards in the discard pile (S18.5).
    pub discard: u8,
    /// How often the discard pile became the draw pile.
    pub reshuffles: u16,
    /// Whether the Cathedral lies by the roles (S17.11).
    pub cathedral: bool,
    /// The trading house.
    pub prices: Prices,
    /// The building being built.
    pub build: Build,
}

/// Something under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The starting hands are chosen; the n-th player is next (S2.7).
    StartingHands(u8),
    /// A round begins: this step, its n-th part is next (S11.2).
    RoundStart(RoundStep, u8),
    /// Roles are chosen; the n-th choice is next (S3.2).
    Roles(u8),
    /// A role is played; its n-th part is next (S4.2).
    Phase(Role, u8),
    /// Somebody is asked.
    Ask(Decision),
    /// The game is over (S12.1).
    #[default]
    Over,
}

/// The steps at the start of a round, each completed for all before the next (S11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoundStep {
    /// Office buildings.
    Office,
    /// Chapel, then Bank.
    Store,
    /// Hand limits.
    Limit,
}

/// Where a building stands in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Place {
    /// The building on top.
    pub kind: Kind,
    /// Whether a good lies on it.
    pub good: bool,
    /// How many covered buildings lie under it.
    pub beneath: u8,
}

/// One player's city and what is noted of him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct City {
    /// Uncovered buildings in the order of their places.
    #[cfg_attr(feature = "types", ts(as = "Vec<Place>"))]
    pub places: List<Place, FULL_CITY>,
    /// The building built in this builder phase, not yet usable (S13.1).
    pub fresh: Option<Kind>,
    /// Cards under Chapels.
    pub chapel: u8,
    /// Cards under Banks.
    pub bank: u8,
    /// Cards under Harbors.
    pub harbor: u8,
    /// The Bank was used, which is once a game (Q22).
    pub bank_used: bool,
    /// The Library was used this round (S15.17b).
    pub library_used: bool,
    /// The kinds that stand uncovered: a summary of `places`.
    #[serde(rename = "kinds")]
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub(crate) owned: KindSet,
}

/// The trading house (S7, S18.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Prices {
    /// The cards in the order in which they come round, as far as known.
    pub known: [Option<u8>; 5],
    /// Which of them is, or will be, turned up next.
    pub next: u8,
    /// Whether it lies open now.
    pub open: bool,
    /// Whether anybody sold a good in this phase (S17.4).
    pub sold: bool,
}

/// The building being built (S5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Build {
    /// The building.
    pub kind: Kind,
    /// The place it goes over.
    pub over: Option<u8>,
    /// Goods paid so far (S15.5).
    pub goods: u8,
    /// A hand card was paid: goods come first.
    pub cards: bool,
    /// The Library makes it cheaper.
    pub library: bool,
}

/// Costs, printed points and prices as used in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Figures {
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    cost: List<u8, { Kind::COUNT }>,
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    points: List<u8, { Kind::COUNT }>,
    /// The trading-house cards.
    pub tiles: [[u8; 5]; 5],
}

impl Figures {
    /// The printed cost.
    pub fn cost(&self, kind: Kind) -> u8 {
        self.cost[kind.index()]
    }

    /// The printed points.
    pub fn points(&self, kind: Kind) -> u8 {
        self.points[kind.index()]
    }

    pub(crate) fn set_cost(&mut self, kind: Kind, cost: u8) {
        self.cost[kind.index()] = cost;
    }

    pub(crate) fn set_points(&mut self, kind: Kind, points: u8) {
        self.points[kind.index()] = points;
    }

    fn are_standard(&self) -> bool {
        *self == Figures::default()
    }
}

impl Default for Figures {
    fn default() -> Self {
        Figures {
            cost: DATA.cards.iter().map(|card| card.cost.value).collect(),
            points: DATA.cards.iter().map(|card| card.points.value).collect(),
            tiles: DATA.tiles,
        }
    }
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Secret {
    /// The draw pile; the last card is on top.
    pub(crate) pile: List<Card, DECK>,
    pub(crate) discard: CardSet,
    pub(crate) hands: [CardSet; SEATS],
    /// Drawn or turned up, and not yet kept or discarded.
    pub(crate) drawn: CardSet,
    /// Under Chapels, Banks and Harbors. Whoever laid a card from the hand has seen it; nobody has seen one under a Harbor.
    pub(crate) laid: CardSet,
    /// The good on each place of each city.
    pub(crate) goods: [[Card; FULL_CITY]; SEATS],
    /// Which cards each seat has seen where they are now.
    pub(crate) seen: [CardSet; SEATS],
    /// The trading-house cards in the order in which they come round.
    pub(crate) tiles: [u8; 5],
    /// The last kind named of the set being chosen: nothing before it can be named any more.
    pub(crate) last: Option<Kind>,
}

/// No good lies there.
pub(crate) const NO_CARD: Card = Card::MAX;

impl Board {
    /// How many play.
    pub fn players(&self) -> usize {
        self.setup.players()
    }

    /// What is asked, if anything.
    pub fn decision(&self) -> Option<Decision> {
        match self.stack.last() {
            Some(Frame::Ask(decision)) => Some(*decision),
            _ => None,
        }
    }

    /// The role being played.
    pub fn phase(&self) -> Option<Role> {
        self.stack.iter().find_map(|frame| match frame {
            Frame::Phase(role, _) => Some(*role),
            _ => None,
        })
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.stack.last() == Some(&Frame::Over)
    }

    /// One player's city.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// Cards in one player's hand.
    pub fn hand(&self, seat: Seat) -> usize {
        usize::from(self.hands[seat.index()])
    }

    /// Cards that can still be drawn (S1.4, S1.5).
    pub fn cards_left(&self) -> usize {
        usize::from(self.pile) + usize::from(self.discard)
    }

    /// The trading-house card that lies open.
    pub fn open_prices(&self) -> Option<[u8; 5]> {
        let tile = self.prices.known[usize::from(self.prices.next)].filter(|_| self.prices.open)?;
        Some(self.figures.tiles[usize::from(tile)])
    }

    /// The kinds of buildings under this place, the lowest first.
    pub fn beneath(&self, seat: Seat, place: usize) -> &[Kind] {
        let start = self.covered_before(seat, place);
        let count = usize::from(self.city(seat).places[place].beneath);
        self.covered.get(start..start + count).unwrap_or(&[])
    }

    pub(crate) fn covered_before(&self, seat: Seat, place: usize) -> usize {
        let earlier = self.cities[..seat.index()].iter().flat_map(|city| city.places.iter());
        let same_city = self.city(seat).places[..place].iter();
        earlier.chain(same_city).map(|place| usize::from(place.beneath)).sum()
    }

    /// Everybody, clockwise from this seat.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        (0..players).map(move |steps| from.after(steps, players))
    }

    pub(crate) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.actor = seat;
        self.stack.push(Frame::Ask(decision));
    }

    /// Changes what is asked, such as how many are left.
    pub(crate) fn ask_on(&mut self, decision: Decision) {
        if let Some(top) = self.stack.last_mut() {
            *top = Frame::Ask(decision);
        }
    }
}

impl City {
    /// Whether the building stands uncovered.
    pub fn has(&self, kind: Kind) -> bool {
        self.owned.has(kind)
    }

    /// Whether its power can be used: uncovered, and built in an earlier builder phase (S13.8).
    pub fn can_use(&self, kind: Kind) -> bool {
        self.owned.has(kind) && self.fresh != Some(kind)
    }

    /// This city with one building more, for whoever wonders what it would count; a full city stays as it is.
    ///
    /// ```
    /// use entrepot_sanjuan::{City, Kind};
    /// assert!(City::default().with(Kind::GuildHall).has(Kind::GuildHall));
    /// ```
    #[must_use]
    pub fn with(mut self, kind: Kind) -> City {
        if self.places.len() < FULL_CITY {
            self.places.push(Place { kind, ..Place::default() });
            self.count_kinds();
        }
        self
    }

    /// Goods lying in the city.
    pub fn goods(&self) -> usize {
        self.places.iter().filter(|place| place.good).count()
    }

    /// Cards under Chapels, Banks and Harbors.
    pub fn laid(&self) -> usize {
        usize::from(self.chapel) + usize::from(self.bank) + usize::from(self.harbor)
    }

    /// The first place with this building and a good, or without one.
    pub(crate) fn find(&self, kind: Kind, good: bool) -> Option<usize> {
        self.places.iter().position(|place| place.kind == kind && place.good == good)
    }

    pub(crate) fn count_kinds(&mut self) {
        self.owned = self.places.iter().map(|place| place.kind).collect();
    }
}
