//! No text makes the notation reader panic, and what it accepts it writes back as it was.
#![no_main]

use entrepot_anno1800::Anno1800;

libfuzzer_sys::fuzz_target!(|text: &[u8]| entrepot::readers::notation::<Anno1800>(text));
