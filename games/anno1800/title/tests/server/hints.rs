//! Hints of Anno 1800.

use entrepot_anno1800_title::TITLE;
use entrepot_server_testing::hints::{plans_are_steps, play_hints};
use serde_json::json;

#[test]
fn every_hint_of_anno_1800_is_a_step_as_it_is_given() {
    assert!(play_hints("anno1800", json!({}), &["me", "bot"], 1) > 20);
}

#[test]
fn what_computer_players_plan_is_one_step() {
    plans_are_steps(&TITLE, 2);
}
