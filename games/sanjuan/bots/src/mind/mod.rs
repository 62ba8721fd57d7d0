//! What a learned player makes of a position.
//!
//! One small net sees a position as its seat does and says how likely it wins, where the points will come from, how long the game
//! will last, which role, building or cards are best, and what others may hold. `inputs` is what it sees, `outputs` what it says,
//! `action` what it chooses between, `policy` plays by it, `search` looks ahead with it, `lessons` and
//! `practice` are what it learns from.

mod action;
mod inputs;
pub mod lessons;
mod outputs;
mod policy;
pub mod practice;
mod search;

pub use action::{Action, act, actions, still_asked};
pub(crate) use inputs::SEATS;
pub use inputs::{INPUTS, inputs};
pub use outputs::{OUTPUTS, Out, SOURCES};
pub use policy::{Estimate, Mind};
pub(crate) use search::won;
pub use search::{Budget, Searcher};
