//! `entrepot bench`: how fast the rules are.

use super::say::say;
use super::{Failure, game_names};
use crate::allocations;
use crate::selfplay::MAX_ROUNDS;
use entrepot_games::{Visit, visit};
use entrepot_table::{Chance, Dice, Game, Moves, Seed, Setup, Silent};
use entrepot_title::Title;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Instant;

/// Games between random players on one core: how fast the rules are.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    #[arg(value_parser = game_names())]
    game: String,

    /// How many games.
    #[arg(long, value_name = "G", default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

/// Games in which allocations are counted: all games are alike in this.
const COUNTED_GAMES: u32 = 100;

/// The decisions of a game. Only those with two or more legal moves count, but all are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Decisions {
    /// How many.
    pub count: u64,
    /// The sum of their numbers of legal moves.
    pub legal: u64,
    /// The longest list of legal moves.
    pub longest: usize,
}

#[derive(Serialize)]
struct Figures {
    decisions_per_s: f64,
    games_per_s: f64,
    bytes_of_state: usize,
    allocations_per_game: Option<f64>,
    mean_legal: f64,
    max_legal: usize,
    /// Measurements that only this game has.
    #[serde(flatten)]
    more: BTreeMap<&'static str, f64>,
}

/// Measures and prints.
pub fn run(args: Args) -> Result<(), Failure> {
    let figures = visit(&args.game, Measure(args.games))?;
    if args.json {
        say!("{}", serde_json::to_string(&figures).expect("numbers have a JSON form"));
    } else {
        print(&figures);
    }
    Ok(())
}

fn print(figures: &Figures) {
    let allocations = match figures.allocations_per_game {
        Some(count) => format!("{count}"),
        None => "not counted (build with --features count-allocations)".into(),
    };
    say!("decisions per second   {:.0}", figures.decisions_per_s);
    say!("games per second       {:.0}", figures.games_per_s);
    say!("bytes of a state       {}", figures.bytes_of_state);
    say!("allocations in a game  {allocations}");
    say!("legal moves, mean      {:.2}", figures.mean_legal);
    say!("legal moves, most      {}", figures.max_legal);
    for (name, figure) in &figures.more {
        say!("{name:22} {figure:.2}");
    }
}

struct Measure(u32);

impl Visit for Measure {
    type Out = Figures;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Figures {
        measure(title, self.0)
    }
}

fn measure<G: Game>(title: &Title<G>, games: u32) -> Figures {
    let setup = &G::Setup::recommended(*G::Setup::PLAYERS.start());
    // Warms up caches, branch predictors and the processor clock.
    let mut decisions = Decisions::default();
    (0..games.div_ceil(10)).for_each(|game| play_game::<G>(setup, u64::from(game), &mut decisions));
    decisions = Decisions::default();
    let start = Instant::now();
    (0..games).for_each(|game| play_game::<G>(setup, u64::from(game), &mut decisions));
    let seconds = start.elapsed().as_secs_f64();
    Figures {
        decisions_per_s: decisions.count as f64 / seconds,
        games_per_s: f64::from(games) / seconds,
        bytes_of_state: size_of::<G::State>(),
        allocations_per_game: allocations_per_game::<G>(setup),
        mean_legal: decisions.legal as f64 / decisions.count.max(1) as f64,
        max_legal: decisions.longest,
        more: title.figures.map(|figures| figures().into_iter().collect()).unwrap_or_default(),
    }
}

fn allocations_per_game<G: Game>(setup: &G::Setup) -> Option<f64> {
    let mut decisions = Decisions::default();
    let games = || (0..COUNTED_GAMES).for_each(|game| play_game::<G>(setup, u64::from(game), &mut decisions));
    allocations::count(games).map(|count| count as f64 / f64::from(COUNTED_GAMES))
}

/// Deals a game and plays it to its end with random players. The number determines the deal and the choices.
pub fn play_game<G: Game>(setup: &G::Setup, number: u64, decisions: &mut Decisions) {
    let mut seed = Seed::from_number(number);
    let mut state = G::deal(setup, &mut seed, &mut Silent);
    play_on::<G>(&mut state, &mut seed, &mut Dice::new(number, 0), decisions);
}

/// Plays a game from any position to its end with random players. Such players can deadlock a game, so it is stopped after
/// [`MAX_ROUNDS`].
pub fn play_on<G: Game>(state: &mut G::State, chance: &mut impl Chance, dice: &mut Dice, decisions: &mut Decisions) {
    let mut legal = Moves::new();
    while G::decider(state).is_some() && G::round(state) <= MAX_ROUNDS {
        G::legal(state, &mut legal);
        let mv = legal[dice.below(legal.len())];
        if legal.len() > 1 {
            decisions.count += 1;
            decisions.legal += legal.len() as u64;
            decisions.longest = decisions.longest.max(legal.len());
        }
        G::play(state, mv, chance, &mut Silent);
    }
}
