//! The server as people meet it: a real one on a free port, asked over HTTP and sockets.

mod anno1800;
mod courses;
mod databases;
mod description;
mod earlier_anno1800;
mod from_record;
mod guests;
mod harness;
mod hints;
mod hotseat;
mod kept;
mod leaving;
mod messages;
mod opening;
mod pages;
mod playing;
mod postgres;
mod returning;
mod stale;
mod starting;
mod strange;
mod taking_back;
mod tally;
mod two_worlds;
mod worlds;
