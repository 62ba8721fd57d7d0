//! No text makes the position reader panic, and what it accepts has every card once. The first byte chooses the game.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| entrepot_games::fuzz::position(input));
