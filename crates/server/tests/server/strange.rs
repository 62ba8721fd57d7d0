//! What is stored was stored by another program, or should never be seen.

use crate::harness::{Guest, Server, config, database_file, first, start, tally};
use entrepot_server::Games;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};
use std::path::Path;

/// Asks the database itself; the answer is the first column of the first row, if there is one.
fn ask_database(folder: &Path, statement: &str) -> Option<String> {
    sqlx::any::install_default_drivers();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let url = format!("sqlite:{}", database_file(folder).display());
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        let row = connection.fetch_optional(statement).await.unwrap();
        connection.close().await.unwrap();
        row.map(|row| sqlx::Row::get(&row, 0))
    })
}

/// The code of the error with which a socket begins and ends.
fn socket_error(guest: &Guest, id: &str) -> String {
    let mut socket = guest.socket(id);
    let error = socket.hear_only("error");
    assert_eq!(socket.try_hear(), None);
    error["code"].as_str().unwrap().to_owned()
}

#[test]
fn a_game_of_other_rules_is_listed_but_not_played() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    ask_database(folder.path(), "UPDATE game_table SET rules = 99, state = 'stopped'");
    assert_eq!(socket_error(&guest, &id), "other_rules");
    assert_eq!(guest.get(&format!("/api/v1/tables/{id}/record")).error(), (409, "other_rules".into()));
    assert_eq!(guest.table(&id)["state"], "stopped");
}

#[test]
fn a_game_that_the_server_does_not_have_is_listed_but_not_played() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    server.stop();
    ask_database(folder.path(), "UPDATE game_table SET state = 'finished'");
    let mut config = config(folder.path());
    config.games = Games::all();
    let server = Server::with(config).unwrap();
    guest.address = server.address;
    assert_eq!(guest.table(&id)["game"], "tallied");
    assert_eq!(socket_error(&guest, &id), "other_rules");
    assert_eq!(guest.get(&format!("/api/v1/tables/{id}/record")).error(), (409, "other_rules".into()));
    let rematch = guest.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null);
    assert_eq!(rematch.error(), (400, "no_such_game".into()));
}

#[test]
fn a_broken_game_harms_no_other() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let (broken, whole) = (guest.open(&tally(&["me", "person"])), guest.open(&tally(&["me", "person"])));
    let bad = format!("INSERT INTO played (table_id, n, seat, move) VALUES ('{broken}', 0, 0, 'castle')");
    ask_database(folder.path(), &bad);
    assert_eq!(socket_error(&guest, &broken), "storage");
    ask_database(folder.path(), "UPDATE game_table SET state = 'stopped'");
    assert_eq!(guest.get(&format!("/api/v1/tables/{broken}/record")).error(), (500, "storage".into()));
    ask_database(folder.path(), "UPDATE game_table SET state = 'running'");
    guest.sit(&whole, 0);
}

#[test]
fn the_seed_is_secret_until_the_game_is_over() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let seed = ask_database(folder.path(), "SELECT seed FROM game_table").unwrap();
    let (mut socket, update) = guest.sit(&id, 0);
    let mut told = socket.play(0, json!([first(&update)]));
    told.extend([update, guest.table(&id), guest.get("/api/v1/tables").json()]);
    assert!(told.iter().all(|message| !message.to_string().contains(&seed)));
    for seat in [0, 1] {
        let (mut socket, _) = guest.sit(&id, seat);
        let asked = socket.ask("resign", seat, json!({}));
        assert!(socket.hear_done(&asked).iter().all(|message| !message.to_string().contains(&seed)));
    }
    assert!(guest.get(&format!("/api/v1/tables/{id}/record")).text().contains(&seed), "then everybody may check it");
}
