//! `entrepot verify FILE…`: replays records and checks every move and the result.

use super::Failure;
use super::say::say;
use crate::records::{LoadError, WithRecord, load};
use entrepot_live::{Record, RecordError, Verified, verify};
use entrepot_table::Game;
use entrepot_title::Title;
use std::path::{Path, PathBuf};

/// Replay records and check every move and the result
#[derive(clap::Args, Debug)]
#[command(
    after_help = "One line is printed for each file. Exit status: 0 if all records hold, 1 if one does not, 2 if a \
                        file is no record that can be read."
)]
pub struct Args {
    /// Records; docs/records.md explains the format
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Checks every file and prints one line for each.
pub fn run(args: Args) -> Result<(), Failure> {
    let (mut unreadable, mut wrong) = (0, 0);
    for file in &args.files {
        match check(file) {
            Ok(verified) => say!("{}: {}", file.display(), summary(&verified)),
            Err(error) => {
                say!("{}: {error}", file.display());
                match error {
                    LoadError::Wrong(_) => wrong += 1,
                    _ => unreadable += 1,
                }
            }
        }
    }
    match (unreadable, wrong) {
        (0, 0) => Ok(()),
        (0, _) => Err(Failure::Failed),
        _ => Err(Failure::Usage(format!("{unreadable} of {} files could not be read as records", args.files.len()))),
    }
}

fn check(file: &Path) -> Result<Verified, LoadError> {
    load(file, Verify)?.map_err(LoadError::Wrong)
}

struct Verify;

impl WithRecord for Verify {
    type Out = Result<Verified, RecordError>;

    fn with<G: Game>(self, _: &'static Title<G>, record: Record<G>) -> Self::Out {
        verify(&record)
    }
}

fn summary(verified: &Verified) -> String {
    let points = verified.outcome.points.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
    let unfinished = if verified.finished { "" } else { "unfinished, " };
    format!("ok, {} moves, {unfinished}{points}", verified.moves)
}
