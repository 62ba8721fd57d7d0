//! Threads for computer players: fewer than there are cores, so that people never wait for them.

use entrepot_table::{Bot, Game};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// The threads, and the queue in front of them.
#[derive(Clone)]
pub(crate) struct BotThreads {
    jobs: Sender<Job>,
}

/// What a computer player chose, and the player itself, to be asked again.
pub(crate) struct Thought<G: Game> {
    pub(crate) bot: Box<dyn Bot<G>>,
    pub(crate) mv: G::Move,
}

impl BotThreads {
    /// Starts one thread less than there are cores, but at least one. They end when the last clone is dropped.
    pub(crate) fn start() -> std::io::Result<BotThreads> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 1..cores.max(2) {
            let queue = Arc::clone(&queue);
            std::thread::Builder::new().name("bots".into()).spawn(move || work(&queue))?;
        }
        Ok(BotThreads { jobs })
    }

    /// Lets a computer player choose. It gets only what its seat may know and the legal moves. If the player panics, no
    /// answer comes.
    pub(crate) fn ask<G>(
        &self,
        mut bot: Box<dyn Bot<G>>,
        view: G::View,
        legal: Vec<G::Move>,
    ) -> oneshot::Receiver<Thought<G>>
    where
        G: Game,
    {
        let (answer, thought) = oneshot::channel();
        let job = move || {
            // Nobody waits for the answer any more, but other jobs may be waiting.
            if answer.is_closed() {
                return;
            }
            let mv = bot.choose(&view, &legal);
            // The receiver may be gone.
            let _ = answer.send(Thought { bot, mv });
        };
        // Without threads no answer comes, as documented above.
        let _ = self.jobs.send(Box::new(job));
        thought
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    lower_priority();
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A player that panics must not end its thread.
        let _ = catch_unwind(AssertUnwindSafe(job));
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
            assert!(threads.ask::<Tally>(Box::new(Fails), view.clone(), legal.clone()).await.is_err());
        }
        let thought = threads.ask::<Tally>(Box::new(First), view, legal.clone()).await;
        assert_eq!(thought.map(|thought| thought.mv).ok(), Some(legal[0]));
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
        let ask = |bot: Box<dyn Bot<Tally>>| threads.ask::<Tally>(bot, view.clone(), legal.clone());
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
}
