//! Steps of several moves, and taking moves back.

use super::Examined;
use super::course::{Course, Position};
use super::report::{Check, Fault, Verdict};
use crate::{Dice, Game, Moves, Played, Seat, StepError, Turn, UndoError};
use std::ops::Range;

/// Tries steps that must not be taken, and that they leave everything as it was.
pub(super) fn steps_are_whole<G: Examined>(at: &Position<'_, G>, dice: &mut Dice) -> Verdict {
    let Some(seat) = at.decider else { return Ok(()) };
    not_taken(at, seat, &[], StepError::Empty)?;
    if let Some((wrong, refusal)) = a_refused_move::<G>(at.state, seat, at.probes.clone(), dice) {
        not_taken(at, seat, &[wrong], StepError::Refused { index: 0, refusal })?;
    }
    let allowed: Moves<G::Move> = at.legal.iter().copied().filter(|&mv| G::check(at.state, seat, mv).is_ok()).collect();
    if allowed.is_empty() {
        return Ok(());
    }
    let first = allowed[dice.below(allowed.len())];
    let (after, log) = at.after(first);
    let said = G::said_by_itself(at.state, first, &after, &log);
    said_twice_is_done_once(at, seat, first, &said)?;
    // A second move that is put before the first, or that says what the rules did by themselves, does not follow it.
    let follows = |second: &G::Move| {
        let mut step = [first, *second];
        G::arrange(at.state, &mut step);
        step == [first, *second] && !said.contains(second)
    };
    let not_followed_by = |second: G::Move, error: StepError<G::Refusal>| {
        let too_many = G::one_too_many(at.state, first, &after, second);
        let error = too_many.map_or(error, |refusal| StepError::Refused { index: 1, refusal });
        not_taken(at, seat, &[first, second], error)
    };
    match follows(&first) {
        true if log.revealed => return not_followed_by(first, StepError::RevealsTooEarly { index: 0 }),
        true if G::decider(&after).is_none() => return not_followed_by(first, StepError::Over),
        false if log.revealed || G::decider(&after).is_none() => return Ok(()),
        _ => {}
    }
    let seconds = at.probes.iter().copied().filter(follows).collect();
    match a_refused_move::<G>(&after, seat, seconds, dice) {
        Some((second, refusal)) => not_followed_by(second, StepError::Refused { index: 1, refusal }),
        None => Ok(()),
    }
}

/// Plays a move and says what the rules do after it by themselves, where that is no answer to the next question: it is
/// done once.
fn said_twice_is_done_once<G: Examined>(at: &Position<'_, G>, seat: Seat, first: G::Move, said: &[G::Move]) -> Verdict {
    let (after, _) = at.after(first);
    if said.is_empty() || said.iter().any(|&mv| G::check(&after, seat, mv).is_ok()) {
        return Ok(());
    }
    let step: Vec<G::Move> = [first].iter().chain(said).copied().collect();
    let mut turn = Turn::<G>::new(at.state.clone());
    let answer = turn.step(seat, &step, &mut at.course.seed.clone()).err();
    Check::StepsAreWhole.demand(answer.is_none() && *turn.state() == after, || {
        format!("the step {step:?} was answered {answer:?}, or did more than {first} alone")
    })
}

fn a_refused_move<G: Game>(
    state: &G::State,
    seat: Seat,
    mut probes: Vec<G::Move>,
    dice: &mut Dice,
) -> Option<(G::Move, G::Refusal)> {
    dice.shuffle(&mut probes);
    probes.into_iter().find_map(|mv| Some((mv, G::check(state, seat, mv).err()?)))
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
    let unchanged = turn.state() == at.state && turn.known() == at.state && turn.open().is_empty();
    Check::StepsAreWhole.demand(unchanged, || format!("the refused step {step:?} left a trace"))
}

/// Names each set of cards in a random order: put into the right order, it must be as it was played.
pub(super) fn any_order<G: Examined>(course: &Course<G>, dice: &mut Dice) -> Result<(), (usize, Fault)> {
    let mut start = 0;
    while let Some(set) = course.choice(start) {
        let played: Vec<G::Move> = set.clone().map(|step| course.played[step].mv).collect();
        let cards: Vec<usize> =
            set.clone().filter(|&step| course.named(step).is_some()).map(|step| step - start).collect();
        let mut order = cards.clone();
        dice.shuffle(&mut order);
        let mut arranged = played.clone();
        cards.iter().zip(&order).for_each(|(&to, &from)| arranged[to] = played[from]);
        G::arrange(&course.states[start], &mut arranged);
        Check::AnyOrder
            .demand(arranged == played, || format!("{played:?}, named in another order, became {arranged:?}"))
            .map_err(|fault| (start, fault))?;
        start = set.end;
    }
    Ok(())
}

/// Plays the whole game as a table does, taking every move back and making it again where that is allowed.
pub(super) fn undo_and_redo<G: Examined>(course: &Course<G>) -> Result<(), (usize, Fault)> {
    let Some(first) = course.states.first() else { return Ok(()) };
    let mut turn = Turn::<G>::new(first.clone());
    let mut settled = 0;
    for (step, played) in course.played.iter().enumerate() {
        // A listed move that is refused is the business of another check.
        if G::check(turn.state(), played.seat, played.mv).is_err() {
            return Ok(());
        }
        let next = step + 1;
        let ends = played.log.revealed || G::decider(&course.states[next]) != Some(played.seat);
        let done = if ends { settled..next } else { settled..settled };
        settled = done.end;
        do_once(course, step, &mut turn, done).map_err(|fault| (step, fault))?;
        let still = turn.known() == &course.states[settled];
        let verdict = Check::UndoRedo.demand(still, || "what others know is not what became final last".to_owned());
        let verdict =
            verdict.and_then(|()| if ends { stays_done(&turn, played) } else { do_again(course, step, &turn) });
        verdict.map_err(|fault| (step, fault))?;
    }
    Ok(())
}

/// Makes one move. `done` are the moves that must become final by it.
fn do_once<G: Examined>(course: &Course<G>, step: usize, turn: &mut Turn<G>, done: Range<usize>) -> Verdict {
    let Played { seat, mv, .. } = course.played[step];
    let finished = turn.step(seat, &[mv], &mut course.seed.clone());
    let expected = &course.played[done];
    let right = finished.as_ref().is_ok_and(|finished| finished == expected);
    Check::UndoRedo.demand(right, || format!("{mv} made other moves final than {expected:?}"))?;
    let right = *turn.state() == course.states[step + 1];
    Check::UndoRedo.demand(right, || format!("{mv} leads to another position in a turn"))
}

fn stays_done<G: Examined>(turn: &Turn<G>, Played { seat, mv, .. }: &Played<G>) -> Verdict {
    let reset = turn.clone().reset(*seat);
    Check::UndoRedo.demand(reset == Err(UndoError::Nothing), || format!("{mv} is final, but taken back: {reset:?}"))
}

/// Takes the last move back, makes it again, and takes all back.
fn do_again<G: Examined>(course: &Course<G>, step: usize, turn: &Turn<G>) -> Verdict {
    let Played { seat, mv, .. } = course.played[step];
    let (mut turn, seed) = (turn.clone(), &mut course.seed.clone());
    let stranger = seat.next(G::players(turn.state()));
    let strange = turn.undo(stranger, seed);
    Check::UndoRedo
        .demand(strange == Err(UndoError::NotYours), || format!("seat {stranger} undoes {mv}: {strange:?}"))?;
    let undone = turn.undo(seat, seed);
    let right = undone == Ok(mv) && *turn.state() == course.states[step];
    Check::UndoRedo.demand(right, || format!("undoing {mv}: {undone:?}"))?;
    let redone = turn.step(seat, &[mv], seed);
    let right = redone.is_ok() && *turn.state() == course.states[step + 1];
    Check::UndoRedo.demand(right, || format!("redoing {mv}: {redone:?}"))?;
    let count = turn.open().len();
    let reset = turn.reset(seat);
    let right = reset == Ok(count) && turn.state() == turn.known();
    Check::UndoRedo.demand(right, || format!("taking back {count} moves: {reset:?}"))
}
