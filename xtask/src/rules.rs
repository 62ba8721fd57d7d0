//! `cargo xtask rules`: checks that every rule with a behaviour is cited by a test or a scenario.

mod citations;
mod comparison;
mod files;
mod list;

use crate::args::Args;
use crate::games;
use crate::process;
use crate::stop::Stop;

/// What `cargo xtask rules --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask rules [GAME]

Reads the list of rule numbers in `texts/en/GAME-rules.ftl` and looks for them in the tests and the scenarios.
Prints the numbers that nothing cites although they are marked `tested`, the citations of numbers that are not in
the list, and the numbers that a translation lacks. Succeeds if there are none.
";

/// Checks one game or each.
pub fn run(mut args: Args) -> Result<(), Stop> {
    let named = args.word();
    args.finish("rules [GAME]")?;
    let hold = match named {
        Some(name) => holds(&games::named(&name)?)?,
        None => all_hold()?,
    };
    if hold { Ok(()) } else { Err(Stop::failed("the list of rules and the tests do not agree, see above")) }
}

/// Checks each game, prints the findings, and returns whether all is well.
pub fn all_hold() -> Result<bool, Stop> {
    let mut hold = true;
    for game in games::all()? {
        hold &= holds(&game)?;
    }
    Ok(hold)
}

fn holds(game: &str) -> Result<bool, Stop> {
    let root = process::root();
    if !root.join(files::path(game, "en")).exists() {
        println!("{game}: has no list of rules, {}", files::path(game, "en"));
        return Ok(true);
    }
    let list = files::list(&root, game, "en")?;
    let mut report = comparison::compare(&list, &files::citations(&root, game, &list.forms)?);
    for language in ["fr", "de", "it"] {
        let problems = match files::list(&root, game, language) {
            Ok(translated) => comparison::translation(&list, &translated),
            Err(unreadable) => vec![unreadable.message().to_owned()],
        };
        report.problems.extend(problems);
    }
    for line in report.problems.iter().chain(&report.notes) {
        println!("{game}: {line}");
    }
    println!("{game}: {}", report.summary);
    Ok(report.problems.is_empty())
}
