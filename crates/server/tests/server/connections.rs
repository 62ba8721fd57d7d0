//! Connections: how many one address may have, and how long they may stay idle.

use entrepot_server::{Config, Front};
use entrepot_server_testing::harness::{Guest, Server, config, tally, trusting};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use tempfile::TempDir;

const MOMENT: Duration = Duration::from_millis(200);

/// Longer than any test takes.
const AGE: Duration = Duration::from_secs(3600);

fn start_with(front: Front) -> (Server, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Server::with(Config { front, ..config(folder.path()) }).unwrap(), folder)
}

fn connected(server: &Server, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.write_all(said.as_bytes()).unwrap();
    stream
}

/// Everything that still arrives until the other side closes the connection.
fn rest(mut stream: TcpStream) -> String {
    let mut rest = String::new();
    stream.read_to_string(&mut rest).expect("the connection is closed");
    rest
}

const REQUEST: &str = "GET /api/v1/games HTTP/1.1\r\nhost: a\r\n\r\n";

#[test]
fn half_sent_requests_are_not_waited_for() {
    let (server, _folder) = start_with(Front { headers: MOMENT, idle: AGE, connections: 1000, ..Front::default() });
    let half = ["", "GET", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nhost: a\r\ncookie: "];
    let open: Vec<_> = (0..300).map(|n| connected(&server, half[n % half.len()])).collect();
    for stream in open {
        assert_eq!(rest(stream), "");
    }
    let mut later = connected(&server, REQUEST);
    later.read_exact(&mut [0; 15]).unwrap();
    later.write_all(b"GET / HTTP/1.1\r\nho").unwrap();
    assert!(rest(later).contains(entrepot_games::names()[0]), "nor is a second one");
}

#[test]
fn idle_connections_are_closed() {
    let (server, _folder) = start_with(Front { headers: AGE, idle: MOMENT, ..Front::default() });
    let answer = rest(connected(&server, REQUEST));
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(!answer.contains("connection: close"), "it could have gone on: {answer}");
}

/// A table may be quiet for long, and an answer may take long.
#[test]
fn what_goes_on_is_not_closed() {
    let (server, _folder) = start_with(Front { headers: MOMENT, idle: MOMENT, ..Front::default() });
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (mut socket, _) = guest.sit(&id, 0);
    let slow = guest.begin("PATCH", "/api/v1/me", 14);
    std::thread::sleep(5 * MOMENT);
    assert_eq!(slow.finish(b"{\"name\":\"Ana\"}").json()["name"], "Ana");
    socket.say(json!({ "type": "ping" }));
    socket.hear_only("pong");
}

#[test]
fn an_address_has_so_many_connections() {
    let (server, _folder) = start_with(Front { connections: 3, ..Front::default() });
    let mut held: Vec<_> = (0..3).map(|_| connected(&server, "")).collect();
    let refused = rest(connected(&server, ""));
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("\"too_many_connections\""), "{refused}");
    held.pop();
    let again = (0..100).any(|_| {
        std::thread::sleep(MOMENT / 4);
        let answer = rest(connected(&server, &REQUEST.replace("host: a", "host: a\r\nconnection: close")));
        answer.starts_with("HTTP/1.1 200")
    });
    assert!(again, "a place that is free can be taken");
}

#[test]
fn sockets_count_as_connections() {
    let (server, _folder) = start_with(Front { connections: 2, ..Front::default() });
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let _sockets = (guest.sit(&id, 0), guest.sit(&id, 0));
    assert!(rest(connected(&server, "")).starts_with("HTTP/1.1 429 "));
}

#[test]
fn a_trusted_proxy_has_as_many_connections_as_it_likes() {
    let (server, _folder) = start_with(Front { connections: 3, ..trusting() });
    let _held: Vec<_> = (0..30).map(|_| connected(&server, "")).collect();
    let mut guest = Guest { address: server.address, cookie: None };
    assert_eq!(guest.get("/api/v1/games").status, 200);
}

/// Requests in progress are answered; idle connections do not hold the server back.
#[test]
fn a_server_that_ends_waits_for_no_silence() {
    let (server, _folder) = start_with(Front { headers: AGE, idle: AGE, ..Front::default() });
    let guest = server.guest();
    let slow = guest.begin("PATCH", "/api/v1/me", 14);
    let mut idle = connected(&server, REQUEST);
    let mut start = [0; 15];
    idle.read_exact(&mut start).unwrap();
    std::thread::sleep(MOMENT);
    let answering = std::thread::spawn(move || {
        std::thread::sleep(2 * MOMENT);
        slow.finish(b"{\"name\":\"Ana\"}")
    });
    server.stop();
    assert_eq!(answering.join().unwrap().json()["name"], "Ana");
    rest(idle);
}
