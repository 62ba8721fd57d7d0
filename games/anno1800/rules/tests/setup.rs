//! The setup as text: every option, its default, the editions, and what is wrong with a wrong one.

use entrepot_anno1800::{Edition, Objective, Objectives, Setup, StrictSupply};
use entrepot_table::contract::assert_setup_is_told;
use entrepot_table::{Seat, Setup as _, SetupError};

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error: SetupError| panic!("{text}: {error}"))
}

fn error(text: &str) -> String {
    text.parse::<Setup>().expect_err(text).to_string()
}

/// The four options on which the editions differ (D1 to D4).
fn differences(text: &str) -> [bool; 4] {
    let setup = setup(text);
    [setup.must_replace(), setup.remove_any(), setup.return_exactly(), setup.cubes_in_part()]
}

/// Nothing but the number of players is needed (A1.5, A1.8, D1 to D4, R2, R28, R31).
#[test]
fn the_default_is_the_recommended_game() {
    let plain = setup("players=3");
    assert_eq!(plain, Setup::new(3).unwrap());
    assert_eq!((plain.players(), plain.first()), (3, Some(Seat::new(0))));
    assert_eq!((plain.edition, plain.objectives()), (Edition::Recommended, Objectives::Random));
    assert_eq!(differences("players=3"), [false, false, false, true]);
    assert!(!plain.zero_scores && plain.discard_triggers_end);
    assert_eq!(plain.strict_supply, StrictSupply::Cubes);
}

/// Every option is read, and written again where it differs from the default.
#[test]
fn every_option_reads_as_it_is_written() {
    let all = "players=4 first=3 edition=fr objectives=relaxed alt_industry=must_replace remove_limit=any \
               discard_exactly_2=on cube_effect_partial=off zero_scores=on discard_triggers_end=off strict_supply=all";
    let read = setup(all);
    assert_eq!((read.players(), read.first()), (4, Some(Seat::new(2))));
    assert_eq!((read.edition, read.objectives()), (Edition::Fr, Objectives::Relaxed));
    assert_eq!(differences(all), [true, true, true, false]);
    assert!(read.zero_scores && !read.discard_triggers_end);
    assert_eq!(read.strict_supply, StrictSupply::All);
    assert_eq!(read.to_string(), all);
    for word in all.split(' ').skip(1) {
        let text = format!("players=4 {word}");
        assert_eq!(setup(&text).to_string(), text);
        assert_ne!(setup(&text), setup("players=4"));
    }
}

/// What is said as by default is not written; switches also take true and false.
#[test]
fn defaults_are_left_out() {
    let same = "edition=recommended first=1 objectives=random alt_industry=addition remove_limit=1 \
                discard_exactly_2=off cube_effect_partial=true zero_scores=false discard_triggers_end=on \
                strict_supply=cubes players=2";
    assert_eq!(setup(same).to_string(), "players=2");
    assert_eq!(setup(same), setup("players=2"));
    assert_eq!(setup("players=2 first=random").to_string(), "players=2 first=random");
    assert_eq!(setup("players=2 strict_supply=none").to_string(), "players=2 strict_supply=none");
}

/// An edition sets the options in which it differs (D1 to D4).
#[test]
fn editions_set_their_differences() {
    assert_eq!(differences("players=2 edition=de"), [true, true, false, true]);
    assert_eq!(differences("players=2 edition=en"), [false, false, true, true]);
    assert_eq!(differences("players=2 edition=fr"), [false, false, false, true]);
    assert_eq!(differences("players=2 edition=it"), [false, false, false, false]);
}

/// What is chosen wins over the edition, whichever is said first (D1 to D4).
#[test]
fn choices_win_over_the_edition() {
    for text in ["players=2 edition=de alt_industry=addition", "alt_industry=addition edition=de players=2"] {
        assert_eq!(differences(text), [false, true, false, true]);
        assert_eq!(setup(text).to_string(), "players=2 edition=de alt_industry=addition");
    }
    let spoken = setup("players=2 edition=de alt_industry=must_replace remove_limit=any");
    assert_eq!(spoken.to_string(), "players=2 edition=de");
    assert_eq!(spoken, setup("players=2 edition=de"));
    assert_ne!(setup("players=2 edition=fr"), setup("players=2"));
}

/// The combinations of the rules, or five different cards in any order (A27.1 to A27.7).
#[test]
fn objectives_are_a_combination_or_five_cards() {
    let names = ["first_game", "complex", "confrontational", "relaxed", "zoo_and_museum", "pyrphorian"];
    for name in names {
        let text = format!("players=2 objectives={name}");
        assert_eq!(setup(&text).to_string(), text);
    }
    let five = "players=2 objectives=alonso_graves+edvard_goode+university+zoo+museum";
    let read = setup("players=2 objectives=museum+zoo+alonso_graves+university+edvard_goode");
    assert_eq!(read.to_string(), five);
    assert_eq!(read, setup(five));
    assert!(matches!(read.objectives(), Objectives::Chosen(cards) if cards.len() == 5 && cards.has(Objective::Zoo)));
}

/// Four, six, or the same card twice are no game (A1.5).
#[test]
fn wrong_objectives_are_told() {
    for wrong in
        ["zoo", "zoo+museum", "zoo+zoo+museum+university+aarhant", "zoo+museum+university+aarhant+the_queen+zoo"]
    {
        let told = error(&format!("players=2 objectives={wrong}"));
        assert!(told.contains("five different") && told.contains(wrong) && told.contains("first_game"), "{told}");
    }
    let told = error("players=2 objectives=zoo+museo+university+aarhant+the_queen");
    assert_eq!(told, "\u{201c}museo\u{201d} is no objective card; did you mean museum?");
}

/// Two to four play, and who begins sits among them (A1.8).
#[test]
fn players_and_first_must_fit() {
    for wrong in ["", "zero_scores=on", "players", "players=", "players=1", "players=5", "players=two", "players=-2"] {
        assert!(error(wrong).contains("2 to 4"), "{wrong}: {}", error(wrong));
    }
    assert!(Setup::new(1).is_err() && Setup::new(5).is_err() && Setup::new(0).is_err());
    for wrong in ["players=3 first=4", "players=3 first=0", "players=3 first=x", "players=2 first="] {
        assert!(error(wrong).contains("first is the seat"), "{wrong}: {}", error(wrong));
    }
    assert_eq!(setup("first=3 players=3").first(), Some(Seat::new(2)));
    assert_eq!(setup("first=random players=3").first(), None);
}

/// Changing the number of players later keeps the first player at the table (A1.8).
#[test]
fn the_first_player_stays_at_the_table() {
    let mut four = setup("players=4 first=4");
    assert_eq!(
        four.set("players", "3"),
        Err(SetupError::value("first", "4", "the seat that begins, 1 to the number of players, or random"))
    );
    assert_eq!(four.players(), 4);
    four.set("first", "3").unwrap();
    four.set("players", "3").unwrap();
    assert_eq!(four.to_string(), "players=3 first=3");
    four.set("first", "random").unwrap();
    four.set("players", "2").unwrap();
    assert_eq!(four.set("players", "9"), Err(SetupError::players::<Setup>("9")));
}

/// A wrong value says what would be right; a wrong name lists the right ones.
#[test]
fn wrong_values_and_names_are_told() {
    let rights = [
        ("edition", "recommended, de, en, fr or it"),
        ("alt_industry", "addition or must_replace"),
        ("remove_limit", "1 or any"),
        ("discard_exactly_2", "off or on"),
        ("cube_effect_partial", "off or on"),
        ("zero_scores", "off or on"),
        ("discard_triggers_end", "off or on"),
        ("strict_supply", "none, cubes or all"),
    ];
    assert_setup_is_told::<Setup>(&rights);
}

/// The names listed are exactly those that can be set.
#[test]
fn every_listed_key_can_be_set() {
    let values = ["3", "2", "de", "complex", "must_replace", "any", "on", "off", "on", "off", "all"];
    for (key, value) in Setup::keys().into_iter().zip(values) {
        let mut changed = setup("players=2");
        assert_eq!(changed.set(key, value), Ok(()), "{key}");
        assert_ne!(changed, setup("players=2"), "{key}");
    }
}

/// In records and messages a setup is its text.
#[test]
fn a_setup_is_sent_as_text() {
    let one = setup("players=4 first=random edition=it");
    let json = serde_json::to_string(&one).unwrap();
    assert_eq!(json, "\"players=4 first=random edition=it\"");
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), one);
    assert!(serde_json::from_str::<Setup>("\"players=7\"").unwrap_err().to_string().contains("2 to 4"));
}
