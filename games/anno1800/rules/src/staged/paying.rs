//! What could be paid, and how.

use super::{Answer, about};
use crate::{Anno1800, Object, Prefer, cost, payable, plan, read_line, write_line};
use entrepot_table::scenario::{Found, Scene};

/// Stands for the moves of a plan that does not exist.
const UNPAYABLE: &str = "unpayable";

pub(super) fn expect(scene: &Scene<Anno1800>, words: &[&str]) -> Answer {
    let board = scene.state.board();
    Ok(Some(match words {
        ["pays", who, verb, what, _] => {
            let seat = scene.seat(who)?;
            let can = payable(board, seat, &cost(board, seat, object(verb, what)?));
            about(words, 4, if can { "yes" } else { "no" })
        }
        ["plan", who, save, verb, what, wanted @ ..] => {
            let seat = scene.seat(who)?;
            let plan = plan(board, seat, &cost(board, seat, object(verb, what)?), prefer(save)?);
            let found = plan.map_or(UNPAYABLE.into(), |plan| write_line(&plan.moves));
            Found::new(&words[..5], &[&as_written(wanted)?], found)
        }
        _ => return Ok(None),
    }))
}

/// What is to be paid for, named as the move that chooses it.
fn object(verb: &str, what: &str) -> Result<Object, String> {
    match verb {
        "build" => Ok(Object::Token(what.parse()?)),
        "card" => Ok(Object::Card(what.parse()?)),
        "hire" => Ok(Object::Cube(what.parse()?)),
        "upgrade" => Ok(Object::Upgrade(what.parse()?)),
        "expeditions" => what.parse().map(Object::Expeditions).map_err(|_| format!("{what} is no number of cards")),
        "action" if what == "old_world" => Ok(Object::OldWorld),
        "action" if what == "new_world" => Ok(Object::NewWorld),
        _ => Err(format!(
            "\u{201c}{verb} {what}\u{201d} costs nothing; what can be paid for is build TOKEN, card CARD, hire TIER, \
             upgrade TIER, expeditions NUMBER, action old_world and action new_world"
        )),
    }
}

fn prefer(word: &str) -> Result<Prefer, String> {
    match word {
        "tokens" => Ok(Prefer::Tokens),
        "cubes" => Ok(Prefer::Cubes),
        "gold" => Ok(Prefer::Gold),
        _ => Err(format!("\u{201c}{word}\u{201d} cannot be saved; a plan saves tokens, cubes or gold")),
    }
}

/// Moves as they are written; `none` where none is needed, `unpayable` where there is no plan.
fn as_written(words: &[&str]) -> Result<String, String> {
    match words {
        [] | ["none" | UNPAYABLE] => Ok(words.join(" ")),
        _ => read_line(&words.join(" ")).map(|moves| write_line(&moves)).map_err(|error| error.to_string()),
    }
}
