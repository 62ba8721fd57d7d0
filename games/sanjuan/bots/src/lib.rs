//! Computer players of San Juan, by name.
//!
//! ```
//! use entrepot_sanjuan::{SanJuan, Setup};
//! use entrepot_sanjuan_bots::bot;
//! use entrepot_table::{Game, Moves, Seed, Setup as _, Silent};
//!
//! let mut seed = Seed::from_number(1);
//! let mut state = SanJuan::deal(&Setup::recommended(2), &mut seed, &mut Silent);
//! let mut bots = [bot("greedy", 1).unwrap(), bot("random", 2).unwrap()];
//! let mut moves = Moves::new();
//! while let Some(seat) = SanJuan::decider(&state).filter(|_| SanJuan::round(&state) <= 100) {
//!     SanJuan::legal(&state, &mut moves);
//!     let mv = bots[seat.index()].choose(&SanJuan::view(&state, Some(seat)), &moves);
//!     SanJuan::play(&mut state, mv, &mut seed, &mut Silent);
//! }
//! let outcome = SanJuan::score_now(&state);
//! assert!(outcome.points[0] > outcome.points[1]);
//! ```
//!
//! Nobody here can even name the driver of a game, which alone holds the seed:
//!
//! ```compile_fail,E0432
//! use entrepot_live::Live;
//! ```

pub mod greedy_1;
pub mod levels;
pub mod mind;
pub mod td;

use entrepot_net::Net;
use entrepot_sanjuan::{SanJuan, Zone};
use entrepot_table::contract::{Effort, Report};
use entrepot_table::{Bot, Dice, NamedBot, Random, examine_with};
pub use greedy_1::{Greedy, Normal, payment};
use levels::{Easy, HARD, Habits, MASTER, Novice, thinker};
use mind::{Budget, Searcher};
use std::sync::{Arc, LazyLock};
use td::Td;

/// All computer players, the strongest for people last.
pub const BOTS: &[NamedBot<SanJuan>] = &[
    NamedBot::yardstick("random", |seed| Box::new(Random::new(seed))),
    NamedBot::yardstick("novice", |_| Box::new(Novice)),
    NamedBot::opponent("easy", |seed| Box::new(Easy::new(Dice::new(seed, 0), Habits::ALL))),
    // The level that people know as normal.
    NamedBot::opponent("greedy", |_| Box::new(Normal)),
    NamedBot::opponent("hard", |seed| thinker(seed, HARD)),
    NamedBot::opponent("master", |seed| thinker(seed, MASTER)),
    NamedBot::yardstick("normal", |_| Box::new(Normal)),
    // The first `greedy`, kept as it was: whatever `greedy` becomes, it can be measured against this one.
    NamedBot::yardstick("greedy-1", |_| Box::new(Greedy)),
    // Earlier players who look ahead: later ones must not lose to them.
    NamedBot::yardstick("searcher-1", |seed| searcher(seed, 100)),
    NamedBot::yardstick("searcher-1-slow", |seed| searcher(seed, 600)),
    // The method of the best published player of this family of games.
    NamedBot::yardstick("td", |seed| Box::new(Td::new(td::NETS.clone(), Dice::new(seed, 0), td::WORLDS))),
];

/// The one who gives hints and takes seats over.
pub const HELPER: &str = "hard";

/// The first net: its file says where it comes from.
static FIRST: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let bytes = include_bytes!("../weights/first.safetensors");
    Arc::new(Net::from_bytes(bytes).expect("the weights beside this file are those of a net"))
});

fn searcher(seed: u64, playouts: u32) -> Box<dyn Bot<SanJuan>> {
    let budget = Budget { playouts, ..Budget::default() };
    Box::new(Searcher::new(Arc::clone(&FIRST), Dice::new(seed, 0), budget))
}

/// The computer player with this name, if there is one. The same name and seed play the same game in the same position.
#[must_use]
pub fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<SanJuan>>> {
    NamedBot::find(BOTS, name).map(|bot| (bot.make)(seed))
}

/// Examines whether San Juan keeps the contract, in games of random and of greedy players.
///
/// ```
/// use entrepot_table::contract::Effort;
/// let effort = Effort { exchanges_per_pair: 0, ..Effort::new(2) };
/// assert!(entrepot_sanjuan_bots::examine_with_greedy(&effort).passed());
/// ```
pub fn examine_with_greedy(effort: &Effort) -> Report<Zone> {
    examine_with(Greedy, effort)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mind::{INPUTS, OUTPUTS};

    #[test]
    fn the_weights_fit_what_a_mind_sees_and_says() {
        let shape = FIRST.shape();
        assert!(shape.inputs <= INPUTS && shape.outputs <= OUTPUTS, "later nets see and say more");
        let [values, roles] = [&td::NETS.values, &td::NETS.roles].map(|net| net.shape());
        assert_eq!((values.inputs, values.outputs), (INPUTS, 4), "a share of the victory for every seat");
        assert_eq!((roles.inputs, roles.outputs), (INPUTS, 5), "a share for every role");
        assert_eq!(values.hidden[1] + roles.hidden[1], 0, "one hidden layer");
    }
}
