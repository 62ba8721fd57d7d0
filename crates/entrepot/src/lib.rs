//! The command `entrepot`: play, self-play, benchmarks, scenarios, records.

pub mod allocations;
pub mod commands;
pub mod games;
pub mod readers;
pub mod records;
pub mod selfplay;
pub mod terminal;
pub mod texts;
