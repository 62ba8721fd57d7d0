//! Every scenario of `scenarios/sanjuan` holds, and each expects something.

use std::path::Path;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/sanjuan");
    match entrepot_scenarios::play_folder::<entrepot_sanjuan::SanJuan>(&folder) {
        Ok(scenarios) => assert!(scenarios > 500, "only {scenarios} scenarios in {}", folder.display()),
        Err(wrong) => panic!("{wrong}"),
    }
}
