//! What two games have in common is written once, outside their folders.

use std::collections::HashMap;
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

/// How many lines in a row may be equal in two games.
const MOST: usize = 12;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// What lies in a folder, in an order of its own.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// The Rust files in a folder and below it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let found = |path: PathBuf| match path.is_dir() {
        true => sources(&path),
        false => Vec::from_iter(path.extension().is_some_and(|ending| ending == "rs").then_some(path)),
    };
    entries(folder).into_iter().flat_map(found).collect()
}

/// Every stretch of one line more than is allowed, and where it begins. Blank lines and indentation do not count.
fn stretches(game: &Path) -> HashMap<String, String> {
    let mut found = HashMap::new();
    for path in sources(game) {
        let text = read_to_string(&path).unwrap();
        let lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
        let lines: Vec<(usize, &str)> = lines.collect();
        for stretch in lines.windows(MOST + 1) {
            let text = stretch.iter().map(|(_, line)| *line).collect::<Vec<_>>().join("\n");
            let place = path.strip_prefix(root()).unwrap().display();
            found.insert(text, format!("{place}:{}", stretch[0].0));
        }
    }
    found
}

#[test]
fn no_long_stretch_stands_in_two_games() {
    let games: Vec<PathBuf> = entries(&root().join("games")).into_iter().filter(|path| path.is_dir()).collect();
    let stretches: Vec<HashMap<String, String>> = games.iter().map(|game| stretches(game)).collect();
    assert!(games.len() > 2 && stretches.iter().all(|known| known.len() > 1000), "the games are read");
    let mut twice = Vec::new();
    for (index, one) in stretches.iter().enumerate() {
        for other in &stretches[index + 1..] {
            let both = other.iter().filter_map(|(text, place)| Some(format!("{place} as {}", one.get(text)?)));
            twice.extend(both);
        }
    }
    twice.sort();
    assert!(twice.is_empty(), "more than {MOST} lines in a row are equal; write them once:\n{}", twice.join("\n"));
}
