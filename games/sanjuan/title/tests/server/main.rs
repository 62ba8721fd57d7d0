//! San Juan on a real server.

mod from_record;
mod hints;
mod hotseat;
mod keeping;
mod leaving;
mod opening;
mod playing;
mod two_worlds;
