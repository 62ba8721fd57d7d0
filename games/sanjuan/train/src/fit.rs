//! Fitting a net to what was written down.

use crate::origin::Origin;
use crate::play::read_net;
use entrepot_net::{Goal, Losses, Net, Sample, Shape, Trainer, read_shard};
use entrepot_sanjuan_bots::mind::{INPUTS, OUTPUTS, Out};
use entrepot_table::Dice;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Fit a net to files of samples.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The files.
    #[arg(long, value_name = "FILE,…", value_delimiter = ',', required = true)]
    shards: Vec<PathBuf>,

    /// Files of weaker players: values and what others hold are learned from them, but not what to choose.
    #[arg(long, value_name = "FILE,…", value_delimiter = ',')]
    values: Vec<PathBuf>,

    /// Go on with this net; without one a new net begins.
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,

    /// Units of the hidden layers of a new net.
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_values_t = [128, 32])]
    hidden: Vec<usize>,

    /// How many times all samples are seen.
    #[arg(long, default_value_t = 4)]
    passes: usize,

    /// The speed of learning at the start; it falls to a twentieth.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,

    /// Samples of a step.
    #[arg(long, default_value_t = 2048)]
    batch: usize,

    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,

    /// The net's file.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Where it comes from.
    #[command(flatten)]
    origin: Origin,
}

fn read(path: &Path) -> Result<Vec<Sample>, String> {
    let wrong = |error: std::io::Error| format!("{} cannot be read: {error}", path.display());
    read_shard(&mut File::open(path).map_err(wrong)?).map_err(wrong)
}

/// Fits.
pub fn run(args: &Args) -> Result<(), String> {
    let (origin, start) = (args.origin.settled(), Instant::now());
    let mut samples = Vec::new();
    for shard in &args.shards {
        samples.extend(read(shard)?);
    }
    for shard in &args.values {
        samples.extend(read(shard)?.into_iter().filter_map(without_choice));
    }
    let mut dice = Dice::new(1, samples.len() as u64);
    let &[one, two] = args.hidden.as_slice() else { return Err("--hidden takes two numbers".into()) };
    let net = match &args.start {
        Some(path) => read_net(path)?,
        None => Net::new(Shape { inputs: INPUTS, hidden: [one, two], outputs: OUTPUTS }, &mut dice),
    };
    shuffle(&mut samples, &mut dice);
    // Neighbours in a game are alike: the test would be too easy if samples of one game were on both sides. Good enough here,
    // where it is only watched.
    let test = samples.split_off(samples.len() - samples.len() / 50);
    let mut trainer = Trainer::new(net, args.rate);
    let steps = args.passes * samples.len() / args.batch.max(1);
    let mut done = 0;
    let mut tested = Trainer::test(trainer.net(), &test, args.threads);
    for pass in 0..args.passes {
        shuffle(&mut samples, &mut dice);
        let mut losses = Vec::new();
        for batch in samples.chunks(args.batch) {
            trainer.set_rate(args.rate * (1.0 - 0.95 * done as f32 / steps.max(1) as f32));
            losses.push(trainer.step(batch, args.threads));
            done += 1;
        }
        tested = Trainer::test(trainer.net(), &test, args.threads);
        println!(
            "pass {}: {} tested {}, {:.0} s",
            pass + 1,
            told(&Losses::mean(&losses)),
            told(&tested),
            start.elapsed().as_secs_f64()
        );
    }
    origin.write(trainer.net(), &args.out, [("samples", samples.len().to_string()), ("loss", told(&tested))])
}

/// The sample without what its player chose, if anything is left of it then.
fn without_choice(mut sample: Sample) -> Option<Sample> {
    let chosen = Out::ROLE as u16..Out::HOLD as u16;
    sample.goals.retain(|goal| match goal {
        Goal::Choice { options, .. } => !options.iter().any(|(out, _)| chosen.contains(out)),
        _ => true,
    });
    (!sample.goals.is_empty()).then_some(sample)
}

pub fn shuffle<T>(items: &mut [T], dice: &mut Dice) {
    for at in (1..items.len()).rev() {
        items.swap(at, dice.below(at + 1));
    }
}

pub fn told(losses: &Losses) -> String {
    format!("win {:.4} numbers {:.4} choices {:.4}", losses.chance, losses.square, losses.choice)
}
