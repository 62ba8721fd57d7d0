//! How well the computer players of Wharves play, and that they play the same from the same.

use entrepot_table::strength::{self, Match};
use entrepot_table::{Game, Moves, Seed, Setup as _, Silent};
use entrepot_wharves::{Setup, Wharves};
use entrepot_wharves_bots::{BOTS, bot};

/// The share of games that `greedy` wins against players who choose at random.
fn share_against_random(text: &str, games: u64) -> f64 {
    strength::share(BOTS, &text.parse().unwrap(), ["greedy", "random"], games, 10)
}

#[test]
fn every_name_is_a_player_and_random_is_not_for_people() {
    assert!(BOTS.iter().all(|entry| bot(entry.name, 1).is_some()));
    let offered: Vec<&str> = BOTS.iter().filter(|entry| entry.for_people).map(|entry| entry.name).collect();
    assert_eq!(offered, ["greedy"]);
    assert!(bot("Greedy", 1).is_none());
}

#[test]
fn greedy_beats_random() {
    let share = share_against_random("players=2", 400);
    assert!(share >= 0.8, "{share}");
}

/// Against more players who choose at random, one of whom may be lucky, it wins more often than all of them together.
#[test]
fn greedy_beats_several() {
    for text in ["players=2 rounds=6", "players=2 rounds=10", "players=3 first=2", "players=4"] {
        let share = share_against_random(text, 400);
        assert!(share >= 0.7, "{text}: {share}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let setup = Setup::recommended(3);
    let game = |number| -> Match<Wharves> { strength::play(BOTS, &setup, &["random", "greedy", "random"], number, 10) };
    assert_eq!(game(5).moves, game(5).moves);
    assert_ne!(game(5).moves, game(6).moves);
}

/// It rolls no dice: whatever its seed, it answers the same.
#[test]
fn greedy_is_deterministic() {
    let setup = Setup::recommended(2);
    for number in 0..50 {
        let mut seed = Seed::from_number(number);
        let mut bots = [bot("greedy", 1).unwrap(), bot("greedy", number + 2).unwrap()];
        let mut state = Wharves::deal(&setup, &mut seed, &mut Silent);
        let mut legal = Moves::new();
        while let Some(seat) = Wharves::decider(&state) {
            Wharves::legal(&state, &mut legal);
            let view = Wharves::view(&state, Some(seat));
            let [one, other] = bots.each_mut().map(|bot| bot.choose(&view, &legal));
            assert_eq!(one, other);
            Wharves::play(&mut state, one, &mut seed, &mut Silent);
        }
    }
}
