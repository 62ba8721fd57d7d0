//! Recorded games of Wharves hold, read back exactly, and can be shown at every point.

use entrepot_live::{Live, Record, replay, verify};
use entrepot_table::{Dice, Game, Moves, Seat, Seed};
use entrepot_terminal::show::Shown;
use entrepot_wharves::Wharves;
use entrepot_wharves_title::TITLE;
use std::path::Path;

/// The games in `records`.
fn kept() -> Vec<(String, Record<Wharves>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../records/wharves");
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let record = text.parse().unwrap();
        (text, record)
    };
    std::fs::read_dir(folder).unwrap().map(read).collect()
}

#[test]
fn kept_games_hold() {
    let kept = kept();
    for (text, record) in &kept {
        assert_eq!(record.to_string(), *text);
        assert!(verify(record).unwrap().finished);
    }
    let players = |n: usize| kept.iter().filter(|(text, _)| text.contains(&format!("players={n}"))).count();
    assert!((2..=4).all(|n| players(n) > 0));
    let last = |record: &Record<Wharves>| replay(record).unwrap().at(record.len()).unwrap();
    assert!(kept.iter().any(|(_, record)| last(record).table.reshuffles > 0), "one has a reshuffle");
}

#[test]
fn every_position_is_shown_as_its_viewer_knows_it() {
    let page = TITLE.page.unwrap();
    for (_, record) in kept() {
        let replay = replay(&record).unwrap();
        for at in 0..=record.len() {
            let all = page(&Shown::new(&record, &replay, at, None));
            assert!(all.contains("\nround ") && !all.contains("not shown"), "{all}");
            assert!(all.contains("\nover ") == (at == record.len()), "{all}");
            let one = page(&Shown::new(&record, &replay, at, Some(Seat::new(0))));
            let hidden = Wharves::players(&replay.at(at).unwrap()) - 1;
            assert_eq!(one.matches("not shown").count(), hidden, "{one}");
        }
    }
}

#[test]
fn a_changed_move_is_refused() {
    let mut live = Live::<Wharves>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    let (mut dice, mut moves) = (Dice::new(1, 1), Moves::new());
    while let Some(seat) = live.decider() {
        Wharves::legal(live.state(), &mut moves);
        live.step(seat, &[moves[dice.below(moves.len())]]).unwrap();
    }
    let text = live.record().to_string();
    assert!(verify::<Wharves>(&text.parse().unwrap()).unwrap().finished);
    let changed = |word: &str, other: &str| text.replacen(word, other, 1).parse::<Record<Wharves>>();
    let refused = verify(&changed(" play ", " store ").unwrap()).unwrap_err().to_string();
    assert!(refused.contains("rule W4.1"), "{refused}");
    assert!(changed(" play ", " fly ").unwrap_err().to_string().contains("is no move"));
}
