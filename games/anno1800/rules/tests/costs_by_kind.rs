//! What costs hold, and prices that follow from tiers, over all rows of the data.

use entrepot_anno1800::{
    Action, Anno1800, CardKind, Cost, DATA, Lack, Move, Object, Refusal, Resource, State, Tier, Token, cost,
    read_position,
};
use entrepot_table::{Game, Seat, Seed, Silent};

fn position(text: &str) -> State {
    read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

const ME: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// Which parts a cost has: resources, cubes, trade tokens, exploration tokens, gold.
fn parts(cost: Cost) -> [bool; 5] {
    [!cost.resources.is_empty(), !cost.cubes.is_empty(), cost.trade > 0, cost.exploration > 0, cost.gold > 0]
}

/// All costs together that these objects can have.
fn all_parts(state: &State, objects: impl Iterator<Item = Object>) -> [bool; 5] {
    let costs = objects.map(|object| parts(cost(state.board(), ME, object)));
    costs.fold([false; 5], |all, one| std::array::from_fn(|part| all[part] || one[part]))
}

/// Resources and cubes for Expand, workforce and upgrades; resources and naval tokens for cards; exploration tokens alone for
/// islands and expeditions; gold nowhere but for an empty stack (A4.6).
#[test]
fn costs_hold_what_their_action_asks_for() {
    let state = position("setup players=2");
    let tokens = Token::ALL.into_iter().filter(|token| token.on_board()).map(Object::Token);
    assert_eq!(all_parts(&state, tokens), [true, true, false, false, false]);
    assert_eq!(all_parts(&state, Tier::ALL.map(Object::Cube).into_iter()), [true, true, false, false, false]);
    assert_eq!(all_parts(&state, Tier::WORKING.map(Object::Upgrade).into_iter()), [true, true, false, false, false]);
    assert_eq!(all_parts(&state, CardKind::all().map(Object::Card)), [true, false, true, true, false]);
    let islands = [Object::OldWorld, Object::NewWorld, Object::Expeditions(3)];
    for object in islands {
        assert_eq!(parts(cost(state.board(), ME, object)), [false, false, false, true, false]);
    }
}

/// Gold in place of a card is part of a new cube's cost, and of nothing else (A4.6, C3).
#[test]
fn gold_is_due_for_empty_stacks_alone() {
    let state = position("setup players=2\nfw empty\naei empty");
    let gold = |object: Object| cost(state.board(), ME, object).gold;
    assert_eq!(Tier::ALL.map(|tier| gold(Object::Cube(tier))), [1, 1, 3, 3, 3]);
    let others = Tier::WORKING.map(Object::Upgrade).into_iter().chain(CardKind::all().map(Object::Card));
    let tokens = Token::ALL.into_iter().filter(|token| token.on_board()).map(Object::Token);
    assert!(others.chain(tokens).all(|object| gold(object) == 0));
}

/// Trade tokens by the tier at the partner's: farmers and workers 1, artisans 2, engineers 3, for every industry there is
/// (A6.3, T25), the printed ones included (A6.10, R52); of two versions the cheaper (C16, R9, T37).
#[test]
fn every_industry_sells_at_the_price_of_its_tier() {
    let price_of = |tier: Tier| [1, 1, 2, 3][tier.index()];
    for token in Token::ALL {
        let Some((resource, tier)) = token.industry() else { continue };
        let built = if token.on_board() { format!("\nbuilt 2 {token}@coast") } else { String::new() };
        let state = position(&format!("setup players=2{built}"));
        let printed = |token: &Token| !token.on_board() && token.industry().is_some_and(|(made, _)| made == resource);
        let also = Token::ALL.into_iter().filter(printed).filter_map(|token| Some(price_of(token.industry()?.1))).min();
        let wanted = also.map_or(price_of(tier), |also: u8| also.min(price_of(tier)));
        assert_eq!(state.board().price(OTHER, resource), Some(wanted), "{token}");
    }
}

/// What nobody makes has no price, and New World resources have none whoever has their island (A6.2, A6.7, T31, T33).
#[test]
fn what_is_not_made_is_not_sold() {
    let state = position("setup players=2\nnew_world 2 NWI01 NWI02 NWI03\nnw only any_nw*20");
    for resource in Resource::ALL {
        let printed = |token: Token| !token.on_board() && token.industry().is_some_and(|(made, _)| made == resource);
        let made = Token::ALL.into_iter().any(printed);
        assert_eq!(state.board().price(OTHER, resource).is_some(), made, "{resource}");
    }
}

/// A shift end costs 1 to 5 gold by tier, exactly: with one less it is refused (A7.1, A7.2, T44).
#[test]
fn shift_ends_cost_one_to_five() {
    assert_eq!(DATA.shift_end.map(|figure| figure.value), [1, 2, 3, 4, 5]);
    for (tier, price) in Tier::ALL.into_iter().zip(1u16..) {
        let try_with = |gold: u16| {
            let state = position(&format!("setup players=2\nexhausted 1 {tier}=1\ngold 1 {gold}"));
            let mv: Move = format!("shift {tier}@exhausted").parse().expect("a move");
            Anno1800::check(&state, ME, mv)
        };
        assert_eq!(try_with(price), Ok(()));
        assert_eq!(try_with(price - 1), Err(Refusal::ShiftEndGold { gold: price as u8, have: price - 1 }));
    }
}

/// A cube of a cost is of exactly its tier: with plenty of all others every such token is refused, for lack of that cube
/// (A4.1, A4.4, T20).
#[test]
fn no_other_tier_pays_the_cube_of_a_cost() {
    let mut tried = 0;
    for token in Token::ALL.into_iter().filter(|token| token.on_board()) {
        let Some(tier) = cost(position("setup players=2").board(), ME, Object::Token(token)).cubes.first() else {
            continue;
        };
        // Everything else can be had by trade: seat 2 makes all that is asked for.
        let cubes: Vec<String> = Tier::ALL.into_iter().filter(|t| *t != tier).map(|t| format!("{t}=5")).collect();
        let text = format!(
            "setup players=2\ncubes 1 {}\ntrade 1 temporary=30\nnew_world 1 NWI01 NWI02 NWI03\nnw only any_nw*20\n\
             built 2 glassworks@coast brass_foundry/potato_farm motor_factory@coast dynamite_factory@coast",
            cubes.join(" ")
        );
        let mut state = position(&text);
        Anno1800::play(&mut state, Move::Action(Action::Expand), &mut Seed::from_number(0), &mut Silent);
        let refusal = Anno1800::check(&state, ME, Move::Build(token));
        assert_eq!(refusal, Err(Refusal::CannotPay { lack: Lack::NoCube { tier } }), "{token}");
        tried += 1;
    }
    assert_eq!(tried, 12, "tokens with a cube in their cost");
}
