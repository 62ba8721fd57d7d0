//! How long a connection may take.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

/// Watches one connection: the head of a request must arrive in time, and the time between requests is limited.
pub(super) struct Pace {
    headers: Duration,
    idle: Duration,
    stage: Mutex<Stage>,
    changed: Notify,
}

#[derive(Clone, Copy)]
enum Stage {
    /// A request is being read.
    Request { since: Instant },
    /// It is being answered; the handler limits the time.
    Answer,
    /// The answer is being sent, or all of it has been.
    Quiet { since: Instant },
}

impl Pace {
    /// The first request must come at once: nobody connects to stay silent.
    pub(super) fn new(headers: Duration, idle: Duration) -> Pace {
        Pace { headers, idle, stage: Mutex::new(Stage::Request { since: Instant::now() }), changed: Notify::new() }
    }

    fn change(&self, change: impl FnOnce(Stage, Instant) -> Stage) {
        let mut stage = self.stage.lock().unwrap_or_else(PoisonError::into_inner);
        *stage = change(*stage, Instant::now());
    }

    /// Something was read.
    pub(super) fn read(&self) {
        self.change(|stage, now| match stage {
            Stage::Quiet { .. } => Stage::Request { since: now },
            stage => stage,
        });
        self.changed.notify_one();
    }

    /// Something was sent.
    pub(super) fn wrote(&self) {
        self.change(|stage, now| match stage {
            Stage::Quiet { .. } => Stage::Quiet { since: now },
            stage => stage,
        });
    }

    /// A request is being answered until the returned guard is dropped.
    pub(super) fn answering(self: &Arc<Pace>) -> Answering {
        self.change(|_, _| Stage::Answer);
        Answering(Arc::clone(self))
    }

    /// Returns when the connection has taken too long.
    pub(super) async fn overdue(&self) {
        loop {
            match self.deadline() {
                Some(deadline) if deadline <= Instant::now() => return,
                Some(deadline) => tokio::select! {
                    () = sleep_until(deadline) => {}
                    () = self.changed.notified() => {}
                },
                None => self.changed.notified().await,
            }
        }
    }

    fn deadline(&self) -> Option<Instant> {
        match *self.stage.lock().unwrap_or_else(PoisonError::into_inner) {
            Stage::Request { since } => Some(since + self.headers),
            Stage::Answer => None,
            Stage::Quiet { since } => Some(since + self.idle),
        }
    }
}

/// A request is being answered while this guard lives.
pub(super) struct Answering(Arc<Pace>);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.change(|_, now| Stage::Quiet { since: now });
        self.0.changed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::{advance, timeout};

    const SECOND: Duration = Duration::from_secs(1);

    async fn is_overdue(pace: &Pace) -> bool {
        timeout(Duration::ZERO, pace.overdue()).await.is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn the_head_of_a_request_has_to_come_in_time() {
        let pace = Pace::new(10 * SECOND, 60 * SECOND);
        for _ in 0..9 {
            advance(SECOND).await;
            pace.read();
            assert!(!is_overdue(&pace).await, "a little at a time");
        }
        advance(SECOND).await;
        assert!(is_overdue(&pace).await, "is too slow in the end");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_takes_as_long_as_it_takes() {
        let pace = Arc::new(Pace::new(10 * SECOND, 60 * SECOND));
        let answering = pace.answering();
        pace.read();
        advance(100 * SECOND).await;
        assert!(!is_overdue(&pace).await);
        drop(answering);
        advance(59 * SECOND).await;
        pace.wrote();
        advance(59 * SECOND).await;
        assert!(!is_overdue(&pace).await, "it is still being sent");
        advance(SECOND).await;
        assert!(is_overdue(&pace).await);
    }

    #[tokio::test(start_paused = true)]
    async fn the_next_request_has_to_come_in_time_too() {
        let pace = Arc::new(Pace::new(10 * SECOND, 60 * SECOND));
        drop(pace.answering());
        advance(50 * SECOND).await;
        let waiting = tokio::spawn({
            let pace = Arc::clone(&pace);
            async move { pace.overdue().await }
        });
        tokio::task::yield_now().await;
        pace.read();
        let begun = Instant::now();
        waiting.await.unwrap();
        assert_eq!(begun.elapsed(), 10 * SECOND, "whoever waits learns that a request began");
    }
}
