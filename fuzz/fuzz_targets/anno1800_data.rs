//! No text makes the data reader panic, and what it accepts it writes back as it was.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| entrepot::readers::anno1800_data(text));
