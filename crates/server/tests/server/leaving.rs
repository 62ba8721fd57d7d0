//! Giving seats up, and starting games again.

use entrepot_server_testing::harness::{Socket, first, start, tally};
use serde_json::{Value, json};

fn resign(socket: &mut Socket, seat: usize) -> Vec<Value> {
    let asked = socket.ask("resign", seat, json!({}));
    socket.hear_done(&asked)
}

#[test]
fn a_computer_player_takes_the_seat_over() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    socket.play(0, json!([first(&update)]));
    let heard = resign(&mut socket, 0);
    assert_eq!((&heard[0]["type"], &heard[1]["type"]), (&json!("update"), &json!("table")));
    assert_eq!(heard[0]["viewer"], Value::Null, "the neighbour has not lifted the curtain");
    let seat = &heard[1]["table"]["seats"][0];
    assert_eq!((&seat["bot"], &seat["resigned"], &seat["mine"]), (&json!("first"), &json!(true), &json!(true)));
    assert_eq!(heard[1]["table"]["state"], "running");

    // The computer player continues until it is the other seat's turn.
    let mut update = socket.hear_only("update");
    while update["message"]["decider"] != 1 {
        update = socket.hear_only("update");
    }
    assert_eq!(update["message"]["view"]["swapped"], 1);
    assert_eq!(socket.refused("step", 0, json!({ "moves": ["Up"] })), "not_yours");
    assert_eq!(socket.refused("resign", 0, json!({})), "not_yours");
    assert_eq!(
        socket.error(json!({ "type": "look", "seat": 0 })),
        "not_yours",
        "its new cards are not for the neighbour"
    );
}

#[test]
fn a_table_begun_by_two_keeps_its_curtain() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person", "bot:first"]));
    let (mut socket, _) = guest.sit(&id, 0);
    let (mut neighbour, _) = guest.sit(&id, 1);
    assert!(resign(&mut socket, 0).iter().all(|message| message["message"]["view"]["own"].is_null()));
    assert_eq!(neighbour.hear_only("update")["viewer"], 1, "who looks already goes on");
    assert_eq!(guest.sit(&id, None).1["viewer"], Value::Null);
    socket.say(json!({ "type": "look", "seat": null }));
    assert!(socket.hear_until("update").last().unwrap()["viewer"].is_null());
    assert_eq!(guest.sit(&id, 1).1["viewer"], 1, "until somebody lifts it");
}

#[test]
fn open_moves_of_others_stay_when_somebody_leaves() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&id, 0);
    socket.play(0, json!([first(&update)]));
    let (mut other, _) = guest.sit(&id, 1);
    resign(&mut other, 1);
    assert_eq!(guest.sit(&id, 0).1["message"]["undo"], 1);
}

#[test]
fn a_game_without_people_stops() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "bot:first"]));
    let (mut socket, update) = guest.sit(&id, 0);
    socket.play(0, json!([first(&update)]));
    let resigned = json!({ "type": "resign", "id": "leave", "seat": 0 });
    socket.say(resigned.clone());
    let heard = socket.hear_done("leave");
    let table = &heard.last().unwrap()["table"];
    assert_eq!((&table["state"], &table["decider"]), (&json!("stopped"), &Value::Null));
    assert_eq!(table["outcome"], json!({ "points": [0, 0], "places": [1, 1] }), "the score of that moment");
    assert_eq!(guest.table(&id), *table);
    socket.say(resigned);
    assert_eq!(socket.hear(), json!({ "type": "done", "id": "leave" }), "done once");
    assert_eq!(socket.refused("resign", 0, json!({})), "over");

    let record = guest.get(&format!("/api/v1/tables/{id}/record"));
    let text = record.text();
    assert!(text.contains("\nseat 1 first\nunfinished points 0 0 places 1 1\n"), "{text}");
    assert!(text.contains("\nseed ") && !text.contains("return"), "open moves were taken back: {text}");
    let seen = guest.sit(&id, 0).1;
    assert_eq!(seen["viewer"], 0, "what is over may be looked at");
    assert_eq!((&seen["message"]["decider"], &seen["message"]["legal"]), (&Value::Null, &json!([])));
}

#[test]
fn the_record_says_who_took_over_and_when() {
    let (server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person", "bot:cheats"]));
    let (mut socket, update) = guest.sit(&id, 0);
    let cards = &update["message"]["view"]["own"]["hand"];
    socket.play(0, json!([{ "Return": cards[0] }, { "Return": cards[1] }]));
    resign(&mut socket, 0);
    let (mut socket, mut update) = guest.sit(&id, 1);
    while update["message"]["decider"] != 1 {
        update = socket.hear_only("update");
    }
    server.crash();
    let server = entrepot_server_testing::harness::Server::on(folder.path());
    guest.address = server.address;
    let (mut socket, again) = guest.sit(&id, 1);
    assert_eq!(again["message"]["view"], update["message"]["view"]);
    resign(&mut socket, 1);
    let record = guest.get(&format!("/api/v1/tables/{id}/record")).text().to_owned();
    let lines: Vec<&str> = record.lines().skip(6).collect();
    assert!(lines[1] == "seat 2 Player 2" && lines[2].ends_with("(cheats)"), "{record}");
    assert!(lines[3].starts_with("1 return") && lines[4].starts_with("1 return"), "{record}");
    assert_eq!((lines[5], lines[lines.len() - 2]), ("seat 1 first", "seat 2 first"), "{record}");
}
