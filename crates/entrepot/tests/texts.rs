//! The texts of the four languages correspond: the same keys and placeholders, nothing missing, nothing unused.

use entrepot_games::{Visit, names, visit};
use entrepot_table::Game;
use entrepot_terminal::texts::{Files, Language, Texts};
use entrepot_title::Title;
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Messages of a language by key: the text as written in the file, without attributes.
type Messages = BTreeMap<String, String>;

const OTHERS: [Language; 3] = [Language::Fr, Language::De, Language::It];

/// Who uses texts: each has a bundle of its own, since games share rule numbers.
#[derive(Clone, Copy, PartialEq)]
enum Speaker {
    /// The terminal at a game.
    Terminal(&'static str),
    /// The client at a table of this game.
    Client(&'static str),
}

fn speakers() -> Vec<Speaker> {
    [terminals(), clients()].concat()
}

fn terminals() -> Vec<Speaker> {
    names().into_iter().filter(|game| built_in(game).is_some()).map(Speaker::Terminal).collect()
}

fn clients() -> Vec<Speaker> {
    names().into_iter().map(Speaker::Client).collect()
}

/// The texts built into the program.
fn built_in(game: &str) -> Option<Files> {
    struct OfGame;
    impl Visit for OfGame {
        type Out = Option<Files>;
        fn visit<G: Game>(self, title: &'static Title<G>) -> Option<Files> {
            title.texts
        }
    }
    visit(game, OfGame).unwrap()
}

/// The files of a speaker. A game may lack files that it does not need.
fn files(speaker: Speaker, language: Language) -> Vec<String> {
    let read = |file: &str| std::fs::read_to_string(root().join(format!("texts/{language}/{file}.ftl"))).ok();
    match speaker {
        Speaker::Terminal(game) => {
            let own = built_in(game).unwrap()(language).iter().map(|text| (*text).to_owned());
            own.chain(read("terminal")).collect()
        }
        Speaker::Client(game) => {
            ["web", game, &format!("{game}-web"), &format!("{game}-rules")].into_iter().filter_map(read).collect()
        }
    }
}

/// The English texts of several speakers.
fn english(speakers: Vec<Speaker>) -> Messages {
    speakers.into_iter().flat_map(|speaker| messages(speaker, Language::En)).collect()
}

fn messages(speaker: Speaker, language: Language) -> Messages {
    let mut all = Messages::new();
    for file in files(speaker, language) {
        for (key, text) in messages_of(&file) {
            assert!(all.insert(key.clone(), text).is_none(), "{language}: {key} is there twice");
        }
    }
    all
}

/// Reads the simple part of Fluent that these files use: `key = text`, indented continuation lines, attributes.
fn messages_of(file: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut attribute = false;
    for line in file.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if let Some((key, text)) = line.split_once('=').filter(|_| begins) {
            found.push((key.trim().into(), text.trim().into()));
            attribute = false;
        } else if let Some((_, text)) = found.last_mut().filter(|_| line.starts_with([' ', '}'])) {
            attribute |= line.trim_start().starts_with('.');
            if !attribute {
                text.push('\n');
                text.push_str(line.trim());
            }
        }
    }
    found
}

fn gaps(text: &str) -> BTreeSet<&str> {
    let word = |rest: &'_ str| rest.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(rest.len());
    text.split('$').skip(1).map(|rest| &rest[..word(rest)]).collect()
}

#[test]
fn all_files_parse() {
    for (speaker, language) in speakers().into_iter().flat_map(|one| Language::ALL.map(|language| (one, language))) {
        for file in files(speaker, language) {
            if let Err((_, errors)) = FluentResource::try_new(file) {
                panic!("{language}: {errors:?}");
            }
        }
    }
}

#[test]
fn every_key_is_in_all_languages() {
    for speaker in speakers() {
        let english: BTreeSet<String> = messages(speaker, Language::En).into_keys().collect();
        for language in OTHERS {
            let other: BTreeSet<String> = messages(speaker, language).into_keys().collect();
            let missing: Vec<&String> = english.difference(&other).collect();
            let unknown: Vec<&String> = other.difference(&english).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
            assert!(unknown.is_empty(), "English lacks {unknown:?}, which {language} has");
        }
    }
}

#[test]
fn every_text_has_the_same_gaps_in_all_languages() {
    for speaker in speakers() {
        let english = messages(speaker, Language::En);
        for language in OTHERS {
            for (key, text) in messages(speaker, language) {
                assert_eq!(gaps(&text), gaps(&english[&key]), "{key} in {language}");
            }
        }
    }
}

/// The list of what all games share, and the lists of the games.
fn lists_of_equal_texts() -> String {
    let read = |name: String| std::fs::read_to_string(root().join("texts").join(name)).unwrap_or_default();
    let own = names().into_iter().map(|game| read(format!("{game}-same-as-english.txt")));
    read("same-as-english.txt".into()) + &own.collect::<String>()
}

#[test]
fn what_equals_english_is_listed_and_only_that() {
    let list = lists_of_equal_texts();
    let rows = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut listed: BTreeSet<(String, String)> = BTreeSet::new();
    for row in rows {
        let mut words = row.split(' ').map(str::to_owned);
        let key = words.next().unwrap();
        listed.extend(words.map(|language| (key.clone(), language)));
    }
    let mut equal: BTreeSet<(String, String)> = BTreeSet::new();
    for speaker in speakers() {
        let english = messages(speaker, Language::En);
        for language in OTHERS {
            let same = messages(speaker, language).into_iter().filter(|(key, text)| english[key] == *text);
            equal.extend(same.map(|(key, _)| (key, language.to_string())));
        }
    }
    let forgotten: Vec<_> = equal.difference(&listed).collect();
    assert!(forgotten.is_empty(), "not translated: {forgotten:?}");
    let needless: Vec<_> = listed.difference(&equal).collect();
    assert!(needless.is_empty(), "listed without need: {needless:?}");
}

/// Rules and their summaries have numbers as keys.
fn is_rule(key: &str) -> bool {
    let summary = key.strip_prefix("short-").is_some_and(|n| n.parse::<u8>().is_ok());
    key.starts_with(|c: char| c.is_ascii_uppercase()) || summary
}

/// The rule that each sentence of a summary refers to, by its key.
fn rules_of_summary(file: &str) -> BTreeMap<&str, &str> {
    let mut rules = BTreeMap::new();
    let mut key = "";
    for line in file.lines() {
        if let Some(rule) = line.trim_start().strip_prefix(".rule = ").filter(|_| key.starts_with("short-")) {
            rules.insert(key, rule);
        } else if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            key = line.split(' ').next().unwrap();
        }
    }
    rules
}

#[test]
fn summaries_name_the_same_rules_in_all_languages() {
    for game in names() {
        let read = |language: Language| {
            std::fs::read_to_string(root().join(format!("texts/{language}/{game}-rules.ftl"))).unwrap()
        };
        let english = read(Language::En);
        let named = rules_of_summary(&english);
        assert!(named.len() > 2, "{game}: {named:?}");
        for language in Language::ALL {
            let file = read(language);
            let messages = messages_of(&file);
            let sentences = messages.iter().filter(|(key, _)| key.starts_with("short-"));
            assert_eq!(sentences.count(), named.len(), "{game} in {language}: every sentence names a rule");
            assert_eq!(rules_of_summary(&file), named, "{game} in {language}");
            for rule in named.values() {
                let chapter = file.lines().any(|line| line.starts_with(&format!("## {rule} ")));
                let single = messages.iter().any(|(key, _)| *key == rule.replace('.', "-"));
                assert!(chapter || single, "{game} in {language}: there is no rule {rule}");
            }
        }
    }
}

#[test]
fn every_key_is_used() {
    let source = terminal_source();
    let literal = |key: &str| source.contains(&format!("\"{key}\""));
    let varied = |key: &str| ["-you", "-known"].iter().any(|end| key.strip_suffix(end).is_some_and(literal));
    let put_together = |key: &str| source.split('"').any(|text| is_made_by(text, key));
    let used = |key: &str| is_rule(key) || literal(key) || varied(key) || put_together(key);
    let client = client_source();
    // A text of a game need only be used by either terminal or client.
    let games = english(clients());
    let terminal = english(terminals()).into_keys();
    let unused: BTreeSet<String> =
        terminal.filter(|key| !(used(key) || games.contains_key(key) && said(&client, key))).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// Whether a text such as `kind-{kind}` can produce a key. The games' own tests know which kinds exist.
fn is_made_by(text: &str, key: &str) -> bool {
    let (Some((start, _)), Some((_, end))) = (text.split_once('{'), text.rsplit_once('}')) else { return false };
    let is_key = |part: &str| part.chars().all(|c| c.is_ascii_lowercase() || "-_".contains(c));
    start.ends_with('-') && is_key(start) && is_key(end) && key.starts_with(start) && key.ends_with(end)
}

#[test]
fn every_key_of_the_client_is_used() {
    let source = client_source();
    let games = english(terminals());
    let own = english(clients()).into_keys().filter(|key| !games.contains_key(key));
    let unused: Vec<String> = own.filter(|key| !said(&source, key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_key_that_the_client_uses_is_there() {
    let source = client_source();
    let english = english(clients());
    for rest in source.split("t('").skip(1) {
        // Only calls of `t`, not names that end in t.
        let key = rest.split('\'').next().unwrap();
        let is_key = key.contains('-') && key.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
        assert!(!is_key || english.contains_key(key) || key.ends_with('-'), "{key} is said, and no file has it");
    }
}

/// Whether the source names a key, in full or as one of a family such as `brief-${kind}`.
fn said(source: &str, key: &str) -> bool {
    let whole = ["'", "\"", "`"].iter().any(|quote| source.contains(&format!("{quote}{key}{quote}")));
    let ends = ["-you", "-known"].iter().any(|end| key.strip_suffix(end).is_some_and(|key| said(source, key)));
    whole || ends || source.split('`').filter(|text| text.contains("${")).any(|family| belongs(family, key))
}

/// Whether a template such as `brief-refusal-${why}` can produce a key.
fn belongs(family: &str, key: &str) -> bool {
    let Some((start, rest)) = family.split_once("${") else { return false };
    let end = rest.rsplit_once('}').map_or("", |(_, end)| end);
    let is_key = |part: &str| part.chars().all(|c| c.is_ascii_lowercase() || "-_".contains(c));
    let plain = start.contains('-') && is_key(start) && is_key(end);
    plain && key.strip_prefix(start).is_some_and(|rest| rest.ends_with(end))
}

/// The source of the client, without its tests.
fn client_source() -> String {
    source(&root().join("web/src"))
}

#[test]
fn every_key_that_is_used_is_there() {
    let english = english(terminals());
    let source = terminal_source();
    for call in ["get(\"", "say(\"", "subject(\"", "cards(\"", "amount(\"", "listed(\""] {
        for rest in source.split(call).skip(1) {
            let key = rest.split('"').next().unwrap();
            assert!(english.contains_key(key), "{key} is said, and no file has it");
        }
    }
    let endings = [("subject(\"", &["-you"][..]), ("listed(\"", &["-you"]), ("cards(\"", &["-you", "-known"])];
    for (call, endings) in endings {
        for rest in source.split(call).skip(1) {
            let key = rest.split('"').next().unwrap();
            let lacks = endings.iter().find(|end| !english.contains_key(&format!("{key}{end}")));
            assert!(lacks.is_none(), "{key} needs {lacks:?}");
        }
    }
}

#[test]
fn typography_is_that_of_each_language() {
    for (speaker, language) in speakers().into_iter().flat_map(|one| Language::ALL.map(|language| (one, language))) {
        for (key, text) in messages(speaker, language) {
            assert!(!text.contains('\''), "{key} in {language}: an apostrophe is ’");
            assert!(!text.contains("..."), "{key} in {language}: an ellipsis is …");
            if language == Language::Fr {
                let loose = [" ;", " !", " ?", " :", "« ", " »"].into_iter().find(|loose| text.contains(loose));
                assert!(loose.is_none(), "{key} in French: a space that can break in {loose:?}");
            }
        }
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let spoken = |set: &[(&str, &str)]| {
        let set: BTreeMap<String, String> = set.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        Language::from_variables(|name| set.get(name).cloned())
    };
    assert_eq!(spoken(&[("LANG", "de_CH.UTF-8")]), Language::De);
    assert_eq!(spoken(&[("LANG", "de_DE"), ("LC_MESSAGES", "it_IT")]), Language::It);
    assert_eq!(spoken(&[("LANG", "de_DE"), ("LC_ALL", "fr")]), Language::Fr);
    assert_eq!(spoken(&[("LANG", "fr_FR"), ("LC_ALL", "")]), Language::Fr);
    assert_eq!(spoken(&[("LANG", "C.UTF-8")]), Language::En);
    assert_eq!(spoken(&[]), Language::En);
}

#[test]
fn a_key_that_does_not_exist_is_shown_as_itself() {
    assert_eq!(Texts::new(|_| &[], Language::It).get("no-such-key"), "⟨no-such-key⟩");
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The source of everything that shows texts in four languages.
fn terminal_source() -> String {
    let play = std::fs::read_to_string(root().join("crates/entrepot/src/commands/play.rs")).unwrap();
    let titles = names().into_iter().map(|game| source(&root().join(format!("games/{game}/title/src"))));
    play + &source(&root().join("crates/terminal/src")) + &titles.collect::<String>()
}

/// All Rust source under a folder.
fn source(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let test = path.to_string_lossy().ends_with(".test.ts");
        if path.is_dir() {
            text.push_str(&source(&path));
        } else if !test {
            text.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
    text
}

/// The glossary lists the names of the games' components, for authors of new texts.
#[test]
fn the_glossary_names_things_as_the_texts_do() {
    let file = std::fs::read_to_string(root().join("docs/languages/glossary.json")).unwrap();
    let glossary: serde_json::Value = serde_json::from_str(&file).unwrap();
    let mut compared = 0;
    for game in names().into_iter().filter(|game| glossary.get(game).is_some()) {
        for language in Language::ALL {
            let said = messages(Speaker::Client(game), language);
            for (id, entry) in glossary[game].as_object().unwrap() {
                let term = entry[language.to_string()].as_str().unwrap();
                let families = entry["texts"].as_array().map(Vec::as_slice).unwrap_or_default();
                for key in families.iter().map(|key| key.as_str().unwrap()) {
                    // A long name may contain soft hyphens.
                    assert_eq!(said[key].replace('\u{ad}', ""), term, "{id} in {language}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
