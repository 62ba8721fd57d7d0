//! Players by name, or from a file of weights.

use entrepot_anno1800::Anno1800;
use entrepot_anno1800_bots::planner::{PLANNER, Planner, RUSHER};
use entrepot_anno1800_bots::thumb::Weights;
use entrepot_anno1800_bots::{BOTS, greedy_1};
use entrepot_table::{Bot, NamedBot};
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
            None => Ok(Player::Weights(Box::new(read_weights(name)?))),
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

/// The weights of a player who has some, or of a file: a line for each field, its name and its numbers. A file may name only
/// some of them, the others are those of `planner`.
pub fn read_weights(name: &str) -> Result<Weights, String> {
    match name {
        "planner" => return Ok(PLANNER),
        "rusher" => return Ok(RUSHER),
        "greedy-1" => return Ok(greedy_1::WEIGHTS),
        _ => {}
    }
    let text = std::fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))?;
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
