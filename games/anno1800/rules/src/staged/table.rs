//! What belongs to the table and to the turn.

use super::{Answer, about, numbers};
use crate::{Anno1800, Board, Cost, Deck, Supply, Tier, Token};
use entrepot_table::scenario::Scene;
use entrepot_table::scenario::join;

pub(super) fn expect(scene: &Scene<Anno1800>, words: &[&str]) -> Answer {
    let board = scene.state.board();
    let turn = &board.turn;
    Ok(Some(match words {
        ["tokens", token, _] => about(words, 2, tokens(board, token.parse()?)?),
        ["supply", ..] => numbers::compare(words, 1, &supply(&board.supply))?,
        ["stack", name, _] => about(words, 2, stack(board, name)?),
        ["objectives", ..] => about(words, 1, join(board.objectives)),
        ["first", _] => about(words, 1, board.first),
        ["fireworks", _] => about(words, 1, or_none(board.fireworks)),
        ["last_round", _] => about(words, 1, or_none(board.last_round)),
        ["actions", _] => about(words, 1, turn.actions),
        ["traded", ..] => about(words, 1, join(turn.traded.iter())),
        ["used", ..] => about(words, 1, join(turn.used.iter())),
        ["upgrades", ..] => {
            let upgrades = Tier::WORKING.into_iter().zip(turn.upgrades);
            numbers::compare(words, 1, &upgrades.map(|(tier, left)| (tier, left.into())).collect::<Vec<_>>())?
        }
        ["due", ..] => about(words, 1, due(&turn.due)),
        ["line", _] => about(words, 1, or_none(turn.line.or(turn.due.resources.first()))),
        _ => return Ok(None),
    }))
}

fn or_none(thing: Option<impl ToString>) -> String {
    thing.map_or("none".into(), |thing| thing.to_string())
}

fn tokens(board: &Board, token: Token) -> Result<u8, String> {
    board.tokens.get(token.index()).copied().ok_or_else(|| format!("{token} is only printed, never on the board"))
}

fn supply(supply: &Supply) -> Vec<(&'static str, i64)> {
    let cubes = Tier::ALL.into_iter().map(|tier| (tier.id(), supply.cubes[tier.index()].into()));
    let others = [("gold", supply.gold), ("trade", supply.trade), ("exploration", supply.exploration)];
    cubes.chain(others.map(|(name, left)| (name, left.into()))).collect()
}

fn stack(board: &Board, name: &str) -> Result<u8, String> {
    match name {
        "expeditions" => Ok(board.expeditions),
        "old_world" => Ok(board.old_world),
        "new_world" => Ok(board.new_world),
        _ => match name.parse::<Deck>() {
            Ok(deck) => Ok(board.cards[deck.index()]),
            Err(_) => Err(format!(
                "\u{201c}{name}\u{201d} is no stack; stacks are fw, aei, nw, expeditions, old_world and new_world"
            )),
        },
    }
}

/// `timber bricks artisan trade=1`, or `nothing`.
fn due(cost: &Cost) -> String {
    let numbers = [("trade", cost.trade), ("exploration", cost.exploration), ("gold", cost.gold)];
    let numbers = numbers.into_iter().filter(|(_, count)| *count > 0).map(|(name, count)| format!("{name}={count}"));
    let resources = cost.resources.iter().map(|resource| resource.to_string());
    let due = join(resources.chain(cost.cubes.iter().map(|tier| tier.to_string())).chain(numbers));
    if due.is_empty() { "nothing".into() } else { due }
}
