//! How long computer players think on this machine: one that is too slow for a level says so.

use crate::log::{Often, at_times};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Whoever thinks longer about a question is slow.
const SLOW: Duration = Duration::from_secs(2);

/// A mean over about so many thoughts, so that one long thought makes nobody slow.
const THOUGHTS: u32 = 8;

/// How long each computer player needs for a question, by game and name.
#[derive(Clone, Default)]
pub(crate) struct Paces(Arc<Mutex<HashMap<(&'static str, String), Duration>>>);

impl Paces {
    /// A computer player has thought for so long.
    pub(crate) fn note(&self, game: &'static str, bot: &str, took: Duration) {
        let mut means = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mean = means.entry((game, bot.to_owned())).or_default();
        let before = *mean;
        *mean = before - before / THOUGHTS + took / THOUGHTS;
        if before <= SLOW && *mean > SLOW {
            at_times!(warn, Often::SlowBot, game, bot, "this machine is slow for a computer player; people are told");
        }
    }

    /// Whether people are to be told before they choose this one.
    pub(crate) fn is_slow(&self, game: &str, bot: &str) -> bool {
        let means = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        means.iter().any(|((of, name), mean)| *of == game && name == bot && *mean > SLOW)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_long_thought_makes_nobody_slow_but_many_do_until_they_are_short_again() {
        let paces = Paces::default();
        let think = |bot: &str, seconds: u64, times: u32| {
            (0..times).for_each(|_| paces.note("tally", bot, Duration::from_secs(seconds)));
            paces.is_slow("tally", bot)
        };
        assert!(!think("master", 9, 1));
        assert!(!think("easy", 1, 100));
        assert!(think("master", 9, 10));
        assert!(!paces.is_slow("tally", "easy") && !paces.is_slow("other", "master"));
        assert!(!think("master", 0, 20));
    }
}
