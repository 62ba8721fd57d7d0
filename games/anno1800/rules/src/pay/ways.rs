//! Every way to get each resource of a cost.

use super::load::Load;
use super::plan::Source;
use super::purse::Purse;
use crate::card::{CardKind, Effect};
use crate::cost::Cost;
use crate::resource::Resource;
use crate::state::Board;
use crate::tier::Tier;
use crate::token::{Spot, Token};
use entrepot_table::Seat;

/// A way to get one resource.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) by: Source,
    /// Where it is made.
    pub(super) field: usize,
    pub(super) demand: Demand,
}

/// What a source asks for. Sources with equal demands can replace each other.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Demand {
    /// A cube to work.
    pub(super) worker: Option<Tier>,
    /// A cube that must come back to make room.
    pub(super) room: Option<Tier>,
    /// Trade tokens.
    pub(super) tokens: u8,
}

impl Demand {
    pub(super) fn add_to(self, load: Load) -> Load {
        let load = self.worker.map_or(load, |tier| load.with_cube(tier));
        self.room.map_or(load, |tier| load.with_room(tier)).with_tokens(self.tokens)
    }
}

/// For each resource of the cost, in order, every source in the order of preference: own work, cards, own islands, others
/// from the left neighbour on.
pub(super) fn choices(board: &Board, seat: Seat, purse: &Purse<'_>, due: &Cost) -> Vec<(Resource, Vec<Choice>)> {
    let mut lines: Vec<_> = due.resources.iter().map(|resource| (resource, Vec::with_capacity(8))).collect();
    add_work(purse, &mut lines);
    for (resource, choices) in &mut lines {
        if resource.from_new_world() {
            add_gifts(board, seat, *resource, choices);
        } else {
            add_trades(board, seat, *resource, choices);
        }
    }
    lines
}

fn add_work(purse: &Purse<'_>, lines: &mut [(Resource, Vec<Choice>)]) {
    let player = purse.player();
    let mut copies = [0u8; Token::COUNT];
    for (field, token) in player.tokens() {
        let copy = copies[token.index()];
        copies[token.index()] += 1;
        let Some((made, tier)) = token.industry() else { continue };
        let Some((_, choices)) = lines.iter_mut().find(|(resource, _)| *resource == made) else { continue };
        let spot = Spot { token, copy };
        if !purse.owns(tier) || copy > 0 && player.find(spot) != Some(field) {
            continue;
        }
        let mut add = |room: Option<Tier>| {
            let demand = Demand { worker: Some(tier), room, tokens: 0 };
            choices.push(Choice { by: Source::Work { spot, room }, field, demand });
        };
        match player.fields[field].work {
            [Some(higher), Some(lower)] if higher != lower => {
                [lower, higher].into_iter().for_each(|cube| add(Some(cube)))
            }
            [Some(both), Some(_)] => add(Some(both)),
            _ => add(None),
        }
    }
}

/// Cards that give it, each kind once, and own islands (A22.5, A18.4).
fn add_gifts(board: &Board, seat: Seat, resource: Resource, choices: &mut Vec<Choice>) {
    let gives = |kind: &CardKind| matches!(kind.effect(), Effect::Resource(some) if some.has(resource));
    let mut cards: Vec<CardKind> = board.ready(seat).filter(gives).collect();
    cards.sort_unstable();
    cards.dedup();
    let cards = cards.into_iter().map(|kind| (Source::Card(kind), 0));
    let islands = board.player(seat).imports.has(resource).then_some((Source::Import, IMPORT));
    choices.extend(cards.chain(islands).map(|(by, tokens)| bought(by, tokens)));
}

/// Others who make it, from the left neighbour on (A6.2).
fn add_trades(board: &Board, seat: Seat, resource: Resource, choices: &mut Vec<Choice>) {
    if seat == board.actor && board.turn.traded.has(resource) {
        return;
    }
    let players = board.players();
    for step in 1..players {
        let partner = seat.after(step, players);
        if let Some(price) = board.price(partner, resource) {
            choices.push(bought(Source::Trade { seat: partner, price }, price));
        }
    }
}

fn bought(by: Source, tokens: u8) -> Choice {
    Choice { by, field: 0, demand: Demand { tokens, ..Demand::default() } }
}

/// Trade tokens for a resource of an own New World island (A18.4).
pub(super) const IMPORT: u8 = 1;
