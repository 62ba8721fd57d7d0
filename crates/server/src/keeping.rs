//! What is kept, for how long and for whom, so that neither a guest nor time can fill the disk.

use crate::log::{Often, at_times};
use crate::rest::ApiError;
use crate::store::{Cursor, Store, StoreError, Stored, TooOld};
use crate::{clock, limits};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, watch};
use tokio::time::sleep;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How often old data is looked for.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// How long a guest who sits at no table is kept.
const IDLE: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// The least time left for other writers after each step.
const REST: Duration = Duration::from_millis(5);

/// What is kept.
#[derive(Clone, Copy, Debug)]
pub struct Keeping {
    /// With fewer free bytes than this, no new guest or table is accepted. Running games continue.
    pub free: u64,
    /// How long a table is kept at which no person has played yet; `None` keeps it for ever.
    pub unplayed: Option<Duration>,
    /// How long a table is kept at which nothing happens; `None` keeps it for ever.
    pub untouched: Option<Duration>,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping { free: 64 << 20, unplayed: Some(DAY), untouched: Some(90 * DAY) }
    }
}

impl Keeping {
    /// Whether the disk is too full for anything new.
    pub(crate) async fn is_low(&self, store: &Store) -> bool {
        store.has_less_than(self.free).await
    }

    /// Whether there is room for anything new, for any guest.
    pub(crate) async fn check(&self, store: &Store) -> Result<(), ApiError> {
        if !self.is_low(store).await {
            return Ok(());
        }
        at_times!(warn, Often::NoRoom, "the disk is nearly full: nothing new is taken");
        Err(ApiError::storage_low())
    }

    fn too_old(&self, now: i64) -> TooOld {
        let before = |age: Duration| now.saturating_sub(i64::try_from(age.as_millis()).unwrap_or(i64::MAX));
        let or_never = |age: Option<Duration>| age.map_or(i64::MIN, before);
        TooOld { unplayed: or_never(self.unplayed), untouched: or_never(self.untouched), idle: before(IDLE) }
    }
}

/// Whether a guest with this much stored may begin another game.
pub(crate) fn check_guest(stored: Stored) -> Result<(), ApiError> {
    if stored.running >= limits::RUNNING || stored.tables >= limits::TABLES {
        return Err(ApiError::too_many_tables());
    }
    if stored.bytes >= limits::STORED { Err(ApiError::too_much_stored()) } else { Ok(()) }
}

/// Sweeps every hour and whenever somebody has deleted a table, until the server closes.
pub(crate) async fn sweep_always(
    store: Store,
    keeping: Keeping,
    deleted: Arc<Notify>,
    mut closing: watch::Receiver<bool>,
) {
    let mut old = Some(keeping.too_old(clock::now()));
    loop {
        tokio::select! {
            swept = Sweep::default().run(&store, old) => {
                if let Err(error) = swept {
                    at_times!(error, Often::Storage, %error, "what is too old could not be removed");
                }
            }
            _ = closing.changed() => return,
        }
        old = tokio::select! {
            () = sleep(EVERY) => Some(keeping.too_old(clock::now())),
            // Only what was deleted: a guest who has just deleted their last table must not be forgotten.
            () = deleted.notified() => None,
            _ = closing.changed() => return,
        }
    }
}

/// Removes everything that is too old, in small steps.
#[derive(Default)]
struct Sweep {
    /// The longest time that other writers had to wait.
    longest: Duration,
}

impl Sweep {
    /// Removes what was deleted and, if `old` is given, what is too old.
    async fn run(mut self, store: &Store, old: Option<TooOld>) -> Result<(), StoreError> {
        if let Some(old) = old {
            while self.step(store, store.delete_old(old)).await? {}
        }
        let mut removed = 0;
        while self.step(store, store.remove_some()).await? {
            removed += 1;
        }
        let mut looked_at = old.map(|_| Cursor::START);
        while let (Some(old), Some(from)) = (old, looked_at) {
            looked_at = self.step(store, store.forget_guests(old.idle, from)).await?;
        }
        if removed > 0 {
            let longest_ms = self.longest.as_millis();
            tracing::info!(steps = removed, longest_ms, "tables that nobody needs any more are removed");
        }
        Ok(())
    }

    /// Takes a step, then rests for as long as the step took.
    async fn step<T>(&mut self, store: &Store, step: impl Future<Output = T>) -> T {
        let start = Instant::now();
        let done = step.await;
        let took = start.elapsed();
        self.longest = self.longest.max(took);
        store.checkpoint().await;
        sleep(took.max(REST)).await;
        done
    }
}
