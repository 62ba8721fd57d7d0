//! The command, as somebody types it.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

pub fn entrepot(words: &str) -> Output {
    let words = words.split_whitespace();
    Command::new(env!("CARGO_BIN_EXE_entrepot")).args(words).output().expect("the command starts")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the command writes text")
}

pub fn stdout(words: &str) -> String {
    let output = entrepot(words);
    assert!(output.status.success(), "{words}: {}", text(&output.stderr));
    text(&output.stdout)
}

pub fn json(words: &str) -> Value {
    serde_json::from_str(&stdout(words)).expect("the output is JSON")
}

pub fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// A folder that is removed after the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("entrepot-{name}-{}", std::process::id()));
        std::fs::remove_dir_all(&path).ok();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}
