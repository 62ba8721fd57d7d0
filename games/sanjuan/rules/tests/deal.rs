//! The deal, with a chance that shuffles nothing: which card goes where.

use entrepot_sanjuan::{SanJuan, Setup, read_position, write_position};
use entrepot_table::contract::Unshuffled;
use entrepot_table::{Game, Moves, Purpose, Seat, Seed, Silent};

fn setup(text: &str) -> Setup {
    text.parse().expect(text)
}

/// Everybody's starting hand, in the order of seats.
fn hands(text: &str) -> Vec<String> {
    let state = SanJuan::deal(&setup(text), &mut Unshuffled::new(), &mut Silent);
    Seat::all(SanJuan::players(&state)).map(|seat| SanJuan::view(&state, Some(seat)).hand().to_string()).collect()
}

/// Player by player, clockwise from the Governor, each player's cards in one go (C10, C7, S2.5, S2.7).
#[test]
fn hands_are_dealt_one_after_the_other_from_the_governor_on() {
    let palaces = "guild_hall guild_hall palace palace";
    let arches = "city_hall city_hall triumphal_arch triumphal_arch";
    let heroes = "victory_column hero hero hero";
    assert_eq!(hands("players=3"), [palaces, arches, heroes]);
    assert_eq!(hands("players=3 governor=2"), [heroes, palaces, arches]);
    assert_eq!(
        hands("players=2 governor=2 starting_variant=on"),
        ["hero hero hero city_hall city_hall triumphal_arch", "triumphal_arch guild_hall guild_hall palace palace"]
    );
}

/// What is left stays in its order: the draw pile, nothing discarded, and every player's Indigo plant taken out of the deck
/// before the deal (S2.4, S2.6).
#[test]
fn the_rest_is_the_pile() {
    let state = SanJuan::deal(&setup("players=4"), &mut Unshuffled::new(), &mut Silent);
    let text = write_position(&state);
    let line = |key: &str| text.lines().find(|line| line.starts_with(key)).map(str::to_string);
    assert_eq!(line("discard"), None);
    let pile = line("pile ").expect("there is a pile");
    assert!(pile.starts_with("pile statue library library library quarry"), "{pile}");
    assert!(pile.ends_with(&format!("sugar_mill{}", " indigo_plant".repeat(6))), "{pile}");
}

/// The deck and the five price cards are shuffled, each once (S2.3, S2.5).
#[test]
fn the_deck_and_the_price_cards_are_shuffled_once_each() {
    for (text, cards) in [("players=2", 110), ("players=4 expansion=on", 137), ("players=3 edition=first", 107)] {
        let mut chance = Unshuffled::new();
        SanJuan::deal(&setup(text), &mut chance, &mut Silent);
        assert_eq!(chance.asked, [(Purpose::Setup(0), cards), (Purpose::Setup(1), 5)], "{text}");
    }
}

/// The order of the price cards follows from the seed alone, and is not always the same one (S2.3).
#[test]
fn the_order_of_the_price_cards_comes_from_the_seed() {
    let order = |seed: u64| {
        let state = SanJuan::deal(&setup("players=2"), &mut Seed::from_number(seed), &mut Silent);
        write_position(&state).lines().find(|line| line.starts_with("tiles ")).map(str::to_string)
    };
    let orders: Vec<_> = (0..40).map(order).collect();
    assert_eq!(orders, (0..40).map(order).collect::<Vec<_>>());
    let different: std::collections::BTreeSet<_> = orders.iter().collect();
    assert!(different.len() > 20, "{different:?}");
    for place in 1..=5 {
        let firsts: std::collections::BTreeSet<_> =
            orders.iter().flatten().filter_map(|line| line.split(' ').nth(place)).collect();
        assert_eq!(firsts.len(), 5, "every card comes everywhere");
    }
}

/// Nobody has seen a price card, a good or the pile; everybody has seen the own hand only (S2.3, S2.5).
#[test]
fn a_fresh_table_is_hidden() {
    let state = SanJuan::deal(&setup("players=3"), &mut Seed::from_number(3), &mut Silent);
    for viewer in Seat::all(3) {
        let view = SanJuan::view(&state, Some(viewer));
        assert_eq!(view.board.prices.known, [None; 5]);
        for other in Seat::all(3) {
            assert_eq!(view.hands[other.index()].len(), if other == viewer { 4 } else { 0 });
        }
        assert!(view.discards.is_empty());
    }
}

/// Draw and discard pile when the first role is chosen, for every number of players, edition, expansion and variant (S2.9,
/// S2.10, S1.7, S1.9).
#[test]
fn piles_after_the_setup() {
    let table = [
        ("second", "off", [(102, 0), (97, 0), (92, 0)]),
        ("second", "on", [(99, 3), (91, 6), (82, 10)]),
        ("first", "off", [(100, 0), (95, 0), (90, 0)]),
        ("first", "on", [(97, 3), (89, 6), (80, 10)]),
    ];
    for (edition, variant, sizes) in table {
        for (expansion, more) in [("off", 0), ("on", 29)] {
            for (players, (pile, discard)) in (2..=4).zip(sizes) {
                let text =
                    format!("players={players} edition={edition} starting_variant={variant} expansion={expansion}");
                let mut state = SanJuan::deal(&setup(&text), &mut Seed::from_number(5), &mut Silent);
                let dealt: usize = Seat::all(players).map(|seat| state.board().hand(seat)).sum();
                assert_eq!(dealt, 4 * players + discard, "{text}");
                for _ in 0..discard {
                    let mut moves = Moves::new();
                    SanJuan::legal(&state, &mut moves);
                    SanJuan::play(&mut state, moves[0], &mut Seed::from_number(5), &mut Silent);
                }
                let board = state.board();
                assert_eq!((usize::from(board.pile), usize::from(board.discard)), (pile + more, discard), "{text}");
                assert!(Seat::all(players).all(|seat| board.hand(seat) == 4), "{text}");
                assert_eq!(board.cathedral, more > 0, "{text}");
                let roles: Vec<String> = {
                    let mut moves = Moves::new();
                    SanJuan::legal(&state, &mut moves);
                    moves.iter().map(|mv| mv.to_string()).collect()
                };
                let all = ["builder", "producer", "trader", "councillor", "prospector"];
                assert_eq!(roles, all.map(|role| format!("role {role}")), "{text}");
            }
        }
    }
}

/// A dealt position reads as it was written, and two deals of one seed are the same.
#[test]
fn a_deal_can_be_written_down() {
    for text in ["players=2", "players=4 expansion=on", "players=3 governor=3 starting_variant=on"] {
        let state = SanJuan::deal(&setup(text), &mut Seed::from_number(9), &mut Silent);
        assert_eq!(state, SanJuan::deal(&setup(text), &mut Seed::from_number(9), &mut Silent));
        assert_eq!(
            read_position(&write_position(&state)).map(|read| write_position(&read)),
            Ok(write_position(&state))
        );
    }
}
