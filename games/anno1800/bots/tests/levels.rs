//! Every player is honest, and each habit of `easy` is seen alone.

use entrepot_anno1800::{Action, Anno1800, Decision, Move, State};
use entrepot_anno1800_bots::levels::{Easy, Habits};
use entrepot_anno1800_bots::{BOTS, bot};
use entrepot_table::{Bot, Dice, Game, Moves, Seed, Silent};

const NONE: Habits = Habits { overlooks: false, forgets: false, clings: false, celebrates: false };

/// What a bot answers, told only what its seat may know.
fn answer(state: &State, bot: &mut dyn Bot<Anno1800>) -> Vec<Move> {
    let mut legal = Moves::new();
    Anno1800::legal(state, &mut legal);
    bot.plan(&Anno1800::view(state, Anno1800::decider(state)), &legal)
}

fn planner(state: &State) -> Move {
    answer(state, bot("planner", 1).unwrap().as_mut())[0]
}

/// A game of `planner` with itself: every decision, and its move.
fn game() -> Vec<(State, Move)> {
    let mut chance = Seed::from_number(5);
    let mut state = Anno1800::deal(&"players=2".parse().unwrap(), &mut chance, &mut Silent);
    let mut all = Vec::new();
    while Anno1800::decider(&state).is_some() && Anno1800::round(&state) <= 60 {
        let mv = planner(&state);
        all.push((state, mv));
        Anno1800::play(&mut state, mv, &mut chance, &mut Silent);
    }
    all
}

/// How often `easy` with these habits plays as `planner`, and how often not. Where it does not, `may` says whether the habit
/// explains it.
#[track_caller]
fn compare(habits: Habits, may: impl Fn(&State, Move, Move) -> bool) -> [usize; 2] {
    let mut counts = [0, 0];
    for (number, (state, mv)) in game().into_iter().enumerate() {
        let own = answer(&state, &mut Easy::new(Dice::new(number as u64, 0), habits))[0];
        assert!(own == mv || may(&state, mv, own), "{own} in place of {mv}");
        counts[usize::from(own != mv)] += 1;
    }
    counts
}

#[test]
fn in_worlds_that_differ_in_what_it_cannot_know_every_player_does_the_same() {
    let mut differ = 0;
    for entry in BOTS {
        let (mut chance, mut dice) = (Seed::from_number(7), Dice::new(7, 0));
        let mut state = Anno1800::deal(&"players=3".parse().unwrap(), &mut chance, &mut Silent);
        for number in 0..150 {
            let Some(seat) = Anno1800::decider(&state) else { break };
            let make = || bot(entry.name, number).unwrap();
            let here = answer(&state, make().as_mut());
            let other = Anno1800::sample(&Anno1800::view(&state, Some(seat)), &mut dice);
            differ += usize::from(other != state);
            assert_eq!(here, answer(&other, make().as_mut()), "{} at move {number}", entry.name);
            Anno1800::play(&mut state, here[0], &mut chance, &mut Silent);
        }
    }
    assert!(differ > 500, "the worlds do differ: {differ}");
}

#[test]
fn every_move_of_a_plan_is_legal() {
    let mut chance = Seed::from_number(3);
    let mut state = Anno1800::deal(&"players=2".parse().unwrap(), &mut chance, &mut Silent);
    let mut several = 0;
    for number in 0..200 {
        let Some(seat) = Anno1800::decider(&state) else { break };
        let plan = answer(&state, bot("planner", number).unwrap().as_mut());
        several += usize::from(plan.len() > 1);
        for mv in plan {
            assert_eq!(Anno1800::check(&state, seat, mv), Ok(()), "{mv}");
            Anno1800::play(&mut state, mv, &mut chance, &mut Silent);
        }
    }
    assert!(several > 30, "{several} questions were answered with several moves");
}

#[test]
fn without_habits_easy_is_planner() {
    let [_, other] = compare(NONE, |_, _, _| false);
    assert_eq!(other, 0);
}

#[test]
fn whoever_clings_to_his_cards_never_swaps() {
    let swap = Move::Action(Action::Swap);
    let [_, other] = compare(Habits { clings: true, ..NONE }, |_, mv, _| mv == swap);
    assert!(other > 0);
}

#[test]
fn whoever_forgets_uses_an_effect_once_in_three_times() {
    let habits = Habits { forgets: true, ..NONE };
    let [_, other] = compare(habits, |_, mv, _| matches!(mv, Move::Activate(_)));
    assert!(other > 3, "{other}");
}

#[test]
fn one_offer_in_five_is_overlooked() {
    let habits = Habits { overlooks: true, ..NONE };
    let asked = |state: &State| matches!(state.board().decision(), Decision::Target(_));
    let [_, other] = compare(habits, |state, _, _| asked(state));
    let all = game().iter().filter(|(state, _)| asked(state)).count();
    assert!((all / 12..all / 3).contains(&other), "{other} of {all}");
}

#[test]
fn whoever_celebrates_does_so_when_a_third_of_his_people_are_tired() {
    let festival = Move::Action(Action::Festival);
    let [_, other] = compare(Habits { celebrates: true, ..NONE }, |_, _, own| own == festival);
    assert!(other > 5, "{other}");
}
