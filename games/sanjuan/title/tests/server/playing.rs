//! A whole game over the socket.

use entrepot_server_testing::harness::start;
use entrepot_server_testing::playing::play_to_the_end;
use serde_json::{Value, json};

#[test]
fn a_whole_game_against_computer_players() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }]);
    let id = guest.open(&json!({ "game": "sanjuan", "options": { "expansion": "on" }, "seats": seats }));
    let promise = guest.table(&id)["commitment"].clone();
    let (mut socket, update) = guest.sit(&id, None);
    assert_eq!(update["viewer"], 0, "with one seat there is no curtain");
    let heard = play_to_the_end(&mut socket, 0, update);

    let updates: Vec<&Value> = heard.iter().filter(|message| message["type"] == "update").collect();
    for pair in updates.windows(2) {
        assert_eq!(
            pair[0]["message"]["version"], pair[1]["message"]["since"],
            "each continues where the last one ended"
        );
    }
    let last = updates.last().unwrap();
    assert_eq!((&last["message"]["decider"], &last["message"]["legal"]), (&Value::Null, &json!([])));
    let outcome = heard.last().unwrap()["table"]["outcome"].clone();
    assert_eq!(outcome, last["facts"]["outcome"], "the final score is told");
    let table = guest.table(&id);
    assert_eq!(
        (&table["state"], &table["outcome"], &table["your_turn"]),
        (&json!("finished"), &outcome, &json!(false))
    );

    let record = guest.get(&format!("/api/v1/tables/{id}/record"));
    assert!(record.header("content-type").unwrap().starts_with("text/plain"));
    let record: entrepot_live::Record<entrepot_sanjuan::SanJuan> = record.text().parse().unwrap();
    assert!(entrepot_live::verify(&record).unwrap().finished);
    record.check_commitment(promise.as_str().unwrap().parse().unwrap()).expect("the deal was promised at the start");
}
