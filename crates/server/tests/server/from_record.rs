//! Tables that go on with a recorded game, from any point of it.

use crate::harness::{Guest, Server, first, start};
use crate::playing::play_to_the_end;
use crate::tally::Tallied;
use entrepot_anno1800::Anno1800;
use entrepot_live::{Live, Record, replay, verify};
use entrepot_sanjuan::SanJuan;
use entrepot_table::{Game, Seat, Seed};
use serde_json::{Value, json};

/// A record of this repository.
fn text(name: &str) -> String {
    let path = format!("{}/../../records/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A table where people have all seats.
fn people(game: &str, seats: usize, text: &str, moves: usize) -> Value {
    let seats = vec![json!({ "kind": "person" }); seats];
    json!({ "game": game, "seats": seats, "record": { "text": text, "moves": moves } })
}

/// Everybody is told what they knew at that point of the game, and nothing can be taken back.
fn is_told<G: Game>(guest: &mut Guest, text: &str, moves: usize) {
    let record: Record<G> = text.parse().unwrap();
    let state = replay(&record).unwrap().at(moves).unwrap();
    let players = G::players(&state);
    let id = guest.open(&people(G::NAME, players, text, moves));
    let table = guest.table(&id);
    assert_eq!(table["setup"], record.setup().to_string());
    assert_eq!((&table["round"], &table["decider"]), (&json!(G::round(&state)), &json!(G::decider(&state))));
    for seat in Seat::all(players).map(Some).chain([None]) {
        let (_, update) = guest.sit(&id, seat.map(Seat::index));
        let message = &update["message"];
        assert_eq!(message["view"], serde_json::to_value(G::view(&state, seat)).unwrap(), "{seat:?} after {moves}");
        assert_eq!((&message["version"], &message["undo"]), (&json!(moves + 1), &json!(0)));
    }
}

#[test]
fn a_table_goes_on_from_any_point_of_a_record() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let anno = text("anno1800/3p-en");
    let moves = anno.parse::<Record<Anno1800>>().unwrap().len();
    for point in [0, 1, 2, moves / 2, moves / 2 + 1, moves - 1, moves] {
        is_told::<Anno1800>(&mut guest, &anno, point);
    }
    let sanjuan = text("sanjuan/4p-random");
    let moves = sanjuan.parse::<Record<SanJuan>>().unwrap().len();
    for point in [0, 1, 50, moves - 2] {
        is_told::<SanJuan>(&mut guest, &sanjuan, point);
    }
}

/// A game of the small game in which everybody takes the first legal move, stopped after so many moves.
fn small(moves: usize) -> String {
    let mut live = Live::<Tallied>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    for _ in 0..moves {
        let seat = live.decider().unwrap();
        let first = live.plan(seat, |_, legal| legal[0])[0];
        live.step(seat, &[first]).unwrap();
    }
    live.settle();
    live.stop().to_string()
}

/// The first seat gives two cards back and draws others. With one card given back it could still think better of it, but not
/// at a table that begins there.
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

/// What is answered to a table of the small game that is wrong: code, text, detail.
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
    let (code, text, _) = no(&self::text("sanjuan/2p-base"), 0);
    assert_eq!((&*code, &*text), ("other_game", "line 2: this is a record of sanjuan, not of tallied"));
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
    let mut table = people("sanjuan", 2, &text("sanjuan/2p-base"), 1);
    table["options"] = json!({ "expansion": "on" });
    assert_eq!(guest.post("/api/v1/tables", &table).error(), (400, "bad_option".into()));
    table["options"] = json!({});
    assert_eq!(guest.post("/api/v1/tables", &table).status, 201);
    table["record"] = json!({ "text": text("sanjuan/2p-base") });
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

/// A record is much to check and to store.
#[test]
fn nobody_opens_tables_from_records_without_end() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let table = people("tallied", 2, &small(4), 4);
    let answers: Vec<u16> = (0..40).map(|_| guest.post("/api/v1/tables", &table).status).collect();
    assert!(answers[..30].iter().all(|status| *status == 201), "{answers:?}");
    assert!(answers[30..].contains(&429), "{answers:?}");
    guest.open(&crate::harness::tally(&["me", "person"]));
}
