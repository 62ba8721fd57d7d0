//! `entrepot verify` and `entrepot show`, as people run them.

use entrepot_live::{Live, Record};
use entrepot_sanjuan::{SanJuan, Setup};
use entrepot_table::{Dice, Game, Moves, Seat, Seed};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A game of random players, of at most this many moves.
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
    play("players=3 expansion=on", 1, usize::MAX).record()
}

/// A file in a folder of this test.
fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("records");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// Exit status, standard output, standard error.
fn run(words: &[&str], files: &[&Path]) -> (i32, String, String) {
    let command = &mut Command::new(env!("CARGO_BIN_EXE_entrepot"));
    let output = command.arg(words[0]).args(files).args(&words[1..]).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn verify_says_ok_for_records_that_hold() {
    let record = whole_game();
    let points: Vec<String> = record.end().unwrap().outcome.points.iter().map(i32::to_string).collect();
    let whole = file("whole.txt", record.to_string());
    let mut unfinished = play("players=2", 2, 30);
    unfinished.stop();
    let unfinished = unfinished.record();
    let stopped = file("stopped.txt", unfinished.to_string());
    let (status, out, err) = run(&["verify"], &[&whole, &stopped]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], format!("{}: ok, {} moves, {}", whole.display(), record.len(), points.join(" ")));
    assert!(lines[1].contains(&format!(": ok, {} moves, unfinished, ", unfinished.len())), "{out}");
    assert_eq!((status, lines.len(), err.as_str()), (0, 2, ""));
}

#[test]
fn verify_names_the_line_that_does_not_hold_and_goes_on() {
    let text = whole_game().to_string();
    let wrong = file("wrong.txt", text.replacen("1 role", "2 role", 1));
    let cut = file("cut.txt", &text[..text.len() / 2]);
    let right = file("right.txt", &text);
    let (status, out, _) = run(&["verify"], &[&wrong, &cut, &right]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], format!("{}: line 9: seat 1 was expected to decide, not 2", wrong.display()));
    assert!(lines[1].starts_with(&format!("{}: line ", cut.display())), "{out}");
    assert!(lines[2].contains(": ok, "));
    assert_eq!((status, lines.len()), (1, 3));
}

#[test]
fn verify_exits_with_2_for_what_is_no_record() {
    let right = file("right2.txt", whole_game().to_string());
    let missing = Path::new("no/such/record.txt");
    let (status, out, err) = run(&["verify"], &[missing, &right]);
    assert!(out.starts_with("no/such/record.txt: cannot be read: "), "{out}");
    assert!(out.lines().nth(1).unwrap().contains(": ok, "));
    assert_eq!((status, err.as_str()), (2, "entrepot: 1 of 2 files could not be read as records\n"));
    for (name, text, why) in [
        ("diary.txt", &b"Dear diary"[..], "line 1: this is no record"),
        ("noise.txt", b"\xff\xfe\x00", "this is no record: it is no text"),
        ("chess.txt", b"entrepot record 1\ngame chess\n", "line 2: there is no game “chess”; the games are "),
    ] {
        let (status, out, _) = run(&["verify"], &[&file(name, text)]);
        assert!(status == 2 && out.contains(why), "{out}");
    }
}

#[test]
fn show_prints_any_position() {
    let record = whole_game();
    let path = file("show.txt", record.to_string());
    for at in (0..=record.len()).step_by(9) {
        let (status, out, err) = run(&["show", "--at", &at.to_string()], &[&path]);
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.starts_with(&format!("after move {at} of {}\n", record.len())));
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
        for word in [
            "\ngame      sanjuan players=3 expansion=on\n",
            "\nseat 3 random\ncity ",
            "\nhand ",
            "\npoints ",
            "\ndecides   seat ",
        ] {
            assert!(out.contains(word), "{word:?} is not in\n{out}");
        }
    }
    let (_, last, _) = run(&["show"], &[&path]);
    let outcome = &record.end().unwrap().outcome;
    let points: Vec<String> = outcome.points.iter().map(i32::to_string).collect();
    assert!(last.contains(&format!("\nover      points {}, places ", points.join(" "))), "{last}");
}

#[test]
fn show_can_be_continued_as_a_scenario() {
    let record = whole_game();
    let path = file("position.txt", record.to_string());
    let (status, out, _) = run(&["show", "--at", "50", "--position"], &[&path]);
    let state = entrepot_live::replay(&record).unwrap().at(50).unwrap();
    assert_eq!((status, out), (0, entrepot_sanjuan::write_position(&state)));
}

/// Neither the others' cards nor moves that could still be taken back.
#[test]
fn show_as_a_seat_tells_only_what_it_knew() {
    let record = whole_game();
    let path = file("as.txt", record.to_string());
    let replay = entrepot_live::replay(&record).unwrap();
    let seat = Seat::new(1);
    let mut hidden = 0;
    for at in (0..record.len()).step_by(11) {
        let (status, out, _) = run(&["show", "--at", &at.to_string(), "--as", "2"], &[&path]);
        assert_eq!(status, 0);
        let decides = SanJuan::decider(&replay.at(at).unwrap()) == Some(seat);
        let known = if decides { at } else { replay.last_known(at) };
        assert!(out.starts_with(&format!("after move {known} of {}, as seat 2 knows it\n", record.len())), "{out}");
        assert_eq!(out.contains("\nlegal "), decides);
        assert_eq!(out.contains("could still be taken back"), known != at);
        let hands: Vec<&str> = out.lines().filter(|line| line.starts_with("hand ")).collect();
        let view = SanJuan::view(&replay.at(known).unwrap(), Some(seat));
        assert!(hands[1].contains(&view.hand().iter().next().map_or(String::new(), |kind| kind.to_string())));
        let unknown = view.board.hand(Seat::new(0)) - view.hands[0].len();
        assert_eq!(hands[0].ends_with(&format!("?*{unknown}")), unknown > 0, "{out}");
        hidden += unknown;
    }
    assert!(hidden > 0);
}

#[test]
fn show_says_what_would_be_right() {
    let record = whole_game();
    let path = file("right3.txt", record.to_string());
    let said = |words: &[&str]| {
        let (status, _, err) = run(words, &[&path]);
        assert_eq!(status, 2);
        err
    };
    let moves = record.len();
    assert!(
        said(&["show", "--at", "9999"]).contains(&format!("there are {moves} moves: --at is 0 to {moves}, not 9999"))
    );
    assert!(said(&["show", "--as", "4"]).contains("--as is a seat, 1 to 3, not 4"));
    assert!(said(&["show", "--as", "0"]).contains("--as is a seat, 1 to 3, not 0"));
    let running = file("running.txt", play("players=2", 1, 9).record().to_string());
    let (status, _, err) = run(&["show"], &[&running]);
    assert!(status == 2 && err.contains("the game still runs and its seed is secret"), "{err}");
}

#[test]
fn show_looks_at_a_broken_record_up_to_the_break() {
    let text = whole_game().to_string();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[8 + 20] = "1 role builder";
    let path = file("broken.txt", lines.join("\n"));
    assert_eq!(run(&["show", "--at", "20"], &[&path]).0, 0);
    let (status, _, err) = run(&["show", "--at", "21"], &[&path]);
    assert!(status == 2 && err.contains("line 29: "), "{err}");
}

/// As in `entrepot scenario FILE | head -0`.
#[test]
fn nobody_has_to_read_what_is_printed() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/sanjuan/");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/sanjuan/2p-base.txt");
    let file = std::fs::read_dir(file).unwrap().next().unwrap().unwrap().path();
    let file = file.to_str().unwrap();
    for words in [["scenario", file].as_slice(), &["verify", record], &["show", record], &["data", "sanjuan"]] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_entrepot"));
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command.args(words).stdout(writer).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{words:?}: {output:?}");
    }
}
