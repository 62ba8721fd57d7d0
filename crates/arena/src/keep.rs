//! What an arena has played, kept in a file, so that it can be stopped at any moment and goes on where it was.

use super::Dealt;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

/// A file that grows by a line for every deal.
#[derive(Debug)]
pub struct Keep {
    file: File,
    /// What it held when it was opened: the name of a pairing and a deal of it each.
    pub kept: Vec<(String, Dealt)>,
}

/// A line of the file: which pairing, and what came of a deal.
#[derive(Serialize, Deserialize)]
struct Line {
    pairing: String,
    dealt: Dealt,
}

impl Keep {
    /// Opens the file of a contest, or begins it.
    ///
    /// # Errors
    ///
    /// A message for people, if the file belongs to another contest or cannot be read or written.
    pub fn open(path: &Path, contest: &str) -> Result<Keep, String> {
        let wrong = |error: std::io::Error| format!("{} cannot be read and written: {error}", path.display());
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(wrong)?;
        let mut lines = BufReader::new(&file).lines();
        match lines.next().transpose().map_err(wrong)? {
            None => {
                drop(lines);
                writeln!(file, "{contest}").map_err(wrong)?;
                Ok(Keep { file, kept: Vec::new() })
            }
            Some(first) if first == contest => {
                // The last line may be half written: its deal is played again.
                let kept = lines.map_while(Result::ok).filter_map(|line| serde_json::from_str::<Line>(&line).ok());
                let kept = kept.map(|Line { pairing, dealt }| (pairing, dealt)).collect();
                // What follows a half line begins on its own.
                writeln!(file).map_err(wrong)?;
                Ok(Keep { file, kept })
            }
            Some(first) => Err(format!(
                "{} holds another contest, or its players have changed since; name a new file, or repeat the command that began it.\n  there: {first}\n  here:  {contest}",
                path.display()
            )),
        }
    }

    /// Adds a deal.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn add(&mut self, pairing: &str, dealt: &Dealt) -> std::io::Result<()> {
        let line = Line { pairing: pairing.to_owned(), dealt: dealt.clone() };
        let text = serde_json::to_string(&line).expect("numbers and names have a JSON form");
        writeln!(self.file, "{text}")
    }
}
