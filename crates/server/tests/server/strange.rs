//! Stored data that comes from another program, or that should never occur.

use entrepot_server_testing::harness::all_games;
use entrepot_server_testing::harness::{Guest, Server, ask_database, config, first, start, tally};
use serde_json::{Value, json};

/// The code of the error that a socket sends before it closes; the client is told not to reconnect.
fn socket_error(guest: &Guest, id: &str) -> String {
    let mut socket = guest.socket(id);
    let error = socket.hear_only("error");
    assert_eq!((socket.try_hear(), socket.closed), (None, Some(4000)));
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
fn a_running_game_that_cannot_be_played_says_so_and_may_begin_again() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let shown = |guest: &mut Guest| {
        let table = guest.table(&id);
        assert_eq!(guest.get("/api/v1/tables").json()[0], table, "in the list, too");
        (table["state"].clone(), table["playable"].clone(), table["your_turn"].clone())
    };
    assert_eq!(shown(&mut guest), (json!("running"), json!(true), json!(true)));
    ask_database(folder.path(), "UPDATE game_table SET rules = 99");
    assert_eq!(shown(&mut guest), (json!("running"), json!(false), json!(false)));
    let rematch = guest.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null);
    assert_eq!(rematch.status, 201, "{}", rematch.text());
    guest.sit(rematch.json()["id"].as_str().unwrap(), 0);
}

#[test]
fn a_game_that_the_server_does_not_have_is_listed_but_not_played() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    server.stop();
    ask_database(folder.path(), "UPDATE game_table SET state = 'finished'");
    let mut config = config(folder.path());
    config.games = all_games();
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
    assert_eq!(guest.post(&format!("/api/v1/tables/{broken}/rematch"), &Value::Null).status, 201);
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

/// Another server has played on, so what this one knows is outdated.
#[test]
fn a_table_that_was_changed_elsewhere_is_loaded_again() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    ask_database(folder.path(), "UPDATE game_table SET saves = saves + 1");
    assert_eq!(socket.refused("step", 0, json!({ "moves": [first(&update)] })), "storage");
    let (mut socket, again) = guest.sit(&id, 0);
    assert_eq!(again["message"]["view"], update["message"]["view"], "nothing has changed");
    socket.play(0, json!([first(&again)]));
}

#[test]
fn only_the_newest_requests_are_remembered() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let old = format!(
        "WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 500) \
         INSERT INTO request (table_id, guest, request_id, saves) \
         SELECT '{id}', (SELECT id FROM guest), 'old-' || n, n - 1000 FROM number"
    );
    ask_database(folder.path(), &old);
    let (mut socket, update) = guest.sit(&id, 0);
    socket.play(0, json!([first(&update)]));
    let count = "SELECT CAST(COUNT(*) AS TEXT) || ' from ' || MIN(saves) || ' to ' || MAX(saves) FROM request";
    assert_eq!(ask_database(folder.path(), count).as_deref(), Some("64 from -562 to 0"));
}

/// A program with other rules has taken over the table while somebody sat there.
#[test]
fn a_table_that_cannot_be_played_any_more_sends_everybody_away() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    ask_database(folder.path(), "UPDATE game_table SET saves = saves + 1, rules = 99");
    socket.ask("step", 0, json!({ "moves": [first(&update)] }));
    assert_eq!(socket.hear_only("error")["code"], "storage");
    socket.ask("undo", 0, json!({}));
    assert_eq!(socket.hear_only("error")["code"], "connect_again");
    assert_eq!(guest.socket(&id).hear_only("error")["code"], "other_rules");
}

/// Storage fails for a while: clients that know the table are told so, and new ones must reconnect.
#[test]
fn who_cannot_be_greeted_is_sent_away_to_come_again() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    ask_database(folder.path(), "ALTER TABLE played RENAME TO elsewhere");
    socket.ask("step", 0, json!({ "moves": [first(&update)] }));
    assert_eq!(socket.hear_only("error")["code"], "storage");
    let mut other = guest.socket(&id);
    other.say(json!({ "type": "since", "version": 0, "look": 0 }));
    assert_eq!(other.hear_only("error")["code"], "connect_again");
    ask_database(folder.path(), "ALTER TABLE elsewhere RENAME TO played");
    assert_eq!(guest.sit(&id, 0).1["message"]["view"], update["message"]["view"]);
}
