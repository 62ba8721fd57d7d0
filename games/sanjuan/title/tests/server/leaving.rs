//! Another game with the same options.

use entrepot_server_testing::harness::{Guest, Socket, start};
use serde_json::{Value, json};

fn resign(socket: &mut Socket, seat: usize) -> Vec<Value> {
    let asked = socket.ask("resign", seat, json!({}));
    socket.hear_done(&asked)
}

fn rematch(guest: &mut Guest, id: &str) -> Value {
    let answer = guest.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null);
    assert_eq!(answer.status, 201, "{}", answer.text());
    guest.table(answer.json()["id"].as_str().unwrap())
}

#[test]
fn a_rematch_is_the_same_table_with_another_deal() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "bot" }, { "kind": "me", "name": "Ana" }, { "kind": "bot" }]);
    let options = json!({ "edition": "first", "governor": "2" });
    let id = guest.open(&json!({ "game": "sanjuan", "options": options, "seats": seats }));
    let before = guest.table(&id);
    let (mut socket, _) = guest.sit(&id, 1);
    resign(&mut socket, 1);
    let table = rematch(&mut guest, &id);
    for same in ["game", "setup", "options", "seats"] {
        assert_eq!(table[same], before[same], "{same}");
    }
    assert_ne!(table["commitment"], before["commitment"]);
    assert_eq!((&table["state"], &table["decider"]), (&json!("running"), &json!(1)));
}

#[test]
fn a_rematch_draws_the_governor_again() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let id = guest.open(&json!({ "game": "sanjuan", "seats": seats }));
    let (mut socket, _) = guest.sit(&id, 0);
    resign(&mut socket, 0);
    let governors: Vec<Value> = (0..20).map(|_| rematch(&mut guest, &id)["decider"].clone()).collect();
    assert!(governors.contains(&json!(0)) && governors.contains(&json!(1)), "{governors:?}");
}
