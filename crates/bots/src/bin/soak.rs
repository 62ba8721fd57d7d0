//! `soak GAME [--games N] [--seed S]`: the tests of the contract over many games, and a summary.

use entrepot_bots::{anno1800, sanjuan};
use entrepot_table::contract::{Plan, Report};
use std::fmt::Debug;
use std::process::ExitCode;

const USAGE: &str = "soak GAME [--games N] [--seed S]";

/// Examines a game and prints what came out; whether all is well.
type Soak = fn(&Plan) -> bool;

/// The games by name.
const GAMES: [(&str, Soak); 2] = [
    ("sanjuan", |plan| told(&sanjuan::examine_with_greedy(plan))),
    ("anno1800", |plan| told(&anno1800::examine_with_greedy(plan))),
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match request(&words) {
        Ok((soak, plan)) if soak(&plan) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(what) => {
            eprintln!("soak: {what}; it is used as: {USAGE}");
            ExitCode::from(2)
        }
    }
}

fn told<Z: Copy + Ord + Debug>(report: &Report<Z>) -> bool {
    println!("{report}");
    report.passed()
}

/// Reads the arguments: 10,000 games from seed 0 unless told.
fn request(words: &[&str]) -> Result<(Soak, Plan), String> {
    let (game, mut options) = words.split_first().ok_or("a game is expected")?;
    let known = GAMES.into_iter().find(|(name, _)| name == game);
    let (_, soak) = known.ok_or_else(|| {
        let names = GAMES.map(|(name, _)| name).join(", ");
        format!("there is no game \u{201c}{game}\u{201d}; there is: {names}")
    })?;
    let mut plan = Plan::new(10_000);
    while let [name, value, rest @ ..] = options {
        let number = value.parse().map_err(|_| format!("{name} needs a number, not \u{201c}{value}\u{201d}"))?;
        match *name {
            "--games" => plan.games = number,
            "--seed" => plan.seed = number,
            _ => return Err(format!("there is no option {name}")),
        }
        options = rest;
    }
    match options {
        [] => Ok((soak, plan)),
        [name, ..] => Err(format!("{name} needs a number behind it")),
    }
}
