//! What the nets of `td` learn from a game: each position what the next ones led to, and which role was taken.

use super::Td;
use super::nets::{Reader, TdNets, role_out};
use crate::greedy_1::Greedy;
use crate::mind::lessons::MAX_ROUNDS;
use crate::mind::{SEATS, won};
use entrepot_net::{Goal, Input, Sample};
use entrepot_sanjuan::{Decision, Move, SanJuan, Setup, State};
use entrepot_table::{Bot, Dice, Game, Moves, Seat, Seed, Silent};

/// How much of what a position should have said comes from what came later, and not from what the next one said.
const LATER: f32 = 0.7;

/// A role in so many is taken at random, so that what is not played is not forgotten.
const STRAY: usize = 20;

/// In one game of so many a seat is left to the rules of thumb, so that the nets also meet players who are not like them.
const GUEST: usize = 4;

/// What there is to learn from a game.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// Who wins.
    pub values: Vec<Sample>,
    /// Who takes which role.
    pub roles: Vec<Sample>,
}

/// A position before a role is chosen, as a seat sees it.
struct Seen {
    seat: Seat,
    inputs: Vec<Input>,
    said: [f32; SEATS],
}

/// Plays a game, trying every role and building in so many worlds, and tells what there is to learn.
#[must_use]
pub fn lesson(nets: &TdNets, worlds: usize, setup: &Setup, number: u64) -> Lesson {
    let mut chance = Seed::from_number(number);
    let mut dice = Dice::new(number, 0);
    let mut reader = Reader::new(nets.clone());
    let mut td = Td::new(nets.clone(), Dice::new(number, 1), worlds);
    let mut state = SanJuan::deal(setup, &mut chance, &mut Silent);
    let guest = (dice.below(GUEST) == 0).then(|| Seat::new(dice.below(setup.players())));
    let (mut lesson, mut seen, mut legal) = (Lesson::default(), Vec::new(), Moves::new());
    while let Some(seat) = SanJuan::decider(&state).filter(|_| SanJuan::round(&state) <= MAX_ROUNDS) {
        SanJuan::legal(&state, &mut legal);
        let view = SanJuan::view(&state, Some(seat));
        let role = state.board().decision() == Some(Decision::Role);
        let mv = match legal[..] {
            [only] => only,
            _ if role && dice.below(STRAY) == 0 => legal[dice.below(legal.len())],
            _ if guest == Some(seat) => Greedy.choose(&view, &legal),
            _ => td.choose(&view, &legal),
        };
        if role {
            let before = seen.len();
            look(&state, &mut reader, &mut seen);
            let others = seen[before..].iter().filter(|one| one.seat != seat);
            lesson.roles.extend(others.map(|one| taken(one, &legal, mv)));
        }
        SanJuan::play(&mut state, mv, &mut chance, &mut Silent);
    }
    lesson.values = led_to(&state, seen);
    lesson
}

/// What every seat sees now.
fn look(state: &State, reader: &mut Reader, seen: &mut Vec<Seen>) {
    for seat in Seat::all(SanJuan::players(state)) {
        let said = reader.values(&SanJuan::view(state, Some(seat)));
        seen.push(Seen { seat, inputs: reader.read().to_vec(), said });
    }
}

/// Which role was taken, for somebody else who looked on.
fn taken(seen: &Seen, legal: &[Move], taken: Move) -> Sample {
    let options = legal.iter().map(|&mv| (role_out(mv), if mv == taken { 1.0 } else { 0.0 }));
    Sample { inputs: seen.inputs.clone(), goals: vec![Goal::Choice { options: options.collect(), weight: 1.0 }] }
}

/// What each position led to, the last first: the end is known only there.
fn led_to(state: &State, seen: Vec<Seen>) -> Vec<Sample> {
    let outcome = SanJuan::score_now(state);
    let players = SanJuan::players(state);
    // What each seat said of the position after, and what that should have said.
    let end =
        |seat: Seat| std::array::from_fn(|n| if n < players { won(&outcome, seat.after(n, players)) } else { 0.0 });
    let mut later: Vec<([f32; SEATS], [f32; SEATS])> = Seat::all(players).map(|seat| (end(seat), end(seat))).collect();
    let value = |Seen { seat, inputs, said }: Seen| {
        let (next, result) = later[seat.index()];
        let target: [f32; SEATS] = std::array::from_fn(|n| next[n] + LATER * (result[n] - next[n]));
        later[seat.index()] = (said, target);
        let options = (0..players).map(|n| (n as u16, target[n])).collect();
        Sample { inputs, goals: vec![Goal::Choice { options, weight: 1.0 }] }
    };
    seen.into_iter().rev().map(value).collect()
}
