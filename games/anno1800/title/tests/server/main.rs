//! Anno 1800 on a real server.

mod earlier;
mod from_record;
mod hints;
mod keeping;
mod long_games;
mod messages;
mod playing;
mod two_worlds;
