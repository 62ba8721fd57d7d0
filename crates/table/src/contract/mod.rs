//! The tests of the contract, for every game alike.
//!
//! A game says what the tests cannot know by implementing [`Examined`]. Then one line examines it:
//!
//! ```
//! use entrepot_table::contract::{Effort, examine, random};
//! use entrepot_table::example::Tally;
//!
//! // Tally is over after 14 to 21 moves, so its two worlds are compared for 6, not for 20.
//! let effort = Effort { window: 6, ..Effort::new(200) };
//! examine::<Tally>(&effort, &mut random).assert_passed();
//! ```
//!
//! Whole games are played: every other one by random seats, the others by random seats and seats that follow the given
//! policy, since random play alone never reaches the late game. Then each position of each game is examined. What is
//! checked is listed at [`Check`]; how much, is set in the [`Effort`]; what came out is in the [`Report`].
//!
//! # Two worlds
//!
//! The strongest check is about secrets. World B is world A with two cards exchanged that stay hidden from some viewer
//! for the next 20 moves or more. The same moves are played in both; where a player made a hidden choice of one of
//! the two cards, the choice of the other one stands for it. After each move everything that the viewer is told
//! must be the same in both worlds, to the byte: who is asked, the view, the events, the legal moves, the
//! offers, and the reason of every refusal. Whatever differs tells the viewer which world is the real one.
//!
//! # What each viewer was told
//!
//! Two worlds exchange only what the game itself calls hidden. So the tests also keep a ledger for each viewer, written from
//! nothing but the events that this viewer is told: how many cards lie in each place, and which of them were named. Cards that
//! are taken unseen could be any of their place, a shuffle forgets everything. What the game calls
//! [known](Examined::knows) must be in the ledger, or follow from what everybody can count: when all other cards of a kind
//! are accounted for, the last one is. A game that marks a card as seen without telling anybody, or that remembers it for
//! longer than people can, is found by this. Of a move that can still be taken back others are told nothing, so what they
//! know is compared when it is final.
//!
//! # Which check fails
//!
//! Each [`Failure`] names exactly one check, the one that is broken and not one that suffers from it. Where nothing can
//! be said any more, nothing is: a game that does not come out the same twice is not examined further, nor is what
//! follows a position in which cards are missing; and two worlds that have parted are left.

mod course;
mod effort;
mod examined;
mod forms;
mod ledger;
mod legality;
mod report;
mod sampling;
mod setups;
mod sight;
mod told;
mod turns;
mod unshuffled;
mod worlds;

pub use effort::Effort;
pub use examined::Examined;
pub use report::{Check, Failure, Report};
pub use setups::assert_setup_is_told;
pub use told::{Cards, Place, Told};
pub use unshuffled::Unshuffled;

use crate::{Dice, Game};
use course::{Course, Position};
use report::Verdict;

/// How a seat chooses: given what it may know and its legal moves, the index of one of them.
pub type Policy<'p, G> = &'p mut dyn FnMut(&<G as Game>::View, &[<G as Game>::Move], &mut Dice) -> usize;

/// The policy that takes any move.
pub fn random<V, M>(_: &V, moves: &[M], dice: &mut Dice) -> usize {
    dice.below(moves.len())
}

/// Plays whole games and examines every position of them.
///
/// The games depend on the effort's seed, its cap and its mix alone: other rates examine the same games.
pub fn examine<G: Examined>(effort: &Effort, policy: Policy<'_, G>) -> Report<G::Zone> {
    let mut report = Report::new::<G>(effort);
    for number in (0..effort.games).map(|game| effort.seed.wrapping_add(game)) {
        let _guard = Whereabouts { game: number };
        let course = Course::<G>::play(number, effort, policy);
        report.count(&course);
        examine_course(course, effort, &mut report);
    }
    report
}

fn examine_course<G: Examined>(mut course: Course<G>, effort: &Effort, report: &mut Report<G::Zone>) {
    let number = course.number;
    let frozen = course.comes_out_the_same();
    let repeatable = frozen.is_ok();
    report.judge(number, 0, frozen);
    if !repeatable {
        return;
    }
    if let Some((step, fault)) = course.cut_where_cards_are_missing() {
        report.judge(number, step, Err(fault));
    }
    let mut dice = Dice::new(number, course::EXAMINING);
    for step in 0..course.states.len() {
        let at = Position::new(&course, step);
        let thorough = step == 0 || dice.below(effort.thorough_one_in) == 0;
        for verdict in quick(&at) {
            report.judge(number, step, verdict);
        }
        if thorough {
            for verdict in slow(&at, effort, &mut dice) {
                report.judge(number, step, verdict);
            }
        }
    }
    for whole in [turns::undo_and_redo(&course), turns::any_order(&course, &mut dice)] {
        whole.unwrap_or_else(|(step, fault)| report.judge(number, step, Err(fault)));
    }
    ledger::compare(&course, report);
    let mut dice = Dice::new(number, course::COMPARING);
    worlds::compare_deals(&course, &mut dice, report);
    worlds::compare(&course, effort, &mut dice, report);
}

/// What is checked at every position.
fn quick<G: Examined>(at: &Position<'_, G>) -> [Verdict; 7] {
    [
        legality::listed_in_order(at),
        legality::never_stuck(at),
        legality::listed_moves_play(at),
        legality::others_are_refused(at),
        legality::offers_agree(at),
        legality::ends_with_a_result(at),
        forms::view_tells_decider(at),
    ]
}

/// What is checked at some positions, because it takes time.
fn slow<G: Examined>(at: &Position<'_, G>, effort: &Effort, dice: &mut Dice) -> [Verdict; 5] {
    [
        forms::round_trip(at),
        forms::notation(at),
        turns::steps_are_whole(at, dice),
        sampling::sample_has_view(at, effort, dice),
        sampling::nothing_is_learned(at, effort, dice),
    ]
}

/// Says which game was examined when a rule panicked.
struct Whereabouts {
    game: u64,
}

impl Drop for Whereabouts {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while examining the game with seed {}", self.game);
        }
    }
}
