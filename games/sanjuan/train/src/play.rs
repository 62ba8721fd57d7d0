//! Playing games and writing down what there is to learn.

use crate::thinking::Thinking;
use entrepot_net::{Net, write_shard};
use entrepot_sanjuan::{Edition, Setup};
use entrepot_sanjuan_bots::mind::lessons::{Teacher, lesson};
use entrepot_table::{Dice, Setup as _};
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Play games, and write what there is to learn into a file.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The net that plays; without one the rules of thumb do.
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// How many games at most.
    #[arg(long, default_value_t = 1000)]
    games: u64,

    /// The number of the first game: other numbers are other games.
    #[arg(long, default_value_t = 0)]
    from: u64,

    /// Stop after so many seconds.
    #[arg(long, default_value_t = 1_000_000)]
    seconds: u64,

    /// How much it thinks.
    #[command(flatten)]
    thinking: Thinking,

    /// Games with two players only.
    #[arg(long)]
    two: bool,

    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,

    /// The file.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Reads a net.
pub fn read_net(path: &Path) -> Result<Net, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    Net::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// The setup of a game: two thirds of them for two, and all options now and then.
pub fn setup(number: u64, two: bool) -> Setup {
    let mut dice = Dice::new(number, 99);
    let players = if two { 2 } else { [2, 2, 2, 2, 3, 4][dice.below(6)] };
    let mut setup = Setup::recommended(players);
    setup.expansion = dice.below(4) == 0;
    setup.starting_variant = dice.below(6) == 0;
    if dice.below(6) == 0 {
        setup.edition = Edition::First;
    }
    setup
}

/// Plays the games.
pub fn run(args: &Args) -> Result<(), String> {
    let teacher = match &args.net {
        None => Teacher::Greedy,
        Some(path) if args.thinking.playouts == 0 => Teacher::FirstSight(Arc::new(read_net(path)?)),
        Some(path) => Teacher::Searcher(Arc::new(read_net(path)?), args.thinking.budget()),
    };
    let file = File::create(&args.out).map_err(|error| format!("{} cannot be written: {error}", args.out.display()))?;
    let file = Mutex::new(BufWriter::new(file));
    let (next, samples, start) = (AtomicU64::new(0), AtomicU64::new(0), Instant::now());
    let limit = Duration::from_secs(args.seconds);
    std::thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                while start.elapsed() < limit {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= args.games {
                        return;
                    }
                    let number = args.from + game;
                    let learned = lesson(&teacher, &setup(number, args.two), number);
                    samples.fetch_add(learned.len() as u64, Ordering::Relaxed);
                    let mut file = file.lock().expect("nobody panics while writing");
                    if let Err(error) = write_shard(&mut *file, &learned) {
                        eprintln!("entrepot-train: {error}");
                    }
                }
            });
        }
    });
    let games = next.load(Ordering::Relaxed).min(args.games);
    println!("{games} games, {} samples, {:.1} s", samples.load(Ordering::Relaxed), start.elapsed().as_secs_f64());
    Ok(())
}
