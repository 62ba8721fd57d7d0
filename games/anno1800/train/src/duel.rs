//! Weights measured against other players, before they get a name.

use crate::game::Played;
use crate::player::{Player, setup};
use entrepot_arena::crew::games;
use entrepot_arena::figures::{Z, share};
use entrepot_table::Seat;
use std::time::Instant;

/// Let a player play against others, every deal from each seat.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The player: a name or a file of weights.
    player: String,
    /// Its opponents, each in turn.
    #[arg(long, value_delimiter = ',', default_value = "greedy-1")]
    against: Vec<String>,
    /// How many sit at the table.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// How many deals.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The number of the first game.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// A game is stopped after this many rounds.
pub const MOST_ROUNDS: u32 = 90;

/// The share of a victory that a seat has.
pub fn won(game: &Played, own: usize) -> f64 {
    let winners: Vec<usize> = game.outcome.winners().map(Seat::index).collect();
    if winners.contains(&own) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Points ahead of the best of the others.
pub fn margin(game: &Played, own: usize) -> f64 {
    let points = &game.outcome.points;
    let others = points.iter().enumerate().filter(|(seat, _)| *seat != own).map(|(_, points)| *points);
    f64::from(points[own] - others.max().unwrap_or(0))
}

/// Plays and prints a line for each opponent.
pub fn run(args: &Args) -> Result<(), String> {
    let own = Player::read(&args.player)?;
    let setup = setup(args.players)?;
    for name in &args.against {
        let other = Player::read(name)?;
        let start = Instant::now();
        let deal = |number: u64| -> Vec<(Played, usize)> {
            let seats = 0..args.players;
            let table = |own_seat: usize| -> Vec<&Player> {
                seats.clone().map(|seat| if seat == own_seat { &own } else { &other }).collect()
            };
            seats.clone().map(|seat| (Played::play(&setup, &table(seat), number, MOST_ROUNDS), seat)).collect()
        };
        let deals = games(args.from..args.from + args.deals, args.threads, deal);
        print_line(args, name, &deals, start.elapsed().as_secs_f64());
    }
    Ok(())
}

fn print_line(args: &Args, name: &str, deals: &[Vec<(Played, usize)>], seconds: f64) {
    let all = || deals.iter().flatten();
    let mean = |what: &dyn Fn(&(Played, usize)) -> f64| all().map(what).sum::<f64>() / all().count().max(1) as f64;
    let per_deal =
        |deal: &Vec<(Played, usize)>| deal.iter().map(|(game, own)| won(game, *own)).sum::<f64>() / deal.len() as f64;
    let wins = share(&deals.iter().map(per_deal).collect::<Vec<_>>(), Z);
    println!(
        "{} against {name}: {:.1} % ({:.1} to {:.1}) of {} deals, {:.1} points, ahead by {:.1}, {:.1} rounds, {} not ended, {:.0} s",
        args.player,
        100.0 * wins.mean,
        100.0 * wins.low,
        100.0 * wins.high,
        deals.len(),
        mean(&|(game, own)| f64::from(game.outcome.points[*own])),
        mean(&|(game, own)| margin(game, *own)),
        mean(&|(game, _)| f64::from(game.rounds)),
        all().filter(|(game, _)| !game.ended).count(),
        seconds,
    );
}
