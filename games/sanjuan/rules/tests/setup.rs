//! The setup as text: every option, its default, and what is wrong with a wrong one.

use entrepot_sanjuan::{ChapelSecrecy, Edition, GoldMineTakes, GuardRoomLimit, Setup};
use entrepot_table::contract::assert_setup_is_told;
use entrepot_table::{Seat, Setup as _, SetupError};

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error: SetupError| panic!("{text}: {error}"))
}

fn error(text: &str) -> String {
    text.parse::<Setup>().expect_err(text).to_string()
}

/// Nothing but the number of players is needed; everything else is as in the rulebook (Q37, Q14, Q15, Q2, Q24).
#[test]
fn the_default_is_the_rulebooks_game() {
    let plain = setup("players=3");
    assert_eq!(plain, Setup::new(3).unwrap());
    assert_eq!((plain.players(), plain.governor()), (3, Seat::new(0)));
    assert_eq!(plain.edition, Edition::Second);
    assert!(!plain.expansion && !plain.starting_variant && !plain.customs_good_in_tie);
    assert_eq!(plain.gold_mine, None);
    assert_eq!(plain.gold_mine_takes(), GoldMineTakes::Lowest);
    assert_eq!(plain.chapel_secrecy, ChapelSecrecy::HideCount);
    assert_eq!(plain.guard_room_limit, GuardRoomLimit::WhileInPlay);
}

/// Every option is read, and written again where it differs from the default.
#[test]
fn every_option_reads_as_it_is_written() {
    let all = "players=4 governor=3 edition=first expansion=on starting_variant=on gold_mine=lowest \
               customs_good_in_tie=on chapel_secrecy=show_count guard_room_limit=always_with_expansion";
    let read = setup(all);
    assert_eq!((read.players(), read.governor()), (4, Seat::new(2)));
    assert_eq!(read.edition, Edition::First);
    assert!(read.expansion && read.starting_variant && read.customs_good_in_tie);
    assert_eq!(read.gold_mine, Some(GoldMineTakes::Lowest));
    assert_eq!(read.chapel_secrecy, ChapelSecrecy::ShowCount);
    assert_eq!(read.guard_room_limit, GuardRoomLimit::AlwaysWithExpansion);
    assert_eq!(read.to_string(), all);
    for word in all.split(' ').skip(1) {
        let text = format!("players=4 {word}");
        assert_eq!(setup(&text).to_string(), text);
        assert_ne!(setup(&text), setup("players=4"));
    }
}

/// What is said as by default is not written, in whatever order it stands; switches also take true and false.
#[test]
fn defaults_are_left_out() {
    let same = "edition=second expansion=off starting_variant=false governor=1 customs_good_in_tie=off \
                chapel_secrecy=hide_count guard_room_limit=while_in_play players=2";
    assert_eq!(setup(same).to_string(), "players=2");
    assert_eq!(setup("expansion=true players=2").to_string(), "players=2 expansion=on");
    assert_eq!(setup("players=2 gold_mine=any").to_string(), "players=2 gold_mine=any");
}

/// The Gold mine follows the edition unless the option says otherwise (Q37, Q24).
#[test]
fn the_gold_mine_follows_edition_and_option() {
    assert_eq!(setup("players=2 edition=first").gold_mine_takes(), GoldMineTakes::Any);
    assert_eq!(setup("players=2 edition=first gold_mine=lowest").gold_mine_takes(), GoldMineTakes::Lowest);
    assert_eq!(setup("players=2 gold_mine=any").gold_mine_takes(), GoldMineTakes::Any);
}

/// Two to four play, and the first Governor sits among them (S2.1).
#[test]
fn players_and_governor_must_fit() {
    for wrong in ["", "expansion=on", "players", "players=", "players=1", "players=5", "players=two", "players=-2"] {
        assert!(error(wrong).contains("2 to 4"), "{wrong}: {}", error(wrong));
    }
    assert!(Setup::new(1).is_err() && Setup::new(5).is_err() && Setup::new(0).is_err());
    for wrong in ["players=3 governor=4", "players=3 governor=0", "players=3 governor=x", "players=2 governor=3"] {
        assert!(error(wrong).contains("governor"), "{wrong}: {}", error(wrong));
    }
    assert_eq!(setup("governor=3 players=3").governor(), Seat::new(2));
    assert_eq!(error("players=nobody"), "players is 2 to 4, not nobody");
}

/// Changing the number of players later keeps the Governor at the table (S2.1).
#[test]
fn the_governor_stays_at_the_table() {
    let mut four = setup("players=4 governor=4");
    assert_eq!(
        four.set("players", "3"),
        Err(SetupError::value("governor", "4", "the seat that begins, 1 to the number of players"))
    );
    assert_eq!(four.players(), 4);
    four.set("governor", "3").unwrap();
    four.set("players", "3").unwrap();
    assert_eq!(four.to_string(), "players=3 governor=3");
    assert_eq!(four.set("players", "9"), Err(SetupError::players::<Setup>("9")));
}

/// A wrong value says what would be right; a wrong name lists the right ones.
#[test]
fn wrong_values_and_names_are_told() {
    let rights = [
        ("edition", "second or first"),
        ("expansion", "off or on"),
        ("starting_variant", "off or on"),
        ("gold_mine", "lowest or any"),
        ("customs_good_in_tie", "off or on"),
        ("chapel_secrecy", "hide_count or show_count"),
        ("guard_room_limit", "while_in_play or always_with_expansion"),
    ];
    assert_setup_is_told::<Setup>(&rights);
}

/// The names listed are exactly those that can be set.
#[test]
fn every_listed_key_can_be_set() {
    let values = ["3", "2", "first", "on", "on", "any", "on", "show_count", "always_with_expansion"];
    for (key, value) in Setup::keys().into_iter().zip(values) {
        let mut changed = setup("players=2");
        assert_eq!(changed.set(key, value), Ok(()), "{key}");
        assert_ne!(changed, setup("players=2"), "{key}");
    }
}

/// In records and messages a setup is its text.
#[test]
fn a_setup_is_sent_as_text() {
    let one = setup("players=4 edition=first expansion=on");
    let json = serde_json::to_string(&one).unwrap();
    assert_eq!(json, "\"players=4 edition=first expansion=on\"");
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), one);
    assert!(serde_json::from_str::<Setup>("\"players=7\"").unwrap_err().to_string().contains("2 to 4"));
}
