//! The project's own commands: `cargo xtask play`, `cargo xtask test` and the slower proofs.
//!
//! Only the standard library is used here, so that a newcomer's very first command starts in seconds. Each command is one
//! file with a help text and a `run` function; this file only picks one of them.

mod args;
mod browser;
mod client;
mod faults;
mod fuzz;
mod games;
mod mutants;
mod needs;
mod play;
mod process;
mod release;
mod rules;
mod slowest;
mod soak;
mod steps;
mod stop;
mod test;
mod types;

use args::Args;
use std::process::ExitCode;
use stop::Stop;

/// One command: its name, a short description, its help text, and what it does.
struct Command {
    name: &'static str,
    summary: &'static str,
    help: &'static str,
    /// Whether unknown arguments, including `--help`, are passed on to another program.
    hands_on: bool,
    run: fn(Args) -> Result<(), Stop>,
}

const COMMANDS: [Command; 13] = [
    Command { name: "play", summary: "play in the browser", help: play::HELP, hands_on: true, run: play::run },
    Command { name: "test", summary: "all checks, as CI runs them", help: test::HELP, hands_on: false, run: test::run },
    Command {
        name: "browser",
        summary: "the tests in the browser, or all there are",
        help: browser::HELP,
        hands_on: false,
        run: browser::tests,
    },
    Command {
        name: "layout",
        summary: "does the page hold in every state of whole games?",
        help: browser::LAYOUT_HELP,
        hands_on: false,
        run: browser::layout,
    },
    Command {
        name: "rules",
        summary: "is every rule cited by a test?",
        help: rules::HELP,
        hands_on: false,
        run: rules::run,
    },
    Command {
        name: "mutants",
        summary: "would the tests notice a broken rule?",
        help: mutants::HELP,
        hands_on: false,
        run: mutants::run,
    },
    Command {
        name: "soak",
        summary: "thousands of games under the contract tests",
        help: soak::HELP,
        hands_on: true,
        run: soak::run,
    },
    Command {
        name: "faults",
        summary: "does the server keep its word on a full disk?",
        help: faults::HELP,
        hands_on: false,
        run: faults::run,
    },
    Command {
        name: "fuzz",
        summary: "throw odd input at the readers",
        help: fuzz::HELP,
        hands_on: false,
        run: fuzz::run,
    },
    Command {
        name: "release",
        summary: "one binary that serves by itself",
        help: release::HELP,
        hands_on: false,
        run: release::run,
    },
    Command {
        name: "types",
        summary: "the client's types, from the server's",
        help: types::HELP,
        hands_on: false,
        run: types::run,
    },
    Command {
        name: "screenshots",
        summary: "a picture of every screen",
        help: browser::SCREENSHOTS_HELP,
        hands_on: false,
        run: browser::screenshots,
    },
    Command {
        name: "latency",
        summary: "how fast and how heavy the client is",
        help: browser::LATENCY_HELP,
        hands_on: false,
        run: browser::latency,
    },
];

fn main() -> ExitCode {
    match dispatch(std::env::args().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}

fn dispatch(mut words: Vec<String>) -> Result<(), Stop> {
    if words.is_empty() {
        return Err(Stop::wrong(format!("which command?\n\n{}", overview())));
    }
    let name = words.remove(0);
    if ["--help", "-h", "help"].contains(&name.as_str()) {
        print!("{}", overview());
        return Ok(());
    }
    let command = COMMANDS
        .iter()
        .find(|command| command.name == name)
        .ok_or_else(|| Stop::wrong(format!("there is no command `{name}`\n\n{}", overview())))?;
    let args = Args::new(command.name, words);
    if args.wants_help(command.hands_on) {
        print!("{}", command.help);
        return Ok(());
    }
    (command.run)(args)
}

fn overview() -> String {
    let mut text = String::from("Usage: cargo xtask COMMAND [OPTION]…\n\n");
    for command in &COMMANDS {
        text += &format!("  {:<12} {}\n", command.name, command.summary);
    }
    text + "\n`cargo xtask COMMAND --help` says more.\n"
}
