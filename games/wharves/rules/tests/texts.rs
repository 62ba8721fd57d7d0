//! Refusals have rules and texts. `cargo xtask rules wharves` checks that rules are cited, and by existing numbers.

use entrepot_table::{Refuse, Seat};
use entrepot_wharves::{Phase, Refusal, Wharf};

/// Whether a text in English has this key.
fn has(text: &str, key: &str) -> bool {
    text.lines().any(|line| line.split_once(" =").is_some_and(|(found, _)| found == key))
}

/// Each refusal has a rule and a text.
#[test]
fn every_refusal_has_a_text() {
    let rules = include_str!("../../../../texts/en/wharves-rules.ftl");
    let texts = include_str!("../../../../texts/en/wharves.ftl");
    let (card, wharf, seat) = (1, Wharf::North, Seat::new(0));
    let phases = [Phase::Favour, Phase::Play, Phase::Store, Phase::Over];
    let refusals = [
        Refusal::GameOver,
        Refusal::NotYourTurn { seat },
        Refusal::NotInHand { card },
        Refusal::MustFollow { wharf },
        Refusal::NotPlayed { card },
        Refusal::OutOfOrder { card },
        Refusal::StoreOne,
    ];
    let other = phases.map(|asked| Refusal::OtherQuestion { asked });
    let too_many = phases.map(|asked| Refusal::TooMany { asked });
    for refusal in refusals.into_iter().chain(other).chain(too_many) {
        assert!(has(rules, &refusal.rule().replace('.', "-")), "{refusal:?}");
        assert!(has(texts, &format!("refusal-{}", refusal.name())), "{refusal:?}");
    }
}

/// The page of rules and their texts have the same numbers.
#[test]
fn the_page_and_the_texts_number_the_same_rules() {
    let page = include_str!("../../../../docs/wharves.md");
    let texts = include_str!("../../../../texts/en/wharves-rules.ftl");
    let on_page: Vec<String> =
        page.split("- **W").skip(1).filter_map(|rest| Some(format!("W{}", rest.split_once("**")?.0))).collect();
    let in_texts = texts.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.replace('-', "."));
    let in_texts: Vec<String> = in_texts.filter(|key| key.starts_with('W')).collect();
    assert!(on_page.len() >= 15);
    assert_eq!(on_page, in_texts);
}
