//! A player with human habits. It is not offered to people yet: levels need a `planner` that is surely better than `greedy-1`.

mod easy;

pub use easy::{Easy, Habits};
