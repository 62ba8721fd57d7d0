//! Hints of San Juan.

use entrepot_sanjuan_title::TITLE;
use entrepot_server_testing::hints::{plans_are_steps, play_hints};
use serde_json::json;

#[test]
fn every_hint_of_san_juan_is_a_step_as_it_is_given() {
    for (luck, seats) in [(1, &["me", "bot"][..]), (2, &["me", "bot", "bot"])] {
        assert!(play_hints("sanjuan", json!({ "expansion": "on" }), seats, luck) > 5);
    }
}

#[test]
fn what_computer_players_plan_is_one_step() {
    plans_are_steps(&TITLE, 40);
}
