//! A flood of newcomers, and its effect on everybody else.

use entrepot_server::{Config, Front};
use entrepot_server_testing::harness::{Guest, Server, config, trusting};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

/// Asks from an address, through a trusted proxy. Returns the status.
fn ask(guest: &mut Guest, address: &str) -> u16 {
    guest.send("GET", "/api/v1/me", &[&format!("x-forwarded-for: 6.6.6.6, {address}")], b"").status
}

/// 200 newcomers ask in each second, from 200 addresses, and always before everybody else.
#[test]
fn a_flood_keeps_out_neither_guests_nor_newcomers() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Config { front: trusting(), ..config(folder.path()) }).unwrap();
    let stranger = || Guest { address: server.address, cookie: None };
    let mut known: Vec<_> = (0..50).map(|_| stranger()).collect();
    for (n, guest) in known.iter_mut().enumerate() {
        assert_eq!(ask(guest, &format!("172.16.{n}.1")), 200);
    }
    let mut honest: Vec<_> = (0..20).map(|_| stranger()).collect();
    for second in 0..10 {
        let begun = Instant::now();
        scope(|threads| {
            for part in 0..4 {
                threads.spawn(move || {
                    for n in 0..50 {
                        ask(&mut stranger(), &format!("10.{part}.{n}.1"));
                    }
                });
            }
        });
        for (n, guest) in honest.iter_mut().enumerate().filter(|(_, guest)| guest.cookie.is_none()) {
            let status = ask(guest, &format!("192.0.2.{n}"));
            assert!(status == 200 || status == 429, "{status}");
        }
        for (n, guest) in known.iter_mut().enumerate() {
            assert_eq!(ask(guest, &format!("172.16.{n}.1")), 200, "in second {second}");
        }
        if honest.iter().all(|guest| guest.cookie.is_some()) {
            break;
        }
        sleep(Duration::from_secs(1).saturating_sub(begun.elapsed()));
    }
    let inside = honest.iter().filter(|guest| guest.cookie.is_some()).count();
    assert!(inside >= 18, "{inside} of 20");
}

/// A header that anybody can write counts only from a trusted proxy.
#[test]
fn nobody_asks_in_the_name_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let front = Front::default();
    let server = Server::with(Config { front, ..config(folder.path()) }).unwrap();
    let https = ["x-forwarded-proto: https"];
    let mut guest = Guest { address: server.address, cookie: None };
    let answer = guest.send("GET", "/api/v1/me", &https, b"");
    assert!(answer.header("set-cookie").is_some_and(|cookie| !cookie.contains("Secure")), "{}", answer.head);
    let from = |n: usize| ask(&mut Guest { address: server.address, cookie: None }, &format!("192.0.2.{n}"));
    assert!((0..60).any(|n| from(n) == 429), "all come from one address");
    server.stop();

    let server = Server::with(Config { front: trusting(), ..config(folder.path()) }).unwrap();
    let mut guest = Guest { address: server.address, cookie: None };
    let answer = guest.send("GET", "/api/v1/me", &https, b"");
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.contains("; Secure")), "{}", answer.head);
}
