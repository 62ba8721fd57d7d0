//! Tables that continue a recorded game.

use crate::harness::Guest;
use entrepot_live::{Record, replay};
use entrepot_table::{Game, Seat};
use serde_json::{Value, json};

/// A record of this repository.
pub fn text(name: &str) -> String {
    let path = format!("{}/../../records/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A table where people have all seats.
pub fn people(game: &str, seats: usize, text: &str, moves: usize) -> Value {
    let seats = vec![json!({ "kind": "person" }); seats];
    json!({ "game": game, "seats": seats, "record": { "text": text, "moves": moves } })
}

/// Checks that all players see what they knew at that point of the game, and that nothing can be taken back.
pub fn is_told<G: Game>(guest: &mut Guest, text: &str, moves: usize) {
    let record: Record<G> = text.parse().unwrap();
    let state = replay(&record).unwrap().at(moves).unwrap();
    let players = G::players(&state);
    let id = guest.open(&people(G::NAME, players, text, moves));
    let table = guest.table(&id);
    assert_eq!(table["setup"], record.setup().to_string());
    assert_eq!((&table["round"], &table["decider"]), (&json!(G::round(&state)), &json!(G::decider(&state))));
    for seat in Seat::all(players).map(Some).chain([None]) {
        let (_, update) = guest.sit(&id, seat.map(Seat::index));
        let message = &update["message"];
        assert_eq!(message["view"], serde_json::to_value(G::view(&state, seat)).unwrap(), "{seat:?} after {moves}");
        assert_eq!((&message["version"], &message["undo"]), (&json!(moves + 1), &json!(0)));
    }
}

/// How many moves a record has.
pub fn moves(text: &str) -> usize {
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count()
}

/// A record of some two-player game: its name and its text.
pub fn any() -> (&'static str, String) {
    let game = entrepot_games::names()[0];
    (game, of(game, 2))
}

/// A record of this game for this many players.
pub fn of(game: &str, players: usize) -> String {
    let folder = format!("{}/../../records/{game}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let wanted = format!("players={players}");
    let mut texts = files.iter().map(|file| std::fs::read_to_string(file).unwrap());
    texts.find(|text| text.contains(&wanted)).expect("there is such a game")
}
