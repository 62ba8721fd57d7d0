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

/// The game named by its place in the list (from 1) or by its name; nothing at all means the first.
pub fn answered(answer: &str) -> Result<&'static str, Stop> {
    let answer = answer.trim();
    if answer.is_empty() {
        return Ok(GAMES[0]);
    }
    match answer.parse::<usize>() {
        Ok(place) if (1..=GAMES.len()).contains(&place) => Ok(GAMES[place - 1]),
        _ => named(answer),
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
    fn an_answer_is_a_place_a_name_or_nothing() {
        for answer in ["1\n", "sanjuan\n", "\n"] {
            assert_eq!(answered(answer), Ok("sanjuan"));
        }
        for answer in ["0", "99", "chess"] {
            assert!(answered(answer).unwrap_err().message().contains("there is: sanjuan"));
        }
    }
}
