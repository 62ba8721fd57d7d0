//! The best of all ways to pay, and for each source the best that begins with it.

use super::load::{Budget, Load};
use super::plan::{Prefer, Sum};
use super::ways::{Choice, Demand};
use crate::cost::Cost;

/// What the search found.
pub(super) struct Found {
    /// For each line the choice taken.
    pub(super) best: Vec<usize>,
    /// For each line and choice what the cost then comes to at best; none where it cannot be paid any more.
    pub(super) sums: Vec<Vec<Option<Sum>>>,
}

/// One line of the cost. Choices with equal demands are one class: only the first of them is tried.
struct Line {
    demands: Vec<Demand>,
    /// For each class its first choice, and the best sum found with it.
    first: Vec<usize>,
    sums: Vec<Option<Sum>>,
    /// The class that must be taken.
    wished: Option<usize>,
}

impl Line {
    fn new(choices: &[Choice], wish: Option<usize>) -> Line {
        let mut line = Line { demands: Vec::new(), first: Vec::new(), sums: Vec::new(), wished: None };
        for (at, choice) in choices.iter().enumerate() {
            if !line.demands.contains(&choice.demand) {
                line.demands.push(choice.demand);
                line.first.push(at);
                line.sums.push(None);
            }
        }
        line.wished = wish.and_then(|wish| line.class(&choices[wish]));
        line
    }

    fn class(&self, choice: &Choice) -> Option<usize> {
        self.demands.iter().position(|demand| *demand == choice.demand)
    }
}

struct Search<'a> {
    budget: Budget<'a>,
    due: &'a Cost,
    prefer: Prefer,
    lines: Vec<Line>,
    picks: Vec<usize>,
    best: Option<(Sum, Vec<usize>)>,
}

/// Tries all ways to pay. `wishes` names for some lines the choice that must be taken.
pub(super) fn search(
    budget: Budget<'_>,
    due: &Cost,
    prefer: Prefer,
    choices: &[&[Choice]],
    wishes: &[Option<usize>],
) -> Option<Found> {
    let lines: Vec<Line> = choices.iter().zip(wishes).map(|(some, wish)| Line::new(some, *wish)).collect();
    let picks = vec![0; lines.len()];
    let mut search = Search { budget, due, prefer, lines, picks, best: None };
    search.go(0, Load::of(due));
    let (_, picks) = search.best?;
    let best =
        picks.iter().zip(&search.lines).zip(wishes).map(|((&pick, line), wish)| wish.unwrap_or(line.first[pick]));
    let best = best.collect();
    let sum = |line: &Line, choice: &Choice| line.class(choice).and_then(|class| line.sums[class]);
    let sums = search.lines.iter().zip(choices).map(|(line, some)| some.iter().map(|one| sum(line, one)).collect());
    Some(Found { best, sums: sums.collect() })
}

impl Search<'_> {
    fn go(&mut self, at: usize, load: Load) {
        let Some(line) = self.lines.get(at) else { return self.arrive(&load) };
        for class in 0..line.demands.len() {
            let load = self.lines[at].demands[class].add_to(load);
            if self.budget.holds(&load) {
                self.picks[at] = class;
                self.go(at + 1, load);
            }
        }
    }

    /// All lines are paid. Ways are tried in order, so of equal ones the first stays.
    fn arrive(&mut self, load: &Load) {
        let sum = self.sum(load);
        let rank = self.prefer.rank(&sum);
        for (line, &pick) in self.lines.iter_mut().zip(&self.picks) {
            let found = &mut line.sums[pick];
            if found.is_none_or(|other| rank < self.prefer.rank(&other)) {
                *found = Some(sum);
            }
        }
        let wished =
            self.lines.iter().zip(&self.picks).all(|(line, pick)| line.wished.is_none_or(|wish| wish == *pick));
        if wished && self.best.as_ref().is_none_or(|(other, _)| rank < self.prefer.rank(other)) {
            self.best = Some((sum, self.picks.clone()));
        }
    }

    fn sum(&self, load: &Load) -> Sum {
        let pairs = load.tokens.saturating_sub(self.budget.purse.trade);
        Sum {
            tokens: load.tokens + pairs + self.due.exploration,
            gold: self.budget.shift_ends(load) + u16::from(self.due.gold),
            cubes: load.all_cubes(),
        }
    }
}
