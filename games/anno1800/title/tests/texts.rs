//! Every piece and option of Anno 1800 has its texts, and no text speaks of one that there is not.

use entrepot_anno1800::{Action, Coin, Deck, Objective, Resource, Setup, Terrain, Tier, Token};
use entrepot_anno1800_title::TEXTS;
use entrepot_table::Setup as _;
use entrepot_terminal::texts::Language;
use std::collections::BTreeSet;

fn put_together() -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    keys.extend(Resource::ALL.map(|resource| format!("anno-resource-{resource}")));
    keys.extend(Token::ALL.map(|token| format!("anno-token-{token}")));
    keys.extend(Coin::ALL.map(|coin| format!("anno-coin-{coin}")));
    keys.extend(Tier::ALL.into_iter().flat_map(|tier| ["tier", "tiers"].map(|one| format!("anno-{one}-{tier}"))));
    keys.extend(
        Deck::ALL.into_iter().flat_map(|deck| ["deck", "decks", "stack"].map(|one| format!("anno-{one}-{deck}"))),
    );
    keys.extend(
        Terrain::ALL
            .into_iter()
            .flat_map(|terrain| ["terrain", "field"].map(|one| format!("anno-{one}-{}", terrain.id()))),
    );
    keys.extend(
        Action::ALL
            .into_iter()
            .flat_map(|action| ["", "-short", "-text"].map(|end| format!("anno-action-{action}{end}"))),
    );
    keys.extend(
        Objective::ALL.into_iter().flat_map(|card| ["", "-text"].map(|end| format!("anno-objective-{card}{end}"))),
    );
    keys.extend(Setup::keys().into_iter().map(|key| format!("anno-option-{key}")));
    let values = [
        ("first", "random"),
        ("edition", "recommended de en fr it"),
        ("objectives", "first_game random complex confrontational relaxed zoo_and_museum pyrphorian"),
        ("alt_industry", "addition must_replace"),
        ("remove_limit", "1 any"),
        ("discard_exactly_2", "on off"),
        ("cube_effect_partial", "on off"),
        ("zero_scores", "on off"),
        ("discard_triggers_end", "on off"),
        ("strict_supply", "none cubes all"),
    ];
    for (option, values) in values {
        for value in values.split(' ') {
            assert!(Setup::new(2).unwrap().set(option, value).is_ok(), "{option}={value}");
            keys.push(format!("anno-option-{option}-{value}"));
        }
    }
    keys
}

/// The keys of a family, as the English file has them: those that begin so.
fn keys_of(families: &[&str]) -> BTreeSet<String> {
    let files = TEXTS(Language::En).concat();
    let keys = files.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
    keys.filter(|key| families.iter().any(|family| key.starts_with(family))).collect()
}

#[test]
fn every_key_that_is_put_together_is_there() {
    let found = keys_of(&["anno-"]);
    let missing: Vec<String> = put_together().into_iter().filter(|key| !found.contains(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn names_are_of_objective_cards() {
    let name = |key: &String| key["anno-objective-".len()..].trim_end_matches("-text").to_owned();
    let found = keys_of(&["anno-objective-"]).into_iter().filter(|key| key.ends_with("-text"));
    let strangers: Vec<String> = found.filter(|key| name(key).parse::<Objective>().is_err()).collect();
    assert!(strangers.is_empty(), "{strangers:?}");
}
