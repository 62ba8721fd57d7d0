//! Makes the games in `records`: `cargo run --release -p entrepot --example find_records -- records/sanjuan`. The name of
//! the folder says of which game.
//!
//! Each game has a name, a setup, players, and for special games what must happen in it; seeds are tried one after the
//! other, and the first that fits is taken. The record notes how it was found.

mod sanjuan;

use entrepot::games::Title;
use entrepot_live::Live;
use entrepot_table::{Moves, Seat, Seed};
use std::path::Path;

/// A game to be found.
struct Wanted<G: Title> {
    name: String,
    setup: String,
    bots: &'static str,
    /// What must happen, in words, and whether it did.
    special: Option<(&'static str, Happened<G>)>,
}

/// Whether something happened in a game, given all its positions.
type Happened<G> = fn(&Live<G>, &[<G as entrepot_table::Game>::State]) -> bool;

/// Special games are other games than the plain ones.
const FIRST_SPECIAL_SEED: u64 = 100;

fn main() {
    let folder = std::env::args().nth(1).expect("the folder for the records is expected");
    let folder = Path::new(&folder);
    match folder.file_name().and_then(|name| name.to_str()) {
        Some("sanjuan") => find(folder, sanjuan::games()),
        _ => panic!("the folder is called like the game: records/sanjuan"),
    }
}

fn find<G: Title>(folder: &Path, games: Vec<Wanted<G>>) {
    for wanted in games {
        let first = if wanted.special.is_some() { FIRST_SPECIAL_SEED } else { 0 };
        let record = (first..50_000).find_map(|seed| play(&wanted, seed)).expect("some seed fits");
        let file = folder.join(format!("{}.txt", wanted.name));
        std::fs::write(&file, record).expect("the record can be written");
        println!("{}", file.display());
    }
}

/// How many won.
fn winners<G: Title>(live: &Live<G>) -> usize {
    live.outcome().map_or(0, |outcome| outcome.winners().count())
}

/// Plays one game; its record, if it ends within 60 rounds and what must happen happened.
fn play<G: Title>(wanted: &Wanted<G>, seed: u64) -> Option<String> {
    let mut live = Live::<G>::begin(wanted.setup.parse().ok()?, Seed::from_number(seed), &wanted.name);
    let players = G::players(live.state());
    let mut bots: Vec<_> = (0..players as u64).filter_map(|seat| G::bot(wanted.bots, seed * 8 + seat)).collect();
    Seat::all(players).for_each(|seat| live.sit(seat, wanted.bots));
    if let Some((words, _)) = wanted.special {
        live.note(&format!("the first game, trying seeds from {FIRST_SPECIAL_SEED}, in which {words}: seed {seed}"));
    }
    let mut moves = Moves::new();
    let mut states = vec![live.state().clone()];
    while let Some(seat) = live.decider() {
        if G::round(live.state()) > 60 {
            return None;
        }
        G::legal(live.state(), &mut moves);
        let mv = bots.get_mut(seat.index())?.choose(&live.view(Some(seat)), &moves);
        live.step(seat, &[mv]).ok()?;
        states.push(live.state().clone());
    }
    let fits = wanted.special.is_none_or(|(_, holds)| holds(&live, &states));
    fits.then(|| live.record().to_string())
}
