//! When connections break, servers end or disks fill, nothing that was acknowledged is lost.

use entrepot_server_testing::harness::{Server, database_file, first, pondered, start, tally};
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

#[test]
fn who_returns_to_a_seat_that_was_given_up_finds_the_curtain_down() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, _) = guest.sit(&id, 0);
    let resign = json!({ "type": "resign", "id": "leave", "seat": 0 });
    socket.say(resign.clone());
    socket.hear_done("leave");
    // A client that lost its connection before the answer still assumes it has its seat.
    let (mut socket, update) = guest.sit(&id, 0);
    assert_eq!((&update["viewer"], &update["message"]["view"]["own"]), (&Value::Null, &Value::Null));
    socket.say(resign);
    socket.hear_done("leave");
}

#[test]
fn what_was_done_is_acknowledged_before_since() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let step = socket.request("step", "mine", 0, json!({ "moves": [first(&update)] }));
    socket.say(step.clone());
    socket.hear_done("mine");
    let mut again = guest.socket(&id);
    again.say(step);
    assert_eq!(again.hear(), json!({ "type": "done", "id": "mine" }));
    assert_eq!(again.refused("step", 0, json!({ "moves": [first(&update)] })), "since_first", "this was not done");
}

/// The server ends in the middle of a turn, cleanly or not.
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
        socket.say(socket.request("step", "open", 0, json!({ "moves": [first(&drawn[0])] })));
        socket.hear_done("open");
        let (table, before) = (guest.table(&id), guest.sit(&id, 0).1);
        assert_eq!(before["message"]["undo"], 1);
        end(server);

        let server = Server::on(folder.path());
        guest.address = server.address;
        assert_eq!(guest.table(&id), table);
        let (mut socket, after) = guest.sit(&id, 0);
        assert_eq!(after, before, "open moves are still there, and still open");
        socket.say(socket.request("step", "open", 0, json!({ "moves": ["Up"] })));
        assert_eq!(socket.hear(), json!({ "type": "done", "id": "open" }), "what was done before is not done again");
        let asked = socket.ask("undo", 0, json!({}));
        socket.hear_done(&asked);
        socket.play(0, json!([first(&drawn[0]), "Down"]));
    }
}

/// One task owns a table, however many clients come back to it at the same moment.
#[test]
fn all_who_return_at_once_meet_at_one_table() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    server.stop();

    let server = Server::on(folder.path());
    guest.address = server.address;
    let comes = || {
        let (guest, id) = (guest.clone(), id.clone());
        std::thread::spawn(move || guest.sit(&id, 0))
    };
    let came: Vec<_> = [(); 4].map(|()| comes()).into_iter().map(|comes| comes.join().unwrap()).collect();
    let (mut sockets, updates): (Vec<_>, Vec<_>) = came.into_iter().unzip();
    let cards = &updates[0]["message"]["view"]["own"]["hand"];
    sockets[0].play(0, json!([{ "Return": cards[0] }, { "Return": cards[1] }]));
    for socket in &mut sockets[1..] {
        assert_eq!(socket.hear_only("update")["message"]["version"], 3);
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
    let step = socket.request("step", "s", 0, json!({ "moves": [first(&before)] }));
    socket.say(step.clone());
    let error = socket.hear_only("error");
    assert_eq!((&error["code"], &error["id"]), (&json!("storage"), &json!("s")));
    let text = error["text"].as_str().unwrap();
    assert!(text.contains("not certain") && text.contains("same id"), "{text}");
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

/// Somebody leaves while a computer player thinks, and that cannot be stored.
#[test]
fn what_was_thought_is_not_played_where_nothing_was_stored() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&pondered(&["bot:ponders", "me", "person"]));
    let (mut socket, _) = guest.sit(&id, 1);
    let lock = lock_database(&database_file(folder.path()));
    assert_eq!(socket.refused("resign", 1, json!({})), "storage");
    drop(lock);
    let heard = socket.hear_until("table");
    assert_eq!((&heard[0]["type"], &heard[0]["viewer"]), (&json!("update"), &json!(1)));
    assert_eq!(heard[1]["table"]["seats"][1]["resigned"], false);
    // The computer player starts again.
    socket.hear_only("update");
    assert_eq!(guest.table(&id)["seats"][1]["resigned"], false);
}

/// The database may have stored what it did not acknowledge.
#[test]
fn what_is_loaded_again_is_shown_to_everybody() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, _) = guest.sit(&id, 0);
    let (mut neighbour, _) = guest.sit(&id, 1);
    let (runtime, mut connection) = lock_database(&database_file(folder.path()));
    assert_eq!(socket.refused("resign", 0, json!({})), "storage");
    runtime.block_on(async {
        connection.execute("UPDATE seat SET bot = 'first', resigned = 1 WHERE seat = 0").await.unwrap();
        connection.execute("COMMIT").await.unwrap();
    });
    for (socket, viewer) in [(&mut socket, Value::Null), (&mut neighbour, json!(1))] {
        assert_eq!(socket.hear_only("update")["viewer"], viewer);
        assert_eq!(socket.hear_only("table")["table"]["seats"][0]["resigned"], true);
    }
}
