//! How well computer players play: whole games for the tests of a game's players.
//!
//! ```
//! use entrepot_table::example::{Setup, Tally};
//! use entrepot_table::strength::{fingerprint, play, share};
//! use entrepot_table::{NamedBot, Random};
//!
//! const BOTS: &[NamedBot<Tally>] = &[NamedBot::yardstick("random", |seed| Box::new(Random::new(seed)))];
//! let setup: Setup = "players=2".parse().unwrap();
//! let game = play(BOTS, &setup, &["random", "random"], 7, 100);
//! assert!(game.finished && game.moves.len() > 4);
//! // Against its like a player wins about half of the games.
//! assert!((0.3..0.7).contains(&share(BOTS, &setup, ["random", "random"], 100, 100)));
//! assert_ne!(fingerprint([&game]), fingerprint([&play(BOTS, &setup, &["random", "random"], 8, 100)]));
//! ```

use crate::{Bot, Game, Moves, NamedBot, Outcome, Seat, Seed, Setup, Silent};

/// A game that computer players have played: what happened, and how it ended.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// All moves.
    pub moves: Vec<G::Move>,
    /// Points and places, as they stood when it was left.
    pub outcome: Outcome,
    /// The round in which it was left.
    pub rounds: u32,
    /// Whether it came to its end.
    pub finished: bool,
    /// Legal moves of all decisions together.
    pub choices: usize,
    /// Legal moves of the decision that had the most.
    pub longest: usize,
}

/// Plays a game for at most this many rounds; `names` by seat. The same number plays the same game.
///
/// # Panics
///
/// Where a name is not among these players, or where one of them wants a move that is not legal.
pub fn play<G: Game>(bots: &[NamedBot<G>], setup: &G::Setup, names: &[&str], number: u64, rounds: u32) -> Match<G> {
    let mut seed = Seed::from_number(number);
    let make = |(seat, name): (usize, &&str)| {
        let bot = NamedBot::find(bots, name).unwrap_or_else(|| panic!("there is no player {name}"));
        (bot.make)(number * 8 + seat as u64)
    };
    let mut players: Vec<Box<dyn Bot<G>>> = names.iter().enumerate().map(make).collect();
    let mut state = G::deal(setup, &mut seed, &mut Silent);
    let (mut moves, mut legal, mut choices, mut longest) = (Vec::new(), Moves::new(), 0, 0);
    while let Some(seat) = G::decider(&state).filter(|_| G::round(&state) <= rounds) {
        G::legal(&state, &mut legal);
        (choices, longest) = (choices + legal.len(), legal.len().max(longest));
        let mv = players[seat.index()].choose(&G::view(&state, Some(seat)), &legal);
        assert!(legal.contains(&mv), "{} wants {mv}", names[seat.index()]);
        moves.push(mv);
        G::play(&mut state, mv, &mut seed, &mut Silent);
    }
    let (rounds, finished) = (G::round(&state), G::outcome(&state).is_some());
    Match { moves, outcome: G::score_now(&state), rounds, finished, choices, longest }
}

/// The share of games that the first of two players wins where all other seats are the second. Its seat changes from game to
/// game. A shared victory counts half. Games that do not end are scored after this many rounds.
pub fn share<G: Game>(bots: &[NamedBot<G>], setup: &G::Setup, names: [&str; 2], games: u64, rounds: u32) -> f64 {
    let [one, others] = names;
    let players = setup.players();
    let won = |number: u64| {
        let own = number as usize % players;
        let names: Vec<&str> = (0..players).map(|seat| if seat == own { one } else { others }).collect();
        let winners: Vec<Seat> = play(bots, setup, &names, number, rounds).outcome.winners().collect();
        match winners.contains(&Seat::new(own)) {
            true if winners.len() == 1 => 1.0,
            true => 0.5,
            false => 0.0,
        }
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

/// A number that differs if any move or any point does, the same on every machine: a player that is a yardstick is frozen by
/// it.
pub fn fingerprint<'a, G: Game>(games: impl IntoIterator<Item = &'a Match<G>>) -> u64 {
    // FNV-1a.
    let hash = |hash: u64, text: &str| {
        text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
    };
    games.into_iter().fold(0xcbf2_9ce4_8422_2325, |found, game| {
        let moves = game.moves.iter().fold(found, |found, mv| hash(found, &format!("{mv}\n")));
        hash(moves, &format!("{:?}", game.outcome.points))
    })
}
