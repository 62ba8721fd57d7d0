//! Rules, texts and tests speak of the same numbers.

use entrepot_table::Refuse;
use entrepot_wharves::{Phase, Refusal, Wharf};
use std::collections::BTreeSet;
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(name)
}

fn read(name: &str) -> String {
    read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// All rule numbers in a text: a W and two numbers with a dot between them.
fn numbers(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').map(|word| word.trim_matches('.'));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let rule = |word: &&str| {
        let parts = word.strip_prefix('W').and_then(|rest| rest.split_once('.'));
        parts.is_some_and(|(chapter, rule)| digits(chapter) && digits(rule))
    };
    words.filter(rule).map(str::to_owned).collect()
}

/// The numbers that the rules in `docs/wharves.md` have.
fn rules() -> BTreeSet<String> {
    read("docs/wharves.md")
        .lines()
        .filter(|line| line.starts_with("- **W"))
        .flat_map(|line| numbers(&line[..12]))
        .collect()
}

fn keys(text: &str) -> BTreeSet<&str> {
    let key = |line: &'_ str| line.starts_with(|c: char| c.is_ascii_alphabetic());
    text.lines().filter(|line| key(line)).filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

/// Every rule is proved by a scenario or a test that names it, and nothing names a rule that does not exist.
#[test]
fn every_rule_is_cited() {
    let files = |folder: &str| read_dir(path(folder)).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    let tests = files("games/wharves/rules/tests").into_iter().chain(files("scenarios/wharves"));
    let cited: BTreeSet<String> = tests.flat_map(|file| numbers(&read_to_string(file).unwrap())).collect();
    assert!(rules().len() >= 15);
    assert_eq!(cited, rules());
    let sources = files("games/wharves/rules/src").into_iter().map(|file| read_to_string(file).unwrap());
    assert!(sources.flat_map(|text| numbers(&text)).all(|number| rules().contains(&number)));
}

/// Each language has every rule, and the same keys as English.
#[test]
fn every_language_has_every_text() {
    for language in LANGUAGES {
        let text = read(&format!("texts/{language}/wharves-rules.ftl"));
        let found: BTreeSet<String> =
            keys(&text).into_iter().filter(|key| key.starts_with('W')).map(|key| key.replace('-', ".")).collect();
        assert_eq!(found, rules(), "{language}");
        let pointed = text.lines().filter_map(|line| line.trim().strip_prefix(".rule = "));
        assert!(pointed.map(str::to_owned).all(|rule| rules().contains(&rule)), "{language}");
        for file in ["wharves", "wharves-rules"] {
            let [here, english] = [language, "en"].map(|language| read(&format!("texts/{language}/{file}.ftl")));
            assert_eq!(keys(&here), keys(&english), "{language} {file}");
        }
    }
}

/// Each refusal has a rule and a text.
#[test]
fn every_refusal_has_a_text() {
    let (asked, card, wharf, seat) = (Phase::Play, 1, Wharf::North, entrepot_table::Seat::new(0));
    let refusals = [
        Refusal::GameOver,
        Refusal::NotYourTurn { seat },
        Refusal::OtherQuestion { asked },
        Refusal::NotInHand { card },
        Refusal::MustFollow { wharf },
        Refusal::NotPlayed { card },
        Refusal::OutOfOrder { card },
        Refusal::StoreOne,
        Refusal::TooMany { asked },
    ];
    let text = read("texts/en/wharves.ftl");
    for refusal in refusals {
        assert!(rules().contains(refusal.rule()), "{refusal:?}");
        assert!(keys(&text).contains(format!("refusal-{}", refusal.name()).as_str()), "{refusal:?}");
    }
    for phase in [Phase::Favour, Phase::Store, Phase::Over] {
        assert!(rules().contains(Refusal::OtherQuestion { asked: phase }.rule()));
    }
}
