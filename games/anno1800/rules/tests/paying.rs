//! Paying: what can be paid, how best, and what is missing. Thousands of random positions are compared with single steps in
//! `oracle`; here are the cases that the rules speak of.

use entrepot_anno1800::{
    Anno1800, Board, CardKind, Cost, Lack, Move, Object, Part, Plan, Prefer, Resource, Setup, Source, Spent, State,
    Sum, Tier, Whereabouts, Wish, cost as object_cost, lack, lacks, payable, plan, plan_with, read_position,
};
use entrepot_table::{Dice, Game, Moves, Seat, Seed, Silent};

/// A position of two players of which the first pays. Everybody has 4 farmers, 3 workers, 2 artisans, 2 trade tokens and
/// 1 exploration token, and no gold.
fn board(lines: &str) -> Board {
    let text = format!("setup players=2\n{}", lines.replace("; ", "\n"));
    *read_position(&text).unwrap_or_else(|error| panic!("{text}: {error}")).board()
}

/// Resources by name, `1_artisan`, `2_trade`, `2_exploration`, `1_gold`.
fn cost(words: &str) -> Cost {
    let mut cost = Cost::FREE;
    for word in words.split_whitespace() {
        match word.split_once('_').and_then(|(count, what)| Some((count.parse().ok()?, what))) {
            Some((count, "trade")) => cost.trade = count,
            Some((count, "exploration")) => cost.exploration = count,
            Some((count, "gold")) => cost.gold = count,
            Some((1, tier)) => cost.cubes = cost.cubes.with(tier.parse().unwrap()),
            _ => cost.resources = cost.resources.with(word.parse().unwrap()),
        }
    }
    cost
}

fn can(lines: &str, words: &str) -> bool {
    payable(&board(lines), Seat::new(0), &cost(words))
}

/// The plan that saves tokens.
fn planned(lines: &str, words: &str) -> Plan {
    preferring(Prefer::Tokens, lines, words)
}

fn preferring(prefer: Prefer, lines: &str, words: &str) -> Plan {
    plan(&board(lines), Seat::new(0), &cost(words), prefer).unwrap_or_else(|| panic!("{words} cannot be paid"))
}

fn moves(plan: &Plan) -> String {
    plan.moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// The sources of a line, as they are written in moves.
fn ways(plan: &Plan, line: usize) -> Vec<String> {
    let name = |by: &Source| match by {
        Source::Work { spot, room } => match room {
            None => format!("{}", Move::Work(*spot)),
            Some(tier) => format!("{} for {tier}", Move::Work(*spot)),
        },
        Source::Card(kind) => format!("activate {kind}"),
        Source::Import => "import".to_string(),
        Source::Trade { seat, price } => format!("trade {} for {price}", seat.index() + 1),
        other => format!("{other:?}"),
    };
    plan.lines[line].ways.iter().map(|way| name(&way.by)).collect()
}

/// What a move that names the object of an action is about.
fn object(mv: Move) -> Option<Object> {
    match mv {
        Move::Build(token) => Some(Object::Token(token)),
        Move::Play(kind) => Some(Object::Card(kind)),
        Move::Hire(tier) => Some(Object::Cube(tier)),
        Move::Upgrade(tier) => Some(Object::Upgrade(tier)),
        _ => None,
    }
}

fn why(lines: &str, words: &str) -> Vec<Lack> {
    lacks(&board(lines), Seat::new(0), &cost(words)).collect()
}

/// A3.1, A3.2: a cube of exactly the tier of the workplace; it stays there.
#[test]
fn a_resource_takes_a_cube_of_its_tier() {
    assert!(can("cubes 1 farmer=1", "timber"));
    assert!(!can("cubes 1 worker=3 artisan=2; trade 1 ready=0", "timber"));
    assert!(!can("cubes 1 farmer=1; trade 1 ready=0", "timber grain"));
    assert_eq!(moves(&planned("cubes 1 farmer=2", "timber grain")), "work sawmill work grain_farm");
}

/// A3.4, A3.5, A3.6: two workplaces; used cubes cannot work; one that rose there is in the way all the same.
#[test]
fn full_workplaces_and_used_cubes_do_not_serve() {
    assert!(can("work 1 sawmill farmer; trade 1 ready=0", "timber"));
    assert!(!can("work 1 sawmill farmer farmer; trade 1 ready=0", "timber"));
    assert!(!can("work 1 sawmill worker worker; trade 1 ready=0", "timber"));
    assert!(!can("cubes 1; exhausted 1 farmer=2; trade 1 ready=0", "timber"));
    // A28.7: the version of another tier has two more.
    assert!(can("work 1 sawmill farmer farmer; built 1 sawmill_w; trade 1 ready=0", "timber"));
}

/// A4.1, A4.4: a cube of a cost is of exactly that tier, and nothing else stands for it.
#[test]
fn cubes_of_a_cost_are_not_replaced() {
    assert!(can("cubes 1 artisan=1", "1_artisan"));
    assert!(!can("cubes 1 engineer=1 investor=1; gold 1 9; trade 1 temporary=9", "1_artisan"));
    // The same cube cannot work too: A4.1 and A3.1 both take it from the district.
    assert!(!can("cubes 1 artisan=1; trade 1 ready=1", "bricks 1_artisan"));
    assert!(can("cubes 1 artisan=2; trade 1 ready=0", "bricks 1_artisan"));
}

/// A4.3, A7.6, R4: one artisan makes bricks, comes back for 3 gold and is exhausted for the same cost.
#[test]
fn a_cube_may_serve_twice() {
    let lines = "cubes 1 artisan=1; trade 1 ready=0; gold 1 3";
    let plan = planned(lines, "bricks 1_artisan");
    assert_eq!(moves(&plan), "work brickworks shift artisan@brickworks");
    assert_eq!(plan.totals.sum, Sum { tokens: 0, gold: 3, cubes: 2 });
    assert_eq!(plan.lines[1].part, Part::Cube(Tier::Artisan));
    assert!(!can("cubes 1 artisan=1; trade 1 ready=0; gold 1 2", "bricks 1_artisan"));
    // Without any cube of the tier there is nothing to come back (A7.1).
    assert!(!can("cubes 1; trade 1 ready=0; gold 1 9", "bricks"));
}

/// A7.1, A7.2: gold by tier; exhausted cubes come back first, then those of the first fields; the others are named.
#[test]
fn used_cubes_come_back_for_gold() {
    let lines = "cubes 1; exhausted 1 farmer=1; work 1 pig_farm farmer grain_farm farmer; gold 1 1";
    let plan = planned(lines, "timber");
    assert_eq!(moves(&plan), "shift farmer@exhausted work sawmill");
    let [back] = &plan.lines[0].way().shift_ends[..] else { panic!("one shift end") };
    let places: Vec<String> =
        back.or.iter().map(|at| Move::ShiftEnd { tier: back.tier, at: *at }.to_string()).collect();
    assert_eq!((back.at, back.gold), (Whereabouts::Exhausted, 1));
    assert_eq!(places, ["shift farmer@grain_farm", "shift farmer@pig_farm"]);
    let prices = [("farmer", 1), ("worker", 2), ("artisan", 3), ("engineer", 4), ("investor", 5)];
    for (tier, gold) in prices {
        let lines = format!("cubes 1; exhausted 1 {tier}=1; gold 1 ");
        assert!(can(&format!("{lines}{gold}"), &format!("1_{tier}")));
        assert!(!can(&format!("{lines}{}", gold - 1), &format!("1_{tier}")));
    }
}

/// A7.4, A7.5: whoever comes back frees the workplace, at the price of the present tier, and goes to the present district.
#[test]
fn a_risen_cube_makes_room_at_its_new_price() {
    let lines = "work 1 sawmill worker worker; cubes 1 farmer=1; trade 1 ready=0; gold 1 2";
    let plan = planned(lines, "timber");
    assert_eq!(moves(&plan), "shift worker@sawmill work sawmill");
    assert_eq!(ways(&plan, 0), ["work sawmill for worker"]);
    assert!(!can("work 1 sawmill worker worker; cubes 1 farmer=1; trade 1 ready=0; gold 1 1", "timber"));
    // The worker is in his district now and works for the same cost.
    let lines = "work 1 sawmill worker worker; cubes 1 farmer=1; built 1 bakery; trade 1 ready=0; gold 1 2";
    assert_eq!(moves(&planned(lines, "timber bread")), "shift worker@sawmill work sawmill work bakery");
}

/// A7.4: of two cubes in the way the dearer one may be the cheaper way, if it is needed elsewhere.
#[test]
fn either_cube_may_make_room() {
    let lines = "work 1 sawmill worker farmer; cubes 1 farmer=1; built 1 bakery; trade 1 ready=0; gold 1 2";
    let plan = planned(lines, "timber bread");
    assert_eq!(moves(&plan), "shift worker@sawmill work sawmill work bakery");
    assert_eq!(ways(&plan, 0), ["work sawmill for worker"]);
    assert_eq!(ways(&planned(lines, "timber"), 0), ["work sawmill for farmer", "work sawmill for worker"]);
}

/// A7.4: one shift end may both make room for a later part and give the cube for an earlier one.
#[test]
fn a_cube_that_makes_room_serves_first() {
    let lines = "work 1 brickworks artisan artisan; cubes 1; exhausted 1 artisan=1; trade 1 ready=0; gold 1 6";
    let plan = planned(lines, "coal bricks");
    assert_eq!(moves(&plan), "shift artisan@brickworks work charcoal_kiln shift artisan@exhausted work brickworks");
    assert_eq!(plan.totals.sum.gold, 6);
    assert!(!can("work 1 brickworks artisan artisan; cubes 1; trade 1 ready=0; gold 1 5", "coal bricks"));
}

/// A4.5: what a free action would bring does not count; the player takes it first, and is told so.
#[test]
fn free_actions_do_not_count_but_are_named() {
    // FW41 brings 4 gold, FW32 3 trade tokens, FW10 an artisan, FW24 upgrades of farmers.
    let cases = [
        ("cubes 1; exhausted 1 artisan=1; trade 1 ready=0", "1_artisan", "FW41"),
        ("cubes 1; trade 1 ready=0", "coal", "FW32"),
        ("cubes 1; trade 1 ready=0", "coal", "FW10"),
        ("cubes 1 farmer=2; trade 1 ready=0; built 1 bakery", "bread", "FW24"),
    ];
    for (lines, words, card) in cases {
        let kind: CardKind = card.parse().unwrap();
        assert!(!can(lines, words));
        assert!(!can(&format!("{lines}; played 1 {card}"), words), "{card}");
        assert_eq!(why(&format!("{lines}; played 1 {card}"), words)[0], Lack::ActivateFirst { kind });
        assert!(!why(&format!("{lines}; played 1 {card}-"), words).contains(&Lack::ActivateFirst { kind }));
        assert!(!why(&format!("{lines}; played 2 {card}"), words).contains(&Lack::ActivateFirst { kind }));
    }
    // A26.2: Aarhant brings 5 gold for an investor of the district.
    let lines = "objectives aarhant zoo museum university pyrphorian; cubes 1 investor=1; exhausted 1 artisan=1; trade 1 ready=0";
    let objective = "aarhant".parse().unwrap();
    assert_eq!(why(lines, "1_artisan")[0], Lack::UseFirst { objective });
    assert_eq!(
        why(&format!("{lines}; used aarhant"), "1_artisan"),
        [Lack::CubeUsed { tier: Tier::Artisan, gold: 3, have: 0 }]
    );
}

/// A5.2, A5.3: naval tokens of a cost; the kinds are not interchangeable.
#[test]
fn trade_and_exploration_tokens_are_two_things() {
    assert!(can("", "1_exploration"));
    assert!(!can("trade 1 temporary=9", "2_exploration"));
    assert!(!can("exploration 1 temporary=9; trade 1 ready=0", "1_trade"));
    assert_eq!(why("", "2_exploration"), [Lack::ExplorationTokens { need: 2, have: 1 }]);
    assert_eq!(why("", "3_trade"), [Lack::TradeTokens { need: 3, have: 2 }]);
}

/// A5.4: temporary tokens serve like the others and go first; which ones is the player's choice.
#[test]
fn temporary_tokens_go_first_and_both_are_named() {
    let plan = planned("cubes 1; trade 1 ready=2 temporary=1", "coal");
    let spent = |trade, temporary_trade| Spent { trade, temporary_trade, ..Spent::default() };
    assert_eq!(plan.lines[0].way().tokens, [spent(1, 1), spent(2, 0)]);
    // Regular tokens are asked for first; one of them goes either way, and then it is asked.
    assert_eq!(moves(&plan), "trade coal:2 spend temporary_trade");
    assert_eq!((plan.totals.before.trade, plan.totals.after.trade), (3, 1));
    let plan = planned("exploration 1 ready=1 temporary=1", "1_exploration");
    assert_eq!(moves(&plan), "spend temporary_exploration");
    // Without a choice nothing is asked.
    assert_eq!(moves(&planned("cubes 1", "coal")), "trade coal:2");
}

/// A6.3, A6.5, A6.8, A6.10: the price goes by the tier of the partner's workplace, printed industries included; the partner
/// gets one gold whatever the price.
#[test]
fn the_price_of_a_trade_goes_by_tier() {
    let prices =
        [("grain", "", 1), ("glass", "glassworks", 1), ("coal", "", 2), ("light_bulbs", "light_bulb_factory", 3)];
    for (resource, built, price) in prices {
        let built = if built.is_empty() { String::new() } else { format!("built 2 {built}; ") };
        let tokens = |count: u8| format!("{built}cubes 1; trade 1 ready=0 temporary={count}");
        let plan = planned(&tokens(price), resource);
        assert_eq!(ways(&plan, 0), [format!("trade 2 for {price}")]);
        assert_eq!(plan.totals.receives, [0, 1]);
        assert!(!can(&tokens(price - 1), resource), "{resource}");
    }
    // One's own industry is no partner, and an opponent's busy workplaces are no obstacle (A6.5).
    assert!(!can("built 1 glassworks; cubes 1", "glass"));
    assert!(can("built 2 glassworks; work 2 glassworks worker worker; cubes 1", "glass"));
}

/// C16, R9: of two versions the cheaper price applies and no other; A6.11: what is covered is not for sale.
#[test]
fn a_partner_sells_at_the_cheaper_price() {
    assert_eq!(ways(&planned("built 2 charcoal_kiln_w; cubes 1", "coal"), 0), ["trade 2 for 1"]);
    assert!(!can("built 2 glassworks/charcoal_kiln; cubes 1", "coal"));
}

/// A6.2, A6.6: somebody else must make it, and it is traded once in a turn; A6.1: making it oneself is no obstacle.
#[test]
fn a_resource_is_traded_once_a_turn() {
    assert!(!can("cubes 1 worker=3 artisan=2; trade 1 temporary=9", "glass"));
    assert!(!can("cubes 1; traded coal", "coal"));
    assert!(can("cubes 1 artisan=1; traded coal", "coal"));
    assert_eq!(ways(&planned("", "coal"), 0), ["work charcoal_kiln", "trade 2 for 2"]);
    // The seat whose turn it is not has traded nothing.
    let board = board("turn 2; cubes 1; traded coal");
    assert!(payable(&board, Seat::new(0), &cost("coal")));
}

/// A6.7, A6.9, A18.4: New World resources come from own islands for one token each, never from others; their products are
/// traded like everything.
#[test]
fn new_world_resources_are_imported() {
    let plan = planned("new_world 1 NWI01", "cocoa");
    assert_eq!((moves(&plan).as_str(), plan.totals.sum.tokens), ("import cocoa", 1));
    assert!(!can("new_world 2 NWI01; trade 1 temporary=9", "cocoa"));
    assert!(!can("new_world 1 NWI01; trade 1 ready=0", "cocoa"));
    assert!(can("built 2 cigar_factory; cubes 1", "cigars"));
    // The turn's trades do not matter, nor does gold go to anybody.
    let plan = planned("new_world 1 NWI01; traded cocoa", "cocoa");
    assert_eq!(plan.totals.receives, [0, 0]);
}

/// A22.5: a face-up card gives a New World resource without token or island; A13.1: only an own one that was not used.
#[test]
fn a_card_gives_a_new_world_resource() {
    let lines = "played 1 AEI28; trade 1 ready=0";
    assert_eq!(moves(&planned(lines, "cocoa")), "activate AEI28");
    assert!(!can(lines, "cotton"), "the effect does not show cotton");
    assert!(!can("played 1 AEI28-; trade 1 ready=0", "cocoa"));
    assert!(!can("played 2 AEI28; trade 1 ready=0", "cocoa"));
    let plan = planned("played 1 AEI28 AEI29; new_world 1 NWI01", "cocoa");
    assert_eq!(ways(&plan, 0), ["activate AEI28", "activate AEI29", "import"]);
}

const BERYL: &str = "objectives beryl_omara zoo museum university pyrphorian; cubes 1; ";

/// A26.4: two exploration tokens stand for a trade token, in trades, imports and costs, beside real ones; last of all, and
/// never those that the cost asks for itself.
#[test]
fn beryl_omara_turns_exploration_tokens_into_trade_tokens() {
    let with = |lines: &str, words: &str| can(&format!("{BERYL}{lines}"), words);
    assert!(with("trade 1 ready=0; exploration 1 ready=1 temporary=3", "coal"));
    assert!(!with("trade 1 ready=0; exploration 1 ready=0 temporary=3", "coal"));
    assert!(with("trade 1 ready=1; exploration 1 ready=0 temporary=4; built 2 light_bulb_factory", "light_bulbs"));
    assert!(with("trade 1 ready=0; exploration 1 ready=0 temporary=2", "1_trade"));
    assert!(with("trade 1 ready=0; exploration 1 ready=0 temporary=2; new_world 1 NWI01", "cocoa"));
    assert!(with("trade 1 ready=0; exploration 1 ready=0 temporary=3", "1_trade 1_exploration"));
    assert!(!with("trade 1 ready=0; exploration 1 ready=0 temporary=3", "1_trade 2_exploration"));
    assert!(
        !can("cubes 1; trade 1 ready=0; exploration 1 temporary=9", "coal"),
        "only if the card is laid out (A21.1)"
    );
    let plan = planned(&format!("{BERYL}trade 1 ready=1; exploration 1 ready=1 temporary=1"), "coal");
    assert_eq!(plan.totals.spent, Spent { trade: 1, temporary_trade: 0, exploration: 1, temporary_exploration: 1 });
    assert_eq!((plan.totals.sum.tokens, moves(&plan).as_str()), (3, "trade coal:2"));
    let plan = planned(&format!("{BERYL}trade 1 ready=2; exploration 1 ready=1 temporary=1"), "coal");
    assert_eq!(plan.lines[0].way().tokens.len(), 2, "two trade tokens, or one and two exploration tokens");
    assert_eq!(moves(&plan), "trade coal:2 spend trade");
}

/// A15.4, C3: gold of an empty stack is part of the cost, beside that for shift ends.
#[test]
fn gold_of_the_cost_is_kept() {
    let lines = "cubes 1; exhausted 1 farmer=1; trade 1 ready=0; gold 1 ";
    assert!(can(&format!("{lines}2"), "timber 1_gold"));
    assert!(!can(&format!("{lines}1"), "timber 1_gold"));
    assert_eq!(why("", "1_gold"), [Lack::Gold { need: 1, have: 0 }]);
    let plan = planned(&format!("{lines}2"), "timber 1_gold");
    assert_eq!((plan.totals.sum.gold, plan.totals.after.gold), (2, 0));
    assert_eq!(plan.lines[1].part, Part::Gold(1));
}

/// Each preference saves its own means first, then tokens, gold, cubes.
#[test]
fn a_plan_saves_what_is_preferred() {
    let lines = "cubes 1 farmer=1; exhausted 1 farmer=1; gold 1 1; built 2 charcoal_kiln_w";
    let sum = |prefer| preferring(prefer, lines, "timber grain").totals.sum;
    assert_eq!(sum(Prefer::Tokens), Sum { tokens: 0, gold: 1, cubes: 2 });
    assert_eq!(sum(Prefer::Cubes), Sum { tokens: 2, gold: 0, cubes: 0 });
    assert_eq!(sum(Prefer::Gold), Sum { tokens: 1, gold: 0, cubes: 1 });
    // Of equal ways the first resource decides, own work before trade.
    assert_eq!(moves(&preferring(Prefer::Gold, lines, "timber grain")), "work sawmill trade grain:2");
}

/// Of equal partners the left neighbour is the first.
#[test]
fn partners_come_from_the_left_neighbour_on() {
    let text = "setup players=4\nturn 3\ncubes 3\ntraded grain\nbuilt 1 charcoal_kiln_w";
    let board = *read_position(text).unwrap().board();
    let plan = plan(&board, Seat::new(2), &cost("coal"), Prefer::Gold).unwrap();
    assert_eq!(ways(&plan, 0), ["trade 4 for 2", "trade 1 for 1", "trade 2 for 2"]);
    assert_eq!(moves(&plan), "trade coal:1");
    assert_eq!(plan.totals.receives, [1, 0, 0, 0]);
}

/// A way is listed only if the rest can still be paid after it; each says what the whole then comes to.
#[test]
fn ways_that_would_end_in_nothing_are_left_out() {
    // Two tokens: coal or goods may be traded, not both; the artisan does the other.
    let plan = planned("cubes 1 artisan=1", "coal goods");
    assert_eq!(ways(&plan, 0), ["work charcoal_kiln", "trade 2 for 2"]);
    assert_eq!(ways(&plan, 1), ["work warehouse", "trade 2 for 2"]);
    let plan = planned("cubes 1 artisan=1", "coal 1_artisan");
    assert_eq!(ways(&plan, 0), ["trade 2 for 2"]);
    let plan = planned("cubes 1 artisan=2", "coal goods");
    let sums: Vec<Sum> = plan.lines[0].ways.iter().map(|way| way.sum).collect();
    assert_eq!(sums, [Sum { tokens: 0, gold: 0, cubes: 2 }, Sum { tokens: 2, gold: 0, cubes: 1 }]);
}

/// Somebody who insists on a source gets the best of the rest, and the same alternatives.
#[test]
fn wishes_are_kept() {
    let board = board("cubes 1 artisan=1");
    let wish = |resource: Resource| Wish { resource, by: Source::Trade { seat: Seat::new(1), price: 2 } };
    let with = |wishes: &[Wish]| plan_with(&board, Seat::new(0), &cost("coal goods"), Prefer::Tokens, wishes);
    let plan = with(&[wish(Resource::Coal)]).unwrap();
    assert_eq!(moves(&plan), "trade coal:2 work warehouse");
    assert_eq!(plan.lines[0].ways.len(), 2);
    assert_eq!(moves(&with(&[wish(Resource::Goods)]).unwrap()), "work charcoal_kiln trade goods:2");
    assert_eq!(with(&[wish(Resource::Coal), wish(Resource::Goods)]), None);
    assert_eq!(with(&[Wish { resource: Resource::Coal, by: Source::Import }]), None);
}

/// A17.7, A8.15: a second industry of the same kind is another way, with a number of its own.
#[test]
fn two_of_a_kind_are_two_ways() {
    let lines = "old_world 1 OWI06; built 1 brickworks_w@field22; work 1 brickworks_w worker";
    let plan = planned(lines, "bricks");
    assert_eq!(ways(&plan, 0), ["work brickworks", "work brickworks_w", "work brickworks_w#2", "trade 2 for 2"]);
    let full = format!("{lines} worker; cubes 1 worker=1; trade 1 ready=0; gold 1 2");
    let plan = planned(&full, "bricks");
    assert_eq!(ways(&plan, 0), ["work brickworks_w for worker", "work brickworks_w#2"]);
    assert_eq!(moves(&plan), "work brickworks_w#2");
}

/// A4.3: a line that was to come first is paid first.
#[test]
fn a_line_that_was_put_first_is_paid_first() {
    let mut board = board("cubes 1 artisan=2; gold 1 1; due coal goods; object token glassworks; stack turn pay");
    board.turn.line = Some(Resource::Goods);
    let plan = plan(&board, Seat::new(0), &cost("coal goods"), Prefer::Tokens).unwrap();
    assert_eq!(moves(&plan), "work warehouse work charcoal_kiln");
    assert_eq!(plan.lines[0].part, Part::Resource(Resource::Coal));
}

/// What a resource lacks, own work first, then tokens.
#[test]
fn every_lack_of_a_resource_has_its_reason() {
    let (coal, glass, cocoa) = (Resource::Coal, Resource::Glass, Resource::Cocoa);
    let tokens = |resource, price, have| Lack::TooFewTokens { resource, price, have };
    assert_eq!(why("", "glass"), [Lack::NobodyMakes { resource: glass }]);
    assert_eq!(
        why("trade 1 ready=1; cubes 1", "coal"),
        [Lack::NoneOfTier { resource: coal, tier: Tier::Artisan }, tokens(coal, 2, 1)]
    );
    let used = Lack::NoWorker { resource: coal, tier: Tier::Artisan, gold: 3, have: 2 };
    assert_eq!(
        why("cubes 1; exhausted 1 artisan=1; gold 1 2; traded coal", "coal"),
        [used, Lack::TradedAlready { resource: coal }]
    );
    let busy = Lack::WorkplacesBusy { resource: coal, gold: 3, have: 0 };
    assert_eq!(why("work 1 charcoal_kiln artisan artisan; trade 1 ready=0", "coal"), [busy, tokens(coal, 2, 0)]);
    assert_eq!(why("", "cocoa"), [Lack::NoIsland { resource: cocoa }]);
    assert_eq!(why("new_world 1 NWI01; trade 1 ready=0", "cocoa"), [tokens(cocoa, 1, 0)]);
    assert_eq!(why("", "1_investor"), [Lack::NoCube { tier: Tier::Investor }]);
    assert_eq!(why("cubes 1 artisan=1", "coal"), []);
    // Parts that can be had are not mentioned, the others in their order.
    assert_eq!(why("", "glass timber cocoa").len(), 2);
    assert_eq!(lack(&board(""), Seat::new(0), &cost("timber glass")).rule(), "A6.2");
}

/// A4.5: each part can be had, but not all; it is told how much more would do.
#[test]
fn parts_that_cannot_be_had_together() {
    let together = |gold, tokens| Lack::Together { gold, tokens };
    assert_eq!(why("cubes 1 artisan=1; trade 1 ready=1", "coal goods"), [together(3, 1)]);
    assert_eq!(why("cubes 1 artisan=1; trade 1 ready=0", "1_artisan coal"), [together(3, 2)]);
    assert_eq!(why("cubes 1; gold 1 9", "coal goods"), [together(0, 2)]);
    assert_eq!(
        why("cubes 1 investor=1 artisan=1; traded coal; exhausted 1 engineer=1; gold 1 4", "coal 1_artisan 1_engineer"),
        [together(3, 0)]
    );
    let both = "cubes 1 artisan=1; traded coal; built 2 glassworks bakery brewery";
    assert_eq!(why(both, "coal 1_artisan glass bread beer"), [Lack::TogetherBoth { gold: 3, tokens: 1 }]);
}

/// In random games: whatever the rules let somebody begin can be paid by the moves of its plan, and nothing is left to pay.
#[test]
fn plans_are_carried_out_by_the_rules() {
    let mut paid = 0;
    for number in 0..30 {
        let (mut dice, mut seed) = (Dice::new(number, 3), Seed::from_number(number));
        let setup = Setup::new(2 + dice.below(3)).unwrap();
        let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
        let mut legal = Moves::new();
        for _ in 0..600 {
            let Some(seat) = Anno1800::decider(&state) else { break };
            Anno1800::legal(&state, &mut legal);
            for mv in legal.iter().filter(|mv| object(**mv).is_some()) {
                let due = object_cost(state.board(), seat, object(*mv).unwrap());
                for prefer in Prefer::ALL {
                    let plan = plan(state.board(), seat, &due, prefer).unwrap_or_else(|| panic!("{mv} has no plan"));
                    carry_out(state, seat, *mv, &plan);
                    paid += 1;
                }
            }
            Anno1800::play(&mut state, legal[dice.below(legal.len())], &mut seed, &mut Silent);
        }
    }
    assert!(paid > 10_000, "only {paid} plans");
}

fn carry_out(mut state: State, seat: Seat, target: Move, plan: &Plan) {
    for mv in [target].iter().chain(&plan.moves) {
        let judged = Anno1800::check(&state, seat, *mv);
        assert_eq!(judged, Ok(()), "{mv} of {target} {}", moves(plan));
        Anno1800::play(&mut state, *mv, &mut Seed::from_number(0), &mut Silent);
    }
    assert_eq!(state.board().turn.object, Object::Nothing, "{target} {}", moves(plan));
}
