//! Setting up (A1).

use crate::card::{CARDS, Card, CardSet, Deck};
use crate::data::DATA;
use crate::event::Event;
use crate::island::{NewIsland, OldIsland};
use crate::moves::Decision;
use crate::objective::{Objective, ObjectiveSet};
use crate::setup::{Objectives, Setup};
use crate::state::{Board, EXPEDITIONS, Player, SEATS, Secret, State, Supply, Turn};
use crate::tier::Tier;
use crate::token::STACKS;
use crate::turn;
use entrepot_table::{Chance, List, Purpose, Seat, Sink};

/// Everything that is shuffled has a number of its own, so that no two things of the game can be mixed up: population cards
/// from 0, then expedition cards, islands, objective cards, seats.
pub(crate) const FIRST_EXPEDITION: u8 = CARDS as u8;
pub(crate) const FIRST_OLD_ISLAND: u8 = FIRST_EXPEDITION + EXPEDITIONS as u8;
pub(crate) const FIRST_NEW_ISLAND: u8 = FIRST_OLD_ISLAND + OldIsland::COUNT as u8;
const FIRST_OBJECTIVE: u8 = FIRST_NEW_ISLAND + NewIsland::COUNT as u8;
const FIRST_SEAT: u8 = FIRST_OBJECTIVE + Objective::COUNT as u8;

/// The first position.
pub(crate) fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
    let mut state = table(setup);
    shuffle_cards(&mut state.secret, chance);
    state.board.objectives = objectives(setup, chance);
    state.board.first = setup.first().unwrap_or_else(|| random_seat(setup.players(), chance));
    let (objectives, first) = (state.board.objectives, state.board.first);
    sink.all(|| Event::Dealt { objectives: objectives.to_vec(), first });
    // Clockwise from the first player, who has the least gold (A1.9, C19).
    for steps in 0..setup.players() {
        let seat = first.after(steps, setup.players());
        state.board.take_gold(seat, DATA.start_gold[steps].value);
        for (deck, count) in Deck::ALL.into_iter().zip(DATA.start_hand) {
            state.draw(seat, deck, count.value, sink);
        }
    }
    turn::begin(&mut state, first, sink);
    state
}

/// The table before anything is shuffled or dealt: home islands with their cubes and tokens, full stacks in order.
pub(crate) fn table(setup: &Setup) -> State {
    let mut board = Board {
        setup: *setup,
        objectives: Objective::FIRST_GAME,
        round: 1,
        first: Seat::new(0),
        actor: Seat::new(0),
        stack: List::from_slice(&[Decision::Turn]),
        turn: Turn { actions: 1, ..Turn::default() },
        players: [Player::default(); SEATS],
        tokens: std::array::from_fn::<u8, STACKS, _>(|token| DATA.tokens[token].copies),
        supply: Supply {
            cubes: DATA.cubes.map(|cubes| i16::from(cubes.value)),
            gold: i32::from(DATA.supply_gold.value),
            trade: i32::from(DATA.supply_trade.value),
            exploration: i32::from(DATA.supply_exploration.value),
        },
        cards: Deck::ALL.map(|deck| CardSet::of_deck(deck).len() as u8),
        expeditions: EXPEDITIONS as u8,
        old_world: OldIsland::COUNT as u8,
        new_world: NewIsland::COUNT as u8,
        played: List::default(),
        fireworks: None,
        last_round: None,
    };
    for seat in Seat::all(setup.players()) {
        for (tier, count) in Tier::ALL.into_iter().zip(DATA.start_cubes) {
            (0..count.value).for_each(|_| board.add_cube(seat, tier));
        }
        // A naval token on each printed ship (A1.6).
        let printed = *board.player(seat);
        for (_, token) in printed.tokens() {
            board.man_ship(seat, token, false);
        }
    }
    State { board, secret: full_stacks() }
}

fn full_stacks() -> Secret {
    let cards = |deck: Deck| CardSet::of_deck(deck).iter();
    Secret {
        fw: cards(Deck::FarmerWorker).collect(),
        aei: cards(Deck::ArtisanEngineerInvestor).collect(),
        nw: cards(Deck::NewWorld).collect(),
        hands: [CardSet::default(); SEATS],
        seen: [CardSet::default(); SEATS],
        expeditions: (0..EXPEDITIONS as u8).collect(),
        drawn: [0; SEATS],
        old_world: OldIsland::ALL.into_iter().collect(),
        new_world: NewIsland::ALL.into_iter().collect(),
    }
}

/// Each stack by itself (A1.2, A1.3).
fn shuffle_cards(secret: &mut Secret, chance: &mut impl Chance) {
    chance.shuffle(Purpose::Setup(0), &mut secret.fw);
    chance.shuffle(Purpose::Setup(1), &mut secret.aei);
    chance.shuffle(Purpose::Setup(2), &mut secret.nw);
    let mut numbered = |n: u32, first: u8, count: usize| -> List<Card, { Objective::COUNT + 2 }> {
        let mut numbers: List<Card, { Objective::COUNT + 2 }> = (first..first + count as u8).collect();
        chance.shuffle(Purpose::Setup(n), &mut numbers);
        numbers
    };
    let expeditions = numbered(3, FIRST_EXPEDITION, EXPEDITIONS);
    secret.expeditions = expeditions.iter().map(|number| number - FIRST_EXPEDITION).collect();
    let islands = numbered(4, FIRST_OLD_ISLAND, OldIsland::COUNT);
    secret.old_world = islands.iter().map(|number| OldIsland::ALL[usize::from(number - FIRST_OLD_ISLAND)]).collect();
    let islands = numbered(5, FIRST_NEW_ISLAND, NewIsland::COUNT);
    secret.new_world = islands.iter().map(|number| NewIsland::ALL[usize::from(number - FIRST_NEW_ISLAND)]).collect();
}

/// The five objective cards (A1.5, A27): some that must be there, and chance fills up from those that may.
fn objectives(setup: &Setup, chance: &mut impl Chance) -> [Objective; 5] {
    let all: ObjectiveSet = Objective::ALL.into_iter().collect();
    let set = |some: &[Objective]| some.iter().copied().collect::<ObjectiveSet>();
    let (must, may) = match setup.objectives() {
        Objectives::FirstGame => (set(&Objective::FIRST_GAME), ObjectiveSet::NONE),
        Objectives::Random => (ObjectiveSet::NONE, all),
        Objectives::Chosen(five) => (five, ObjectiveSet::NONE),
        Objectives::Complex => (set(&Objective::EFFECTS), all),
        Objectives::Confrontational => (set(&Objective::MAJORITIES), ObjectiveSet::NONE),
        Objectives::Relaxed => (ObjectiveSet::NONE, set(&Objective::INDUSTRIES)),
        Objectives::ZooAndMuseum => (set(&[Objective::Zoo, Objective::Museum]), all),
        Objectives::Pyrphorian => (set(&[Objective::Pyrphorian]), all),
    };
    let mut numbers: List<u8, { Objective::COUNT }> =
        may.minus(must).iter().map(|card| FIRST_OBJECTIVE + card as u8).collect();
    chance.shuffle(Purpose::Setup(6), &mut numbers);
    let drawn = numbers.iter().map(|number| Objective::ALL[usize::from(number - FIRST_OBJECTIVE)]);
    let five: ObjectiveSet = must.iter().chain(drawn).take(5).collect();
    let mut five = five.iter();
    std::array::from_fn(|_| five.next().unwrap_or_default())
}

fn random_seat(players: usize, chance: &mut impl Chance) -> Seat {
    let mut seats: List<u8, SEATS> = (0..players as u8).map(|seat| FIRST_SEAT + seat).collect();
    chance.shuffle(Purpose::Setup(7), &mut seats);
    seats.first().map_or(Seat::new(0), |seat| Seat::new(usize::from(seat - FIRST_SEAT)))
}
