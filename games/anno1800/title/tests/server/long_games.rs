//! Long games and slow readers: neither costs others anything.

use entrepot_server::{Config, Rate};
use entrepot_server_testing::harness::{Guest, Server, config};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A table of four people that begins at the end of a long game.
fn long_table() -> (Server, TempDir, Guest, String) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Config { requests: Rate::new(1e6, 1e6), ..config(folder.path()) }).unwrap();
    let mut guest = server.guest();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/anno1800/4p-fr.txt");
    let text = std::fs::read_to_string(path).unwrap();
    let moves = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count() - 1;
    let seats = vec![json!({ "kind": "person" }); 4];
    let id = guest.open(&json!({ "game": "anno1800", "seats": seats, "record": { "text": text, "moves": moves } }));
    (server, folder, guest, id)
}

fn versions(chapters: &Value) -> Vec<u64> {
    chapters.as_array().unwrap().iter().map(|chapter| chapter["version"].as_u64().unwrap()).collect()
}

#[test]
fn the_log_of_a_long_game_comes_in_pages() {
    let (_server, _folder, guest, id) = long_table();
    let (mut socket, update) = guest.sit(&id, 0);
    let message = &update["message"];
    let mut left_out = message["left_out"].as_u64().unwrap();
    let mut known = versions(&message["chapters"]);
    let all = known.len() as u64 + left_out;
    assert!(known.len() == 200 && left_out > 200, "{all} chapters");
    while left_out > 0 {
        let asked = json!({ "type": "earlier", "id": "page", "before": known[0] });
        socket.say(asked);
        let page = socket.hear_only("earlier");
        left_out = page["left_out"].as_u64().unwrap();
        known.splice(0..0, versions(&page["chapters"]));
    }
    assert_eq!((known.len() as u64, known[0]), (all, 1), "the deal is the first chapter");
    assert!(known.is_sorted_by(|a, b| a < b), "each comes once");
    socket.say(json!({ "type": "earlier", "id": "none", "before": 1 }));
    assert_eq!(socket.hear(), json!({ "type": "earlier", "id": "none", "chapters": [], "left_out": 0 }));
}

#[test]
fn who_was_away_for_long_begins_anew() {
    let (_server, _folder, guest, id) = long_table();
    let since = |version: u64| {
        let mut socket = guest.socket(&id);
        socket.say(json!({ "type": "since", "version": version, "look": 0 }));
        socket.hear_only("hello");
        socket.hear_only("update")["message"].clone()
    };
    let all = since(0);
    let last = all["version"].as_u64().unwrap();
    assert_eq!(since(5)["since"], 0, "what was told last does not go on from 5");
    assert_eq!((&since(5)["chapters"], &since(5)["left_out"]), (&all["chapters"], &all["left_out"]));
    let shortly = since(last - 20);
    assert_eq!((&shortly["since"], &shortly["left_out"]), (&json!(last - 20), &json!(0)));
}

/// Whoever asks and asks, and does not read the answers.
#[test]
fn a_socket_that_does_not_read_is_let_go() {
    let (_server, _folder, guest, id) = long_table();
    let mut socket = guest.socket(&id);
    for _ in 0..120 {
        socket.say(json!({ "type": "since", "version": 0, "look": 0 }));
    }
    // Others are served all the while. As often as they are, so is whoever asked before: then nothing is left to be answered.
    let (mut other, _) = guest.sit(&id, 1);
    for _ in 0..240 {
        assert_eq!(other.refused("preview", 1, json!({ "moves": [] })), "empty");
    }
    assert!(other.is_quiet());
    let mut read = 0;
    while let Some(message) = socket.hear_text() {
        read += message.len();
    }
    assert_eq!(socket.closed, Some(1013), "after {read} bytes");
}
