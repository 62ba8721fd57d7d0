//! `greedy`: the first player by rules of thumb.
//!
//! It is frozen: as `greedy-1` it stays the yardstick for all that come later, and a test notices if it plays any
//! differently. A better player takes other weights, or goes into a folder of its own.

use crate::thumb::{Weights, wanted};
use entrepot_anno1800::{Anno1800, Move, View};
use entrepot_table::{Bot, legal_or_first};

/// Plays by rules of thumb. It rolls no dice: the same view is always answered by the same move.
#[derive(Clone, Debug)]
pub struct Greedy;

impl Bot<Anno1800> for Greedy {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        legal_or_first(wanted(view, legal, &WEIGHTS), legal)
    }
}

/// Its numbers. Some were found by letting players with slightly different numbers play each other, some thousands of games.
pub const WEIGHTS: Weights = Weights {
    turn: 3.0,
    tariff: 3.0,
    extra_action: 3.0,
    kept: 3.0,
    swap: 0.0,
    turns_by_card: [1.7, 8.2, 2.5],
    last_turns: 1.4,
    usual_end: 1000.0,
    at_least: 0.0,
    far: 20.0,
    burden: 0.7,
    patience: 30.0,
    haste: 0.1,
    foresight: 0.0,
    shared: 0.6,
    unseen: 0.5,
    each_step: 2.0,
    most_lacking: [3.0, 12.0, 1.1],
    also_short: 0.3,
    new_world: 2.5,
    island_cards: 2.5,
    gold: 0.15,
    gold_used: 15.0,
    field: 0.4,
    fields: 5.0,
    cube: [0.1, 0.4, 0.9, 1.2, 1.6],
    naval: [0.6, 0.8],
    industry: 0.5,
    yard: 0.4,
    island: 1.0,
    late: 5.0,
    effect_cube: [0.2, 0.5, 1.0, 1.5, 1.5],
    effect_receive: [0.2, 0.47, 0.6],
    effect_expedition: 1.2,
    effect_resource: 1.0,
    effect_upgrade: [0.2, 0.5, 1.0, 1.0, 0.0],
    effect_return: 1.5,
    useful: 2.0,
    rests: 2.0,
    worth_it: 0.05,
    gift: 0.16,
    idle: 0.1,
    temporary: 0.3,
    covered: 0.05,
};
