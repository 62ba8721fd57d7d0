//! `soak GAME [--games N] [--seed S]`: the tests of the contract over many games, and a summary.

use entrepot_bots::sanjuan::examine_with_greedy;
use entrepot_table::contract::Plan;
use std::process::ExitCode;

const USAGE: &str = "soak sanjuan [--games N] [--seed S]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match plan(&words) {
        Ok(plan) => {
            let report = examine_with_greedy(&plan);
            println!("{report}");
            if report.passed() { ExitCode::SUCCESS } else { ExitCode::from(1) }
        }
        Err(what) => {
            eprintln!("soak: {what}; it is used as: {USAGE}");
            ExitCode::from(2)
        }
    }
}

/// Reads the arguments: 10,000 games from seed 0 unless told.
fn plan(words: &[&str]) -> Result<Plan, String> {
    let (game, mut options) = words.split_first().ok_or("a game is expected")?;
    if *game != "sanjuan" {
        return Err(format!("there is no game \u{201c}{game}\u{201d}"));
    }
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
        [] => Ok(plan),
        [name, ..] => Err(format!("{name} needs a number behind it")),
    }
}
