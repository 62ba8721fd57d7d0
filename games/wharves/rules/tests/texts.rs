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
