//! The client has the types of San Juan, and every figure of its components. `cargo xtask types` writes them anew.

use entrepot_sanjuan::{
    Board, Build, Building, Cause, City, Cost, DATA, Decision, Event, Extra, Facts, Figures, Frame, Kind, Less, Move,
    Pick, Place, PriceRange, Prices, Refusal, Role, RoundStep, Sale, Score, Standing, Status, View,
};
use entrepot_table::declare;
use entrepot_table::types::{HEAD, assert_up_to_date};

fn types() -> String {
    let mut text = format!("{HEAD}\nimport type {{ Outcome, Seat }} from '.';\n");
    declare!(text: Kind, Role, Move, Decision, Cause, Event, Refusal, Score);
    declare!(text: View, Board, Frame, RoundStep, Place, City, Prices, Build, Figures);
    declare!(text: Facts, Pick, Standing, Cost, Less, Building, Sale, Extra, PriceRange);
    text += &format!("\nexport const ROLES: Role[] = {:?};\n", Role::ALL.map(Role::id));
    text
}

/// Every figure of the cards with how sure it is, in the order of kinds.
fn cards() -> String {
    let status = |status: Status| match status {
        Status::Verified => "verified",
        Status::SingleSource => "single_source",
        Status::HouseValue => "house_value",
    };
    let figure = |figure: entrepot_sanjuan::Figure| {
        format!("{{ \"value\": {}, \"status\": \"{}\" }}", figure.value, status(figure.status))
    };
    let card = |kind: Kind| {
        let card = &DATA.cards[kind.index()];
        let (cost, points, copies, first) =
            (figure(card.cost), figure(card.points), figure(card.copies), figure(card.first_edition));
        format!(
            "  {{ \"kind\": \"{kind}\", \"expansion\": {}, \"cost\": {cost}, \"points\": {points},\n    \
             \"copies\": {copies}, \"first_edition\": {first} }}",
            card.expansion
        )
    };
    format!("[\n{}\n]\n", Kind::ALL.map(card).join(",\n"))
}

#[test]
fn the_client_has_the_types_and_figures() {
    assert_up_to_date("sanjuan.ts", &types());
    assert_up_to_date("sanjuan-cards.json", &cards());
}
