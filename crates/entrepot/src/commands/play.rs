//! `entrepot play`: a game in the terminal.

use super::{Failure, game_names};
use entrepot_games::{Visit, visit};
use entrepot_table::{Game, Seed, Setup};
use entrepot_terminal::Sitting;
use entrepot_terminal::seats::Seats;
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::{Language, Texts};
use entrepot_title::{Terminal, Title};
use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;

/// Play a game in the terminal: people and computer players at one screen.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    #[arg(value_parser = game_names())]
    game: String,
    /// The number of players: you and computer players. By default, and without --seats, the fewest possible.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The players by seat, separated by commas: the name of a computer player (greedy) is that player, any other name is a
    /// person at this screen. Example: --seats Ana,greedy,Ben
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    seats: Option<Vec<String>>,
    /// An option of the game, such as edition=first; may be given several times.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The deal: a number, or the 64 digits shown at the end of a game. By default every game is new.
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// The language. By default, that of LC_ALL, LC_MESSAGES or LANG; English if it is not available.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// Write the record of the game to this file, finished or not.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Plays.
pub fn run(args: Args) -> Result<(), Failure> {
    visit(&args.game, Play(&args))?
}

struct Play<'a>(&'a Args);

impl Visit for Play<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Self::Out {
        play_game(title, self.0)
    }
}

fn play_game<G: Game>(title: &Title<G>, args: &Args) -> Result<(), Failure> {
    let terminal = title.part("the terminal", title.terminal)?;
    let files = title.part("the terminal", title.texts)?;
    let texts = Texts::new(files, args.lang.unwrap_or_else(Language::from_environment));
    let seed = match &args.seed {
        Some(text) => {
            read_seed(text).ok_or_else(|| Failure::Usage(texts.say("usage-seed", &[("found", text.into())])))?
        }
        None => seed_from_system()?,
    };
    let setup = setup(terminal, args, &texts).map_err(Failure::Usage)?;
    let seats = seats(title, args, &setup, &texts).map_err(Failure::Usage)?;
    if let Some(file) = &args.record {
        // Better to find now than after an hour of play that the file cannot be written.
        std::fs::File::options().append(true).create(true).open(file).map_err(|error| unwritten(file, &error))?;
    }
    let sitting = Sitting { setup, seed, seats, texts, style: Style::of_stdout() };
    let record = match (terminal.play)(sitting, &mut std::io::stdin().lock(), &mut std::io::stdout().lock()) {
        Ok(record) => record,
        // The terminal was closed.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => return Ok(()),
        Err(error) => return Err(Failure::Usage(error.to_string())),
    };
    match &args.record {
        Some(file) => std::fs::write(file, record.to_string()).map_err(|error| unwritten(file, &error)),
        None => Ok(()),
    }
}

fn unwritten(file: &std::path::Path, error: &std::io::Error) -> Failure {
    Failure::Usage(format!("{}: {error}", file.display()))
}

/// The setup that the options describe; if seats are named, they determine the number of players.
fn setup<G: Game>(terminal: Terminal<G>, args: &Args, texts: &Texts) -> Result<G::Setup, String> {
    let options: Vec<(&str, &str)> =
        args.options.iter().map(|option| option.split_once('=').unwrap_or((option, ""))).collect();
    let set = options.iter().find(|(key, _)| *key == "players").map(|(_, value)| *value);
    let counts = [
        args.players.map(|n| n.to_string()),
        args.seats.as_ref().map(|seats| seats.len().to_string()),
        set.map(str::to_owned),
    ];
    let counts: Vec<String> = counts.into_iter().flatten().collect();
    let players = counts.first().cloned().unwrap_or_else(|| G::Setup::PLAYERS.start().to_string());
    if counts.iter().any(|count| *count != players) {
        return Err(texts.say("usage-players_differ", &[("counts", counts.join(", ").into())]));
    }
    G::Setup::chosen(&players, &options).map_err(|error| (terminal.wrong_setup)(texts, &error))
}

fn seats<G: Game>(title: &Title<G>, args: &Args, setup: &G::Setup, texts: &Texts) -> Result<Seats<G>, String> {
    // Computer players need no secret: with a given seed, their choices repeat too.
    let number = args.seed.as_ref().map_or_else(random_number, |text| text.bytes().fold(0, mix));
    match &args.seats {
        Some(names) => Seats::named(title.bots, names.clone(), number, texts),
        None => Seats::alone(title.bots, setup.players(), number, texts),
    }
}

fn mix(number: u64, byte: u8) -> u64 {
    number.wrapping_mul(31).wrapping_add(byte.into())
}

fn read_seed(text: &str) -> Option<Seed> {
    text.parse().map(Seed::from_number).ok().or_else(|| text.parse().ok())
}

/// 32 bytes from the system.
fn seed_from_system() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    let no = |error| Failure::Usage(format!("the system gives no random bytes ({error}); --seed names a seed"));
    getrandom::fill(&mut bytes).map_err(no)?;
    Ok(Seed::new(bytes))
}

/// A number for computer players, unrelated to the deal.
fn random_number() -> u64 {
    RandomState::new().hash_one(())
}
