//! Databases of earlier versions: every game in them can be continued. `examples/keep_database.rs` makes them.

use entrepot_server::{Config, Keeping, Rate};
use entrepot_server_testing::harness::{Guest, Server, config, database_file};
use entrepot_server_testing::postgres::Postgres;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// How many decisions are played at each running table: enough for every seat to have its turn.
const DECISIONS: usize = 12;

#[test]
fn what_sqlite_kept_goes_on() {
    for version in versions() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(version.join("sqlite/entrepot.db"), database_file(folder.path())).unwrap();
        goes_on(&unswept(folder.path()), &version.join("sqlite"));
    }
}

#[test]
fn what_postgresql_kept_goes_on() {
    for version in versions() {
        let (postgres, folder) = (Postgres::start(), tempfile::tempdir().unwrap());
        postgres.restore(&std::fs::read_to_string(version.join("postgres/dump.sql")).unwrap());
        let config = Config { database: Some(postgres.url()), ..unswept(folder.path()) };
        goes_on(&config, &version.join("postgres"));
    }
}

/// One folder for each version with stored databases.
fn versions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases");
    let found: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(found.iter().any(|version| version.ends_with("0.1.0")), "{found:?}");
    found
}

/// A server that removes nothing, however old.
fn unswept(folder: &Path) -> Config {
    let keeping = Keeping { free: 0, unplayed: None, untouched: None };
    Config { requests: Rate::new(1e6, 1e6), keeping, ..config(folder) }
}

fn goes_on(config: &Config, folder: &Path) {
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(folder.join("kept.json")).unwrap()).unwrap();
    let server = Server::with(config.clone()).unwrap();
    let mut guest = Guest { address: server.address, cookie: kept["cookie"].as_str().map(str::to_owned) };
    assert_eq!(guest.get("/api/v1/me").json()["name"], kept["name"]);
    let tables = kept["tables"].as_array().unwrap();
    assert_eq!(guest.get("/api/v1/tables").json().as_array().unwrap().len(), tables.len());
    for table in tables {
        stands_as_it_did(&mut guest, table);
        match table["state"].as_str().unwrap() {
            "running" => plays_on(&mut guest, table),
            _ => is_read_again(&mut guest, table),
        }
    }
    server.stop();
}

fn stands_as_it_did(guest: &mut Guest, kept: &Value) {
    let (id, what) = (kept["id"].as_str().unwrap(), &kept["what"]);
    let table = guest.table(id);
    for key in ["game", "state", "round", "decider", "outcome", "seats"] {
        assert_eq!(table[key], kept[key], "{key} of {what}");
    }
    assert_eq!(table["playable"], true, "{what}");
    let update = guest.sit(id, own_seat(kept)).1;
    assert_eq!(
        (&update["message"]["version"], &update["message"]["undo"]),
        (&kept["version"], &kept["open"]),
        "{what}"
    );
}

/// The guest's deciding seat, or else any of them.
fn own_seat(kept: &Value) -> Option<usize> {
    let own = own_seats(kept);
    let decider = kept["decider"].as_u64().map(|seat| seat as usize);
    decider.filter(|seat| own.contains(seat)).or(own.first().copied())
}

/// The seats that the guest still plays.
fn own_seats(kept: &Value) -> Vec<usize> {
    let seats = kept["seats"].as_array().unwrap().iter().enumerate();
    seats.filter(|(_, seat)| seat["mine"] == true && seat["resigned"] == false).map(|(n, _)| n).collect()
}

/// Open moves can still be taken back, and the game continues from there.
fn plays_on(guest: &mut Guest, kept: &Value) {
    let id = kept["id"].as_str().unwrap();
    if kept["open"] != 0 {
        let seat = own_seat(kept).unwrap();
        let (mut socket, _) = guest.sit(id, seat);
        let asked = socket.ask("undo", seat, json!({}));
        socket.hear_done(&asked);
    }
    assert_eq!(guest.play_hints(id, &own_seats(kept), DECISIONS), DECISIONS, "{kept}");
}

/// A finished game still has its record, and can be played again.
fn is_read_again(guest: &mut Guest, kept: &Value) {
    let id = kept["id"].as_str().unwrap();
    let record = guest.get(&format!("/api/v1/tables/{id}/record"));
    assert!(record.status == 200 && record.text().starts_with("entrepot record"), "{}", record.text());
    assert_eq!(guest.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null).status, 201);
}
