//! The planner against a naive graph of single steps, on thousands of random positions. `cargo run --release --example
//! oracle -- 100000` examines more of them.

mod checks;
mod dealer;
mod graph;
mod replay;

use checks::{Tally, examine};
use graph::{World, reaches, size};

const POSITIONS: u64 = 2_000;

/// Payable or not (A4.5), every way of every line and no other, every composition of tokens (A5.4, A26.4), the best sum for
/// each preference: all as in the graph of single steps by A3.1 to A7.6, A18.4 and A22.5. The moves of each plan are played
/// by the rules.
#[test]
fn the_planner_agrees_with_single_steps() {
    let mut tally = Tally::default();
    for number in 0..POSITIONS {
        if let Err(why) = examine(number, &mut tally) {
            panic!("position {number}: {why}");
        }
    }
    println!("{tally:?}");
    tally.assert_met_everything();
}

/// A cube on a workplace that makes nothing of the cost is as good as exhausted: the small graph answers as the whole one.
#[test]
fn works_that_make_nothing_of_the_cost_do_not_matter() {
    let mut compared = 0;
    for number in 0..400 {
        let dealer::Deal { board, seat, due } = dealer::deal(number);
        let whole = World::whole(&board, seat);
        let start = whole.start(&board, seat, &due);
        if size(&whole, start.clone(), 20_000) > 20_000 {
            continue;
        }
        let small = World::new(&board, seat, &due);
        let answers = [(&whole, start), (&small, small.start(&board, seat, &due))];
        let [one, other] = answers.map(|(world, start)| reaches(world, start, |_, _| true).map(|(paid, _)| paid));
        assert_eq!(one, other, "position {number}");
        compared += 1;
    }
    assert!(compared > 200, "only {compared} whole graphs were small enough");
}
