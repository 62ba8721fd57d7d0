//! What a display is told besides the view, so that it needs no rules of its own.

use entrepot_sanjuan::{
    Cause, Extra, Facts, Kind, Less, Pick, Role, Sale, SanJuan, State, facts, read_line, read_position,
};
use entrepot_table::{Dice, Game, Moves, Seat, Seed, Silent, StepError, Turn};

const ANA: Seat = Seat::new(0);

fn position(text: &str) -> State {
    read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn played(text: &str, line: &str) -> State {
    let mut turn = Turn::<SanJuan>::new(position(text));
    turn.step(ANA, &read_line(line).unwrap(), &mut Seed::from_number(0)).unwrap();
    *turn.state()
}

fn of(state: &State, seat: Seat) -> Facts {
    facts(&SanJuan::view(state, Some(seat)))
}

/// What a hand card would cost, and what makes it cheaper.
fn cost(facts: &Facts, kind: Kind) -> (u8, u8, Vec<Less>) {
    let cost = facts.costs.iter().find(|cost| cost.kind == kind).unwrap();
    (cost.printed, cost.now, cost.less.clone())
}

fn less(cause: Cause) -> Less {
    Less { cause, n: 1 }
}

/// Costs are those of a new place, for the viewer, with the privilege only in a builder phase (S5.5, S15.16, S15.1).
#[test]
fn costs_are_told_with_what_makes_them_lower() {
    let text = "setup players=3\ncity 1 indigo_plant smithy quarry\nhand 1 silver_smelter library hero\n";
    let building = of(&position(&format!("{text}phase builder 1")), ANA);
    let (builder, smithy, quarry) =
        (less(Cause::Role(Role::Builder)), less(Cause::Building(Kind::Smithy)), less(Cause::Building(Kind::Quarry)));
    assert_eq!(cost(&building, Kind::SilverSmelter), (5, 3, vec![builder, smithy]));
    assert_eq!(cost(&building, Kind::Library), (5, 3, vec![builder, quarry]));
    let trading = of(&position(&format!("{text}phase trader 1")), ANA);
    assert_eq!(cost(&trading, Kind::Library), (5, 4, vec![quarry]));
    assert!(of(&position(&format!("{text}phase builder 1")), Seat::new(1)).costs.is_empty());
}

/// While a building is paid, its whole cost and what it covers are told (S5.4, S15.9).
#[test]
fn the_building_being_paid_is_told_with_its_cost() {
    let text =
        "setup players=3\ncity 1 indigo_plant crane chapel\nhand 1 library well hut smithy hero\nphase builder 1";
    let text = text.replace("players=3", "players=3 expansion=on");
    let over = of(&played(&text, "build library"), ANA).building.unwrap();
    assert_eq!(
        (over.kind, over.printed, over.cost, over.less),
        (Kind::Library, 5, 4, vec![less(Cause::Role(Role::Builder))])
    );
    let paying = of(&played(&text, "build library over chapel"), ANA);
    let building = paying.building.unwrap();
    assert_eq!((building.cost, building.over), (1, Some(2)));
    let chapel = Less { cause: Cause::Building(Kind::Chapel), n: 3 };
    assert_eq!(building.less, [less(Cause::Role(Role::Builder)), chapel]);
    assert_eq!(paying.pick, Some(Pick { least: 1, most: 1 }));
    assert_eq!(of(&position(&text), ANA).building, None);
}

/// The Library is part of what makes a building cheaper while it is paid (S15.17).
#[test]
fn the_library_is_told_while_the_building_is_paid() {
    let text = "setup players=3\ncity 1 indigo_plant library\nhand 1 hero well hut smithy palace\nphase builder 1";
    let text = text.replace("players=3", "players=3 expansion=on");
    let building = of(&played(&text, "build hero"), ANA).building.unwrap();
    assert_eq!(building.cost, 3);
    assert_eq!(building.less, [less(Cause::Role(Role::Builder)), less(Cause::Building(Kind::Library))]);
}

/// Sizes of sets: exactly what is owed, or at most what is allowed and there (S6.2, S7.4, S11.5).
#[test]
fn sets_are_asked_for_with_their_size() {
    let goods = "city 1 indigo_plant+good sugar_mill+good silver_smelter+good\n";
    let trader = |role: &str| of(&position(&format!("setup players=3\n{goods}hand 1 well\nphase {role} 1")), ANA);
    assert_eq!(trader("trader").pick, Some(Pick { least: 0, most: 2 }));
    let empty = "setup players=3\ncity 1 indigo_plant aqueduct sugar_mill+good\nphase producer 1";
    assert_eq!(of(&position(empty), ANA).pick, Some(Pick { least: 0, most: 1 }));
    assert_eq!(of(&position("setup players=3\nphase prospector 1\n"), ANA).pick, None);
    assert_eq!(of(&position(empty), Seat::new(1)).pick, None, "only whoever decides is told");
}

/// Buildings that bring a card for selling are told, unless they are covered (S15.8, S15.15).
#[test]
fn extras_are_told_with_their_sales() {
    let of_city = |city: &str| of(&position(&format!("setup players=2\ncity 1 {city}\nphase trader 1")), ANA).extras;
    assert_eq!(of_city("indigo_plant+good"), []);
    let extra = |kind, sold| Extra { kind, sold };
    let both = [extra(Kind::MarketStand, 2), extra(Kind::MarketHall, 1)];
    assert_eq!(of_city("indigo_plant+good market_hall market_stand"), both);
}

/// What goods bring is told while the trading house is open (S7.2, S17.7a).
#[test]
fn sales_are_told_with_their_prices() {
    let text = "setup players=2 expansion=on\ncity 1 indigo_plant+good silver_smelter+good customs_office+good\n\
        tiles 5 1 2 3 4\nphase trader 1";
    let facts = of(&position(text), ANA);
    let sale = |kind, price| Sale { kind, price };
    assert_eq!(facts.sales, [sale(Kind::IndigoPlant, 1), sale(Kind::SilverSmelter, 3), sale(Kind::CustomsOffice, 2)]);
    assert!(facts.prices.open);
    assert_eq!(facts.prices.last, Some([1, 2, 2, 3, 3]));
    assert_eq!((facts.prices.least, facts.prices.most), ([1, 1, 1, 2, 2], [1, 2, 2, 3, 3]));
}

/// Others' points leave out what lies under buildings, unless the option shows it or the game is over (Q2, S18.8).
#[test]
fn points_hide_what_lies_under_buildings() {
    let text = "setup players=2\ncity 1 indigo_plant chapel\nchapel 1 2\nlaid 1 smithy well";
    let state = position(text);
    let points = |seat: usize| of(&state, Seat::new(seat)).points[0];
    assert_eq!((points(0).points, points(0).at_least, points(0).counts_shown), (5, false, true));
    assert_eq!((points(1).points, points(1).at_least, points(1).counts_shown), (3, true, false));
    let shown = position(&text.replace("players=2", "players=2 chapel_secrecy=show_count"));
    assert_eq!(of(&shown, Seat::new(1)).points[0].points, 5);
}

/// Facts follow from the view alone and never fail, in whole random games; once the game is over they tell the result.
#[test]
fn facts_hold_in_whole_games() {
    for number in 0..40 {
        let (mut dice, mut seed) = (Dice::new(number, 5), Seed::from_number(number));
        let setup = format!("players={} expansion=on starting_variant=on", 2 + number % 3).parse().unwrap();
        let mut state = SanJuan::deal(&setup, &mut seed, &mut Silent);
        let mut moves = Moves::new();
        while let Some(seat) = SanJuan::decider(&state).filter(|_| SanJuan::round(&state) < 60) {
            let told = of(&state, seat);
            assert_eq!(told.asked, state.board().decision());
            assert!(told.outcome.is_none() && told.scores.is_none());
            SanJuan::legal(&state, &mut moves);
            if told.pick.is_some_and(|pick| pick.least == 0) {
                assert!(moves.contains(&entrepot_sanjuan::Move::Pass), "{:?}", told.asked);
            }
            SanJuan::play(&mut state, moves[dice.below(moves.len())], &mut seed, &mut Silent);
        }
        assert_eq!(of(&state, ANA).outcome, SanJuan::outcome(&state));
    }
}

/// Whoever says that a set is complete which became complete by itself is right (S13.7): a client need not know which.
#[test]
fn that_is_all_may_be_said_of_a_complete_set() {
    let text = "setup players=2\ncity 1 indigo_plant+good silver_smelter+good\ntiles 5 1 2 3 4\nphase trader 1";
    let step = |line: &str| {
        let mut turn = Turn::<SanJuan>::new(position(text));
        turn.step(ANA, &read_line(line).unwrap(), &mut Seed::from_number(0)).map(|played| played.len())
    };
    assert_eq!(step("sell silver_smelter pass"), Ok(1), "nothing behind silver could be named");
    assert_eq!(step("sell indigo_plant pass"), Ok(2));
    assert_eq!(step("sell silver_smelter indigo_plant pass"), Ok(2));
    assert!(matches!(
        step("sell silver_smelter pass pass"),
        Err(StepError::Refused { .. } | StepError::RevealsTooEarly { .. })
    ));
}

/// Where goods and the whole hand are just enough, the cards go without asking once the goods are named (S5.7, S15.5); a step
/// may name them all the same, in any order.
#[test]
fn a_payment_of_everything_may_be_named_in_full_or_in_part() {
    let text = "setup players=3\ncity 1 indigo_plant+good black_market poor_house\n\
        hand 1 triumphal_arch well smithy hero palace\nphase builder 1";
    let built = played(text, "build triumphal_arch");
    assert_eq!(of(&built, ANA).pick, Some(Pick { least: 5, most: 5 }));
    for line in ["pay indigo_plant+good", "pay well smithy hero palace indigo_plant+good"] {
        let mut turn = Turn::<SanJuan>::new(built);
        let played = turn.step(ANA, &read_line(line).unwrap(), &mut Seed::from_number(0)).unwrap();
        assert_eq!(played.len(), 1, "{line}");
        assert_eq!(turn.state().board().hand(ANA), 1, "the Poor house draws");
    }
}

/// The same where the good stays: after the first card no good can pay any more, and the rest of the hand goes by itself.
#[test]
fn a_payment_with_the_whole_hand_may_be_named_in_full() {
    let text = "setup players=3 expansion=on\ncity 1 indigo_plant+good black_market\nhand 1 bank tobacco_storage well hero\n\
        phase builder 2\nturn 1";
    let built = played(text, "build bank");
    for line in ["pay tobacco_storage", "pay hero well tobacco_storage"] {
        let mut turn = Turn::<SanJuan>::new(built);
        turn.step(ANA, &read_line(line).unwrap(), &mut Seed::from_number(0))
            .unwrap_or_else(|no| panic!("{line}: {no:?}"));
        assert_eq!(turn.state().board().hand(ANA), 0, "{line}");
    }
}

/// The Library doubles other privileges, too: then nothing is being built (S15.17d).
#[test]
fn nothing_is_built_when_another_privilege_is_doubled() {
    let text = "setup players=2\ncity 1 indigo_plant library\nhand 1 well\ngovernor 1";
    let asked = played(text, "role prospector");
    assert_eq!(asked.board().decision(), Some(entrepot_sanjuan::Decision::Library));
    assert_eq!(of(&asked, ANA).building, None);
}
