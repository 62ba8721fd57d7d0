//! A disk that is full for a while. In a process of its own, because the limit on file sizes applies to a process.

#![cfg(target_os = "linux")]

use entrepot_server::{Config, Rate};
use entrepot_server_testing::harness::{Server, Socket, ask_database, config, first, tally};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::{Value, json};
use tokio::signal::unix::{SignalKind, signal};

/// The signal for a file that would exceed the limit; it ends a process that does not handle it.
const TOO_LONG: i32 = 25;

/// Less than the size of the database's log, so that nothing more can be written to it.
const FULL: u64 = 64 * 1024;

/// Sets the largest size that files may have.
fn limit(bytes: Option<u64>) {
    let maximum = getrlimit(Resource::Fsize).maximum;
    setrlimit(Resource::Fsize, Rlimit { current: bytes.or(maximum), maximum }).unwrap();
}

/// Plays a move, or takes it back again. Returns the answer.
fn change(socket: &mut Socket, id: &str, mv: &Value, undo: bool) -> Value {
    let (kind, more) = if undo { ("undo", json!({})) } else { ("step", json!({ "moves": [mv] })) };
    socket.say(socket.request(kind, id, 0, more));
    loop {
        let message = socket.hear();
        if message["id"] == id {
            return message;
        }
    }
}

#[test]
fn what_is_acknowledged_after_a_full_disk_is_stored() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let _listening = runtime.block_on(async { signal(SignalKind::from_raw(TOO_LONG)).unwrap() });
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Config { requests: Rate::new(1e6, 1e6), ..config(folder.path()) }).unwrap();
    let mut guest = server.guest();
    let table = guest.open(&tally(&["me", "person"]));
    let (mut socket, update) = guest.sit(&table, 0);
    let mv = first(&update);
    let (mut acknowledged, mut refused) = (0, 0);
    while acknowledged < 60 {
        let answer = change(&mut socket, &format!("request-{acknowledged}"), &mv, acknowledged % 2 == 1);
        if answer["type"] == "done" {
            acknowledged += 1;
        } else {
            assert_eq!(answer["code"], "storage", "{answer}");
            refused += 1;
        }
        match (acknowledged, refused) {
            (20, 0) => limit(Some(FULL)),
            (20, 3) => limit(None),
            _ => {}
        }
    }
    assert_eq!(refused, 3, "while there is no room nothing is acknowledged, and then it goes on by itself");
    server.crash();
    for n in 0..acknowledged {
        let known = format!("SELECT request_id FROM request WHERE request_id = 'request-{n}'");
        assert!(ask_database(folder.path(), &known).is_some(), "request {n} was acknowledged and is lost");
    }
}
