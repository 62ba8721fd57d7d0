//! The languages of the program.

use std::fmt;
use unic_langid::LanguageIdentifier;

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Italian.
    It,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::En, Language::Fr, Language::De, Language::It];

    /// Its two-letter code in options and folders.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::De => "de",
            Language::It => "it",
        }
    }

    /// For plural rules. Every code is well formed.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// The language of the environment; English if it is not one of ours.
    pub fn from_environment() -> Language {
        Language::from_variables(|name| std::env::var(name).ok())
    }

    /// The language that these variables ask for: the first one that is set decides, as usual on Unix.
    ///
    /// ```
    /// use entrepot_terminal::texts::Language;
    /// let spoken = |name: &str| (name == "LANG").then(|| "fr_CA.UTF-8".to_owned());
    /// assert_eq!(Language::from_variables(spoken), Language::Fr);
    /// ```
    pub fn from_variables(get: impl Fn(&str) -> Option<String>) -> Language {
        let set = |name: &&str| get(name).filter(|value| !value.is_empty());
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
        let named =
            |language: &Language| value.to_lowercase().split(['_', '.', '-', '@']).next() == Some(language.code());
        Language::ALL.into_iter().find(named).unwrap_or(Language::En)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
