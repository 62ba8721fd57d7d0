//! Anno 1800 keeps the contract of the table, in random games. (Games of rule-of-thumb players are examined where those
//! players live.)

use entrepot_anno1800::{Anno1800, Deck, Zone};
use entrepot_table::contract::{Effort, examine, random};

/// Cubes, tokens, cards, islands, naval tokens and gold stay accounted for after every move (A1.1, A1.4, A12.4, A18.9, R28);
/// nothing that a viewer may not know reaches that viewer (R42); undo ends where something is learned; every no has a rule;
/// there are no dead ends (A4.5, C2).
#[test]
fn random_games_keep_the_contract() {
    let effort = Effort { exchanges_per_pair: 1, rounds: 45, thorough_one_in: 8, ..Effort::new(40) };
    let report = examine::<Anno1800>(&effort, &mut random);
    println!("{report}");
    report.assert_passed();
    // Cards that somebody put under a stack are known there, and in the hand of whoever draws them (R42).
    for deck in Deck::ALL {
        let known = |zone| report.known.get(&zone).copied().unwrap_or_default();
        assert!(known(Zone::Stack(deck)) > 1000 && known(Zone::Hand(deck)) > 1000, "{deck}");
    }
    assert!(report.told > 1000);
}
