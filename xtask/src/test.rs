//! `cargo xtask test`: everything that must pass before a change is accepted.

use crate::args::Args;
use crate::needs;
use crate::slowest;
use crate::steps::{self, Stage, Step, Work};
use crate::stop::Stop;
use std::time::Instant;

/// What `cargo xtask test --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask test [--long]

Checks the format, runs clippy with warnings denied, builds and checks the client, runs all tests, among them games in a
browser, the documentation and `cargo xtask rules`. Some run beside one another. Stops where one fails and names the
command to run it alone. At the end it prints how long each took, and the ten slowest tests.

  --long   every flow in the browser instead of one of each kind, 500 games of `cargo xtask soak` and
           a minute of `cargo xtask faults`; before a release, and before a problem is called solved
";

/// Programs beyond Rust that the steps start, each with the Debian package that contains it.
const NEEDS: [(&str, &str); 5] =
    [("cc", "gcc"), ("chromium", "chromium"), ("pg_createcluster", "postgresql"), ("node", "nodejs"), ("npm", "npm")];

/// Parts of the Rust toolchain: the subcommand of `cargo`, and rustup's component.
const COMPONENTS: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];

/// Includes the test that compares the client's types with ours.
const TYPES: &str = "--features=types";

const FORMAT: Step = Step { name: "format", work: Work::Cargo(&["fmt", "--all", "--check"], None) };
const CLIPPY: Step = Step {
    name: "clippy",
    work: Work::Cargo(&["clippy", "--workspace", "--all-targets", TYPES, "--", "-D", "warnings"], None),
};
const CLIENT: Step = Step { name: "client", work: Work::Client };
const CHECK: Step = Step { name: "check", work: Work::Npm("check") };
const UNIT: Step = Step { name: "unit", work: Work::Npm("unit") };
const TESTS: Step = Step { name: "tests", work: Work::Cargo(&["test", "--workspace", TYPES], None) };
const BROWSER: Step = Step { name: "browser", work: Work::Browser { all: false } };
const EVERY_FLOW: Step = Step { name: "browser", work: Work::Browser { all: true } };
const DOCS: Step = Step {
    name: "docs",
    work: Work::Cargo(&["doc", "--workspace", "--no-deps"], Some(("RUSTDOCFLAGS", "-Dwarnings"))),
};
const RULES: Step = Step { name: "rules", work: Work::Cargo(&["xtask", "rules"], None) };
const SOAK: Step = Step { name: "soak", work: Work::Cargo(&["xtask", "soak", "--games", "500"], None) };

const FAULTS: Step = Step { name: "faults", work: Work::Cargo(&["xtask", "faults", "disk"], None) };

/// Checks the requirements, then runs the steps.
pub fn run(mut args: Args) -> Result<(), Stop> {
    let long = args.flag("--long");
    args.finish("test [--long]")?;
    needs::needs(&NEEDS)?;
    needs::components(&COMPONENTS)?;
    let start = Instant::now();
    let (report, result) = steps::take(&stages(long));
    print!("\n{}\n{}", slowest::list(report.tests), steps::table(&report.times, start.elapsed()));
    result
}

/// The stages in sequence, each with its parallel lanes.
fn stages(long: bool) -> Vec<Stage> {
    let mut stages = vec![
        vec![vec![FORMAT]],
        // Cargo and npm do not get in each other's way.
        vec![vec![CLIPPY], vec![CLIENT, CHECK, UNIT]],
        vec![vec![TESTS]],
        // The server for the browser was already built for the tests, so cargo is free for the documentation.
        vec![vec![if long { EVERY_FLOW } else { BROWSER }], vec![DOCS]],
        vec![vec![RULES]],
    ];
    if long {
        stages.push(vec![vec![SOAK]]);
        stages.push(vec![vec![FAULTS]]);
    }
    stages
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The command of each step, in order.
    fn typed(long: bool) -> Vec<String> {
        stages(long).iter().flatten().flatten().map(|step| step.work.as_typed()).collect()
    }

    #[test]
    fn each_step_can_be_typed() {
        assert_eq!(
            typed(false),
            [
                "cargo fmt --all --check",
                "cargo clippy --workspace --all-targets --features=types -- -D warnings",
                "cd web && npm ci && npm run build",
                "cd web && npm run check",
                "cd web && npm run unit",
                "cargo test --workspace --features=types",
                "cargo xtask browser",
                "RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps",
                "cargo xtask rules",
            ]
        );
    }

    #[test]
    fn the_long_way_plays_every_flow_soaks_and_breaks_things() {
        let (usual, long) = (typed(false), typed(true));
        let only_long: Vec<_> = long.iter().filter(|step| !usual.contains(step)).collect();
        assert_eq!(only_long, ["cargo xtask browser --all", "cargo xtask soak --games 500", "cargo xtask faults disk"]);
    }
}
