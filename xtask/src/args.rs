//! The arguments of a command.

use crate::stop::Stop;
use std::str::FromStr;

/// The arguments of a command. Each command takes what it knows; anything left over is an error.
pub struct Args {
    command: &'static str,
    words: Vec<String>,
}

impl Args {
    /// The arguments as typed after `command`.
    pub fn new(command: &'static str, words: Vec<String>) -> Self {
        Args { command, words }
    }

    /// Whether our own help is asked for. If arguments are passed on, only the first one counts: `play chess --help` asks the
    /// game's own command.
    pub fn wants_help(&self, hands_on: bool) -> bool {
        let ours = if hands_on { &self.words[..self.words.len().min(1)] } else { &self.words[..] };
        ours.iter().any(|word| word == "--help" || word == "-h")
    }

    /// Takes the first word if it is not an option.
    pub fn word(&mut self) -> Option<String> {
        let is_word = self.words.first().is_some_and(|word| !word.starts_with('-'));
        is_word.then(|| self.words.remove(0))
    }

    /// Takes `name`, at any position. Returns whether it was there.
    pub fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes `name VALUE` or `name=VALUE`, at any position.
    pub fn option(&mut self, name: &str) -> Result<Option<String>, Stop> {
        let with_value = format!("{name}=");
        let Some(at) = self.words.iter().position(|word| word == name || word.starts_with(&with_value)) else {
            return Ok(None);
        };
        let word = self.words.remove(at);
        if let Some(value) = word.strip_prefix(&with_value) {
            return Ok(Some(value.to_owned()));
        }
        if self.words.get(at).is_none_or(|value| value.starts_with("--")) {
            return Err(Stop::wrong(format!("`{name}` wants a value behind it, as in `{name} VALUE`")));
        }
        Ok(Some(self.words.remove(at)))
    }

    /// Takes an option whose value is a whole number.
    pub fn number<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Stop> {
        let Some(value) = self.option(name)? else { return Ok(None) };
        let number = value.parse().map_err(|_| {
            Stop::wrong(format!("`{name} {value}`: a whole number is wanted there, as in `{name} 100`"))
        })?;
        Ok(Some(number))
    }

    /// All remaining arguments, to be passed on to another program.
    pub fn rest(self) -> Vec<String> {
        self.words
    }

    /// Fails if anything is left; `usage` says what would have been right.
    pub fn finish(self, usage: &str) -> Result<(), Stop> {
        let Some(word) = self.words.first() else { return Ok(()) };
        let what = if word.starts_with('-') { "has no option" } else { "does not know what to do with" };
        Err(Stop::wrong(format!("`{}` {what} `{word}`\nright would be: cargo xtask {usage}", self.command)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Args {
        Args::new("soak", line.split_whitespace().map(String::from).collect())
    }

    #[test]
    fn options_stand_anywhere_and_take_an_equals_sign() {
        let mut args = args("chess --games 12 --seed=7");
        assert_eq!(args.word().as_deref(), Some("chess"));
        assert_eq!(args.number::<u64>("--seed"), Ok(Some(7)));
        assert_eq!(args.number::<u32>("--games"), Ok(Some(12)));
        assert_eq!(args.number::<u32>("--other"), Ok(None));
        assert_eq!(args.finish("soak"), Ok(()));
    }

    #[test]
    fn a_flag_is_there_or_not() {
        let mut args = args("keyboard --all phone");
        assert!(args.flag("--all"));
        assert!(!args.flag("--all"));
        assert_eq!(args.rest(), ["keyboard", "phone"]);
    }

    #[test]
    fn a_value_that_is_missing_or_no_number_is_named() {
        assert!(args("--games").number::<u32>("--games").unwrap_err().message().contains("`--games VALUE`"));
        assert!(args("--games --seed").option("--games").unwrap_err().message().contains("`--games VALUE`"));
        assert!(args("--games many").number::<u32>("--games").unwrap_err().message().contains("`--games many`"));
        assert!(args("--games -3").number::<u32>("--games").unwrap_err().message().contains("`--games -3`"));
    }

    #[test]
    fn leftovers_are_refused_with_what_would_be_right() {
        let stop = args("--loud").finish("soak [GAME]").unwrap_err();
        assert!(stop.message().contains("has no option `--loud`"));
        assert!(stop.message().contains("cargo xtask soak [GAME]"));
    }

    #[test]
    fn help_behind_a_word_is_not_ours_where_words_are_handed_on() {
        assert!(args("--help").wants_help(true));
        assert!(!args("chess --help").wants_help(true));
        assert!(args("chess --help").wants_help(false));
        assert!(!args("").wants_help(true));
    }
}
