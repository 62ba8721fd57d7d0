//! `entrepot data`: every figure of the components, and how certain it is.

use super::{Failure, game_names};
use entrepot_games::{Visit, visit};
use entrepot_table::Game;
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::Language;
use entrepot_title::{NotAvailable, Title};
use std::io::Write;

/// Print every component of a game, with its figures and how certain they are.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game.
    #[arg(value_parser = game_names())]
    game: String,
    /// The language. By default, that of LC_ALL, LC_MESSAGES or LANG; English if it is not available.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Prints.
pub fn run(args: Args) -> Result<(), Failure> {
    let language = args.lang.unwrap_or_else(Language::from_environment);
    let text = visit(&args.game, Components(language))??;
    // A reader such as `head` may close the pipe early: not an error.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

struct Components(Language);

impl Visit for Components {
    type Out = Result<String, NotAvailable>;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Self::Out {
        let text = title.part("the list of components", title.data)?;
        Ok(text(self.0, Style::of_stdout()))
    }
}
