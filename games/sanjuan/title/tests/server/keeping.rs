//! How long a record may be.

use entrepot_server_testing::harness::start;
use entrepot_server_testing::records::text as record;
use serde_json::json;

#[test]
fn only_short_records_become_tables() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let seats = vec![json!({ "kind": "person" }); 2];
    let mut refused = |text: &str| {
        let table = json!({ "game": "sanjuan", "seats": seats, "record": { "text": text, "moves": 0 } });
        guest.post("/api/v1/tables", &table).error()
    };
    let text = record("sanjuan/2p-base");
    let too_long = (413, "record_too_long".to_owned());
    let (moves, result) = text.split_at(text.find("result").unwrap());
    assert_eq!(refused(&(moves.to_owned() + &"note long\n".repeat(7000) + result)), too_long, "64 KiB");
    let played = moves.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    let passing = |moves_in_all: usize| moves.to_owned() + &"1 pass\n".repeat(moves_in_all - played) + result;
    assert_eq!(refused(&passing(2001)), too_long);
    assert_eq!(refused(&passing(2000)), (400, "bad_record".into()), "it is read, but nobody can pass there");
}
