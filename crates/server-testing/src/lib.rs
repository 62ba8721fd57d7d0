//! Tools for testing the server: a real one on a free port, and clients that talk to it.

pub mod courses;
pub mod harness;
pub mod hints;
pub mod playing;
pub mod postgres;
pub mod records;
pub mod tally;
pub mod two_worlds;
pub mod worlds;
