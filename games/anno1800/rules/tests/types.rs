//! The client has the types of Anno 1800, and every figure of its components. `cargo xtask types` writes them anew.

use entrepot_anno1800::{
    Action, Asker, Board, Bonus, CardKind, Chances, Coin, Cost, DATA, Decision, Deck, Doing, Effect, Event, Expedition,
    Extra, Facts, Field, Fleet, Gain, Homecoming, Lack, Lapsing, Line, Means, Move, Naval, Needed, NewIsland, Object,
    Objective, ObjectiveStanding, OldIsland, Part, Payment, Pick, Plan, PlanWish, Played, Player, Prefer, Purpose,
    Reach, Refusal, Resource, Sale, Score, Several, ShiftEnd, Site, Source, Spent, Spot, Square, Standing, Status, Sum,
    Supply, Taken, Terrain, Tier, Token, Totals, Turn, View, Wanted, Way, Whereabouts, Wish,
};
use entrepot_table::declare;
use entrepot_table::types::{HEAD, assert_up_to_date};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn types() -> String {
    let mut text = format!("{HEAD}\nimport type {{ Outcome, Seat }} from '.';\n");
    declare!(text: Resource, Tier, Token, Terrain, Naval, Deck, CardKind, OldIsland, NewIsland, Expedition, Objective);
    declare!(text: Action, Coin, Asker, Move, Decision, Purpose, Object, Spot, Site, Whereabouts, Effect, Bonus, Cost);
    declare!(text: Event, Spent, Homecoming, Refusal, Lack, Score);
    declare!(text: View, Board, Played, Turn, Doing, Supply, Fleet, Field, Player);
    declare!(text: Plan, Prefer, Sum, Source, Part, ShiftEnd, Way, Line, Means, Totals, Wish, PlanWish, Wanted, Several, Taken);
    declare!(text: Facts, Square, Sale, Chances, Pick, Gain, Payment, Lapsing, Reach, Extra, Needed, Standing, ObjectiveStanding);
    let list = |name: &str, kind: &str, ids: Vec<&str>| format!("\nexport const {name}: {kind}[] = {ids:?};\n");
    text += &list("RESOURCES", "Resource", Resource::ALL.map(Resource::id).to_vec());
    text += &list("DECKS", "Deck", Deck::ALL.map(Deck::id).to_vec());
    text += &list("TIERS", "Tier", Tier::ALL.map(Tier::id).to_vec());
    text += &list("TOKENS", "Token", Token::ALL.map(Token::id).to_vec());
    text += &list("ACTIONS", "Action", Action::ALL.map(Action::id).to_vec());
    text += &list("OBJECTIVES", "Objective", Objective::ALL.map(Objective::id).to_vec());
    text
}

/// What is printed on the components, with how sure it is.
fn data() -> String {
    let value = json!({
        "tokens": Token::ALL.map(token).into_iter().collect::<BTreeMap<_, _>>(),
        "cards": CardKind::all().map(card).collect::<BTreeMap<_, _>>(),
        "old_world": OldIsland::ALL.map(|island| {
            let data = &DATA.old_world[island.index()];
            (island.id(), json!({ "bonus": data.bonus, "status": status(data.status) }))
        }).into_iter().collect::<BTreeMap<_, _>>(),
        "new_world": NewIsland::ALL.map(|island| {
            let data = &DATA.new_world[island.index()];
            (island.id(), json!({ "resources": data.resources, "status": status(data.status) }))
        }).into_iter().collect::<BTreeMap<_, _>>(),
        "expeditions": Expedition::ALL
            .map(|card| (card.id(), json!({ "animal": card.animal(), "artefact": card.artefact() })))
            .into_iter()
            .collect::<BTreeMap<_, _>>(),
        "objectives": Objective::ALL.map(objective).into_iter().collect::<BTreeMap<_, _>>(),
        "workforce": DATA.workforce.map(|price| json!(price.cost)),
        "upgrades": DATA.upgrades.map(|price| json!(price.cost)),
        "shift_end": DATA.shift_end.map(|figure| figure.value),
        "trade": DATA.trade.map(|figure| figure.value),
        "import": DATA.import.value,
        "island_price": DATA.island_price.map(|figure| figure.value),
        "expedition_price": DATA.expedition_price.value,
        "card_points": DATA.card_points.map(|figure| figure.value),
        "visitors": DATA.visitors.map(|figure| figure.value),
        "gold_per_point": DATA.gold_per_point.value,
        "fireworks": DATA.fireworks.value,
    });
    format!("{}\n", serde_json::to_string_pretty(&value).unwrap())
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Verified => "verified",
        Status::SingleSource => "single_source",
        Status::HouseValue => "house_value",
    }
}

fn token(token: Token) -> (&'static str, Value) {
    let data = &DATA.tokens[token.index()];
    let industry = token.industry().map(|(resource, tier)| json!({ "resource": resource, "tier": tier }));
    let ship = token.ship().map(|(kind, strength)| json!({ "kind": kind, "strength": strength }));
    let cost = token.on_board().then(|| json!(data.cost));
    let figures = json!({ "industry": industry, "shipyard": token.shipyard(), "ship": ship, "cost": cost,
        "status": status(data.build_status), "cost_status": status(data.cost_status) });
    (token.id(), figures)
}

fn card(kind: CardKind) -> (&'static str, Value) {
    let data = &DATA.cards[kind.index()];
    let figures = json!({ "deck": data.deck, "cost": data.cost, "effect": data.effect, "copies": data.copies,
        "status": status(data.status) });
    (kind.id(), figures)
}

fn objective(card: Objective) -> (&'static str, Value) {
    let data = &DATA.objectives[card.index()];
    let rewards = Token::ALL.into_iter().filter_map(|token| match DATA.tokens[token.index()].reward {
        Some((rewarding, points)) if rewarding == card => Some(json!({ "token": token, "points": points })),
        _ => None,
    });
    let figures = json!({ "points": data.points, "second": data.second, "status": status(data.status),
        "name_status": status(data.name_status), "rewards": rewards.collect::<Vec<_>>() });
    (card.id(), figures)
}

#[test]
fn the_client_has_the_types_and_figures() {
    assert_up_to_date("anno1800.ts", &types());
    assert_up_to_date("anno1800-data.json", &data());
}
