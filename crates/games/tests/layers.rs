//! Checks what the README promises: which crates may depend on which, and which files may name a game.

use entrepot_games::names;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Each package of the workspace by its folder, with the folders of its dependencies, not counting those of tests.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let cargo = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo tells of the workspace");
    let told: Value = serde_json::from_slice(&cargo.stdout).expect("what cargo tells is JSON");
    let folder = |path: &str| {
        Path::new(path).strip_prefix(root()).map(|folder| folder.display().to_string()).expect("it lies in here")
    };
    let mut found = BTreeMap::new();
    for package in told["packages"].as_array().unwrap() {
        let own = folder(Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap().to_str().unwrap());
        let known = package["dependencies"].as_array().unwrap().iter().filter(|one| one["kind"].is_null());
        found.insert(own, known.filter_map(|one| one["path"].as_str()).map(folder).collect());
    }
    found
}

/// The rows of the README's table: a pattern for folders, and what a crate there may depend on.
fn promised() -> Vec<(String, String)> {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let rows = readme.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    let pieces = cells.filter(|cells| cells.len() == 5 && cells[1].contains('/'));
    pieces.map(|cells| (cells[1].trim_matches('`').to_owned(), cells[3].to_owned())).collect()
}

/// The folders that the README's words refer to, for a crate of this game if it belongs to one.
fn meant(knows: &str, game: Option<&str>) -> BTreeSet<String> {
    let mut folders = BTreeSet::new();
    for words in knows.split([',']).flat_map(|part| part.split(" and ")).map(str::trim) {
        match (words, game) {
            ("nothing else here", _) => {}
            ("each game's title", _) => folders.extend(names().iter().map(|name| format!("games/{name}/title"))),
            (own, Some(game)) if own == "bots" || own.starts_with("its ") => {
                folders.insert(format!("games/{game}/{}", own.trim_start_matches("its ")));
            }
            (piece, _) => {
                folders.insert(format!("crates/{piece}"));
            }
        }
    }
    folders
}

#[test]
fn every_piece_knows_what_the_readme_says_and_no_more() {
    let promised = promised();
    let mut checked = 0;
    for (folder, known) in dependencies().into_iter().filter(|(folder, _)| folder != "xtask") {
        let parts: Vec<&str> = folder.split('/').collect();
        let (pattern, game) = match parts[..] {
            ["games", game, part] => (format!("games/*/{part}"), Some(game)),
            _ => (folder.clone(), None),
        };
        let row = promised.iter().find(|(piece, _)| *piece == pattern);
        let (_, knows) = row.unwrap_or_else(|| panic!("the README does not tell of {pattern}"));
        let may = meant(knows, game);
        let strangers: Vec<&String> = known.difference(&may).collect();
        assert!(strangers.is_empty(), "{folder} knows {strangers:?}, but the README says: {knows}");
        checked += 1;
    }
    assert!(checked >= 10, "{checked}");
}

#[test]
fn xtask_stands_on_the_standard_library() {
    let manifest = std::fs::read_to_string(root().join("xtask/Cargo.toml")).unwrap();
    assert!(!manifest.contains("dependencies]"), "it must build before anything else does");
}

/// Folders that hold nothing of ours.
const SKIPPED: [&str; 7] = [".git", "target", "node_modules", "dist", "databases", "docs", ".svelte-kit"];

/// Files that may name games: the registry, what cargo needs, and documentation.
fn may_name_games(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let registry = path.ends_with("crates/games/src/lib.rs");
    registry || ["Cargo.toml", "Cargo.lock", "package-lock.json"].contains(&&*name) || name.ends_with(".md")
}

/// Whether a path is in a folder of the game or is a file named after it.
fn is_own(path: &Path, game: &str) -> bool {
    let of_game =
        |part: &str| part == game || part.strip_prefix(game).is_some_and(|rest| rest.starts_with(['.', '-', '_']));
    path.iter().any(|part| of_game(&part.to_string_lossy()))
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_symlink() || SKIPPED.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// Spaces, capitals and punctuation do not distinguish names.
fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[test]
fn nothing_else_names_a_game() {
    let root = root();
    let mut all = Vec::new();
    files(&root, &mut all);
    let mut named = Vec::new();
    for file in all.iter().filter(|file| !may_name_games(file)) {
        let path = file.strip_prefix(&root).unwrap();
        let Ok(text) = std::fs::read_to_string(file) else { continue };
        for game in names().into_iter().filter(|game| !is_own(path, game)) {
            let lines = (1..).zip(text.lines()).filter(|(_, line)| plain(line).contains(game));
            named.extend(lines.map(|(number, line)| format!("{}:{number}: {}", path.display(), line.trim())));
        }
    }
    assert!(named.is_empty(), "{} lines name a game outside its folders:\n{}", named.len(), named.join("\n"));
}
