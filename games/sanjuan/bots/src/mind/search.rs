//! Looking ahead: every candidate is tried in the same sampled worlds, played on for a while by first sight, and valued there.

use super::action::{Action, act, actions, still_asked};
use super::policy::Mind;
use entrepot_net::Net;
use entrepot_sanjuan::{Decision, Likely, Move, SanJuan, State, View, sample_likely};
use entrepot_table::{Bot, Dice, Game, Moves, Outcome, Seat, Seed, Silent};
use std::sync::Arc;

/// How much a player thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// How many times a position is played on, over all candidates, where a role or a building is chosen.
    pub playouts: u32,
    /// The same for everything else: payments, cards to keep, goods. 0 leaves it to first sight.
    pub sets: u32,
    /// How many candidates are tried at most: those that first sight likes best.
    pub width: usize,
    /// How many role choices a position is played on before it is valued.
    pub horizon: u32,
    /// The first sight is left only for what is better by so many standard errors.
    pub trust: f32,
    /// How sharply roles are drawn while a position is played on.
    pub sharp: f32,
    /// Whether hidden cards are dealt by how likely they are in each hand.
    pub beliefs: bool,
    /// Whether cards that can never be built are given away first.
    pub weeds: bool,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { playouts: 100, sets: 0, width: 16, horizon: 6, trust: 0.5, sharp: 1.0, beliefs: true, weeds: false }
    }
}

/// Points count a little beside the victory itself, so that a player who cannot lose any more still plays well.
const BY_POINT: f32 = 0.004;

/// A player who looks ahead.
#[derive(Clone, Debug)]
pub struct Searcher {
    mind: Mind,
    dice: Dice,
    budget: Budget,
}

/// An action that is tried, and how it did in each world so far.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) action: Action,
    pub(super) results: Vec<f32>,
}

impl Candidate {
    fn new(action: Action) -> Candidate {
        Candidate { action, results: Vec::new() }
    }

    pub(super) fn mean(&self) -> f32 {
        self.results.iter().sum::<f32>() / self.results.len().max(1) as f32
    }

    /// By how many standard errors this one did better than another in the worlds that both saw.
    fn beats(&self, other: &Candidate) -> f32 {
        let pairs = self.results.iter().zip(&other.results).map(|(own, other)| own - other);
        let n = self.results.len().min(other.results.len()).max(1) as f32;
        let mean = pairs.clone().sum::<f32>() / n;
        let variance = pairs.map(|gap| (gap - mean).powi(2)).sum::<f32>() / n;
        // The values themselves are not exact: where all worlds agree there is still doubt.
        mean / ((variance + 1e-5) / n).sqrt()
    }
}

impl Searcher {
    /// A player with this net, these dice and this much time.
    #[must_use]
    pub fn new(net: Arc<Net>, dice: Dice, budget: Budget) -> Searcher {
        Searcher { mind: Mind::new(net).sharpened(budget.sharp).weeding(budget.weeds), dice, budget }
    }

    /// How many playouts a question is worth.
    pub(super) fn worth(&self, view: &View) -> u32 {
        match view.board.decision() {
            Some(Decision::Role | Decision::Build) => self.budget.playouts,
            _ => self.budget.sets,
        }
    }

    /// What first sight would do: the whole action.
    fn first_sight(&mut self, view: &View) -> Action {
        let mut state = SanJuan::sample(view, &mut Dice::new(0, 0));
        let mut action = Action::new();
        let mut legal = Moves::new();
        while action.is_empty() || still_asked(&view.board, state.board()) {
            SanJuan::legal(&state, &mut legal);
            let part = self.mind.act(&SanJuan::view(&state, view.viewer), &legal, None);
            if action.try_extend_from_slice(&part).is_err() {
                break;
            }
            act(&mut state, &part, &mut Seed::from_number(0));
        }
        action
    }

    /// What is tried: first of all what first sight would do, then what it likes next.
    fn candidates(&mut self, view: &View) -> Vec<Candidate> {
        let first = self.first_sight(view);
        let others: Vec<Action> = fullest(view, actions(view)).into_iter().filter(|action| *action != first).collect();
        let likings = self.mind.likings(view, &others);
        let mut ranked: Vec<(f32, Action)> = likings.into_iter().zip(others).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked.truncate(self.budget.width.saturating_sub(1));
        std::iter::once(first).chain(ranked.into_iter().map(|(_, action)| action)).map(Candidate::new).collect()
    }

    /// The candidates and how they did; the first is what first sight would do.
    pub(super) fn tried(&mut self, view: &View) -> Vec<Candidate> {
        let mut candidates = self.candidates(view);
        let (Some(me), 2..) = (view.viewer, candidates.len()) else { return candidates };
        let likely = if self.budget.beliefs { self.mind.likely(view) } else { None };
        let rounds = usize::BITS - (candidates.len() - 1).leading_zeros();
        let playouts = self.worth(view);
        let mut alive: Vec<usize> = (0..candidates.len()).collect();
        for _ in 0..rounds {
            let worlds = (playouts / rounds / alive.len() as u32).max(1);
            for _ in 0..worlds {
                self.try_in_a_world(view, me, likely.as_ref(), &mut candidates, &alive);
            }
            halve(&candidates, &mut alive);
        }
        candidates
    }

    fn try_in_a_world(
        &mut self,
        view: &View,
        me: Seat,
        likely: Option<&Likely>,
        candidates: &mut [Candidate],
        alive: &[usize],
    ) {
        let world = sample_likely(view, likely, &mut self.dice);
        let luck = self.dice.seed();
        let roll = self.dice.below(1 << 30) as u64;
        for &at in alive {
            // The same cards and the same dice for everybody: what differs is the move.
            let mut state = world;
            let mut chance = luck;
            act(&mut state, &candidates[at].action, &mut chance);
            let result = self.play_on(&mut state, me, &mut chance, &mut Dice::new(roll, 0));
            candidates[at].results.push(result);
        }
    }

    /// Plays on by first sight, and says what the seat can expect then.
    fn play_on(&mut self, state: &mut State, me: Seat, chance: &mut Seed, dice: &mut Dice) -> f32 {
        let mut roles = 0;
        let mut legal = Moves::new();
        while let Some(seat) = SanJuan::decider(state) {
            if state.board().decision() == Some(Decision::Role) {
                if roles == self.budget.horizon {
                    let estimate = self.mind.estimate(&SanJuan::view(state, Some(me)));
                    return estimate.win + BY_POINT * estimate.ahead;
                }
                roles += 1;
            }
            SanJuan::legal(state, &mut legal);
            match legal[..] {
                [only] => SanJuan::play(state, only, chance, &mut Silent),
                _ => {
                    let action = self.mind.act(&SanJuan::view(state, Some(seat)), &legal, Some(dice));
                    act(state, &action, chance);
                }
            }
        }
        let outcome = SanJuan::score_now(state);
        won(&outcome, me) + BY_POINT * ahead(&outcome, me)
    }

    /// The whole action that answers the question.
    pub fn act(&mut self, view: &View, legal: &[Move]) -> Action {
        if legal.len() < 2 || self.worth(view) == 0 {
            return self.mind.act(view, legal, None);
        }
        let candidates = self.tried(view);
        preferred(&candidates, self.budget.trust).action.clone()
    }
}

/// Leaves out what leaves a good unmade: it costs nothing (S6.1), so no sampled world should speak for that. Goods are named
/// in the order of kinds, so whoever names the last kind first makes no more, without a pass.
fn fullest(view: &View, mut actions: Vec<Action>) -> Vec<Action> {
    if matches!(view.board.decision(), Some(Decision::Produce { .. })) {
        let made = |action: &Action| action.iter().filter(|mv| matches!(mv, Move::Produce(_))).count();
        let most = actions.iter().map(made).max();
        actions.retain(|action| Some(made(action)) == most);
    }
    actions
}

/// Leaves the better half, and always what first sight would play.
fn halve(candidates: &[Candidate], alive: &mut Vec<usize>) {
    alive.sort_by(|&a, &b| candidates[b].mean().total_cmp(&candidates[a].mean()));
    alive.truncate(alive.len().div_ceil(2).max(2));
    if !alive.contains(&0) {
        alive.push(0);
    }
}

/// The share of the victory.
pub(crate) fn won(outcome: &Outcome, seat: Seat) -> f32 {
    let winners = outcome.winners().count() as f32;
    if outcome.winners().any(|winner| winner == seat) { 1.0 / winners } else { 0.0 }
}

/// Points ahead of the best other seat.
pub(super) fn ahead(outcome: &Outcome, seat: Seat) -> f32 {
    let others = outcome.points.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, points)| *points).max().unwrap_or(0);
    (outcome.points[seat.index()] - best) as f32
}

/// The candidate to play: the best, unless it is not surely better than first sight.
pub(super) fn preferred(candidates: &[Candidate], trust: f32) -> &Candidate {
    let first = &candidates[0];
    // Only those who saw as many worlds as the first are compared to the end.
    let last = candidates.iter().filter(|one| one.results.len() == first.results.len());
    let best = last.max_by(|a, b| a.mean().total_cmp(&b.mean())).unwrap_or(first);
    if best.action != first.action && best.beats(first) > trust { best } else { first }
}

impl Bot<SanJuan> for Searcher {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        self.act(view, legal)[0]
    }

    fn plan(&mut self, view: &View, legal: &[Move]) -> Vec<Move> {
        self.act(view, legal).to_vec()
    }
}
