//! The games there are, by the names their crates, scenarios and texts carry.

use crate::stop::Stop;
use std::path::Path;

/// Every game, in the order in which it is offered.
pub const GAMES: [&str; 2] = ["sanjuan", "anno1800"];

/// The game of that name, or an error that lists those there are.
pub fn named(name: &str) -> Result<&'static str, Stop> {
    GAMES
        .into_iter()
        .find(|game| *game == name)
        .ok_or_else(|| Stop::wrong(format!("there is no game `{name}`; there is: {}", GAMES.join(", "))))
}

/// The package with the rules of a game.
pub fn package(game: &str) -> String {
    format!("entrepot-{game}")
}

/// The game that a file serves: the one that its path, from the root, names, or the first.
pub fn of_file(path: &Path) -> &'static str {
    let path = path.to_string_lossy();
    GAMES.into_iter().find(|game| path.contains(game)).unwrap_or(GAMES[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_not_there_is_answered_with_those_that_are() {
        assert_eq!(named("sanjuan"), Ok("sanjuan"));
        assert!(named("chess").unwrap_err().message().contains("there is: sanjuan"));
    }

    #[test]
    fn a_file_without_the_name_of_a_game_is_of_the_first() {
        assert_eq!(of_file(Path::new("crates/bots/tests/sanjuan.rs")), "sanjuan");
        assert_eq!(of_file(Path::new("crates/bots/tests/contract.rs")), "sanjuan");
        assert_eq!(of_file(Path::new("crates/bots/tests/anno1800/habits.rs")), "anno1800");
        assert_eq!(of_file(Path::new("crates/entrepot/tests/records_anno1800.rs")), "anno1800");
    }
}
