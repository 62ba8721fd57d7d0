//! The computer players of Anno 1800: how well they play, and that `greedy-1` plays as it always did.

use entrepot_anno1800::{Anno1800, Move, Setup};

use entrepot_table::{Bot, Game, Moves, Outcome, Seat, Seed, Silent};

/// Everything that happened in a game, and how it ended.
struct Played {
    moves: Vec<Move>,
    outcome: Outcome,
    rounds: u32,
    finished: bool,
    /// Legal moves of all decisions together, and the longest list.
    choices: usize,
    longest: usize,
}

fn setup(text: &str) -> Setup {
    text.parse().unwrap()
}

/// Plays a game for at most so many rounds; `names` by seat.
fn play(setup: &Setup, names: &[&str], number: u64, rounds: u32) -> Played {
    let mut seed = Seed::from_number(number);
    let bot = |(seat, name): (usize, &&str)| entrepot_anno1800_bots::bot(name, number * 8 + seat as u64).unwrap();
    let mut bots: Vec<Box<dyn Bot<Anno1800>>> = names.iter().enumerate().map(bot).collect();
    let mut state = Anno1800::deal(setup, &mut seed, &mut Silent);
    let (mut moves, mut legal, mut choices, mut longest) = (Vec::new(), Moves::new(), 0, 0);
    while let Some(seat) = Anno1800::decider(&state).filter(|_| Anno1800::round(&state) <= rounds) {
        Anno1800::legal(&state, &mut legal);
        (choices, longest) = (choices + legal.len(), legal.len().max(longest));
        let mv = bots[seat.index()].choose(&Anno1800::view(&state, Some(seat)), &legal);
        assert!(legal.contains(&mv), "{} wants {mv}", names[seat.index()]);
        moves.push(mv);
        Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
    }
    let (rounds, finished) = (Anno1800::round(&state), Anno1800::outcome(&state).is_some());
    Played { moves, outcome: Anno1800::score_now(&state), rounds, finished, choices, longest }
}

/// The share of games that `greedy` wins against players who choose at random, a shared victory counted half. Games that do
/// not end are scored after 150 rounds.
fn share_against_random(setup: &Setup, games: u64) -> f64 {
    let players = setup.players();
    let share = |number: u64| {
        let seat = number as usize % players;
        let names: Vec<&str> = (0..players).map(|one| if one == seat { "greedy" } else { "random" }).collect();
        let outcome = play(setup, &names, number, 150).outcome;
        match outcome.winners().collect::<Vec<_>>()[..] {
            [one] if one == Seat::new(seat) => 1.0,
            [_] => 0.0,
            ref shared if shared.contains(&Seat::new(seat)) => 0.5,
            _ => 0.0,
        }
    };
    (0..games).map(share).sum::<f64>() / games as f64
}

#[test]
fn every_name_is_a_player_and_random_is_not_for_people() {
    for entry in entrepot_anno1800_bots::BOTS {
        assert!(entrepot_anno1800_bots::bot(entry.name, 1).is_some(), "{}", entry.name);
    }
    let offered: Vec<&str> =
        entrepot_anno1800_bots::BOTS.iter().filter(|entry| entry.for_people).map(|entry| entry.name).collect();
    assert_eq!(offered, ["greedy"]);
    assert!(entrepot_anno1800_bots::bot("Greedy", 1).is_none());
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

/// Plays some games of `greedy` alone and says whether they end in time, with how many points for the winner.
fn finishes(text: &str, games: u64, in_time: f64, points: f64) {
    let setup = setup(text);
    let names = vec!["greedy"; setup.players()];
    let games: Vec<Played> = (0..games).map(|number| play(&setup, &names, number, 60)).collect();
    let mean = |what: fn(&Played) -> f64| games.iter().map(what).sum::<f64>() / games.len() as f64;
    let finished = mean(|game| f64::from(game.finished));
    let best = mean(|game| game.outcome.points.iter().copied().max().unwrap_or(0).into());
    assert!(finished >= in_time, "{text}: {finished} of the games end in 60 rounds");
    assert!(mean(|game| game.rounds.into()) < 40.0, "{text}: {} rounds", mean(|game| game.rounds.into()));
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
fn the_same_seed_plays_the_same_game() {
    let game = |number| play(&setup("players=3"), &["random", "greedy", "random"], number, 20);
    assert_eq!(game(5).moves, game(5).moves);
    assert_ne!(game(5).moves, game(6).moves);
}

/// 64 bits that differ if any byte does (FNV-1a): the same on every machine.
fn hash(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
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
    let mut found = 0xcbf2_9ce4_8422_2325;
    for (index, text) in setups.iter().enumerate() {
        let setup = setup(text);
        for game in 0..2 {
            let played = play(&setup, &vec!["greedy-1"; setup.players()], 100 * index as u64 + game, 60);
            found = played.moves.iter().fold(found, |found, mv| hash(found, &format!("{mv}\n")));
            found = hash(found, &format!("{:?}", played.outcome.points));
        }
    }
    assert_eq!(
        found, FROZEN,
        "greedy-1 plays differently. It is a yardstick and must never change: undo the change, or make a new player of \
         it. Only where the rules or the deal changed on purpose, put {found:#018x} here."
    );
}

/// What `greedy-1` plays in 12 games.
const FROZEN: u64 = 0x9621_d387_8550_50c2;
