//! Connections break, servers end, disks fill: nothing that was acknowledged is lost.

use crate::harness::{Server, database_file, first, start, tally};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};

#[test]
fn who_returns_is_told_what_happened_since() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let cards = &update["message"]["view"]["own"]["hand"];
    let moves = json!([{ "Return": cards[0] }, { "Return": cards[1] }]);
    let told = socket.play(0, moves)[0]["message"].clone();
    drop(socket);

    let since = |version: usize| {
        let mut socket = guest.socket(&id);
        socket.say(json!({ "type": "since", "version": version, "look": 0 }));
        socket.hear_only("hello");
        socket.hear_only("update")["message"].clone()
    };
    assert_eq!((&since(1)["chapters"], &since(1)["since"]), (&told["chapters"], &json!(1)));
    assert_eq!(since(3)["chapters"], json!([]), "nothing happened since");
    assert_eq!(since(99)["since"], 3, "what is not reached yet counts as the latest");
    assert_eq!(since(3)["view"], told["view"]);
}

#[test]
fn a_socket_may_ask_again() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, _) = guest.sit(&id, 0);
    socket.say(json!({ "type": "since", "version": 0, "look": 1 }));
    socket.hear_only("hello");
    assert_eq!(socket.hear_only("update")["viewer"], 1);
}

/// The end of the server in the middle of a turn, politely or not.
#[test]
fn a_restart_loses_nothing() {
    let endings: [fn(Server); 2] = [Server::stop, Server::crash];
    for end in endings {
        let (server, folder) = start();
        let mut guest = server.guest();
        let id = guest.open(&tally(&["me", "person"]));
        let (mut socket, update) = guest.sit(&id, 0);
        let cards = &update["message"]["view"]["own"]["hand"];
        let drawn = socket.play(0, json!([{ "Return": cards[0] }, { "Return": cards[1] }]));
        socket.say(json!({ "type": "step", "id": "open", "seat": 0, "moves": [first(&drawn[0])] }));
        socket.hear_done("open");
        let (table, before) = (guest.table(&id), guest.sit(&id, 0).1);
        assert_eq!(before["message"]["undo"], 1);
        end(server);

        let server = Server::on(folder.path());
        guest.address = server.address;
        assert_eq!(guest.table(&id), table);
        let (mut socket, after) = guest.sit(&id, 0);
        assert_eq!(after, before, "open moves are still there, and still open");
        socket.say(json!({ "type": "step", "id": "open", "seat": 0, "moves": ["Up"] }));
        assert_eq!(socket.hear(), json!({ "type": "done", "id": "open" }), "what was done before is not done again");
        let asked = socket.ask("undo", 0, json!({}));
        socket.hear_done(&asked);
        socket.play(0, json!([first(&drawn[0]), "Down"]));
    }
}

#[test]
fn a_computer_player_goes_on_after_a_restart() {
    let (server, folder) = start();
    let mut guest = server.guest();
    // The computer player begins, but nobody has opened the table yet.
    let id = guest.open(&tally(&["bot:first", "me"]));
    server.stop();
    let server = Server::on(folder.path());
    guest.address = server.address;
    let (mut socket, mut update) = guest.sit(&id, 1);
    while update["message"]["decider"] != 1 {
        update = socket.hear_only("update");
    }
}

#[test]
fn a_server_that_ends_says_goodbye() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, _) = guest.sit(&id, 0);
    server.stop();
    assert_eq!(socket.try_hear(), None);
}

/// Holds a lock on the database file for longer than the server is willing to wait.
fn lock_database(file: &std::path::Path) -> (tokio::runtime::Runtime, AnyConnection) {
    sqlx::any::install_default_drivers();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = format!("sqlite:{}", file.display());
    let connection = runtime.block_on(async {
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        connection.execute("BEGIN IMMEDIATE").await.unwrap();
        connection
    });
    (runtime, connection)
}

#[test]
fn what_cannot_be_stored_has_not_happened() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, before) = guest.sit(&id, 0);
    let (mut other, _) = guest.sit(&id, 0);
    let lock = lock_database(&database_file(folder.path()));
    let step = json!({ "type": "step", "id": "s", "seat": 0, "moves": [first(&before)] });
    socket.say(step.clone());
    let error = socket.hear_only("error");
    assert_eq!((&error["code"], &error["id"]), (&json!("storage"), &json!("s")));
    let refused = guest.patch("/api/v1/me", &json!({ "name": "Ana" })).error();
    assert_eq!(refused, (500, "storage".into()));
    drop(lock);

    other.say(json!({ "type": "look", "seat": 0 }));
    let seen = other.hear_only("update");
    assert_eq!(seen["message"]["view"], before["message"]["view"], "nobody has seen anything of it");
    assert_eq!(seen["message"]["undo"], 0);
    // The same request again is done now.
    socket.hear_until("update");
    socket.say(step);
    socket.hear_done("s");
    assert_eq!(guest.sit(&id, 0).1["message"]["undo"], 1);
    assert_ne!(guest.get("/api/v1/me").json()["name"], Value::from("Ana"));
}
