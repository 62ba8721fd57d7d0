//! No text makes the scenario reader panic, nor playing what it accepts.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| entrepot::readers::scenario(text));
