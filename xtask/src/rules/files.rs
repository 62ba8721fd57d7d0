//! Where rule numbers are listed and where they are cited.

use super::citations::{self, Citation, Forms};
use super::list::{self, List};
use crate::stop::Stop;
use std::path::{Path, PathBuf};

/// Where the rule texts of a game are in one language, from the root of the project.
pub fn path(game: &str, language: &str) -> String {
    format!("texts/{language}/{game}-rules.ftl")
}

/// The rule texts of a game in one language.
pub fn list(root: &Path, game: &str, language: &str) -> Result<List, Stop> {
    let file = path(game, language);
    let text = std::fs::read_to_string(root.join(&file)).map_err(|error| Stop::failed(format!("{file}: {error}")))?;
    let messages = list::messages(&text);
    let forms = citations::forms(messages.iter().map(|message| message.id.as_str()));
    Ok(List { messages, forms, file })
}

/// Every citation in the tests and scenarios of a game: in its own crates, and elsewhere in folders named after it.
pub fn citations(root: &Path, game: &str, forms: &Forms) -> Result<Vec<Citation>, Stop> {
    let mut found = Found { root, forms, citations: Vec::new() };
    for file in files(&root.join("games").join(game), "rs")? {
        let source = read(&file)?;
        if is_test_file(file.strip_prefix(root).unwrap_or(&file)) {
            found.cite(&file, 1, &source);
        } else if let Some((line, text)) = citations::test_module(&source) {
            found.cite(&file, line, text);
        }
    }
    for file in files(&root.join("crates"), "rs")? {
        if file.strip_prefix(root).unwrap_or(&file).iter().any(|folder| folder == game) {
            found.cite(&file, 1, &read(&file)?);
        }
    }
    for file in files(&root.join("scenarios").join(game), "txt")? {
        found.cite(&file, 1, &read(&file)?);
    }
    Ok(found.citations)
}

/// The citations found so far.
struct Found<'a> {
    root: &'a Path,
    forms: &'a Forms,
    citations: Vec<Citation>,
}

impl Found<'_> {
    /// Adds the numbers in a text that starts on this line of the file.
    fn cite(&mut self, file: &Path, first_line: usize, text: &str) {
        let name = file.strip_prefix(self.root).unwrap_or(file).display().to_string();
        let numbers = citations::numbers(text, self.forms).into_iter();
        self.citations.extend(numbers.map(|(line, number)| Citation {
            file: name.clone(),
            line: first_line + line - 1,
            number: number.to_owned(),
        }));
    }
}

/// A file, relative to the root, that is included by a `#[cfg(test)] mod tests;` elsewhere.
fn is_test_file(file: &Path) -> bool {
    file.file_stem().is_some_and(|stem| stem == "tests") || file.iter().any(|folder| folder == "tests")
}

/// The files with this extension under a folder, sorted; none if there is no such folder.
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
