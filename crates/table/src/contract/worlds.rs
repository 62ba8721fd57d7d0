//! Two worlds that look alike to a viewer, and whether they go on to do so.

use super::course::Course;
use super::report::{Check, Fault, Report, Verdict};
use super::sight::Sight;
use super::{Effort, Examined};
use crate::{CardNumber, Chance, Dice, Log, Moves, Played, Purpose, Seat, Seed, Silent};
use std::collections::BTreeSet;

/// How many windows are looked at for each one that is taken.
const LOOKS: usize = 4;

/// How often cards are drawn from two zones before they are found to hold nothing that could be exchanged.
const TRIES: usize = 4;

/// Exchanges two cards before the deal: what is told of it must be the same.
pub(super) fn compare_deals<G: Examined>(course: &Course<G>, dice: &mut Dice, report: &mut Report<G::Zone>) {
    let Some(state) = course.states.first() else { return };
    let viewer = draw_viewer::<G>(state, dice);
    let mut cards = G::hidden(state, viewer);
    dice.shuffle(&mut cards);
    let [(_, a), (_, b), ..] = cards[..] else { return };
    if G::kind(a) == G::kind(b) {
        return;
    }
    let mut log = Log::default();
    let world = G::deal(&course.setup, &mut Exchanged { seed: course.seed, swap: Swap(a, b) }, &mut log);
    let here = Sight::<G>::new(state, viewer, Some(&course.dealt), G::probes(state));
    let verdict = here.same_as(&Sight::new(&world, viewer, Some(&log), here.probes()));
    let context = format!("seen by {viewer:?}, cards {a} and {b} exchanged before the deal");
    report.judge(course.number, 0, verdict.map_err(|fault| fault.preceded_by(&context)));
}

/// A seat, or somebody who only watches.
fn draw_viewer<G: Examined>(state: &G::State, dice: &mut Dice) -> Option<Seat> {
    let players = G::players(state);
    Some(dice.below(players + 1)).filter(|&seat| seat < players).map(Seat::new)
}

/// Compares worlds in several windows of a game, above all for the pairs of zones that were exchanged least.
pub(super) fn compare<G: Examined>(course: &Course<G>, effort: &Effort, dice: &mut Dice, report: &mut Report<G::Zone>) {
    for _ in 0..effort.windows {
        let looks: Vec<_> = (0..LOOKS).filter_map(|_| Window::draw(course, effort, dice)).collect();
        let rarest =
            |window: &Window<'_, G>| window.pairs(report).first().map_or(usize::MAX, |pair| report.exchanges[pair]);
        let Some(window) = looks.into_iter().min_by_key(rarest) else { continue };
        let sights = window.sights();
        for _ in 0..effort.exchanges {
            exchange_once(&window, &sights, dice, report);
        }
    }
}

/// Exchanges one pair of cards, from the zones that need it most.
fn exchange_once<G: Examined>(
    window: &Window<'_, G>,
    sights: &[Sight<G>],
    dice: &mut Dice,
    report: &mut Report<G::Zone>,
) {
    for (one, other) in window.pairs(report) {
        let Some(swap) = window.draw_cards(one, other, dice) else { continue };
        match window.replay(swap, sights) {
            Ok(true) => *report.exchanges.entry((one, other)).or_default() += 1,
            Ok(false) => report.parted += 1,
            Err((step, fault)) => {
                let Window { viewer, start, .. } = window;
                let Swap(a, b) = swap;
                let context = format!(
                    "seen by {viewer:?}, card {a} ({one:?}) exchanged with {b} ({other:?}) after {start} moves"
                );
                report.judge(window.course.number, step, Err(fault.preceded_by(&context)));
            }
        }
        return;
    }
}

/// Some moves of a game, from one whole choice to another, and the cards that stay hidden from the viewer all the time.
struct Window<'c, G: Examined> {
    course: &'c Course<G>,
    viewer: Option<Seat>,
    start: usize,
    end: usize,
    hidden: Vec<(G::Zone, G::Card)>,
}

impl<'c, G: Examined> Window<'c, G> {
    fn draw(course: &'c Course<G>, effort: &Effort, dice: &mut Dice) -> Option<Window<'c, G>> {
        let last = course.played.len().checked_sub(effort.window)?;
        let boundary = |step: &usize| !G::mid_set(&course.states[*step]);
        let start = (0..=dice.below(last + 1)).rev().find(boundary)?;
        let length = effort.window + dice.below(effort.window / 2 + 1);
        let longest = (start + length).min(course.played.len());
        let covers_up =
            |&step: &usize| G::covers_up(&course.states[step], course.played[step].mv, &course.states[step + 1]);
        let latest = (start..longest).find(covers_up).unwrap_or(longest);
        let end = (start + effort.window..=latest).rev().find(boundary)?;
        let viewer = draw_viewer::<G>(&course.states[start], dice);
        let hidden = always_hidden::<G>(&course.states[start..=end], viewer);
        Some(Window { course, viewer, start, end, hidden })
    }

    /// The pairs of zones that hold cards here, those exchanged least first.
    fn pairs(&self, report: &Report<G::Zone>) -> Vec<(G::Zone, G::Zone)> {
        let cards = |zone| self.hidden.iter().filter(|(at, _)| *at == zone).count();
        let possible = |(one, other): &(G::Zone, G::Zone)| cards(*one) > usize::from(one == other) && cards(*other) > 0;
        let mut pairs: Vec<_> = report.exchanges.keys().copied().filter(possible).collect();
        pairs.sort_by_key(|pair| report.exchanges[pair]);
        pairs
    }

    /// Two cards of these zones that make another world.
    fn draw_cards(&self, one: G::Zone, other: G::Zone, dice: &mut Dice) -> Option<Swap<G::Card>> {
        let state = &self.course.states[self.start];
        let cards = |zone| self.hidden.iter().filter(|(at, _)| *at == zone).map(|(_, card)| *card).collect::<Vec<_>>();
        let (ones, others) = (cards(one), cards(other));
        (0..TRIES).map(|_| (ones[dice.below(ones.len())], others[dice.below(others.len())])).find_map(|(a, b)| {
            let another = a != b && G::kind(a) != G::kind(b) && G::exchange(state, a, b) != *state;
            another.then_some(Swap(a, b))
        })
    }

    /// What the viewer is told in the real world.
    fn sights(&self) -> Vec<Sight<G>> {
        let log = |step: usize| (step > self.start).then(|| &self.course.played[step - 1].log);
        let sight = |step: usize| {
            let state = &self.course.states[step];
            Sight::new(state, self.viewer, log(step), G::probes(state))
        };
        (self.start..=self.end).map(sight).collect()
    }

    /// Plays the other world and compares it after each move. Whether it stayed the other world to the end: where two
    /// cards are equal, the other one may be taken, and then the worlds part although nobody can see it.
    fn replay(&self, swap: Swap<G::Card>, sights: &[Sight<G>]) -> Result<bool, (usize, Fault)> {
        let Course { states, seed, .. } = self.course;
        let mut world = G::exchange(&states[self.start], swap.0, swap.1);
        let mut chance = Exchanged { seed: *seed, swap };
        let moves = self.same_moves(swap);
        self.looks_alike(&world, None, &sights[0]).map_err(|fault| (self.start, fault))?;
        let mut taken = Taken { here: Vec::new(), there: Vec::new() };
        for (i, step) in (self.start..self.end).enumerate() {
            let mv = self.allowed_move(step, moves[i], &world, swap).map_err(|fault| (step, fault))?;
            taken.here.extend(self.course.named(step).map(|card| swap.of(card)));
            taken.there.extend(G::named(&world, mv));
            let mut log = Log::default();
            G::play(&mut world, mv, &mut chance, &mut log);
            let alike = self.looks_alike(&world, Some(&log), &sights[i + 1]);
            let next = &states[step + 1];
            let complete = !G::mid_set(next);
            if complete && taken.differ() && alike.is_err() {
                return Ok(false);
            }
            alike.map_err(|fault| (step + 1, fault))?;
            if complete && world != G::exchange(next, swap.0, swap.1) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The same move, if it is allowed in the other world; if not, one that leads to the same. (Of a set whose rest goes without
    /// saying only the first card is named, and that can be another one.)
    fn allowed_move(&self, step: usize, mv: G::Move, world: &G::State, swap: Swap<G::Card>) -> Result<G::Move, Fault> {
        let Course { states, played, seed, .. } = self.course;
        let Played { seat, mv: here, .. } = played[step];
        let (Ok(()), Err(no)) = (G::check(&states[step], seat, here), G::check(world, seat, mv)) else { return Ok(mv) };
        let wanted = G::exchange(&states[step + 1], swap.0, swap.1);
        let leads_there = |mv: &G::Move| {
            let mut next = world.clone();
            G::play(&mut next, *mv, &mut Exchanged { seed: *seed, swap }, &mut Silent);
            next == wanted
        };
        let mut moves = Moves::new();
        G::legal(world, &mut moves);
        moves
            .into_iter()
            .find(leads_there)
            .ok_or_else(|| Check::TwoWorldsLegal.fault(format!("{here} was possible, but {mv} there is not: {no:?}")))
    }

    fn looks_alike(&self, world: &G::State, log: Option<&Log<G::Event>>, here: &Sight<G>) -> Verdict {
        here.same_as(&Sight::new(world, self.viewer, log, here.probes()))
    }

    /// The moves as they are made in the other world: the same choices, and each set of cards in its order.
    fn same_moves(&self, swap: Swap<G::Card>) -> Vec<G::Move> {
        let mut moves: Vec<G::Move> = (self.start..self.end).map(|step| self.same_move(step, swap)).collect();
        let mut start = self.start;
        while let Some(set) = self.course.choice(start).filter(|set| set.end <= self.end) {
            start = set.end;
            let cards: Vec<usize> = set.filter(|&step| self.course.named(step).is_some()).collect();
            let mut chosen: Vec<G::Move> = cards.iter().map(|step| moves[step - self.start]).collect();
            chosen.sort_unstable();
            cards.iter().zip(chosen).for_each(|(step, mv)| moves[step - self.start] = mv);
        }
        moves
    }

    fn same_move(&self, step: usize, swap: Swap<G::Card>) -> G::Move {
        let mv = self.course.played[step].mv;
        match self.course.named(step) {
            Some(card) if swap.of(card) != card => G::renamed(&self.course.states[step], mv, swap.of(card)),
            _ => mv,
        }
    }
}

/// The cards that are hidden from the viewer in all these positions, with their zone in the first.
fn always_hidden<G: Examined>(states: &[G::State], viewer: Option<Seat>) -> Vec<(G::Zone, G::Card)> {
    let mut cards = G::hidden(&states[0], viewer);
    for state in &states[1..] {
        let still: BTreeSet<G::Card> = G::hidden(state, viewer).iter().map(|(_, card)| *card).collect();
        cards.retain(|(_, card)| still.contains(card));
    }
    cards
}

/// The cards that one choice takes in the two worlds. Of two equal cards different ones may be taken; if the same move then
/// reshuffles what is left, the worlds part before they can be compared.
struct Taken<C> {
    here: Vec<C>,
    there: Vec<C>,
}

impl<C: Ord> Taken<C> {
    /// Whether a choice that is complete took different cards. Begins the next one.
    fn differ(&mut self) -> bool {
        let (mut here, mut there) = (std::mem::take(&mut self.here), std::mem::take(&mut self.there));
        here.sort_unstable();
        there.sort_unstable();
        here != there
    }
}

/// Two cards that change places.
#[derive(Clone, Copy)]
struct Swap<C>(C, C);

impl<C: PartialEq> Swap<C> {
    fn of(self, card: C) -> C {
        match card {
            card if card == self.0 => self.1,
            card if card == self.1 => self.0,
            card => card,
        }
    }
}

/// The chance of the other world: it puts the cards into the order that they have in the real one, with two exchanged.
struct Exchanged<C> {
    seed: Seed,
    swap: Swap<C>,
}

impl<N: CardNumber> Chance for Exchanged<N> {
    fn shuffle<C: CardNumber>(&mut self, purpose: Purpose, cards: &mut [C]) {
        // What is shuffled for the deal may be something else, such as tiles that have numbers of their own.
        let swap = Swap::<u16>(self.swap.0.into(), self.swap.1.into());
        let lies = |wanted: u16| cards.iter().any(|card| (*card).into() == wanted);
        let others = !lies(swap.0) || !lies(swap.1);
        if matches!(purpose, Purpose::Setup(_)) && others {
            return self.seed.shuffle(purpose, cards);
        }
        let other = |card: C| C::try_from(swap.of(card.into())).unwrap_or(card);
        let exchange = |cards: &mut [C]| cards.iter_mut().for_each(|card| *card = other(*card));
        exchange(cards);
        self.seed.shuffle(purpose, cards);
        exchange(cards);
    }

    fn throw(&mut self, purpose: Purpose, sides: u32) -> u32 {
        self.seed.throw(purpose, sides)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_world_shuffles_alike() {
        let (seed, swap) = (Seed::from_number(3), Swap(2u8, 9));
        // Both cards lie in what is shuffled, or one of them, or none.
        for cards in [[1, 2, 5, 9], [1, 2, 5, 7], [1, 4, 5, 7]] {
            let mut here = cards;
            let mut there = cards.map(|card| swap.of(card));
            seed.clone().shuffle(Purpose::Reshuffle(0), &mut here);
            Exchanged { seed, swap }.shuffle(Purpose::Reshuffle(0), &mut there);
            assert_eq!(there, here.map(|card| swap.of(card)));
        }
    }

    #[test]
    fn the_other_world_deals_alike() {
        let (seed, swap) = (Seed::from_number(3), Swap(2u8, 9));
        for (cards, exchanged) in [([1, 2, 5, 9], true), ([1, 2, 3, 4], false)] {
            let (mut here, mut there) = (cards, cards);
            seed.clone().shuffle(Purpose::Setup(0), &mut here);
            Exchanged { seed, swap }.shuffle(Purpose::Setup(0), &mut there);
            assert_eq!(there, here.map(|card| if exchanged { swap.of(card) } else { card }));
        }
    }
}
