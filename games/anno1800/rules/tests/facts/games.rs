//! Positions to look at: those of the records of this repository.

use entrepot_anno1800::{Anno1800, Facts, Move, Reach, Setup, State, View, facts};
use entrepot_table::{Game, Seat, Seed, Silent};
use std::path::Path;

/// After how many moves a position is looked at, if nothing makes it special.
const EVERY: usize = 29;

/// Shows positions of all recorded games: those that are special, and some of the others.
pub fn each_position(special: impl Fn(&State) -> bool, mut then: impl FnMut(&State)) {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/anno1800"));
    let mut files: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 30, "{files:?}");
    for (number, file) in files.iter().enumerate() {
        let text = std::fs::read_to_string(file).unwrap();
        let value = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).unwrap();
        let setup: Setup = value("setup ").parse().unwrap();
        let mut seed: Seed = value("seed ").parse().unwrap();
        let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
        let moves = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        for (n, line) in moves.enumerate() {
            if special(&state) || (n + number).is_multiple_of(EVERY) {
                then(&state);
            }
            let mv: Move = line[2..].parse().unwrap();
            Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
        }
        assert!(state.board().over() || text.contains("\nunfinished "), "{}", file.display());
        then(&state);
    }
}

/// All seats, and somebody who only watches.
pub fn viewers(state: &State) -> impl Iterator<Item = Option<Seat>> + use<> {
    Seat::all(Anno1800::players(state)).map(Some).chain([None])
}

/// What a seat knows, and what follows from it.
pub fn told(state: &State, seat: Seat) -> (View, Facts) {
    let view = Anno1800::view(state, Some(seat));
    (view, facts(&view))
}

/// Everything that could be had.
pub fn all(facts: &Facts) -> impl Iterator<Item = &Reach> {
    let lists = [&facts.market, &facts.hand, &facts.workforce, &facts.upgrades, &facts.expeditions];
    lists.into_iter().flatten().chain(&facts.old_world).chain(&facts.new_world)
}

/// Plays moves one after the other; each is allowed.
pub fn play(state: &State, moves: &[Move]) -> State {
    let (mut state, mut seed) = (*state, Seed::from_number(0));
    for &mv in moves {
        let seat = Anno1800::decider(&state).unwrap_or_else(|| panic!("over before {mv}"));
        Anno1800::check(&state, seat, mv).unwrap_or_else(|why| panic!("{mv} of {moves:?}: {why:?}"));
        Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
    }
    state
}
