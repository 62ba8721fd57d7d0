//! No bytes make the reader of component data panic. The first byte chooses the game.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| entrepot_games::fuzz::data(input));
