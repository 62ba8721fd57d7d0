//! Paying: the heart of the game. `can_pay` says whether a cost can be paid at all, for the rules; `plan` says how, with
//! all alternatives, for people and computer players; `lacks` says why not.
//!
//! All three rest on one count. Each resource has one source: a cube at work, a trade, an own New World island, a card.
//! Let d be the cubes of a tier that are needed, at work or as part of the cost, and b the shift ends that must make room
//! on full workplaces and bring a cube of that tier back. Then s = max(b, d - cubes in the district) shift ends of that
//! tier are needed, and they suffice if there is any cube of the tier: once all are used, one that served can come back and
//! serve again (A4.3, A7.6). Naval tokens never meddle with cubes, so they are a plain sum.

mod coins;
mod course;
mod lack;
mod load;
mod payable;
mod plan;
mod purse;
mod search;
mod ways;

pub use lack::{lack, lacks};
pub(crate) use payable::can_pay;
pub use payable::payable;
pub use plan::{Line, Means, Part, Plan, Prefer, ShiftEnd, Source, Sum, Totals, Way, Wish, plan, plan_with};
pub(crate) use purse::Purse;
