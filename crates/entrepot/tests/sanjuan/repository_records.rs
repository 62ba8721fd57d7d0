//! The games in `records/sanjuan`: every one is valid, and together they cover what can happen.

use entrepot_live::{Record, replay, verify};
use entrepot_sanjuan::{Edition, SanJuan, Setup, State};
use entrepot_table::Seat;
use std::path::Path;

/// A game of the collection, with all its positions.
struct Game {
    name: String,
    record: Record<SanJuan>,
    states: Vec<State>,
}

fn collection() -> Vec<Game> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/sanjuan");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.map(|file| read(&file)).collect()
}

fn read(file: &Path) -> Game {
    let name = file.file_stem().unwrap().to_string_lossy().to_string();
    let text = std::fs::read_to_string(file).unwrap();
    let record: Record<SanJuan> = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(record.to_string(), text, "{name} is not written as records are");
    let verified = verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(verified.finished, "{name} is a whole game");
    let played = replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
    let states = (0..=record.len()).map(|n| played.at(n).unwrap()).collect();
    Game { name, record, states }
}

impl Game {
    fn setup(&self) -> &Setup {
        self.record.setup()
    }

    fn all_greedy(&self) -> bool {
        Seat::all(self.setup().players()).all(|seat| self.record.name(seat, 0) == Some("greedy"))
    }

    fn winners(&self) -> usize {
        self.record.end().unwrap().outcome.winners().count()
    }
}

/// Two to four players (S3.3, S3.4), base and expansion (S2.8), both editions (Q37), the starting variant (S2.7).
#[test]
fn every_way_to_set_up_is_there() {
    let games = collection();
    assert!(games.len() >= 24);
    assert!(2 * games.iter().filter(|game| game.all_greedy()).count() >= games.len());
    for players in 2..=4 {
        for expansion in [false, true] {
            for edition in [Edition::Second, Edition::First] {
                let fits = |game: &&Game| {
                    let setup = game.setup();
                    (setup.players(), setup.expansion, setup.edition) == (players, expansion, edition)
                };
                assert!(games.iter().any(|game| fits(&game)), "{players} players, {expansion}, {edition:?}");
            }
        }
        assert!(games.iter().any(|game| game.setup().players() == players && game.setup().starting_variant));
    }
}

/// A shared victory (S12.6), a tie that is broken (S12.5), a reshuffled pile (S1.4), no card left at all (S1.5); each special
/// game says how it was found.
#[test]
fn special_endings_are_there_and_say_how_they_were_found() {
    let games = collection();
    let special = |name: &str| games.iter().find(|game| game.name == name).unwrap_or_else(|| panic!("{name}"));
    assert!(special("shared-victory").winners() > 1);
    let tie = special("tie-broken");
    let points = &tie.record.end().unwrap().outcome.points;
    assert_eq!((tie.winners(), points.iter().filter(|p| *p == points.iter().max().unwrap()).count() > 1), (1, true));
    assert!(special("pile-runs-out").states.iter().any(|state| state.board().reshuffles >= 2));
    assert!(special("no-card-left").states.iter().any(|state| state.board().cards_left() == 0));
    for name in ["shared-victory", "tie-broken", "pile-runs-out", "no-card-left"] {
        assert!(special(name).record.to_string().contains(": seed "), "{name}");
    }
}
