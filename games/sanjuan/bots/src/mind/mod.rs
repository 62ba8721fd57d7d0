//! What a learned player makes of a position.
//!
//! One small net sees a position as its seat does and says how likely it wins, where the points will come from, how long the game
//! will last, and which role, building or cards are best. `inputs` is what it sees, `outputs` what it says, `policy` plays by it,
//! `search` looks ahead with it, `lessons` are what it learns from.

mod inputs;
pub mod lessons;
mod outputs;
mod policy;
mod search;

pub use inputs::{INPUTS, inputs};
pub use outputs::{OUTPUTS, Out, SOURCES};
pub use policy::{Estimate, Mind};
pub use search::{Budget, Searcher};
