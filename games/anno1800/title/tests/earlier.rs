//! Games that were begun under an earlier version of the rules: they are replayed under today's and keep their number.

use entrepot_anno1800::Anno1800;
use entrepot_live::{Commitment, Entry, Live, Problem, Record, RecordError, replay, verify};
use entrepot_table::Game;
use std::path::Path;

/// A file of this repository.
fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A game of version 1 that holds.
fn kept() -> Record<Anno1800> {
    text("records/anno1800/2p-it.txt").parse().unwrap()
}

/// A game of version 1 in which somebody declines the cubes of an island that come as a whole (C23).
fn declined() -> Record<Anno1800> {
    text("games/anno1800/title/tests/earlier_records/island-cubes-declined.txt").parse().unwrap()
}

/// The same game while it ran, after this many moves.
fn running(record: &Record<Anno1800>, moves: usize) -> Record<Anno1800> {
    let entries = record.first(moves).entries().to_vec();
    Record::running(*record.setup(), record.table(), record.commitment(), entries).begun_under(record.rules())
}

fn refused(record: &str) -> String {
    record.parse::<Record<Anno1800>>().and_then(|record| verify(&record)).unwrap_err().to_string()
}

#[test]
fn a_record_of_an_earlier_version_holds_and_keeps_its_number() {
    let record = kept();
    assert_eq!((record.rules(), Anno1800::RULES_VERSION), (1, 2));
    assert!(verify(&record).unwrap().finished);
    assert_eq!(record.to_string(), text("records/anno1800/2p-it.txt"));
    assert_eq!(replay(&record).unwrap().len(), record.len());
}

#[test]
fn a_running_game_of_an_earlier_version_goes_on_and_keeps_its_number() {
    let record = kept();
    let seed = record.seed().unwrap();
    let mut live = Live::resume(&running(&record, 100), seed).unwrap();
    assert_eq!((live.rules(), live.commitment()), (1, record.commitment()));
    for (seat, mv) in record.moves().skip(live.settled().len() + live.open().len()) {
        live.step(seat, &[mv]).unwrap();
    }
    let ended = live.record();
    assert!(ended.to_string().starts_with("entrepot record 1\ngame anno1800\nrules 1\n"));
    assert_eq!((ended.end(), ended.commitment()), (record.end(), record.commitment()));
    verify(&ended).unwrap();
}

/// The version is part of the promise, so a game cannot pass for one of another version.
#[test]
fn what_was_promised_under_one_version_does_not_hold_for_another() {
    let record = kept();
    let seed = record.seed().unwrap();
    let promised = Commitment::new::<Anno1800>(1, record.setup(), record.table(), seed);
    assert_eq!(record.commitment(), promised);
    assert_ne!(record.clone().begun_under(2).commitment(), promised);
    let error = Live::resume(&running(&record, 10).begun_under(2), seed).unwrap_err();
    assert_eq!(error.problem, Problem::BrokenPromise);
}

/// C23: the gold was there, so the cubes come and nothing is asked.
#[test]
fn a_move_that_does_not_hold_any_more_is_named_with_its_ruling() {
    let said = "the game was begun under version 1 of the rules and does not hold under version 2 at move 512 (ruling C23): \
                seat 3 may not \u{201c}decline\u{201d} here: rule C23 (AsAWhole)";
    let record = declined();
    assert_eq!(verify(&record).unwrap_err().to_string(), format!("line 523: {said}"));
    assert_eq!(verify(&record.first(511)).map_err(number), Err(None), "all before it holds");
    let error = Live::resume(&running(&record, 600), record.seed().unwrap()).unwrap_err();
    assert_eq!(number(error), Some(512));
    assert!(Live::resume(&running(&record, 511), record.seed().unwrap()).is_ok());
}

/// The number of the move that does not hold; none where the moves do, and only the result is another.
fn number(error: RecordError) -> Option<usize> {
    match error.problem {
        Problem::Changed(changed, problem) if matches!(*problem, Problem::Refused { .. }) => Some(changed.moves),
        _ => None,
    }
}

/// A record of today's version that is wrong is wrong, and no ruling is the reason.
#[test]
fn rulings_are_named_for_earlier_versions_only() {
    let record = kept();
    let mut entries = record.first(1).entries().to_vec();
    entries.push(Entry::Move { seat: record.moves().next().unwrap().0, mv: "accept".parse().unwrap() });
    let (seed, end) = (record.seed().unwrap(), record.end().unwrap().clone());
    let wrong = Record::<Anno1800>::over(*record.setup(), record.table(), seed, entries, end);
    assert_eq!(verify(&wrong.clone().begun_under(1)).map_err(number), Err(Some(2)));
    assert!(matches!(verify(&wrong).unwrap_err().problem, Problem::Refused { .. }));
}

#[test]
fn a_result_that_is_another_is_named_with_the_rulings_since() {
    let good = text("records/anno1800/2p-it.txt");
    let last = good.lines().last().unwrap();
    let said = refused(&good.replace(last, "result points 1 2 places 2 1"));
    let moves = kept().len();
    let begins = format!(
        "line {}: the game was begun under version 1 of the rules and does not hold under version 2 at move {moves} (ruling \
         C22, C23, C24): the game ends with ",
        good.lines().count()
    );
    assert!(said.starts_with(&begins), "{said}");
}

#[test]
fn a_version_that_cannot_be_replayed_is_refused() {
    let good = text("records/anno1800/2p-it.txt");
    for version in ["0", "3", "99", "one", "-1", "1.0"] {
        let said = refused(&good.replace("rules 1", &format!("rules {version}")));
        let right = format!(
            "line 3: the game was played by version \u{201c}{version}\u{201d} of the rules; this program plays version 2 \
             and can replay version 1"
        );
        assert_eq!(said, right);
    }
    let unknown = kept().begun_under(3);
    assert_eq!(verify(&unknown).unwrap_err().line, 3);
    assert_eq!(Live::resume(&running(&unknown, 3), unknown.seed().unwrap()).unwrap_err().line, 3);
}
