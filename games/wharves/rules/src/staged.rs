//! What scenarios of Wharves can expect.

use crate::{Card, Event, Phase, State, Wharf, Wharves, read_position, score, write_position};
use entrepot_table::scenario::{FormatError, Found, Scene, Staged, join, names, number, one_of, part_of};
use entrepot_table::{Game, Seat};

impl Staged for Wharves {
    fn read_position(text: &str) -> Result<State, FormatError> {
        read_position(text)
    }

    fn write_position(state: &State) -> String {
        write_position(state)
    }

    fn question(state: &State) -> String {
        match state.table.phase {
            Phase::Favour => "favour".into(),
            Phase::Play => "play".into(),
            Phase::Store => format!("store {}", 2 - u8::from(state.table.taken.is_some())),
            Phase::Over => String::new(),
        }
    }

    fn is_question(words: &[&str]) -> bool {
        matches!(words, ["favour"] | ["play"] | ["store", "1" | "2"])
    }

    fn points(state: &State, seat: Seat, part: &str) -> Option<i64> {
        let score = score(&state.table, seat);
        if part == "total" { Some(score.total().into()) } else { part_of(&score, part) }
    }

    fn expect(scene: &Scene<Wharves>, words: &[&str]) -> Result<Option<Found>, String> {
        let State { table, hands, pile } = &scene.state;
        let about = |subject: usize, found: String| Found::new(&words[..subject], &words[subject..], found);
        let seat = |word: &str| scene.seat(word).map(Seat::index);
        understand(words)?;
        Ok(Some(match words {
            ["hand", who, ..] => about(2, join(hands[seat(who)?].iter())),
            ["stored", who, ..] => about(2, join(table.stored[seat(who)?].iter())),
            ["lacks", who, ..] => about(2, join(table.lacking(scene.seat(who)?))),
            ["played", ..] => about(1, join(table.played.iter())),
            ["discard", ..] => about(1, join(table.discards.iter())),
            ["returned", ..] => about(1, join(table.returned.iter())),
            ["pile", _] => about(1, pile.len().to_string()),
            ["leader", _] => about(1, table.leader.to_string()),
            ["favoured", _] => about(1, join(table.favoured)),
            ["drew", who, _] => about(2, drawn(scene, scene.seat(who)?).to_string()),
            ["revealed", _] => about(1, if scene.log.revealed { "yes" } else { "no" }.into()),
            ["sees", viewer, "hand", ..] => {
                let viewer = if *viewer == "watcher" { None } else { Some(scene.seat(viewer)?) };
                about(3, join(Wharves::view(&scene.state, viewer).hand.iter()))
            }
            _ => return Ok(None),
        }))
    }
}

/// What stands behind the subject must be of the right sort, whatever is found.
fn understand(words: &[&str]) -> Result<(), String> {
    match words {
        ["drew", _, wanted @ ..] | ["pile" | "leader", wanted @ ..] => number(wanted),
        ["hand" | "stored", _, wanted @ ..] | ["sees", _, "hand", wanted @ ..] => names::<Card>(wanted),
        ["played" | "discard" | "returned", wanted @ ..] => names::<Card>(wanted),
        ["lacks", _, wanted @ ..] | ["favoured", wanted @ ..] => names::<Wharf>(wanted),
        ["revealed", wanted @ ..] => one_of(wanted, &["yes", "no"]),
        _ => Ok(()),
    }
}

/// How many crates a seat drew in the last line of moves.
fn drawn(scene: &Scene<Wharves>, seat: Seat) -> u32 {
    let count = |event: &Event| match event {
        Event::Drew { seat: who, count, .. } if *who == seat => u32::from(*count),
        _ => 0,
    };
    scene.log.seen_by(Some(seat)).map(count).sum()
}
