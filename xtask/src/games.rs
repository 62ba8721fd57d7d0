//! The games there are, by the names their crates, scenarios and texts carry.

use crate::stop::Stop;

/// Every game, in the order in which it is offered.
pub const GAMES: [&str; 1] = ["sanjuan"];

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_not_there_is_answered_with_those_that_are() {
        assert_eq!(named("sanjuan"), Ok("sanjuan"));
        assert!(named("chess").unwrap_err().message().contains("there is: sanjuan"));
    }
}
