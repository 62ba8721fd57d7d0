//! Finds the recorded games in `records`, for the `find_…` examples of the games.
//!
//! Each wanted game has a name, a setup, players and, for special games, an event that must happen. Seeds are tried in order
//! and the first that fits is taken. The record notes how it was found.

use entrepot_live::Live;
use entrepot_table::{Bot, Game, Moves, Seat, Seed};
use std::path::Path;

/// A game to find.
pub struct Wanted<G: Game> {
    /// The name of its file.
    pub name: String,
    /// Its setup.
    pub setup: String,
    /// The names of the players, separated by commas; if there are more seats than names, the names repeat.
    pub bots: &'static str,
    /// What must happen, in words, and the test for it.
    pub special: Option<(&'static str, Happened<G>)>,
}

/// Whether something happened in a game, given all its positions.
pub type Happened<G> = fn(&Live<G>, &[<G as Game>::State]) -> bool;

/// Makes a player by name. It may know players that exist only for this purpose.
pub type Invite<G> = fn(&str, u64) -> Option<Box<dyn Bot<G>>>;

/// Special games start from other seeds than plain ones.
const FIRST_SPECIAL_SEED: u64 = 100;

/// Finds the games and writes their records. The command line names the folder, then the wanted games; all, if it names none.
///
/// # Panics
/// If the folder is missing, cannot be written, or no seed fits.
pub fn find<G: Game>(games: Vec<Wanted<G>>, invite: Invite<G>) {
    let mut args = std::env::args().skip(1);
    let folder = args.next().expect("the folder for the records is expected");
    let (folder, names) = (Path::new(&folder), args.collect::<Vec<_>>());
    for wanted in games.into_iter().filter(|game| names.is_empty() || names.contains(&game.name)) {
        let first = if wanted.special.is_some() { FIRST_SPECIAL_SEED } else { 0 };
        let record = (first..50_000).find_map(|seed| play(&wanted, invite, seed)).expect("some seed fits");
        let file = folder.join(format!("{}.txt", wanted.name));
        std::fs::write(&file, record).expect("the record can be written");
        println!("{}", file.display());
    }
}

/// How many players won.
pub fn winners<G: Game>(live: &Live<G>) -> usize {
    live.outcome().map_or(0, |outcome| outcome.winners().count())
}

/// Plays one game. Returns its record if it ends within 60 rounds and the required event happened.
fn play<G: Game>(wanted: &Wanted<G>, invite: Invite<G>, seed: u64) -> Option<String> {
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
