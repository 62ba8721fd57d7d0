//! Tables that continue a recorded game from any point.

use entrepot_live::Live;
use entrepot_server_testing::harness::{Guest, Server, first, start};
use entrepot_server_testing::records::{any, people};
use entrepot_server_testing::tally::Tallied;
use entrepot_table::Seed;
use serde_json::{Value, json};

/// A game of the small game in which everybody takes the first legal move, stopped after this many moves.
fn small(moves: usize) -> String {
    let mut live = Live::<Tallied>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    for _ in 0..moves {
        let seat = live.decider().unwrap();
        let first = live.would_play(seat, |_, legal| legal[0])[0];
        live.step(seat, &[first]).unwrap();
    }
    live.settle();
    live.stop();
    live.record().to_string()
}

/// The first seat gives two cards back and draws others. With one card given back it could still change its mind, but not at
/// a table that begins there.
#[test]
fn only_what_was_played_at_the_table_can_be_taken_back() {
    let (mut server, folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&people("tallied", 2, &small(2), 1));
    let (_, before) = guest.sit(&id, 0);
    assert_ne!(before["message"]["view"]["own"]["held"], Value::Null, "a card is given back already");
    for _ in 0..2 {
        let (mut socket, update) = guest.sit(&id, 0);
        assert_eq!(update, before);
        for kind in ["undo", "reset"] {
            assert_eq!(socket.refused(kind, 0, json!({})), "nothing_to_undo");
        }
        server.stop();
        server = Server::on(folder.path());
        guest.address = server.address;
    }
    let id = guest.open(&people("tallied", 2, &small(2), 2));
    let (mut socket, update) = guest.sit(&id, 0);
    socket.play(0, json!([first(&update)]));
    let asked = socket.ask("undo", 0, json!({}));
    socket.hear_done(&asked);
    assert_eq!(socket.refused("undo", 0, json!({})), "nothing_to_undo", "what is new was taken back");
    assert_eq!(guest.sit(&id, 0).1, update);
}

/// The answer to an invalid table of the small game: code, text, detail.
fn refused(guest: &mut Guest, text: &str, moves: usize) -> (String, String, Value) {
    let answer = guest.post("/api/v1/tables", &people("tallied", 2, text, moves));
    assert_eq!(answer.status, 400, "{}", answer.text());
    let error = &answer.json()["error"];
    (error["code"].as_str().unwrap().into(), error["text"].as_str().unwrap().into(), error["detail"].clone())
}

#[test]
fn what_is_wrong_with_a_record_is_said() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let good = small(4);
    let mut no = |text: &str, moves: usize| refused(&mut guest, text, moves);
    let (code, text, detail) = no("Dear diary", 0);
    assert_eq!((&*code, detail), ("not_a_record", json!({ "line": 1 })));
    assert!(text.contains("begins with “entrepot record 1”"), "{text}");
    assert_eq!(no("", 0).0, "not_a_record");
    assert_eq!(no(&good.replace("record 1", "record 7"), 0).0, "not_a_record");
    let (game, other) = any();
    let (code, text, _) = no(&other, 0);
    assert_eq!((&*code, text), ("other_game", format!("line 2: this is a record of {game}, not of tallied")));
    let (code, text, detail) = no(&good, 5);
    assert_eq!((&*code, detail), ("bad_moves", json!({ "moves": 4 })));
    assert!(text.contains("has 4 moves"), "{text}");
    let (code, text, detail) = no(&good.replace("players=2", "players=3"), 0);
    assert_eq!(code, "bad_record", "with other cards the moves are others: {text} {detail}");
    let spoiled = good.replace("unfinished points 0", "unfinished points 9");
    assert_ne!(spoiled, good);
    let (code, text, detail) = no(&spoiled, 1);
    assert_eq!((&*code, &detail["line"]), ("bad_record", &json!(spoiled.lines().count())));
    assert!(text.contains("not with “points 9"), "{text}");
    let cut = &good[..good.rfind("unfinished").unwrap()];
    assert_eq!(no(cut, 1).0, "bad_record", "the end is missing");
    let (code, text, _) = no(&running(), 1);
    assert!(code == "bad_record" && text.contains("its seed is secret"), "{code}: {text}");
    assert_eq!(guest.get("/api/v1/tables").json(), json!([]), "nothing was opened");
}

/// A record without its seed.
fn running() -> String {
    Live::<Tallied>::begin("players=2".parse().unwrap(), Seed::from_number(1), "").record().to_string()
}

#[test]
fn a_record_goes_with_its_seats_rules_and_options_only() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let answer = guest.post("/api/v1/tables", &people("tallied", 3, &small(4), 1));
    assert_eq!(answer.error(), (400, "bad_players".into()));
    assert_eq!(answer.json()["error"]["detail"], json!({ "players": [2] }));
    let other = small(4).replace("rules 1", "rules 99");
    let answer = guest.post("/api/v1/tables", &people("tallied", 2, &other, 1));
    assert_eq!(answer.error(), (409, "other_rules".into()));
    let (game, text) = any();
    let mut table = people(game, 2, &text, 1);
    let option = guest.get("/api/v1/games").json()[0]["options"][0].clone();
    table["options"] = json!({ option["key"].as_str().unwrap(): option["values"][0] });
    assert_eq!(guest.post("/api/v1/tables", &table).error(), (400, "bad_option".into()));
    table["options"] = json!({});
    assert_eq!(guest.post("/api/v1/tables", &table).status, 201);
    table["record"] = json!({ "text": text });
    assert_eq!(guest.post("/api/v1/tables", &table).error(), (400, "bad_body".into()), "how many moves?");
}

/// Notes do not change a game.
#[test]
fn a_record_may_be_long_but_not_without_end() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let long = |notes: usize| small(4).replace("unfinished", &("note long\n".repeat(notes) + "unfinished"));
    let body = |notes: usize| people("tallied", 2, &long(notes), 4).to_string().into_bytes();
    let mut post = |body: &[u8]| guest.send("POST", "/api/v1/tables", &["content-type: application/json"], body);
    assert!(long(6_500).len() < 64 * 1024 && long(6_600).len() > 64 * 1024);
    assert_eq!(post(&body(6_500)).status, 201);
    let answer = post(&body(6_600));
    assert_eq!(answer.error(), (413, "record_too_long".into()));
    assert!(answer.text().contains("65536 bytes"), "{}", answer.text());
    assert_eq!(post(&body(20_000)).error(), (413, "too_big".into()), "nor is a body read without end");
}

/// A record is expensive to check and to store.
#[test]
fn nobody_opens_tables_from_records_without_end() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let table = people("tallied", 2, &small(4), 4);
    let answers: Vec<u16> = (0..40).map(|_| guest.post("/api/v1/tables", &table).status).collect();
    assert!(answers[..30].iter().all(|status| *status == 201), "{answers:?}");
    assert!(answers[30..].contains(&429), "{answers:?}");
    guest.open(&entrepot_server_testing::harness::tally(&["me", "person"]));
}
