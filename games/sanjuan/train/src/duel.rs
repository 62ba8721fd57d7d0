//! A net measured in the arena, before it gets a name.

use crate::play::read_net;
use crate::thinking::Thinking;
use entrepot_arena::figures::{Z, share};
use entrepot_arena::{Contest, Pairing};
use entrepot_net::Net;
use entrepot_sanjuan::{Move, SanJuan, Setup, View};
use entrepot_sanjuan_bots::mind::{Budget, Mind, Searcher};
use entrepot_sanjuan_bots::{BOTS, Greedy};
use entrepot_table::{Bot, Dice, NamedBot, Setup as _};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// Let a net play against a named player, or against another net.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The net.
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// Its opponent: a name or a file.
    #[arg(long, default_value = "greedy-1")]
    against: String,
    /// How much the net thinks.
    #[command(flatten)]
    thinking: Thinking,
    /// Playouts of the other net; it thinks the same otherwise.
    #[arg(long)]
    other_playouts: Option<u32>,
    /// How many sit at the table.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Options such as expansion=on.
    #[arg(long = "set")]
    set: Vec<String>,
    /// How many deals.
    #[arg(long, default_value_t = 100)]
    deals: u32,
    /// The source of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

/// A net and how much it thinks.
type Loaded = (Arc<Net>, Budget);

/// The arena makes its players from plain functions.
static LOADED: [OnceLock<std::sync::RwLock<Loaded>>; 2] = [const { OnceLock::new() }; 2];

/// Plays by first sight.
struct FirstSight(Mind);

impl Bot<SanJuan> for FirstSight {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        self.0.act(view, legal, None)[0]
    }

    fn plan(&mut self, view: &View, legal: &[Move]) -> Vec<Move> {
        self.0.act(view, legal, None).to_vec()
    }
}

fn make(which: usize, seed: u64) -> Box<dyn Bot<SanJuan>> {
    let Some(loaded) = LOADED[which].get() else { return Box::new(Greedy) };
    let (net, budget) = loaded.read().expect("nobody panics while loading").clone();
    match budget.playouts {
        0 => Box::new(FirstSight(Mind::new(net))),
        _ => Box::new(Searcher::new(net, Dice::new(seed, 0), budget)),
    }
}

fn load(which: usize, net: &Arc<Net>, budget: Budget) {
    let cell = LOADED[which].get_or_init(|| (Arc::clone(net), budget).into());
    *cell.write().expect("nobody panics while loading") = (Arc::clone(net), budget);
}

/// Plays and prints a line.
pub fn run(args: &Args) -> Result<(), String> {
    let net = Arc::new(read_net(&args.net)?);
    let own = NamedBot::<SanJuan>::yardstick("net", |seed| make(0, seed));
    let other = match NamedBot::find(BOTS, &args.against) {
        Some(named) => *named,
        None => {
            let own = args.thinking.budget();
            let budget = Budget { playouts: args.other_playouts.unwrap_or(own.playouts), ..own };
            load(1, &Arc::new(read_net(args.against.as_ref())?), budget);
            NamedBot::yardstick("other", |seed| make(1, seed))
        }
    };
    let mut setup = Setup::recommended(args.players);
    for pair in &args.set {
        let (key, value) = pair.split_once('=').ok_or_else(|| format!("--set takes KEY=VALUE, not {pair}"))?;
        setup.set(key, value).map_err(|error| error.to_string())?;
    }
    load(0, &net, args.thinking.budget());
    let start = Instant::now();
    let contest = Contest { setup, seats: args.players, seed: args.seed, max_rounds: 60, until_sure: false };
    let pairing = Pairing { players: [own, other], deals: args.deals, may_end: false };
    let met = contest.play(&[pairing], args.jobs, None, &mut |_, _| {}).map_err(|error| error.to_string())?;
    let share = share(&met[0].shares(args.players), Z);
    let mut side = entrepot_arena::deal::Side::default();
    met[0].deals.iter().for_each(|dealt| side.add(dealt.sides[0]));
    println!(
        "{} {} against {}: {:.1} % ({:.1} to {:.1}) of {} deals, {:.2} ms a decision, {:.0} s",
        args.net.display(),
        args.thinking,
        args.against,
        100.0 * share.mean,
        100.0 * share.low,
        100.0 * share.high,
        args.deals,
        side.milliseconds(),
        start.elapsed().as_secs_f64(),
    );
    Ok(())
}
