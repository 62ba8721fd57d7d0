//! Faults under load: everything acknowledged must be there afterwards. Started by `cargo xtask faults`.
//!
//! `faults disk PROGRAM FOLDER SECONDS` starts `PROGRAM serve` on a folder that is a small file system of its own, lets
//! guests play, repeatedly fills and frees the file system, and ends the server alternately by SIGKILL and SIGTERM. Then it
//! compares every acknowledged request with the database.

use entrepot_server_testing::harness::{Guest, Socket, ask_database, database_file};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

/// How many people play at once.
const PEOPLE: usize = 8;

/// How long the disk stays full, and how long there is room again.
const SPELL: Duration = Duration::from_millis(1500);

/// How many requests are sent at one table: the server does not remember many more (see docs/protocol.md).
const REQUESTS: usize = 60;

/// How often the server is ended.
const ROUNDS: usize = 4;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [fault, program, folder, seconds] = words.as_slice() else { usage() };
    let (Ok(seconds), "disk") = (seconds.parse(), fault.as_str()) else { usage() };
    let lost = disk(Path::new(program), Path::new(folder), Duration::from_secs(seconds));
    std::process::exit(i32::from(lost));
}

fn usage() -> ! {
    eprintln!("Usage: faults disk PROGRAM FOLDER SECONDS");
    std::process::exit(2)
}

/// Counters shared by all threads.
#[derive(Default)]
struct Tally {
    acknowledged: AtomicUsize,
    troubled: AtomicUsize,
    filled: AtomicUsize,
}

/// What was acknowledged to one person: the tables, each with its requests.
#[derive(Default)]
struct Told(Vec<(String, Vec<String>)>);

/// Returns whether something was lost, or nothing was tried.
fn disk(program: &Path, folder: &Path, length: Duration) -> bool {
    let tally = Tally::default();
    let mut lost = 0;
    for round in 0..ROUNDS {
        let mut server = Server::start(program, folder);
        let end = Instant::now() + length / ROUNDS as u32;
        let told: Vec<Told> = scope(|threads| {
            threads.spawn(|| fill_and_free(folder, end, &tally));
            let people: Vec<_> = (0..PEOPLE).map(|_| threads.spawn(|| play(server.address, end, &tally))).collect();
            people.into_iter().map(|person| person.join().expect("nobody who plays fails")).collect()
        });
        server.end(if round % 2 == 0 { "KILL" } else { "TERM" });
        lost += told.iter().map(|told| told.missing(folder)).sum::<usize>();
    }
    let Tally { acknowledged, troubled, filled } = &tally;
    let [acknowledged, troubled, filled] = [acknowledged, troubled, filled].map(|count| count.load(Relaxed));
    println!("{acknowledged} acknowledged, {troubled} refused by a full disk, filled {filled} times, {lost} lost");
    if troubled == 0 {
        println!("the disk was never full for anybody: nothing was tried");
    }
    lost > 0 || troubled == 0
}

/// A server in a process of its own.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Server {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--keep-free", "0", "--data"]).arg(folder);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the server starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut line).expect("the server says where it listens");
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        Server { child, address: address.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    fn end(&mut self, signal: &str) {
        let sent = Command::new("kill").arg(format!("-{signal}")).arg(self.child.id().to_string()).status();
        assert!(sent.is_ok_and(|status| status.success()), "the server still ran");
        self.child.wait().expect("the server ends");
    }
}

/// Alternately fills the file system to the last byte and frees it.
fn fill_and_free(folder: &Path, end: Instant, tally: &Tally) {
    let filler: PathBuf = folder.join("filler");
    sleep(SPELL);
    while Instant::now() < end {
        let mut file = std::fs::File::create(&filler).expect("the file that fills the disk can be made");
        let until = Instant::now() + SPELL;
        while Instant::now() < until {
            // Also takes room that the server frees in the meantime.
            while file.write_all(&[0; 4096]).is_ok() {}
            sleep(Duration::from_millis(2));
        }
        std::fs::remove_file(&filler).expect("it can be removed");
        tally.filled.fetch_add(1, Relaxed);
        sleep(SPELL);
    }
}

/// Plays game after game as the client does: requests that may not have been stored are sent again.
fn play(address: SocketAddr, end: Instant, tally: &Tally) -> Told {
    let mut told = Told::default();
    let Some(mut guest) = until(end, || newcomer(address)) else { return told };
    let seats = json!([{ "kind": "me" }, { "kind": "bot" }]);
    while Instant::now() < end {
        let opened = until(end, || {
            let answer = guest.post("/api/v1/tables", &json!({ "game": entrepot_games::names()[0], "seats": seats }));
            (answer.status == 201).then(|| answer.json()["id"].as_str().map(str::to_owned)).flatten()
        });
        let Some(id) = opened else { break };
        told.0.push((id.clone(), Vec::new()));
        let acknowledged = &mut told.0.last_mut().expect("it was just added").1;
        play_table(&guest, &id, end, tally, acknowledged);
    }
    told
}

fn newcomer(address: SocketAddr) -> Option<Guest> {
    let mut guest = Guest { address, cookie: None };
    (guest.get("/api/v1/me").status == 200).then_some(guest)
}

/// Retries until it works or the time is up.
fn until<T>(end: Instant, mut attempt: impl FnMut() -> Option<T>) -> Option<T> {
    while Instant::now() < end {
        if let Some(done) = attempt() {
            return Some(done);
        }
        sleep(Duration::from_millis(200));
    }
    None
}

fn play_table(guest: &Guest, id: &str, end: Instant, tally: &Tally, acknowledged: &mut Vec<String>) {
    let Some(mut socket) = until(end, || guest.socket_with(id, &[]).ok()) else { return };
    socket.say(json!({ "type": "since", "version": 0, "look": 0 }));
    // The latest position, and the pending request.
    let (mut latest, mut asked): (Value, Option<Value>) = (Value::Null, None);
    while Instant::now() < end && acknowledged.len() < REQUESTS {
        let Some(message) = socket.try_hear() else { return };
        match message["type"].as_str().unwrap_or_default() {
            "update" => latest = message["message"].clone(),
            "done" => {
                asked = None;
                acknowledged.push(message["id"].as_str().unwrap_or_default().to_owned());
                tally.acknowledged.fetch_add(1, Relaxed);
            }
            "refused" => {
                // The table has moved on: ask for its current state.
                (latest, asked) = (Value::Null, None);
                socket.say(json!({ "type": "look", "seat": 0 }));
            }
            "error" => trouble(&mut socket, &message, asked.as_ref(), tally),
            "table" if message["table"]["state"] == "finished" => return,
            _ => {}
        }
        if asked.is_none() && latest["decider"] == 0 {
            let id = format!("request-{}", acknowledged.len());
            let step = socket.request("step", &id, 0, json!({ "moves": [latest["legal"][0]["move"]] }));
            socket.say(asked.insert(step).clone());
        }
    }
}

fn trouble(socket: &mut Socket, message: &Value, asked: Option<&Value>, tally: &Tally) {
    if message["code"] == "storage" {
        tally.troubled.fetch_add(1, Relaxed);
    }
    sleep(Duration::from_millis(100));
    if let Some(asked) = asked {
        socket.say(asked.clone());
    }
}

impl Told {
    /// How many acknowledged requests are missing from the database.
    fn missing(&self, folder: &Path) -> usize {
        assert!(database_file(folder).exists());
        let lost = |(table, ids): &(String, Vec<String>)| {
            let known = |id: &String| {
                let found =
                    format!("SELECT request_id FROM request WHERE table_id = '{table}' AND request_id = '{id}'");
                ask_database(folder, &found).is_some()
            };
            ids.iter().filter(|id| !known(id)).inspect(|id| println!("lost: {id} at table {table}")).count()
        };
        self.0.iter().map(lost).sum()
    }
}
