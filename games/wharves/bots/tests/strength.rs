//! How well the computer players of Wharves play, and that they play the same from the same.

use entrepot_table::{Bot, Game, Moves, Outcome, Seat, Seed, Setup as _, Silent};
use entrepot_wharves::{Move, Setup, Wharves};
use entrepot_wharves_bots::{BOTS, bot};

/// Plays a game; `names` by seat. The moves, and how it ended.
fn play(setup: &Setup, names: &[&str], number: u64) -> (Vec<Move>, Outcome) {
    let mut seed = Seed::from_number(number);
    let make = |(seat, name): (usize, &&str)| bot(name, number * 8 + seat as u64).unwrap();
    let mut bots: Vec<Box<dyn Bot<Wharves>>> = names.iter().enumerate().map(make).collect();
    let mut state = Wharves::deal(setup, &mut seed, &mut Silent);
    let (mut moves, mut legal) = (Vec::new(), Moves::new());
    while let Some(seat) = Wharves::decider(&state) {
        Wharves::legal(&state, &mut legal);
        let mv = bots[seat.index()].choose(&Wharves::view(&state, Some(seat)), &legal);
        assert!(legal.contains(&mv), "{} wants {mv}", names[seat.index()]);
        moves.push(mv);
        Wharves::play(&mut state, mv, &mut seed, &mut Silent);
    }
    (moves, Wharves::score_now(&state))
}

/// The share of games that `greedy` wins against players who choose at random, its seat changing from game to game, a shared
/// victory counted half.
fn share_against_random(text: &str, games: u64) -> f64 {
    let setup: Setup = text.parse().unwrap();
    let share = |number: u64| {
        let seat = number as usize % setup.players();
        let names: Vec<&str> = (0..setup.players()).map(|one| if one == seat { "greedy" } else { "random" }).collect();
        let winners: Vec<Seat> = play(&setup, &names, number).1.winners().collect();
        match winners.contains(&Seat::new(seat)) {
            true if winners.len() == 1 => 1.0,
            true => 0.5,
            false => 0.0,
        }
    };
    (0..games).map(share).sum::<f64>() / games as f64
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
    let game = |number| play(&setup, &["random", "greedy", "random"], number);
    assert_eq!(game(5), game(5));
    assert_ne!(game(5).0, game(6).0);
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
