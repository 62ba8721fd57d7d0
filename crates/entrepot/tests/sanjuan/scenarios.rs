//! `entrepot scenario` reports the result by its exit status.

use std::path::Path;
use std::process::{Command, Output};

/// A position in which seat 1 builds; the action is on line 5.
fn while_building(action: &str) -> String {
    format!("scenario Built\nhand 1 smithy well*2 palace\npile tower\nphase builder 1\n{action}\n")
}

/// Runs the command on a file with this text.
fn command(name: &str, text: &str) -> Output {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, text).expect("the folder for tests can be written to");
    let command = Command::new(env!("CARGO_BIN_EXE_entrepot")).arg("scenario").arg(&file).output();
    command.expect("the command runs")
}

#[test]
fn the_exit_status_tells_how_it_went() {
    let holds = command("holds.txt", &while_building("expect hand 1 4"));
    assert_eq!(holds.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&holds.stdout), "scenarios: 1; all hold\n");
    let fails = command("fails.txt", &while_building("expect hand 1 5"));
    assert_eq!(fails.status.code(), Some(1));
    let said = String::from_utf8_lossy(&fails.stdout).to_string();
    assert!(said.contains("fails.txt:5: Built: hand 1: expected 5, found 4"), "{said}");
    assert!(said.ends_with("scenarios: 1; lines that do not hold: 1\n"), "{said}");
    let malformed = command("malformed.txt", "scenario A\nhat 1 well");
    assert_eq!(malformed.status.code(), Some(2));
    let said = String::from_utf8_lossy(&malformed.stderr).to_string();
    assert!(said.contains("malformed.txt:2:1: "), "{said}");
    let missing = Command::new(env!("CARGO_BIN_EXE_entrepot")).args(["scenario", "no/such/file"]).output();
    assert_eq!(missing.expect("the command runs").status.code(), Some(2));
}
