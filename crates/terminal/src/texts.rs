//! The program's texts in four languages: the Fluent files of `texts/`, built into the program.

mod language;

pub use fluent_bundle::FluentValue as Value;
pub use language::Language;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

/// The contents of a game's Fluent files in a language. Games share rule numbers and some names, so each has a bundle of its
/// own.
pub type Files = fn(Language) -> &'static [&'static str];

/// The terminal's texts for all games.
fn of_any_game(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../texts/en/terminal.ftl"),
        Language::Fr => include_str!("../../../texts/fr/terminal.ftl"),
        Language::De => include_str!("../../../texts/de/terminal.ftl"),
        Language::It => include_str!("../../../texts/it/terminal.ftl"),
    }
}

/// The [`Files`] of a game, found by its name in `texts/`: `game_texts!("tally", "", "-rules")` is `tally.ftl` and
/// `tally-rules.ftl` of each language. For crates in `games/NAME/PART`.
#[macro_export]
macro_rules! game_texts {
    ($name:literal, $($part:literal),+) => {
        |language| match language {
            $crate::texts::Language::En => $crate::game_texts!(@ "en", $name, $($part),+),
            $crate::texts::Language::Fr => $crate::game_texts!(@ "fr", $name, $($part),+),
            $crate::texts::Language::De => $crate::game_texts!(@ "de", $name, $($part),+),
            $crate::texts::Language::It => $crate::game_texts!(@ "it", $name, $($part),+),
        }
    };
    (@ $code:literal, $name:literal, $($part:literal),+) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../texts/", $code, "/", $name, $part, ".ftl"))),+]
    };
}

/// The texts of one game in one language.
///
/// ```
/// use entrepot_terminal::texts::{Language, Texts};
/// let texts = Texts::new(|_| &["title = Tally"], Language::En);
/// assert_eq!(texts.say("title", &[]), "Tally");
/// ```
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the files of a game in this language. Tests find a file that does not parse; here whatever can be read is used.
    pub fn new(files: Files, language: Language) -> Texts {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // Bidirectional isolation marks would only clutter a terminal.
        bundle.set_use_isolating(false);
        for text in files(language).iter().chain([&of_any_game(language)]) {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text without placeholders.
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A text with its placeholders filled. A missing key is shown as itself: ugly, but better than nothing.
    pub fn say(&self, key: &str, gaps: &[(&str, Value)]) -> String {
        self.find(key, gaps).unwrap_or_else(|| format!("\u{27e8}{key}\u{27e9}"))
    }

    /// A text, if it exists.
    pub fn find(&self, key: &str, gaps: &[(&str, Value)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let gaps: FluentArgs = gaps.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&gaps), &mut errors).into_owned())
    }
}
