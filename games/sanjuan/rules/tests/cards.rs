//! How many cards there are of what, in the data and in games as they are dealt.

use entrepot_sanjuan::{Board, DATA, Kind, Kinds, SanJuan, Setup, State, Status, write_position};
use entrepot_table::{Game, Log, Moves, Seat, Seed, Silent};

/// Every setup of players, edition, expansion and starting variant.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=4 {
        for options in 0..8 {
            let edition = if options & 1 == 0 { "second" } else { "first" };
            let [expansion, variant] = [2, 4].map(|bit| if options & bit == 0 { "off" } else { "on" });
            let text = format!("players={players} edition={edition} expansion={expansion} starting_variant={variant}");
            setups.push(text.parse().unwrap());
        }
    }
    setups
}

fn deal(setup: &Setup, seed: u64) -> State {
    SanJuan::deal(setup, &mut Seed::from_number(seed), &mut Silent)
}

/// How many cards of each kind lie anywhere but beside the roles.
fn counts(state: &State) -> [usize; Kind::COUNT] {
    let mut counts = [0; Kind::COUNT];
    let text = write_position(state);
    let zones =
        text.lines().filter(|line| ["city", "hand", "pile", "discard"].contains(&line.split(' ').next().unwrap()));
    for kind in zones.flat_map(|line| line.split(' ')).filter_map(|word| word.parse::<Kind>().ok()) {
        counts[kind.index()] += 1;
    }
    counts
}

/// Discards the first cards wherever a starting hand is chosen: ten in all at most.
fn choose_starting_hands(state: &mut State) {
    for _ in 0..10 {
        if state.board().hands.iter().all(|&cards| cards <= 4) {
            return;
        }
        let mut moves = Moves::new();
        SanJuan::legal(state, &mut moves);
        SanJuan::play(state, moves[0], &mut Seed::from_number(0), &mut Silent);
    }
}

/// The deck has 44 production cards (10, 8, 9, 9, 8), 17 × 3 city buildings, 3 × 3 monuments and 4 × 2 of cost 6 (S1.7,
/// Q27); the expansion brings 9 × 3 and 2 Residences (S2.8).
#[test]
fn the_data_count_the_cards_of_the_rulebook() {
    let copies = |kind: Kind| usize::from(DATA.cards[kind.index()].copies.value);
    let [plants, rest] = [Kind::ALL.split_at(5).0, Kind::ALL.split_at(5).1];
    assert_eq!(plants.iter().map(|&kind| copies(kind)).collect::<Vec<_>>(), [10, 8, 9, 9, 8]);
    assert!(rest[..20].iter().all(|&kind| copies(kind) == 3), "17 city buildings and 3 monuments");
    assert!(rest[20..24].iter().all(|&kind| copies(kind) == 2), "four of cost 6");
    assert!(rest[24..33].iter().all(|&kind| copies(kind) == 3), "nine of the expansion");
    assert_eq!(rest[33..].iter().map(|&kind| copies(kind)).collect::<Vec<_>>(), [2, 1]);
    let sum = |expansion: bool| -> usize {
        let cards = Kind::ALL.into_iter().filter(|kind| DATA.cards[kind.index()].expansion == expansion);
        cards.map(copies).sum()
    };
    assert_eq!((sum(false), sum(true)), (112, 29 + 1));
}

/// Costs and printed points as used, and the price cards (S16.1, Q1, Q19).
#[test]
fn the_data_hold_the_figures_of_the_rules() {
    let figures = |kind: Kind| (DATA.cards[kind.index()].cost.value, DATA.cards[kind.index()].points.value);
    #[rustfmt::skip]
    let expected = [
        (1, 1), (2, 1), (3, 2), (4, 2), (5, 3),
        (1, 1), (1, 1), (1, 1), (2, 1), (2, 1), (2, 1), (2, 1), (2, 1), (2, 1),
        (3, 2), (3, 2), (3, 2), (3, 2), (3, 2), (4, 2), (4, 2), (5, 3),
        (3, 3), (4, 4), (5, 5),
        (6, 0), (6, 0), (6, 0), (6, 0),
        (1, 1), (1, 1), (1, 1), (2, 1), (3, 2), (3, 2), (3, 2), (4, 2), (5, 3), (6, 0), (7, 0),
    ];
    assert_eq!(Kind::ALL.map(figures), expected);
    assert_eq!(DATA.tiles, [[1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3], [1, 2, 2, 3, 3]]);
}

/// What no source settles is marked as a house value or as given by one source.
#[test]
fn the_data_say_how_sure_each_figure_is() {
    let card = |kind: Kind| DATA.cards[kind.index()];
    assert_eq!(card(Kind::Library).cost.status, Status::Verified);
    assert_eq!(card(Kind::Prefecture).cost.status, Status::HouseValue);
    assert_eq!(card(Kind::Bank).cost.status, Status::SingleSource);
    assert_eq!(card(Kind::Bank).points.status, Status::Verified);
    assert_eq!(DATA.tile_status, [Status::HouseValue; 5]);
}

/// Dealt games hold exactly these cards: 112 or 141 (S1.7, S2.8), in the first edition 110 or 139 (S1.9, Q37); the
/// Cathedral lies apart and only with the expansion.
#[test]
fn dealt_games_have_all_their_cards() {
    for setup in setups() {
        let state = deal(&setup, 3);
        let found = counts(&state);
        let first = setup.to_string().contains("first");
        for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Cathedral) {
            let fewer = first && matches!(kind, Kind::TobaccoStorage | Kind::CoffeeRoaster);
            let card = DATA.cards[kind.index()];
            let wanted = if card.expansion && !setup.expansion { 0 } else { card.copies.value - u8::from(fewer) };
            assert_eq!(found[kind.index()], usize::from(wanted), "{kind} with {setup}");
        }
        let all = if first { 110 } else { 112 } + if setup.expansion { 29 } else { 0 };
        assert_eq!(found.iter().sum::<usize>(), all, "{setup}");
        assert_eq!(state.board().cathedral, setup.expansion);
    }
}

/// The piles after the deal and, in the variant, after the choice of starting hands (S2.9, S2.10, S2.4 to S2.8).
#[test]
fn the_piles_have_their_sizes() {
    for setup in setups() {
        let mut state = deal(&setup, 4);
        choose_starting_hands(&mut state);
        let players = setup.players();
        let [pile, discard] = match (players, setup.starting_variant) {
            (2, false) => [102, 0],
            (3, false) => [97, 0],
            (_, false) => [92, 0],
            (2, true) => [99, 3],
            (3, true) => [91, 6],
            (_, true) => [82, 10],
        };
        let fewer = if setup.to_string().contains("first") { 2 } else { 0 };
        let more = if setup.expansion { 29 } else { 0 };
        let board: &Board = state.board();
        assert_eq!([board.pile, board.discard], [pile - fewer + more, discard], "{setup}");
        for seat in Seat::all(players) {
            assert_eq!(board.hand(seat), 4, "{setup}");
            assert_eq!(board.city(seat).places.iter().map(|place| place.kind).collect::<Vec<_>>(), [Kind::IndigoPlant]);
        }
    }
}

/// No other card is set aside: of the Indigo plants all but one for each player are dealt or lie in the pile (S2.4).
#[test]
fn other_indigo_plants_stay_in_the_deck() {
    let state = deal(&Setup::new(4).unwrap(), 5);
    let text = write_position(&state);
    let elsewhere = text.lines().filter(|line| line.starts_with("hand") || line.starts_with("pile"));
    let plants = elsewhere.flat_map(|line| line.split(' ')).filter(|&word| word == "indigo_plant").count();
    assert_eq!(plants, 10 - 4);
}

/// The same seed deals the same game, another one another, price cards included (S2.3, S2.5).
#[test]
fn the_seed_decides_the_deal() {
    let setup = Setup::new(3).unwrap();
    let tiles = |seed: u64| {
        let text = write_position(&deal(&setup, seed));
        text.lines().find(|line| line.starts_with("tiles")).unwrap().to_string()
    };
    assert_eq!(deal(&setup, 1), deal(&setup, 1));
    assert_ne!(deal(&setup, 1), deal(&setup, 2));
    let mut orders: Vec<String> = (0..40).map(tiles).collect();
    orders.sort();
    orders.dedup();
    assert!(orders.len() > 20, "{orders:?}");
}

/// Round 1 begins once and without the steps that later rounds begin with (S11.1).
#[test]
fn the_first_round_begins_once() {
    let mut log = Log::default();
    let setup: Setup = "players=2 governor=2 expansion=on".parse().unwrap();
    let state = SanJuan::deal(&setup, &mut Seed::from_number(1), &mut log);
    let rounds = log.events.iter().filter(|(_, event)| matches!(event, entrepot_sanjuan::Event::Round { .. }));
    assert_eq!(rounds.count(), 1);
    assert_eq!(state.board().governor, Seat::new(1));
    assert_eq!(state.board().decision().map(|decision| decision.name()), Some("role"));
    assert_eq!(state.board().round, 1);
}

/// Cards of a kind are counted in a byte: a list that is too long is refused, not counted wrongly.
#[test]
fn a_list_of_too_many_cards_is_no_list_of_cards() {
    let names = |count: usize| serde_json::to_string(&vec![Kind::Well; count]).unwrap();
    let most: Kinds = serde_json::from_str(&names(255)).unwrap();
    assert_eq!((most.len(), most.count(Kind::Well)), (255, 255));
    assert!(serde_json::from_str::<Kinds>(&names(256)).is_err());
}
