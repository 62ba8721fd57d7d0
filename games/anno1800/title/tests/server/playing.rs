//! Anno 1800 at a table: a whole game, plans to pay, what can be chosen before.

use entrepot_anno1800::{Anno1800, Decision, facts};
use entrepot_live::{Record, replay, verify};
use entrepot_server::{Config, Rate};
use entrepot_server_testing::harness::{Guest, Server, Socket, config, start};
use entrepot_table::Game;
use serde_json::{Value, json};

fn anno(seats: Value, options: Value) -> Value {
    json!({ "game": "anno1800", "options": options, "seats": seats })
}

/// Plays the hints of a seat until the game is over. Returns all updates, and the last table.
fn play_hints_to_the_end(socket: &mut Socket, seat: usize, update: Value) -> (Vec<Value>, Value) {
    let mut updates = vec![update];
    loop {
        let mine = updates.last().is_some_and(|update| update["message"]["decider"] == seat);
        if mine {
            socket.ask("hint", seat, Value::Null);
            let hint = socket.hear_only("hint");
            assert_eq!(hint["bot"], "greedy");
            socket.ask("step", seat, json!({ "moves": hint["moves"] }));
        }
        loop {
            let message = socket.hear();
            match message["type"].as_str().unwrap() {
                "update" => updates.push(message),
                "table" => return (updates, message["table"].clone()),
                "done" => break,
                _ => panic!("{message}"),
            }
            if !mine && updates.last().is_some_and(|update| update["message"]["decider"] == seat) {
                break;
            }
        }
    }
}

/// A24.3: a hint keeps the computer's action, and pays as the page proposes.
#[test]
fn a_hint_pays_as_the_page_proposes() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&anno(json!([{ "kind": "me" }, { "kind": "person" }]), json!({ "first": "1" })));
    let (mut seat, mut payments) = (0, 0);
    while payments < 6 {
        let (mut socket, mut update) = guest.sit(&id, seat);
        while update["message"]["decider"] == seat {
            socket.ask("hint", seat, Value::Null);
            let moves = socket.hear_only("hint")["moves"].as_array().unwrap().clone();
            if let Some(proposed) = update["facts"]["payment"]["plan"]["moves"].as_array() {
                assert_eq!(moves[..proposed.len()], proposed[..], "{update}");
                payments += 1;
            }
            socket.play(seat, json!([moves[0]]));
            update = guest.sit(&id, seat).1;
        }
        seat = 1 - seat;
    }
}

#[test]
fn a_whole_game_of_anno_1800() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Config { requests: Rate::new(1e6, 1e6), ..config(folder.path()) }).unwrap();
    let mut guest = server.guest();
    let seats = json!([{ "kind": "bot" }, { "kind": "me" }, { "kind": "bot" }]);
    let id = guest.open(&anno(seats, json!({ "edition": "fr" })));
    let (mut socket, update) = guest.sit(&id, None);
    let (updates, table) = play_hints_to_the_end(&mut socket, 1, update);
    for pair in updates.windows(2) {
        assert_eq!(pair[0]["message"]["version"], pair[1]["message"]["since"], "each goes on where the last one ended");
    }
    let last = updates.last().unwrap();
    assert_eq!((&table["state"], &table["outcome"]), (&json!("finished"), &last["facts"]["outcome"]));
    assert_eq!(last["facts"]["scores"].as_array().unwrap().len(), 3);
    assert_eq!((&last["facts"]["asked"], &last["message"]["legal"]), (&Value::Null, &json!([])));
    let record = guest.get(&format!("/api/v1/tables/{id}/record")).text().parse::<Record<Anno1800>>().unwrap();
    let verified = verify(&record).unwrap();
    assert!(verified.finished);
    assert_eq!(json!(verified.outcome.points), table["outcome"]["points"]);
}

/// A table of two people that begins where one of them has to pay, and could do so in several ways.
struct Paying {
    id: String,
    seat: usize,
    /// How many moves were made before.
    moves: usize,
    record: String,
}

impl Paying {
    fn open(guest: &mut Guest) -> Paying {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/anno1800/2p-recommended.txt");
        let text = std::fs::read_to_string(path).unwrap();
        let game = replay(&text.parse::<Record<Anno1800>>().unwrap()).unwrap();
        let pays = |moves: &usize| {
            let state = game.at(*moves).unwrap();
            let told = facts(&Anno1800::view(&state, Anno1800::decider(&state)));
            told.payment.is_some_and(|payment| payment.plan.lines.iter().any(|line| line.ways.len() > 1))
        };
        let moves = (0..game.len()).find(pays).expect("somebody can choose how to pay");
        let state = game.at(moves).unwrap();
        assert_eq!(state.board().decision(), Decision::Pay);
        let id = guest.open(&Paying::table(&text, moves));
        Paying { id, seat: Anno1800::decider(&state).unwrap().index(), moves, record: text }
    }

    fn table(text: &str, moves: usize) -> Value {
        let seats = json!([{ "kind": "me" }, { "kind": "person" }]);
        json!({ "game": "anno1800", "seats": seats, "record": { "text": text, "moves": moves } })
    }
}

/// Asks for a plan.
fn plan(socket: &mut Socket, seat: usize, wish: Value) -> Value {
    let id = socket.ask("plan", seat, json!({ "wish": wish }));
    let message = socket.hear_only("plan");
    assert_eq!(message["id"], id);
    message["plan"].clone()
}

#[test]
fn other_ways_to_pay_are_planned() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let paying = Paying::open(&mut guest);
    let (mut socket, update) = guest.sit(&paying.id, paying.seat);
    let best = &update["facts"]["payment"]["plan"];
    assert_eq!(plan(&mut socket, paying.seat, json!({ "prefer": "gold", "wishes": [] })), *best);
    for prefer in ["cubes", "tokens"] {
        let other = plan(&mut socket, paying.seat, json!({ "prefer": prefer, "wishes": [] }));
        assert_eq!(
            (&other["prefer"], other["lines"].as_array().unwrap().len()),
            (&json!(prefer), best["lines"].as_array().unwrap().len())
        );
    }
    let choice = |line: &&Value| line["ways"].as_array().unwrap().len() > 1;
    let line = best["lines"].as_array().unwrap().iter().find(choice).unwrap();
    let resource = &line["part"]["resource"];
    for way in line["ways"].as_array().unwrap() {
        let wish = json!({ "prefer": "gold", "wishes": [{ "resource": resource, "by": way["by"] }] });
        let wished = plan(&mut socket, paying.seat, wish);
        let same = wished["lines"].as_array().unwrap().iter().find(|other| other["part"] == line["part"]).unwrap();
        assert_eq!(same["ways"][same["chosen"].as_u64().unwrap() as usize]["by"], way["by"]);
        assert_eq!(wished["totals"]["sum"], way["sum"]);
    }
    assert_eq!(guest.sit(&paying.id, paying.seat).1, update, "nothing was played");
    let heard = socket.play(paying.seat, best["moves"].clone());
    let paid = heard.iter().rfind(|message| message["type"] == "update").unwrap();
    assert_ne!(paid["facts"]["payment"]["object"], update["facts"]["payment"]["object"]);
}

#[test]
fn a_wish_that_cannot_be_fulfilled_gives_no_plan() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let paying = Paying::open(&mut guest);
    let (mut socket, update) = guest.sit(&paying.id, paying.seat);
    let line = &update["facts"]["payment"]["plan"]["lines"][0];
    let import =
        json!({ "resource": line["part"]["resource"], "by": { "trade": { "seat": paying.seat, "price": 1 } } });
    assert_eq!(plan(&mut socket, paying.seat, json!({ "prefer": "gold", "wishes": [import] })), Value::Null);
    let start = guest.open(&Paying::table(&paying.record, 0));
    let (mut socket, update) = guest.sit(&start, 0);
    assert_eq!(update["message"]["decider"], 0);
    assert_eq!(plan(&mut socket, 0, json!({ "prefer": "gold", "wishes": [] })), Value::Null, "nothing is to be paid");
}

#[test]
fn a_wish_that_makes_no_sense_is_refused() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let paying = Paying::open(&mut guest);
    let (mut socket, update) = guest.sit(&paying.id, paying.seat);
    let resource = &update["facts"]["payment"]["plan"]["lines"][0]["part"]["resource"];
    for (wish, words) in [
        (
            json!({ "prefer": "silver", "wishes": [] }),
            "unknown variant `silver`, expected one of `tokens`, `cubes`, `gold`",
        ),
        (json!({ "prefer": "gold" }), "missing field `wishes`"),
        (json!({ "prefer": "gold", "wishes": [{ "resource": "chess", "by": "import" }] }), "chess"),
        (json!({ "prefer": "gold", "wishes": [{ "resource": resource, "by": "magic" }] }), "unknown variant `magic`"),
        (json!({ "prefer": "gold", "wishes": [], "haste": true }), "unknown field `haste`"),
        (Value::Null, "PlanWish"),
    ] {
        socket.ask("plan", paying.seat, json!({ "wish": wish }));
        let refused = socket.hear_only("refused");
        assert_eq!(refused["code"], "bad_wish");
        let text = refused["text"].as_str().unwrap();
        assert!(text.starts_with("this is no wish for a plan of anno1800: ") && text.contains(words), "{text}");
    }
    let right = json!({ "wish": { "prefer": "gold", "wishes": [] } });
    assert_eq!(
        socket.refused("plan", 1 - paying.seat, right.clone()),
        "not_yours",
        "the curtain is down for that seat"
    );
    assert_eq!(
        guest.sit(&paying.id, 1 - paying.seat).0.refused("plan", 1 - paying.seat, right.clone()),
        "not_your_turn"
    );
    assert_eq!(socket.refused("plan", paying.seat, json!({})), "bad_message", "without a wish");
    let over = replay(&paying.record.parse::<Record<Anno1800>>().unwrap()).unwrap().len();
    assert!(over > paying.moves);
    let id = guest.open(&Paying::table(&paying.record, over));
    assert_eq!(guest.sit(&id, 0).0.refused("plan", 0, right), "over");
}

#[test]
fn five_objective_cards_can_be_chosen() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let two = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let games = guest.get("/api/v1/games").json();
    let options = games[1]["options"].as_array().unwrap().clone();
    let option = options.iter().find(|option| option["key"] == "objectives").unwrap();
    assert_eq!((&option["default"], &option["some"]["count"]), (&json!("random"), &json!(5)));
    let cards: Vec<&str> = option["some"]["of"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
    assert_eq!(cards.len(), 20);
    let mut five = ["zoo", "university", "aarhant", "the_editor", "museum"];
    let id = guest.open(&anno(two.clone(), json!({ "objectives": five.join("+") })));
    let (_, update) = guest.sit(&id, 0);
    let mut laid: Vec<&str> = update["message"]["view"]["board"]["objectives"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card.as_str().unwrap())
        .collect();
    laid.sort_unstable();
    five.sort_unstable();
    assert_eq!(laid, five);
    for wrong in [
        "zoo+university+aarhant+the_editor",
        "zoo+university+aarhant+the_editor+museum+the_tourist",
        "zoo+university+aarhant+the_editor+zoo",
        "zoo+university+aarhant+the_editor+casino",
        "zoo+university+aarhant+the_editor+",
        "zoo+university+aarhant+the_editor+museum edition=de",
        "all",
        "",
    ] {
        let answer = guest.post("/api/v1/tables", &anno(two.clone(), json!({ "objectives": wrong })));
        assert_eq!(answer.error(), (400, "bad_option".into()), "{wrong}");
        let text = answer.json()["error"]["text"].as_str().unwrap().to_owned();
        assert!(text.contains("or 5 different ones of") && text.contains("joined by +"), "{text}");
        assert!(text.ends_with(&format!("not “{wrong}”")), "{text}");
        assert_eq!(answer.json()["error"]["detail"]["some"]["count"], 5);
    }
}

#[test]
fn every_value_of_every_option_of_anno_1800_is_one() {
    let (server, _folder) = start();
    let games = server.guest().get("/api/v1/games").json();
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }, { "kind": "bot" }, { "kind": "bot" }]);
    for option in games[1]["options"].as_array().unwrap() {
        let mut guest = server.guest();
        let key = option["key"].as_str().unwrap();
        let values = option["values"].as_array().unwrap();
        assert!(option["default"].is_null() || values.contains(&option["default"]), "{option}");
        for value in values {
            let mut chosen = json!({ "first": "1" });
            chosen[key] = value.clone();
            let id = guest.open(&anno(seats.clone(), chosen.clone()));
            let table = guest.table(&id);
            assert_eq!(table["options"], chosen);
            let word = format!("{key}={}", value.as_str().unwrap());
            let setup = table["setup"].as_str().unwrap();
            assert!(*value != option["default"] || !setup.contains(&word), "the default needs no word: {setup}");
            if key == "edition" && value != "recommended" {
                assert!(setup.contains(&word), "{setup}");
                let (_, update) = guest.sit(&id, 0);
                assert_eq!(update["message"]["view"]["board"]["setup"], setup);
            }
        }
    }
}

#[test]
fn who_begins_is_drawn_by_lot_or_chosen() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let three = json!([{ "kind": "me" }, { "kind": "person" }, { "kind": "person" }]);
    (0..40).for_each(|_| drop(guest.open(&anno(three.clone(), json!({})))));
    let tables = guest.get("/api/v1/tables").json();
    let drawn = |seat: usize| tables.as_array().unwrap().iter().filter(|table| table["decider"] == seat).count();
    assert!(drawn(0) > 0 && drawn(1) > 0 && drawn(2) > 0 && drawn(0) + drawn(1) + drawn(2) == 40);
    let id = guest.open(&anno(three.clone(), json!({ "first": "3" })));
    assert_eq!(guest.table(&id)["decider"], 2);
    let none = guest.post("/api/v1/tables", &anno(three, json!({ "first": "4" })));
    assert_eq!(none.error(), (400, "bad_option".into()), "{}", none.text());
}
