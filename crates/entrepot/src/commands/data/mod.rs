//! `entrepot data`: every figure of the components, and how sure it is.

mod anno1800;
mod sanjuan;

use super::Failure;
use crate::games::GameName;
use crate::terminal::style::Style;
use crate::texts::Language;
use std::io::Write;

/// Print every component of a game, with its figures and how sure they are.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Which game.
    game: GameName,
    /// The language. Without it, what LC_ALL, LC_MESSAGES or LANG say; English if that is none of these.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Prints.
pub fn run(args: Args) -> Result<(), Failure> {
    let language = args.lang.unwrap_or_else(Language::from_environment);
    let text = match args.game {
        GameName::Sanjuan => sanjuan::text(language, Style::of_stdout()),
        GameName::Anno1800 => anno1800::text(language, Style::of_stdout()),
    };
    // Whoever reads only the first lines closes the pipe: that is no failure.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}
