//! What cannot be done is refused with a message that says what would be right.

use std::process::Command;

/// What the program complains about.
fn complaint(words: &str) -> String {
    let program = env!("CARGO_BIN_EXE_entrepot-anno1800-train");
    let output = Command::new(program).args(words.split_whitespace()).output().expect("it starts");
    let said = String::from_utf8(output.stderr).expect("it writes text");
    assert_eq!(output.status.code(), Some(2), "{words}: {said}");
    said
}

#[test]
fn nothing_to_play_is_refused() {
    for words in
        ["life planner --games 0", "duel planner --deals 0", "tune --out x --candidates 0", "tune --out x --deals 0"]
    {
        let said = complaint(words);
        assert!(said.contains("0 is not in 1.."), "{words}: {said}");
    }
}

#[test]
fn too_few_and_too_many_players_are_refused() {
    for (words, found) in
        [("life greedy --players 1", 1), ("duel greedy --players 5", 5), ("show greedy,greedy,greedy,greedy,greedy", 5)]
    {
        let said = complaint(words);
        assert!(said.contains(&format!("players is 2 to 4, not {found}")), "{words}: {said}");
    }
}

#[test]
fn weights_that_do_not_exist_cannot_be_tuned() {
    let said = complaint("tune --out x --fields usual_ende");
    assert!(said.contains("“usual_ende” is none of the weights turn,"), "{said}");
}

#[test]
fn who_has_no_weights_cannot_be_tuned() {
    let said = complaint("tune --out x --start easy");
    assert!(said.contains("none of the players greedy-1, planner, rusher"), "{said}");
}
