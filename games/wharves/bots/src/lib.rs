//! Computer players of Wharves, by name.
//!
//! ```
//! use entrepot_table::{Game, Moves, Seed, Setup as _, Silent};
//! use entrepot_wharves::{Setup, Wharves};
//! use entrepot_wharves_bots::bot;
//!
//! let mut seed = Seed::from_number(1);
//! let mut state = Wharves::deal(&Setup::recommended(2), &mut seed, &mut Silent);
//! let mut bots = [bot("greedy", 1).unwrap(), bot("random", 2).unwrap()];
//! let mut moves = Moves::new();
//! while let Some(seat) = Wharves::decider(&state) {
//!     Wharves::legal(&state, &mut moves);
//!     let mv = bots[seat.index()].choose(&Wharves::view(&state, Some(seat)), &moves);
//!     Wharves::play(&mut state, mv, &mut seed, &mut Silent);
//! }
//! assert!(Wharves::outcome(&state).is_some());
//! ```

mod greedy;

use entrepot_table::contract::{Effort, Report};
use entrepot_table::{Bot, NamedBot, Random, examine_with};
use entrepot_wharves::{Wharves, Zone};
pub use greedy::Greedy;

/// All computer players, the strongest for people last.
pub const BOTS: &[NamedBot<Wharves>] = &[
    NamedBot::yardstick("random", |seed| Box::new(Random::new(seed))),
    NamedBot::opponent("greedy", |_| Box::new(Greedy)),
];

/// The computer player with this name, if there is one. The same name and seed play the same game in the same position.
#[must_use]
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Wharves>>> {
    NamedBot::find(BOTS, name).map(|bot| (bot.make)(seed))
}

/// Examines whether Wharves keeps the contract, in games of random and of greedy players.
///
/// ```
/// use entrepot_table::contract::Effort;
/// let effort = Effort { exchanges_per_pair: 0, ..Effort::new(2) };
/// assert!(entrepot_wharves_bots::examine_with_greedy(&effort).passed());
/// ```
pub fn examine_with_greedy(effort: &Effort) -> Report<Zone> {
    examine_with(Greedy, effort)
}
