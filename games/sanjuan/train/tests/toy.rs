//! The whole way from games to a net that plays, in a size that takes seconds: so that it never rots.

use std::path::{Path, PathBuf};
use std::process::Command;

fn train(words: &str) -> String {
    let program = env!("CARGO_BIN_EXE_entrepot-sanjuan-train");
    let output = Command::new(program).args(words.split_whitespace()).output().expect("it starts");
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it writes text")
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The loss of the chance to win, on samples that were not learned from, after a pass.
fn tested(line: &str) -> f32 {
    let words = line.split("tested win ").nth(1).expect("a line tells how well the net fits");
    words.split(' ').next().unwrap().parse().expect("a number")
}

#[test]
fn from_games_to_a_net_that_plays() {
    let [games, first, more, sights, second, third] =
        ["games", "first", "more", "sights", "second", "third"].map(|name| file(name).display().to_string());
    // On one thread: the order in which games are written decides which of them are kept for the test.
    let told = train(&format!("play --games 60 --out {games}"));
    assert!(told.starts_with("60 games, "), "{told}");
    let fitted =
        train(&format!("fit --shards {games} --hidden 24,12 --passes 3 --batch 256 --threads 2 --out {first}"));
    let losses: Vec<f32> = fitted.lines().map(tested).collect();
    assert!(losses.len() == 3 && losses[2] < 0.69, "better than a coin: {fitted}");

    train(&format!("play --net {first} --playouts 8 --sets 8 --horizon 2 --games 2 --two --out {more}"));
    train(&format!("play --net {first} --playouts 0 --games 5 --threads 2 --out {sights}"));
    train(&format!(
        "fit --shards {more} --values {games},{sights} --start {first} --passes 1 --threads 2 --out {second}"
    ));
    let bytes = std::fs::read(&second).unwrap();
    for said in ["command", "commit", "samples", "loss"] {
        assert!(bytes.windows(said.len()).any(|part| part == said.as_bytes()), "the file says its {said}");
    }
    let practised =
        train(&format!("practise --start {first} --games 20 --times 4 --warm 2 --threads 2 --batch 256 --out {third}"));
    assert!(practised.starts_with("80 games: win "), "{practised}");
    train(&format!("duel --net {third} --playouts 0 --deals 2"));
    for playouts in [0, 8] {
        let duel = train(&format!("duel --net {second} --against {first} --playouts {playouts} --horizon 2 --deals 2"));
        assert!(duel.contains("% (") && duel.lines().count() == 1, "{duel}");
    }
}

/// What the nets say of the game is learned, and training goes on from its own files.
#[test]
fn td_learns_from_games_with_itself() {
    let [first, second] = ["td-first", "td-second"].map(|name| file(name).display().to_string());
    let loss = |told: &str| -> f32 {
        let words = told.split("values ").nth(1).expect("a line tells how well the nets fit");
        words.split(' ').next().unwrap().parse().expect("a number")
    };
    let few = "--games 4 --rate 0.01 --batch 64 --threads 2 --two --commit abc1234";
    let begun = train(&format!("td {few} --times 1 --out {first}"));
    let told = train(&format!("td {few} --times 4 --from 4 --start {first} --out {second}"));
    assert!(told.starts_with("16 games: values "), "{told}");
    assert!(loss(&told) < loss(&begun), "{begun}{told}");
    let bytes = std::fs::read(format!("{second}-roles.safetensors")).unwrap();
    assert!(bytes.windows(7).any(|part| part == b"abc1234"), "the file says its commit");
    let duel = train(&format!("duel --td {second} --worlds 1 --deals 1"));
    assert!(duel.contains("td-second --worlds 1 against greedy-1: "), "{duel}");
}

#[test]
fn a_wrong_file_says_what_is_wrong() {
    let output = Command::new(env!("CARGO_BIN_EXE_entrepot-sanjuan-train"))
        .args(["duel", "--net", "Cargo.toml"])
        .output()
        .expect("it starts");
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(message.contains("Cargo.toml") && message.contains("not the weights of a net"), "{message}");
}
