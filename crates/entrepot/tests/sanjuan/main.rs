//! The command with San Juan.

mod records;
mod repository_records;
mod scenarios;
mod selfplay;
