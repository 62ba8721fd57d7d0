//! All scenarios of a folder.

use entrepot_table::scenario::Staged;
use std::path::{Path, PathBuf};

/// Plays every scenario file of a game under a folder. Says how many scenarios there are, or each line that does not hold, each
/// file that cannot be read and each scenario that expects nothing: a title alone proves nothing.
pub fn play_folder<G: Staged>(folder: &Path) -> Result<usize, String> {
    let (mut scenarios, mut wrong) = (0, Vec::new());
    for file in files(folder)? {
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let at = |line: usize, what: &str| format!("{}:{line}: {what}", file.display());
        match (crate::read::<G>(&text), crate::run_text::<G>(&text)) {
            (Ok(outlines), Ok((count, failed))) => {
                scenarios += count;
                let empty = outlines.iter().filter(|one| one.title.is_empty() || one.actions.is_empty());
                wrong.extend(empty.map(|one| at(1, &format!("\u{201c}{}\u{201d} expects nothing", one.title))));
                wrong.extend(failed.iter().map(|one| at(one.line, &format!("{}: {}", one.scenario, one.what))));
            }
            (Err(error), _) | (_, Err(error)) => wrong.push(at(error.line, &error.what)),
        }
    }
    match wrong.is_empty() {
        true => Ok(scenarios),
        false => Err(format!("{} lines do not hold:\n{}", wrong.len(), wrong.join("\n"))),
    }
}

/// The files under a folder that end in `.txt`, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "txt") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
