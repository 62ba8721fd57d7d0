//! Whatever position is read passes the conservation check, and is written back as it was.
#![no_main]

use entrepot_anno1800::Anno1800;

libfuzzer_sys::fuzz_target!(|text: &[u8]| entrepot::readers::position::<Anno1800>(text));
