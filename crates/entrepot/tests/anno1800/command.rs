//! The commands with Anno 1800, as people run them.

use entrepot_anno1800::{Anno1800, write_position};
use entrepot_live::{Record, replay};
use entrepot_table::{Game, Seat};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn run(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_entrepot")).args(words).output().expect("the command starts");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the command writes text")
}

fn json(line: &str) -> Value {
    serde_json::from_str(&run(&line.split_whitespace().collect::<Vec<_>>())).expect("the output is JSON")
}

/// A recorded game of three random players over some rounds, in a folder of its own.
fn recorded(test: &str) -> (PathBuf, Record<Anno1800>) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("anno1800-{test}"));
    let path = folder.to_string_lossy().to_string();
    let words = "selfplay anno1800 --players 3 --bots random,random,random --games 1 --max-rounds 25 --set edition=de";
    let words: Vec<&str> = words.split(' ').chain(["--seed", "4", "--records", &path]).collect();
    run(&words);
    let file = folder.join("anno1800-3p-s4-g0000.txt");
    let text = std::fs::read_to_string(&file).expect("the record is there");
    (file, text.parse().unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn selfplay_reports_and_its_records_hold() {
    let report = json("selfplay anno1800 --players 2 --bots random,random --games 3 --max-rounds 5 --json");
    assert_eq!(
        (&report["game"], &report["games"], &report["mean_rounds"]),
        (&"anno1800".into(), &3.into(), &5.0.into())
    );
    assert!(report["mean_winner_points"].as_f64() >= report["bots"][0]["mean_points"].as_f64());
    let (file, record) = recorded("verified");
    let verified = run(&["verify", &file.to_string_lossy()]);
    assert!(verified.contains(&format!(": ok, {} moves, unfinished, ", record.len())), "{verified}");
}

#[test]
fn show_prints_any_position() {
    let (file, record) = recorded("shown");
    let (file, replayed) = (file.to_string_lossy(), replay(&record).unwrap());
    for at in (0..=record.len()).step_by(23) {
        let page = run(&["show", &file, "--at", &at.to_string()]);
        assert!(page.starts_with(&format!("after move {at} of {}\n", record.len())), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        let game = "\ngame      anno1800 players=3 edition=de\n";
        for words in [game, "\nseat 3 random\ncubes ", "\nhand ", "\npoints ", "\ndecides   seat "] {
            assert!(page.contains(words), "{words:?} is not in\n{page}");
        }
        let position = run(&["show", &file, "--at", &at.to_string(), "--position"]);
        assert_eq!(position, write_position(&replayed.at(at).unwrap()));
    }
}

/// Neither the others' cards, nor what they bring, nor moves that could still be taken back (R42).
#[test]
fn show_as_a_seat_tells_only_what_it_knew() {
    let (file, record) = recorded("as");
    let (file, replayed) = (file.to_string_lossy(), replay(&record).unwrap());
    let (seat, mut hidden) = (Seat::new(1), 0);
    for at in (0..record.len()).step_by(17) {
        let page = run(&["show", &file, "--at", &at.to_string(), "--as", "2"]);
        let decides = Anno1800::decider(&replayed.at(at).unwrap()) == Some(seat);
        let known = if decides { at } else { replayed.last_known(at) };
        assert!(page.starts_with(&format!("after move {known} of {}, as seat 2 knows it\n", record.len())), "{page}");
        assert_eq!(page.contains("\nlegal "), decides);
        let view = Anno1800::view(&replayed.at(known).unwrap(), Some(seat));
        for other in [Seat::new(0), Seat::new(2)] {
            let unknown = view.board.player(other).hand_size() - view.hands[other.index()].len();
            assert!(unknown == 0 || page.contains(&format!("?*{unknown}\n")), "{page}");
            hidden += unknown;
        }
        let sent_out = view.board.player(Seat::new(0)).expeditions;
        assert!(sent_out == 0 || page.contains(&format!("sent out  {sent_out}: ?*{sent_out}")), "{page}");
        let sent_out = [0, 2].into_iter().filter(|&other| view.board.players[other].expeditions > 0).count();
        assert_eq!(page.matches("+?").count(), sent_out, "{page}");
    }
    assert!(hidden > 0);
}

#[test]
fn scenarios_name_their_game() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("anno1800-scenario.txt");
    let text =
        "game anno1800\nscenario Free\ncites S21\n1: action expand build shipyard1 place coast\nexpect yards 1 1 2\n";
    std::fs::write(&file, text).unwrap();
    assert_eq!(run(&["scenario", &file.to_string_lossy()]), "scenarios: 1; all hold\n");
}

#[test]
fn bench_measures_payments_too() {
    let report = json("bench anno1800 --games 3 --json");
    for field in ["decisions_per_s", "mean_legal", "can_pay_ns", "can_pay_p99_ns", "plan_median_us", "plan_p99_us"] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}: {report}");
    }
    assert!(report["can_pay_ns"].as_f64() <= report["can_pay_p99_ns"].as_f64());
    assert!(report["bytes_of_state"].as_u64().unwrap() <= 4096);
}

#[test]
fn an_arena_whose_control_does_not_hold_fails() {
    // After one round nobody is far ahead, not even of somebody who plays anything.
    let words = "arena anno1800 --bots greedy,greedy-1 --players 2 --deals 1 --max-rounds 1";
    let output = Command::new(env!("CARGO_BIN_EXE_entrepot")).args(words.split(' ')).output().expect("it starts");
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(message.contains("the control greedy against random should win surely"), "{message}");
}
