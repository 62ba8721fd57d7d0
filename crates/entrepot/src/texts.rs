//! What the program says, in four languages: the Fluent files of `texts/`, built into the program.

mod language;

pub use fluent_bundle::FluentValue as Value;
pub use language::Language;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

/// The files of one language: the game's words, the rules by number, what the terminal says.
macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../../../texts/", $code, "/sanjuan.ftl")),
            include_str!(concat!("../../../texts/", $code, "/sanjuan-rules.ftl")),
            include_str!(concat!("../../../texts/", $code, "/terminal.ftl")),
        ]
    };
}

/// The texts of one language.
///
/// ```
/// use entrepot::texts::{Language, Texts};
/// let texts = Texts::new(Language::De);
/// assert_eq!(texts.get("kind-library"), "Bibliothek");
/// assert_eq!(texts.say("n-cards", &[("n", 1.into())]), "1 Karte");
/// ```
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the files of this language. A file that does not parse is a mistake the tests find; whatever of it can be
    /// read is used.
    pub fn new(language: Language) -> Texts {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // The marks that keep left-to-right and right-to-left text apart would only disturb a terminal.
        bundle.set_use_isolating(false);
        for text in Texts::files(language) {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
    }

    /// The Fluent files of a language, as they are.
    pub fn files(language: Language) -> [&'static str; 3] {
        match language {
            Language::En => files!("en"),
            Language::Fr => files!("fr"),
            Language::De => files!("de"),
            Language::It => files!("it"),
        }
    }

    /// Whose language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text without gaps to fill.
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A text with its gaps filled. A key that does not exist is shown as itself: ugly, but nobody is left without a word.
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
