//! Many games at once.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// What came of each of the games, played on so many threads, in the order of their numbers.
pub fn games<T: Send>(numbers: Range<u64>, threads: usize, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let work = || {
        let mut games = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return games;
            }
            games.push((number, play(number)));
        }
    };
    let mut games: Vec<(u64, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("playing does not panic")).collect()
    });
    games.sort_unstable_by_key(|(number, _)| *number);
    games.into_iter().map(|(_, game)| game).collect()
}
