//! The command `entrepot`: play, self-play, benchmarks, scenarios, records.

pub mod commands;
pub mod scenario;
