//! What displays are told besides the view agrees with the rules, in positions of the recorded games of computer players.

mod board;
mod games;
mod lapsing;
mod payment;
mod questions;
mod reach;
mod several;
mod turns;
