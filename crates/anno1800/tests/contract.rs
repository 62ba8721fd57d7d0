//! Anno 1800 keeps the contract of the table, in random games. (Games of rule-of-thumb players are examined where those
//! players live.)

use entrepot_anno1800::Anno1800;
use entrepot_table::contract::{Plan, examine, random};

#[test]
fn random_games_keep_the_contract() {
    let plan = Plan { exchanges_per_pair: 0, rounds: 120, ..Plan::new(80) };
    let report = examine::<Anno1800>(&plan, &mut random);
    println!("{report}");
    report.assert_passed();
}
