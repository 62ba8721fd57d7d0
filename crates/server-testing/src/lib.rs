//! A real server on a free port, and people who talk to it.

pub mod courses;
pub mod harness;
pub mod hints;
pub mod playing;
pub mod postgres;
pub mod records;
pub mod tally;
pub mod two_worlds;
pub mod worlds;
