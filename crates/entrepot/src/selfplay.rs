//! Computer players against one another, over many games.

use entrepot_arena::number;
use entrepot_table::{Bot, Dice, Game, Moves, NamedBot, Outcome, Planned, Seat, Seed, Silent};
use std::time::Instant;

/// A game still running after this many rounds will not end: 16 are usual.
pub const MAX_ROUNDS: u32 = 200;

/// The games to play.
#[derive(Clone, Debug)]
pub struct Series<G: Game> {
    /// The setup of every game.
    pub setup: G::Setup,
    /// The players' names, one for each seat. In game `g` player `i` sits at seat `(i + g) mod players`.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u32,
    /// The source of all chance.
    pub seed: u64,
    /// The most rounds of a game: after that it is stopped and scored as it stands.
    pub max_rounds: u32,
}

/// How one game went.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The number of the game, from 0.
    pub game: u32,
    /// Its seed.
    pub seed: Seed,
    /// For each seat the player who sat there, as an index into the names.
    pub seated: Vec<usize>,
    /// Every move with its seat, in order.
    pub moves: Vec<(Seat, G::Move)>,
    /// The result; if the game was stopped, the score at that moment.
    pub outcome: Outcome,
    /// Whether it was played to its end.
    pub finished: bool,
    /// The round it ended in.
    pub rounds: u32,
    /// Decisions with two or more legal moves.
    pub decisions: u64,
}

/// One player's results.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Results {
    /// Games won alone.
    pub wins: u32,
    /// Shared victories.
    pub ties: u32,
    /// Points in all games together.
    pub points: i64,
}

/// The results of all games.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Games played.
    pub games: u32,
    /// Games played to their end.
    pub finished: u32,
    /// Decisions with two or more legal moves.
    pub decisions: u64,
    /// Rounds in all games together.
    pub rounds: u64,
    /// The winners' points in all games together.
    pub winner_points: i64,
    /// The time it took.
    pub seconds: f64,
    /// By player, in the order of the series.
    pub results: Vec<Results>,
}

impl Results {
    /// The share of games won; a shared victory counts half.
    pub fn win_rate(&self, games: u32) -> f64 {
        (f64::from(self.wins) + f64::from(self.ties) / 2.0) / f64::from(games.max(1))
    }

    /// Average points in a game.
    pub fn mean_points(&self, games: u32) -> f64 {
        self.points as f64 / f64::from(games.max(1))
    }

    /// The 95 % confidence interval of the win rate (Wilson: also valid near 0 and 1).
    pub fn interval(&self, games: u32) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (rate, n) = (self.win_rate(games), f64::from(games.max(1)));
        let centre = rate + Z * Z / (2.0 * n);
        let reach = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        (((centre - reach) / scale).max(0.0), ((centre + reach) / scale).min(1.0))
    }
}

/// Plays all games of a plan in order, and hands each to `each`. Ends early if that fails.
pub fn play_all<G: Game, E>(
    series: &Series<G>,
    bots: &[NamedBot<G>],
    mut each: impl FnMut(&Played<G>) -> Result<(), E>,
) -> Result<Summary, E> {
    let start = Instant::now();
    let mut summary = Summary {
        games: series.games,
        finished: 0,
        decisions: 0,
        rounds: 0,
        winner_points: 0,
        seconds: 0.0,
        results: vec![Results::default(); series.bots.len()],
    };
    for game in 0..series.games {
        let played = play_one(series, bots, game);
        summary.count(&played);
        each(&played)?;
    }
    summary.seconds = start.elapsed().as_secs_f64();
    Ok(summary)
}

impl Summary {
    fn count<G: Game>(&mut self, played: &Played<G>) {
        self.finished += u32::from(played.finished);
        self.decisions += played.decisions;
        self.rounds += u64::from(played.rounds);
        let shared = played.outcome.winners().count() > 1;
        for seat in played.outcome.winners() {
            let results = &mut self.results[played.seated[seat.index()]];
            *(if shared { &mut results.ties } else { &mut results.wins }) += 1;
        }
        let winner = played.outcome.winners().next();
        self.winner_points += winner.map_or(0, |seat| i64::from(played.outcome.points[seat.index()]));
        for (&player, &points) in played.seated.iter().zip(&played.outcome.points) {
            self.results[player].points += i64::from(points);
        }
    }

    /// Average rounds in a game.
    pub fn mean_rounds(&self) -> f64 {
        self.rounds as f64 / f64::from(self.games.max(1))
    }

    /// The average points of the winner; for a shared victory, those of one winner.
    pub fn mean_winner_points(&self) -> f64 {
        self.winner_points as f64 / f64::from(self.games.max(1))
    }
}

/// Plays one game of a plan, independently of the games before it.
pub fn play_one<G: Game>(series: &Series<G>, named: &[NamedBot<G>], game: u32) -> Played<G> {
    let players = series.bots.len();
    let seated: Vec<usize> = (0..players).map(|seat| (seat + players - game as usize % players) % players).collect();
    let mut dice = Dice::new(series.seed, u64::from(game));
    let seed = dice.seed();
    let mut bots: Vec<Box<dyn Bot<G>>> = seated
        .iter()
        .map(|&player| {
            let bot = NamedBot::find(named, &series.bots[player]).expect("the name was checked");
            (bot.make)(number(&mut dice))
        })
        .collect();
    let mut chance = seed;
    let mut state = G::deal(&series.setup, &mut chance, &mut Silent);
    let (mut moves, mut decisions, mut legal) = (Vec::new(), 0, Moves::new());
    let mut planned = Planned::<G>::default();
    while let Some(seat) = G::decider(&state).filter(|_| G::round(&state) <= series.max_rounds) {
        G::legal(&state, &mut legal);
        decisions += u64::from(legal.len() > 1);
        let mv = match (planned.next(seat, &legal), &legal[..]) {
            (Some(mv), _) => mv,
            // There is nothing to choose.
            (None, &[only]) => only,
            _ => planned.begin(seat, bots[seat.index()].plan(&G::view(&state, Some(seat)), &legal)),
        };
        moves.push((seat, mv));
        G::play(&mut state, mv, &mut chance, &mut Silent);
    }
    let outcome = G::outcome(&state);
    let finished = outcome.is_some();
    let rounds = G::round(&state).min(series.max_rounds);
    let outcome = outcome.unwrap_or_else(|| G::score_now(&state));
    Played { game, seed, seated, moves, outcome, finished, rounds, decisions }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_table::example::{Move, Tally, View};
    use entrepot_table::{Random, Setup};
    use std::convert::Infallible;

    const BOTS: &[NamedBot<Tally>] = &[
        NamedBot::opponent("one", |seed| Box::new(Random::new(seed))),
        NamedBot::opponent("other", |seed| Box::new(Random::new(seed + 1))),
    ];

    fn series(players: usize) -> Series<Tally> {
        let names = ["one", "other", "one"];
        let bots = names[..players].iter().map(|name| name.to_string()).collect();
        Series { setup: Setup::recommended(players), bots, games: 6, seed: 9, max_rounds: MAX_ROUNDS }
    }

    #[test]
    fn a_game_can_be_played_again_alone() {
        let series = series(2);
        let mut games = Vec::new();
        let each = |played: &Played<Tally>| -> Result<(), Infallible> {
            games.push(played.clone());
            Ok(())
        };
        let summary = play_all(&series, BOTS, each).unwrap();
        assert_eq!(games.len(), 6);
        let again = play_one(&series, BOTS, 4);
        assert_eq!((again.moves, again.outcome), (games[4].moves.clone(), games[4].outcome.clone()));
        assert_eq!(summary.decisions, games.iter().map(|game| game.decisions).sum::<u64>());
        assert!(games.windows(2).all(|pair| pair[0].seed != pair[1].seed));
    }

    /// Answers every question in one go.
    struct Planner;
    impl Bot<Tally> for Planner {
        fn choose(&mut self, _: &View, _: &[Move]) -> Move {
            panic!("whoever plans is not asked move by move")
        }

        fn plan(&mut self, view: &View, legal: &[Move]) -> Vec<Move> {
            let hand = &view.own.as_ref().unwrap().hand;
            match legal[0] {
                Move::Return(_) => vec![Move::Return(hand[0]), Move::Return(hand[1])],
                Move::Pick(_) => vec![Move::Pick(hand[0]), Move::Up],
                Move::Up | Move::Down => vec![Move::Up],
            }
        }
    }

    #[test]
    fn what_is_planned_in_one_go_is_played_in_one_go() {
        let bots = [NamedBot::opponent("one", |_| Box::new(Planner))];
        let series = Series { bots: vec!["one".into(); 2], ..series(2) };
        let played = play_one(&series, &bots, 0);
        assert!(played.finished);
        let hidden = played.moves.iter().any(|(_, mv)| matches!(mv, Move::Down));
        assert!(!hidden && played.moves.iter().any(|(_, mv)| matches!(mv, Move::Up)), "{:?}", played.moves);
    }

    #[test]
    fn everybody_sits_everywhere() {
        for players in 2..=3 {
            let series = series(players);
            for game in 0..series.games {
                let played = play_one(&series, BOTS, game);
                for (seat, player) in played.seated.into_iter().enumerate() {
                    assert_eq!(seat, (player + game as usize) % players);
                }
            }
        }
    }

    #[test]
    fn shared_victories_count_half() {
        let results = Results { wins: 6, ties: 3, points: 55 };
        assert_eq!(results.win_rate(10), 0.75);
        assert_eq!(results.mean_points(10), 5.5);
    }

    #[test]
    fn the_interval_holds_the_rate_and_stays_within_0_and_1() {
        let interval = |wins| Results { wins, ..Results::default() }.interval(100);
        let (low, high) = interval(50);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        assert!(interval(0).0.abs() < 1e-9 && interval(0).1 < 0.04);
        assert!((interval(100).1 - 1.0).abs() < 1e-9 && interval(100).0 > 0.96);
    }
}
