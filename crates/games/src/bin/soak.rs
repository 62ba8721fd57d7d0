//! `soak GAME [--games N] [--seed S]`: runs the contract tests over many games and prints a summary.

use entrepot_games::{Visit, visit};
use entrepot_table::Game;
use entrepot_table::contract::Effort;
use entrepot_title::{NotAvailable, Title};
use std::process::ExitCode;

const USAGE: &str = "soak GAME [--games N] [--seed S]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match request(&words).and_then(|(game, effort)| soak(game, effort)) {
        Ok((report, passed)) => {
            println!("{report}");
            if passed { ExitCode::SUCCESS } else { ExitCode::from(1) }
        }
        Err(what) => {
            eprintln!("soak: {what}; it is used as: {USAGE}");
            ExitCode::from(2)
        }
    }
}

/// Examines a game. Returns the report and whether the game passed.
fn soak(game: &str, effort: Effort) -> Result<(String, bool), String> {
    let examined = visit(game, Soak(effort)).map_err(|error| error.to_string())?;
    // A game without this part has nothing that could fail.
    Ok(examined.unwrap_or_else(|error| (error.to_string(), true)))
}

struct Soak(Effort);

impl Visit for Soak {
    type Out = Result<(String, bool), NotAvailable>;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Self::Out {
        title.part("the test of the contract", title.examine).map(|examine| examine(&self.0))
    }
}

/// Reads the arguments: by default 10,000 games from seed 0.
fn request<'a>(words: &[&'a str]) -> Result<(&'a str, Effort), String> {
    let (game, mut options) = words.split_first().ok_or("a game is expected")?;
    let mut effort = Effort::new(10_000);
    while let [name, value, rest @ ..] = options {
        let number = value.parse().map_err(|_| format!("{name} needs a number, not \u{201c}{value}\u{201d}"))?;
        match *name {
            "--games" => effort.games = number,
            "--seed" => effort.seed = number,
            _ => return Err(format!("there is no option {name}")),
        }
        options = rest;
    }
    match options {
        [] => Ok((game, effort)),
        [name, ..] => Err(format!("{name} needs a number behind it")),
    }
}
