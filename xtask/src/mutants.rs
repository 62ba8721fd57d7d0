//! `cargo xtask mutants`: breaks the rules on purpose and checks that the tests notice.

mod explained;
mod sample;

use crate::args::Args;
use crate::stop::Stop;
use crate::{needs, process};
use std::path::Path;

/// What `cargo xtask mutants --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask mutants --sample N --package P [--seed S] [--test-package P,P…] [--jobs J]

Lets cargo-mutants make N of the mutants of the rules crate, drawn with seed S (1 unless told), and runs the tests
on each: those of the package itself, which play the scenarios, unless `--test-package` names
others. Fails if more than 5 % of the sample survive, or if a survivor is not explained in `docs/mutants/GAME.md` by a
line such as

  - `games/GAME/rules/src/scoring.rs: replace > with >= in tie`: equal points were compared before.

One line explains one survivor. The package is one such as `entrepot-GAME`.
";

const USAGE: &str = "mutants --sample N --package P [--seed S] [--test-package P,P…] [--jobs J]";

/// How many percent of the mutants may survive.
const PERCENT: usize = 5;

/// Where cargo-mutants leaves its lists.
const RESULTS: &str = "mutants.out";

struct Request {
    sample: usize,
    seed: u64,
    package: String,
    test_packages: String,
    jobs: u32,
}

/// The results of the sample: names of mutants, as in the lists of cargo-mutants.
struct Outcome {
    sampled: usize,
    missed: Vec<String>,
    timeouts: usize,
    unviable: usize,
}

/// Draws the sample, tests it, and compares the survivors with their explanations.
pub fn run(args: Args) -> Result<(), Stop> {
    let request = request(args)?;
    needs::subcommand(&["mutants"], "cargo install cargo-mutants")?;
    let all = listed(&request.package)?;
    let sampled = sample::draw(all.clone(), request.sample, request.seed);
    println!("{} of {} mutants of {}, seed {}", sampled.len(), all.len(), request.package, request.seed);
    // Without patterns cargo-mutants tests all of them, which avoids a command line with thousands.
    test(&request, if sampled.len() < all.len() { &sampled } else { &[] })?;
    judge(&request, &outcome(sampled.len())?)
}

fn request(mut args: Args) -> Result<Request, Stop> {
    let sample = args.number("--sample")?;
    let seed = args.number("--seed")?.unwrap_or(1);
    let package = args.option("--package")?;
    let test_packages = args.option("--test-package")?;
    let jobs = args.number("--jobs")?.unwrap_or(1);
    args.finish(USAGE)?;
    match (sample, package) {
        (Some(sample), Some(package)) if sample > 0 => {
            let test_packages = test_packages.unwrap_or_else(|| package.clone());
            Ok(Request { sample, seed, package, test_packages, jobs })
        }
        _ => Err(Stop::wrong(
            "how many mutants of which package? Right would be: cargo xtask mutants --sample 100 --package P",
        )),
    }
}

/// The names of all mutants of a package, with line and column.
fn listed(package: &str) -> Result<Vec<String>, Stop> {
    let words = ["mutants", "--list", "--colors", "never", "--package", package];
    let list: Vec<String> = process::output(&mut process::cargo(words))?.lines().map(String::from).collect();
    match list.is_empty() {
        true => Err(Stop::failed(format!("cargo-mutants finds nothing to change in {package}"))),
        false => Ok(list),
    }
}

fn test(request: &Request, only: &[String]) -> Result<(), Stop> {
    let jobs = request.jobs.to_string();
    let mut command = process::cargo(["mutants", "--package", &request.package, "--jobs", &jobs]);
    command.args(["--test-package", &request.test_packages]);
    // A shared target folder would keep builds of the mutated copies as if they were ours.
    command.env_remove("CARGO_TARGET_DIR").env_remove("CARGO_BUILD_TARGET_DIR");
    for name in only {
        command.arg("--re").arg(sample::pattern(name));
    }
    match process::status(&mut command)? {
        // 2: some were missed, 3: some timed out. We judge both ourselves.
        0 | 2 | 3 => Ok(()),
        4 => Err(Stop::failed("the tests fail before anything is changed; put that right first: cargo xtask test")),
        code => Err(Stop::as_child(code)),
    }
}

fn outcome(sampled: usize) -> Result<Outcome, Stop> {
    let folder = process::root().join(RESULTS);
    Ok(Outcome {
        sampled,
        missed: lines(&folder.join("missed.txt"))?,
        timeouts: lines(&folder.join("timeout.txt"))?.len(),
        unviable: lines(&folder.join("unviable.txt"))?.len(),
    })
}

fn lines(file: &Path) -> Result<Vec<String>, Stop> {
    let text = std::fs::read_to_string(file).map_err(|error| Stop::failed(format!("{}: {error}", file.display())))?;
    Ok(text.lines().map(String::from).collect())
}

fn judge(request: &Request, outcome: &Outcome) -> Result<(), Stop> {
    let game = request.package.trim_start_matches("entrepot-");
    let file = format!("docs/mutants/{game}.md");
    // Without a file there are no explanations, which is fine if nothing survives.
    let text = std::fs::read_to_string(process::root().join(&file)).unwrap_or_default();
    let unexplained = explained::unexplained(&outcome.missed, &text);
    println!("\n{}", summary(outcome, unexplained.len()));
    for name in &unexplained {
        println!("  not explained in {file}: {name}");
    }
    if !unexplained.is_empty() {
        return Err(Stop::failed(format!("write a test for each of these, or explain it in {file}")));
    }
    if too_many(outcome) {
        return Err(Stop::failed(format!("more than {PERCENT} % survive: the tests are too weak")));
    }
    Ok(())
}

fn too_many(outcome: &Outcome) -> bool {
    outcome.missed.len() * 100 > outcome.sampled * PERCENT
}

fn summary(outcome: &Outcome, unexplained: usize) -> String {
    let missed = outcome.missed.len();
    let caught = outcome.sampled.saturating_sub(missed + outcome.timeouts + outcome.unviable);
    format!(
        "{} mutants: {caught} caught, {} ran into the time limit, {} do not compile, \
         {missed} survive ({unexplained} not explained)",
        outcome.sampled, outcome.timeouts, outcome.unviable
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn survivors(sampled: usize, missed: usize) -> Outcome {
        Outcome { sampled, missed: vec![String::new(); missed], timeouts: 1, unviable: 2 }
    }

    #[test]
    fn five_of_a_hundred_may_survive() {
        assert!(!too_many(&survivors(100, 5)));
        assert!(too_many(&survivors(100, 6)));
        assert!(too_many(&survivors(10, 1)));
        assert!(!too_many(&survivors(10, 0)));
    }

    #[test]
    fn the_summary_adds_up() {
        assert!(summary(&survivors(100, 5), 0).starts_with("100 mutants: 92 caught, 1 ran into the time limit, 2 do"));
    }

    #[test]
    fn the_size_of_the_sample_must_be_named() {
        for words in [vec![], vec!["--sample".to_owned(), "0".to_owned()]] {
            let stop = request(Args::new("mutants", words)).err().unwrap();
            assert!(stop.message().contains("--sample 100"));
        }
    }
}
