//! The existing games: each has a folder in `games`, and crates, scenarios and texts named after it.

use crate::process;
use crate::stop::Stop;

/// Every game, sorted by name.
pub fn all() -> Result<Vec<String>, Stop> {
    let unreadable = |error: std::io::Error| Stop::failed(format!("games: {error}"));
    let mut names = Vec::new();
    for entry in std::fs::read_dir(process::root().join("games")).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        if entry.path().join("rules/Cargo.toml").is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// The game of that name, or an error that lists all games.
pub fn named(name: &str) -> Result<String, Stop> {
    let all = all()?;
    match all.iter().any(|game| game == name) {
        true => Ok(name.to_owned()),
        false => Err(Stop::wrong(format!("there is no game `{name}`; there is: {}", all.join(", ")))),
    }
}

/// The package with the rules of a game.
pub fn package(game: &str) -> String {
    format!("entrepot-{game}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_not_there_is_answered_with_those_that_are() {
        let all = all().unwrap();
        assert!(all.len() > 1 && all.iter().all(|game| named(game).as_ref() == Ok(game)));
        assert!(named("chess").unwrap_err().message().contains(&format!("there is: {}", all.join(", "))));
    }
}
