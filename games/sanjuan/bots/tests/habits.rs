//! What anybody would expect of `normal`, one position each. The format of positions is described in `docs/scenarios.md`.

use entrepot_sanjuan::{Decision, SanJuan, read_position};
use entrepot_table::{Game, Moves, Seed, Silent};

/// The position with `sugar_mill*3` written as three words, in cities too.
fn spelled_out(position: &str) -> String {
    let word = |word: &str| match word.split_once('*') {
        Some((kind, count)) => vec![kind; count.parse().unwrap()].join(" "),
        None => word.to_owned(),
    };
    let line = |line: &str| line.split_whitespace().map(word).collect::<Vec<_>>().join(" ");
    position.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// What `normal` answers in this position until somebody else decides or another kind of question comes.
fn answers(position: &str) -> String {
    let position = spelled_out(position);
    let mut state = read_position(&position).unwrap_or_else(|error| panic!("{error} in\n{position}"));
    let mut normal = entrepot_sanjuan_bots::bot("normal", 1).unwrap();
    let (decider, phase) = (SanJuan::decider(&state), state.board().phase());
    let (mut answers, mut legal) = (Vec::new(), Moves::new());
    while let Some(seat) = SanJuan::decider(&state) {
        let next_role = !answers.is_empty() && state.board().decision() == Some(Decision::Role);
        if next_role || Some(seat) != decider || state.board().phase() != phase {
            break;
        }
        SanJuan::legal(&state, &mut legal);
        let mv = normal.choose(&SanJuan::view(&state, Some(seat)), &legal);
        answers.push(mv.to_string());
        SanJuan::play(&mut state, mv, &mut Seed::from_number(1), &mut Silent);
    }
    answers.join(", ")
}

#[test]
fn makes_the_dearest_goods() {
    let position = "setup players=2\n city 1 indigo_plant sugar_mill silver_smelter coffee_roaster\n phase producer 1";
    assert_eq!(answers(position), "produce coffee_roaster, produce silver_smelter");
}

#[test]
fn sells_where_the_price_is_best() {
    let goods = "city 1 indigo_plant+good sugar_mill+good coffee_roaster+good\n phase trader 2\n turn 1";
    assert_eq!(
        answers(&format!("setup players=2\n tile 1 1 1 1 3 1\n tiles 1 2 3 4 5\n {goods}")),
        "sell coffee_roaster"
    );
    assert_eq!(answers(&format!("setup players=2\n tile 1 1 3 1 1 1\n tiles 1 2 3 4 5\n {goods}")), "sell sugar_mill");
}

#[test]
fn builds_an_engine_early_and_points_late() {
    let hand = "hand 1 library statue poor_house well well well smithy";
    let early = format!("setup players=2\n city 1 indigo_plant\n {hand}\n phase builder 1");
    assert!(answers(&early).starts_with("build library"), "{}", answers(&early));
    let late = format!(
        "setup players=2\n {hand}\n hand 1 victory_column\n phase builder 1\n city 2 indigo_plant\n \
         city 1 indigo_plant*4 sugar_mill*4 tobacco_storage*3"
    );
    assert!(answers(&late).starts_with("build victory_column"), "{}", answers(&late));
}

#[test]
fn a_city_hall_goes_where_city_buildings_are_and_a_guild_hall_where_plants_are() {
    let hand =
        "hand 1 city_hall guild_hall well*3 market_stand*3\n phase builder 1\n city 2 indigo_plant*5 sugar_mill*5";
    let beige = "city 1 indigo_plant smithy archive poor_house crane tower chapel aqueduct carpenter prefecture";
    let plants = "city 1 indigo_plant*3 sugar_mill*2 tobacco_storage*2 coffee_roaster silver_smelter smithy";
    assert!(answers(&format!("setup players=2\n {beige}\n {hand}")).starts_with("build city_hall"));
    assert!(answers(&format!("setup players=2\n {plants}\n {hand}")).starts_with("build guild_hall"));
}

#[test]
fn pays_with_what_it_cannot_use() {
    // A second Library cannot be built, a third Well helps nobody; City hall and Hero stay.
    let position = "setup players=2\n city 1 indigo_plant library well\n phase builder 2\n turn 1\n city 2 indigo_plant\n \
                    hand 1 prefecture library well city_hall well hero";
    assert_eq!(answers(position), "build prefecture, pay well, pay well, pay library");
}

#[test]
fn covers_what_is_worth_least() {
    let position = "setup players=2\n city 1 indigo_plant crane silver_smelter victory_column\n phase builder 2\n turn 1\n \
                    city 2 indigo_plant*6 sugar_mill*5\n hand 1 statue smithy archive";
    assert_eq!(answers(position), "build statue, over indigo_plant");
}

#[test]
fn a_black_market_takes_cheap_goods_for_useful_cards() {
    let position = "setup players=2\n city 1 indigo_plant+good black_market sugar_mill+good\n phase builder 2\n turn 1\n \
                    hand 1 library prefecture smithy city_hall hero carpenter";
    assert!(answers(position).contains("pay indigo_plant+good"), "{}", answers(position));
}

#[test]
fn keeps_the_most_useful_drawn_card() {
    let position = "setup players=2\n city 1 indigo_plant smithy\n pile smithy library indigo_plant smithy well\n \
                    phase councillor 1";
    assert_eq!(answers(position), "keep library");
}

#[test]
fn discards_second_copies_above_the_hand_limit() {
    let position = "setup players=2\n city 1 indigo_plant tower library\n phase round_start\n \
                    hand 1 tower library hero city_hall palace statue quarry prefecture carpenter chapel \
                    aqueduct victory_column smithy crane";
    assert_eq!(answers(position), "discard tower, discard library");
}

#[test]
fn lays_the_worst_card_under_the_chapel_late_in_the_game() {
    let position = "setup players=2\n city 1 indigo_plant*6 sugar_mill*2 chapel smithy\n \
                    hand 1 smithy hero city_hall statue palace\n phase round_start\n city 2 indigo_plant";
    assert_eq!(answers(position), "lay smithy");
}

#[test]
fn lays_nothing_under_the_chapel_from_a_small_hand_while_there_is_much_to_build() {
    let position = "setup players=2\n city 1 indigo_plant chapel smithy\n hand 1 smithy sugar_mill tower\n \
                    phase round_start\n city 2 indigo_plant";
    assert_eq!(answers(position), "pass");
}

#[test]
fn the_chapel_takes_no_card_that_the_last_building_needs() {
    // Four cards build the Statue now; with three nothing is left but the Poor house.
    let city = "setup players=2\n city 1 indigo_plant*4 sugar_mill*2 chapel smithy\n phase round_start\n governor 2\n \
                city 2 indigo_plant*6 sugar_mill*5";
    assert_eq!(answers(&format!("{city}\n hand 1 statue smithy smithy tower")), "pass");
    assert_eq!(answers(&format!("{city}\n hand 1 smithy smithy tower")), "lay smithy");
}

#[test]
fn the_library_is_not_saved_for_a_role_that_may_never_come() {
    let choosing = |other: &str| {
        answers(&format!(
            "setup players=2\n city 1 indigo_plant library\n city 2 {other}\n hand 1 well tower\n phase councillor 1"
        ))
    };
    assert!(choosing("indigo_plant").starts_with("no_library"), "{}", choosing("indigo_plant"));
    let end = choosing("indigo_plant*6 sugar_mill*5");
    assert!(end.starts_with("use_library"), "{end}");
}

#[test]
fn the_bank_takes_what_the_last_building_does_not_need() {
    let city =
        "setup players=2 expansion=on\n city 1 indigo_plant bank smithy archive\n phase round_start\n governor 1";
    let hand = "hand 1 statue well*3 crane";
    let last = format!("{city}\n city 2 indigo_plant*6 sugar_mill*5\n {hand}");
    assert_eq!(answers(&last).matches("deposit").count(), 5, "a Statue brings less than its four cards in the Bank");
    let early = format!("{city}\n city 2 indigo_plant*3\n {hand}");
    assert_eq!(answers(&early), "pass");
}

#[test]
fn an_office_building_exchanges_useless_cards() {
    let position = "setup players=2 expansion=on\n city 1 indigo_plant office_building smithy library\n \
                    hand 1 smithy prefecture library\n phase round_start";
    assert!(answers(position).starts_with("exchange smithy, exchange library"), "{}", answers(position));
}

#[test]
fn always_looks_into_the_gold_mine_and_takes_the_best_card() {
    let position = "setup players=2 gold_mine=any\n city 1 indigo_plant gold_mine\n phase prospector 2\n turn 1\n \
                    pile smithy well library coffee_roaster";
    assert_eq!(answers(position), "reveal, take library");
}

#[test]
fn takes_the_trader_with_a_full_store_and_the_producer_with_an_empty_one() {
    let full = "setup players=2\n city 1 indigo_plant tobacco_storage+good coffee_roaster+good silver_smelter+good \
                market_hall trading_post";
    assert!(answers(full).starts_with("role trader"), "{}", answers(full));
    let empty = "setup players=2\n city 1 indigo_plant tobacco_storage coffee_roaster silver_smelter market_hall \
                 trading_post aqueduct";
    assert!(answers(empty).starts_with("role producer"), "{}", answers(empty));
}

#[test]
fn takes_the_builder_to_win_and_not_to_lose() {
    let hand =
        "hand 1 statue well well well\n role councillor 1\n role prospector 2\n city 1 indigo_plant*8 sugar_mill*3";
    let ahead = format!("setup players=2\n {hand}\n city 2 indigo_plant");
    assert!(answers(&ahead).starts_with("role builder"), "{}", answers(&ahead));
    let behind = format!("setup players=2\n {hand}\n city 2 hero statue victory_column library silver_smelter*3");
    assert!(!answers(&behind).starts_with("role builder"), "{}", answers(&behind));
}
