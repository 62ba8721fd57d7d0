//! `cargo xtask fuzz`: fuzzes the readers of notation, scenarios, records and data.

use crate::args::Args;
use crate::stop::Stop;
use crate::{games, needs, process};
use std::path::Path;

/// What `cargo xtask fuzz --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask fuzz [TARGET] [--seconds N]

Runs each fuzz target of `fuzz/fuzz_targets`, or TARGET, for N seconds (600 unless told), one after the other, and
stops at the first finding. The checked-in inputs in `fuzz/corpus/TARGET` are where it starts from; inputs that reach
new code are kept in `fuzz/target/found/TARGET`, so that a run leaves the checkout clean. Copy over what is worth it.

The first byte of an input chooses the game. The words of all games are in `fuzz/GAME.dict`.
";

const SECONDS: u32 = 600;

/// Fuzzes one target or each.
pub fn run(mut args: Args) -> Result<(), Stop> {
    let seconds = args.number("--seconds")?.unwrap_or(SECONDS);
    let named = args.word();
    args.finish("fuzz [TARGET] [--seconds N]")?;
    let targets = chosen(targets(&process::root())?, named)?;
    needs::subcommand(&["fuzz"], "cargo install cargo-fuzz")?;
    needs::subcommand(&["+nightly"], "rustup toolchain install nightly")?;
    for target in &targets {
        println!("\n== {target}, {seconds} s");
        fuzz(target, seconds)?;
    }
    println!("\nNo finding in {} target(s), {seconds} s each: {}", targets.len(), targets.join(", "));
    Ok(())
}

/// The names of the targets, in order.
fn targets(root: &Path) -> Result<Vec<String>, Stop> {
    let folder = root.join("fuzz/fuzz_targets");
    let files = std::fs::read_dir(&folder).map_err(|error| Stop::failed(format!("fuzz/fuzz_targets: {error}")))?;
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let rust = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let mut names: Vec<String> = rust.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    match names.is_empty() {
        true => Err(Stop::failed("fuzz/fuzz_targets: there is no target in it")),
        false => Ok(names),
    }
}

fn chosen(targets: Vec<String>, named: Option<String>) -> Result<Vec<String>, Stop> {
    match named {
        None => Ok(targets),
        Some(name) if targets.contains(&name) => Ok(vec![name]),
        Some(name) => Err(Stop::wrong(format!("there is no fuzz target `{name}`; there is: {}", targets.join(", ")))),
    }
}

fn fuzz(target: &str, seconds: u32) -> Result<(), Stop> {
    let found = format!("fuzz/target/found/{target}");
    let corpus = format!("fuzz/corpus/{target}");
    let root = process::root();
    std::fs::create_dir_all(root.join(&found)).map_err(|error| Stop::failed(format!("{found}: {error}")))?;
    // libFuzzer reads all folders it is given but writes only to the first.
    let mut command = process::cargo(["+nightly", "fuzz", "run", target, &found]);
    if root.join(&corpus).is_dir() {
        command.arg(&corpus);
    }
    // The words of the formats, without which a fuzzer hardly ever gets past the first one.
    let words = root.join("fuzz/target/all.dict");
    std::fs::write(&words, dictionary(&root)?).map_err(|error| Stop::failed(format!("fuzz/target: {error}")))?;
    command.arg("--").arg(format!("-max_total_time={seconds}")).arg(format!("-dict={}", words.display()));
    match process::status(&mut command)? {
        0 => Ok(()),
        _ => Err(Stop::failed(format!(
            "the fuzz target `{target}` failed; if it found something, the input is in fuzz/artifacts/{target}"
        ))),
    }
}

/// The words of all games.
fn dictionary(root: &Path) -> Result<String, Stop> {
    let read = |game: String| {
        let file = format!("fuzz/{game}.dict");
        // A game may have no words of its own.
        std::fs::read_to_string(root.join(file)).unwrap_or_default()
    };
    Ok(games::all()?.into_iter().map(read).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_chosen_by_name() {
        let targets = || vec!["data".to_owned(), "notation".to_owned()];
        assert_eq!(chosen(targets(), None), Ok(targets()));
        assert_eq!(chosen(targets(), Some("data".to_owned())), Ok(vec!["data".to_owned()]));
        let stop = chosen(targets(), Some("dates".to_owned())).unwrap_err();
        assert!(stop.message().contains("there is: data, notation"));
    }
}
