//! Looking ahead: every candidate is tried in the same sampled worlds, played on for a while by first sight, and valued there.

use super::policy::Mind;
use entrepot_net::Net;
use entrepot_sanjuan::{Decision, Move, SanJuan, State, View};
use entrepot_table::{Bot, Dice, Game, Moves, Outcome, Seat, Silent};
use std::sync::Arc;

/// How much a player thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// How many times a position is played on, over all candidates.
    pub playouts: u32,
    /// How many role choices a position is played on before it is valued.
    pub horizon: u32,
    /// The first sight is left only for what is better by so many standard errors.
    pub trust: f32,
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

/// A move that is tried, and how it did in each world so far.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) results: Vec<f32>,
}

impl Candidate {
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
        Searcher { mind: Mind::new(net), dice, budget }
    }

    /// What is tried: roles and buildings. The rest is played by first sight.
    fn is_tried(view: &View, legal: &[Move]) -> bool {
        legal.len() > 1 && matches!(view.board.decision(), Some(Decision::Role | Decision::Build))
    }

    /// The candidates and how they did; the first is what first sight would play.
    pub(super) fn tried(&mut self, view: &View, legal: &[Move]) -> Vec<Candidate> {
        let first = self.mind.choose(view, legal, None);
        let others = legal.iter().copied().filter(|&mv| mv != first);
        let mut candidates: Vec<Candidate> =
            std::iter::once(first).chain(others).map(|mv| Candidate { mv, results: Vec::new() }).collect();
        let Some(me) = view.viewer else { return candidates };
        let rounds = usize::BITS - (candidates.len() - 1).leading_zeros();
        let mut alive: Vec<usize> = (0..candidates.len()).collect();
        for _ in 0..rounds {
            let worlds = (self.budget.playouts / rounds / alive.len() as u32).max(1);
            for _ in 0..worlds {
                self.try_in_a_world(view, me, &mut candidates, &alive);
            }
            halve(&candidates, &mut alive);
        }
        candidates
    }

    fn try_in_a_world(&mut self, view: &View, me: Seat, candidates: &mut [Candidate], alive: &[usize]) {
        let world = SanJuan::sample(view, &mut self.dice);
        let luck = self.dice.seed();
        let roll = self.dice.below(1 << 30) as u64;
        for &at in alive {
            // The same cards and the same dice for everybody: what differs is the move.
            let mut state = world;
            let mut chance = luck;
            SanJuan::play(&mut state, candidates[at].mv, &mut chance, &mut Silent);
            let result = self.play_on(&mut state, me, &mut chance, &mut Dice::new(roll, 0));
            candidates[at].results.push(result);
        }
    }

    /// Plays on by first sight, and says what the seat can expect then.
    fn play_on(&mut self, state: &mut State, me: Seat, chance: &mut entrepot_table::Seed, dice: &mut Dice) -> f32 {
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
            let mv = match legal[..] {
                [only] => only,
                _ => self.mind.choose(&SanJuan::view(state, Some(seat)), &legal, Some(dice)),
            };
            SanJuan::play(state, mv, chance, &mut Silent);
        }
        let outcome = SanJuan::score_now(state);
        won(&outcome, me) + BY_POINT * ahead(&outcome, me)
    }
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
pub(super) fn won(outcome: &Outcome, seat: Seat) -> f32 {
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
    if best.mv != first.mv && best.beats(first) > trust { best } else { first }
}

impl Bot<SanJuan> for Searcher {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        if !Searcher::is_tried(view, legal) {
            return self.mind.choose(view, legal, None);
        }
        let candidates = self.tried(view, legal);
        preferred(&candidates, self.budget.trust).mv
    }
}
