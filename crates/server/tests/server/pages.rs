//! Every address outside the API belongs to the client.

use entrepot_server_testing::harness::start;

#[test]
fn every_answer_tells_browsers_to_be_strict() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    for path in ["/", "/table/abc", "/missing.js", "/api/v1/me", "/api/v1/nothing"] {
        let answer = guest.get(path);
        let policy = answer.header("content-security-policy").unwrap();
        for rule in ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"] {
            assert!(policy.contains(rule), "{path}: {policy}");
        }
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
    }
}

#[test]
fn the_pages_make_no_guests() {
    let (server, _folder) = start();
    let mut guest = entrepot_server_testing::harness::Guest { address: server.address, cookie: None };
    guest.get("/");
    assert_eq!(guest.cookie, None);
}

#[test]
fn pages_can_only_be_read() {
    let (server, _folder) = start();
    assert_eq!(server.guest().send("POST", "/", &[], b"").status, 405);
    assert_eq!(server.guest().get("/missing.js").status, 404);
}

/// Whether the client itself is there depends on the build; addresses that are not its pages never exist.
#[test]
fn only_the_clients_own_addresses_are_pages() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let game = entrepot_games::names()[0];
    let (rules, new) = (format!("/rules/{game}/S5.5"), format!("/new/{game}"));
    for path in ["/", "/games", "/games/", &rules, &new, "/table/abc", "/settings?a=b"] {
        let status = guest.get(path).status;
        assert!(status == 200 || status == 503, "{path}: {status}");
    }
    let lost =
        ["/nowhere", "/wp-login.php", "/games/old", "/rules/chess", "/new", "/new/chess", "/table", "/table/a/b"];
    for path in lost {
        assert_eq!(guest.get(path).status, 404, "{path}");
    }
}

/// A monitoring system must not mistake the client for an answer.
#[test]
fn addresses_for_watching_over_the_server_are_reserved() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    for path in ["/healthz", "/readyz", "/metrics"] {
        let answer = guest.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("text/plain")), "{}", answer.head);
    }
}

#[test]
fn everything_below_api_answers_like_the_interface() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    for path in ["/api", "/api/", "/api/v2/me", "/api/v1", "/api/v1/", "/api/openapi.json", "/api/v1/me/x"] {
        let answer = guest.get(path);
        assert_eq!(answer.error(), (404, "no_such_route".into()), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
    assert_eq!(guest.get("/api/v1/tables/%ff").error(), (404, "no_such_table".into()));
    assert_eq!(guest.get("/api/v1/tables/%ff/socket").error(), (404, "no_such_table".into()));
}

#[test]
fn no_answer_of_the_interface_is_kept() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let answers = [
        guest.get("/api/v1/me"),
        guest.get("/api/v1/games"),
        guest.send("PATCH", "/api/v1/me", &["origin: https://example.org"], b""),
        guest.send("DELETE", "/api/v1/me", &[], b""),
    ];
    for answer in answers {
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{}", answer.head);
    }
}
