//! Each reader of text from outside, called as a fuzzer calls it: any bytes, no panic, and what is accepted comes back as it
//! was. The checked-in corpus is replayed as a test.

use entrepot_live::{Record, verify};
use entrepot_sanjuan::Kind;
use entrepot_scenarios::{Staged, run_text};
use entrepot_table::{Game, Moves, Seed, Silent};

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

/// Scenarios: read, and played where they can be read.
pub fn scenario(text: &[u8]) {
    if let Ok(text) = std::str::from_utf8(text) {
        let _ = run_text(text);
    }
}

/// Positions: whatever is read has every card and cube once, and so has what each move that is allowed leads to.
pub fn position<G: Staged>(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Ok(state) = G::read_position(text) else { return };
    assert_eq!(G::audit(&state), Ok(()), "what is read passes the conservation check");
    let written = G::write_position(&state);
    let again = G::read_position(&written).map(|state| G::write_position(&state));
    assert_eq!(again.as_deref(), Ok(written.as_str()), "a position is written so that it can be read");
    let mut moves = Moves::new();
    G::legal(&state, &mut moves);
    for mv in moves {
        let mut next = state.clone();
        G::play(&mut next, mv, &mut Seed::from_number(0), &mut Silent);
        assert_eq!(G::audit(&next), Ok(()), "so does what {mv} leads to");
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
