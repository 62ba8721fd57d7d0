//! Tables are opened and listed, or it is said why not.

use entrepot_server_testing::harness::{Guest, Server, start, tally};
use serde_json::{Value, json};

fn sanjuan(seats: Value, options: Value) -> Value {
    json!({ "game": "sanjuan", "options": options, "seats": seats })
}

#[test]
fn the_games_say_what_can_be_chosen() {
    let (server, _folder) = start();
    let games = server.guest().get("/api/v1/games").json();
    let game = &games[0];
    assert_eq!((&game["name"], &game["players"]), (&json!("sanjuan"), &json!([2, 3, 4])));
    let bots = ["easy", "greedy", "hard", "master"].map(|name| json!({ "name": name, "slow": false }));
    assert_eq!(game["bots"], json!(bots), "only computer players for people");
    assert!(!game["options"].as_array().unwrap().iter().any(|option| option["key"] == "players"));
    let edition = json!({
        "key": "edition", "values": ["second", "first"], "default": "second", "by_lot": false, "some": null, "follows": null
    });
    assert!(game["options"].as_array().unwrap().contains(&edition));
    let by_lot = game["options"].as_array().unwrap().iter().filter(|option| option["by_lot"] == true);
    assert_eq!(by_lot.map(|option| &option["key"]).collect::<Vec<_>>(), ["governor"], "who begins is drawn");
    let follows = |game: &Value, key: &str| {
        let options = game["options"].as_array().unwrap();
        options.iter().find(|option| option["key"] == key).unwrap()["follows"].clone()
    };
    let mine = json!({ "option": "edition", "values": { "second": "lowest", "first": "any" } });
    assert_eq!(follows(game, "gold_mine"), mine, "what the edition says is told");
}

/// Whatever the list of games offers can be chosen, and its defaults change nothing.
#[test]
fn every_value_of_every_option_is_one() {
    let (server, _folder) = start();
    let games = server.guest().get("/api/v1/games").json();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }, { "kind": "bot" }]);
    for option in games[0]["options"].as_array().unwrap() {
        let mut guest = server.guest();
        for value in option["values"].as_array().unwrap() {
            let key = option["key"].as_str().unwrap();
            let chosen = json!({ key: value, "governor": if key == "governor" { value.clone() } else { json!("1") } });
            let id = guest.open(&sanjuan(seats.clone(), chosen));
            let setup = guest.table(&id)["setup"].as_str().unwrap().to_owned();
            let word = format!("{key}={}", value.as_str().unwrap());
            let stays = *value == option["default"] || (key == "governor" && value == "1");
            assert_eq!(setup.contains(&word), !stays, "{word} in {setup}");
        }
    }
}

#[test]
fn a_table_tells_who_sits_where() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    guest.patch("/api/v1/me", &json!({ "name": "Ana" }));
    let seats = json!([{ "kind": "bot" }, { "kind": "me" }, { "kind": "person" }, { "kind": "bot", "name": "Hal" }]);
    let id = guest.open(&sanjuan(seats, json!({ "expansion": "on", "governor": "3" })));
    let table = guest.table(&id);
    assert_eq!((&table["id"], &table["game"], &table["state"]), (&json!(id), &json!("sanjuan"), &json!("running")));
    assert_eq!(table["setup"], "players=4 governor=3 expansion=on");
    assert_eq!(table["options"], json!({ "expansion": "on", "governor": "3" }));
    assert_eq!((&table["round"], &table["decider"], &table["your_turn"]), (&json!(1), &json!(2), &json!(true)));
    assert_eq!(table["outcome"], Value::Null);
    assert_eq!(table["commitment"].as_str().unwrap().len(), 64);
    let seats = table["seats"].as_array().unwrap();
    let me = json!({ "name": "Ana", "bot": null, "mine": true, "resigned": false });
    let person = json!({ "name": "Player 3", "bot": null, "mine": true, "resigned": false });
    let hal = json!({ "name": "Hal", "bot": "greedy", "mine": false, "resigned": false });
    assert_eq!(seats[1..], [me, person, hal]);
    assert_eq!(seats[0]["bot"], "greedy");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() as i64;
    assert!((now - table["created"].as_i64().unwrap()).abs() < 60 && table["touched"].as_i64().unwrap() >= now - 60);
}

#[test]
fn the_first_governor_is_drawn_by_lot() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    (0..40).for_each(|_| drop(guest.open(&sanjuan(seats.clone(), json!({})))));
    let tables = guest.get("/api/v1/tables").json();
    let first = |seat: u64| tables.as_array().unwrap().iter().filter(|table| table["decider"] == seat).count();
    assert!(first(0) > 0 && first(1) > 0 && first(0) + first(1) == 40);
}

#[test]
fn nobody_at_a_table_has_the_name_of_another() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "person", "name": "Anton" }, { "kind": "person", "name": "Anton" }, { "kind": "bot" }, { "kind": "bot" }]);
    for _ in 0..10 {
        let id = guest.open(&sanjuan(seats.clone(), json!({})));
        let table = guest.table(&id);
        let names: Vec<_> =
            table["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
        assert_eq!(names[..2], ["Anton", "Anton 2"]);
        assert!(names[2] != "Anton" && names[3] != "Anton" && names[2] != names[3], "{names:?}");
    }
}

#[test]
fn a_numbered_name_is_no_longer_than_others() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let person = json!({ "kind": "person", "name": "abcdefghijklmnopqrstuvwx" });
    let id = guest.open(&sanjuan(json!([person, person, person]), json!({})));
    let names: Vec<_> = guest.table(&id)["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone()).collect();
    assert_eq!(names, ["abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuv 2", "abcdefghijklmnopqrstuv 3"]);
}

#[test]
fn my_tables_are_listed_the_latest_first() {
    let (server, _folder) = start();
    let (mut ana, mut ben) = (server.guest(), server.guest());
    assert_eq!(ana.get("/api/v1/tables").json(), json!([]));
    let ids: Vec<String> = (0..3)
        .map(|_| {
            std::thread::sleep(std::time::Duration::from_millis(5));
            ana.open(&tally(&["me", "person"]))
        })
        .collect();
    let (mut socket, update) = ana.sit(&ids[0], 0);
    socket.play(0, json!([entrepot_server_testing::harness::first(&update)]));
    let listed = ana.get("/api/v1/tables").json();
    let listed: Vec<&str> = listed.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    assert_eq!(listed, [&ids[0], &ids[2], &ids[1]], "what was touched last comes first");
    assert_eq!(ana.get("/api/v1/tables").json()[0], ana.table(&ids[0]));
    assert_eq!(ben.get("/api/v1/tables").json(), json!([]));
}

#[test]
fn whoever_has_no_seat_finds_no_table() {
    let (server, _folder) = start();
    let id = server.guest().open(&tally(&["me", "person"]));
    let mut stranger = server.guest();
    let no = (404, "no_such_table".to_owned());
    for path in [format!("/api/v1/tables/{id}"), format!("/api/v1/tables/{id}/record")] {
        assert_eq!(stranger.get(&path).error(), no);
    }
    assert_eq!(stranger.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null).error(), no);
    assert_eq!(stranger.socket_with(&id, &[]).err(), Some(404));
    for id in ["aaaaaaaaaaaaaaaa", "x", "%00", "..%2f..", "%f0%9f%8e%b2"] {
        assert_eq!(stranger.get(&format!("/api/v1/tables/{id}")).error(), no, "{id}");
    }
}

fn refusal(guest: &mut Guest, table: Value) -> String {
    let answer = guest.post("/api/v1/tables", &table);
    let (status, code) = answer.error();
    assert_eq!(status, 400);
    code
}

#[test]
fn what_is_wrong_with_a_table_is_said() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let two = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let mut no = |table| refusal(&mut guest, table);
    assert_eq!(no(json!({ "game": "chess", "seats": two })), "no_such_game");
    assert_eq!(no(json!({ "game": "sanjuan", "seats": [{ "kind": "me" }] })), "bad_players");
    assert_eq!(no(json!({ "game": "sanjuan", "seats": vec![json!({ "kind": "me" }); 5] })), "bad_players");
    assert_eq!(no(sanjuan(two.clone(), json!({ "colour": "red" }))), "no_such_option");
    assert_eq!(no(sanjuan(two.clone(), json!({ "players": "4" }))), "no_such_option");
    assert_eq!(no(sanjuan(two.clone(), json!({ "expansion": "perhaps" }))), "bad_option");
    assert_eq!(no(sanjuan(two.clone(), json!({ "expansion": "on players=4" }))), "bad_option");
    assert_eq!(no(sanjuan(two.clone(), json!({ "governor": "3" }))), "bad_option");
    assert_eq!(no(sanjuan(json!([{ "kind": "bot" }, { "kind": "bot" }]), json!({}))), "no_person");
    assert_eq!(no(sanjuan(json!([{ "kind": "me" }, { "kind": "me" }]), json!({}))), "two_of_me");
    assert_eq!(no(sanjuan(json!([{ "kind": "me", "bot": "greedy" }, { "kind": "bot" }]), json!({}))), "bad_seat");
    assert_eq!(no(sanjuan(json!([{ "kind": "me", "name": "" }, { "kind": "bot" }]), json!({}))), "bad_name");
    assert_eq!(no(sanjuan(json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]), json!({}))), "no_such_bot");
    assert_eq!(no(sanjuan(json!([{ "kind": "me" }, { "kind": "ghost" }]), json!({}))), "bad_body");
    assert_eq!(no(json!({ "game": "sanjuan", "seats": two, "stakes": 5 })), "bad_body");
    assert_eq!(no(json!({ "game": "sanjuan" })), "bad_body");
    assert_eq!(no(json!([])), "bad_body");
    assert_eq!(guest.get("/api/v1/tables").json(), json!([]), "nothing was opened");
}

#[test]
fn the_text_of_an_error_says_what_would_be_right() {
    let (server, _folder) = start();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let answer = server.guest().post("/api/v1/tables", &sanjuan(seats, json!({ "edition": "third" })));
    let error = &answer.json()["error"];
    assert_eq!(error["text"], "edition is second or first, not “third”");
    assert_eq!(error["detail"], json!({ "option": "edition", "values": ["second", "first"], "some": null }));
}

#[test]
fn bodies_are_json_and_not_too_big() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let json_type = ["content-type: application/json"];
    assert_eq!(guest.send("POST", "/api/v1/tables", &[], b"{}").error(), (415, "not_json".into()));
    assert_eq!(guest.send("POST", "/api/v1/tables", &json_type, b"{oops").error(), (400, "bad_body".into()));
    assert_eq!(guest.send("POST", "/api/v1/tables", &json_type, b"\xff\xfe").error(), (400, "bad_body".into()));
    let big = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    assert_eq!(guest.send("PATCH", "/api/v1/me", &json_type, big.as_bytes()).error(), (413, "too_big".into()));
}

#[test]
fn addresses_and_methods_that_do_not_exist_are_refused() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    assert_eq!(guest.get("/api/v1/nothing").error(), (404, "no_such_route".into()));
    assert_eq!(guest.send("DELETE", "/api/v1/tables", &[], b"").error(), (405, "bad_method".into()));
    let id = guest.open(&tally(&["me", "person"]));
    assert_eq!(guest.get(&format!("/api/v1/tables/{id}/socket")).error(), (400, "not_a_socket".into()));
}

#[test]
fn a_game_that_runs_has_no_record_and_no_rematch() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let runs = (409, "game_runs".to_owned());
    assert_eq!(guest.get(&format!("/api/v1/tables/{id}/record")).error(), runs);
    assert_eq!(guest.post(&format!("/api/v1/tables/{id}/rematch"), &Value::Null).error(), runs);
}

/// Lists need no replay: what was built and what is asked is stored with each step.
#[test]
fn the_list_of_tables_shows_the_cities_and_the_question() {
    let (server, folder) = start();
    let mut guest = server.guest();
    guest.open(&sanjuan(json!([{ "kind": "me" }, { "kind": "person" }]), json!({ "governor": "1" })));
    let row = |guest: &mut Guest| guest.get("/api/v1/tables").json()[0].clone();
    let towns = |guest: &mut Guest| row(guest)["towns"].clone();
    assert_eq!(towns(&mut guest), json!([["indigo_plant"], ["indigo_plant"]]), "everybody begins with one (S2.4)");
    assert_eq!(row(&mut guest)["asks"], "role", "the Governor chooses one (S3.1)");
    server.stop();
    let server = Server::on(folder.path());
    guest.address = server.address;
    assert_eq!(towns(&mut guest), json!([["indigo_plant"], ["indigo_plant"]]));
    assert_eq!(row(&mut guest)["asks"], "role");
}
