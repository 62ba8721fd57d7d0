//! The command with Anno 1800.

mod command;
mod records;
