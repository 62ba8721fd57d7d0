//! Computer players of San Juan, by name.

pub mod greedy_1;

use crate::{Bot, Name, Random, examine_with};
use entrepot_sanjuan::{SanJuan, Zone};
use entrepot_table::contract::{Plan, Report};
pub use greedy_1::{Greedy, payment};

/// All computer players.
pub const NAMES: [Name; 3] = [
    Name { name: "random", for_people: false },
    Name { name: "greedy", for_people: true },
    // The first `greedy`, kept as it was: whatever `greedy` becomes, it can be measured against this one.
    Name { name: "greedy-1", for_people: false },
];

/// The computer player with this name, if there is one. The same name and seed play the same game in the same position.
///
/// ```
/// use entrepot_bots::sanjuan;
/// assert!(sanjuan::NAMES.iter().all(|entry| sanjuan::bot(entry.name, 7).is_some()));
/// assert!(sanjuan::bot("nobody", 7).is_none());
/// ```
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<SanJuan>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" | "greedy-1" => Some(Box::new(Greedy::new())),
        _ => None,
    }
}

/// Examines whether San Juan keeps the contract, in games of random and of greedy players.
///
/// ```
/// use entrepot_table::contract::Plan;
/// let plan = Plan { exchanges_per_pair: 0, ..Plan::new(2) };
/// assert!(entrepot_bots::sanjuan::examine_with_greedy(&plan).passed());
/// ```
pub fn examine_with_greedy(plan: &Plan) -> Report<Zone> {
    examine_with(Greedy::new(), plan)
}
