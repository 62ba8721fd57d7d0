//! `entrepot show RECORD --at N`: prints a position of a recorded game.

use super::Failure;
use super::say::say;
use crate::records::{WithRecord, load};
use entrepot_live::{Record, replay};
use entrepot_table::{Game, Seat};
use entrepot_terminal::show::Shown;
use entrepot_title::Title;
use std::path::PathBuf;

/// Print a position of a recorded game
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record; docs/records.md explains the format
    record: PathBuf,
    /// How many moves to play first; by default, all of them
    #[arg(long, value_name = "MOVES")]
    at: Option<usize>,
    /// Show only what this seat may know
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<usize>,
    /// Print it as a position for a scenario file (docs/scenarios.md)
    #[arg(long, conflicts_with = "viewer")]
    position: bool,
}

/// Prints the position.
pub fn run(args: Args) -> Result<(), Failure> {
    let text = load(&args.record, Show(&args)).map_err(|error| error.to_string()).and_then(|text| text);
    let text = text.map_err(|why| Failure::Usage(format!("{}: {why}", args.record.display())))?;
    say!("{}", text.trim_end());
    Ok(())
}

struct Show<'a>(&'a Args);

impl WithRecord for Show<'_> {
    type Out = Result<String, String>;

    fn with<G: Game>(self, title: &'static Title<G>, record: Record<G>) -> Self::Out {
        let args = self.0;
        let at = args.at.unwrap_or(record.len());
        if at > record.len() {
            return Err(format!("there are {} moves: --at is 0 to {0}, not {at}", record.len()));
        }
        // Later moves are ignored: a record with an illegal move can be shown up to there.
        let replay = replay(&record.first(at)).map_err(|error| error.to_string())?;
        let players = replay.at(0).map_or(0, |state| G::players(&state));
        let viewer = args.viewer.map(|seat| seat_of(seat, players)).transpose()?;
        let shown = Shown::new(&record, &replay, at, viewer);
        if args.position {
            let scenarios = title.part("a position as text", title.scenarios).map_err(|error| error.to_string())?;
            return Ok((scenarios.write_position)(&shown.state));
        }
        let page = title.part("a page of a position", title.page).map_err(|error| error.to_string())?;
        Ok(page(&shown))
    }
}

fn seat_of(number: usize, players: usize) -> Result<Seat, String> {
    match number {
        1.. if number <= players => Ok(Seat::new(number - 1)),
        _ => Err(format!("--as is a seat, 1 to {players}, not {number}")),
    }
}
