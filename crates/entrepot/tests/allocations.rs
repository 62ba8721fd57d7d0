//! No heap inside a game. This test program has an allocator that counts, whatever features the command is built with.

use allocation_counter::measure;
use entrepot::commands::bench::{Decisions, play_on};
use entrepot_sanjuan::{SanJuan, Setup};
use entrepot_table::{Dice, Game, Seed, Silent};

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(7)))).count_total, 1);
}

#[test]
fn a_game_allocates_nothing_between_deal_and_end() {
    let setups = ["players=2", "players=3", "players=4 expansion=on", "players=2 expansion=on starting_variant=on"];
    let mut decisions = Decisions::default();
    for number in 0..100 {
        let setup: Setup = setups[number as usize % setups.len()].parse().unwrap();
        let (mut seed, mut dice) = (Seed::from_number(number), Dice::new(number, 0));
        let mut state = SanJuan::deal(&setup, &mut seed, &mut Silent);
        let counted = measure(|| play_on::<SanJuan>(&mut state, &mut seed, &mut dice, &mut decisions));
        assert_eq!(counted.count_total, 0, "{setup}, game {number}");
    }
    assert!(decisions.count > 10_000, "the games were played: {decisions:?}");
}
