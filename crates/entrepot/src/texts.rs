//! What the program says, in four languages: the Fluent files of `texts/`, built into the program.

mod language;

pub use fluent_bundle::FluentValue as Value;
pub use language::Language;

use entrepot_anno1800::Anno1800;
use entrepot_sanjuan::SanJuan;
use entrepot_table::Game;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

/// A game that has texts. Rule numbers and some names are the same in several games, so each has a bundle of its own.
pub trait InWords: Game {
    /// The Fluent files of a language, as they are: the game's words, its rules by number, what the terminal says of this
    /// game, and of any.
    fn files(language: Language) -> [&'static str; 4];
}

/// The files of a game in the four languages.
macro_rules! in_words {
    ($game:ty, $name:literal) => {
        impl InWords for $game {
            fn files(language: Language) -> [&'static str; 4] {
                match language {
                    Language::En => files!("en", $name),
                    Language::Fr => files!("fr", $name),
                    Language::De => files!("de", $name),
                    Language::It => files!("it", $name),
                }
            }
        }
    };
}

macro_rules! files {
    ($code:literal, $name:literal) => {
        [
            include_str!(concat!("../../../texts/", $code, "/", $name, ".ftl")),
            include_str!(concat!("../../../texts/", $code, "/", $name, "-rules.ftl")),
            include_str!(concat!("../../../texts/", $code, "/", $name, "-terminal.ftl")),
            include_str!(concat!("../../../texts/", $code, "/terminal.ftl")),
        ]
    };
}

in_words!(SanJuan, "sanjuan");
in_words!(Anno1800, "anno1800");

/// The texts of one game in one language.
///
/// ```
/// use entrepot::texts::{Language, Texts};
/// use entrepot_sanjuan::SanJuan;
/// let texts = Texts::new::<SanJuan>(Language::De);
/// assert_eq!(texts.get("kind-library"), "Bibliothek");
/// assert_eq!(texts.say("n-cards", &[("n", 1.into())]), "1 Karte");
/// ```
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the files of a game in this language. A file that does not parse is a mistake the tests find; whatever of it can be
    /// read is used.
    pub fn new<G: InWords>(language: Language) -> Texts {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // The marks that keep left-to-right and right-to-left text apart would only disturb a terminal.
        bundle.set_use_isolating(false);
        for text in G::files(language) {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
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
