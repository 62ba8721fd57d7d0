//! Wharves on a real server.

mod hints;
mod playing;
mod two_worlds;
