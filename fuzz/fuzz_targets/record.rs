//! No text makes the record reader panic, and what it accepts it writes back as it was.
#![no_main]

use entrepot_sanjuan::SanJuan;

libfuzzer_sys::fuzz_target!(|text: &[u8]| entrepot::readers::record::<SanJuan>(text));
