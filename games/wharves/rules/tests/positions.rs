//! Positions as text.

use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Moves, Seed, Silent};
use entrepot_wharves::{Wharves, read_position, write_position};

/// Plays a random game from a position, which must come to its end.
fn play_on(mut state: entrepot_wharves::State, number: u64, mut each: impl FnMut(&entrepot_wharves::State)) {
    let (mut dice, mut seed, mut moves) = (Dice::new(number, 1), Seed::from_number(number), Moves::new());
    while Wharves::decider(&state).is_some() {
        each(&state);
        Wharves::legal(&state, &mut moves);
        Wharves::play(&mut state, moves[dice.below(moves.len())], &mut seed, &mut Silent);
    }
    each(&state);
}

/// Every position of whole games reads as it is written.
#[test]
fn every_position_reads_as_it_is_written() {
    for number in 0..40 {
        let setup = Wharves::setup(&mut Dice::new(number, 0));
        let state = Wharves::deal(&setup, &mut Seed::from_number(number), &mut Silent);
        play_on(state, number, |state| {
            let text = write_position(state);
            assert_eq!(read_position(&text).as_ref(), Ok(state), "{text}");
        });
    }
}

/// What is wrong is told with its line, and what would be right.
#[test]
fn what_is_wrong_is_told_with_its_line() {
    let hands = "hand 1 1 2\nhand 2 5 6\n";
    for (line, what) in [
        ("setup players=9", "2 to 4"),
        ("round 9", "1 to 8"),
        ("leader 3", "1 to 2"),
        ("favoured left", "no wharf"),
        ("hand 1 7", "line 1 says already what \u{201c}hand 1\u{201d} is"),
        ("hand 3 7", "1 to 2"),
        ("hand", "a seat is expected here"),
        ("weather fine", "begins no line of a position"),
        ("pile 0", "1 to 300"),
        ("pile 1", "in two places"),
        ("discard 301", "1 to 300"),
        ("played 9 10 13", "each player plays one crate"),
        ("played 9 10 13 14 17", "no more than 4"),
        ("taken 1", "when all have played"),
        ("stored 1 9", "two crates at most"),
        ("lacks 1 north", "known to lack"),
        ("returned 9", "in the box"),
        ("returned 1 1", "not sorted"),
        ("reshuffles 100", "0 to 99"),
        ("phase over\nplayed 9", "nothing is played"),
        ("favoured choose\nplayed 9", "before anybody plays"),
    ] {
        let error = read_position(&format!("{hands}{line}")).expect_err(line);
        assert!(error.what.contains(what), "{line}: {error}");
        assert_eq!(error.line, 2 + line.lines().count(), "{line}: {error}");
    }
    let column = |text: &str| read_position(text).expect_err(text).column;
    assert_eq!((column("hand 3 7"), column("pile 7 8 301"), column("round")), (Some(6), Some(10), None));
    assert!(read_position("").unwrap_err().what.contains("no crate to play"));
    let many: Vec<String> = (20..40).map(|card| card.to_string()).collect();
    let many = format!("{hands}pile {}", many.join(" "));
    assert!(read_position(&many).unwrap_err().what.contains("than were dealt"));
}

/// The fullest positions that are read can be played to the end: no list is too small.
#[test]
fn full_positions_can_be_played() {
    let all: Vec<String> = (100..=118).map(|card| card.to_string()).collect();
    for place in ["pile", "discard"] {
        let text = format!(
            "setup players=4\nround 2\n{place} {}\nhand 1 1 2 3\nhand 2 5 6\nhand 3 9 10\nhand 4 13",
            all.join(" ")
        );
        for number in 0..30 {
            play_on(read_position(&text).unwrap(), number, |state| assert_eq!(Wharves::audit(state), Ok(())));
        }
    }
}
