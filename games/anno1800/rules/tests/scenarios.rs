//! Every scenario of `scenarios/anno1800` holds, and each expects something.

use std::path::Path;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/anno1800");
    match entrepot_scenarios::play_folder::<entrepot_anno1800::Anno1800>(&folder) {
        Ok(scenarios) => assert!(scenarios > 850, "only {scenarios} scenarios in {}", folder.display()),
        Err(wrong) => panic!("{wrong}"),
    }
}
