//! How much one guest may store.

use entrepot_server::{Config, Rate};
use entrepot_server_testing::harness::{Guest, Server, ask_database, config, first, tally};
use entrepot_server_testing::records::text as record;
use serde_json::json;
use std::path::Path;

/// A server that is asked as often as these tests like.
fn eager(folder: &Path) -> Config {
    Config { requests: Rate::new(1e6, 1e6), ..config(folder) }
}

fn delete(guest: &mut Guest, id: &str) -> u16 {
    guest.send("DELETE", &format!("/api/v1/tables/{id}"), &[], b"").status
}

#[test]
fn a_guest_stores_only_so_much() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(eager(folder.path())).unwrap();
    let mut guest = server.guest();
    let seats = vec![json!({ "kind": "person" }); 4];
    let long =
        json!({ "game": "anno1800", "seats": seats, "record": { "text": record("anno1800/4p-fr"), "moves": 600 } });
    let (big, long) = (guest.open(&tally(&["me", "person"])), guest.open(&long));
    ask_database(folder.path(), &format!("UPDATE game_table SET moves = 200000 WHERE id = '{big}'"));
    let refused = guest.post("/api/v1/tables", &tally(&["me", "person"])).error();
    assert_eq!(refused, (409, "too_much_stored".into()));
    let seat = guest.table(&long)["decider"].as_u64().unwrap() as usize;
    let (mut socket, update) = guest.sit(&long, seat);
    assert_eq!(socket.refused("step", seat, json!({ "moves": [first(&update)] })), "too_much_stored");
    assert_eq!(delete(&mut guest, &big), 204);
    socket.play(seat, json!([first(&update)]));
    guest.open(&tally(&["me", "person"]));
}

/// What is counted is not less than what the file grows by.
#[test]
fn what_a_table_takes_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(eager(folder.path())).unwrap();
    let mut guest = server.guest();
    let text = record("anno1800/4p-fr");
    let moves = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    let seats = vec![json!({ "kind": "person" }); 4];
    let before = pages(folder.path());
    const TABLES: usize = 10;
    for _ in 0..TABLES {
        guest.open(&json!({ "game": "anno1800", "seats": seats, "record": { "text": text, "moves": moves } }));
    }
    ask_database(folder.path(), REQUESTS);
    let grown = (pages(folder.path()) - before) * 4096;
    let counted = TABLES * (8 * 1024 + 64 * 320 + moves * 110);
    assert!(grown <= counted && counted <= 2 * grown, "{TABLES} tables take {grown} bytes and count as {counted}");
}

fn pages(folder: &Path) -> usize {
    ask_database(folder, "SELECT CAST(page_count AS TEXT) FROM pragma_page_count").unwrap().parse().unwrap()
}

/// As many requests as are remembered, with the longest ids, at each table.
const REQUESTS: &str = "WITH RECURSIVE asked (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM asked WHERE n < 64) \
     INSERT INTO request (table_id, guest, request_id, saves) \
     SELECT id, owner, substr('0000000000000000000000000000000000000000000000000000000000000000' || n, -64), n \
     FROM game_table, asked";
