//! Guests: created on the first visit, recognised later.

use entrepot_server::{Config, Rate};
use entrepot_server_testing::harness::{Guest, Server, ask_database, config, start, tally, trusting};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;

fn start_behind_proxy() -> (Server, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Server::with(Config { front: trusting(), ..config(folder.path()) }).unwrap(), folder)
}

#[test]
fn a_guest_is_somebody_at_once() {
    let (server, _folder) = start();
    let mut guest = Guest { address: server.address, cookie: None };
    let answer = guest.get("/api/v1/me");
    let cookie = answer.header("set-cookie").expect("a new guest gets a cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let (name, secret) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).unwrap();
    assert!(name.strip_prefix("entrepot_").is_some_and(|id| id.len() == 8), "{name}");
    assert!(secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let me = answer.json();
    assert!(me["name"].as_str().unwrap().starts_with("Guest "));
    assert_eq!((&me["named"], &me["language"]), (&json!(false), &json!(null)));

    let again = guest.get("/api/v1/me");
    assert_eq!(again.header("set-cookie"), Some(cookie), "it lasts a year from now");
    assert_eq!(again.json(), me);
}

#[test]
fn a_cookie_that_nobody_was_given_makes_a_new_guest() {
    let (server, _folder) = start();
    let cookie = server.guest().cookie.unwrap();
    let made_up = format!("{}=made-up", cookie.split_once('=').unwrap().0);
    let mut guest = Guest { address: server.address, cookie: Some(made_up.clone()) };
    assert!(guest.get("/api/v1/me").header("set-cookie").is_some());
    assert_ne!(guest.cookie, Some(made_up));
}

#[test]
fn the_secret_is_not_stored() {
    let (server, folder) = start();
    let cookie = server.guest().cookie.unwrap();
    server.stop();
    let bytes = std::fs::read(entrepot_server_testing::harness::database_file(folder.path())).unwrap();
    let secret = cookie.split_once('=').unwrap().1.as_bytes();
    assert!(!bytes.windows(secret.len()).any(|window| window == secret));
}

#[test]
fn name_and_language_can_be_chosen() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let changed = guest.patch("/api/v1/me", &json!({ "name": "  Ana  " }));
    assert_eq!(changed.json(), json!({ "name": "Ana", "named": true, "language": null }));
    let changed = guest.patch("/api/v1/me", &json!({ "language": "fr" }));
    assert_eq!(changed.json(), json!({ "name": "Ana", "named": true, "language": "fr" }));
    assert_eq!(guest.get("/api/v1/me").json(), changed.json());
}

#[test]
fn what_is_no_name_or_language_changes_nothing() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let before = guest.get("/api/v1/me").json();
    for name in ["", "   ", "a\nb", "abcdefghijklmnopqrstuvwxy"] {
        let answer = guest.patch("/api/v1/me", &json!({ "name": name, "language": "de" }));
        assert_eq!(answer.error(), (400, "bad_name".into()));
    }
    let answer = guest.patch("/api/v1/me", &json!({ "name": "Ana", "language": "tlh" }));
    assert_eq!(answer.error(), (400, "bad_language".into()));
    assert_eq!(answer.json()["error"]["detail"]["languages"], json!(["en", "fr", "de", "it"]));
    assert_eq!(guest.patch("/api/v1/me", &json!({ "nick": "Ana" })).error(), (400, "bad_body".into()));
    assert_eq!(guest.get("/api/v1/me").json(), before);
}

#[test]
fn one_guest_may_ask_only_so_much() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let refused = (0..200).map(|_| guest.get("/api/v1/games")).find(|answer| answer.status != 200).unwrap();
    assert_eq!(refused.error(), (429, "too_fast".into()));
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(server.guest().get("/api/v1/games").status, 200, "others are not held up");
}

#[test]
fn only_so_many_guests_may_come_at_once() {
    let (server, _folder) = start_behind_proxy();
    let stranger = || Guest { address: server.address, cookie: None };
    let refused = (0..200).map(|_| stranger().get("/api/v1/me")).find(|answer| answer.status != 200).unwrap();
    assert_eq!(refused.error(), (429, "too_fast".into()));
    assert_eq!(refused.header("set-cookie"), None);
    let elsewhere = ["x-forwarded-for: 192.0.2.1"];
    assert_eq!(stranger().send("GET", "/api/v1/me", &elsewhere, b"").status, 200, "others are not held up");
}

/// Browsers send the cookies of a host to all its ports, and keep one of each name.
#[test]
fn two_servers_on_one_host_share_no_cookie() {
    let (one, _folder) = start();
    let (other, _folder) = start();
    let (first, second) = (one.guest(), other.guest());
    let name = |guest: &Guest| guest.cookie.as_ref().and_then(|cookie| cookie.split_once('=')).unwrap().0.to_owned();
    assert_ne!(name(&first), name(&second));
    let both = format!("{}; {}", first.cookie.as_ref().unwrap(), second.cookie.as_ref().unwrap());
    for mut guest in [first, second] {
        let me = guest.get("/api/v1/me").json();
        guest.cookie = Some(both.clone());
        assert_eq!(guest.get("/api/v1/me").json(), me);
    }
}

#[test]
fn the_cookie_keeps_its_name() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let me = guest.get("/api/v1/me").json();
    server.stop();
    let server = Server::on(folder.path());
    guest.address = server.address;
    assert_eq!(guest.get("/api/v1/me").json(), me);
}

#[test]
fn a_change_keeps_what_others_changed_meanwhile() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let slow = guest.begin("PATCH", "/api/v1/me", 14);
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(guest.patch("/api/v1/me", &json!({ "language": "fr" })).status, 200);
    let answer = slow.finish(b"{\"name\":\"Ana\"}");
    assert_eq!(answer.json(), json!({ "name": "Ana", "named": true, "language": "fr" }));
    assert_eq!(guest.get("/api/v1/me").json(), answer.json());
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let (server, _folder) = start();
    let answer = server.guest().begin("PATCH", "/api/v1/me", 14).finish(b"{");
    assert_eq!(answer.error(), (408, "too_slow".into()));
}

#[test]
fn a_page_of_another_site_changes_nothing() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let body = json!({ "name": "Mallory" }).to_string();
    let mut ask = |origin: &str| {
        let headers = ["content-type: application/json", &format!("origin: {origin}")];
        guest.send("PATCH", "/api/v1/me", &headers, body.as_bytes())
    };
    assert_eq!(ask("https://example.org").error(), (403, "other_origin".into()));
    assert_eq!(ask("null").error(), (403, "other_origin".into()));
    assert_eq!(ask(&format!("http://{}", server.address)).status, 200);
    assert_eq!(guest.send("GET", "/api/v1/me", &["origin: https://example.org"], b"").status, 200);
}

#[test]
fn only_whoever_needs_to_be_somebody_is() {
    let (server, folder) = start();
    let id = server.guest().open(&tally(&["me", "person"]));
    let mut nobody = Guest { address: server.address, cookie: None };
    for path in ["/api/v1/games", "/api/v1/openapi.json"] {
        assert_eq!(nobody.get(path).status, 200, "{path}");
    }
    let no = (401, "no_guest".to_owned());
    let table = format!("/api/v1/tables/{id}");
    for path in
        ["/api/v1/tables", &table, &format!("{table}/record"), &format!("{table}/rounds"), &format!("{table}/socket")]
    {
        assert_eq!(nobody.get(path).error(), no, "{path}");
    }
    assert_eq!(nobody.post(&format!("{table}/rematch"), &Value::Null).error(), no);
    assert_eq!(nobody.get("/api/v1/nothing").error(), (404, "no_such_route".into()));
    assert_eq!(nobody.cookie, None);
    assert_eq!(ask_database(folder.path(), "SELECT CAST(COUNT(*) AS TEXT) FROM guest").as_deref(), Some("1"));
    nobody.open(&tally(&["me", "person"]));
    assert!(nobody.cookie.is_some(), "whoever opens a table is somebody");
}

#[test]
fn strangers_may_ask_only_so_much() {
    let (server, _folder) = start_behind_proxy();
    let mut nobody = Guest { address: server.address, cookie: None };
    let refused = (0..200).map(|_| nobody.get("/api/v1/games")).find(|answer| answer.status != 200).unwrap();
    assert_eq!(refused.error(), (429, "too_fast".into()));
    assert_eq!(nobody.send("GET", "/api/v1/games", &["x-forwarded-for: 192.0.2.1"], b"").status, 200);
}

#[test]
fn a_guest_plays_at_so_many_tables() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Config { requests: Rate::new(1e6, 1e6), ..config(folder.path()) }).unwrap();
    let mut guest = server.guest();
    let table = tally(&["me", "bot:first"]);
    let over = guest.open(&table);
    resign(&guest, &over);
    let ids: Vec<_> = (0..60).map(|_| guest.open(&table)).collect();
    let full = (409, "too_many_tables".to_owned());
    assert_eq!(guest.post("/api/v1/tables", &table).error(), full);
    assert_eq!(guest.post(&format!("/api/v1/tables/{over}/rematch"), &Value::Null).error(), full);
    resign(&guest, &ids[0]);
    guest.open(&table);
}

fn resign(guest: &Guest, id: &str) {
    let (mut socket, _) = guest.sit(id, 0);
    let asked = socket.ask("resign", 0, json!({}));
    socket.hear_done(&asked);
}

#[test]
fn a_guest_holds_so_many_sockets() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let ids = [guest.open(&tally(&["me", "person"])), guest.open(&tally(&["me", "person"]))];
    let mut sockets: Vec<_> = (0..12).map(|n| guest.sit(&ids[n % 2], 0).0).collect();
    assert_eq!(guest.socket_with(&ids[0], &[]).err(), Some(429));
    let mut other = server.guest();
    let others = other.open(&tally(&["me", "person"]));
    other.sit(&others, 0);
    sockets.pop();
    let again = (0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        guest.socket_with(&ids[0], &[]).is_ok()
    });
    assert!(again, "a place that is free can be taken");
}
