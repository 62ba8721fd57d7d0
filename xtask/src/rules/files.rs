//! Where rule numbers are listed and where they are cited.

use super::citations::{self, Citation};
use super::list::{self, List};
use crate::stop::Stop;
use std::path::{Path, PathBuf};

/// The rule texts of a game in one language.
pub fn list(root: &Path, game: &str, language: &str) -> Result<List, Stop> {
    let file = format!("texts/{language}/{game}-rules.ftl");
    let text = std::fs::read_to_string(root.join(&file)).map_err(|error| Stop::failed(format!("{file}: {error}")))?;
    Ok(List { messages: list::messages(&text), file })
}

/// Every citation in the tests and scenarios of a game.
pub fn citations(root: &Path, game: &str) -> Result<Vec<Citation>, Stop> {
    let mut found = Vec::new();
    for folder in [game, "bots", "entrepot"] {
        for file in files(&root.join("crates").join(folder).join("tests"), "rs")? {
            cite(root, &file, 1, &read(&file)?, &mut found);
        }
    }
    for file in files(&root.join("crates").join(game).join("src"), "rs")? {
        let source = read(&file)?;
        if is_test_file(file.strip_prefix(root).unwrap_or(&file)) {
            cite(root, &file, 1, &source, &mut found);
        } else if let Some((line, text)) = citations::test_module(&source) {
            cite(root, &file, line, text, &mut found);
        }
    }
    for file in files(&root.join("scenarios").join(game), "txt")? {
        cite(root, &file, 1, &read(&file)?, &mut found);
    }
    Ok(found)
}

/// Adds the numbers in a text that starts on that line of the file.
fn cite(root: &Path, file: &Path, first_line: usize, text: &str, found: &mut Vec<Citation>) {
    let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
    found.extend(citations::numbers(text).into_iter().map(|(line, number)| Citation {
        file: name.clone(),
        line: first_line + line - 1,
        number: number.to_owned(),
    }));
}

/// A file, named from the root, that a `#[cfg(test)] mod tests;` elsewhere brings in.
fn is_test_file(file: &Path) -> bool {
    file.file_stem().is_some_and(|stem| stem == "tests") || file.iter().any(|folder| folder == "tests")
}

/// The files under a folder whose names end so, in order; none if there is no such folder.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Stop> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| unreadable(folder, &error))? {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(file: &Path) -> Result<String, Stop> {
    std::fs::read_to_string(file).map_err(|error| unreadable(file, &error))
}

fn unreadable(path: &Path, error: &std::io::Error) -> Stop {
    Stop::failed(format!("{}: {error}", path.display()))
}
