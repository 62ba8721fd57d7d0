//! Every player is honest, and each habit of `easy` is seen alone.

use entrepot_anno1800::{Action, Anno1800, Decision, Move, State, Tier};
use entrepot_anno1800_bots::levels::{Easy, Habits};
use entrepot_anno1800_bots::{BOTS, bot};
use entrepot_table::{Bot, Dice, Game, Moves, Seed, Silent};
use std::iter::repeat_n;
use std::sync::LazyLock;

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
static GAME: LazyLock<Vec<(State, Move)>> = LazyLock::new(|| {
    let mut chance = Seed::from_number(5);
    let mut state = Anno1800::deal(&"players=2".parse().unwrap(), &mut chance, &mut Silent);
    let mut all = Vec::new();
    while Anno1800::decider(&state).is_some() && Anno1800::round(&state) <= 60 {
        let mv = planner(&state);
        all.push((state, mv));
        Anno1800::play(&mut state, mv, &mut chance, &mut Silent);
    }
    all
});

/// What `easy` with these habits does, with the dice of this number.
fn easy(state: &State, habits: Habits, number: u64) -> Move {
    answer(state, &mut Easy::new(Dice::new(number, 0), habits))[0]
}

/// Every decision of the game, with the move of `planner` and that of `easy` with these habits.
fn answers(habits: Habits) -> impl Iterator<Item = (&'static State, Move, Move)> {
    (0..).zip(GAME.iter()).map(move |(number, (state, mv))| (state, *mv, easy(state, habits, number)))
}

/// How often `easy` with these habits does not play as `planner`. `may` says whether the habit explains it.
#[track_caller]
fn differences(habits: Habits, may: impl Fn(&State, Move, Move) -> bool) -> usize {
    let mut count = 0;
    for (state, mv, own) in answers(habits).filter(|(_, mv, own)| own != mv) {
        assert!(may(state, mv, own), "{own} in place of {mv}");
        count += 1;
    }
    count
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
    assert_eq!(differences(NONE, |_, _, _| false), 0);
}

#[test]
fn whoever_clings_to_his_cards_never_swaps() {
    let swap = Move::Action(Action::Swap);
    let habits = Habits { clings: true, ..NONE };
    assert!(differences(habits, |_, mv, _| mv == swap) > 0);
    assert!(answers(habits).all(|(_, _, own)| own != swap));
}

#[test]
fn whoever_forgets_uses_an_effect_once_in_three_times() {
    let habits = Habits { forgets: true, ..NONE };
    let in_turn = |state: &State| state.board().decision() == Decision::Turn;
    let asked = |state: &State, mv: Move| matches!(mv, Move::Activate(_)) && in_turn(state);
    differences(habits, |state, mv, _| asked(state, mv));
    // A game has few effects to count: each is asked for with 20 dice.
    let effects = GAME.iter().filter(|(state, mv)| asked(state, *mv)).flat_map(|effect| repeat_n(effect, 20));
    let uses = |(number, (state, mv)): (u64, &(State, Move))| easy(state, habits, number) == *mv;
    let used: Vec<bool> = (0..).zip(effects).map(uses).collect();
    let (remembered, all) = (used.iter().filter(|used| **used).count(), used.len());
    assert!((all / 4..all * 5 / 12).contains(&remembered), "{remembered} of {all}");
}

#[test]
fn one_offer_in_five_is_overlooked() {
    let habits = Habits { overlooks: true, ..NONE };
    let asked = |state: &State| matches!(state.board().decision(), Decision::Target(_));
    let overlooked = differences(habits, |state, _, _| asked(state));
    let all = GAME.iter().filter(|(state, _)| asked(state)).count();
    assert!((all / 12..all / 3).contains(&overlooked), "{overlooked} of {all}");
}

/// Whether at least a third of the people of whoever decides are at work or exhausted.
fn tired(state: &State) -> bool {
    let player = state.board().player(Anno1800::decider(state).unwrap());
    let all: u8 = Tier::ALL.into_iter().map(|tier| player.owned(tier)).sum();
    let tired = all - player.cubes.iter().sum::<u8>();
    3 * tired >= all
}

#[test]
fn whoever_celebrates_does_so_when_a_third_of_his_people_are_tired() {
    let festival = Move::Action(Action::Festival);
    let can = |state: &State| {
        let seat = Anno1800::decider(state).unwrap();
        !state.board().turn.acted && Anno1800::check(state, seat, festival).is_ok()
    };
    let mut early = 0;
    for (state, mv, own) in answers(Habits { celebrates: true, ..NONE }) {
        let expected = if can(state) && tired(state) { festival } else { mv };
        assert_eq!(own, expected);
        early += usize::from(own != mv);
    }
    assert!(early > 5, "{early}");
}
