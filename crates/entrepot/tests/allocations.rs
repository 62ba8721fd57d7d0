//! No heap inside a game. This test program has an allocator that counts, whatever features the command is built with.

use allocation_counter::measure;
use entrepot::commands::bench::{Decisions, play_on};
use entrepot_anno1800::Anno1800;
use entrepot_sanjuan::SanJuan;
use entrepot_table::{Dice, Game, Seed, Silent};

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(7)))).count_total, 1);
}

/// Plays random games and counts what is allocated between deal and end; returns the decisions.
fn play_without_heap<G: Game>(setups: &[&str], games: u64) -> Decisions {
    let mut decisions = Decisions::default();
    for number in 0..games {
        let Ok(setup) = setups[number as usize % setups.len()].parse::<G::Setup>() else { panic!("a setup is wrong") };
        let (mut seed, mut dice) = (Seed::from_number(number), Dice::new(number, 0));
        let mut state = G::deal(&setup, &mut seed, &mut Silent);
        let counted = measure(|| play_on::<G>(&mut state, &mut seed, &mut dice, &mut decisions));
        assert_eq!(counted.count_total, 0, "{setup}, game {number}");
    }
    decisions
}

#[test]
fn a_game_allocates_nothing_between_deal_and_end() {
    let setups = ["players=2", "players=3", "players=4 expansion=on", "players=2 expansion=on starting_variant=on"];
    let decisions = play_without_heap::<SanJuan>(&setups, 100);
    assert!(decisions.count > 10_000, "the games were played: {decisions:?}");
}

#[test]
fn a_game_of_anno_1800_allocates_nothing_either() {
    let setups = ["players=2", "players=3 edition=de", "players=4 objectives=complex"];
    let decisions = play_without_heap::<Anno1800>(&setups, 12);
    assert!(decisions.count > 10_000, "the games were played: {decisions:?}");
}
