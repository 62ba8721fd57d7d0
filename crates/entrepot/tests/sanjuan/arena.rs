//! `entrepot arena` from the command line.

use super::command::{Folder, entrepot, json, keys, stdout, text};

#[test]
fn every_two_players_meet_on_the_same_deals() {
    let report = json("arena sanjuan --bots greedy,normal,random --players 2 --deals 25 --jobs 2 --json");
    assert_eq!(keys(&report), ["bots", "pairs", "sequential"]);
    let names: Vec<&str> = report["bots"].as_array().unwrap().iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["greedy", "normal", "random"]);
    for key in ["elo", "mean_points", "ms_per_decision"] {
        assert!(report["bots"][0][key].is_f64(), "{key}");
    }
    let pairs = report["pairs"].as_array().unwrap();
    let met: Vec<[&str; 2]> =
        pairs.iter().map(|pair| [&pair["a"], &pair["b"]].map(|name| name.as_str().unwrap())).collect();
    assert_eq!(met, [["greedy", "normal"], ["greedy", "random"], ["normal", "random"]]);
    // Two names of one player are even on duplicated deals, and random moves lose.
    assert_eq!([&pairs[0]["games"], &pairs[0]["win_rate"], &pairs[0]["low"], &pairs[0]["high"]], [50.0, 0.5, 0.5, 0.5]);
    assert!(pairs[1]["low"].as_f64().unwrap() > 0.8, "{}", pairs[1]);
    assert!(report["bots"][2]["elo"].as_f64().unwrap() < -400.0);
}

#[test]
fn one_among_others_has_a_fair_share_of_a_quarter() {
    let table = stdout("arena sanjuan --bots greedy,normal --players 4 --deals 5");
    assert!(table.contains("25.0 to 25.0 %") && table.contains("a fair share is 25.0 %"), "{table}");
}

#[test]
fn what_is_kept_is_not_played_again() {
    let folder = Folder::new("arena");
    std::fs::create_dir_all(&folder.0).unwrap();
    let file = folder.0.join("kept");
    let words = |more: &str| format!("arena sanjuan --bots greedy,random --players 2 --keep {} {more}", file.display());
    stdout(&words("--deals 10"));
    let kept = std::fs::read_to_string(&file).unwrap();
    let first = json(&words("--deals 10 --json"));
    assert_eq!(std::fs::read_to_string(&file).unwrap().trim_end(), kept.trim_end());
    let more = json(&words("--deals 15 --json"));
    assert_eq!([&first["pairs"][0]["deals"], &more["pairs"][0]["deals"]], [10, 15]);
    let output = entrepot(&words("--deals 10 --seed 2"));
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("holds another contest"), "{}", text(&output.stderr));
}

#[test]
fn a_wrong_option_says_what_is_wrong_and_what_would_be_right() {
    for (words, parts) in [
        ("--players 2 --bots greedy", &["two or more"][..]),
        ("--players 2 --bots greedy,greedy", &["greedy", "twice"]),
        ("--players 2 --bots greedy,clever", &["clever", "random, novice, easy, greedy, hard, master"]),
        ("--players 7 --bots greedy,random", &["--players", "2 to 4"]),
        ("--players 2 --bots greedy,random --deals 0", &["--deals", "0"]),
        ("--players 2 --bots greedy,random --jobs 0", &["--jobs", "0"]),
        ("--players 2 --bots greedy,random --keep /dev/null/kept", &["--keep", "/dev/null"]),
    ] {
        let output = entrepot(&format!("arena sanjuan {words}"));
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words}: {message}");
        assert!(parts.iter().all(|part| message.contains(part)), "{words}: {message}");
        assert!(output.stdout.is_empty());
    }
}
