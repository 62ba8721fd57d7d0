//! Examines as many random payments as asked for: `cargo run --release --example oracle -- 100000`.

#[path = "../tests/oracle/checks.rs"]
mod checks;
#[path = "../tests/oracle/dealer.rs"]
mod dealer;
#[path = "../tests/oracle/graph.rs"]
mod graph;
#[path = "../tests/oracle/replay.rs"]
mod replay;

use checks::{Tally, examine};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

const USUALLY: u64 = 100_000;

fn main() -> ExitCode {
    let Some(positions) = std::env::args().nth(1).map_or(Some(USUALLY), |text| text.parse().ok()) else {
        eprintln!("how many positions? A number, or nothing for {USUALLY}");
        return ExitCode::FAILURE;
    };
    let next = AtomicU64::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let tallies: Result<Vec<Tally>, String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| examine_some(&next, positions))).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|_| Err("an examination broke off".into())))
            .collect()
    });
    match tallies {
        Ok(tallies) => {
            let tally = tallies.into_iter().reduce(Tally::and).unwrap_or_default();
            println!("{tally:#?}");
            tally.assert_met_everything();
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Examines positions until all are taken.
fn examine_some(next: &AtomicU64, positions: u64) -> Result<Tally, String> {
    let mut tally = Tally::default();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= positions {
            return Ok(tally);
        }
        examine(number, &mut tally).map_err(|why| format!("position {number}: {why}"))?;
    }
}
