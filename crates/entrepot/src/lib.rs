//! The command `entrepot`: play, self-play, benchmarks, scenarios, records.

pub mod allocations;
pub mod commands;
pub mod records;
pub mod selfplay;
