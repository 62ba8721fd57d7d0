//! What belongs to a player.

use super::{Answer, about, numbers};
use crate::{Anno1800, Board, Fleet, Naval, Player, Resource, State, Terrain, Tier, Token, write_position};
use entrepot_table::Seat;
use entrepot_table::scenario::Scene;
use entrepot_table::scenario::join;

pub(super) fn expect(scene: &Scene<Anno1800>, words: &[&str]) -> Answer {
    let board = scene.state.board();
    let player = |word: &str| scene.seat(word).map(|seat| board.player(seat));
    let by_tier = |count: &dyn Fn(Tier) -> u8| Tier::ALL.map(|tier| (tier, i64::from(count(tier))));
    Ok(Some(match words {
        ["cubes", who, ..] => {
            let player = player(who)?;
            numbers::compare(words, 2, &by_tier(&|tier| player.cubes[tier.index()]))?
        }
        ["exhausted", who, ..] => {
            let player = player(who)?;
            numbers::compare(words, 2, &by_tier(&|tier| player.exhausted[tier.index()]))?
        }
        ["owned", who, ..] => {
            let player = player(who)?;
            numbers::compare(words, 2, &by_tier(&|tier| player.owned(tier)))?
        }
        ["trade", who, ..] => numbers::compare(words, 2, &fleet(player(who)?.fleet(Naval::Trade)))?,
        ["exploration", who, ..] => numbers::compare(words, 2, &fleet(player(who)?.fleet(Naval::Exploration)))?,
        ["gold", who, _] => about(words, 2, player(who)?.gold),
        ["at", who, spot, ..] => about(words, 3, at(player(who)?, spot)?),
        ["built", who, ..] => about(words, 2, built(&scene.state, scene.seat(who)?)),
        ["visible", who, token, _] => about(words, 3, player(who)?.count(token.parse()?)),
        ["yards", who, strength, _] => about(words, 3, yards(player(who)?, strength)?),
        ["free", who, terrain, _] => about(words, 3, free(player(who)?, terrain)?),
        ["makes", who, resource, _] => about(words, 3, makes(player(who)?, resource.parse()?)),
        ["price", who, resource, _] => about(words, 3, price(board, scene.seat(who)?, resource.parse()?)),
        ["old_world", who, ..] => about(words, 2, join(player(who)?.old_world.iter())),
        ["new_world", who, ..] => about(words, 2, join(player(who)?.new_world.iter())),
        ["played", who, ..] => about(words, 2, played(board, scene.seat(who)?)),
        _ => return Ok(None),
    }))
}

fn fleet(fleet: &Fleet) -> [(&'static str, i64); 3] {
    [("ready", fleet.ready.into()), ("exhausted", fleet.exhausted.into()), ("temporary", fleet.temporary.into())]
}

/// The cubes on the workplaces of an industry, the higher tier first. `brickworks_w#2` is the second of its kind.
fn at(player: &Player, spot: &str) -> Result<String, String> {
    let (name, copy) = spot.split_once('#').unwrap_or((spot, "1"));
    let token: Token = name.parse()?;
    let copy = copy.parse::<usize>().ok().and_then(|copy| copy.checked_sub(1));
    let copy = copy.ok_or_else(|| format!("\u{201c}{spot}\u{201d} names no token: the second is {name}#2"))?;
    match player.tokens().filter(|(_, one)| *one == token).nth(copy) {
        Some((field, _)) => Ok(join(player.fields[field].cubes())),
        None => Ok(format!("no {spot} on these islands")),
    }
}

/// As in a position: `glassworks/potato_farm merchant2@sea`.
fn built(state: &State, seat: Seat) -> String {
    let (line, text) = (format!("built {seat} "), write_position(state));
    text.lines().find_map(|one| one.strip_prefix(&line)).unwrap_or_default().into()
}

fn yards(player: &Player, strength: &str) -> Result<u8, String> {
    match strength.parse() {
        Ok(strength @ 1..=3) => Ok(player.yards(strength)),
        _ => Err(format!("\u{201c}{strength}\u{201d} is no strength of a shipyard; it is 1 to 3")),
    }
}

/// Free fields, found by filling them one after the other.
fn free(player: &Player, terrain: &str) -> Result<usize, String> {
    let terrain = match terrain {
        "land" => Terrain::Land,
        "coast" => Terrain::Coast,
        "sea" => Terrain::Sea,
        _ => return Err(format!("\u{201c}{terrain}\u{201d} is no terrain; it is land, coast or sea")),
    };
    let mut player = *player;
    let fill = || {
        let field = player.free_field(terrain)?;
        player.fields[field].built = Some(Token::Shipyard1);
        Some(field)
    };
    Ok(std::iter::from_fn(fill).count())
}

fn makes(player: &Player, resource: Resource) -> &'static str {
    if player.makes.iter().any(|made| made.has(resource)) { "yes" } else { "no" }
}

/// What others pay to this player, in trade tokens.
fn price(board: &Board, partner: Seat, resource: Resource) -> String {
    board.price(partner, resource).map_or("none".into(), |price| price.to_string())
}

/// Played cards in their order; `-` behind those that lie face down.
fn played(board: &Board, seat: Seat) -> String {
    let own = board.played.iter().filter(|card| card.seat == seat);
    join(own.map(|card| format!("{}{}", card.kind, if card.ready { "" } else { "-" })))
}
