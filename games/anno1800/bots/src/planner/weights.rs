//! The numbers of `planner` and of `rusher`.

use crate::greedy_1;
use crate::thumb::Weights;

/// `planner`.
pub const PLANNER: Weights = Weights { turn: 0.2, patience: 12.0, haste: 0.694, ..greedy_1::WEIGHTS };

/// `rusher`: nothing counts but that the hand is soon empty.
pub const RUSHER: Weights = Weights { turn: 30.0, haste: 0.0, burden: 10.0, ..greedy_1::WEIGHTS };
