//! Replays the fuzzers' corpus: no input that was once interesting makes a reader panic.

use entrepot_games::fuzz;
use std::path::Path;

/// Calls a reader with every file of its corpus. Returns how many there were.
fn replay(target: &str, reader: fn(&[u8])) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.iter().for_each(|file| reader(&std::fs::read(file).unwrap()));
    files.len()
}

#[test]
fn no_text_of_the_corpus_makes_a_reader_panic() {
    assert!(replay("notation", fuzz::notation) > 1);
    assert!(replay("scenario", fuzz::scenario) > 1);
    assert!(replay("position", fuzz::position) > 1);
    assert!(replay("record", fuzz::record) > 1);
    assert!(replay("data", fuzz::data) > 1);
}
