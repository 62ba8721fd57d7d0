//! The numbers of `planner` and of `rusher`.

use crate::greedy_1;
use crate::thumb::Weights;

/// `planner`. A turn costs it little before round 16 and ever more after that, what is done later is priced a little as what is
/// late, and it reckons with the end in round 38, though nobody's hand may be short then: so it grows while that pays, and comes
/// to an end. People are welcome, upgrades not for their own sake, a festival waits for whatever still helps, and a swap must be
/// worth a turn.
pub const PLANNER: Weights = Weights {
    turn: 0.5,
    patience: 16.0,
    haste: 0.4,
    foresight: 0.2,
    usual_end: 38.0,
    at_least: 8.0,
    swap: 1.5,
    useful: 1.0,
    rests: 0.4,
    effect_upgrade: [0.1, 0.2, 0.5, 0.5, 0.0],
    effect_cube: [0.4, 0.7, 1.0, 1.5, 1.5],
    cube: [0.4, 0.6, 0.9, 1.2, 1.6],
    ..greedy_1::WEIGHTS
};

/// `rusher`: nothing counts but that the hand is soon empty.
pub const RUSHER: Weights = Weights { turn: 30.0, haste: 0.0, burden: 10.0, ..greedy_1::WEIGHTS };
