//! San Juan keeps the contract of the table, in random games. (Games of rule-of-thumb players are examined where those
//! players live.)

use entrepot_sanjuan::{SanJuan, Zone};
use entrepot_table::contract::{Effort, examine, random};

/// All cards stay accounted for after every move: 112 or 141, 110 or 139 in the first edition, and the Cathedral (S1.7,
/// S1.9, S2.8); nothing that a viewer may not know reaches that viewer (S18.1 to S18.3, S6.6); undo ends where something is
/// learned; every no has a rule.
#[test]
fn random_games_keep_the_contract() {
    let report = examine::<SanJuan>(&Effort { exchanges_per_pair: 10, ..Effort::new(40) }, &mut random);
    report.assert_passed();
    // Six hidden places, each with each and with itself, but for the cards that somebody just drew.
    assert_eq!(report.exchanges.len(), 20);
    // Cards turned up go to hands and to the discards; somebody knows what was drawn, laid and discarded (S18.1, S18.2).
    for zone in [Zone::Discard, Zone::Hand, Zone::Laid, Zone::Drawn] {
        assert!(report.known.get(&zone).is_some_and(|&known| known > 100), "{zone:?}");
    }
    assert!(report.told > 10_000);
    // Goods and the pile are nobody's (S18.3).
    assert_eq!([Zone::Pile, Zone::Goods].map(|zone| report.known.get(&zone)), [None; 2]);
    // Frozen: if a rule changes on purpose, these change with it, and so does `RULES_VERSION`.
    assert_eq!((report.decisions, report.deepest, report.longest), (14_563, 6, 15));
    assert_eq!(report.fingerprint, 0xc148_4271_15dd_454d);
}
