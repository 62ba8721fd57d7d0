//! Moves as text.

use entrepot_table::contract::Examined;
use entrepot_wharves::{CRATES, Move, Wharf, Wharves, read_line, read_position};
use std::collections::HashSet;

/// Each move that could ever be played has a text of its own that reads back, and so does its JSON.
#[test]
fn every_move_reads_as_it_is_written() {
    let state = read_position("hand 1 1 2\nhand 2 3 4").unwrap();
    let mut texts = HashSet::new();
    for mv in Wharves::probes(&state) {
        let text = mv.to_string();
        let json = serde_json::to_string(&mv).unwrap();
        assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), mv, "{json}");
        assert!(texts.insert(text.clone()), "{text} stands for two moves");
        match mv {
            Move::Play(card) | Move::Store(card) if !(1..=CRATES).contains(&card) => {
                assert!(text.parse::<Move>().unwrap_err().to_string().contains("1 to 300"), "{text}");
            }
            _ => assert_eq!(text.parse::<Move>(), Ok(mv)),
        }
    }
    assert_eq!(texts.len(), 4 + 1 + 2 * 303);
}

/// A line joins the moves of a step.
#[test]
fn a_line_joins_a_step() {
    let step = [Move::Favour(Wharf::East), Move::Play(17)];
    assert_eq!(read_line("favour east play 17"), Ok(step.to_vec()));
    assert_eq!(read_line(" done\tdone store 5 done"), Ok(vec![Move::Done, Move::Done, Move::Store(5), Move::Done]));
}

/// Nonsense is refused with what would be right.
#[test]
fn nonsense_is_refused() {
    let error = |text: &str| read_line(text).expect_err(text).to_string();
    assert_eq!(error(" "), "a move is expected: favour, play, store, done");
    for (text, word) in [("fly 3", "fly"), ("Play 3", "Play"), ("done 3", "3"), ("favour east 3", "3"), ("17", "17")] {
        let what = format!("\u{201c}{word}\u{201d} is no move; moves are favour, play, store, done");
        assert_eq!(error(text), what, "{text}");
    }
    assert_eq!(error("play"), "\u{201c}play\u{201d} needs a name behind it, as in \u{201c}play 17\u{201d}");
    assert_eq!(error("favour"), "\u{201c}favour\u{201d} needs a name behind it, as in \u{201c}favour north\u{201d}");
    assert_eq!(error("store done"), "\u{201c}done\u{201d} is no crate: they are 1 to 300");
    assert_eq!(error("favour left"), "\u{201c}left\u{201d} is no wharf: they are north, east, south and west");
    for name in ["0", "301", "-1", "70000", "x", "1.5"] {
        assert_eq!(error(&format!("play {name}")), format!("\u{201c}{name}\u{201d} is no crate: they are 1 to 300"));
    }
    let error: Box<dyn std::error::Error> = Box::new("play 17 done".parse::<Move>().unwrap_err());
    assert!(error.to_string().contains("is several moves; one is expected here"));
}
