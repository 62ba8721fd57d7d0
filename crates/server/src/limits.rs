//! Limits for one guest, as token buckets.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::Semaphore;

/// The largest body of a request, in bytes.
pub(crate) const BODY: usize = 16 * 1024;

/// The longest record with which a table can begin, in bytes.
pub(crate) const RECORD: usize = 64 * 1024;

/// The most moves of such a record.
pub(crate) const RECORD_MOVES: usize = 2000;

/// The largest body of a request that may hold a record: characters escaped in JSON take two bytes.
pub(crate) const RECORD_BODY: usize = 2 * RECORD + BODY;

/// The largest message on a socket, in bytes.
pub(crate) const MESSAGE: usize = 16 * 1024;

/// The most moves in a step.
pub(crate) const MOVES: usize = 64;

/// How fast one guest may open tables from records: each record is checked and stored move by move.
const RECORDS: Rate = Rate::new(1.0, 30.0);

/// The most running games of one guest.
pub(crate) const RUNNING: i64 = 60;

/// The most tables kept for one guest, including those with finished games.
pub(crate) const TABLES: i64 = 200;

/// The most bytes kept for one guest.
pub(crate) const STORED: i64 = 16 << 20;

/// From this many moves on, a game's size is checked with each move; for shorter games `TABLES` is limit enough.
pub(crate) const LONG_GAME: usize = 500;

/// How many visitors are remembered before inactive ones are forgotten.
pub(crate) const REMEMBERED: usize = 10_000;

/// A rate limit: how fast the bucket of tokens fills, and how many it holds.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    per_second: f64,
    burst: f64,
}

/// The limit for one guest, and for one socket: far more than a person needs.
impl Default for Rate {
    fn default() -> Rate {
        Rate::new(20.0, 60.0)
    }
}

impl Rate {
    /// At most `per_second` on average, and `burst` at once.
    pub const fn new(per_second: f64, burst: f64) -> Rate {
        Rate { per_second, burst }
    }
}

/// A bucket of tokens: each request takes one, and they refill over time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, tokens: rate.burst, filled: now }
    }

    /// Takes a token if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    /// Takes a token if there is one beyond those reserved for others.
    pub(crate) fn take_beyond(&mut self, others: usize, now: Instant) -> bool {
        self.fill(now);
        let enough = self.tokens >= others as f64 + 1.0;
        enough && self.take(now)
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * self.rate.per_second).min(self.rate.burst);
        self.filled = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= self.rate.burst
    }
}

/// One bucket per key.
pub(crate) struct Buckets<K> {
    rate: Rate,
    filled: HashMap<K, Bucket>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, filled: HashMap::new() }
    }

    /// Takes a token from the bucket of `who`, if there is one.
    pub(crate) fn take(&mut self, who: K, now: Instant) -> bool {
        if self.filled.len() >= REMEMBERED {
            // A full bucket is the same as none.
            self.filled.retain(|_, bucket| !bucket.is_full(now));
        }
        self.filled.entry(who).or_insert_with(|| Bucket::full(self.rate, now)).take(now)
    }
}

/// The buckets of the REST interface.
pub(crate) struct Limits {
    /// The limit for one guest, and for one socket.
    pub(crate) requests: Rate,
    visitors: Mutex<Buckets<String>>,
    records: Mutex<Buckets<String>>,
    /// Records are checked one at a time: a long one keeps a core busy.
    pub(crate) checking: Semaphore,
}

impl Limits {
    pub(crate) fn new(requests: Rate) -> Limits {
        Limits {
            requests,
            visitors: Mutex::new(Buckets::new(requests)),
            records: Mutex::new(Buckets::new(RECORDS)),
            checking: Semaphore::new(1),
        }
    }

    /// Whether this visitor may ask now: guests by their id, everybody else by address.
    pub(crate) fn admits(&self, visitor: &str) -> bool {
        locked(&self.visitors).take(visitor.to_owned(), Instant::now())
    }

    /// Whether this guest may open a table from a record now.
    pub(crate) fn admits_record(&self, guest: &str) -> bool {
        locked(&self.records).take(guest.to_owned(), Instant::now())
    }
}

/// No update here can be left half done, so a poisoned lock is safe to use.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::full(Rate::new(2.0, 3.0), start);
        assert_eq!([(); 4].map(|()| bucket.take(start)), [true, true, true, false]);
        let later = start + Duration::from_secs(1);
        assert_eq!([(); 3].map(|()| bucket.take(later)), [true, true, false]);
        let much_later = later + Duration::from_secs(60);
        assert_eq!([(); 4].map(|()| bucket.take(much_later)), [true, true, true, false]);
    }

    #[test]
    fn each_guest_has_a_bucket() {
        let limits = Limits::new(Rate::default());
        while limits.admits("ana") {}
        assert!(limits.admits("ben"));
    }

    #[test]
    fn who_has_not_asked_for_a_while_is_forgotten() {
        let limits = Limits::new(Rate::default());
        let long_ago = Instant::now();
        let full = (0..REMEMBERED).map(|n| (n.to_string(), Bucket::full(Rate::default(), long_ago)));
        limits.visitors.lock().unwrap().filled.extend(full);
        assert!(limits.admits("ana"));
        assert_eq!(limits.visitors.lock().unwrap().filled.len(), 1);
    }
}
