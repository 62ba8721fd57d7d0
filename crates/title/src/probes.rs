//! Each reader of text from outside, called as a fuzzer calls it: any bytes, no panic, and what is accepted comes back as it
//! was. Each says whether it is a text of its kind.

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

/// Positions: whatever is read has every card and cube once, and so has what each move that is allowed leads to.
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

/// Records: read, written back, and checked by playing them.
pub fn record<G: Game>(text: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(text) else { return false };
    let Ok(record) = text.parse::<Record<G>>() else { return false };
    let written = record.to_string();
    assert_eq!(written.parse::<Record<G>>().map(|record| record.to_string()).as_ref(), Ok(&written));
    verify(&record).is_ok()
}
