//! The fuzzers' corpus, replayed: texts that once mattered never make a reader panic.

use entrepot::readers;
use entrepot_anno1800::Anno1800;
use entrepot_sanjuan::SanJuan;
use std::path::Path;

/// Calls a reader with every file of its corpus; returns how many there were.
fn replay(target: &str, reader: fn(&[u8])) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.iter().for_each(|file| reader(&std::fs::read(file).unwrap()));
    files.len()
}

#[test]
fn no_text_of_the_corpus_makes_a_reader_panic() {
    assert!(replay("notation", readers::notation::<SanJuan>) > 0);
    assert!(replay("scenario", readers::scenario) > 0);
    assert!(replay("position", readers::position::<SanJuan>) > 0);
    assert!(replay("record", readers::record::<SanJuan>) > 0);
    assert!(replay("data", readers::sanjuan_data) > 0);
    assert!(replay("anno1800_notation", readers::notation::<Anno1800>) > 0);
    assert!(replay("anno1800_scenario", readers::scenario) > 0);
    assert!(replay("anno1800_position", readers::position::<Anno1800>) > 0);
    assert!(replay("anno1800_record", readers::record::<Anno1800>) > 0);
    assert!(replay("anno1800_data", readers::anno1800_data) > 0);
}
