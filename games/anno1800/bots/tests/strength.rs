//! The computer players of Anno 1800: how well they play, and that `greedy-1` plays as it always did.

use entrepot_anno1800::{Anno1800, Setup};
use entrepot_anno1800_bots::{BOTS, bot};
use entrepot_table::strength::{self, Match};

fn setup(text: &str) -> Setup {
    text.parse().unwrap()
}

/// Plays a game for at most this many rounds; `names` by seat.
fn play(setup: &Setup, names: &[&str], number: u64, rounds: u32) -> Match<Anno1800> {
    strength::play(BOTS, setup, names, number, rounds)
}

/// The share of games that `greedy` wins against players who choose at random.
fn share_against_random(setup: &Setup, games: u64) -> f64 {
    strength::share(BOTS, setup, ["greedy", "random"], games, 150)
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
    let share = share_against_random(&setup("players=2"), 60);
    assert!(share >= 0.98, "{share}");
}

#[test]
fn greedy_beats_random_in_every_kind_of_game() {
    for text in [
        "players=3",
        "players=4 edition=de",
        "players=2 edition=en objectives=complex",
        "players=2 edition=it objectives=pyrphorian strict_supply=all",
        "players=3 objectives=confrontational zero_scores=on discard_triggers_end=off",
    ] {
        let share = share_against_random(&setup(text), 12);
        assert!(share >= 0.95, "{text}: {share}");
    }
}

/// The mean of something over some games.
fn mean(games: &[Match<Anno1800>], what: fn(&Match<Anno1800>) -> f64) -> f64 {
    games.iter().map(what).sum::<f64>() / games.len() as f64
}

/// The points of the best.
fn most_points(game: &Match<Anno1800>) -> f64 {
    game.outcome.points.iter().copied().max().unwrap_or(0).into()
}

/// Plays some games of `greedy` alone and says whether they end in time, with how many points for the winner.
fn finishes(text: &str, games: u64, in_time: f64, points: f64) {
    let setup = setup(text);
    let names = vec!["greedy"; setup.players()];
    let games: Vec<Match<Anno1800>> = (0..games).map(|number| play(&setup, &names, number, 60)).collect();
    let finished = mean(&games, |game| f64::from(game.finished));
    let (rounds, best) = (mean(&games, |game| game.rounds.into()), mean(&games, most_points));
    assert!(finished >= in_time, "{text}: {finished} of the games end in 60 rounds");
    assert!(rounds < 40.0, "{text}: {rounds} rounds");
    assert!(best >= points, "{text}: {best} points");
    // Short lists are what the small moves are for.
    let decisions: usize = games.iter().map(|game| game.moves.len()).sum();
    let choices: usize = games.iter().map(|game| game.choices).sum();
    assert!(choices < 20 * decisions, "{text}: {choices} moves in {decisions} lists");
    assert!(games.iter().all(|game| game.longest <= 250), "{text}");
}

#[test]
fn two_greedy_players_finish_in_time_with_decent_points() {
    finishes("players=2", 40, 0.95, 70.0);
}

#[test]
fn more_greedy_players_finish_in_time_with_decent_points() {
    finishes("players=3", 10, 0.9, 70.0);
    finishes("players=4", 10, 0.9, 60.0);
}

#[test]
fn two_planners_end_their_games_and_have_more_points_than_greedy_players() {
    let games = |name| -> Vec<Match<Anno1800>> {
        (0..6).map(|number| play(&setup("players=2"), &[name; 2], number, 90)).collect()
    };
    let (planners, greedy) = (games("planner"), games("greedy"));
    assert!(planners.iter().all(|game| game.finished));
    let rounds = mean(&planners, |game| game.rounds.into());
    assert!(rounds < 50.0, "{rounds} rounds");
    let (best, best_greedy) = (mean(&planners, most_points), mean(&greedy, most_points));
    assert!(best >= best_greedy + 5.0, "{best} points, greedy players {best_greedy}");
}

#[test]
fn planner_does_not_fall_behind_greedy_and_is_not_rushed() {
    for (other, least) in [("greedy-1", 0.5), ("rusher", 0.6)] {
        let share = strength::share(BOTS, &setup("players=2"), ["planner", other], 16, 90);
        assert!(share >= least, "{share} against {other}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |number| play(&setup("players=3"), &["random", "greedy", "random"], number, 20);
    assert_eq!(game(5).moves, game(5).moves);
    assert_ne!(game(5).moves, game(6).moves);
}

#[test]
fn greedy_1_is_frozen() {
    let setups = [
        "players=2",
        "players=3",
        "players=4",
        "players=2 edition=de objectives=complex",
        "players=3 edition=en objectives=zoo_and_museum",
        "players=2 edition=it objectives=pyrphorian",
    ];
    let games = (0..).zip(setups).flat_map(|(index, text)| (0..2).map(move |game| (text, 100 * index + game)));
    let games: Vec<Match<Anno1800>> = games
        .map(|(text, number)| (setup(text), number))
        .map(|(setup, number)| play(&setup, &vec!["greedy-1"; setup.players()], number, 60))
        .collect();
    let found = strength::fingerprint(&games);
    assert_eq!(
        found, FROZEN,
        "greedy-1 plays differently. It is a yardstick and must never change: undo the change, or make a new player of \
         it. Only where the rules or the deal changed on purpose, put {found:#018x} here."
    );
}

/// What `greedy-1` plays in 12 games.
const FROZEN: u64 = 0x9621_d387_8550_50c2;
