//! Hints of Wharves.

use entrepot_server_testing::hints::{plans_are_steps, play_hints};
use entrepot_wharves_title::TITLE;
use serde_json::json;

#[test]
fn every_hint_is_a_step_as_it_is_given() {
    let several: usize = (1..4).map(|luck| play_hints("wharves", json!({}), &["me", "bot", "bot"], luck)).sum();
    assert!(several > 2, "two crates are stored in one step: {several}");
}

#[test]
fn what_computer_players_plan_is_one_step() {
    plans_are_steps(&TITLE, 40);
}
