//! Tally keeps the contract.

use entrepot_table::contract::{Plan, examine, random};
use entrepot_table::example::Tally;

#[test]
fn tally_keeps_the_contract() {
    let plan = Plan { window: 6, ..Plan::new(300) };
    let report = examine::<Tally>(&plan, &mut random);
    report.assert_passed();
    println!("{report}");
}
