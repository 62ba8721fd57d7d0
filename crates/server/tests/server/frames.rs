//! Violations of the WebSocket protocol end the connection, with the close code of RFC 6455.

use entrepot_server_testing::harness::{Socket, start, tally};
use serde_json::json;

/// A frame as a client sends it, with an all-zero mask.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        short @ ..126 => bytes.push(0x80 | short as u8),
        long @ ..0x1_0000 => bytes.extend([0x80 | 126, (long >> 8) as u8, long as u8]),
        longest => {
            bytes.push(0x80 | 127);
            bytes.extend((longest as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

/// The code with which the server closes the connection after these bytes.
fn closed_after(bytes: &[u8], mut socket: Socket) -> Option<u16> {
    socket.say_raw(bytes);
    assert_eq!(socket.try_hear(), None);
    socket.closed
}

#[test]
fn a_frame_against_the_rules_gets_a_close_code() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    let (text, last, bytes, ping, close) = (0x81, 0x80, 0x82, 0x89, 0x88);
    let pieces = [frame(0x02, &[0; 200_000]), frame(last, &[0; 200_000])].concat();
    for (what, sent, code) in [
        ("reserved bits", frame(0x40 | text, b"{}"), 1002),
        ("no mask", vec![text, 2, b'{', b'}'], 1002),
        ("an unknown kind", frame(0x83, b"{}"), 1002),
        ("an unknown kind of control", frame(0x8b, b""), 1002),
        ("the end of nothing", frame(last, b"{}"), 1002),
        ("a ping in pieces", frame(0x09, b""), 1002),
        ("a ping that is too long", frame(ping, &[0; 126]), 1002),
        ("a close code of one byte", frame(close, &[3]), 1002),
        ("a close code that nobody may send", frame(close, &[3, 237]), 1002),
        ("a reason that is no text", frame(close, &[3, 232, 0xff]), 1007),
        ("a text that is none", frame(text, &[0xff, 0xfe]), 1007),
        ("far too long", frame(bytes, &[0; 300_000]), 1009),
        ("far too long, as it says", frame(bytes, &[0; 300_000])[..14].to_vec(), 1009),
        ("far too long, in pieces", pieces, 1009),
    ] {
        assert_eq!(closed_after(&sent, guest.socket(&id)), Some(code), "{what}");
    }
    let (mut socket, _) = guest.sit(&id, 0);
    socket.say(json!({ "type": "ping" }));
    socket.hear_only("pong");
}

#[test]
fn whoever_says_goodbye_is_answered() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id = guest.open(&tally(&["me", "person"]));
    assert_eq!(closed_after(&frame(0x88, &[3, 232]), guest.socket(&id)), Some(1000));
}
