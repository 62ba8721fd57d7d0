//! The setup as text: every option, its default, and what is wrong with a wrong one (W2.1, W2.4).

use entrepot_table::{Seat, Setup as _, SetupError};
use entrepot_wharves::Setup;

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error: SetupError| panic!("{text}: {error}"))
}

fn error(text: &str) -> String {
    text.parse::<Setup>().expect_err(text).to_string()
}

/// W2.1, W2.4: nothing but the number of players is needed.
#[test]
fn the_default_is_the_recommended_game() {
    let plain = setup("players=3");
    assert_eq!(plain, Setup::recommended(3));
    assert_eq!((plain.players(), plain.first(), plain.rounds()), (3, Seat::new(0), 8));
    assert_eq!(setup("first=1 rounds=8 players=3").to_string(), "players=3");
}

#[test]
fn every_option_reads_as_it_is_written() {
    for text in ["players=2", "players=4 first=4", "players=2 rounds=6", "players=3 first=2 rounds=10"] {
        assert_eq!(setup(text).to_string(), text);
        let json = serde_json::to_string(&setup(text)).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup(text));
    }
    assert!(serde_json::from_str::<Setup>("\"players=7\"").is_err());
    assert_eq!(Setup::keys(), ["players", "first", "rounds"]);
}

/// Every value that people are shown can be chosen; where lots decide, nothing is set.
#[test]
fn every_value_that_is_shown_can_be_set() {
    for option in Setup::options() {
        for value in &option.values {
            assert_eq!(setup("players=4").set(option.key, value), Ok(()), "{} {value}", option.key);
        }
        assert_eq!((option.by_lot, option.default.is_none()), (option.key == "first", option.key == "first"));
    }
}

#[test]
fn what_is_wrong_is_told() {
    for wrong in ["", "rounds=8", "players", "players=1", "players=5", "players=two", "players=-2"] {
        assert!(error(wrong).contains("2 to 4"), "{wrong}: {}", error(wrong));
    }
    for wrong in ["players=3 first=4", "players=3 first=0", "players=3 first=x", "players=2 first"] {
        assert!(error(wrong).contains("first is the seat that begins"), "{wrong}: {}", error(wrong));
    }
    for wrong in ["players=2 rounds=7", "players=2 rounds=08", "players=2 rounds=+8", "players=2 rounds"] {
        assert!(error(wrong).contains("rounds is 6, 8 or 10"), "{wrong}: {}", error(wrong));
    }
    assert!(error("players=2 colour=blue").contains("players, first, rounds"));
    assert!(error("players=2 players=2").contains("twice"));
}

/// W2.4: changing the number of players later keeps whoever begins at the table.
#[test]
fn whoever_begins_stays_at_the_table() {
    let mut four = setup("players=4 first=4");
    assert!(four.set("players", "3").is_err());
    assert_eq!(four.players(), 4);
    four.set("first", "3").unwrap();
    four.set("players", "3").unwrap();
    assert_eq!(four.to_string(), "players=3 first=3");
}
