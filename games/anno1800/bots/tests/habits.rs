//! What anybody would expect of `greedy`, one position each. The format of positions is described in
//! `docs/scenarios-anno1800.md`.

use entrepot_anno1800::{Anno1800, State, read_position};
use entrepot_table::{Game, Moves, Seed, Silent};

fn position(text: &str) -> State {
    read_position(text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// What `greedy` does in a turn.
fn turn(text: &str) -> String {
    let mut state = position(text);
    let mut greedy = entrepot_anno1800_bots::bot("greedy-1", 1).unwrap();
    let decider = Anno1800::decider(&state);
    let (mut answers, mut legal) = (Vec::new(), Moves::new());
    while let Some(seat) = Anno1800::decider(&state).filter(|seat| Some(*seat) == decider) {
        Anno1800::legal(&state, &mut legal);
        let mv = greedy.choose(&Anno1800::view(&state, Some(seat)), &legal);
        answers.push(mv.to_string());
        Anno1800::play(&mut state, mv, &mut Seed::from_number(1), &mut Silent);
    }
    answers.join(", ")
}

#[track_caller]
fn begins(text: &str, expected: &str) {
    let found = turn(text);
    assert!(found.starts_with(expected), "{found}");
}

#[track_caller]
fn has(text: &str, expected: &str) {
    let found = turn(text);
    assert!(found.contains(expected), "{found}");
}

#[track_caller]
fn has_not(text: &str, unexpected: &str) {
    let found = turn(text);
    assert!(!found.contains(unexpected), "{found}");
}

/// Seat 1 with some industries, seat 2 in the middle of the game.
const MIDDLE: &str = "setup players=2\n objectives aarhant zoo museum worlds_fair edvard_goode\n round 12\n \
                      hand 2 any_fw*5 any_aei*2\n built 1 brewery@coast bakery@coast schnapps_distillery@coast\n";

#[test]
fn plays_the_card_it_can_pay_in_the_last_round() {
    let last = "fireworks 2\n last_round 12\n hand 1 FW18 FW09";
    begins(&format!("{MIDDLE} {last}"), "action play, card FW18, work brewery, work bakery");
}

#[test]
fn plays_its_last_card() {
    has(&format!("{MIDDLE} hand 1 FW18"), "card FW18");
}

#[test]
fn celebrates_when_all_is_spent() {
    let spent = "work 1 brewery worker worker bakery worker charcoal_kiln artisan artisan\n cubes 1 farmer=4\n \
                 trade 1 ready=0\n exploration 1 ready=0\n hand 1 FW18*2 FW07";
    begins(&format!("{MIDDLE} {spent}"), "action festival");
}

#[test]
fn does_not_celebrate_when_nothing_is_spent() {
    has_not(&format!("{MIDDLE} hand 1 FW09 FW15 any_aei*2"), "festival");
}

#[test]
fn builds_what_its_cards_ask_for() {
    // Schnapps and canned meat, sausages and canned meat, canned meat and soap.
    let found = turn("setup players=2\n hand 1 FW05 FW06 FW09\n hand 2 any_fw*7");
    let wanted = ["cannery", "schnapps_distillery", "sausage_factory", "soap_factory"];
    assert!(wanted.iter().any(|token| found.starts_with(&format!("action expand, build {token},"))), "{found}");
}

#[test]
fn buys_rather_than_builds_for_the_last_card() {
    let text = format!("{MIDDLE} built 2 cannery@coast\n hand 1 FW11");
    begins(&text, "action play, card FW11, work brewery, trade canned_meat:2");
}

#[test]
fn swaps_hopeless_cards_before_the_end() {
    // Steam carriages are far away, beer and bread are there.
    let text = format!("{MIDDLE} hand 1 AEI05\n aei AEI03 AEI02");
    begins(&text, "action swap, return AEI05");
}
