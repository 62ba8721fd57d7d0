//! The command `entrepot`: play, self-play, benchmarks, scenarios, records.

pub mod commands;
pub mod readers;
pub mod records;
pub mod scenario;
