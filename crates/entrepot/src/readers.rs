//! Each reader of text from outside, called as a fuzzer calls it: any bytes, no panic, and what is accepted comes back as it
//! was. The checked-in corpus is replayed as a test.

use entrepot_live::{Record, verify};
use entrepot_sanjuan::Kind;
use entrepot_scenarios::{Staged, run_text};
use entrepot_table::Game;

/// Moves and setups.
pub fn notation<G: Staged>(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    if let Ok(moves) = G::read_line(text) {
        assert_eq!(G::read_line(&G::write_line(&moves)).as_deref(), Ok(&moves[..]));
    }
    if let Ok(setup) = text.parse::<G::Setup>() {
        assert_eq!(setup.to_string().parse().ok(), Some(setup));
    }
}

/// Positions and scenarios: read, and played where they can be read.
pub fn scenario<G: Staged>(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    let _ = run_text(text);
    if let Ok(state) = G::read_position(text) {
        let written = G::write_position(&state);
        let again = G::read_position(&written).map(|state| G::write_position(&state));
        assert_eq!(again.as_deref(), Ok(written.as_str()), "a position is written so that it can be read");
    }
}

/// Records: read, written back, and checked by playing them.
pub fn record<G: Game>(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    if let Ok(record) = text.parse::<Record<G>>() {
        let written = record.to_string();
        assert_eq!(written.parse::<Record<G>>().map(|record| record.to_string()).as_ref(), Ok(&written));
        let _ = verify(&record);
    }
}

/// The component data of San Juan.
pub fn sanjuan_data(text: &[u8]) {
    if let Ok(data) = entrepot_sanjuan::read_data(text) {
        assert!(Kind::ALL.iter().all(|kind| data.cards[kind.index()].copies.value > 0));
    }
}

/// The component data of Anno 1800.
pub fn anno1800_data(text: &[u8]) {
    if let Ok(data) = entrepot_anno1800::read_data(text) {
        let cards: usize = data.cards.iter().map(|card| usize::from(card.copies)).sum();
        assert_eq!(cards, 102, "all population cards are there");
    }
}
