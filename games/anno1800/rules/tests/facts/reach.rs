//! What could be had, and how: as the rules judge the moves themselves.

use crate::games::{all, each_position, play, told};
use entrepot_anno1800::{
    Action, Anno1800, Cost, Decision, Doing, Extra, Move, Object, Objective, Part, Prefer, Reach, Refusal, Source,
    State, Tier, TierSet, Token, cost, lack, lacks, payable, plan, read_position,
};
use entrepot_table::{Game, Refuse, Seat};
use std::collections::BTreeMap;

/// The action that something belongs to, and the move that names it.
fn moves_for(object: Object) -> (Action, Option<Move>) {
    match object {
        Object::Token(token) => (Action::Expand, Some(Move::Build(token))),
        Object::Card(kind) => (Action::Play, Some(Move::Play(kind))),
        Object::Cube(tier) => (Action::Workforce, Some(Move::Hire(tier))),
        Object::Upgrade(tier) => (Action::Upgrade, Some(Move::Upgrade(tier))),
        Object::OldWorld => (Action::OldWorld, None),
        Object::NewWorld => (Action::NewWorld, None),
        Object::Expeditions(count) => (Action::Expedition, Some(Move::Expeditions(count))),
        Object::Nothing => panic!("nothing can be had"),
    }
}

/// An action goes on, or actions are left beside one that could: both are rare enough to look at in each third round.
fn goes_on(state: &State) -> bool {
    let board = state.board();
    let more = board.turn.doing != Doing::Nothing || board.turn.actions > 1;
    board.decision() == Decision::Turn && more && board.round.is_multiple_of(3)
}

/// All ways to begin something in a turn: as a further part of the action under way, and with a new action.
fn ways(state: &State, object: Object) -> Vec<Result<Vec<Move>, Refusal>> {
    let seat = Anno1800::decider(state).unwrap();
    let (action, target) = moves_for(object);
    let further = target.map(|mv| Anno1800::check(state, seat, mv).map(|()| vec![mv]));
    let begun = Move::Action(action);
    let anew = Anno1800::check(state, seat, begun).and_then(|()| match target {
        None => Ok(vec![begun]),
        Some(mv) => Anno1800::check(&play(state, &[begun]), seat, mv).map(|()| vec![begun, mv]),
    });
    further.into_iter().chain([anew]).collect()
}

/// A2.2, A2.5, A4.5, A8.1, A15.1, A16.1: the moves are allowed, and where there are none, none would be.
#[test]
fn what_can_be_begun_is_what_the_rules_allow() {
    let mut begun: BTreeMap<&str, usize> = BTreeMap::new();
    each_position(goes_on, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let asked = state.board().decision();
        let (_, facts) = told(state, seat);
        for reach in all(&facts) {
            assert_eq!(reach.moves.is_empty(), reach.refusal.is_some(), "{reach:?}");
            assert_eq!(reach.rule, reach.refusal.map(|why| why.rule()));
            let kind = match asked {
                Decision::Turn => in_turn(state, reach),
                Decision::Target(action) => as_target(state, seat, action, reach),
                _ => {
                    assert_eq!(reach.refusal, Some(Refusal::OtherQuestion { asked }), "{:?}", reach.object);
                    "something else is asked"
                }
            };
            *begun.entry(kind).or_default() += 1;
        }
    });
    println!("{begun:?}");
    for (kind, least) in
        [("a new action", 3000), ("a further part", 300), ("refused", 3000), ("a target", 300), ("no target", 300)]
    {
        assert!(begun.get(kind).is_some_and(|count| *count >= least), "{kind}: {begun:?}");
    }
}

/// At the beginning of an action or of its next part.
fn in_turn(state: &State, reach: &Reach) -> &'static str {
    let ways = ways(state, reach.object);
    if state.board().turn.actions > 0 {
        assert_eq!(reach.blocked, reach.refusal, "with an action left nothing else can be in the way: {reach:?}");
    }
    let Some(refusal) = reach.refusal else {
        assert_eq!(ways.iter().find(|way| way.is_ok()), Some(&Ok(reach.moves.clone())), "{reach:?}");
        let after = play(state, &reach.moves);
        assert!(is_open_or_done(state, &after, reach.object), "{reach:?}");
        return if reach.moves.contains(&Move::Action(moves_for(reach.object).0)) {
            "a new action"
        } else {
            "a further part"
        };
    };
    assert!(ways.iter().all(Result::is_err), "{reach:?} {ways:?}");
    let why: Vec<Refusal> = ways.into_iter().filter_map(Result::err).collect();
    // Where the action itself is refused since nothing is possible, each thing still says why it is not.
    let nothing = |why: &Refusal| matches!(why, Refusal::NothingPossible { .. });
    assert!(why.contains(&refusal) || why.iter().any(nothing), "{reach:?} {why:?}");
    "refused"
}

/// Where an action waits for what it is about.
fn as_target(state: &State, seat: Seat, begun: Action, reach: &Reach) -> &'static str {
    let (action, target) = moves_for(reach.object);
    if action != begun {
        let asked = state.board().decision();
        assert_eq!(reach.refusal, Some(Refusal::OtherQuestion { asked }));
        return "something else is asked";
    }
    let mv = target.expect("islands are no targets");
    assert_eq!(reach.refusal, Anno1800::check(state, seat, mv).err(), "{reach:?}");
    if reach.refusal.is_some() {
        return "no target";
    }
    assert_eq!(reach.moves, [mv]);
    assert!(is_open_or_done(state, &play(state, &reach.moves), reach.object), "{reach:?}");
    "a target"
}

/// The cost of the object is open, or it was paid at once: naval tokens of a cost may leave no choice.
fn is_open_or_done(before: &State, after: &State, object: Object) -> bool {
    after.board().turn.object == object || (after != before && after.board().decision() != Decision::Pay)
}

/// A4.5, A6.2: what a thing costs, what it takes besides, and what is missing.
#[test]
fn costs_and_what_is_missing_are_those_of_paying() {
    let mut extras = [0; 3];
    each_position(goes_on, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let (view, facts) = told(state, seat);
        for reach in all(&facts) {
            let cost = cost(&view.board, seat, reach.object);
            let plan = plan(&view.board, seat, &cost, Prefer::default());
            let sum = plan.as_ref().map(|plan| plan.totals.sum);
            let own = u16::from(cost.trade + cost.exploration);
            let extra = sum.map(|sum| Extra {
                tokens: (u16::from(sum.tokens) - own) as u8,
                gold: sum.gold - u16::from(cost.gold),
            });
            assert_eq!(reach.extra, extra, "{reach:?}");
            assert_eq!(reach.is_now(), extra == Some(Extra { tokens: 0, gold: 0 }));
            assert_eq!(reach.lacks, lacks(&view.board, seat, &cost).collect::<Vec<_>>());
            assert_eq!(reach.lacks.is_empty(), payable(&view.board, seat, &cost), "{reach:?}");
            extras[usize::from(extra.is_some()) + usize::from(extra.is_some() && !reach.is_now())] += 1;
            if let Some(Refusal::CannotPay { lack: why }) = reach.refusal.or(reach.blocked) {
                assert_eq!(why, lack(&view.board, seat, &cost), "{reach:?}");
            }
            if reach.blocked.is_none() {
                assert!(plan.is_some(), "{reach:?}");
            }
            if !reach.moves.is_empty() {
                assert_eq!(reach.blocked, None, "{reach:?}");
            }
        }
    });
    println!("out of reach, now, with tokens or gold: {extras:?}");
    assert!(extras.iter().all(|count| *count > 1000), "{extras:?}");
}

/// The cost that asks for one part of another one alone.
fn alone(part: Part) -> Cost {
    match part {
        Part::Resource(resource) => Cost { resources: [resource].into_iter().collect(), ..Cost::FREE },
        Part::Cube(tier) => Cost { cubes: TierSet::of(tier), ..Cost::FREE },
        Part::Trade(trade) => Cost { trade, ..Cost::FREE },
        Part::Exploration(exploration) => Cost { exploration, ..Cost::FREE },
        Part::Gold(gold) => Cost { gold, ..Cost::FREE },
    }
}

/// A4.1, A4.6: the parts make up the cost, and each is marked as if it were all that is asked for.
#[test]
fn each_part_of_a_cost_says_where_it_would_come_from() {
    let mut marks = [0; 3];
    each_position(goes_on, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let (view, facts) = told(state, seat);
        for reach in all(&facts) {
            let cost = cost(&view.board, seat, reach.object);
            let count = cost.resources.iter().count() + cost.cubes.iter().count();
            let tokens = [cost.trade, cost.exploration, cost.gold].iter().filter(|count| **count > 0).count();
            assert_eq!(reach.needs.len(), count + tokens, "{reach:?}");
            for needed in &reach.needs {
                let alone = alone(needed.part);
                assert!(holds(&cost, &alone), "{reach:?}");
                assert_eq!(needed.by.is_some(), payable(&view.board, seat, &alone), "{needed:?}");
                let extra = needed.extra != Extra::default();
                marks[if needed.by.is_none() { 0 } else { 1 + usize::from(extra) }] += 1;
                assert!(needed.by.is_some() || !extra, "{needed:?}");
                // With Beryl O'Mara two exploration tokens may stand for a trade token (A26.4).
                let most = if view.board.has(Objective::BerylOmara) { 2 } else { 1 };
                let tokens = needed.extra.tokens;
                assert!(
                    match (needed.by, needed.part) {
                        (Some(Source::Trade { price, .. }), _) => (price..=most * price).contains(&tokens),
                        (Some(Source::Import), _) => (1..=most).contains(&tokens),
                        (Some(Source::Tokens), Part::Trade(count)) => tokens <= (most - 1) * count,
                        _ => tokens == 0,
                    },
                    "{needed:?}"
                );
            }
            let payable = reach.lacks.is_empty();
            assert!(!payable || reach.needs.iter().all(|needed| needed.by.is_some()), "{reach:?}");
        }
    });
    println!("missing, own, with tokens or gold: {marks:?}");
    assert!(marks.iter().all(|count| *count > 1000), "{marks:?}");
}

/// Whether a cost asks for this among other things.
fn holds(cost: &Cost, part: &Cost) -> bool {
    part.resources.iter().all(|one| cost.resources.has(one))
        && part.cubes.iter().all(|one| cost.cubes.has(one))
        && [part.trade, part.exploration, part.gold] <= [cost.trade, cost.exploration, cost.gold]
}

/// What is told of a token in this turn of the first seat of two.
fn token(lines: &str, token: Token) -> Reach {
    let text = format!("setup players=2\nacted\n{}", lines.replace("; ", "\n"));
    let state = read_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let (_, facts) = told(&state, Seat::new(0));
    facts.market.into_iter().find(|reach| reach.object == Object::Token(token)).unwrap()
}

/// A8.1, A11.2: one ship for each shipyard in an action; with another action the shipyards are free again.
#[test]
fn a_further_ship_needs_a_shipyard_or_a_new_action() {
    let ship = Token::Merchant1;
    let two_yards = token("actions 0; built 1 shipyard1@coast; doing ships 1", ship);
    assert_eq!((two_yards.moves, two_yards.blocked), (vec![Move::Build(ship)], None));
    let one_yard = token("actions 0; doing ships 1", ship);
    let no_yard = Some(Refusal::NoYard { token: ship, owned: true });
    assert_eq!((one_yard.refusal, one_yard.blocked, one_yard.rule), (no_yard, no_yard, Some("A11.2")));
    let strong = token("actions 1", Token::Merchant3);
    assert_eq!(strong.blocked, Some(Refusal::NoYard { token: Token::Merchant3, owned: false }));
    let anew = token("actions 1; doing ships 1", ship);
    assert_eq!((anew.moves, anew.blocked), (vec![Move::Action(Action::Expand), Move::Build(ship)], None));
    let industry = token("actions 0; doing ships 1", Token::Brewery);
    assert_eq!((industry.refusal, industry.rule), (Some(Refusal::NoActionLeft), Some("A2.2")));
}

/// A15.1: a fourth cube takes another action.
#[test]
fn a_fourth_cube_takes_another_action() {
    let farmer = |actions: u8| {
        let text = format!("setup players=2\nacted\nactions {actions}\ndoing workforce 3");
        told(&read_position(&text).unwrap(), Seat::new(0)).1.workforce[0].clone()
    };
    assert_eq!(farmer(0).refusal, Some(Refusal::ThreeAtMost { action: Action::Workforce }));
    assert_eq!(farmer(1).moves, [Move::Action(Action::Workforce), Move::Hire(Tier::Farmer)]);
}
