//! Anno 1800 keeps the contract of the table, in random games. (Games of rule-of-thumb players are examined where those
//! players live.)

use entrepot_anno1800::Anno1800;
use entrepot_table::contract::{Plan, examine, random};

/// Cubes, tokens, cards, islands, naval tokens and gold stay accounted for after every move (A1.1, A1.4, A12.4, A18.9, R28);
/// nothing that a viewer may not know reaches that viewer (R42); undo ends where something is learned; every no has a rule;
/// there are no dead ends (A4.5, C2).
#[test]
fn random_games_keep_the_contract() {
    let plan = Plan { exchanges_per_pair: 1, rounds: 45, thorough_one_in: 8, ..Plan::new(40) };
    let report = examine::<Anno1800>(&plan, &mut random);
    println!("{report}");
    report.assert_passed();
}
