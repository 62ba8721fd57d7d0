//! Each reader of text from outside, called as a fuzzer calls it: any bytes, no panic, and what is accepted comes back as it
//! was. The checked-in corpus is replayed as a test.

use entrepot_live::{Record, verify};
use entrepot_sanjuan::{Kind, SanJuan, Setup, read_data, read_line, read_position, write_line, write_position};
use entrepot_scenarios::run_text;

/// Moves and setups.
pub fn notation(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    if let Ok(moves) = read_line(text) {
        assert_eq!(read_line(&write_line(&moves)).as_deref(), Ok(&moves[..]));
    }
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
}

/// Positions and scenarios: read, and played where they can be read.
pub fn scenario(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    let _ = run_text(text);
    if let Ok(state) = read_position(text) {
        let written = write_position(&state);
        let again = read_position(&written).map(|state| write_position(&state));
        assert_eq!(again.as_deref(), Ok(written.as_str()), "a position is written so that it can be read");
    }
}

/// The component data.
pub fn data(text: &[u8]) {
    if let Ok(data) = read_data(text) {
        assert!(Kind::ALL.iter().all(|kind| data.cards[kind.index()].copies.value > 0));
    }
}

/// Records: read, written back, and checked by playing them.
pub fn record(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    if let Ok(record) = text.parse::<Record<SanJuan>>() {
        let written = record.to_string();
        assert_eq!(written.parse::<Record<SanJuan>>().map(|record| record.to_string()).as_ref(), Ok(&written));
        let _ = verify(&record);
    }
}
