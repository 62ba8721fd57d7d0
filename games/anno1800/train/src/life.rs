//! What a player does in games with its like.

use crate::duel::MOST_ROUNDS;
use crate::game::{Life, Played};
use crate::player::{Player, setup};
use entrepot_anno1800::Action;
use entrepot_arena::crew::games;

/// Let a player play with its like, and count what it does.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The player: a name or a file of weights.
    player: String,
    /// How many sit at the table.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The number of the first game.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// Plays and prints what was counted.
pub fn run(args: &Args) -> Result<(), String> {
    let player = Player::read(&args.player)?;
    let setup = setup(args.players)?;
    let table = vec![&player; args.players];
    let all = games(args.from..args.from + args.games, args.threads, |number| {
        Played::play(&setup, &table, number, MOST_ROUNDS)
    });
    let mut rounds: Vec<u32> = all.iter().map(|game| game.rounds).collect();
    rounds.sort_unstable();
    let best = all.iter().map(|game| f64::from(game.best())).sum::<f64>() / all.len() as f64;
    println!(
        "{}: {} games, median {} rounds, longest {}, {} not ended, winners {best:.1} points",
        args.player,
        all.len(),
        rounds[rounds.len() / 2],
        rounds[rounds.len() - 1],
        all.iter().filter(|game| !game.ended).count(),
    );
    let lives: Vec<Life> = all.iter().flat_map(|game| game.lives.clone()).collect();
    let mean =
        |what: &dyn Fn(&Life) -> u32| lives.iter().map(|life| f64::from(what(life))).sum::<f64>() / lives.len() as f64;
    let actions: Vec<String> = (Action::ALL.into_iter())
        .map(|action| format!("{action} {:.1}", mean(&|life| life.actions[action.index()])))
        .collect();
    println!("  actions of a player: {}", actions.join(", "));
    println!(
        "  first card in round {:.1}; cards {:.1}, {:.1}, {:.1}; in hand at the end {:.1}; effects used {:.1}; cubes {:.1}; \
         industries built {:.1}; islands {:.1}, {:.1}; expedition cards {:.1}; fireworks {:.2}",
        mean(&|life| life.first_card),
        mean(&|life| life.cards[0]),
        mean(&|life| life.cards[1]),
        mean(&|life| life.cards[2]),
        mean(&|life| life.hand),
        mean(&|life| life.activated),
        mean(&|life| life.cubes),
        mean(&|life| life.industries),
        mean(&|life| life.islands[0]),
        mean(&|life| life.islands[1]),
        mean(&|life| life.expeditions),
        mean(&|life| life.fireworks),
    );
    Ok(())
}
