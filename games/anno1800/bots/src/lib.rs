//! Computer players of Anno 1800, by name.
//!
//! ```
//! use entrepot_anno1800::{Anno1800, Setup};
//! use entrepot_anno1800_bots::bot;
//! use entrepot_table::{Game, Moves, Seed, Setup as _, Silent};
//!
//! let mut seed = Seed::from_number(1);
//! let mut state = Anno1800::deal(&Setup::recommended(2), &mut seed, &mut Silent);
//! let mut bots = [bot("greedy", 1).unwrap(), bot("random", 2).unwrap()];
//! let mut moves = Moves::new();
//! while let Some(seat) = Anno1800::decider(&state).filter(|_| Anno1800::round(&state) <= 100) {
//!     Anno1800::legal(&state, &mut moves);
//!     let mv = bots[seat.index()].choose(&Anno1800::view(&state, Some(seat)), &moves);
//!     Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
//! }
//! let outcome = Anno1800::score_now(&state);
//! assert!(outcome.points[0] > outcome.points[1]);
//! ```

pub mod greedy_1;
pub mod levels;
pub mod planner;
pub mod thumb;

use entrepot_anno1800::{Anno1800, Zone};
use entrepot_table::contract::{Effort, Report};
use entrepot_table::{Bot, Dice, NamedBot, Random, examine_with};
pub use greedy_1::Greedy;
use levels::{Easy, Habits};
use planner::{PLANNER, Planner, RUSHER};

/// All computer players, the strongest for people last.
pub const BOTS: &[NamedBot<Anno1800>] = &[
    NamedBot::yardstick("random", |seed| Box::new(Random::new(seed))),
    // `planner` with human habits: no level as long as `planner` is none.
    NamedBot::yardstick("easy", |seed| Box::new(Easy::new(Dice::new(seed, 0), Habits::ALL))),
    NamedBot::opponent("greedy", |_| Box::new(Greedy)),
    // The first `greedy`, kept as it was: whatever `greedy` becomes, it can be measured against this one.
    NamedBot::yardstick("greedy-1", |_| Box::new(Greedy)),
    NamedBot::yardstick("planner", |_| Box::new(Planner::new(PLANNER))),
    // Empties its hand as fast as it can: whoever only grows must not lose to it.
    NamedBot::yardstick("rusher", |_| Box::new(Planner::new(RUSHER))),
];

/// The computer player with this name, if there is one. The same name and seed play the same game in the same position.
#[must_use]
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Anno1800>>> {
    NamedBot::find(BOTS, name).map(|bot| (bot.make)(seed))
}

/// Examines whether Anno 1800 keeps the contract, in games of random and of greedy players.
///
/// ```
/// use entrepot_table::contract::Effort;
/// let effort = Effort { exchanges_per_pair: 0, ..Effort::new(2) };
/// assert!(entrepot_anno1800_bots::examine_with_greedy(&effort).passed());
/// ```
pub fn examine_with_greedy(effort: &Effort) -> Report<Zone> {
    examine_with(Greedy, effort)
}
