//! The deal (S2).

use crate::cardset::{Card, CardSet};
use crate::data::{DATA, DECK, FIRST};
use crate::event::{Cause, Event};
use crate::kinds::Kind;
use crate::round::START_HAND;
use crate::setup::{Edition, Setup};
use crate::state::{Board, Build, City, Figures, Frame, NO_CARD, Place, Prices, SEATS, Secret, State};
use entrepot_table::{Chance, List, Purpose, Seat, Sink};

const DECK_ORDER: Purpose = Purpose::Setup(0);
const PRICE_ORDER: Purpose = Purpose::Setup(1);

/// The cards of the deck of this setup (S1.7, S1.9, S2.8).
pub(crate) fn deck(setup: &Setup) -> CardSet {
    let copies = |kind: Kind| match (&DATA.cards[kind.index()], setup.edition) {
        (card, _) if card.expansion && !setup.expansion => 0,
        (card, Edition::Second) => card.copies.value,
        (card, Edition::First) => card.first_edition.value,
    };
    let in_deck = Kind::ALL.into_iter().filter(|&kind| kind != Kind::Cathedral);
    in_deck.flat_map(|kind| (0..copies(kind)).map(move |copy| FIRST[kind.index()] + copy)).collect()
}

/// The table before anything is dealt: a city with an Indigo plant for everybody (S2.4).
pub(crate) fn empty_table(setup: &Setup) -> State {
    let mut city = City::default();
    city.places.push(Place { kind: Kind::IndigoPlant, good: false, beneath: 0 });
    city.count_kinds();
    let mut cities = [City::default(); SEATS];
    cities[..setup.players()].fill(city);
    let board = Board {
        setup: *setup,
        figures: Figures::default(),
        round: 1,
        governor: setup.governor(),
        chooser: setup.governor(),
        actor: setup.governor(),
        roles: [None; 5],
        stack: List::default(),
        cities,
        covered: List::default(),
        hands: [0; SEATS],
        drawn: 0,
        revealed: List::default(),
        pile: 0,
        discard: 0,
        reshuffles: 0,
        cathedral: setup.expansion,
        prices: Prices::default(),
        build: Build::default(),
    };
    let secret = Secret {
        pile: List::default(),
        discard: CardSet::default(),
        hands: [CardSet::default(); SEATS],
        drawn: CardSet::default(),
        laid: CardSet::default(),
        goods: [[NO_CARD; 12]; SEATS],
        seen: [CardSet::default(); SEATS],
        tiles: [0, 1, 2, 3, 4],
        last: None,
    };
    State { board, secret }
}

/// Shuffles and deals player by player, clockwise from the Governor (S2.5, C10).
pub(crate) fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
    let mut state = empty_table(setup);
    let mut deck = deck(setup);
    for _ in 0..setup.players() {
        if let Some(plant) = deck.and(CardSet::of_kind(Kind::IndigoPlant)).first() {
            deck.remove(plant);
        }
    }
    let mut pile: List<Card, DECK> = deck.iter().collect();
    chance.shuffle(DECK_ORDER, &mut pile);
    state.board.pile = pile.len() as u8;
    state.secret.pile = pile;
    chance.shuffle(PRICE_ORDER, &mut state.secret.tiles);
    let (round, governor) = (1, setup.governor());
    sink.all(|| Event::Round { round, governor, from: None });
    for n in 0..setup.players() {
        // 5, 6, 7, 8 cards in the starting variant, of which 4 are kept (S2.7).
        let more = if setup.starting_variant { n + 1 } else { 0 };
        let seat: Seat = governor.after(n, setup.players());
        state.draw(seat, START_HAND + more, Cause::Deal, chance, sink);
    }
    state.board.stack.push(if setup.starting_variant { Frame::StartingHands(0) } else { Frame::Roles(0) });
    crate::round::run(&mut state, chance, sink);
    state
}
