//! A net measured in the arena, before it gets a name.

use crate::play::read_net;
use crate::td::read_nets;
use crate::thinking::Thinking;
use entrepot_arena::figures::{Z, share};
use entrepot_arena::{Contest, Pairing};
use entrepot_net::Net;
use entrepot_sanjuan::{Move, SanJuan, Setup, View};
use entrepot_sanjuan_bots::mind::{Budget, Mind, Searcher};
use entrepot_sanjuan_bots::td::{self, Td, TdNets};
use entrepot_sanjuan_bots::{BOTS, Greedy};
use entrepot_table::{Bot, Dice, NamedBot, Setup as _};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// Let a net play against a named player, or against another net.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The net.
    #[arg(long, value_name = "FILE", required_unless_present = "td")]
    net: Option<PathBuf>,
    /// The nets of `td` in its place, as its training wrote them.
    #[arg(long, value_name = "NAME", conflicts_with = "net")]
    td: Option<PathBuf>,
    /// In how many sampled worlds `td` tries every role and building.
    #[arg(long, default_value_t = td::WORLDS)]
    worlds: usize,
    /// Its opponent: a name or a file.
    #[arg(long, default_value = "greedy-1")]
    against: String,
    /// How much the net thinks.
    #[command(flatten)]
    thinking: Thinking,
    /// Playouts of the other net where roles and buildings are chosen; what is not said of it is as with the first.
    #[arg(long)]
    other_playouts: Option<u32>,
    /// Playouts of the other net where cards and goods are chosen.
    #[arg(long)]
    other_sets: Option<u32>,
    /// Candidates of the other net.
    #[arg(long)]
    other_width: Option<usize>,
    /// Role choices played on by the other net.
    #[arg(long)]
    other_horizon: Option<u32>,
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

/// Nets and how much they think.
#[derive(Clone)]
enum Loaded {
    Mind(Arc<Net>, Budget),
    Td(TdNets, usize),
}

/// The arena makes its players from plain functions.
static LOADED: [OnceLock<Loaded>; 2] = [const { OnceLock::new() }; 2];

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
    match loaded.clone() {
        Loaded::Mind(net, Budget { playouts: 0, weeds, .. }) => Box::new(FirstSight(Mind::new(net).weeding(weeds))),
        Loaded::Mind(net, budget) => Box::new(Searcher::new(net, Dice::new(seed, 0), budget)),
        Loaded::Td(nets, worlds) => Box::new(Td::new(nets, Dice::new(seed, 0), worlds)),
    }
}

fn load(which: usize, loaded: Loaded) {
    LOADED[which].set(loaded).ok().expect("each side is loaded once");
}

/// The player that is measured, and what the line calls it.
fn measured(args: &Args) -> Result<(Loaded, String), String> {
    if let Some(name) = &args.td {
        return Ok((Loaded::Td(read_nets(name)?, args.worlds), format!("{} --worlds {}", name.display(), args.worlds)));
    }
    let net = args.net.as_deref().ok_or("--net or --td names what is measured")?;
    Ok((Loaded::Mind(Arc::new(read_net(net)?), args.thinking.budget()), format!("{} {}", net.display(), args.thinking)))
}

/// How much the other net thinks.
fn other_budget(args: &Args) -> Budget {
    let own = args.thinking.budget();
    Budget {
        playouts: args.other_playouts.unwrap_or(own.playouts),
        sets: args.other_sets.unwrap_or(own.sets),
        width: args.other_width.unwrap_or(own.width),
        horizon: args.other_horizon.unwrap_or(own.horizon),
        ..own
    }
}

/// Plays and prints a line.
pub fn run(args: &Args) -> Result<(), String> {
    let (loaded, told) = measured(args)?;
    load(0, loaded);
    let own = NamedBot::<SanJuan>::yardstick("net", |seed| make(0, seed));
    let other = match NamedBot::find(BOTS, &args.against) {
        Some(named) => *named,
        None => {
            let budget = other_budget(args);
            load(1, Loaded::Mind(Arc::new(read_net(args.against.as_ref())?), budget));
            NamedBot::yardstick("other", |seed| make(1, seed))
        }
    };
    let mut setup = Setup::recommended(args.players);
    for pair in &args.set {
        let (key, value) = pair.split_once('=').ok_or_else(|| format!("--set takes KEY=VALUE, not {pair}"))?;
        setup.set(key, value).map_err(|error| error.to_string())?;
    }
    let start = Instant::now();
    let contest = Contest { setup, seats: args.players, seed: args.seed, max_rounds: 60, until_sure: false };
    let pairing = Pairing { players: [own, other], deals: args.deals, may_end: false };
    let met = contest.play(&[pairing], args.jobs, None, &mut |_, _| {}).map_err(|error| error.to_string())?;
    let share = share(&met[0].shares(args.players), Z);
    let mut side = entrepot_arena::deal::Side::default();
    met[0].deals.iter().for_each(|dealt| side.add(dealt.sides[0]));
    println!(
        "{told} against {}: {:.1} % ({:.1} to {:.1}) of {} deals, {:.2} ms a decision, {:.0} s",
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
