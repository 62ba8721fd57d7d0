//! What anybody would expect of `greedy`, one position each. The lines of positions are listed in `docs/wharves.md`.

use entrepot_table::{Game, Moves};
use entrepot_wharves::{Wharves, read_position};

/// What `greedy` answers in this position.
fn answer(position: &str) -> String {
    let state = read_position(position).unwrap_or_else(|error| panic!("{error} in\n{position}"));
    let mut legal = Moves::new();
    Wharves::legal(&state, &mut legal);
    let seat = Wharves::decider(&state).unwrap();
    entrepot_wharves_bots::bot("greedy", 1).unwrap().choose(&Wharves::view(&state, Some(seat)), &legal).to_string()
}

#[test]
fn favours_the_wharf_of_its_best_crates() {
    assert_eq!(answer("favoured choose\nhand 1 3 4 254 258 297\nhand 2 5 6"), "favour east");
}

#[test]
fn wins_with_the_crate_that_is_worth_most_for_its_height() {
    assert_eq!(answer("played 101\nhand 1 2 6\nhand 2 105 109 289"), "play 109");
}

#[test]
fn loses_with_what_is_worth_least() {
    assert_eq!(answer("played 289\nhand 1 2 6\nhand 2 5 9 13"), "play 5");
}

#[test]
fn does_not_lead_a_valuable_crate_that_will_be_beaten() {
    assert_eq!(answer("hand 1 4 10 40\nhand 2 5 9 13 17 21"), "play 40");
}

#[test]
fn knows_who_cannot_follow() {
    // Nobody has seen seat 2 lack anything: the highest crate of the south will hardly be beaten.
    let position = "favoured west\nhand 1 294 299\nhand 2 8 12 16 21 25";
    assert_eq!(answer(position), "play 299");
    // Now it is known that seat 2 would take the south with a favoured crate.
    assert_eq!(answer(&format!("{position}\nlacks 2 south")), "play 294");
}

#[test]
fn stores_the_two_best() {
    let position = "setup players=4\nround 2\nplayed 17 109 5 23\nhand 1 1\nhand 2 2\nhand 3 3\nhand 4 4";
    assert_eq!(answer(position), "store 23");
    assert_eq!(answer(&format!("{position}\ntaken 23")), "store 109");
}
