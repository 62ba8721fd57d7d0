//! `entrepot selfplay`: computer players against one another.

use super::say::say;
use super::{Failure, game_names};
use crate::selfplay::{MAX_ROUNDS, Played, Results, Series, Summary, play_all};
use entrepot_games::{Visit, visit};
use entrepot_live::{End, Entry, Record};
use entrepot_table::{Game, Seat, Setup};
use entrepot_title::Title;
use serde::Serialize;
use std::path::{Path, PathBuf};

const HELP: &str = "\
The computer players of a game are named where a name is wrong. Most have random and greedy, and numbered ones such as
greedy-1, which never change.

Example: entrepot selfplay GAME --players 2 --bots greedy,random --games 1000 --seed 7";

/// Let computer players play against one another, rotating seats from game to game.
#[derive(clap::Args, Debug)]
#[command(after_help = HELP)]
pub struct Args {
    /// The game.
    #[arg(value_parser = game_names())]
    game: String,

    /// How many players.
    #[arg(long, value_name = "N")]
    players: usize,

    /// The computer players by name, one for each seat, separated by commas.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,

    /// How many games.
    #[arg(long, value_name = "G", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// The source of all chance: the same arguments give the same games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// An option of the setup, such as expansion=on. May be given several times.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,

    /// The most rounds of a game: after that it is stopped and scored as it stands.
    #[arg(long, value_name = "R", default_value_t = MAX_ROUNDS, value_parser = clap::value_parser!(u32).range(1..))]
    max_rounds: u32,

    /// Write a record of each game into this folder.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

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
        run_games(title, self.0)
    }
}

fn run_games<G: Game>(title: &Title<G>, args: &Args) -> Result<(), Failure> {
    let series = Series::<G> {
        setup: setup_of::<G>(args.players, &args.set)?,
        bots: bots(title, args)?,
        games: args.games,
        seed: args.seed,
        max_rounds: args.max_rounds,
    };
    let folder = args.records.as_deref().map(Folder::open).transpose()?;
    let summary = play_all(&series, title.bots, |played| match &folder {
        Some(folder) => folder.write(&series, played),
        None => Ok(()),
    })?;
    if args.json {
        print_json(&series, &summary)
    } else {
        print_table(&series, &summary)
    }
    Ok(())
}

/// The setup; the number of players has an option of its own.
pub(super) fn setup_of<G: Game>(players: usize, options: &[String]) -> Result<G::Setup, Failure> {
    let mut setup = G::Setup::for_players(players).map_err(|error| Failure::Usage(format!("--players: {error}")))?;
    for pair in options {
        let Some((key, value)) = pair.split_once('=') else {
            return Err(Failure::Usage(format!("--set takes KEY=VALUE, not “{pair}”")));
        };
        if key == "players" {
            return Err(Failure::Usage("--set players: the number of players is given by --players".into()));
        }
        setup.set(key, value).map_err(|error| Failure::Usage(format!("--set {pair}: {error}")))?;
    }
    Ok(setup)
}

/// The names, checked to be known and one for each seat.
fn bots<G: Game>(title: &Title<G>, args: &Args) -> Result<Vec<String>, Failure> {
    known_bots(title, &args.bots)?;
    if args.bots.len() != args.players {
        let (found, players) = (args.bots.len(), args.players);
        return Err(Failure::Usage(format!("--bots names {found}, but {players} play: name exactly {players}")));
    }
    Ok(args.bots.clone())
}

/// Checks that the game has all these computer players.
pub(super) fn known_bots<G: Game>(title: &Title<G>, wanted: &[String]) -> Result<(), Failure> {
    let names: Vec<&str> = title.bots.iter().map(|bot| bot.name).collect();
    let Some(unknown) = wanted.iter().find(|name| !names.contains(&name.as_str())) else { return Ok(()) };
    let known = names.join(", ");
    Err(Failure::Usage(format!("--bots: nobody is called “{unknown}”; the computer players are {known}")))
}

#[derive(Serialize)]
struct Figures<'a> {
    game: &'a str,
    games: u32,
    finished: u32,
    decisions: u64,
    seconds: f64,
    mean_rounds: f64,
    mean_winner_points: f64,
    bots: Vec<BotFigures<'a>>,
}

#[derive(Serialize)]
struct BotFigures<'a> {
    name: &'a str,
    wins: u32,
    ties: u32,
    win_rate: f64,
    mean_points: f64,
}

fn print_json<G: Game>(series: &Series<G>, summary: &Summary) {
    let bots = series.bots.iter().zip(&summary.results).map(|(name, results)| BotFigures {
        name,
        wins: results.wins,
        ties: results.ties,
        win_rate: results.win_rate(summary.games),
        mean_points: results.mean_points(summary.games),
    });
    let report = Figures {
        game: G::NAME,
        games: summary.games,
        finished: summary.finished,
        decisions: summary.decisions,
        seconds: summary.seconds,
        mean_rounds: summary.mean_rounds(),
        mean_winner_points: summary.mean_winner_points(),
        bots: bots.collect(),
    };
    say!("{}", serde_json::to_string(&report).expect("numbers and names have a JSON form"));
}

fn print_table<G: Game>(series: &Series<G>, summary: &Summary) {
    let Summary { games, finished, decisions, seconds, .. } = *summary;
    say!("{}: {}", G::NAME, series.setup);
    say!(
        "{games} games with seed {}, {finished} finished, {:.1} rounds on average",
        series.seed,
        summary.mean_rounds()
    );
    say!(
        "{decisions} decisions in {seconds:.2} s; {:.2} points for the winner on average",
        summary.mean_winner_points()
    );
    say!();
    let width = series.bots.iter().map(|name| name.len()).max().unwrap_or(0).max(3);
    say!(
        "{:width$}  {:>6}  {:>6}  {:>8}  {:>17}  {:>11}",
        "bot",
        "wins",
        "ties",
        "win rate",
        "95 % interval",
        "mean points"
    );
    for (name, results) in series.bots.iter().zip(&summary.results) {
        say!("{name:width$}  {}", row(results, games));
    }
}

fn row(results: &Results, games: u32) -> String {
    let (low, high) = results.interval(games);
    let interval = format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high);
    format!(
        "{:>6}  {:>6}  {:>6.1} %  {interval:>17}  {:>11.2}",
        results.wins,
        results.ties,
        100.0 * results.win_rate(games),
        results.mean_points(games)
    )
}

/// The folder for records.
struct Folder<'a>(&'a Path);

impl Folder<'_> {
    fn open(path: &Path) -> Result<Folder<'_>, Failure> {
        let wrong = |error| {
            Failure::Usage(format!("--records takes a folder that can be written, not {}: {error}", path.display()))
        };
        std::fs::create_dir_all(path).map_err(wrong)?;
        Ok(Folder(path))
    }

    fn write<G: Game>(&self, series: &Series<G>, played: &Played<G>) -> Result<(), Failure> {
        let players = series.bots.len();
        let path = self.0.join(format!("{}-{players}p-s{}-g{:04}.txt", G::NAME, series.seed, played.game));
        let text = record(series, played).to_string();
        std::fs::write(&path, text)
            .map_err(|error| Failure::Usage(format!("{} cannot be written: {error}", path.display())))
    }
}

fn record<G: Game>(series: &Series<G>, played: &Played<G>) -> Record<G> {
    let seats = Seat::all(played.seated.len()).zip(&played.seated);
    let names = seats.map(|(seat, &player)| Entry::Seat { seat, name: series.bots[player].clone() });
    let moves = played.moves.iter().map(|&(seat, mv)| Entry::Move { seat, mv });
    let end = End { finished: played.finished, outcome: played.outcome.clone() };
    Record::over(series.setup.clone(), "", played.seed, names.chain(moves).collect(), end)
}
