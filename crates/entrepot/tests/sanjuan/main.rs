//! The command with San Juan.

mod arena;
mod command;
mod records;
mod repository_records;
mod scenarios;
mod selfplay;
