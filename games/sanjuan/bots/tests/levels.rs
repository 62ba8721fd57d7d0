//! The levels: honest, repeatable, and each habit of `easy` seen alone.

use entrepot_sanjuan::{Decision, Kind, Move, Role, SanJuan, State, read_position, same_question};
use entrepot_sanjuan_bots::levels::{Easy, Habits};
use entrepot_sanjuan_bots::{BOTS, bot};
use entrepot_table::{Bot, Dice, Game, Moves, Seed, Silent};

const NONE: Habits = Habits { short_sighted: false, overlooks: false, hoards: false };

/// What a bot answers, told only what its seat may know.
fn answer(state: &State, bot: &mut dyn Bot<SanJuan>) -> Vec<Move> {
    let mut legal = Moves::new();
    SanJuan::legal(state, &mut legal);
    bot.plan(&SanJuan::view(state, SanJuan::decider(state)), &legal)
}

#[test]
fn in_worlds_that_differ_in_what_it_cannot_know_every_player_does_the_same() {
    let mut differ = 0;
    for entry in BOTS {
        let slow = entry.name == "master" || entry.name == "searcher-1-slow";
        let (mut chance, mut dice) = (Seed::from_number(7), Dice::new(7, 0));
        let setup = "players=3 expansion=on".parse().unwrap();
        let mut state = SanJuan::deal(&setup, &mut chance, &mut Silent);
        for number in 0..if slow { 8 } else { 120 } {
            let Some(seat) = SanJuan::decider(&state) else { break };
            let make = || bot(entry.name, number).unwrap();
            let here = answer(&state, make().as_mut());
            let other = SanJuan::sample(&SanJuan::view(&state, Some(seat)), &mut dice);
            differ += usize::from(other != state);
            assert_eq!(here, answer(&other, make().as_mut()), "{} at move {number}", entry.name);
            SanJuan::play(&mut state, here[0], &mut chance, &mut Silent);
        }
    }
    assert!(differ > 300, "the worlds do differ: {differ}");
}

#[test]
fn every_move_of_a_plan_is_legal() {
    for name in ["easy", "hard"] {
        let mut chance = Seed::from_number(3);
        let mut state = SanJuan::deal(&"players=2".parse().unwrap(), &mut chance, &mut Silent);
        let mut several = 0;
        for number in 0..150 {
            let Some(seat) = SanJuan::decider(&state) else { break };
            let plan = answer(&state, bot(name, number).unwrap().as_mut());
            several += usize::from(plan.len() > 1);
            for mv in plan {
                assert_eq!(SanJuan::check(&state, seat, mv), Ok(()), "{name}: {mv}");
                SanJuan::play(&mut state, mv, &mut chance, &mut Silent);
            }
        }
        assert_eq!(several > 0, name == "hard", "{name} answered {several} questions with several moves");
    }
}

fn position(text: &str) -> State {
    read_position(text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn easy(state: &State, habits: Habits, number: u64) -> Move {
    answer(state, &mut Easy::new(Dice::new(number, 0), habits))[0]
}

#[test]
fn without_habits_easy_is_normal() {
    let mut chance = Seed::from_number(5);
    let mut state = SanJuan::deal(&"players=2".parse().unwrap(), &mut chance, &mut Silent);
    while SanJuan::decider(&state).is_some() {
        let mv = answer(&state, bot("normal", 1).unwrap().as_mut())[0];
        assert_eq!(easy(&state, NONE, 1), mv);
        SanJuan::play(&mut state, mv, &mut chance, &mut Silent);
    }
}

#[test]
fn whoever_hoards_does_not_spend_the_last_cards() {
    let state = position("setup players=2\n city 1 indigo_plant\n hand 1 smithy well\n phase builder 2\n turn 1");
    assert_eq!(state.board().decision(), Some(Decision::Build));
    assert_ne!(easy(&state, NONE, 1), Move::Pass, "normal builds");
    assert_eq!(easy(&state, Habits { hoards: true, ..NONE }, 1), Move::Pass);
}

#[test]
fn one_building_in_five_is_overlooked() {
    let state =
        position("setup players=2\n city 1 indigo_plant\n hand 1 smithy well quarry archive tower\n phase builder 1");
    let best = easy(&state, NONE, 1);
    assert!(matches!(best, Move::Build(_)), "{best}");
    let missed = (0..1000).filter(|&number| easy(&state, Habits { overlooks: true, ..NONE }, number) != best).count();
    assert!((150..250).contains(&missed), "{missed} of 1000");
}

#[test]
fn whoever_looks_at_this_turn_alone_takes_what_it_brings_at_once() {
    let short = Habits { short_sighted: true, ..NONE };
    let mut chance = Seed::from_number(11);
    let mut state = SanJuan::deal(&"players=2".parse().unwrap(), &mut chance, &mut Silent);
    let (mut roles, mut other) = (0, 0);
    while SanJuan::decider(&state).is_some() {
        let mv = easy(&state, NONE, 1);
        if state.board().decision() == Some(Decision::Role) {
            let own = easy(&state, short, 1);
            roles += 1;
            other += usize::from(own != mv);
        } else {
            assert_eq!(easy(&state, short, 1), mv, "only roles are chosen differently");
        }
        SanJuan::play(&mut state, mv, &mut chance, &mut Silent);
    }
    assert!(other * 10 > roles, "{other} of {roles} roles differ");
}

#[test]
fn easy_sells_what_it_makes() {
    let mut taken: [u32; 5] = [0; 5];
    for number in 0..20 {
        let mut chance = Seed::from_number(number);
        let mut state = SanJuan::deal(&"players=2".parse().unwrap(), &mut chance, &mut Silent);
        while let Some(seat) = SanJuan::decider(&state) {
            let name = if seat.index() == 0 { "easy" } else { "normal" };
            let mv = answer(&state, bot(name, number).unwrap().as_mut())[0];
            if let (Move::Role(role), "easy") = (mv, name) {
                taken[role.index()] += 1;
            }
            SanJuan::play(&mut state, mv, &mut chance, &mut Silent);
        }
    }
    let [producer, trader] = [Role::Producer, Role::Trader].map(|role| taken[role.index()]);
    assert!(trader * 2 > producer, "trader {trader} times, producer {producer} times of {}", taken.iter().sum::<u32>());
}

#[test]
fn easy_builds_when_its_hand_is_full() {
    let hand = "hand 1 smithy well quarry archive tower library hero statue";
    let state = position(&format!("setup players=2\n city 1 indigo_plant carpenter\n {hand}"));
    assert_eq!(state.board().decision(), Some(Decision::Role));
    for number in 0..20 {
        assert_eq!(easy(&state, Habits::ALL, number).to_string(), "role builder");
    }
}

#[test]
fn hard_parts_with_second_copies_first() {
    // A second Smithy and a second Tower can never be built (S5.3).
    let city = "city 1 indigo_plant smithy tower\n city 2 indigo_plant";
    let hand = "hand 1 quarry smithy library tower chapel tower";
    let mut paying = position(&format!("setup players=2\n {city}\n {hand}\n phase builder 1"));
    SanJuan::play(&mut paying, Move::Build(Kind::Quarry), &mut Seed::from_number(1), &mut Silent);
    let plan = answer(&paying, bot("hard", 1).unwrap().as_mut());
    let paid = |kinds: [Kind; 3]| kinds.map(Move::Pay).to_vec();
    assert_eq!(plan, paid([Kind::Smithy, Kind::Tower, Kind::Tower]));
    // Of cards that were drawn they are the last to be kept.
    let pile = "pile smithy tower smithy chapel tower";
    let keeping = position(&format!("setup players=2\n {city}\n {pile}\n phase councillor 1"));
    assert_eq!(answer(&keeping, bot("hard", 1).unwrap().as_mut()), [Move::Keep(Kind::Chapel)]);
}

#[test]
fn master_leaves_no_good_unmade() {
    // Making a good costs nothing (S6.1). Here too few worlds spoke for doing without.
    let state = position(
        "setup players=2\n phase producer 1\n turn 2\n round 11\n \
         city 1 indigo_plant+good smithy coffee_roaster+good gold_mine silver_smelter+good indigo_plant+good carpenter archive \
         guild_hall tobacco_storage\n hand 1 prefecture statue city_hall\n \
         city 2 indigo_plant smithy silver_smelter tobacco_storage+good sugar_mill+good silver_smelter+good poor_house \
         tobacco_storage+good guild_hall\n hand 2 tobacco_storage tower",
    );
    assert_eq!(state.board().decision(), Some(Decision::Produce { made: 0 }));
    for number in 0..12 {
        let plan = answer(&state, bot("master", number).unwrap().as_mut());
        assert!(matches!(plan[..], [Move::Produce(_)]), "with dice {number}: {plan:?}");
    }
}

#[test]
fn master_makes_as_many_goods_as_it_may() {
    // With the privilege two goods may be made. Whoever names the roaster first has made the last one (S6.3).
    let position =
        position("setup players=2\n city 1 indigo_plant coffee_roaster smithy\n hand 1 well tower\n phase producer 1");
    for number in 0..12 {
        let plan = answer(&position, bot("master", number).unwrap().as_mut());
        assert_eq!(plan, [Kind::IndigoPlant, Kind::CoffeeRoaster].map(Move::Produce), "with dice {number}");
    }
}

/// What `novice` answers, move by move, until another question comes.
fn novice(text: &str) -> Vec<String> {
    let mut state = position(text);
    let (decider, before) = (SanJuan::decider(&state), state.board().decision());
    let mut said = Vec::new();
    while SanJuan::decider(&state) == decider && same_question(state.board().decision(), before) {
        let mv = answer(&state, bot("novice", 1).unwrap().as_mut())[0];
        said.push(mv.to_string());
        SanJuan::play(&mut state, mv, &mut Seed::from_number(1), &mut Silent);
    }
    said
}

#[test]
fn novice_makes_and_sells_the_dearest_goods() {
    let city = "setup players=2\n city 2 indigo_plant\n city 1";
    let making = format!("{city} indigo_plant sugar_mill coffee_roaster\n phase producer 1");
    assert_eq!(novice(&making), ["produce sugar_mill", "produce coffee_roaster"]);
    let goods = "silver_smelter+good coffee_roaster+good indigo_plant+good sugar_mill+good\n tile 1 1 3 1 2 1\n tiles 1 2 3 4 5";
    assert_eq!(novice(&format!("{city} {goods}\n phase trader 1")), ["sell sugar_mill", "sell coffee_roaster"]);
}

#[test]
fn novice_counts_what_a_building_would_count() {
    let city = "city 2 indigo_plant\n city 1 indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter indigo_plant";
    let hand = "hand 1 guild_hall city_hall palace statue well well well smithy smithy tower";
    assert_eq!(novice(&format!("setup players=2\n {city}\n {hand}\n phase builder 1"))[0], "build guild_hall");
}
