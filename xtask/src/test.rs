//! `cargo xtask test`: everything that must hold before a change is taken.

use crate::args::Args;
use crate::stop::Stop;
use crate::{client, needs, process, rules};
use std::process::Command;
use std::time::{Duration, Instant};

/// What `cargo xtask test --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask test

Checks the format, runs clippy with warnings denied, builds and checks the client, runs all tests, among them whole games
in a browser, the documentation and `cargo xtask rules`, and prints how long each took. Stops at the first that fails
and names the command to run it alone.
";

/// Programs beyond Rust that the steps start, each with the Debian package that brings it.
const NEEDS: [(&str, &str); 3] = [("cc", "gcc"), ("chromium", "chromium"), ("pg_createcluster", "postgresql")];

/// Parts of the Rust toolchain: the word behind `cargo`, and the component for rustup.
const COMPONENTS: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];

/// One step: its name and what it does.
struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    /// Cargo with these words, and with a variable set.
    Cargo(&'static [&'static str], Option<(&'static str, &'static str)>),
    /// Installs and builds the client if need be.
    Client,
    /// `npm run` with this word, in the client's folder.
    Npm(&'static str),
    /// `cargo xtask rules`, without starting ourselves again.
    Rules,
}

/// With the test that compares the client's types to ours.
const TYPES: &str = "--features=entrepot-server/types";

const STEPS: [Step; 9] = [
    Step { name: "format", work: Work::Cargo(&["fmt", "--all", "--check"], None) },
    Step {
        name: "clippy",
        work: Work::Cargo(&["clippy", "--workspace", "--all-targets", TYPES, "--", "-D", "warnings"], None),
    },
    Step { name: "client", work: Work::Client },
    Step { name: "check", work: Work::Npm("check") },
    Step { name: "unit", work: Work::Npm("unit") },
    Step { name: "tests", work: Work::Cargo(&["test", "--workspace", TYPES], None) },
    // The server that it talks to was built for the tests before.
    Step { name: "browser", work: Work::Npm("browser") },
    Step {
        name: "docs",
        work: Work::Cargo(&["doc", "--workspace", "--no-deps"], Some(("RUSTDOCFLAGS", "-Dwarnings"))),
    },
    Step { name: "rules", work: Work::Rules },
];

/// Looks for what is needed, then takes the steps.
pub fn run(args: Args) -> Result<(), Stop> {
    args.finish("test")?;
    needs::needs(&NEEDS)?;
    needs::components(&COMPONENTS)?;
    let mut times = Vec::new();
    let result = STEPS.iter().try_for_each(|step| timed(step, &mut times));
    print!("\n{}", table(&times));
    result
}

fn timed(step: &Step, times: &mut Vec<(&'static str, Duration)>) -> Result<(), Stop> {
    println!("\n== {}: {}", step.name, step.work.as_typed());
    let start = Instant::now();
    let passed = step.work.passes();
    times.push((step.name, start.elapsed()));
    match passed? {
        true => Ok(()),
        false => {
            Err(Stop::failed(format!("the step `{}` failed. To run it alone:\n  {}", step.name, step.work.as_typed())))
        }
    }
}

impl Work {
    fn passes(&self) -> Result<bool, Stop> {
        match self {
            Work::Cargo(words, variable) => Ok(process::status(&mut Self::command(words, variable))? == 0),
            Work::Client => client::build().map(|()| true),
            Work::Npm(word) => Ok(process::status(&mut client::npm(["run", "--silent", word]))? == 0),
            Work::Rules => rules::all_hold(),
        }
    }

    fn as_typed(&self) -> String {
        match self {
            Work::Cargo(words, variable) => process::as_typed(&Self::command(words, variable)),
            Work::Client => "npm ci && npm run build".to_owned(),
            Work::Npm(word) => format!("npm run {word}"),
            Work::Rules => "cargo xtask rules".to_owned(),
        }
    }

    fn command(words: &[&str], variable: &Option<(&str, &str)>) -> Command {
        let mut command = process::cargo(words);
        command.envs(*variable);
        command
    }
}

fn table(times: &[(&str, Duration)]) -> String {
    let total = times.iter().map(|(_, time)| time).sum();
    let rows = times.iter().copied().chain([("in all", total)]);
    rows.map(|(name, time)| format!("{name:<8} {:>7.1} s\n", time.as_secs_f64())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_ends_with_the_sum() {
        let times = [("format", Duration::from_millis(1250)), ("tests", Duration::from_secs(100))];
        assert_eq!(table(&times), "format       1.2 s\ntests      100.0 s\nin all     101.2 s\n");
    }

    #[test]
    fn each_step_can_be_typed() {
        let typed: Vec<String> = STEPS.iter().map(|step| step.work.as_typed()).collect();
        assert_eq!(typed[0], "cargo fmt --all --check");
        assert_eq!(typed[7], "RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps");
        assert_eq!(typed[4], "npm run unit");
        assert_eq!(typed[8], "cargo xtask rules");
    }
}
