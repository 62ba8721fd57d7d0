//! No text makes the record reader panic, and what it accepts it writes back as it was.
#![no_main]

use entrepot_anno1800::Anno1800;

libfuzzer_sys::fuzz_target!(|text: &[u8]| entrepot::readers::record::<Anno1800>(text));
