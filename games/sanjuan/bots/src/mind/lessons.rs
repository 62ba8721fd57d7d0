//! What a net learns from: games of any players, position by position, with what came of them.

use super::inputs::inputs;
use super::outputs::{Out, sources};
use super::policy::{kind_of, out_of};
use super::search::{ahead, preferred, won};
use super::{Budget, Searcher};
use crate::greedy_1::Greedy;
use entrepot_net::{Goal, Input, Net, Sample};
use entrepot_sanjuan::{Decision, Kinds, Move, SanJuan, Setup, State, View, score};
use entrepot_table::{Bot, Dice, Game, Moves, Seat, Seed, Silent};
use std::sync::Arc;

/// Who plays the games.
#[derive(Clone, Debug)]
pub enum Teacher {
    /// The rules of thumb.
    Greedy,
    /// Somebody who looks ahead, and whose second thoughts are what is learned.
    Searcher(Arc<Net>, Budget),
}

/// A game whose rounds do not end is left.
const MAX_ROUNDS: u32 = 60;

/// A position in four is kept to learn values from: neighbours say nearly the same.
const ONE_OF: usize = 4;

/// Values count more than choices: there is one result for many decisions.
const VALUE: f32 = 1.0;
const DETAILS: f32 = 0.1;
const CHOICE: f32 = 0.5;

/// How often a player tries something else than it thinks best, so that the net learns what comes of it.
const STRAY: usize = 12;

/// A position of which the end is not known yet.
struct Open {
    seat: Seat,
    round: u16,
    inputs: Vec<Input>,
    goals: Vec<Goal>,
    valued: bool,
}

/// Plays a game and tells what there is to learn.
pub fn lesson(teacher: &Teacher, setup: &Setup, number: u64) -> Vec<Sample> {
    Lesson::new(teacher, setup, number).play()
}

struct Lesson {
    state: State,
    chance: Seed,
    dice: Dice,
    players: Vec<Player>,
    open: Vec<Open>,
}

enum Player {
    Greedy,
    Searcher(Box<Searcher>, Budget),
}

impl Lesson {
    fn new(teacher: &Teacher, setup: &Setup, number: u64) -> Lesson {
        let mut chance = Seed::from_number(number);
        let state = SanJuan::deal(setup, &mut chance, &mut Silent);
        let player = |seat: usize| match teacher {
            Teacher::Greedy => Player::Greedy,
            Teacher::Searcher(net, budget) => {
                let dice = Dice::new(number, 1 + seat as u64);
                Player::Searcher(Box::new(Searcher::new(Arc::clone(net), dice, *budget)), *budget)
            }
        };
        let players = (0..setup.players()).map(player).collect();
        Lesson { state, chance, dice: Dice::new(number, 0), players, open: Vec::new() }
    }

    fn play(mut self) -> Vec<Sample> {
        let mut legal = Moves::new();
        while let Some(seat) = SanJuan::decider(&self.state).filter(|_| SanJuan::round(&self.state) <= MAX_ROUNDS) {
            SanJuan::legal(&self.state, &mut legal);
            let view = SanJuan::view(&self.state, Some(seat));
            if view.board.decision() == Some(Decision::Role) {
                self.note_values();
            }
            let mv = match legal[..] {
                [only] => only,
                _ => self.decide(seat, &view, &legal),
            };
            SanJuan::play(&mut self.state, mv, &mut self.chance, &mut Silent);
        }
        self.close()
    }

    /// What everybody can expect before a role is chosen: there a search values its positions too.
    fn note_values(&mut self) {
        for seat in Seat::all(self.players.len()) {
            if self.dice.below(ONE_OF) == 0 {
                self.note(seat, &SanJuan::view(&self.state, Some(seat)), Vec::new(), true);
            }
        }
    }

    fn note(&mut self, seat: Seat, view: &View, goals: Vec<Goal>, valued: bool) {
        let mut found = Vec::new();
        inputs(view, &mut found);
        self.open.push(Open { seat, round: view.board.round, inputs: found, goals, valued });
    }

    fn decide(&mut self, seat: Seat, view: &View, legal: &[Move]) -> Move {
        let (mv, goal) = match &mut self.players[seat.index()] {
            Player::Greedy => {
                let mv = Greedy.choose(view, legal);
                (mv, Goal::Choice { options: shares(legal, |one| f32::from(u8::from(one == mv))), weight: CHOICE })
            }
            Player::Searcher(searcher, budget) => second_thoughts(searcher, *budget, view, legal),
        };
        match view.board.decision() {
            Some(Decision::Role | Decision::Build) => self.note(seat, view, vec![goal], false),
            Some(Decision::Pay { left } | Decision::StartingHand { left } | Decision::HandLimit { left }) => {
                self.note_set(seat, view, &view.hand(), left, Out::GIVE);
            }
            Some(Decision::Keep { left }) => self.note_set(seat, view, &view.drawn, left, Out::KEEP),
            _ => {}
        }
        let strays = matches!(view.board.decision(), Some(Decision::Role)) && self.dice.below(STRAY) == 0;
        if strays { legal[self.dice.below(legal.len())] } else { mv }
    }

    /// Which cards of a set are named, learned at its beginning from the rules of thumb.
    fn note_set(&mut self, seat: Seat, view: &View, offered: &Kinds, left: u8, head: usize) {
        if view.last.is_some() || usize::from(left) >= offered.len() || self.dice.below(2) == 0 {
            return;
        }
        let named = named_by_greedy(&self.state, seat, left);
        let Some(named) = named.filter(|named| named.len() == usize::from(left)) else { return };
        let share = 1.0 / f32::from(left);
        let options =
            offered.kinds().iter().map(|kind| ((head + kind.index()) as u16, share * named.count(kind) as f32));
        let goal = Goal::Choice { options: options.collect(), weight: CHOICE };
        self.note(seat, view, vec![goal], false);
    }

    /// The end is known: everything noted gets its result.
    fn close(self) -> Vec<Sample> {
        let outcome = SanJuan::score_now(&self.state);
        let board = self.state.board();
        let last = board.round;
        let close = |open: Open| {
            let Open { seat, round, inputs, mut goals, valued } = open;
            if valued {
                goals.push(Goal::Chance { out: Out::WIN as u16, target: won(&outcome, seat), weight: VALUE });
                let square =
                    |out: usize, target: f32| Goal::Square { out: out as u16, target: target / 10.0, weight: DETAILS };
                goals.push(square(Out::AHEAD, ahead(&outcome, seat)));
                goals.push(square(Out::ROUNDS, f32::from(last - round)));
                let points = sources(&score(board, seat));
                goals.extend(points.iter().enumerate().map(|(source, &points)| square(Out::POINTS + source, points)));
            }
            Sample { inputs, goals }
        };
        self.open.into_iter().map(close).collect()
    }
}

fn shares(legal: &[Move], share: impl Fn(Move) -> f32) -> Vec<(u16, f32)> {
    legal.iter().map(|&mv| (out_of(mv) as u16, share(mv))).collect()
}

/// What a search prefers, and how its playouts speak for each candidate.
fn second_thoughts(searcher: &mut Searcher, budget: Budget, view: &View, legal: &[Move]) -> (Move, Goal) {
    let nothing = Goal::Choice { options: Vec::new(), weight: 0.0 };
    if !matches!(view.board.decision(), Some(Decision::Role | Decision::Build)) {
        return (searcher.choose(view, legal), nothing);
    }
    let candidates = searcher.tried(view, legal);
    let best = preferred(&candidates, budget.trust).mv;
    // Softened: what is nearly as good is nearly as likely.
    let top = candidates.iter().map(|one| one.mean()).fold(f32::MIN, f32::max);
    let soft =
        |one: &super::search::Candidate| ((one.mean() - top) / 0.03).exp() * if one.mv == best { 3.0 } else { 1.0 };
    let all: f32 = candidates.iter().map(soft).sum();
    let options = candidates.iter().map(|one| (out_of(one.mv) as u16, soft(one) / all)).collect();
    (best, Goal::Choice { options, weight: CHOICE })
}

/// The whole set that the rules of thumb would name now.
fn named_by_greedy(state: &State, seat: Seat, left: u8) -> Option<Kinds> {
    let mut state = *state;
    let mut chance = Seed::from_number(0);
    let mut named = Kinds::default();
    let mut legal = Moves::new();
    for _ in 0..left {
        if SanJuan::decider(&state) != Some(seat) {
            break;
        }
        SanJuan::legal(&state, &mut legal);
        let mv = Greedy.choose(&SanJuan::view(&state, Some(seat)), &legal);
        named.add(kind_of(mv)?);
        SanJuan::play(&mut state, mv, &mut chance, &mut Silent);
    }
    Some(named)
}
