//! Calls each reader of outside text as a fuzzer does: no input may panic, and accepted text must survive a round trip. Each
//! function returns whether the text was accepted.

use entrepot_live::{Record, verify};
use entrepot_table::notation::{read_line, write_line};
use entrepot_table::scenario::Staged;
use entrepot_table::{Game, Moves, Seed, Silent};

/// Moves and setups.
pub fn notation<G: Staged>(text: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(text) else { return false };
    let (moves, setup) = (read_line::<G::Move>(text), text.parse::<G::Setup>());
    let reads = moves.is_ok() || setup.is_ok();
    if let Ok(moves) = moves {
        assert_eq!(read_line(&write_line(&moves)).as_deref(), Ok(&moves[..]));
    }
    if let Ok(setup) = setup {
        assert_eq!(setup.to_string().parse().ok(), Some(setup));
    }
    reads
}

/// Positions: an accepted position has every card and cube once, and so does the position after each allowed move.
pub fn position<G: Staged>(text: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(text) else { return false };
    let Ok(state) = G::read_position(text) else { return false };
    assert_eq!(G::audit(&state), Ok(()), "what is read passes the conservation check:\n{text}");
    let written = G::write_position(&state);
    let again = G::read_position(&written).map(|state| G::write_position(&state));
    assert_eq!(again.as_deref(), Ok(written.as_str()), "a position is written so that it can be read");
    let mut moves = Moves::new();
    G::legal(&state, &mut moves);
    for mv in moves {
        let mut next = state.clone();
        G::play(&mut next, mv, &mut Seed::from_number(0), &mut Silent);
        assert_eq!(G::audit(&next), Ok(()), "so does what {mv} leads to:\n{text}");
    }
    true
}

/// Records: read, written back, and checked by replaying them.
pub fn record<G: Game>(text: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(text) else { return false };
    let Ok(record) = text.parse::<Record<G>>() else { return false };
    let written = record.to_string();
    assert_eq!(written.parse::<Record<G>>().map(|record| record.to_string()).as_ref(), Ok(&written));
    verify(&record).is_ok()
}
