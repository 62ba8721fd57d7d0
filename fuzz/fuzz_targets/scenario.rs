//! No text makes the scenario reader panic. The first byte chooses the game.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| entrepot_games::fuzz::scenario(input));
