//! What a net learns from: games of any players, position by position, with what came of them.

use super::inputs::inputs;
use super::outputs::{Out, sources};
use super::policy::{head_of, kind_of, out_of};
use super::search::{Candidate, ahead, preferred, won};
use super::{Action, Budget, Mind, Searcher, act};
use crate::greedy_1::Greedy;
use entrepot_net::{Goal, Input, Net, Sample};
use entrepot_sanjuan::{Decision, Kind, Kinds, Move, SanJuan, Setup, State, View, score, unseen};
use entrepot_table::{Bot, Dice, Game, Moves, Outcome, Seat, Seed, Silent};
use std::sync::Arc;

/// Who plays the games.
#[derive(Clone, Debug)]
pub enum Teacher {
    /// The rules of thumb.
    Greedy,
    /// A net at first sight: many games in little time, to learn values from.
    FirstSight(Arc<Net>),
    /// Somebody who looks ahead, and whose second thoughts are what is learned.
    Searcher(Arc<Net>, Budget),
}

/// A game whose rounds do not end is left.
pub(crate) const MAX_ROUNDS: u32 = 60;

/// A position in four is kept to learn values from: neighbours say nearly the same.
const ONE_OF: usize = 4;

/// A valued position in four also tells what others held.
const HANDS_OF: usize = 4;

/// Values count more than choices: there is one result for many decisions.
const VALUE: f32 = 1.0;
const DETAILS: f32 = 0.1;
const CHOICE: f32 = 0.5;
const HANDS: f32 = 0.1;

/// How much of a value is what a search expected, and not only what came of it: the end of one game is mostly luck.
const EXPECTED: f32 = 0.5;

/// How often a player tries something else than it thinks best, so that the net learns what comes of it.
const STRAY: usize = 12;

/// In one game of so many a seat is left to the rules of thumb, so that a net also meets players who are not like it.
const GUEST: usize = 4;

/// A position of which the end is not known yet.
struct Open {
    seat: Seat,
    round: u16,
    inputs: Vec<Input>,
    goals: Vec<Goal>,
    valued: bool,
    /// The chance to win that a search saw.
    expected: Option<f32>,
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
    /// Whose choices are learned are those of the rules of thumb, for want of better ones.
    by_thumb: bool,
}

enum Player {
    Greedy,
    FirstSight(Box<Mind>),
    Searcher(Box<Searcher>, Budget),
}

impl Lesson {
    fn new(teacher: &Teacher, setup: &Setup, number: u64) -> Lesson {
        let mut chance = Seed::from_number(number);
        let mut dice = Dice::new(number, 0);
        let state = SanJuan::deal(setup, &mut chance, &mut Silent);
        let guest = (dice.below(GUEST) == 0).then(|| dice.below(setup.players()));
        let player = |seat: usize| match teacher {
            _ if guest == Some(seat) => Player::Greedy,
            Teacher::Greedy => Player::Greedy,
            Teacher::FirstSight(net) => Player::FirstSight(Box::new(Mind::new(Arc::clone(net)))),
            Teacher::Searcher(net, budget) => {
                let dice = Dice::new(number, 1 + seat as u64);
                Player::Searcher(Box::new(Searcher::new(Arc::clone(net), dice, *budget)), *budget)
            }
        };
        let players = (0..setup.players()).map(player).collect();
        Lesson { state, chance, dice, players, open: Vec::new(), by_thumb: matches!(teacher, Teacher::Greedy) }
    }

    fn play(mut self) -> Vec<Sample> {
        let mut legal = Moves::new();
        while let Some(seat) = SanJuan::decider(&self.state).filter(|_| SanJuan::round(&self.state) <= MAX_ROUNDS) {
            SanJuan::legal(&self.state, &mut legal);
            let view = SanJuan::view(&self.state, Some(seat));
            if view.board.decision() == Some(Decision::Role) {
                self.note_values();
            }
            let action = match legal[..] {
                [only] => Action::from_iter([only]),
                _ => self.decide(seat, &view, &legal),
            };
            act(&mut self.state, &action, &mut self.chance);
        }
        self.close()
    }

    /// What everybody can expect before a role is chosen: there a search values its positions too.
    fn note_values(&mut self) {
        for seat in Seat::all(self.players.len()) {
            if self.dice.below(ONE_OF) == 0 {
                let view = SanJuan::view(&self.state, Some(seat));
                let hands = if self.dice.below(HANDS_OF) == 0 { hands(&self.state, seat, &view) } else { Vec::new() };
                self.note(seat, &view, hands, true);
            }
        }
    }

    fn note(&mut self, seat: Seat, view: &View, goals: Vec<Goal>, valued: bool) {
        let mut found = Vec::new();
        inputs(view, &mut found);
        self.open.push(Open { seat, round: view.board.round, inputs: found, goals, valued, expected: None });
    }

    fn decide(&mut self, seat: Seat, view: &View, legal: &[Move]) -> Action {
        let one = |mv: Move| Action::from_iter([mv]);
        let asks_for_one = matches!(view.board.decision(), Some(Decision::Role | Decision::Build));
        let mut expected = None;
        let (action, goal) = match &mut self.players[seat.index()] {
            Player::Greedy => {
                let mv = Greedy.choose(view, legal);
                let learned = self.by_thumb && asks_for_one;
                (one(mv), learned.then(|| Goal::Choice { options: shares(legal, mv), weight: CHOICE }))
            }
            Player::FirstSight(mind) => (mind.act(view, legal, Some(&mut self.dice)), None),
            Player::Searcher(searcher, _) if searcher.worth(view) == 0 => (searcher.act(view, legal), None),
            Player::Searcher(searcher, budget) => {
                let candidates = searcher.tried(view);
                let best = preferred(&candidates, budget.trust);
                expected = Some(best.mean()).filter(|_| view.board.decision() == Some(Decision::Role));
                (best.action.clone(), second_thoughts(&candidates, &best.action, view))
            }
        };
        let goal = goal.or_else(|| self.by_thumb.then(|| self.set_by_thumb(seat, view)).flatten());
        if goal.is_some() || expected.is_some() {
            self.note(seat, view, goal.into_iter().collect(), expected.is_some());
            if let Some(open) = self.open.last_mut() {
                open.expected = expected;
            }
        }
        let strays = matches!(view.board.decision(), Some(Decision::Role)) && self.dice.below(STRAY) == 0;
        if strays { one(legal[self.dice.below(legal.len())]) } else { action }
    }

    /// Which cards of a set are named, learned at its beginning from the rules of thumb.
    fn set_by_thumb(&mut self, seat: Seat, view: &View) -> Option<Goal> {
        let head = head_of(view.board.decision())?;
        let (Decision::Pay { left }
        | Decision::StartingHand { left }
        | Decision::HandLimit { left }
        | Decision::Keep { left }) = view.board.decision()?
        else {
            return None;
        };
        let offered = offered(view, head);
        if view.last.is_some() || usize::from(left) >= offered.len() || self.dice.below(2) == 0 {
            return None;
        }
        let named = named_by_greedy(&self.state, seat, left).filter(|named| named.len() == usize::from(left))?;
        let share = 1.0 / f32::from(left);
        let options =
            offered.kinds().iter().map(|kind| ((head + kind.index()) as u16, share * named.count(kind) as f32));
        Some(Goal::Choice { options: options.collect(), weight: CHOICE })
    }

    /// The end is known: everything noted gets its result.
    fn close(self) -> Vec<Sample> {
        let outcome = SanJuan::score_now(&self.state);
        let (open, state) = (self.open, self.state);
        let close = |open: Open| {
            let Open { seat, round, inputs, mut goals, valued, expected } = open;
            if valued {
                let won = won(&outcome, seat);
                let target = expected.map_or(won, |expected| won + EXPECTED * (expected.clamp(0.0, 1.0) - won));
                goals.push(Goal::Chance { out: Out::WIN as u16, target, weight: VALUE });
                goals.extend(ends(&state, &outcome, seat, round));
            }
            Sample { inputs, goals }
        };
        open.into_iter().map(close).collect()
    }
}

/// What others hold of the cards that a seat has not seen: each card is asked for, so that frequent kinds are no surprise.
pub(super) fn hands(state: &State, seat: Seat, view: &View) -> Vec<Goal> {
    let unseen = unseen(view);
    let players = SanJuan::players(state);
    let goal = |n: usize| {
        let other = seat.after(n, players);
        let mut hidden = SanJuan::view(state, Some(other)).hand();
        view.hands[other.index()].iter().for_each(|kind| {
            hidden.remove(kind);
        });
        let head = Out::HOLD + (n - 1) * Kind::COUNT;
        let share = |kind: Kind| hidden.count(kind) as f32 / (hidden.len() * unseen.count(kind)) as f32;
        let options = unseen.iter().map(|kind| ((head + kind.index()) as u16, share(kind)));
        (!hidden.is_empty()).then(|| Goal::Choice { options: options.collect(), weight: HANDS })
    };
    (1..players).filter_map(goal).collect()
}

/// How the game ended for a seat, beside who won: points ahead, points by source, rounds still to come.
pub(super) fn ends(state: &State, outcome: &Outcome, seat: Seat, round: u16) -> Vec<Goal> {
    let board = state.board();
    let square = |out: usize, target: f32| Goal::Square { out: out as u16, target: target / 10.0, weight: DETAILS };
    let points = sources(&score(board, seat));
    let points = points.iter().enumerate().map(|(source, &points)| square(Out::POINTS + source, points));
    let ahead = square(Out::AHEAD, ahead(outcome, seat));
    [ahead, square(Out::ROUNDS, f32::from(board.round - round))].into_iter().chain(points).collect()
}

fn shares(legal: &[Move], chosen: Move) -> Vec<(u16, f32)> {
    legal.iter().map(|&mv| (out_of(mv) as u16, f32::from(u8::from(mv == chosen)))).collect()
}

/// The cards of which a set is named.
fn offered(view: &View, head: usize) -> Kinds {
    if head == Out::KEEP { view.drawn } else { view.hand() }
}

/// How the playouts of a search speak for each candidate; nothing where a net has no say.
fn second_thoughts(candidates: &[Candidate], best: &Action, view: &View) -> Option<Goal> {
    // Softened: what is nearly as good is nearly as likely.
    let top = candidates.iter().map(Candidate::mean).fold(f32::MIN, f32::max);
    let soft = |one: &Candidate| ((one.mean() - top) / 0.03).exp() * if one.action == *best { 3.0 } else { 1.0 };
    let all: f32 = candidates.iter().map(soft).sum();
    let shared = candidates.iter().map(|one| (&one.action, soft(one) / all));
    let options = match (view.board.decision()?, head_of(view.board.decision())) {
        (Decision::Role | Decision::Build, _) => {
            shared.map(|(action, share)| (out_of(action[0]) as u16, share)).collect()
        }
        (_, Some(head)) => {
            let mut named = [0.0; Kind::COUNT];
            for (action, share) in shared {
                let kinds: Vec<Kind> = action.iter().filter_map(|&mv| kind_of(mv)).collect();
                kinds.iter().for_each(|kind| named[kind.index()] += share / kinds.len() as f32);
            }
            let kinds = offered(view, head).kinds();
            kinds.iter().map(|kind| ((head + kind.index()) as u16, named[kind.index()])).collect()
        }
        _ => return None,
    };
    Some(Goal::Choice { options, weight: CHOICE })
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
