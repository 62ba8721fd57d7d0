//! Measures how long people wait for the acknowledgement of a move: alone, and while computer players think at eight other tables.
//!
//! ```sh
//! cargo run --release -p entrepot-server --example thinking -- GAME LEVEL
//! ```

use entrepot_server::{Config, Rate};
use entrepot_server_testing::harness::{Guest, Server, config, first};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Tables where computer players think on and on.
const BUSY: usize = 8;

/// People at other tables.
const PEOPLE: usize = 4;

/// Each of them plays a move this often.
const PACE: Duration = Duration::from_millis(100);

/// How long is measured.
const SPAN: Duration = Duration::from_secs(60);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, level] = &arguments[..] else {
        eprintln!(
            "Usage: thinking GAME LEVEL, for example with the name of a game and of its strongest computer player"
        );
        std::process::exit(2);
    };
    let folder = tempfile::tempdir().expect("there is room for a database");
    let config = Config { requests: Rate::new(1e6, 1e6), ..config(folder.path()) };
    let server = Server::with(config).expect("the server starts");
    println!("people alone: {}", measured(&server, game));
    let (ended, thought) = (AtomicBool::new(false), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for guest in guests(&server, BUSY) {
            let (ended, thought) = (&ended, &thought);
            scope.spawn(move || keep_busy(guest, game, level, ended, thought));
        }
        println!("beside {BUSY} tables with {level}: {}", measured(&server, game));
        ended.store(true, Ordering::Relaxed);
    });
    println!("moves of {level} meanwhile: {}", thought.into_inner());
    server.stop();
}

/// How long acknowledgements take while several people play.
fn measured(server: &Server, game: &str) -> String {
    let until = Instant::now() + SPAN;
    let mut waits: Vec<Duration> = std::thread::scope(|scope| {
        let people =
            guests(server, PEOPLE).into_iter().map(|guest| scope.spawn(move || play_until(guest, game, until)));
        let people: Vec<_> = people.collect();
        people.into_iter().flat_map(|person| person.join().expect("a person plays to the end")).collect()
    });
    waits.sort_unstable();
    let millis = |part: usize| waits[(waits.len() - 1) * part / 100].as_secs_f64() * 1e3;
    format!("{} moves, acknowledged after {:.1} ms (p50), {:.1} ms (p99)", waits.len(), millis(50), millis(99))
}

fn guests(server: &Server, number: usize) -> Vec<Guest> {
    (0..number).map(|_| server.guest()).collect()
}

/// Two people at one screen, who play whatever is legal. Returns how long each move took to be acknowledged.
fn play_until(mut guest: Guest, game: &str, until: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    while Instant::now() < until {
        let id = guest.open(&json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "person" }] }));
        let (mut socket, mut update) = guest.sit(&id, 0);
        while let Some(seat) = decider(&update).filter(|_| Instant::now() < until) {
            if update["viewer"] != seat {
                socket.say(json!({ "type": "look", "seat": seat }));
                update = last_update(socket.hear_until("update"));
            }
            std::thread::sleep(PACE);
            let asked = Instant::now();
            let heard = socket.play(seat, json!([first(&update)]));
            waits.push(asked.elapsed());
            update = last_update(heard);
        }
    }
    waits
}

/// A person who answers at once, so that the computer player at the same table thinks nearly all the time.
fn keep_busy(mut guest: Guest, game: &str, level: &str, ended: &AtomicBool, thought: &AtomicU64) {
    while !ended.load(Ordering::Relaxed) {
        let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "bot": level })];
        let id = guest.open(&json!({ "game": game, "seats": seats }));
        let (mut socket, mut update) = guest.sit(&id, 0);
        while let Some(seat) = decider(&update).filter(|_| !ended.load(Ordering::Relaxed)) {
            if seat == 0 {
                update = last_update(socket.play(0, json!([first(&update)])));
            } else {
                let before = version(&update);
                update = last_update(socket.hear_until("update"));
                thought.fetch_add(version(&update) - before, Ordering::Relaxed);
            }
        }
    }
}

fn decider(update: &Value) -> Option<usize> {
    update["message"]["decider"].as_u64().map(|seat| seat as usize)
}

fn version(update: &Value) -> u64 {
    update["message"]["version"].as_u64().expect("an update has a version")
}

fn last_update(heard: Vec<Value>) -> Value {
    heard.into_iter().rfind(|message| message["type"] == "update").expect("a move leads to an update")
}
