//! Guests: somebody at once, recognised later.

use crate::harness::{Guest, start};
use serde_json::json;

#[test]
fn a_guest_is_somebody_at_once() {
    let (server, _folder) = start();
    let mut guest = Guest { address: server.address, cookie: None };
    let answer = guest.get("/api/v1/me");
    let cookie = answer.header("set-cookie").expect("a new guest gets a cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let secret = cookie.strip_prefix("entrepot=").and_then(|rest| rest.split(';').next()).unwrap();
    assert!(secret.len() == 64 && secret.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let me = answer.json();
    assert!(me["name"].as_str().unwrap().starts_with("Guest "));
    assert_eq!((&me["named"], &me["language"]), (&json!(false), &json!(null)));

    let again = guest.get("/api/v1/me");
    assert_eq!(again.header("set-cookie"), None);
    assert_eq!(again.json(), me);
}

#[test]
fn a_cookie_that_nobody_was_given_makes_a_new_guest() {
    let (server, _folder) = start();
    let mut guest = Guest { address: server.address, cookie: Some("entrepot=made-up".into()) };
    assert!(guest.get("/api/v1/me").header("set-cookie").is_some());
    assert_ne!(guest.cookie.as_deref(), Some("entrepot=made-up"));
}

#[test]
fn the_secret_is_not_stored() {
    let (server, folder) = start();
    let cookie = server.guest().cookie.unwrap();
    server.stop();
    let bytes = std::fs::read(crate::harness::database_file(folder.path())).unwrap();
    let secret = cookie.strip_prefix("entrepot=").unwrap().as_bytes();
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
    let (server, _folder) = start();
    let stranger = || Guest { address: server.address, cookie: None };
    let refused = (0..200).map(|_| stranger().get("/api/v1/me")).find(|answer| answer.status != 200).unwrap();
    assert_eq!(refused.error(), (429, "too_fast".into()));
    assert_eq!(refused.header("set-cookie"), None);
}
