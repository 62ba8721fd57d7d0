//! Playing over a socket.

use crate::harness::{Socket, first};
use serde_json::{Value, json};
use std::time::Duration;

/// Plays the first legal move of a seat until the game is over. Returns everything that was received.
pub fn play_to_the_end(socket: &mut Socket, seat: usize, update: Value) -> Vec<Value> {
    let mut heard = vec![update];
    let mut asked: Option<Value> = None;
    loop {
        let last = heard.iter().rev().find(|message| message["type"] == "update").unwrap();
        if asked.is_none() && last["message"]["decider"] == seat {
            asked = Some(first(last));
            socket.ask("step", seat, json!({ "moves": [first(last)] }));
        }
        let message = socket.hear();
        match message["type"].as_str().unwrap() {
            "error" if message["code"] == "too_fast" => {
                std::thread::sleep(Duration::from_millis(100));
                socket.ask("step", seat, json!({ "moves": [asked.clone().unwrap()] }));
            }
            "done" => asked = None,
            "update" => {}
            "table" if message["table"]["state"] == "finished" => {
                heard.push(message);
                return heard;
            }
            _ => panic!("{message}"),
        }
        heard.push(message);
    }
}
