//! Every scenario of `scenarios/wharves` holds, and each expects something.

use std::path::Path;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/wharves");
    match entrepot_scenarios::play_folder::<entrepot_wharves::Wharves>(&folder) {
        Ok(scenarios) => assert!(scenarios >= 25, "only {scenarios} scenarios in {}", folder.display()),
        Err(wrong) => panic!("{wrong}"),
    }
}

/// The example of the documentation is a scenario, too.
#[test]
fn the_example_of_the_documentation_holds() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/wharves.md");
    let text = std::fs::read_to_string(page).unwrap();
    let example = text.split("```scenario\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(entrepot_scenarios::run_text::<entrepot_wharves::Wharves>(example), Ok((1, Vec::new())));
}
