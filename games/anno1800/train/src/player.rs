//! Players by name, or from a file of weights.

use entrepot_anno1800::{Anno1800, Setup};
use entrepot_anno1800_bots::planner::{PLANNER, Planner, RUSHER};
use entrepot_anno1800_bots::thumb::Weights;
use entrepot_anno1800_bots::{BOTS, greedy_1};
use entrepot_table::{Bot, NamedBot, Setup as _};
use std::path::Path;

/// A player who can sit down at many tables.
#[derive(Clone)]
pub enum Player {
    /// One of the named ones.
    Named(NamedBot<Anno1800>),
    /// `planner` with other weights.
    Weights(Box<Weights>),
}

impl Player {
    /// The player of this name, or with the weights of this file.
    pub fn read(name: &str) -> Result<Player, String> {
        match NamedBot::find(BOTS, name) {
            Some(named) => Ok(Player::Named(*named)),
            None => Ok(Player::Weights(Box::new(read_file(name, BOTS.iter().map(|bot| bot.name))?))),
        }
    }

    /// The player at a table.
    pub fn sit_down(&self, seed: u64) -> Box<dyn Bot<Anno1800>> {
        match self {
            Player::Named(named) => (named.make)(seed),
            Player::Weights(weights) => Box::new(Planner::new(**weights)),
        }
    }
}

/// The recommended game for this many.
pub fn setup(players: usize) -> Result<Setup, String> {
    Setup::for_players(players).map_err(|error| error.to_string())
}

/// The players who are nothing but their weights.
const WEIGHTS: [(&str, Weights); 3] = [("greedy-1", greedy_1::WEIGHTS), ("planner", PLANNER), ("rusher", RUSHER)];

/// The weights of a player who has some, or of a file.
pub fn read_weights(name: &str) -> Result<Weights, String> {
    match WEIGHTS.iter().find(|(one, _)| *one == name) {
        Some((_, weights)) => Ok(*weights),
        None => read_file(name, WEIGHTS.iter().map(|(one, _)| *one)),
    }
}

/// The weights of a file: a line for each field, its name and its numbers. It may name only some of them, the others are those
/// of `planner`. Where there is no such file, the message says which players could have been meant.
fn read_file(name: &str, players: impl Iterator<Item = &'static str>) -> Result<Weights, String> {
    let text = std::fs::read_to_string(name).map_err(|error| {
        let players = players.collect::<Vec<_>>().join(", ");
        format!("“{name}” is none of the players {players}, and as a file of weights it cannot be read: {error}")
    })?;
    let mut weights = PLANNER;
    text.lines().filter(|line| !line.trim().is_empty()).try_for_each(|line| {
        take_line(&mut weights, line)
            .ok_or_else(|| format!("{name}: “{line}” is no field of the weights with its numbers"))
    })?;
    Ok(weights)
}

fn take_line(weights: &mut Weights, line: &str) -> Option<()> {
    let mut words = line.split_whitespace();
    let name = words.next()?;
    let numbers: Vec<f32> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let (_, field) = weights.named().into_iter().find(|(one, _)| *one == name)?;
    (field.len() == numbers.len()).then(|| field.copy_from_slice(&numbers))
}

/// Writes a file of weights.
pub fn write_weights(path: &Path, mut weights: Weights) -> Result<(), String> {
    let line = |(name, numbers): (&str, &mut [f32])| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.4}")).collect();
        format!("{name} {}\n", numbers.join(" "))
    };
    let text: String = weights.named().into_iter().map(line).collect();
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written() {
        // No player has these numbers: a field that got lost would be noticed.
        let mut weights = PLANNER;
        let numbers = weights.named().into_iter().flat_map(|(_, numbers)| numbers);
        (1_u16..).zip(numbers).for_each(|(at, number)| *number = -0.25 * f32::from(at));
        let path = std::env::temp_dir().join(format!("entrepot-anno1800-weights-{}", std::process::id()));
        write_weights(&path, weights).unwrap();
        let read = read_weights(path.to_str().unwrap());
        std::fs::remove_file(&path).unwrap();
        assert_eq!(read, Ok(weights));
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_names_that_exist() {
        let error = Player::read("greedy-2").err().unwrap();
        assert!(BOTS.iter().all(|bot| error.contains(bot.name)), "{error}");
        let error = read_weights("greedy").unwrap_err();
        assert!(error.starts_with("“greedy” is none of the players greedy-1, planner, rusher, and"), "{error}");
    }
}
