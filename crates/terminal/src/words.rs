//! The texts of one language and the players' names, which the sentences of every game need.

use crate::texts::{Texts, Value};
use entrepot_table::Seat;

/// The texts of one game in one language, and who sits where.
pub struct Words {
    /// The texts.
    pub texts: Texts,
    names: Vec<String>,
}

impl Words {
    /// Words for players with these names, by seat.
    pub fn new(texts: Texts, names: Vec<String>) -> Words {
        Words { texts, names }
    }

    /// A text without placeholders.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A text with its placeholders filled.
    pub fn say(&self, key: &str, gaps: &[(&str, Value)]) -> String {
        self.texts.say(key, gaps)
    }

    /// A label, with its colon.
    pub fn label(&self, text: &str) -> String {
        self.say("label", &[("text", text.into())])
    }

    /// Something, with a text about it.
    pub fn about(&self, what: &str, text: &str) -> String {
        format!("{} {text}", self.label(what))
    }

    /// The player's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// Several things as a list.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().collect::<Vec<_>>().join(", ")
    }

    /// The text of a rule.
    pub fn rule(&self, id: &str) -> Option<String> {
        self.texts.find(&id.replace('.', "-"), &[])
    }

    /// A sentence whose subject is a player: the viewer is addressed, others are named.
    pub fn subject(&self, viewer: Option<Seat>, key: &str, seat: Seat, gaps: &[(&str, Value)]) -> String {
        if viewer == Some(seat) {
            return self.say(&format!("{key}-you"), gaps);
        }
        let mut gaps = gaps.to_vec();
        gaps.push(("name", self.name(seat).into()));
        self.say(key, &gaps)
    }
}

/// Wraps a game's own sentences around the words that all games share: `own_words!(Words, TEXTS)` defines the type, and the
/// game adds methods to it.
#[macro_export]
macro_rules! own_words {
    ($(#[$doc:meta])* $words:ident, $texts:expr) => {
        $(#[$doc])*
        pub struct $words($crate::words::Words);

        impl From<$crate::words::Words> for $words {
            fn from(words: $crate::words::Words) -> $words {
                $words(words)
            }
        }

        impl std::ops::Deref for $words {
            type Target = $crate::words::Words;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl $words {
            /// The words of a language for players with these names, by seat.
            pub fn spoken(language: $crate::texts::Language, names: Vec<String>) -> $words {
                $words($crate::words::Words::new($crate::texts::Texts::new($texts, language), names))
            }
        }
    };
}
