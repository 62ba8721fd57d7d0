//! The server as clients see it: a real one on a free port, used over HTTP and sockets.

mod connections;
mod databases;
mod description;
mod frames;
mod from_record;
mod guests;
mod hints;
mod hotseat;
mod keeping;
mod kept;
mod leaving;
mod messages;
mod newcomers;
mod pages;
mod playing;
mod returning;
mod stale;
mod starting;
mod strange;
mod taking_back;
