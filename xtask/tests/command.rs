//! The command from the command line: its help, and its answers to mistakes.

use std::process::{Command, Output, Stdio};

fn xtask(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(words).stdin(Stdio::null()).output().unwrap()
}

#[test]
fn help_is_everywhere() {
    let overview = String::from_utf8(xtask(&["--help"]).stdout).unwrap();
    for command in ["play", "test", "rules", "mutants", "soak", "fuzz"] {
        assert!(overview.contains(command), "{command} is missing:\n{overview}");
        let help = xtask(&[command, "--help"]);
        let text = String::from_utf8(help.stdout).unwrap();
        assert!(help.status.success());
        assert!(text.starts_with(&format!("Usage: cargo xtask {command}")), "{text}");
    }
}

#[test]
fn a_mistake_is_answered_with_what_would_be_right() {
    let cases: [(&[&str], &str); 11] = [
        (&[], "which command?"),
        (&["dance"], "there is no command `dance`"),
        (&["play", "chess"], "games are chosen in the browser"),
        (&["types", "all"], "right would be: cargo xtask types"),
        (&["screenshots", "home"], "right would be: cargo xtask screenshots"),
        (&["latency", "fast"], "right would be: cargo xtask latency"),
        (&["test", "--fast"], "right would be: cargo xtask test"),
        (&["rules", "chess"], "there is: "),
        (&["mutants"], "cargo xtask mutants --sample 100 --package P"),
        (&["soak", "--games", "many"], "a whole number is wanted"),
        (&["fuzz", "--hours", "3"], "right would be: cargo xtask fuzz [TARGET] [--seconds N]"),
    ];
    for (words, answer) in cases {
        let output = xtask(words);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(answer), "{words:?}: {said}");
    }
}
