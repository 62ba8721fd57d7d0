//! Training of `td`: games of its nets with themselves and learning from them in turn, all in memory.

use crate::fit::shuffle;
use crate::origin::Origin;
use crate::play::{read_net, setup};
use entrepot_arena::crew::games;
use entrepot_net::{Losses, Net, Sample, Trainer};
use entrepot_sanjuan_bots::td::{Lesson, TdNets, lesson};
use entrepot_table::Dice;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Train the two nets of `td`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Go on with the nets of this name, as `--out` wrote them; without it new nets begin.
    #[arg(long, value_name = "NAME")]
    start: Option<PathBuf>,

    /// Games that are played before it learns from them.
    #[arg(long, default_value_t = 320)]
    games: u64,

    /// In how many sampled worlds every role and building is tried.
    #[arg(long, default_value_t = 1)]
    worlds: usize,

    /// How often.
    #[arg(long, default_value_t = 1_000_000)]
    times: u64,

    /// Stop after so many seconds.
    #[arg(long, default_value_t = 1_000_000)]
    seconds: u64,

    /// The number of the first game: other numbers are other games.
    #[arg(long, default_value_t = 0)]
    from: u64,

    /// The speed of learning at the start; it falls to a tenth.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,

    /// Samples of a step.
    #[arg(long, default_value_t = 1024)]
    batch: usize,

    /// Games with two players only.
    #[arg(long)]
    two: bool,

    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,

    /// The nets' files are NAME-values.safetensors and NAME-roles.safetensors, written now and then.
    #[arg(long, value_name = "NAME")]
    out: PathBuf,

    /// Where they come from.
    #[command(flatten)]
    origin: Origin,
}

/// It is told how things go after so many times.
const OFTEN: u64 = 20;

/// What the files' names end with.
const ENDINGS: [&str; 2] = ["-values.safetensors", "-roles.safetensors"];

fn file(name: &Path, ending: &str) -> PathBuf {
    let mut file = name.as_os_str().to_owned();
    file.push(ending);
    file.into()
}

/// Reads both nets.
pub fn read_nets(name: &Path) -> Result<TdNets, String> {
    let [values, roles] = ENDINGS.map(|ending| read_net(&file(name, ending)));
    Ok(TdNets { values: values?.into(), roles: roles?.into() })
}

/// A net that learns, and how well it does.
struct Pupil {
    trainer: Trainer,
    losses: Vec<Losses>,
}

impl Pupil {
    fn new(net: &Net, rate: f32) -> Pupil {
        Pupil { trainer: Trainer::new(net.clone(), rate), losses: Vec::new() }
    }

    fn learn(&mut self, mut samples: Vec<Sample>, rate: f32, args: &Args, dice: &mut Dice) {
        shuffle(&mut samples, dice);
        self.trainer.set_rate(rate);
        self.losses.extend(samples.chunks(args.batch).map(|batch| self.trainer.step(batch, args.threads)));
    }

    fn net(&self) -> Arc<Net> {
        Arc::new(self.trainer.net().clone())
    }

    /// The mean loss since it was asked last.
    fn loss(&mut self) -> f32 {
        Losses::mean(&std::mem::take(&mut self.losses)).choice
    }
}

/// Trains.
pub fn run(args: &Args) -> Result<(), String> {
    let origin = args.origin.settled();
    let mut dice = Dice::new(args.from, 7);
    let mut nets = match &args.start {
        Some(name) => read_nets(name)?,
        None => TdNets::new(&mut dice),
    };
    let mut pupils = [&nets.values, &nets.roles].map(|net| Pupil::new(net, args.rate));
    let (start, limit) = (Instant::now(), Duration::from_secs(args.seconds));
    let mut time = 0;
    while time < args.times && start.elapsed() < limit {
        let done = (time as f32 / args.times as f32).max(start.elapsed().as_secs_f32() / limit.as_secs_f32());
        let rate = args.rate * (1.0 - 0.9 * done);
        let [values, roles] = played(args, &nets, time);
        for (pupil, samples) in pupils.iter_mut().zip([values, roles]) {
            pupil.learn(samples, rate, args, &mut dice);
        }
        nets = TdNets { values: pupils[0].net(), roles: pupils[1].net() };
        time += 1;
        if time % OFTEN == 0 || time == args.times || start.elapsed() >= limit {
            let [values, roles] = pupils.each_mut().map(Pupil::loss);
            let games = (time * args.games).to_string();
            println!("{games} games: values {values:.4} roles {roles:.4}, {:.0} s", start.elapsed().as_secs_f64());
            for (pupil, (ending, loss)) in pupils.iter().zip(ENDINGS.into_iter().zip([values, roles])) {
                let said = [("games", games.clone()), ("loss", format!("{loss:.4}"))];
                origin.write(pupil.trainer.net(), &file(&args.out, ending), said)?;
            }
        }
    }
    Ok(())
}

/// What there is to learn for both from as many games as are played between two lessons.
fn played(args: &Args, nets: &TdNets, time: u64) -> [Vec<Sample>; 2] {
    let first = args.from + time * args.games;
    let played = games(first..first + args.games, args.threads, |number| {
        lesson(nets, args.worlds, &setup(number, args.two), number)
    });
    let mut all = [Vec::new(), Vec::new()];
    for Lesson { values, roles } in played {
        all[0].extend(values);
        all[1].extend(roles);
    }
    all
}
