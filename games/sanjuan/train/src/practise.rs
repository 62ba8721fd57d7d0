//! Practice: games of a net with itself and learning from them in turn, all in memory.

use crate::fit::{shuffle, told};
use crate::play::{read_net, setup};
use entrepot_net::{Bred, Losses, Net, Sample, Shape, Trainer};
use entrepot_sanjuan_bots::mind::practice::practice;
use entrepot_sanjuan_bots::mind::{INPUTS, OUTPUTS};
use entrepot_table::Dice;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Let a net practise.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Go on with this net; without one a new net begins.
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,

    /// Units of the hidden layers of a new net.
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_values_t = [128, 32])]
    hidden: Vec<usize>,

    /// Games that are played before it learns from them.
    #[arg(long, default_value_t = 2000)]
    games: u64,

    /// How often.
    #[arg(long, default_value_t = 1_000_000)]
    times: u64,

    /// So many times it learns only what to expect, and to choose as it does, before it learns to choose better.
    #[arg(long, default_value_t = 40)]
    warm: u64,

    /// Stop after so many seconds.
    #[arg(long, default_value_t = 1_000_000)]
    seconds: u64,

    /// The number of the first game: other numbers are other games.
    #[arg(long, default_value_t = 0)]
    from: u64,

    /// The speed of learning at the start; it falls to a tenth.
    #[arg(long, default_value_t = 0.0005)]
    rate: f32,

    /// Samples of a step.
    #[arg(long, default_value_t = 4096)]
    batch: usize,

    /// Games with two players only.
    #[arg(long)]
    two: bool,

    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,

    /// The net's file: written now and then, so that it can be stopped at any moment.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Where it comes from, written into the file: the commit.
    #[arg(long, default_value = "unknown")]
    commit: String,
}

/// It is told how things go after so many times.
const OFTEN: u64 = 20;

/// Practises.
pub fn run(args: &Args) -> Result<(), String> {
    let &[one, two] = args.hidden.as_slice() else { return Err("--hidden takes two numbers".into()) };
    let shape = Shape { inputs: INPUTS, hidden: [one, two], outputs: OUTPUTS };
    let mut dice = Dice::new(args.from, 7);
    let net = match &args.start {
        Some(path) => read_net(path)?,
        None => Net::new(shape, &mut dice),
    };
    let first = net.clone();
    let mut trainer = Trainer::new(net, args.rate);
    let (start, limit) = (Instant::now(), Duration::from_secs(args.seconds));
    let mut losses = Vec::new();
    let mut time = 0;
    while time < args.times && start.elapsed() < limit {
        let done = (time as f32 / args.times as f32).max(start.elapsed().as_secs_f32() / limit.as_secs_f32());
        trainer.set_rate(args.rate * (1.0 - 0.9 * done));
        // What to expect is learned from the games of a net that does not change.
        let mut samples = played(args, if time < args.warm { &first } else { trainer.net() }, time);
        shuffle(&mut samples, &mut dice);
        losses.extend(samples.chunks(args.batch).map(|batch| trainer.step(batch, args.threads)));
        time += 1;
        if time % OFTEN == 0 || time == args.times {
            let loss = told(&Losses::mean(&std::mem::take(&mut losses)));
            println!("{} games: {loss}, {:.0} s", time * args.games, start.elapsed().as_secs_f64());
            write(&args.out, args, trainer.net(), time, loss)?;
        }
    }
    write(&args.out, args, trainer.net(), time, told(&Losses::mean(&losses)))
}

/// The samples of as many games as are played between two lessons, in the order of games.
fn played(args: &Args, net: &Net, time: u64) -> Vec<Sample> {
    let from = args.from + time * args.games;
    let (net, next) = (Arc::new(net.clone()), AtomicU64::new(0));
    let play = || {
        let mut games = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= args.games {
                return games;
            }
            games.push((game, practice(&net, &setup(from + game, args.two), from + game, time < args.warm)));
        }
    };
    let mut games: Vec<(u64, Vec<Sample>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..args.threads.max(1)).map(|_| scope.spawn(play)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("practice does not panic")).collect()
    });
    games.sort_unstable_by_key(|(game, _)| *game);
    games.into_iter().flat_map(|(_, samples)| samples).collect()
}

fn write(to: &Path, args: &Args, net: &Net, times: u64, loss: String) -> Result<(), String> {
    let bred = Bred::from([
        ("command".into(), std::env::args().skip(1).collect::<Vec<_>>().join(" ")),
        ("commit".into(), args.commit.clone()),
        ("games".into(), (times * args.games).to_string()),
        ("loss".into(), loss),
    ]);
    std::fs::write(to, net.to_bytes(bred)).map_err(|error| format!("{}: {error}", to.display()))
}
