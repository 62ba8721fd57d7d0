//! Records: what is written reads back, what was played holds, what was changed is refused.

use entrepot_live::{Live, Problem, Record, RecordError, verify};
use entrepot_sanjuan::{SanJuan, Setup};
use entrepot_table::{Dice, Game, Moves, Seat, Seed};

/// A game of random players, up to this many moves.
fn play(setup: &str, seed: u64, most: usize) -> Live<SanJuan> {
    let mut live = Live::begin(setup.parse::<Setup>().unwrap(), Seed::from_number(seed), "");
    Seat::all(SanJuan::players(live.state())).for_each(|seat| live.sit(seat, "random"));
    let (mut dice, mut moves) = (Dice::new(seed, 1), Moves::new());
    while let Some(seat) = live.decider().filter(|_| live.settled().len() < most) {
        SanJuan::legal(live.state(), &mut moves);
        live.step(seat, &[moves[dice.below(moves.len())]]).unwrap();
    }
    live
}

fn whole_game() -> Record<SanJuan> {
    play("players=2", 1, usize::MAX).record()
}

fn every_setup() -> impl Iterator<Item = String> {
    let options = [["", " edition=first"], ["", " expansion=on"], ["", " starting_variant=on"]];
    (2..=4).flat_map(move |players| {
        (0..8usize).map(move |bits| {
            let chosen = (0..3).map(|i| options[i][bits >> i & 1]).collect::<String>();
            format!("players={players}{chosen}")
        })
    })
}

#[test]
fn every_kind_of_game_holds_and_reads_back_exactly() {
    for (seed, setup) in (0..).zip(every_setup()) {
        let live = play(&setup, seed, usize::MAX);
        let record = live.record();
        let text = record.to_string();
        let read: Record<SanJuan> = text.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
        assert_eq!(read, record);
        assert_eq!(read.to_string(), text);
        let verified = verify(&read).unwrap_or_else(|error| panic!("{setup}: {error}"));
        assert_eq!((verified.moves, verified.finished), (live.settled().len(), true));
        assert_eq!(Some(verified.outcome), live.outcome());
    }
}

#[test]
fn a_game_that_was_stopped_holds() {
    let mut live = play("players=3 expansion=on", 2, 60);
    live.stop();
    let record = live.record();
    let text = record.to_string();
    assert!(text.contains("\nunfinished points "));
    let read: Record<SanJuan> = text.parse().unwrap();
    assert_eq!(read, record);
    assert!(!verify(&read).unwrap().finished);
}

#[test]
fn a_running_game_reads_back_but_cannot_be_checked() {
    let record = play("players=2", 2, 20).record();
    let text = record.to_string();
    assert_eq!(text.parse(), Ok(record.clone()));
    let error = verify(&record).unwrap_err();
    assert_eq!((error.line, error.problem), (text.lines().count(), Problem::Running));
}

/// Changes one line and says what comes of it.
fn with_line(text: &str, number: usize, line: &str) -> Result<(), RecordError> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    check(&lines.join("\n"))
}

fn check(text: &str) -> Result<(), RecordError> {
    verify(&text.parse::<Record<SanJuan>>()?).map(|_| ())
}

fn message(result: Result<(), RecordError>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn a_changed_move_is_refused() {
    let text = whole_game().to_string();
    assert_eq!(message(with_line(&text, 8, "1 pass")), "line 8: seat 1 may not “pass” here: rule S3.6 (RoleNeeded)");
    assert!(message(with_line(&text, 8, "1 fly")).starts_with("line 8: “fly” is no move; moves are role, build"));
    assert!(message(with_line(&text, 8, "1")).starts_with("line 8: a move with its seat (“1 pass”), seat, note"));
    assert!(message(with_line(&text, 8, "")).ends_with("is expected, not nothing"));
}

#[test]
fn a_changed_seat_is_refused() {
    let text = whole_game().to_string();
    let first = text.lines().nth(7).unwrap();
    let other = first.replacen('1', "2", 1);
    assert_eq!(message(with_line(&text, 8, &other)), "line 8: seat 1 was expected to decide, not 2");
    let nobody = first.replacen('1', "3", 1);
    assert_eq!(message(with_line(&text, 8, &nobody)), "line 8: there is no seat 3: 2 play");
    assert_eq!(message(with_line(&text, 7, "seat 4 Ana")), "line 7: there is no seat 4: 2 play");
    assert!(message(with_line(&text, 7, "seat 0 Ana")).starts_with("line 7: a move with its seat"));
}

#[test]
fn a_cut_off_file_is_refused() {
    let text = whole_game().to_string();
    let lines = text.lines().count();
    for kept in 1..lines {
        let cut: String = text.split_inclusive('\n').take(kept).collect();
        let error = check(&cut).unwrap_err();
        assert_eq!((error.line, error.problem), (kept + 1, Problem::CutOff));
    }
    let error = check("").unwrap_err();
    assert_eq!((error.line, error.problem), (1, Problem::NotARecord));
    let without_last_feed = text.trim_end();
    assert_eq!(check(without_last_feed), Ok(()));
}

#[test]
fn a_move_that_is_missing_or_too_many_is_refused() {
    let text = whole_game().to_string();
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    let dropped = lines.remove(last - 2);
    let error = check(&lines.join("\n")).unwrap_err();
    assert!(matches!(error, RecordError { line, problem: Problem::NotOver { .. } } if line == last - 1), "{error}");
    lines.insert(last - 2, dropped);
    lines.insert(last - 1, "1 pass");
    assert_eq!(message(check(&lines.join("\n"))), format!("line {last}: the game was over before this move"));
    lines.swap(last - 1, last);
    let after = message(check(&lines.join("\n")));
    assert_eq!(after, format!("line {}: nothing may follow the last line of a record", last + 1));
}

#[test]
fn a_changed_result_is_refused() {
    let record = whole_game();
    let text = record.to_string();
    let last = text.lines().count();
    let right = text.lines().last().unwrap().strip_prefix("result ").unwrap().to_owned();
    let wrong = "points 99 1 places 1 2";
    let said = message(with_line(&text, last, &format!("result {wrong}")));
    assert_eq!(said, format!("line {last}: the game ends with “{right}”, not with “{wrong}”"));
    let said = message(with_line(&text, last, &format!("unfinished {right}")));
    assert_eq!(said, format!("line {last}: the game is over: result is expected, not unfinished"));
    let said = message(with_line(&text, last, "running"));
    assert!(said.starts_with(&format!("line {last}: a record with its seed is of a game that is over")), "{said}");
    for broken in ["result", "result points 1 2", "result points 1 places 1 2", "result points x places y"] {
        assert!(message(with_line(&text, last, broken)).contains("the points and places of all seats are expected"));
    }
}

#[test]
fn a_changed_head_is_refused() {
    let text = whole_game().to_string();
    let digits = "0".repeat(64);
    let said = |number, line: &str| message(with_line(&text, number, line));
    assert!(
        said(1, "entrepot record 2").starts_with("line 1: this record is written in format “2”; this program reads")
    );
    assert!(said(1, "Dear diary").starts_with("line 1: this is no record: a record begins with “entrepot record 1”"));
    assert_eq!(said(2, "game chess"), "line 2: this is a record of chess, not of sanjuan");
    let rules = "line 3: the game was played by version “2” of the rules; this program plays version 1";
    assert_eq!(said(3, "rules 2"), rules);
    assert_eq!(said(4, "setup players=5"), "line 4: players is 2 to 4, not 5");
    assert_eq!(said(4, "note hello"), "line 4: “setup players=2” is expected here, not “note hello”");
    assert_eq!(said(5, "seed 12"), "line 5: a seed is 64 hexadecimal digits, not “12”");
    assert_eq!(said(5, "seed"), "line 5: “seed DIGITS” is expected here, not “seed”");
    assert!(said(5, &format!("commitment {digits}")).contains("has its seed, but this one has a commitment instead"));
    assert!(with_line(&text, 5, &format!("seed {digits}")).is_err());
    assert!(said(6, "note \u{7}").starts_with("line 6: there is a character in this line that cannot be seen"));
}

#[test]
fn line_ends_and_spaces_of_other_editors_do_not_matter() {
    let record = whole_game();
    let text = record.to_string().replace('\n', " \r\n") + "\r\n";
    assert_eq!(text.parse(), Ok(record));
}

/// Damage of every kind: reading and checking answer, and never panic.
#[test]
fn no_text_makes_the_reader_panic() {
    let text = play("players=3 expansion=on starting_variant=on", 5, usize::MAX).record().to_string();
    let mut dice = Dice::new(8, 8);
    let pieces =
        ["\n", " ", "1", "é", "result ", "seat 2", "points", "-", "999999999999", "\0", "note", "pass", "+good"];
    for _ in 0..3_000 {
        let mut damaged: Vec<char> = text.chars().collect();
        for _ in 0..=dice.below(3) {
            let from = dice.below(damaged.len());
            let to = (from + dice.below(4)).min(damaged.len());
            damaged.splice(from..to, pieces[dice.below(pieces.len())].chars());
        }
        let _ = check(&damaged.into_iter().collect::<String>());
    }
}
