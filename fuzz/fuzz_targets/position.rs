//! Whatever position is read passes the conservation check, and is written back as it was.
#![no_main]

use entrepot_sanjuan::SanJuan;

libfuzzer_sys::fuzz_target!(|text: &[u8]| entrepot::readers::position::<SanJuan>(text));
