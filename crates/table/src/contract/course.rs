//! A whole game that was played, kept with all its positions.

use super::report::{Check, Fault, Verdict};
use super::{Effort, Examined, Policy};
use crate::{Dice, Game, Log, Moves, Played, Seat, Seed, Silent};
use std::ops::Range;

/// The streams of a game's dice: what is examined must not change what is played, nor the number of probes which worlds are
/// compared.
const PLAYING: u64 = 0;
pub(super) const EXAMINING: u64 = 1;
pub(super) const COMPARING: u64 = 2;

/// No game is that long: one that is goes round in circles without counting rounds.
const TOO_LONG: usize = 20_000;

/// A whole game: `states[n]` is the position after `n` moves.
pub(super) struct Course<G: Game> {
    pub number: u64,
    pub setup: G::Setup,
    pub seed: Seed,
    pub dealt: Log<G::Event>,
    pub states: Vec<G::State>,
    pub played: Vec<Played<G>>,
    pub stopped: bool,
    pub longest: usize,
}

impl<G: Examined> Course<G> {
    /// Plays the game with this number to its end, or to the effort's cap.
    pub fn play(number: u64, effort: &Effort, policy: Policy<'_, G>) -> Course<G> {
        let mut dice = Dice::new(number, PLAYING);
        let setup = G::setup(&mut dice);
        let seed = dice.seed();
        let mut dealt = Log::default();
        let mut state = G::deal(&setup, &mut seed.clone(), &mut dealt);
        let mixed = number % 2 == 1;
        let follows: Vec<bool> =
            (0..G::players(&state)).map(|_| mixed && dice.below(100) < effort.policy_percent).collect();
        let (states, played) = (Vec::new(), Vec::new());
        let mut course = Course { number, setup, seed, dealt, states, played, stopped: false, longest: 0 };
        let mut moves = Moves::new();
        while let Some(seat) = G::decider(&state) {
            G::legal(&state, &mut moves);
            course.longest = course.longest.max(moves.len());
            course.stopped = G::round(&state) > effort.rounds || course.played.len() == TOO_LONG;
            if course.stopped || moves.is_empty() {
                break;
            }
            let choice = match follows[seat.index()] {
                true => policy(&G::view(&state, Some(seat)), &moves, &mut dice),
                false => dice.below(moves.len()),
            };
            course.go_on(&mut state, seat, moves[choice]);
        }
        course.states.push(state);
        course
    }

    fn go_on(&mut self, state: &mut G::State, seat: Seat, mv: G::Move) {
        self.states.push(state.clone());
        let mut log = Log::default();
        G::play(state, mv, &mut self.seed.clone(), &mut log);
        self.played.push(Played { seat, mv, log });
    }

    /// Plays the same moves once more, with nobody listening.
    pub fn comes_out_the_same(&self) -> Verdict {
        let mut seed = self.seed;
        let mut state = G::deal(&self.setup, &mut seed, &mut Silent);
        let same = |state: &G::State, step: usize| {
            Check::Frozen.demand(*state == self.states[step], || format!("another position after {step} moves"))
        };
        same(&state, 0)?;
        for (step, played) in self.played.iter().enumerate() {
            G::play(&mut state, played.mv, &mut seed, &mut Silent);
            same(&state, step + 1)?;
        }
        Ok(())
    }

    /// The card that a move of the game took, if it named one.
    pub fn named(&self, step: usize) -> Option<G::Card> {
        G::named(&self.states[step], self.played[step].mv)
    }

    /// The moves that make one whole choice, from this one on: a set of cards, or a single move. Nothing at the end, nor
    /// where the game was left in the middle of a set.
    pub fn choice(&self, start: usize) -> Option<Range<usize>> {
        let end = (start + 1..self.states.len()).find(|&step| !G::mid_set(&self.states[step]))?;
        Some(start..end)
    }

    /// Forgets everything from the first position on in which cards are missing or too many.
    pub fn cut_where_cards_are_missing(&mut self) -> Option<(usize, Fault)> {
        let audits = self.states.iter().map(G::audit).enumerate();
        let (step, message) = audits.filter_map(|(step, audit)| Some((step, audit.err()?))).next()?;
        self.states.truncate(step);
        self.played.truncate(step.saturating_sub(1));
        Some((step, Check::Conservation.fault(message)))
    }
}

/// One position of a game, with what several checks need.
pub(super) struct Position<'c, G: Game> {
    pub course: &'c Course<G>,
    pub step: usize,
    pub state: &'c G::State,
    pub decider: Option<Seat>,
    pub legal: Moves<G::Move>,
    pub probes: Vec<G::Move>,
}

impl<'c, G: Examined> Position<'c, G> {
    pub fn new(course: &'c Course<G>, step: usize) -> Position<'c, G> {
        let state = &course.states[step];
        let mut legal = Moves::new();
        G::legal(state, &mut legal);
        let mut probes = G::probes(state);
        probes.extend_from_slice(&legal);
        Position { course, step, state, decider: G::decider(state), legal, probes }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(G::players(self.state))
    }

    /// Every seat, and somebody who only watches.
    pub fn viewers(&self) -> impl Iterator<Item = Option<Seat>> + use<G> {
        self.seats().map(Some).chain([None])
    }

    /// The position after a move, and what was told.
    pub fn after(&self, mv: G::Move) -> (G::State, Log<G::Event>) {
        let (mut state, mut log) = (self.state.clone(), Log::default());
        G::play(&mut state, mv, &mut self.course.seed.clone(), &mut log);
        (state, log)
    }
}
