//! Practice: a net plays games with itself, and each of its choices becomes more likely if things then went better than it
//! expected, and less if they went worse.

use super::Mind;
use super::lessons::{MAX_ROUNDS, ends, hands};
use super::outputs::Out;
use super::policy::{Draw, Drawn};
use super::search::won;
use super::{Action, act};
use crate::greedy_1::Greedy;
use entrepot_net::{Goal, Input, Net, Sample};
use entrepot_sanjuan::{SanJuan, Setup, State};
use entrepot_table::{Bot, Dice, Game, Moves, Seat, Seed, Silent};
use std::sync::Arc;

/// How much of a later surprise an earlier choice is made answerable for: each decision between takes its share away.
const FADE: f32 = 0.92;

/// How strongly a surprise teaches.
const SURPRISE: f32 = 2.0;

/// How much all choices are kept possible.
const OPEN: f32 = 0.002;

/// One decision in so many also tells points, rounds and hands.
const DETAILS_OF: usize = 8;
const HANDS_OF: usize = 24;

/// In one game of so many a seat is left to the rules of thumb.
const GUEST: usize = 4;

/// A choice of which the end is not known yet.
struct Made {
    seat: Seat,
    round: u16,
    win: f32,
    inputs: Vec<Input>,
    draws: Vec<Draw>,
    goals: Vec<Goal>,
}

/// Plays a game and tells what there is to learn. Whoever does not know yet what to expect cannot be surprised: until then
/// choices are learned as they are.
pub fn practice(net: &Arc<Net>, setup: &Setup, number: u64, warm: bool) -> Vec<Sample> {
    let mut chance = Seed::from_number(number);
    let mut dice = Dice::new(number, 0);
    let mut mind = Mind::new(Arc::clone(net));
    let mut state = SanJuan::deal(setup, &mut chance, &mut Silent);
    let guest = (dice.below(GUEST) == 0).then(|| Seat::new(dice.below(setup.players())));
    let mut made: Vec<Made> = Vec::new();
    let mut legal = Moves::new();
    while let Some(seat) = SanJuan::decider(&state).filter(|_| SanJuan::round(&state) <= MAX_ROUNDS) {
        SanJuan::legal(&state, &mut legal);
        let view = SanJuan::view(&state, Some(seat));
        let drawn = if legal.len() > 1 && guest != Some(seat) { mind.draw(&view, &legal, &mut dice) } else { None };
        let action = match (drawn, &legal[..]) {
            (Some(drawn), _) => {
                let Drawn { action, draws, win, inputs } = drawn;
                let goals = if dice.below(HANDS_OF) == 0 { hands(&state, seat, &view) } else { Vec::new() };
                made.push(Made { seat, round: view.board.round, win, inputs, draws, goals });
                action
            }
            (None, &[only]) => Action::from_iter([only]),
            _ => Action::from_iter([Greedy.choose(&view, &legal)]),
        };
        act(&mut state, &action, &mut chance);
    }
    learned(&state, made, warm, &mut dice)
}

/// What each choice led to, the last first: the end is known only there.
fn learned(state: &State, made: Vec<Made>, warm: bool, dice: &mut Dice) -> Vec<Sample> {
    let outcome = SanJuan::score_now(state);
    let players = SanJuan::players(state);
    // What each seat expected at its next decision, and how much better than expected things went from there.
    let mut next: Vec<(f32, f32)> = Seat::all(players).map(|seat| (won(&outcome, seat), 0.0)).collect();
    let mut samples = Vec::with_capacity(made.len());
    for Made { seat, round, win, inputs, draws, mut goals } in made.into_iter().rev() {
        let (expected, later) = next[seat.index()];
        // While nothing is known yet, only the end itself counts.
        let surprise = if warm { won(&outcome, seat) - win } else { expected - win + FADE * later };
        next[seat.index()] = (win, surprise);
        goals.push(Goal::Chance { out: Out::WIN as u16, target: (win + surprise).clamp(0.0, 1.0), weight: 1.0 });
        for Draw { outs, at, shares } in draws {
            if warm {
                goals.push(Goal::Choice { options: outs.into_iter().zip(shares).collect(), weight: 1.0 });
                continue;
            }
            let even = 1.0 / outs.len() as f32;
            goals.push(Goal::Choice { options: outs.iter().map(|&out| (out, even)).collect(), weight: OPEN });
            goals.push(Goal::Nudge { before: shares[at], outs, at, weight: SURPRISE * surprise });
        }
        if dice.below(DETAILS_OF) == 0 {
            goals.extend(ends(state, &outcome, seat, round));
        }
        samples.push(Sample { inputs, goals });
    }
    samples
}
