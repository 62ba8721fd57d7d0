//! Practice: games of a net with itself and learning from them in turn, all in memory.

use crate::fit::{shuffle, told};
use crate::origin::Origin;
use crate::play::{read_net, setup};
use entrepot_arena::crew::games;
use entrepot_net::{Losses, Net, Sample, Shape, Trainer};
use entrepot_sanjuan_bots::mind::practice::practice;
use entrepot_sanjuan_bots::mind::{INPUTS, OUTPUTS};
use entrepot_table::Dice;
use std::path::PathBuf;
use std::sync::Arc;
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

    /// Where it comes from.
    #[command(flatten)]
    origin: Origin,
}

/// It is told how things go after so many times.
const OFTEN: u64 = 20;

/// Practises.
pub fn run(args: &Args) -> Result<(), String> {
    let origin = args.origin.settled();
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
    let write = |net: &Net, times: u64, loss: String| {
        origin.write(net, &args.out, [("games", (times * args.games).to_string()), ("loss", loss)])
    };
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
            write(trainer.net(), time, loss)?;
        }
    }
    write(trainer.net(), time, told(&Losses::mean(&losses)))
}

/// The samples of as many games as are played between two lessons.
fn played(args: &Args, net: &Net, time: u64) -> Vec<Sample> {
    let (net, first) = (Arc::new(net.clone()), args.from + time * args.games);
    let play = |number| practice(&net, &setup(number, args.two), number, time < args.warm);
    games(first..first + args.games, args.threads, play).into_iter().flatten().collect()
}
