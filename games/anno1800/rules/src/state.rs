//! A whole position: the board that everybody sees, and the cards that are hidden.

use crate::card::{Card, CardKind, CardSet, Deck};
use crate::cost::Cost;
use crate::island::{
    self, Expedition, HOME_FIELDS, ISLAND_FIELDS, MOST_FIELDS, MOST_ISLANDS, NewIsland, OldIsland, TERRAIN,
};
use crate::moves::{Decision, Object};
use crate::objective::{Objective, ObjectiveSet};
use crate::resource::{Resource, ResourceSet};
use crate::setup::Setup;
use crate::tier::{PerTier, Tier};
use crate::token::{Build, Naval, STACKS, Spot, Terrain, Token, Whereabouts};
use arrayvec::ArrayVec;
use entrepot_table::{List, Seat};
use serde::{Deserialize, Serialize};

/// Most players.
pub(crate) const SEATS: usize = 4;

/// Any number of tokens may still be removed.
pub(crate) const ANY_NUMBER: u8 = u8::MAX;

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
}

/// What everybody may know (R42). Views hold it as it is, so nothing hidden may ever be put here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Board {
    /// What was chosen before the game.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub setup: Setup,
    /// The five objective cards (A1.5).
    pub objectives: [Objective; 5],
    /// The round, from 1 (A2.1).
    pub round: u16,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub actor: Seat,
    /// What is asked, the innermost last; the first is always the turn, or that the game is over.
    #[cfg_attr(feature = "types", ts(as = "Vec<Decision>"))]
    pub stack: List<Decision, 6>,
    /// What happens in this turn.
    pub turn: Turn,
    /// The players, by seat.
    pub players: [Player; SEATS],
    /// Tokens of each kind on the gameboard.
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    #[serde(with = "serde_tokens")]
    pub tokens: [u8; STACKS],
    /// What is left to take.
    pub supply: Supply,
    /// Cards in the three stacks.
    pub cards: [u8; 3],
    /// Cards in the expedition stack.
    pub expeditions: u8,
    /// Islands in the two stacks.
    pub old_world: u8,
    /// Islands in the two stacks.
    pub new_world: u8,
    /// Population cards that were played, in order (A12.2).
    #[cfg_attr(feature = "types", ts(as = "Vec<Played>"))]
    pub played: List<Played, { crate::card::CARDS }>,
    /// Who took the fireworks (A23.1).
    pub fireworks: Option<Seat>,
    /// The last round, once it is known (A23.2).
    pub last_round: Option<u16>,
}

/// A population card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Played {
    /// Whose it is.
    pub seat: Seat,
    /// Which card.
    pub kind: CardKind,
    /// Whether it lies face up, its effect not used yet (A13.1).
    pub ready: bool,
}

/// The turn being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Turn {
    /// Actions that can still be begun (A2.5).
    pub actions: u8,
    /// Whether an action was begun: only then can the turn end (A2.8).
    pub acted: bool,
    /// Resources traded this turn (A6.6).
    #[cfg_attr(feature = "types", ts(as = "Vec<Resource>"))]
    pub traded: ResourceSet,
    /// Objective cards used this turn (A21.2).
    #[cfg_attr(feature = "types", ts(as = "Vec<Objective>"))]
    pub used: ObjectiveSet,
    /// Free upgrades, by the tier they start from (A22.6, R65).
    pub upgrades: [u8; 4],
    /// The action under way, as far as it can go on.
    pub doing: Doing,
    /// How many own tokens may still be removed in this Expand action; 255 is any number (A8.6).
    pub removals: u8,
    /// How many of the cards played last were played in this turn (A22.8).
    pub laid: u8,
    /// What is being paid for.
    pub object: Object,
    /// What of it is still to be paid.
    pub due: Cost,
    /// The resource to pay next, if not the first (A4.3).
    pub line: Option<Resource>,
}

/// An action that can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// None can.
    #[default]
    Nothing,
    /// Ships were built, this many of each strength (A11.2).
    Ships([u8; 3]),
    /// This many cubes were added (A15.1).
    Workforce(u8),
    /// This many upgrades were made (A16.1).
    Upgrades(u8),
}

/// What is left to take. Negative numbers mean more in play than the box holds (R28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Supply {
    /// Cubes by tier.
    pub cubes: PerTier<i16>,
    /// Gold.
    pub gold: i32,
    /// Trade tokens.
    pub trade: i32,
    /// Exploration tokens.
    pub exploration: i32,
}

/// Naval tokens of one kind (A5.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fleet {
    /// On ships.
    pub ready: u8,
    /// In the exhausted area.
    pub exhausted: u8,
    /// On cards, to be spent once (A22.2).
    pub temporary: u8,
}

impl Fleet {
    /// What can be spent.
    pub const fn available(&self) -> u8 {
        self.ready + self.temporary
    }

    /// All of them (R32).
    pub const fn all(&self) -> u8 {
        self.ready + self.exhausted + self.temporary
    }
}

/// One field of an island.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Field {
    /// The token built there.
    pub built: Option<Token>,
    /// The cubes on its workplaces, the lower tier last, empty places at the end.
    pub work: [Option<Tier>; 2],
}

impl Field {
    /// Cubes on it.
    pub fn cubes(&self) -> impl Iterator<Item = Tier> + use<> {
        self.work.into_iter().flatten()
    }

    pub(crate) fn has_place(&self) -> bool {
        self.work[1].is_none()
    }

    pub(crate) fn put(&mut self, tier: Tier) {
        let place = usize::from(self.work[0].is_some());
        self.work[place] = Some(tier);
        self.work.sort_unstable_by(|a, b| b.cmp(a));
    }

    pub(crate) fn take(&mut self, tier: Tier) {
        if let Some(place) = self.work.iter().position(|cube| *cube == Some(tier)) {
            self.work[place] = None;
            self.work.sort_unstable_by(|a, b| b.cmp(a));
        }
    }
}

/// One player's islands and pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Player {
    /// The fields of the home island, then of each Old World island; beyond those there are none.
    #[serde(with = "serde_fields")]
    #[cfg_attr(feature = "types", ts(as = "Vec<Field>"))]
    pub fields: [Field; MOST_FIELDS],
    /// Old World islands in the order of their fields.
    #[cfg_attr(feature = "types", ts(as = "Vec<OldIsland>"))]
    pub old_world: List<OldIsland, MOST_ISLANDS>,
    /// New World islands.
    #[cfg_attr(feature = "types", ts(as = "Vec<NewIsland>"))]
    pub new_world: List<NewIsland, MOST_ISLANDS>,
    /// Cubes in the districts.
    pub cubes: PerTier<u8>,
    /// Cubes in the exhausted area.
    pub exhausted: PerTier<u8>,
    /// Gold.
    pub gold: u16,
    /// Trade tokens.
    pub trade: Fleet,
    /// Exploration tokens.
    pub exploration: Fleet,
    /// Hand cards of each stack.
    pub hand: [u8; 3],
    /// Expedition cards.
    pub expeditions: u8,
    /// What the visible industries make, by the tier that works there: a summary of `fields`.
    #[cfg_attr(feature = "types", ts(as = "[Vec<Resource>; 4]"))]
    pub makes: [ResourceSet; 4],
    /// The same of industries with a free workplace: a summary of `fields`.
    #[cfg_attr(feature = "types", ts(as = "[Vec<Resource>; 4]"))]
    pub open: [ResourceSet; 4],
    /// What the New World islands show: a summary of `new_world`.
    #[cfg_attr(feature = "types", ts(as = "Vec<Resource>"))]
    pub imports: ResourceSet,
}

impl Default for Player {
    fn default() -> Player {
        let mut player = Player {
            fields: [Field::default(); MOST_FIELDS],
            old_world: List::default(),
            new_world: List::default(),
            cubes: [0; Tier::COUNT],
            exhausted: [0; Tier::COUNT],
            gold: 0,
            trade: Fleet::default(),
            exploration: Fleet::default(),
            hand: [0; 3],
            expeditions: 0,
            makes: [ResourceSet::NONE; 4],
            open: [ResourceSet::NONE; 4],
            imports: ResourceSet::NONE,
        };
        player.sum_up();
        player
    }
}

impl Player {
    /// How many fields there are.
    pub fn size(&self) -> usize {
        HOME_FIELDS + self.old_world.len() * ISLAND_FIELDS
    }

    /// What is printed on a field.
    pub fn printed(&self, field: usize) -> Option<Token> {
        match field.checked_sub(HOME_FIELDS) {
            None => island::printed_at_home(field),
            Some(at) => self.old_world.get(at / ISLAND_FIELDS)?.printed(at % ISLAND_FIELDS),
        }
    }

    /// What stands on a field: the token built there, else what is printed.
    pub fn visible(&self, field: usize) -> Option<Token> {
        self.fields[field].built.or_else(|| self.printed(field))
    }

    /// Every token that counts, with its field (A25.1).
    pub fn tokens(&self) -> impl Iterator<Item = (usize, Token)> {
        (0..self.size()).filter_map(|field| Some((field, self.visible(field)?)))
    }

    /// How many such tokens are visible.
    pub fn count(&self, token: Token) -> usize {
        // The summary answers for most of the industries that somebody might want to build.
        if let Some((resource, tier)) = token.industry()
            && !self.makes[tier.index()].has(resource)
        {
            return 0;
        }
        self.tokens().filter(|(_, one)| *one == token).count()
    }

    /// Whether there is a cube of this tier anywhere.
    pub fn has_any(&self, tier: Tier) -> bool {
        let at = tier.index();
        let working = || self.fields[..self.size()].iter().any(|field| field.work.contains(&Some(tier)));
        self.cubes[at] > 0 || self.exhausted[at] > 0 || working()
    }

    /// All cubes of a tier: in the district, exhausted, at work (A24.2).
    pub fn owned(&self, tier: Tier) -> u8 {
        let at_work = self.fields[..self.size()].iter().flat_map(|field| field.work).filter(|cube| *cube == Some(tier));
        self.cubes[tier.index()] + self.exhausted[tier.index()] + at_work.count() as u8
    }

    /// Pieces that a festival brings back: cubes at work and exhausted, naval tokens exhausted (A20.1).
    pub(crate) fn used(&self) -> u8 {
        let at_work = self.fields[..self.size()].iter().flat_map(Field::cubes).count() as u8;
        at_work + self.exhausted.iter().sum::<u8>() + self.trade.exhausted + self.exploration.exhausted
    }

    /// Hand cards.
    pub fn hand_size(&self) -> usize {
        self.hand.iter().map(|&cards| usize::from(cards)).sum()
    }

    /// Naval tokens of one kind.
    pub fn fleet(&self, kind: Naval) -> &Fleet {
        match kind {
            Naval::Trade => &self.trade,
            Naval::Exploration => &self.exploration,
        }
    }

    pub(crate) fn fleet_mut(&mut self, kind: Naval) -> &mut Fleet {
        match kind {
            Naval::Trade => &mut self.trade,
            Naval::Exploration => &mut self.exploration,
        }
    }

    /// The strength of all ships of a kind (A5.5).
    pub fn strength(&self, kind: Naval) -> u8 {
        let ships = self.tokens().filter_map(|(_, token)| token.ship());
        ships.filter(|(of, _)| *of == kind).map(|(_, strength)| strength).sum()
    }

    /// Visible shipyards of at least this strength (A11.2).
    pub fn yards(&self, strength: u8) -> u8 {
        self.yards_by_strength().into_iter().skip(usize::from(strength.saturating_sub(1))).sum()
    }

    /// Visible shipyards, by strength.
    pub(crate) fn yards_by_strength(&self) -> [u8; 3] {
        let mut yards = [0; 3];
        for field in (0..self.size()).filter(|&field| TERRAIN[field] == Terrain::Coast) {
            if let Some(Build::Shipyard(strength)) = self.visible(field).map(Token::build) {
                yards[usize::from(strength) - 1] += 1;
            }
        }
        yards
    }

    /// The field that a spot means; none for the second of two equal ones.
    pub fn find(&self, spot: Spot) -> Option<usize> {
        let of_kind = || self.tokens().filter(|(_, token)| *token == spot.token).map(|(field, _)| field);
        let field = of_kind().nth(usize::from(spot.copy))?;
        of_kind().take(usize::from(spot.copy)).all(|other| !self.alike(other, field)).then_some(field)
    }

    /// Whether two fields with the same token differ in nothing that matters (A1.11).
    pub(crate) fn alike(&self, one: usize, other: usize) -> bool {
        self.fields[one] == self.fields[other]
            && self.printed(one) == self.printed(other)
            && TERRAIN[one] == TERRAIN[other]
    }

    /// The spots where cubes stand, with their fields, in the order of spots.
    pub(crate) fn manned(&self) -> ArrayVec<(Spot, usize), MOST_FIELDS> {
        let idle = self.fields[..self.size()].iter().all(|field| field.work[0].is_none());
        let mut spots = if idle { ArrayVec::new() } else { self.spots() };
        spots.retain(|(_, field)| self.fields[*field].work[0].is_some());
        spots
    }

    /// The tokens that can be told apart, with their fields, in the order of spots.
    pub fn spots(&self) -> ArrayVec<(Spot, usize), MOST_FIELDS> {
        let mut spots = ArrayVec::<(Spot, usize), MOST_FIELDS>::new();
        let mut copies = [0; Token::COUNT];
        for (field, token) in self.tokens() {
            let copy = copies[token.index()];
            copies[token.index()] += 1;
            let same =
                spots.iter().filter(|_| copy > 0).any(|(spot, other)| spot.token == token && self.alike(*other, field));
            if !same {
                spots.push((Spot { token, copy }, field));
            }
        }
        spots.sort_unstable();
        spots
    }

    /// Whether there is a cube of this tier there.
    pub fn has_cube(&self, tier: Tier, at: Whereabouts) -> bool {
        match at {
            Whereabouts::District => self.cubes[tier.index()] > 0,
            Whereabouts::Exhausted => self.exhausted[tier.index()] > 0,
            Whereabouts::At(spot) => self.find(spot).is_some_and(|field| self.fields[field].work.contains(&Some(tier))),
        }
    }

    /// The field where a cube works; none in its district or the exhausted area.
    pub(crate) fn field_of(&self, at: Whereabouts) -> Option<u8> {
        match at {
            Whereabouts::At(spot) => self.find(spot).map(|field| field as u8),
            Whereabouts::District | Whereabouts::Exhausted => None,
        }
    }

    /// The first free field of this terrain.
    pub fn free_field(&self, terrain: Terrain) -> Option<usize> {
        (0..self.size()).find(|&field| TERRAIN[field] == terrain && self.visible(field).is_none())
    }

    /// Renews what is summed up from fields and islands.
    pub(crate) fn sum_up(&mut self) {
        self.makes = [ResourceSet::NONE; 4];
        self.open = [ResourceSet::NONE; 4];
        for field in 0..self.size() {
            if let Some(Build::Industry(resource, tier)) = self.visible(field).map(Token::build) {
                let makes = &mut self.makes[tier.index()];
                *makes = makes.with(resource);
                if self.fields[field].has_place() {
                    let open = &mut self.open[tier.index()];
                    *open = open.with(resource);
                }
            }
        }
        self.imports = self.new_world.iter().fold(ResourceSet::NONE, |all, island| all.or(island.resources()));
    }
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Secret {
    /// The three stacks; the last card is on top.
    pub(crate) fw: List<Card, 46>,
    pub(crate) aei: List<Card, 32>,
    pub(crate) nw: List<Card, 24>,
    pub(crate) hands: [CardSet; SEATS],
    /// Which cards each seat knows where they are: in the own hand, or put under a stack (R42).
    pub(crate) seen: [CardSet; SEATS],
    /// Expedition cards by number, the last on top.
    pub(crate) expeditions: List<u8, EXPEDITIONS>,
    /// Expedition cards of each player.
    pub(crate) drawn: [u32; SEATS],
    pub(crate) old_world: List<OldIsland, 12>,
    pub(crate) new_world: List<NewIsland, 8>,
}

/// Expedition cards in the box.
pub(crate) const EXPEDITIONS: usize = 22;

/// The kind of an expedition card.
pub(crate) fn expedition_of(card: u8) -> Expedition {
    let mut left = card;
    for kind in Expedition::ALL {
        let copies = crate::data::DATA.expeditions[kind.index()];
        if left < copies {
            return kind;
        }
        left -= copies;
    }
    Expedition::Ii
}

impl Secret {
    /// The cards of a stack, the last on top.
    pub(crate) fn stack(&self, deck: Deck) -> &[Card] {
        match deck {
            Deck::FarmerWorker => &self.fw,
            Deck::ArtisanEngineerInvestor => &self.aei,
            Deck::NewWorld => &self.nw,
        }
    }

    pub(crate) fn pop(&mut self, deck: Deck) -> Option<Card> {
        match deck {
            Deck::FarmerWorker => self.fw.pop(),
            Deck::ArtisanEngineerInvestor => self.aei.pop(),
            Deck::NewWorld => self.nw.pop(),
        }
    }

    /// Puts a card under a stack (A14.1).
    pub(crate) fn put_under(&mut self, deck: Deck, card: Card) {
        match deck {
            Deck::FarmerWorker => self.fw.insert(0, card),
            Deck::ArtisanEngineerInvestor => self.aei.insert(0, card),
            Deck::NewWorld => self.nw.insert(0, card),
        }
    }
}

impl Board {
    /// How many play.
    pub fn players(&self) -> usize {
        self.setup.players()
    }

    /// What is asked.
    pub fn decision(&self) -> Decision {
        self.stack.last().copied().unwrap_or(Decision::Over)
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.decision() == Decision::Over
    }

    /// One player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether an objective card is laid out.
    pub fn has(&self, objective: Objective) -> bool {
        self.objectives.contains(&objective)
    }

    /// Played cards of a seat whose effect can still be used.
    pub fn ready(&self, seat: Seat) -> impl Iterator<Item = CardKind> {
        self.played.iter().filter(move |card| card.seat == seat && card.ready).map(|card| card.kind)
    }

    /// The cheapest price at which one seat sells to another, in trade tokens (A6.3, C16).
    pub fn price(&self, partner: Seat, resource: Resource) -> Option<u8> {
        let makes = &self.player(partner).makes;
        let tiers = Tier::WORKING.into_iter().filter(|tier| makes[tier.index()].has(resource));
        tiers.map(|tier| crate::data::DATA.trade[tier.index()].value).min()
    }
}

mod serde_fields {
    use super::{Field, MOST_FIELDS};
    use entrepot_table::List;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(fields: &[Field; MOST_FIELDS], serializer: S) -> Result<S::Ok, S::Error> {
        List::<Field, MOST_FIELDS>::from_slice(fields).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Field; MOST_FIELDS], D::Error> {
        let list = List::<Field, MOST_FIELDS>::deserialize(deserializer)?;
        let mut fields = [Field::default(); MOST_FIELDS];
        fields.iter_mut().zip(list.iter()).for_each(|(field, read)| *field = *read);
        Ok(fields)
    }
}

mod serde_tokens {
    use super::STACKS;
    use entrepot_table::List;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(tokens: &[u8; STACKS], serializer: S) -> Result<S::Ok, S::Error> {
        List::<u8, STACKS>::from_slice(tokens).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; STACKS], D::Error> {
        let list = List::<u8, STACKS>::deserialize(deserializer)?;
        let mut tokens = [0; STACKS];
        tokens.iter_mut().zip(list.iter()).for_each(|(count, read)| *count = *read);
        Ok(tokens)
    }
}
