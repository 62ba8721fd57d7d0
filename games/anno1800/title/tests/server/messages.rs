//! Long messages.

use entrepot_server_testing::harness::start;
use serde_json::json;

#[test]
fn long_messages_are_packed_for_whoever_can_unpack_them() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let id =
        guest.open(&json!({ "game": "anno1800", "options": {}, "seats": [{ "kind": "me" }, { "kind": "person" }] }));
    let asked = ("sec-websocket-protocol", "entrepot.deflate");
    let sockets = [guest.socket(&id), guest.socket_with(&id, &[asked]).unwrap()];
    let [plain, packed] = sockets.map(|mut socket| {
        socket.say(json!({ "type": "since", "version": 0, "look": 0 }));
        let hello = (socket.hear_text().unwrap(), socket.weight);
        (hello, (socket.hear_text().unwrap(), socket.weight))
    });
    let texts = |(hello, update): &((String, usize), (String, usize))| [hello.0.clone(), update.0.clone()];
    assert_eq!(texts(&plain), texts(&packed));
    let [(hello, update), (short, small)] = [plain, packed].map(|(hello, update)| (hello.1, update.1));
    assert_eq!(short, hello, "a short message stays as it is");
    assert!(update > 20_000 && small < update / 8, "{small} of {update} bytes");
}
