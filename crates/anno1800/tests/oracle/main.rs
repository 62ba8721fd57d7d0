//! The planner against a naive graph of single steps, on thousands of random positions.

mod checks;
mod dealer;
mod graph;

use checks::{Tally, examine};

const POSITIONS: u64 = 2_000;

/// Payable or not (A4.5), every way of every line and no other, every composition of tokens (A5.4, A26.4), the best sum for
/// each preference: all as in the graph of single steps by A3.1 to A7.6, A18.4 and A22.5.
#[test]
fn the_planner_agrees_with_single_steps() {
    let mut tally = Tally::default();
    for number in 0..POSITIONS {
        if let Err(why) = examine(number, &mut tally) {
            panic!("position {number}: {why}");
        }
    }
    println!("{tally:?}");
}
