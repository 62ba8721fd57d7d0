//! Weights tuned by games: many candidates around the present weights meet a pool of players, and the best of them are mixed.

use crate::duel::{margin, won};
use crate::game::Played;
use crate::player::{Player, read_weights, write_weights};
use entrepot_anno1800::Setup;
use entrepot_anno1800_bots::thumb::Weights;
use entrepot_arena::crew::games;
use entrepot_table::{Dice, Setup as _};
use std::path::PathBuf;
use std::time::Instant;

/// Tune weights.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Where to begin: a player's name or a file of weights.
    #[arg(long, default_value = "planner")]
    start: String,
    /// Whom the candidates meet, each in turn: names or files of weights. A name may come twice.
    #[arg(long, value_delimiter = ',', default_value = "greedy-1,rusher,planner")]
    pool: Vec<String>,
    /// Candidates of a step.
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..))]
    candidates: u16,
    /// Deals that each candidate plays from both seats.
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Games of each candidate with itself.
    #[arg(long, default_value_t = 4)]
    alone: u64,
    /// How far candidates differ from the present weights, as a share.
    #[arg(long, default_value_t = 0.2)]
    spread: f32,
    /// Only these fields; all if none is named.
    #[arg(long, value_delimiter = ',')]
    fields: Vec<String>,
    /// How many steps.
    #[arg(long, default_value_t = 1000)]
    steps: u64,
    /// Stop after so many seconds.
    #[arg(long, default_value_t = 1_000_000)]
    seconds: u64,
    /// The number of the first game.
    #[arg(long, default_value_t = 1_000_000)]
    from: u64,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The file of weights, written after each step.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// A lead beyond this is not worth more.
const MOST_MARGIN: f64 = 40.0;

/// A victory is worth this many points.
const VICTORY: f64 = 15.0;

/// A game is stopped after this many rounds.
const LONGEST: u32 = 60;

/// Games with itself may take this many rounds on average; each more costs these points.
const IN_TIME: f64 = 39.0;
const EACH_ROUND: f64 = 1.0;

/// How a candidate does.
#[derive(Clone, Copy)]
struct Worth {
    /// What a game with the pool brings on average.
    response: f64,
    /// Rounds of games with itself, on average.
    rounds: f64,
    /// The share of these that had to be stopped.
    stopped: f64,
}

impl Worth {
    /// The order of candidates. Whoever does not end more than half of its own games lives off others who do, and is refused.
    fn rank(self) -> f64 {
        let refused = if self.stopped >= 0.5 { 1000.0 } else { 0.0 };
        self.response - EACH_ROUND * (self.rounds - IN_TIME).max(0.0) - refused
    }
}

/// Tunes.
pub fn run(args: &Args) -> Result<(), String> {
    let pool: Vec<Player> = args.pool.iter().map(|name| Player::read(name)).collect::<Result<_, _>>()?;
    let mut weights = read_weights(&args.start)?;
    let known: Vec<&str> = weights.named().into_iter().map(|(name, _)| name).collect();
    if let Some(field) = args.fields.iter().find(|field| !known.contains(&field.as_str())) {
        return Err(format!("“{field}” is none of the weights {}", known.join(", ")));
    }
    let (mut dice, start) = (Dice::new(args.from, 0), Instant::now());
    for step in 0..args.steps {
        if start.elapsed().as_secs() >= args.seconds {
            break;
        }
        let from = args.from + step * args.deals;
        let mut all = vec![weights];
        all.extend((0..args.candidates).map(|_| near(args, weights, &mut dice)));
        let judged: Vec<Worth> = judge(args, &all, &pool, from);
        let mut order: Vec<usize> = (1..all.len()).collect();
        order.sort_by(|a, b| judged[*b].rank().total_cmp(&judged[*a].rank()));
        let best: Vec<Weights> = order.iter().take(args.candidates.div_ceil(4).into()).map(|at| all[*at]).collect();
        let now = judged[0];
        println!(
            "step {step}: {:.1} a game, {:.0} rounds alone, {:.2} stopped, rank {:.1}; candidates {:.1} to {:.1}; {:.0} s",
            now.response,
            now.rounds,
            now.stopped,
            now.rank(),
            judged[order[0]].rank(),
            judged[order[order.len() - 1]].rank(),
            start.elapsed().as_secs_f64(),
        );
        weights = mixed(&best);
        write_weights(&args.out, weights)?;
    }
    Ok(())
}

/// Weights a little different.
fn near(args: &Args, mut weights: Weights, dice: &mut Dice) -> Weights {
    for (name, numbers) in weights.named() {
        if args.fields.is_empty() || args.fields.iter().any(|field| field == name) {
            numbers.iter_mut().for_each(|number| *number *= (args.spread * bell(dice)).exp());
        }
    }
    weights
}

/// A number that scatters around 0 as a bell curve does, by 1.
fn bell(dice: &mut Dice) -> f32 {
    const STEPS: usize = 1000;
    (0..12).map(|_| dice.below(STEPS) as f32 / STEPS as f32).sum::<f32>() - 6.0
}

/// The middle of some weights, the first counted most.
fn mixed(all: &[Weights]) -> Weights {
    let share = |at: usize| (all.len() - at) as f32 / (all.len() * (all.len() + 1) / 2) as f32;
    let mut mix = all[0];
    let mut each: Vec<Weights> = all.to_vec();
    for (at, (_, numbers)) in mix.named().into_iter().enumerate() {
        for (place, number) in numbers.iter_mut().enumerate() {
            let middle: f32 = each.iter_mut().enumerate().map(|(i, one)| share(i) * one.named()[at].1[place]).sum();
            *number = middle;
        }
    }
    mix
}

/// How all candidates do on the same deals.
fn judge(args: &Args, all: &[Weights], pool: &[Player], from: u64) -> Vec<Worth> {
    let candidates: Vec<Player> = all.iter().map(|weights| Player::Weights(Box::new(*weights))).collect();
    let (setup, each) = (Setup::recommended(2), 2 * args.deals + args.alone);
    let played = games(0..each * all.len() as u64, args.threads, |number| {
        let (own, game) = (&candidates[(number / each) as usize], number % each);
        if game >= 2 * args.deals {
            return Played::play(&setup, &[own, own], from + game, LONGEST);
        }
        let other = &pool[(game / 2) as usize % pool.len()];
        let table = if game % 2 == 0 { [own, other] } else { [other, own] };
        Played::play(&setup, &table, from + game / 2, LONGEST)
    });
    played
        .chunks(each as usize)
        .map(|games| worth(&games[..2 * args.deals as usize], &games[2 * args.deals as usize..]))
        .collect()
}

fn worth(pool: &[Played], alone: &[Played]) -> Worth {
    let response = |(number, game): (usize, &Played)| {
        let own = number % 2;
        margin(game, own).clamp(-MOST_MARGIN, MOST_MARGIN) + VICTORY * won(game, own)
    };
    let sum: f64 = pool.iter().enumerate().map(response).sum();
    let alone_mean = |what: &dyn Fn(&Played) -> f64| alone.iter().map(what).sum::<f64>() / alone.len().max(1) as f64;
    Worth {
        response: sum / pool.len().max(1) as f64,
        rounds: alone_mean(&|game| game.rounds.into()),
        stopped: alone_mean(&|game| f64::from(u8::from(!game.ended))),
    }
}
