//! Majority cards and places at the end, against a plain ranking of whole tables (A25.1, A26.16).

use entrepot_anno1800::{Anno1800, Objective, State, read_position, score};
use entrepot_table::{Dice, Game, Seat};

/// Points by rank: the highest number 10, the next lower one 4, no others (A26.16). Nothing at all has a rank only by
/// option (R31).
fn ranked(numbers: &[usize], zero_scores: bool) -> Vec<i16> {
    let mut ranks: Vec<usize> = numbers.iter().copied().filter(|number| *number > 0 || zero_scores).collect();
    ranks.sort_unstable();
    ranks.dedup();
    ranks.reverse();
    let points = |number: &usize| match ranks.iter().position(|rank| rank == number) {
        Some(0) => 10,
        Some(1) => 4,
        _ => 0,
    };
    numbers.iter().map(points).collect()
}

/// What a line gives to each seat so that it has this many of what the card counts.
fn line(card: Objective, seat: usize, number: usize) -> String {
    let seat = seat + 1;
    match card {
        Objective::HannahGoode => format!("cubes {seat} farmer={number}\n"),
        Objective::University => format!("cubes {seat} engineer={number}\n"),
        Objective::WorldsFair => format!("cubes {seat} investor={number}\n"),
        Objective::MadameKahina => format!("trade {seat} temporary={number}\n"),
        _ if number == 0 => String::new(),
        _ => format!("expeditions {seat} any*{number}\n"),
    }
}

fn points(state: &State, card: Objective) -> Vec<i16> {
    let at = state.board().objectives.iter().position(|one| *one == card).unwrap();
    Seat::all(state.board().players()).map(|seat| score(state.board(), seat, &[]).objectives[at]).collect()
}

/// A26.11 to A26.16, R31, D5, T137, T138, T139, T165: each card, every table of numbers from 0 to 3 (investors are scarce),
/// both settings of the option.
#[test]
fn majorities_follow_a_dense_ranking() {
    for players in 2..=4 {
        for code in 0..4_usize.pow(players) {
            let numbers: Vec<usize> = (0..players).map(|seat| code / 4_usize.pow(seat) % 4).collect();
            for zero_scores in [false, true] {
                check_table(&numbers, zero_scores);
            }
        }
    }
}

fn check_table(numbers: &[usize], zero_scores: bool) {
    let switch = if zero_scores { "on" } else { "off" };
    let setup = format!("setup players={} objectives=confrontational zero_scores={switch}\n", numbers.len());
    for card in Objective::MAJORITIES {
        let lines: String = numbers.iter().enumerate().map(|(seat, number)| line(card, seat, *number)).collect();
        let state = read_position(&(setup.clone() + &lines)).unwrap();
        // Everybody has the two trade tokens of the home island besides.
        let home = if card == Objective::MadameKahina { 2 } else { 0 };
        let counted: Vec<usize> = numbers.iter().map(|number| number + home).collect();
        assert_eq!(points(&state, card), ranked(&counted, zero_scores), "{card} {counted:?} {switch}");
    }
}

/// A25.1, T145: places by points, then tokens, then hand cards; equal ones share a place and leave out the next.
#[test]
fn places_follow_points_tokens_and_hands() {
    let mut dice = Dice::new(25, 0);
    let mut shared = 0;
    for _ in 0..500 {
        let players = 2 + dice.below(3);
        let mut text =
            format!("setup players={players}\nobjectives alonso_graves aarhant the_editor beryl_omara zoo\n");
        let mut ranks = Vec::new();
        for seat in 1..=players {
            let [gold, yards, hand] = std::array::from_fn(|_| dice.below(2));
            text += &format!("gold {seat} {}\n", 3 * gold);
            if yards == 1 {
                text += &format!("built {seat} shipyard1@coast\n");
            }
            text += &format!("hand {seat} any_fw*{}\n", 1 + hand);
            ranks.push((gold, yards, 1 - hand));
        }
        let places: Vec<u8> =
            ranks.iter().map(|own| 1 + ranks.iter().filter(|other| *other > own).count() as u8).collect();
        let state = read_position(&text).unwrap();
        assert_eq!(Anno1800::score_now(&state).places, places, "{text}");
        shared += usize::from(places.iter().filter(|place| **place == 1).count() > 1);
    }
    assert!(shared > 50, "only {shared} shared victories");
}
