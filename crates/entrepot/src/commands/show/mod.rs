//! `entrepot show RECORD --at N`: prints a position of a recorded game.

pub mod anno1800;
pub mod sanjuan;

use super::Failure;
use super::say::say;
use crate::games::Title;
use crate::records::{AnyRecord, load};
use entrepot_live::{Record, Replay, replay};
use entrepot_table::{Game, Moves, Seat};
use std::path::PathBuf;

/// Print a position of a recorded game
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record; docs/records.md explains the format
    record: PathBuf,
    /// After so many moves; the last position if left out
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
    let text = match load(&args.record) {
        Ok(AnyRecord::SanJuan(record)) => text(&args, &record),
        Ok(AnyRecord::Anno1800(record)) => text(&args, &record),
        Err(error) => Err(error.to_string()),
    };
    let text = text.map_err(|why| Failure::Usage(format!("{}: {why}", args.record.display())))?;
    say!("{}", text.trim_end());
    Ok(())
}

fn text<G: Title>(args: &Args, record: &Record<G>) -> Result<String, String> {
    let at = args.at.unwrap_or(record.len());
    if at > record.len() {
        return Err(format!("there are {} moves: --at is 0 to {0}, not {at}", record.len()));
    }
    // Later moves are left alone: a record with a wrong move can be looked at up to there.
    let replay = replay(&record.first(at)).map_err(|error| error.to_string())?;
    let players = replay.at(0).map_or(0, |state| G::players(&state));
    let viewer = args.viewer.map(|seat| seat_of(seat, players)).transpose()?;
    let shown = Shown::new(record, &replay, at, viewer);
    Ok(if args.position { G::write_position(&shown.state) } else { G::page(&shown) })
}

fn seat_of(number: usize, players: usize) -> Result<Seat, String> {
    match number {
        1.. if number <= players => Ok(Seat::new(number - 1)),
        _ => Err(format!("--as is a seat, 1 to {players}, not {number}")),
    }
}

/// Widest line that is printed.
const WIDTH: usize = 80;

/// Where the text behind a label begins.
const INDENT: usize = 10;

/// A position and who looks at it.
pub struct Shown<'a, G: Game> {
    record: &'a Record<G>,
    /// The move that was asked for.
    at: usize,
    /// The move after which the viewer knew the position.
    settled: usize,
    last: Option<(Seat, G::Move)>,
    state: G::State,
    /// `None`: everything is shown, the game is over.
    viewer: Option<Seat>,
}

impl<G: Game> Shown<'_, G> {
    fn new<'a>(record: &'a Record<G>, replay: &Replay<G>, at: usize, viewer: Option<Seat>) -> Shown<'a, G> {
        let position = |at: usize| replay.at(at).expect("the record has so many moves");
        let mut state = position(at);
        let decides = viewer.is_none() || viewer == G::decider(&state);
        let settled = if decides { at } else { replay.settled(at) };
        if settled != at {
            state = position(settled);
        }
        let last = settled.checked_sub(1).map(|index| replay.moves()[index]);
        Shown { record, at, settled, last, state, viewer }
    }

    /// Whether this seat's own cards are shown.
    fn open(&self, seat: Seat) -> bool {
        self.viewer.is_none_or(|viewer| viewer == seat)
    }

    fn title(&self) -> String {
        let mut title = format!("after move {} of {}", self.settled, self.record.len());
        if let Some(viewer) = self.viewer {
            title += &format!(", as seat {viewer} knows it");
        }
        title.push('\n');
        if self.settled != self.at {
            title += &format!("(what was chosen up to move {} could still be taken back)\n", self.at);
        }
        title
    }

    /// The line above what belongs to a seat.
    fn heading(&self, seat: Seat) -> String {
        let name = self.record.name(seat, self.settled).map_or(String::new(), |name| format!(" {name}"));
        format!("\nseat {seat}{name}\n")
    }

    fn legal(&self) -> String {
        let mut moves = Moves::new();
        G::legal(&self.state, &mut moves);
        listed(moves.iter().map(G::Move::to_string))
    }

    fn places(&self) -> String {
        let outcome = G::score_now(&self.state);
        format!("points {}, places {}", words(outcome.points.iter()), words(outcome.places.iter()))
    }
}

/// A space at which no line is broken.
const GLUE: &str = "\u{a0}";

/// Things that are listed with commas: lines are broken between them.
fn listed(things: impl Iterator<Item = String>) -> String {
    things.map(|thing| thing.replace(' ', GLUE)).collect::<Vec<_>>().join(", ")
}

/// Adds a label and its text, broken into lines; nothing if there is no text.
fn row(page: &mut String, label: &str, text: &str) {
    let mut line = format!("{label:INDENT$}");
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if line.len() > INDENT && line.chars().count() + word.chars().count() > WIDTH {
            end_line(page, &line);
            line = " ".repeat(INDENT);
        }
        line += word;
        line.push(' ');
    }
    if !text.is_empty() {
        end_line(page, &line);
    }
}

fn end_line(page: &mut String, line: &str) {
    *page += line.replace(GLUE, " ").trim_end();
    page.push('\n');
}

fn words<T: ToString>(things: impl Iterator<Item = T>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}
