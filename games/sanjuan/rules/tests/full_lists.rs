//! A position that would put more into a list than fits is refused while it is read, and none that is read leads there.

use entrepot_sanjuan::{SanJuan, read_position};
use entrepot_table::{Dice, Game, Moves, Seed, Silent};

#[track_caller]
fn refused(text: &str) -> String {
    read_position(text).expect_err(text).to_string()
}

/// Four cards are turned up at most (S15.2), however they are named.
#[test]
fn no_more_cards_are_turned_up_than_four() {
    assert!(refused("revealed any*5").contains("four cards"));
    assert!(refused("revealed hero smithy well\nrevealed crane chapel").contains("four cards"));
}

/// Under a building lie no more than there are in the deck.
#[test]
fn no_more_buildings_are_covered_than_there_are() {
    assert!(refused(&format!("city 1 palace{}", "/chapel/well".repeat(150))).contains("no chapel left"));
}

#[test]
fn no_more_is_under_way_than_can_be() {
    let six = "stack roles:1 phase:builder:1 ask:build ask:over ask:library ask:pay:1";
    assert!(refused(&format!("{six} ask:pay:2")).contains("at most 6"));
}

/// Questions are nested as the rules nest them, and a game that goes on from there keeps its place in the stack.
#[test]
fn questions_are_nested_as_the_rules_do_it() {
    let hand = "setup expansion=on\ncity 1 indigo_plant crane library\nhand 1 hero smithy well any*9\n";
    for stack in [
        "roles:1 phase:builder:1 ask:over ask:over ask:over ask:build",
        "roles:1 phase:builder:1 ask:role",
        "roles:1 phase:builder:1 ask:chapel",
        "starting_hands:1 phase:builder:1 ask:build",
    ] {
        assert!(refused(&format!("{hand}stack {stack}")).contains("under way"), "{stack}");
    }
    let mut state = read_position(&format!("{hand}stack roles:1 phase:builder:1 ask:build")).unwrap();
    let (mut moves, mut dice, mut seed) = (Moves::new(), Dice::new(1, 1), Seed::from_number(1));
    while SanJuan::decider(&state).is_some() {
        SanJuan::legal(&state, &mut moves);
        let mv = moves[dice.below(moves.len())];
        SanJuan::play(&mut state, mv, &mut seed, &mut Silent);
    }
}
