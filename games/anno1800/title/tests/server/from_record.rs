//! Tables that go on with a recorded game, from any point of it.

use entrepot_anno1800::Anno1800;
use entrepot_live::{Record, verify};
use entrepot_server_testing::harness::start;
use entrepot_server_testing::playing::play_to_the_end;
use entrepot_server_testing::records::{is_told, moves, people, text};
use serde_json::{Value, json};

#[test]
fn a_table_goes_on_from_any_point_of_a_record() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let text = text("anno1800/3p-en");
    let moves = moves(&text);
    for point in [0, 1, 2, moves / 2, moves / 2 + 1, moves - 1, moves] {
        is_told::<Anno1800>(&mut guest, &text, point);
    }
}

/// What was played before, then whoever sat down, then what they played; and the promise is that of the new table.
#[test]
fn a_game_that_goes_on_is_a_game_like_any_other() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let old = text("anno1800/2p-en");
    let played: Vec<&str> = old.lines().filter(|line| line.starts_with(['1', '2'])).collect();
    let moves = played.len() - 12;
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "bot", "name": "Hal" }]);
    let record = json!({ "text": old, "moves": moves });
    let id = guest.open(&json!({ "game": "anno1800", "seats": seats, "record": record }));
    let promise = guest.table(&id)["commitment"].as_str().unwrap().to_owned();
    let (mut socket, update) = guest.sit(&id, None);
    let heard = play_to_the_end(&mut socket, 0, update);
    let new = guest.get(&format!("/api/v1/tables/{id}/record")).text().to_owned();
    let begun = format!("{}\nseat 1 Ana\nseat 2 Hal (greedy)\n", played[..moves].join("\n"));
    assert!(new.contains(&begun), "{new}");
    let record: Record<Anno1800> = new.parse().unwrap();
    assert_eq!(heard.last().unwrap()["table"]["outcome"]["points"], json!(verify(&record).unwrap().outcome.points));
    record.check_commitment(promise.parse().unwrap()).unwrap();
    assert_eq!(record.seed(), old.parse::<Record<Anno1800>>().unwrap().seed());
}

#[test]
fn a_whole_game_is_over_at_once() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let old = text("anno1800/2p-en");
    let record: Record<Anno1800> = old.parse().unwrap();
    let id = guest.open(&people("anno1800", 2, &old, record.len()));
    let table = guest.table(&id);
    let outcome = &record.end().unwrap().outcome;
    assert_eq!((&table["state"], &table["decider"]), (&json!("finished"), &Value::Null));
    assert_eq!(table["outcome"], json!({ "points": outcome.points, "places": outcome.places }));
    let (mut socket, update) = guest.sit(&id, 0);
    assert_eq!(update["facts"]["outcome"], table["outcome"]);
    assert_eq!(socket.refused("step", 0, json!({ "moves": ["end"] })), "over");
    assert_eq!(guest.get(&format!("/api/v1/tables/{id}/record")).status, 200);
}

/// The same options; who begins is drawn again.
#[test]
fn the_same_again_has_the_options_of_the_record() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let old = text("anno1800/3p-en");
    let record: Record<Anno1800> = old.parse().unwrap();
    let id = guest.open(&people("anno1800", 3, &old, record.len()));
    assert!(record.setup().to_string().contains("first=2"), "who begins is named");
    let mut begins = [0; 3];
    for _ in 0..20 {
        let again = guest.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null);
        let table = guest.table(again.json()["id"].as_str().unwrap());
        begins[table["decider"].as_u64().unwrap() as usize] += 1;
        assert_eq!(table["options"], json!({ "edition": "en", "objectives": "pyrphorian" }));
        assert!(table["setup"].as_str().unwrap().contains("edition=en objectives=pyrphorian"));
        assert_eq!((&table["round"], &table["state"]), (&json!(1), &json!("running")));
    }
    assert!(begins.iter().filter(|count| **count > 0).count() > 1, "{begins:?}");
}
