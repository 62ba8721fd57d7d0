//! Makes the databases that later versions must be able to open: one SQLite, one PostgreSQL.
//!
//! Run it before each release, on the code that is released, and commit what it writes:
//!
//! ```sh
//! cargo run -p entrepot-server --example keep_database -- crates/server/tests/databases/0.1.0
//! ```
//!
//! `tests/server/kept.rs` opens every folder there and continues each game.

use entrepot_server::{Config, Rate};
use entrepot_server_testing::harness::{Guest, Server, config, database_file};
use entrepot_server_testing::postgres::Postgres;
use entrepot_server_testing::records;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn main() {
    let Some(folder) = std::env::args().nth(1).map(PathBuf::from) else {
        eprintln!("Usage: keep_database FOLDER");
        std::process::exit(2);
    };
    keep_sqlite(&folder.join("sqlite"));
    keep_postgres(&folder.join("postgres"));
}

fn keep_sqlite(folder: &Path) {
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let work = tempfile::tempdir().expect("a folder for the server");
    let kept = fill(&Config { requests: Rate::new(1e6, 1e6), luck: Some(1), ..config(work.path()) });
    // The server has ended, so everything is in this one file.
    std::fs::copy(database_file(work.path()), folder.join("entrepot.db")).expect("the database can be copied");
    write_down(folder, &kept);
}

fn keep_postgres(folder: &Path) {
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let postgres = Postgres::start();
    let work = tempfile::tempdir().expect("a folder for the server");
    let config = config(work.path());
    let kept = fill(&Config { database: Some(postgres.url()), requests: Rate::new(1e6, 1e6), luck: Some(2), ..config });
    std::fs::write(folder.join("dump.sql"), dump(&postgres)).expect("the dump can be written");
    write_down(folder, &kept);
}

/// Everything in the database, as statements that `psql` of any version can read.
fn dump(postgres: &Postgres) -> String {
    let mut command = postgres.command("pg_dump");
    let output = command.args(["--inserts", "--no-owner", "--dbname", &postgres.url()]).output();
    let output = output.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("a dump is text");
    // Lines for psql itself differ between versions, and comments are not needed.
    let statement = |line: &&str| !line.starts_with("--") && !line.starts_with('\\') && !line.is_empty();
    text.lines().filter(statement).map(|line| format!("{line}\n")).collect()
}

fn write_down(folder: &Path, kept: &Value) {
    let text = serde_json::to_string_pretty(kept).expect("it is JSON");
    std::fs::write(folder.join("kept.json"), text + "\n").expect("the list can be written");
}

/// Plays a little of everything, and describes the result.
fn fill(config: &Config) -> Value {
    let server = Server::with(config.clone()).expect("the server starts");
    // A guest who never sat down.
    server.guest();
    let mut guest = server.guest();
    guest.patch("/api/v1/me", &json!({ "name": "Zoë", "language": "it" }));
    let mut tables = Vec::new();
    let games = guest.get("/api/v1/games").json();
    for game in entrepot_games::names() {
        let options = unusual(&games, game);
        let mut keep = |what: &str, id: String, guest: &mut Guest| tables.push(describe(what, &id, guest));
        let id = running(&mut guest, game, &json!({}));
        keep("running, with open moves", id, &mut guest);
        let id = running(&mut guest, game, &options);
        keep("running with options, with open moves", id, &mut guest);
        let id = hotseat(&mut guest, game);
        keep("hotseat", id, &mut guest);
        let id = given_up(&mut guest, game);
        keep("one seat given up", id, &mut guest);
        let id = stopped(&mut guest, game);
        keep("stopped", id, &mut guest);
        let id = from_record(&mut guest, game);
        keep("begun from a record, with open moves", id, &mut guest);
        let id = finished(&mut guest, game);
        keep("finished", id, &mut guest);
    }
    let cookie = guest.cookie.clone();
    server.stop();
    json!({ "cookie": cookie, "name": "Zoë", "tables": tables })
}

/// What everybody may know of a table, and how far each seat of the guest is.
fn describe(what: &str, id: &str, guest: &mut Guest) -> Value {
    let table = guest.table(id);
    let seats = table["seats"].as_array().unwrap().iter().enumerate();
    let own = seats.filter(|(_, seat)| seat["mine"] == true && seat["resigned"] == false).map(|(n, _)| n);
    let own: Vec<usize> = own.collect();
    let decider = table["decider"].as_u64().map(|seat| seat as usize).filter(|seat| own.contains(seat));
    let (_, update) = guest.sit(id, decider.or(own.first().copied()));
    json!({
        "what": what,
        "id": id,
        "game": table["game"],
        "state": table["state"],
        "round": table["round"],
        "decider": table["decider"],
        "outcome": table["outcome"],
        "seats": table["seats"],
        "version": update["message"]["version"],
        "open": update["message"]["undo"],
    })
}

fn running(guest: &mut Guest, game: &str, options: &Value) -> String {
    let seats = json!([{ "kind": "bot" }, { "kind": "me" }]);
    let id = guest.open(&json!({ "game": game, "options": options, "seats": seats }));
    guest.play_hints(&id, &[1], 40);
    leave_open(guest, &id, &[1]);
    id
}

fn hotseat(guest: &mut Guest, game: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "person" }, { "kind": "person", "name": "Łucja" }]);
    let id = guest.open(&json!({ "game": game, "seats": seats }));
    guest.play_hints(&id, &[0, 1, 2], 30);
    id
}

fn given_up(guest: &mut Guest, game: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "person" }, { "kind": "bot" }]);
    let id = guest.open(&json!({ "game": game, "seats": seats }));
    guest.play_hints(&id, &[0, 1], 20);
    resign(guest, &id, 1);
    guest.play_hints(&id, &[0], 10);
    // The computer players have had their turns: nothing more happens by itself.
    guest.awaited(&id, &[0]);
    id
}

fn stopped(guest: &mut Guest, game: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let id = guest.open(&json!({ "game": game, "seats": seats }));
    guest.play_hints(&id, &[0], 15);
    resign(guest, &id, 0);
    id
}

fn from_record(guest: &mut Guest, game: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "person" }, { "kind": "person" }]);
    let id = guest.open(&json!({ "game": game, "seats": seats, "record": part(game, 3, 50) }));
    leave_open(guest, &id, &[0, 1, 2]);
    id
}

/// A non-default value for each option, except for who begins.
fn unusual(games: &Value, game: &str) -> Value {
    let told = games.as_array().and_then(|games| games.iter().find(|one| one["name"] == game)).expect("it is offered");
    let options = told["options"].as_array().expect("a list").iter().filter(|option| !option["default"].is_null());
    let other =
        |option: &Value| option["values"].as_array()?.iter().find(|value| **value != option["default"]).cloned();
    options.filter_map(|option| Some((option["key"].as_str()?.to_owned(), other(option)?))).collect()
}

/// The first `hundredths` hundredths of a game from the repository for this many players.
fn part(game: &str, players: usize, hundredths: usize) -> Value {
    let text = records::of(game, players);
    json!({ "moves": records::moves(&text) * hundredths / 100, "text": text })
}

fn finished(guest: &mut Guest, game: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    let id = guest.open(&json!({ "game": game, "seats": seats, "record": part(game, 2, 90) }));
    guest.play_hints(&id, &[0], usize::MAX);
    assert_eq!(guest.table(&id)["state"], "finished");
    id
}

fn resign(guest: &mut Guest, id: &str, seat: usize) {
    let (mut socket, _) = guest.sit(id, seat);
    let asked = socket.ask("resign", seat, json!({}));
    socket.hear_done(&asked);
}

/// Plays until something can be taken back.
fn leave_open(guest: &mut Guest, id: &str, seats: &[usize]) {
    for _ in 0..200 {
        guest.play_hints(id, seats, 1);
        let table = guest.table(id);
        let Some(seat) = table["decider"].as_u64().map(|seat| seat as usize) else { break };
        if seats.contains(&seat) && guest.sit(id, seat).1["message"]["undo"] != 0 {
            return;
        }
    }
    panic!("nothing can be taken back at table {id}");
}
