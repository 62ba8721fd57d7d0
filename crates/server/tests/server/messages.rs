//! Invalid messages get an answer, and the connection stays open.

use entrepot_server_testing::harness::{Socket, start, tally};
use serde_json::json;
use std::time::Duration;

#[test]
fn a_message_that_cannot_be_read_is_answered() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let mut socket = guest.socket(&id);
    for text in ["", "{", "[]", "null", "\"since\"", "{\"type\":\"dance\"}", "{\"type\":\"since\"}", "{\"version\":0}"]
    {
        socket.say_text(text);
        assert_eq!(socket.hear_only("error")["code"], "bad_message", "{text}");
    }
    for message in [
        json!({ "type": "since", "version": -1 }),
        json!({ "type": "since", "version": 0, "look": "me" }),
        json!({ "type": "since", "version": 0, "look": 256 }),
        json!({ "type": "since", "version": 0, "colour": "red" }),
        json!({ "type": "step", "id": "a", "seat": 0, "moves": [] }),
        json!({ "type": "undo", "id": "a", "seat": 0, "version": 1 }),
        json!({ "type": "reset", "id": "a", "seat": 0, "open": 0 }),
        json!({ "type": "step", "id": "a b", "seat": 0, "version": 1, "open": 0, "moves": [] }),
        json!({ "type": "step", "id": "", "seat": 0, "version": 1, "open": 0, "moves": [] }),
        json!({ "type": "step", "id": "x".repeat(65), "seat": 0, "version": 1, "open": 0, "moves": [] }),
        json!({ "type": "step", "id": "\u{0}", "seat": 0, "version": 1, "open": 0, "moves": [] }),
        json!({ "type": "step", "id": 5, "seat": 0, "version": 1, "open": 0, "moves": [] }),
    ] {
        assert_eq!(socket.error(message.clone()), "bad_message", "{message}");
    }
    socket.say_bytes(b"{}");
    assert_eq!(socket.hear_only("error")["code"], "bad_message");
    socket.say(json!({ "type": "step", "id": "mine", "seat": 0 }));
    assert_eq!(socket.hear_only("error")["id"], "mine", "an id comes back where there is one");
    socket.say(json!({ "type": "step", "id": "a b", "seat": 0, "version": 1, "open": 0, "moves": [] }));
    let told = socket.hear_only("error")["text"].clone();
    assert_eq!(told, "an id is 1 to 64 letters, digits or signs of ASCII, without spaces");
    socket.say(json!({ "type": "ping" }));
    socket.hear_only("pong");
}

#[test]
fn the_first_message_is_since() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let mut socket = guest.socket(&id);
    assert_eq!(socket.error(json!({ "type": "look", "seat": 0 })), "since_first");
    assert_eq!(socket.refused("step", 0, json!({ "moves": ["Up"] })), "since_first");
}

#[test]
fn messages_and_steps_have_a_limit() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, _) = guest.sit(&id, 0);
    assert_eq!(socket.refused("step", 0, json!({ "moves": vec!["Up"; 65] })), "too_many_moves");
    assert_eq!(socket.refused("preview", 0, json!({ "moves": vec!["Up"; 65] })), "too_many_moves");
    assert_eq!(socket.refused("step", 0, json!({ "moves": vec!["Up"; 64] })), "refused");
    socket.say_text(&" ".repeat(16 * 1024 + 1));
    assert_eq!(socket.hear_only("error")["code"], "too_big");
    assert!(socket.is_quiet());
}

/// How many of these pings are answered, and whether the connection is closed in the end.
fn flood(socket: &mut Socket, pings: usize) -> (usize, bool) {
    (0..pings).for_each(|_| socket.say(json!({ "type": "ping" })));
    let mut pongs = 0;
    for _ in 0..pings {
        match socket.try_hear() {
            Some(message) if message["type"] == "pong" => pongs += 1,
            Some(message) => assert_eq!(message["code"], "too_fast"),
            None => return (pongs, true),
        }
    }
    (pongs, false)
}

#[test]
fn whoever_talks_too_fast_is_slowed_down() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let mut socket = guest.socket(&id);
    let (pongs, closed) = flood(&mut socket, 150);
    assert!((60..150).contains(&pongs) && !closed, "{pongs} {closed}");
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(flood(&mut socket, 1), (1, false), "a moment later all is well");
}

#[test]
fn whoever_does_not_listen_is_cut_off() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let mut socket = guest.socket(&id);
    socket.flood_blindly(2_000);
    assert!(std::iter::from_fn(|| socket.try_hear()).count() < 2_000);
}

#[test]
fn pages_of_other_sites_may_not_open_sockets() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let own = format!("http://{}", server.address);
    assert!(guest.socket_with(&id, &[("origin", &own)]).is_ok());
    assert!(guest.socket_with(&id, &[("origin", &own.replace("http:", "HTTPS:"))]).is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1", &format!("{own}.evil.example")] {
        assert_eq!(guest.socket_with(&id, &[("origin", origin)]).err(), Some(403), "{origin}");
    }
    let answer = guest.send("GET", &format!("/api/v1/tables/{id}/socket"), &["origin: http://evil.example"], b"");
    assert_eq!(answer.error(), (403, "other_origin".into()));
}

#[test]
fn what_a_game_lacks_is_not_available() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, _) = guest.sit(&id, 0);
    assert_eq!(socket.refused("plan", 0, json!({ "wish": "whatever" })), "not_available");
}
