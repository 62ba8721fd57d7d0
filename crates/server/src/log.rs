//! Logs frequent events at most once a minute.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long one kind of event stays silent in the log.
const SILENCE: Duration = Duration::from_secs(60);

/// Events that can be very frequent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Often {
    /// More newcomers than can be admitted.
    Newcomers,
    /// Somebody sends too many requests.
    Requests,
    /// Somebody sends too many messages on a socket.
    Messages,
    /// Too many connections from one address.
    Connections,
    /// The system has no room for another connection.
    NotAccepted,
    /// A program on this computer names another client without being trusted.
    Untrusted,
    /// The disk is nearly full.
    NoRoom,
    /// The database fails.
    Storage,
    /// A stored game cannot be played.
    BrokenGame,
    /// A computer player answers with an illegal move.
    BadBot,
}

/// What was logged, and how many events were left out.
#[derive(Default)]
struct Told(HashMap<Often, (Instant, u64)>);

impl Told {
    /// Whether this event is to be logged, and how many of its kind were left out since the last.
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

/// Whether this event is to be logged now, and how many of its kind were left out since the last.
pub(crate) fn due(kind: Often) -> Option<u64> {
    static TOLD: LazyLock<Mutex<Told>> = LazyLock::new(Mutex::default);
    TOLD.lock().unwrap_or_else(PoisonError::into_inner).due(kind, Instant::now())
}

/// Logs a line at some level, at most once a minute for each kind. It says how many were left out.
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
