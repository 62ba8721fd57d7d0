//! `entrepot arena`: how strong computer players are.

use super::say::say;
use super::selfplay::{known_bots, setup_of};
use super::{Failure, game_names};
use crate::selfplay::MAX_ROUNDS;
use entrepot_arena::figures::{Running, Score, Share, Z, elos, share};
use entrepot_arena::{Contest, Met, Pairing, deal::Side, keep::Keep};
use entrepot_games::{Visit, visit};
use entrepot_table::{Game, NamedBot};
use entrepot_title::Title;
use serde::Serialize;
use std::hash::{DefaultHasher, Hasher};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Instant;

const HELP: &str = "\
Every two of the computer players meet. Each deal is played from every seat: with N players one of the first sits among
N − 1 of the second, at each seat in turn. The interval is that of the deals, not of the games. Elo is on one scale, the
first player at 0.

Two controls are played first and fail the command if they do not hold: a player against itself must come out even, and
against random moves it must win.

Example: entrepot arena GAME --bots greedy,greedy-1,random --players 2 --deals 200 --jobs 4";

/// Let computer players meet in pairs on equal deals, and measure how strong they are.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct Args {
    /// The game.
    #[arg(value_parser = game_names())]
    game: String,

    /// The computer players by name, separated by commas: two or more.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,

    /// How many sit at a table.
    #[arg(long, value_name = "N")]
    players: usize,

    /// How many deals for each pair, at most.
    #[arg(long, value_name = "D", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,

    /// The source of all chance: the same arguments give the same games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// An option of the setup, such as expansion=on. May be given several times.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,

    /// How many games run beside one another.
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    jobs: u16,

    /// Leave a pair as soon as one of the two is surely stronger.
    #[arg(long)]
    until_sure: bool,

    /// The most rounds of a game: after that it is stopped and scored as it stands.
    #[arg(long, value_name = "R", default_value_t = MAX_ROUNDS, value_parser = clap::value_parser!(u32).range(1..))]
    max_rounds: u32,

    /// Keep what was played in this file. Stopped and repeated, the same command goes on where it was.
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,

    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints the results.
pub fn run(args: Args) -> Result<(), Failure> {
    visit(&args.game, Run(&args))?
}

struct Run<'a>(&'a Args);

impl Visit for Run<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Self::Out {
        measure(title, self.0)
    }
}

/// The lowest yardstick, which every game has.
const RANDOM: &str = "random";

/// How many deals a control takes: enough to be sure of a large difference.
const CONTROL: u32 = 20;

fn measure<G: Game>(title: &Title<G>, args: &Args) -> Result<(), Failure> {
    let bots = bots(title, args)?;
    let contest = Contest::<G> {
        setup: setup_of::<G>(args.players, &args.set)?,
        seats: args.players,
        seed: args.seed,
        max_rounds: args.max_rounds,
        until_sure: args.until_sure,
    };
    let controls = controls(title, &bots);
    let meetings = meetings(&bots, args.deals);
    let pairings: Vec<Pairing<G>> = controls.iter().map(|control| control.pairing).chain(meetings.clone()).collect();
    let mut bar = Bar::new();
    let met = contest
        .play(&pairings, usize::from(args.jobs), kept(&contest, args)?, &mut |done, all| bar.show(done, all))
        .map_err(|error| Failure::Usage(format!("--keep: what was played cannot be written: {error}")))?;
    bar.clear();
    let (of_controls, of_meetings) = met.split_at(controls.len());
    let failed = failures(&controls, of_controls, args.players);
    let report = Report::new::<G>(&contest, &bots, &meetings, of_meetings);
    if args.json {
        say!("{}", serde_json::to_string(&report).expect("numbers and names have a JSON form"));
    } else {
        report.print(&contest.setup.to_string(), args);
    }
    failed.iter().for_each(|failure| eprintln!("entrepot: {failure}"));
    if failed.is_empty() { Ok(()) } else { Err(Failure::Failed) }
}

fn bots<G: Game>(title: &Title<G>, args: &Args) -> Result<Vec<NamedBot<G>>, Failure> {
    known_bots(title, &args.bots)?;
    if args.bots.len() < 2 {
        return Err(Failure::Usage("--bots names one computer player; name two or more that meet".into()));
    }
    if let Some(twice) = args.bots.iter().enumerate().find(|(n, name)| args.bots[..*n].contains(name)) {
        return Err(Failure::Usage(format!("--bots names “{}” twice; each is measured once", twice.1)));
    }
    Ok(args.bots.iter().filter_map(|name| NamedBot::find(title.bots, name).copied()).collect())
}

/// Every two, in the order in which they were named.
fn meetings<G: Game>(bots: &[NamedBot<G>], deals: u32) -> Vec<Pairing<G>> {
    let pairs = bots.iter().enumerate().flat_map(|(n, one)| bots[n + 1..].iter().map(move |other| [*one, *other]));
    pairs.map(|players| Pairing { players, deals, may_end: true }).collect()
}

/// A pairing whose outcome is known beforehand.
struct Control<G: Game> {
    pairing: Pairing<G>,
    mirror: bool,
}

fn controls<G: Game>(title: &Title<G>, bots: &[NamedBot<G>]) -> Vec<Control<G>> {
    let control = |players, mirror| Control { pairing: Pairing { players, deals: CONTROL, may_end: false }, mirror };
    let mut controls = vec![control([bots[0], bots[0]], true)];
    if let Some(random) = NamedBot::find(title.bots, RANDOM).filter(|_| bots[0].name != RANDOM) {
        controls.push(control([bots[0], *random], false));
    }
    controls
}

/// What is wrong with the controls.
fn failures<G: Game>(controls: &[Control<G>], met: &[Met], seats: usize) -> Vec<String> {
    let fair = 1.0 / seats as f64;
    let wrong = controls.iter().zip(met).filter_map(|(control, met)| {
        // Where nothing is wrong, this fails one run in a thousand.
        let Share { mean, low, high } = share(&met.shares(seats), 3.3);
        let holds = if control.mirror { (low - 1e-9..=high + 1e-9).contains(&fair) } else { mean > fair && low > fair };
        let should = if control.mirror { "come out even" } else { "win surely" };
        (!holds).then(|| {
            format!(
                "the control {} should {should}, but won {:.1} % of {} deals",
                control.pairing.name(),
                100.0 * mean,
                met.deals.len()
            )
        })
    });
    wrong.collect()
}

/// The file for what was played.
fn kept<G: Game>(contest: &Contest<G>, args: &Args) -> Result<Option<Keep>, Failure> {
    let Some(path) = &args.keep else { return Ok(None) };
    let Contest { setup, seed, max_rounds, .. } = contest;
    let (rules, program) = (G::RULES_VERSION, program()?);
    let name = format!("{} {setup} seed={seed} max_rounds={max_rounds} rules={rules} program={program:016x}", G::NAME);
    Keep::open(path, &name).map(Some).map_err(|error| Failure::Usage(format!("--keep: {error}")))
}

/// A fingerprint of this program. Players and their weights are part of it: where it differs, they may have changed.
fn program() -> Result<u64, Failure> {
    let bytes = std::env::current_exe().and_then(std::fs::read);
    let bytes = bytes.map_err(|error| Failure::Usage(format!("--keep: this program cannot be read: {error}")))?;
    let mut hasher = DefaultHasher::new();
    hasher.write(&bytes);
    Ok(hasher.finish())
}

#[derive(Serialize)]
struct Report {
    /// Whether pairs ended as soon as they were sure: intervals are then those of a sequential test.
    sequential: bool,
    bots: Vec<BotFigures>,
    pairs: Vec<PairFigures>,
}

#[derive(Serialize)]
struct BotFigures {
    name: &'static str,
    elo: f64,
    mean_points: f64,
    ms_per_decision: f64,
    decisions: u64,
}

#[derive(Serialize)]
struct PairFigures {
    a: &'static str,
    b: &'static str,
    deals: usize,
    games: usize,
    stopped: u32,
    win_rate: f64,
    low: f64,
    high: f64,
    mean_points: [f64; 2],
    mean_rounds: f64,
}

impl Report {
    fn new<G: Game>(contest: &Contest<G>, bots: &[NamedBot<G>], pairings: &[Pairing<G>], met: &[Met]) -> Report {
        let index = |bot: &NamedBot<G>| bots.iter().position(|one| one.name == bot.name).expect("it was named");
        let both = |pairing: &Pairing<G>| [index(&pairing.players[0]), index(&pairing.players[1])];
        let mut sides = vec![Side::default(); bots.len()];
        let mut scores = Vec::new();
        for (pairing, met) in pairings.iter().zip(met) {
            let players = both(pairing);
            for dealt in &met.deals {
                players.iter().zip(dealt.sides).for_each(|(&player, side)| sides[player].add(side));
            }
            let won = met.deals.iter().map(|dealt| dealt.beaten).sum();
            let meetings = (met.deals.len() * contest.seats * (contest.seats - 1)) as f64;
            scores.push(Score { players, won, meetings });
        }
        let figures = bots.iter().zip(elos(bots.len(), &scores)).zip(&sides).map(|((bot, elo), side)| BotFigures {
            name: bot.name,
            elo,
            mean_points: side.mean_points(),
            ms_per_decision: side.milliseconds(),
            decisions: side.decisions,
        });
        let pairs = pairings.iter().zip(met).map(|(pairing, met)| PairFigures::new(pairing, met, contest));
        Report { sequential: contest.until_sure, bots: figures.collect(), pairs: pairs.collect() }
    }

    fn print(&self, setup: &str, args: &Args) {
        say!("{}: {setup}, seed {}", args.game, args.seed);
        say!();
        say!("{:16}  {:>6}  {:>11}  {:>15}", "bot", "Elo", "mean points", "ms per decision");
        for bot in &self.bots {
            let BotFigures { name, elo, mean_points, ms_per_decision, .. } = bot;
            say!("{name:16}  {elo:>6.0}  {mean_points:>11.2}  {ms_per_decision:>15.4}");
        }
        say!();
        say!(
            "{:28}  {:>6}  {:>7}  {:>17}  {:>15}  {:>6}",
            "pair",
            "games",
            "wins",
            "95 % interval",
            "points",
            "rounds"
        );
        for pair in &self.pairs {
            let (one, other) = (pair.mean_points[0], pair.mean_points[1]);
            say!(
                "{:28}  {:>6}  {:>5.1} %  {:>17}  {:>15}  {:>6.1}{}",
                format!("{} : {}", pair.a, pair.b),
                pair.games,
                100.0 * pair.win_rate,
                format!("{:.1} to {:.1} %", 100.0 * pair.low, 100.0 * pair.high),
                format!("{one:.1} to {other:.1}"),
                pair.mean_rounds,
                if pair.stopped > 0 { format!("  {} stopped", pair.stopped) } else { String::new() },
            );
        }
        say!();
        say!("Wins of the first; a fair share is {:.1} %.", 100.0 / args.players as f64);
        if self.sequential {
            say!(
                "Pairs ended when they were sure: intervals allow for that, wins and Elo are a little too far from even."
            );
        }
    }
}

impl PairFigures {
    fn new<G: Game>(pairing: &Pairing<G>, met: &Met, contest: &Contest<G>) -> PairFigures {
        let seats = contest.seats;
        let shares = met.shares(seats);
        let Share { mean, low, high } =
            if contest.until_sure { Running::of(&shares).share() } else { share(&shares, Z) };
        let games = met.deals.len() * seats;
        let mut sides = [Side::default(); 2];
        met.deals.iter().for_each(|dealt| (0..2).for_each(|side| sides[side].add(dealt.sides[side])));
        let rounds: u32 = met.deals.iter().map(|dealt| dealt.rounds).sum();
        PairFigures {
            a: pairing.players[0].name,
            b: pairing.players[1].name,
            deals: met.deals.len(),
            games,
            stopped: met.deals.iter().map(|dealt| dealt.stopped).sum(),
            win_rate: mean,
            low,
            high,
            mean_points: sides.map(|side| side.mean_points()),
            mean_rounds: f64::from(rounds) / games.max(1) as f64,
        }
    }
}

/// A line on the terminal that says how far it is.
struct Bar {
    start: Instant,
    shown: bool,
}

impl Bar {
    fn new() -> Bar {
        Bar { start: Instant::now(), shown: std::io::stderr().is_terminal() }
    }

    fn show(&mut self, done: usize, all: usize) {
        if !self.shown || all == 0 {
            return;
        }
        let filled = 30 * done / all;
        let left = self.start.elapsed().as_secs_f64() * (all - done) as f64 / done.max(1) as f64;
        let bar = format!("{}{}", "█".repeat(filled), "░".repeat(30 - filled));
        let _ = write!(std::io::stderr(), "\r{bar} {done} of {all} deals, {left:.0} s left   ");
    }

    fn clear(&self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r{:70}\r", "");
        }
    }
}
