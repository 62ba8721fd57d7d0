//! Wharves keeps the contract of the table, in random games. (Games of rule-of-thumb players are examined where those players
//! live.)

use entrepot_table::contract::{Effort, examine, random};
use entrepot_wharves::{State, Wharves, Zone};

/// Crates stay accounted for after every move (W1.1); nothing that a viewer may not know reaches that viewer, above all not
/// whether somebody could follow (W4.3, W7.1, W7.2); undo ends where something is learned; every no has a rule.
#[test]
fn random_games_keep_the_contract() {
    let report = examine::<Wharves>(&Effort::new(300), &mut random);
    report.assert_passed();
    // Pile, hands and box, each with each and with itself, but for the box, which has no order.
    assert_eq!(report.exchanges.len(), 5);
    // Nobody ever knows a crate of the pile, of the box or of another hand.
    assert_eq!([Zone::Pile, Zone::Hand, Zone::Box].map(|zone| report.known.get(&zone)), [None; 3]);
    assert!(report.told > 10_000);
    // Frozen: if a rule changes on purpose, these change with it, and so does `RULES_VERSION`.
    assert_eq!((report.decisions, report.deepest, report.longest), (11_396, 2, 5));
    assert_eq!(report.fingerprint, 0xd7d0_82b2_f0a3_ffe5);
}

/// A search copies positions all the time.
#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
