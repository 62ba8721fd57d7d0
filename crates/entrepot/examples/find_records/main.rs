//! Makes the games in `records`: `cargo run --release -p entrepot --example find_records -- records/sanjuan`. The name of
//! the folder says of which game; `records/anno1800` makes those of Anno 1800. Names behind it make only those games: records
//! of an earlier version of the rules that still hold are better left as they are.
//!
//! Each game has a name, a setup, players, and for special games what must happen in it; seeds are tried one after the
//! other, and the first that fits is taken. The record notes how it was found.

mod anno1800;
mod sanjuan;

use entrepot::games::Title;
use entrepot_bots::Bot;
use entrepot_live::Live;
use entrepot_table::{Moves, Seat, Seed};
use std::path::Path;

/// A game to be found.
struct Wanted<G: Title> {
    name: String,
    setup: String,
    /// The players by name with commas between them; where there are more seats than names, the names come again.
    bots: &'static str,
    /// What must happen, in words, and whether it did.
    special: Option<(&'static str, Happened<G>)>,
}

/// Whether something happened in a game, given all its positions.
type Happened<G> = fn(&Live<G>, &[<G as entrepot_table::Game>::State]) -> bool;

/// Makes a player by name. Beside the computer players of the game there may be some that are only needed here.
type Invite<G> = fn(&str, u64) -> Option<Box<dyn Bot<G>>>;

/// Special games are other games than the plain ones.
const FIRST_SPECIAL_SEED: u64 = 100;

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = args.next().expect("the folder for the records is expected");
    let (folder, names) = (Path::new(&folder), args.collect::<Vec<_>>());
    match folder.file_name().and_then(|name| name.to_str()) {
        Some("sanjuan") => find(folder, &names, sanjuan::games(), Title::bot),
        Some("anno1800") => find(folder, &names, anno1800::games(), anno1800::invite),
        _ => panic!("the folder is called like the game: records/sanjuan or records/anno1800"),
    }
}

fn find<G: Title>(folder: &Path, names: &[String], games: Vec<Wanted<G>>, invite: Invite<G>) {
    for wanted in games.into_iter().filter(|game| names.is_empty() || names.contains(&game.name)) {
        let first = if wanted.special.is_some() { FIRST_SPECIAL_SEED } else { 0 };
        let record = (first..50_000).find_map(|seed| play(&wanted, invite, seed)).expect("some seed fits");
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
fn play<G: Title>(wanted: &Wanted<G>, invite: Invite<G>, seed: u64) -> Option<String> {
    let mut live = Live::<G>::begin(wanted.setup.parse().ok()?, Seed::from_number(seed), &wanted.name);
    let players = G::players(live.state());
    let names = || Seat::all(players).zip(wanted.bots.split(',').cycle());
    let mut bots: Vec<_> = names().filter_map(|(seat, name)| invite(name, seed * 8 + seat.index() as u64)).collect();
    names().for_each(|(seat, name)| live.sit(seat, name));
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
