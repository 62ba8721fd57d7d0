//! Every piece and option of San Juan has its texts, and no text speaks of one that there is not.

use entrepot_sanjuan::{Kind, Role, Setup};
use entrepot_sanjuan_title::TEXTS;
use entrepot_table::Setup as _;
use entrepot_terminal::texts::{Language, Texts};
use std::collections::BTreeSet;

fn put_together() -> Vec<String> {
    let kinds = Kind::ALL.into_iter().flat_map(|kind| [format!("kind-{kind}"), format!("effect-{kind}")]);
    let roles = Role::ALL.into_iter().flat_map(|role| {
        ["role-ROLE", "role-ROLE-action", "role-ROLE-privilege", "phase-ROLE"].map(|key| key.replace("ROLE", role.id()))
    });
    let options = Setup::keys().into_iter().map(|key| format!("option-{key}"));
    let values = [
        ("edition", "second first"),
        ("expansion", "on off"),
        ("starting_variant", "on off"),
        ("gold_mine", "lowest any"),
        ("customs_good_in_tie", "on off"),
        ("chapel_secrecy", "hide_count show_count"),
        ("guard_room_limit", "while_in_play always_with_expansion"),
    ];
    let values = values.into_iter().flat_map(|(option, values)| {
        values.split(' ').map(move |value| {
            assert!(Setup::new(2).unwrap().set(option, value).is_ok(), "{option}={value}");
            format!("option-{option}-{value}")
        })
    });
    kinds.chain(roles).chain(options).chain(values).collect()
}

/// The keys of a family, as the English file has them: those that begin so.
fn keys_of(families: &[&str]) -> BTreeSet<String> {
    let files = TEXTS(Language::En).concat();
    let keys = files.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
    keys.filter(|key| families.iter().any(|family| key.starts_with(family))).collect()
}

#[test]
fn every_key_that_is_put_together_is_there() {
    let found = keys_of(&["kind-", "effect-", "role-", "phase-", "option-"]);
    let missing: Vec<String> = put_together().into_iter().filter(|key| !found.contains(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn names_are_of_buildings() {
    let strangers: Vec<String> =
        keys_of(&["kind-"]).into_iter().filter(|key| key["kind-".len()..].parse::<Kind>().is_err()).collect();
    assert!(strangers.is_empty(), "{strangers:?}");
}

#[test]
fn plurals_follow_the_language() {
    let cards = |language: Language, n: i32| Texts::new(TEXTS, language).say("n-cards", &[("n", n.into())]);
    assert_eq!([0, 1, 2].map(|n| cards(Language::En, n)), ["0 cards", "1 card", "2 cards"]);
    assert_eq!([0, 1, 2].map(|n| cards(Language::Fr, n)), ["0 carte", "1 carte", "2 cartes"]);
    assert_eq!([0, 1, 2].map(|n| cards(Language::De, n)), ["0 Karten", "1 Karte", "2 Karten"]);
    assert_eq!([0, 1, 2].map(|n| cards(Language::It, n)), ["0 carte", "1 carta", "2 carte"]);
}
