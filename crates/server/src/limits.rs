//! How much one guest may ask for: token buckets.

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

/// The largest body of a request that may hold a record: signs that JSON escapes take two bytes.
pub(crate) const RECORD_BODY: usize = 2 * RECORD + BODY;

/// The largest message on a socket, in bytes.
pub(crate) const MESSAGE: usize = 16 * 1024;

/// The most moves in a step.
pub(crate) const MOVES: usize = 64;

/// How many tables one guest may open from records: each is checked and stored move by move.
const RECORDS: Rate = Rate::new(1.0, 30.0);

/// The most games that run for one guest.
pub(crate) const RUNNING: i64 = 60;

/// The most tables that are kept for one guest, those included where the game is over.
pub(crate) const TABLES: i64 = 200;

/// The most bytes that are kept for one guest.
pub(crate) const STORED: i64 = 16 << 20;

/// A game of so many moves counts against what is kept with each move; up to here `TABLES` is limit enough.
pub(crate) const LONG_GAME: usize = 500;

/// So many guests are remembered before those who have not asked for a while are forgotten.
pub(crate) const REMEMBERED: usize = 10_000;

/// How much may be asked: a bucket of tokens, how fast it fills and how much it holds.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    per_second: f64,
    burst: f64,
}

/// What a guest may ask, and what may come over one socket: far more than a person does.
impl Default for Rate {
    fn default() -> Rate {
        Rate::new(20.0, 60.0)
    }
}

impl Rate {
    /// So many a second on average, and so many at once.
    pub const fn new(per_second: f64, burst: f64) -> Rate {
        Rate { per_second, burst }
    }
}

/// A bucket of tokens: each request takes one, and they come back with time.
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

    /// Takes one token, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    /// Takes one token, if there is one beyond those that others have a right to.
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

/// A bucket for everybody.
pub(crate) struct Buckets<K> {
    rate: Rate,
    filled: HashMap<K, Bucket>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, filled: HashMap::new() }
    }

    /// Takes one token from somebody's bucket, if there is one.
    pub(crate) fn take(&mut self, who: K, now: Instant) -> bool {
        if self.filled.len() >= REMEMBERED {
            // Whose bucket is full is treated like somebody who never asked.
            self.filled.retain(|_, bucket| !bucket.is_full(now));
        }
        self.filled.entry(who).or_insert_with(|| Bucket::full(self.rate, now)).take(now)
    }
}

/// The buckets of the REST interface.
pub(crate) struct Limits {
    /// What one guest may ask, and what may come over one socket.
    pub(crate) requests: Rate,
    visitors: Mutex<Buckets<String>>,
    records: Mutex<Buckets<String>>,
    /// Records are checked one after the other: a long one keeps a processor busy.
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

    /// Whether this visitor may ask now: a guest by its id, anybody else by the address.
    pub(crate) fn admits(&self, visitor: &str) -> bool {
        locked(&self.visitors).take(visitor.to_owned(), Instant::now())
    }

    /// Whether this guest may open a table from a record now.
    pub(crate) fn admits_record(&self, guest: &str) -> bool {
        locked(&self.records).take(guest.to_owned(), Instant::now())
    }
}

/// Nothing here can be left half done.
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
