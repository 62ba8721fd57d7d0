//! How long computer players think on this machine: one that is too slow for a level says so.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Whoever thinks longer about a question is slow.
const SLOW: Duration = Duration::from_secs(2);

/// A mean over about so many thoughts, so that one long thought makes nobody slow.
const THOUGHTS: u32 = 8;

/// People who are told avoid a slow player, so that nothing new is heard of it: after so long it has another chance.
const LATELY: Duration = Duration::from_secs(15 * 60);

/// How long each computer player needs for a question, by game and name.
#[derive(Clone, Default)]
pub(crate) struct Paces(Arc<Mutex<HashMap<(&'static str, String), Pace>>>);

/// How long a computer player needed on average, and when it last thought.
struct Pace {
    mean: Duration,
    last: Instant,
}

impl Paces {
    /// A computer player has thought for so long.
    pub(crate) fn note(&self, game: &'static str, bot: &str, took: Duration, now: Instant) {
        if self.becomes_slow(game, bot, took, now) {
            tracing::warn!(game, bot, "this machine is slow for a computer player; people are told");
        }
    }

    fn becomes_slow(&self, game: &'static str, bot: &str, took: Duration, now: Instant) -> bool {
        let mut paces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let pace = paces.entry((game, bot.to_owned())).or_insert(Pace { mean: Duration::ZERO, last: now });
        let before = if now - pace.last > LATELY { Duration::ZERO } else { pace.mean };
        *pace = Pace { mean: before - before / THOUGHTS + took / THOUGHTS, last: now };
        before <= SLOW && pace.mean > SLOW
    }

    /// Whether people are to be told before they choose this one.
    pub(crate) fn is_slow(&self, game: &str, bot: &str, now: Instant) -> bool {
        let paces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let slow = |pace: &Pace| pace.mean > SLOW && now - pace.last <= LATELY;
        paces.iter().any(|((of, name), pace)| *of == game && name == bot && slow(pace))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_long_thought_makes_nobody_slow_but_many_do_until_they_are_short_again() {
        let (paces, now) = (Paces::default(), Instant::now());
        let think = |bot: &str, seconds: u64, times: u32| {
            (0..times).for_each(|_| paces.note("tally", bot, Duration::from_secs(seconds), now));
            paces.is_slow("tally", bot, now)
        };
        assert!(!think("master", 9, 1));
        assert!(!think("easy", 1, 100));
        assert!(think("master", 9, 10));
        assert!(!paces.is_slow("tally", "easy", now) && !paces.is_slow("other", "master", now));
        assert!(!think("master", 0, 20));
    }

    #[test]
    fn whoever_has_not_thought_lately_has_another_chance() {
        let (paces, now) = (Paces::default(), Instant::now());
        (0..10).for_each(|_| paces.note("tally", "master", Duration::from_secs(9), now));
        assert!(paces.is_slow("tally", "master", now + LATELY));
        let later = now + LATELY + Duration::from_secs(1);
        assert!(!paces.is_slow("tally", "master", later));
        paces.note("tally", "master", Duration::from_secs(3), later);
        assert!(!paces.is_slow("tally", "master", later), "what was before does not count");
    }
}
