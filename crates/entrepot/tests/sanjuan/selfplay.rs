//! `entrepot selfplay` and `entrepot bench` from the command line.

use super::command::{Folder, entrepot, json, keys, stdout, text};
use serde_json::Value;
use std::path::PathBuf;

#[test]
fn greedy_beats_random_over_1000_games() {
    let report = json("selfplay sanjuan --players 2 --bots greedy,random --games 1000 --seed 7 --json");
    assert_eq!(report["finished"], 1000);
    let rate = report["bots"][0]["win_rate"].as_f64().unwrap();
    assert!(rate >= 0.98, "{rate}");
}

#[test]
fn the_report_has_exactly_its_fields_and_they_agree() {
    let report =
        json("selfplay sanjuan --players 3 --bots random,greedy,random --games 30 --seed 3 --set expansion=on --json");
    let mut fields = keys(&report);
    fields.sort_unstable();
    assert_eq!(
        fields,
        ["bots", "decisions", "finished", "game", "games", "mean_rounds", "mean_winner_points", "seconds"]
    );
    assert_eq!((&report["game"], &report["games"]), (&"sanjuan".into(), &30.into()));
    let bots = report["bots"].as_array().unwrap();
    let names: Vec<&str> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "greedy", "random"]);
    for bot in bots {
        let mut fields = keys(bot);
        fields.sort_unstable();
        assert_eq!(fields, ["mean_points", "name", "ties", "win_rate", "wins"]);
        let expected = (bot["wins"].as_f64().unwrap() + bot["ties"].as_f64().unwrap() / 2.0) / 30.0;
        assert_eq!(bot["win_rate"].as_f64().unwrap(), expected);
    }
    let count = |field: &str| bots.iter().map(|bot| bot[field].as_u64().unwrap()).sum::<u64>();
    // Every game has one winner or is shared by two or three.
    assert!(count("wins") <= 30 && 2 * (30 - count("wins")) <= count("ties"));
}

#[test]
fn the_same_arguments_give_the_same_games() {
    let words = "selfplay sanjuan --players 2 --bots random,greedy --games 20 --json --seed";
    let report = |seed: u32| {
        let mut report = json(&format!("{words} {seed}"));
        report["seconds"] = Value::Null;
        report
    };
    assert_eq!(report(5), report(5));
    assert_ne!(report(5), report(6));
}

/// The rules never end a game in which nobody builds: self-play stops it and says so (Q40).
#[test]
fn a_game_that_takes_too_long_is_scored_as_it_stands() {
    let report = json("selfplay sanjuan --players 2 --bots random,random --games 4 --max-rounds 2 --json");
    assert_eq!(report["finished"], 0);
    assert_eq!(report["mean_rounds"], 2.0);
    assert!(report["bots"][0]["mean_points"].as_f64().unwrap() >= 1.0);
}

#[test]
fn the_table_shows_intervals() {
    let table = stdout("selfplay sanjuan --players 2 --bots greedy,random --games 50 --seed 1");
    assert!(table.contains("95 % interval") && table.contains("50 finished"), "{table}");
    let greedy = table.lines().find(|line| line.starts_with("greedy")).unwrap();
    assert!(greedy.contains("to 100.0 %"), "{greedy}");
}

#[test]
fn records_are_written_verify_and_show_the_seats_rotating() {
    let folder = Folder::new("records");
    let path = folder.0.display();
    stdout(&format!("selfplay sanjuan --players 3 --bots greedy,random,greedy-1 --games 4 --seed 7 --records {path}"));
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let names: Vec<_> = files.iter().map(|file| file.file_name().unwrap().to_str().unwrap()).collect();
    let expected: Vec<String> = (0..4).map(|game| format!("sanjuan-3p-s7-g{game:04}.txt")).collect();
    assert_eq!(names, expected);
    let seats = [
        ["seat 1 greedy", "seat 2 random", "seat 3 greedy-1"],
        ["seat 1 greedy-1", "seat 2 greedy", "seat 3 random"],
        ["seat 1 random", "seat 2 greedy-1", "seat 3 greedy"],
        ["seat 1 greedy", "seat 2 random", "seat 3 greedy-1"],
    ];
    for (file, seats) in files.iter().zip(seats) {
        let record = std::fs::read_to_string(file).unwrap();
        let found: Vec<&str> = record.lines().filter(|line| line.starts_with("seat ")).collect();
        assert_eq!(found, seats);
        stdout(&format!("verify {}", file.display()));
    }
}

#[test]
fn a_stopped_game_has_a_record_too() {
    let folder = Folder::new("stopped");
    let path = folder.0.display();
    stdout(&format!("selfplay sanjuan --players 2 --bots random,random --games 1 --max-rounds 3 --records {path}"));
    let file = folder.0.join("sanjuan-2p-s1-g0000.txt");
    assert!(std::fs::read_to_string(&file).unwrap().lines().last().unwrap().starts_with("unfinished"));
    stdout(&format!("verify {}", file.display()));
}

#[test]
fn a_wrong_option_says_what_is_wrong_and_what_would_be_right() {
    for (words, parts) in [
        ("--players 2 --bots greedy", &["names 1", "exactly 2"][..]),
        (
            "--players 2 --bots greedy,clever",
            &["clever", "random, novice, easy, greedy, hard, master, normal, greedy-1"],
        ),
        ("--players 5 --bots random,random,random,random,random", &["--players", "2 to 4"]),
        ("--players 2 --bots random,random --set expansion", &["KEY=VALUE", "expansion"]),
        ("--players 2 --bots random,random --set expansion=maybe", &["off or on", "maybe"]),
        ("--players 2 --bots random,random --set colour=red", &["colour", "starting_variant"]),
        ("--players 2 --bots random,random --set players=3", &["--players"]),
        ("--players 2 --bots random,random --games 0", &["--games", "0"]),
        ("--players 2 --bots random,random --games many", &["--games", "many"]),
        ("--players 2 --bots random,random --max-rounds 0", &["--max-rounds", "0"]),
        ("--players 2 --bots random,random --records /dev/null/records", &["--records", "/dev/null"]),
        ("--bots random,random", &["--players"]),
    ] {
        let output = entrepot(&format!("selfplay sanjuan {words}"));
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words}: {message}");
        assert!(parts.iter().all(|part| message.contains(part)), "{words}: {message}");
        assert!(output.stdout.is_empty());
    }
    let output = entrepot("selfplay chess --players 2 --bots random,random");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("sanjuan"));
}

#[test]
fn bench_reports_its_figures() {
    let report = json("bench sanjuan --games 200 --json");
    let mut fields = keys(&report);
    fields.sort_unstable();
    let expected =
        ["allocations_per_game", "bytes_of_state", "decisions_per_s", "games_per_s", "max_legal", "mean_legal"];
    assert_eq!(fields, expected);
    assert!(report["bytes_of_state"].as_u64().unwrap() <= 1024);
    assert!(report["decisions_per_s"].as_f64().unwrap() > 2.0 * report["games_per_s"].as_f64().unwrap());
    let (mean, most) = (report["mean_legal"].as_f64().unwrap(), report["max_legal"].as_f64().unwrap());
    assert!(2.0 <= mean && mean <= most && most <= 60.0);
    if cfg!(feature = "count-allocations") {
        assert_eq!(report["allocations_per_game"], 0.0);
    } else {
        assert!(report["allocations_per_game"].is_null());
        assert!(stdout("bench sanjuan --games 10").contains("not counted (build with --features count-allocations)"));
    }
}
