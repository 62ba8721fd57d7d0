//! Steps of several moves, and taking moves back.

use super::Examined;
use super::course::{Course, Position};
use super::report::{Check, Fault, Verdict};
use crate::{Dice, Game, Moves, Played, Seat, StepError, Turn, UndoError};

/// Tries steps that must not be taken, and that they leave everything as it was.
pub(super) fn steps_are_whole<G: Examined>(at: &Position<'_, G>, dice: &mut Dice) -> Verdict {
    let Some(seat) = at.decider else { return Ok(()) };
    not_taken(at, seat, &[], StepError::Empty)?;
    if let Some((wrong, refusal)) = a_refused_move::<G>(at.state, seat, &at.probes, dice) {
        not_taken(at, seat, &[wrong], StepError::Refused { index: 0, refusal })?;
    }
    let allowed: Moves<G::Move> = at.legal.iter().copied().filter(|&mv| G::check(at.state, seat, mv).is_ok()).collect();
    if allowed.is_empty() {
        return Ok(());
    }
    let first = allowed[dice.below(allowed.len())];
    let (after, log) = at.after(first);
    if log.revealed {
        return not_taken(at, seat, &[first, first], StepError::RevealsTooEarly { index: 0 });
    }
    if G::decider(&after).is_none() {
        return not_taken(at, seat, &[first, first], StepError::Over);
    }
    match a_refused_move::<G>(&after, seat, &at.probes, dice) {
        Some((second, refusal)) => not_taken(at, seat, &[first, second], StepError::Refused { index: 1, refusal }),
        None => Ok(()),
    }
}

fn a_refused_move<G: Game>(
    state: &G::State,
    seat: Seat,
    probes: &[G::Move],
    dice: &mut Dice,
) -> Option<(G::Move, G::Refusal)> {
    let begin = dice.below(probes.len());
    let from_there = probes[begin..].iter().chain(&probes[..begin]);
    from_there.filter_map(|&mv| Some((mv, G::check(state, seat, mv).err()?))).next()
}

fn not_taken<G: Examined>(
    at: &Position<'_, G>,
    seat: Seat,
    step: &[G::Move],
    expected: StepError<G::Refusal>,
) -> Verdict {
    let mut turn = Turn::<G>::new(at.state.clone());
    let answer = turn.step(seat, step, &mut at.course.seed.clone()).err();
    Check::StepsAreWhole
        .demand(answer == Some(expected), || format!("the step {step:?} was answered {answer:?}, not {expected:?}"))?;
    let unchanged = turn.state() == at.state && turn.settled() == at.state && turn.open().is_empty();
    Check::StepsAreWhole.demand(unchanged, || format!("the refused step {step:?} left a trace"))
}

/// Plays the whole game as a table does, taking every move back and making it again where that is allowed.
pub(super) fn undo_and_redo<G: Examined>(course: &Course<G>) -> Result<(), (usize, Fault)> {
    let Some(first) = course.states.first() else { return Ok(()) };
    let mut turn = Turn::<G>::new(first.clone());
    let mut settled = 0;
    for (step, played) in course.played.iter().enumerate() {
        if G::check(turn.state(), played.seat, played.mv).is_err() {
            return Ok(());
        }
        let ends = played.log.revealed || G::decider(&course.states[step + 1]) != Some(played.seat);
        let fresh = settled;
        if ends {
            settled = step + 1;
        }
        do_and_undo(course, step, &mut turn, fresh..settled.max(fresh)).map_err(|fault| (step, fault))?;
        let still = turn.settled() == &course.states[settled];
        Check::UndoRedo
            .demand(still, || "what others know is not the position of the last final move".to_owned())
            .map_err(|fault| (step, fault))?;
    }
    Ok(())
}

/// Makes one move. `done` are the moves that must become final by it.
fn do_and_undo<G: Examined>(
    course: &Course<G>,
    step: usize,
    turn: &mut Turn<G>,
    done: std::ops::Range<usize>,
) -> Verdict {
    let Played { seat, mv, .. } = course.played[step];
    let seed = &mut course.seed.clone();
    let finished = turn.step(seat, &[mv], seed);
    let same =
        |one: &Played<G>, other: &Played<G>| one.mv == other.mv && one.seat == other.seat && one.log == other.log;
    let expected = &course.played[done.clone()];
    let right = finished.as_ref().is_ok_and(|finished| {
        finished.len() == expected.len() && finished.iter().zip(expected).all(|(one, other)| same(one, other))
    });
    Check::UndoRedo.demand(right, || format!("{mv} made {finished:?} final, not {expected:?}"))?;
    let after = &course.states[step + 1];
    Check::UndoRedo.demand(turn.state() == after, || format!("{mv} leads to another position in a turn"))?;
    if !done.is_empty() {
        let undone = turn.clone().undo(seat, seed);
        return Check::UndoRedo.demand(undone == Err(UndoError::Nothing), || format!("{mv} is final, but {undone:?}"));
    }
    let mut back = turn.clone();
    let stranger = Seat::new(seat.index() + 1);
    let strange = (back.undo(stranger, seed), back.reset(stranger));
    Check::UndoRedo.demand(strange == (Err(UndoError::NotYours), Err(UndoError::NotYours)), || {
        format!("somebody else takes {mv} back: {strange:?}")
    })?;
    let undone = back.undo(seat, seed);
    Check::UndoRedo
        .demand(undone == Ok(mv) && *back.state() == course.states[step], || format!("undoing {mv}: {undone:?}"))?;
    let redone = back.step(seat, &[mv], seed).is_ok();
    Check::UndoRedo.demand(redone && back.state() == after, || format!("{mv}, made again, leads elsewhere"))?;
    let count = back.open().len();
    let reset = back.reset(seat);
    Check::UndoRedo
        .demand(reset == Ok(count) && back.state() == back.settled(), || format!("taking all back: {reset:?}"))
}
