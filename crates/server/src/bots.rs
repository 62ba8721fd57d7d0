//! Threads for computer players: fewer than there are cores, so that people never wait for them.

use crate::paces::Paces;
use entrepot_table::{Bot, Game};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The threads, and the queue in front of them. They end when the last clone is dropped.
#[derive(Clone)]
pub(crate) struct BotThreads {
    queue: Arc<Queue>,
    paces: Paces,
    /// Tells the threads to end.
    _door: Arc<Door>,
}

/// For whom a computer player thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Somebody sees the table or waits for a hint.
    Watched,
    /// Nobody looks.
    Alone,
}

/// A table that nobody looks at still goes on: after so long it comes before those with people.
const PATIENCE: Duration = Duration::from_secs(4);

struct Job {
    since: Instant,
    think: Box<dyn FnOnce() + Send>,
}

#[derive(Default)]
struct Waiting {
    watched: VecDeque<Job>,
    alone: VecDeque<Job>,
    /// The last one went ahead of tables with people.
    went_ahead: bool,
    closed: bool,
}

impl Waiting {
    /// Watched tables first, each queue in order. One that has waited too long without anybody looking goes ahead, but never
    /// twice in a row: however many of them are late, people go on.
    fn next(&mut self, now: Instant) -> Option<Job> {
        let late = self.alone.front().is_some_and(|job| now.duration_since(job.since) > PATIENCE);
        self.went_ahead = late && !self.went_ahead;
        let (first, second) =
            if self.went_ahead { (&mut self.alone, &mut self.watched) } else { (&mut self.watched, &mut self.alone) };
        first.pop_front().or_else(|| second.pop_front())
    }
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    comes: Condvar,
}

impl Queue {
    fn enter(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, asked: Asked, think: Box<dyn FnOnce() + Send>) {
        let job = Job { since: Instant::now(), think };
        let mut waiting = self.enter();
        match asked {
            Asked::Watched => waiting.watched.push_back(job),
            Asked::Alone => waiting.alone.push_back(job),
        }
        drop(waiting);
        self.comes.notify_one();
    }

    /// The next job; nothing once everybody has left.
    fn take(&self) -> Option<Job> {
        let mut waiting = self.enter();
        loop {
            if let Some(job) = waiting.next(Instant::now()) {
                return Some(job);
            }
            if waiting.closed {
                return None;
            }
            waiting = self.comes.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Closed when the last of those who ask is gone.
struct Door(Arc<Queue>);

impl Drop for Door {
    fn drop(&mut self) {
        self.0.enter().closed = true;
        self.0.comes.notify_all();
    }
}

impl BotThreads {
    /// Starts one thread less than there are cores, but at least one.
    pub(crate) fn start() -> std::io::Result<BotThreads> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let queue = Arc::new(Queue::default());
        for _ in 1..cores.max(2) {
            let queue = Arc::clone(&queue);
            std::thread::Builder::new().name("bots".into()).spawn(move || work(&queue))?;
        }
        Ok(BotThreads { _door: Arc::new(Door(Arc::clone(&queue))), queue, paces: Paces::default() })
    }

    /// How long the players need.
    pub(crate) fn paces(&self) -> Paces {
        self.paces.clone()
    }

    /// Lets a computer player choose: the move for now, and those that it plans to follow. It gets only what its seat may know
    /// and the legal moves. If the player panics, no answer comes.
    pub(crate) fn ask<G>(
        &self,
        asked: Asked,
        name: &str,
        mut bot: Box<dyn Bot<G>>,
        view: G::View,
        legal: Vec<G::Move>,
    ) -> oneshot::Receiver<Vec<G::Move>>
    where
        G: Game,
    {
        let (answer, thought) = oneshot::channel();
        let (paces, name) = (self.paces(), name.to_owned());
        let think = move || {
            // Nobody waits for the answer any more, but other jobs may be waiting.
            if answer.is_closed() {
                return;
            }
            let begun = Instant::now();
            let moves = bot.plan(&view, &legal);
            paces.note(G::NAME, &name, begun.elapsed(), Instant::now());
            // The receiver may be gone.
            let _ = answer.send(moves);
        };
        self.queue.add(asked, Box::new(think));
        thought
    }
}

fn work(queue: &Queue) {
    lower_priority();
    while let Some(job) = queue.take() {
        // A player that panics must not end its thread.
        let _ = catch_unwind(AssertUnwindSafe(job.think));
    }
}

/// People come first. On systems without a priority for single threads, all threads are equal.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_table::example::{Move, Tally, View};
    use entrepot_table::{Moves, Seat, Seed, Silent};
    use std::sync::atomic::{AtomicUsize, Ordering};

    struct First;
    impl Bot<Tally> for First {
        fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
            legal[0]
        }
    }

    struct Fails;
    impl Bot<Tally> for Fails {
        fn choose(&mut self, _: &View, _: &[Move]) -> Move {
            panic!("a computer player that fails, on purpose")
        }
    }

    fn question() -> (View, Vec<Move>) {
        let state = Tally::deal(&"players=2".parse().unwrap(), &mut Seed::from_number(1), &mut Silent);
        let mut legal = Moves::new();
        Tally::legal(&state, &mut legal);
        (Tally::view(&state, Some(Seat::new(0))), legal.to_vec())
    }

    #[tokio::test]
    async fn a_player_that_fails_does_not_stop_the_others() {
        let threads = BotThreads::start().unwrap();
        let (view, legal) = question();
        for _ in 0..20 {
            assert!(
                threads
                    .ask::<Tally>(Asked::Watched, "fails", Box::new(Fails), view.clone(), legal.clone())
                    .await
                    .is_err()
            );
        }
        let thought = threads.ask::<Tally>(Asked::Watched, "first", Box::new(First), view, legal.clone()).await;
        assert_eq!(thought.ok(), Some(vec![legal[0]]));
    }

    /// Blocks until the test releases it.
    struct Waits(Arc<Mutex<()>>);
    impl Bot<Tally> for Waits {
        fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
            let _go = self.0.lock();
            legal[0]
        }
    }

    struct Counts(Arc<AtomicUsize>);
    impl Bot<Tally> for Counts {
        fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
            self.0.fetch_add(1, Ordering::SeqCst);
            legal[0]
        }
    }

    #[tokio::test]
    async fn nobody_thinks_for_whoever_left() {
        let threads = BotThreads::start().unwrap();
        let (view, legal) = question();
        let (gate, count) = (Arc::new(Mutex::new(())), Arc::new(AtomicUsize::new(0)));
        let ask =
            |bot: Box<dyn Bot<Tally>>| threads.ask::<Tally>(Asked::Watched, "any", bot, view.clone(), legal.clone());
        let closed = gate.lock().unwrap();
        let waiting: Vec<_> = (0..100).map(|_| ask(Box::new(Waits(Arc::clone(&gate))))).collect();
        drop(ask(Box::new(Counts(Arc::clone(&count)))));
        drop(closed);
        for thought in waiting {
            assert!(thought.await.is_ok());
        }
        assert!(ask(Box::new(First)).await.is_ok());
        assert_eq!(count.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn watched_tables_come_first_but_nobody_waits_for_ever() {
        let start = Instant::now();
        let order = Arc::new(Mutex::new(Vec::new()));
        let job = |name: &'static str, after: u64| {
            let order = Arc::clone(&order);
            let think = Box::new(move || order.lock().unwrap().push(name));
            Job { since: start + Duration::from_secs(after), think }
        };
        let mut waiting = Waiting::default();
        waiting.alone.extend([job("early", 0), job("late", 9)]);
        waiting.watched.extend((1..=4).map(|n| job("watched", n)));
        for now in [2, 3, 5, 6, 7, 14] {
            (waiting.next(start + Duration::from_secs(now)).unwrap().think)();
        }
        assert_eq!(*order.lock().unwrap(), ["watched", "watched", "early", "watched", "watched", "late"]);
        assert!(waiting.next(start).is_none());
    }

    #[test]
    fn with_the_queue_full_every_table_is_answered_in_time() {
        // Eighty tables are asked again as soon as they are answered, half of them watched; each thought takes 300 ms.
        let (thought, start) = (Duration::from_millis(300), Instant::now());
        let mut now = start;
        let mut waiting = Waiting::default();
        let job = |since| Job { since, think: Box::new(|| {}) };
        (0..40).for_each(|_| waiting.watched.push_back(job(start)));
        (0..40).for_each(|_| waiting.alone.push_back(job(start)));
        let mut longest = Duration::ZERO;
        for _ in 0..1000 {
            let before = waiting.watched.len();
            let next = waiting.next(now).unwrap();
            longest = longest.max(now.duration_since(next.since));
            now += thought;
            if waiting.watched.len() < before {
                waiting.watched.push_back(job(now));
            } else {
                waiting.alone.push_back(job(now));
            }
        }
        // Nobody is forgotten in a queue either.
        let waited = waiting.watched.iter().chain(&waiting.alone).map(|job| now.duration_since(job.since));
        longest = waited.fold(longest, Duration::max);
        assert!(longest < Duration::from_secs(30), "{longest:?}");
    }
}
