//! The command `entrepot`: play, self-play, the arena, benchmarks, scenarios, records.

pub mod allocations;
pub mod commands;
pub mod records;
pub mod selfplay;
