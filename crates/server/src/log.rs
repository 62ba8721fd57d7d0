//! What can happen very often is told at most once a minute.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long the log is silent about one kind of thing.
const SILENCE: Duration = Duration::from_secs(60);

/// What can happen very often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Often {
    /// More newcomers than are let in.
    Newcomers,
    /// Somebody asks too much.
    Requests,
    /// Somebody says too much on a socket.
    Messages,
    /// Too many connections from one address.
    Connections,
    /// The system has no room for another connection.
    NotAccepted,
    /// A program on this computer asks in somebody's name without being trusted.
    Untrusted,
    /// The disk is nearly full.
    NoRoom,
    /// The database fails.
    Storage,
    /// What is stored of a game cannot be played.
    BrokenGame,
    /// A computer player answers what is not allowed.
    BadBot,
}

/// What was told, and what was not.
#[derive(Default)]
struct Told(HashMap<Often, (Instant, u64)>);

impl Told {
    /// Whether it is time to tell of this, and of how many of its kind nothing was told since.
    fn due(&mut self, kind: Often, now: Instant) -> Option<u64> {
        if let Some((last, left_out)) = self.0.get_mut(&kind)
            && now.saturating_duration_since(*last) < SILENCE
        {
            *left_out += 1;
            return None;
        }
        self.0.insert(kind, (now, 0)).map_or(Some(0), |(_, left_out)| Some(left_out))
    }
}

/// Whether it is time to tell of this now, and of how many of its kind nothing was told since.
pub(crate) fn due(kind: Often) -> Option<u64> {
    static TOLD: LazyLock<Mutex<Told>> = LazyLock::new(Mutex::default);
    TOLD.lock().unwrap_or_else(PoisonError::into_inner).due(kind, Instant::now())
}

/// A line of the log of some level, at most one a minute of each kind. It says how many were left out.
macro_rules! at_times {
    ($level:ident, $kind:expr, $($said:tt)+) => {
        if let Some(left_out) = $crate::log::due($kind) {
            tracing::$level!(left_out, $($said)+);
        }
    };
}
pub(crate) use at_times;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_is_told_once_a_minute() {
        let (start, mut told) = (Instant::now(), Told::default());
        let mut at = |kind, seconds| told.due(kind, start + Duration::from_secs(seconds));
        assert_eq!(at(Often::Newcomers, 0), Some(0));
        assert_eq!((1..=59).filter_map(|seconds| at(Often::Newcomers, seconds)).count(), 0);
        assert_eq!(at(Often::Requests, 59), Some(0), "another kind");
        assert_eq!(at(Often::Newcomers, 60), Some(59), "and how many were left out");
        assert_eq!(at(Often::Newcomers, 61), None);
        assert_eq!(at(Often::Newcomers, 500), Some(1));
    }
}
