//! No text makes the notation reader panic, and what it accepts it writes back as it was. The first byte chooses the game.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| entrepot_games::fuzz::notation(input));
