//! Every scenario of `scenarios/sanjuan` holds.

use entrepot_scenarios::{FormatError, read, run_text};
use std::path::{Path, PathBuf};

/// The files under a folder that end in `.txt`, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a folder can be read to its end").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "txt") {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/sanjuan");
    let mut scenarios = 0;
    let mut wrong = Vec::new();
    for file in files(&folder) {
        let name = file.strip_prefix(&folder).unwrap_or(&file).display().to_string();
        match run_text(&std::fs::read_to_string(&file).expect("a scenario file is text")) {
            Ok((count, failed)) => {
                scenarios += count;
                wrong.extend(failed.into_iter().map(|f| format!("{name}:{}: {}: {}", f.line, f.scenario, f.what)));
            }
            Err(FormatError { line, what }) => wrong.push(format!("{name}:{line}: {what}")),
        }
    }
    assert!(scenarios > 0, "there are no scenarios in {}", folder.display());
    assert!(wrong.is_empty(), "{} lines do not hold:\n{}", wrong.len(), wrong.join("\n"));
}

/// Scenarios that play and expect something; a title alone proves nothing.
#[test]
fn every_scenario_of_ours_expects_something() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/sanjuan");
    for file in files(&folder) {
        let text = std::fs::read_to_string(&file).expect("a scenario file is text");
        for scenario in read(&text).expect("a scenario file reads") {
            assert!(!scenario.title.is_empty(), "{}: a scenario without a title", file.display());
            assert!(!scenario.actions.is_empty(), "{}: {} expects nothing", file.display(), scenario.title);
        }
    }
}
