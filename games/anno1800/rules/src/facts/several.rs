//! Several parts of one action, paid one after the other, planned as one: each is carried out on a copy of the board before
//! the next is planned. Nothing is drawn for it, so that a plan says no more than the view.

use super::PlanWish;
use super::reach::{Reach, Reaching};
use crate::actions::upgrade::legal_cubes;
use crate::actions::{MOST, cost};
use crate::card::Deck;
use crate::cost::Cost;
use crate::event::Spent;
use crate::moves::{Decision, Move, Object};
use crate::pay::{Part, Plan, Prefer, Source, Sum, Totals, Wish, plan_with};
use crate::resource::Resource;
use crate::state::{Board, Doing};
use crate::tier::Tier;
use crate::token::{Naval, Whereabouts};
use crate::view::View;
use entrepot_table::{Moves, Seat};
use serde::{Deserialize, Serialize};

/// A part of an action that somebody wants: a new cube or an upgrade.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// What.
    pub object: Object,
    /// The sources that somebody insists on.
    pub wishes: Vec<Wish>,
    /// The cube that shall rise, if it is there by then.
    pub rises: Option<Whereabouts>,
}

/// How several parts of an action are paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Several {
    /// What was to be saved.
    pub prefer: Prefer,
    /// The parts in the order that costs least: a new cube can work for the next one (A15.2).
    pub parts: Vec<Taken>,
    /// What they come to together.
    pub totals: Totals,
    /// Cards that will be drawn from each stack (A15.3).
    pub draws: [u8; 3],
    /// What could follow as a further part.
    pub next: Vec<Reach>,
}

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Taken {
    /// Which of the wanted parts it is, from 0.
    pub wanted: usize,
    /// How it is paid when its turn comes, with the sources that leave enough for the other parts. The moves begin with what
    /// names it and end when it is there; no move but the last draws a card.
    pub plan: Plan,
    /// The cube that rises.
    pub rises: Option<Whereabouts>,
    /// Where another cube of the tier could rise instead.
    pub or: Vec<Whereabouts>,
}

/// Plans the parts of an action that the viewer wants; none if they cannot all be had like this.
pub fn plan_several(view: &View, wish: &PlanWish) -> Option<Several> {
    let seat = view.viewer.filter(|seat| view.board.actor == *seat && !view.board.over())?;
    if wish.parts.len() > usize::from(MOST) {
        return None;
    }
    let objects: Vec<Object> = match wish.parts.first()?.object {
        Object::Cube(_) => Tier::ALL.map(Object::Cube).to_vec(),
        Object::Upgrade(_) => Tier::WORKING.map(Object::Upgrade).to_vec(),
        _ => return None,
    };
    let left: Vec<usize> = (0..wish.parts.len()).collect();
    let search = Search { view, seat, wish };
    let mut course = search.best(&view.board, &left)?;
    search.keep_possible(&mut course);
    let after = course.after;
    let reaching = Reaching::new(&View { board: after, ..*view }, seat);
    Some(Several {
        prefer: wish.prefer,
        totals: total(&course.parts),
        draws: std::array::from_fn(|deck| view.board.cards[deck] - after.cards[deck]),
        next: objects.into_iter().map(|object| reaching.reach(object)).collect(),
        parts: course.parts,
    })
}

struct Search<'a> {
    view: &'a View,
    seat: Seat,
    wish: &'a PlanWish,
}

/// Parts that were carried out, and the board then.
struct Course {
    parts: Vec<Taken>,
    sum: Sum,
    after: Board,
}

impl Search<'_> {
    /// The best order of the parts that are left. Each is paid in the way that saves most, or in another one where that
    /// leaves more for the rest.
    fn best(&self, board: &Board, left: &[usize]) -> Option<Course> {
        if left.is_empty() {
            return Some(Course { parts: Vec::new(), sum: Sum::default(), after: *board });
        }
        let mut best: Option<Course> = None;
        for (at, &wanted) in left.iter().enumerate() {
            let same = |other: &usize| self.wish.parts[*other] == self.wish.parts[wanted];
            if left[..at].iter().any(same) {
                continue;
            }
            let rest: Vec<usize> = left.iter().copied().filter(|other| *other != wanted).collect();
            for course in self.ways(board, wanted).into_iter().filter_map(|way| self.followed(way, &rest)) {
                let rank = |course: &Course| self.wish.prefer.rank(&course.sum);
                if best.as_ref().is_none_or(|best| rank(&course) < rank(best)) {
                    best = Some(course);
                }
            }
        }
        best
    }

    /// Of the other sources only those stay with which all parts can still be had.
    fn keep_possible(&self, course: &mut Course) {
        let sum = course.sum;
        for part in &mut course.parts {
            for line in &mut part.plan.lines {
                let Part::Resource(resource) = line.part else { continue };
                let chosen = line.way().by;
                line.ways.retain_mut(|way| {
                    let with = if way.by == chosen { Some(sum) } else { self.with(part.wanted, resource, way.by) };
                    with.inspect(|sum| way.sum = *sum).is_some()
                });
                line.chosen = line.ways.iter().position(|way| way.by == chosen).unwrap_or(0);
            }
        }
    }

    /// What all parts come to if one of them takes a resource from this source.
    fn with(&self, wanted: usize, resource: Resource, by: Source) -> Option<Sum> {
        let mut wish = self.wish.clone();
        let wishes = &mut wish.parts[wanted].wishes;
        wishes.retain(|wish| wish.resource != resource);
        wishes.push(Wish { resource, by });
        let left: Vec<usize> = (0..wish.parts.len()).collect();
        Search { wish: &wish, ..*self }.best(&self.view.board, &left).map(|course| course.sum)
    }

    fn followed(&self, (first, after): (Taken, Board), rest: &[usize]) -> Option<Course> {
        let Course { mut parts, sum, after } = self.best(&after, rest)?;
        let sum = add(first.plan.totals.sum, sum);
        parts.insert(0, first);
        Some(Course { parts, sum, after })
    }

    /// The different ways to have a part now, with the board after it.
    fn ways(&self, board: &Board, wanted: usize) -> Vec<(Taken, Board)> {
        let mut ways: Vec<(Taken, Board)> = Vec::new();
        let others = Prefer::ALL.into_iter().filter(|prefer| *prefer != self.wish.prefer);
        for prefer in std::iter::once(self.wish.prefer).chain(others) {
            let Some(way) = self.take(board, wanted, prefer) else { continue };
            if ways.iter().all(|(other, _)| other.plan.moves != way.0.plan.moves) {
                ways.push(way);
            }
        }
        ways
    }

    fn take(&self, board: &Board, wanted: usize, prefer: Prefer) -> Option<(Taken, Board)> {
        let (seat, part) = (self.seat, &self.wish.parts[wanted]);
        let begun = Reaching::new(&View { board: *board, ..*self.view }, seat).begin(part.object).ok()?;
        // Only the first part may begin an action.
        if begun.len() > 1 && *board != self.view.board {
            return None;
        }
        let mut after = *board;
        begin(&mut after, &begun);
        let due = cost(&after, seat, part.object);
        let mut plan = plan_with(&after, seat, &due, prefer, &part.wishes)?;
        pay(&mut after, seat, &due, &plan);
        plan.moves.splice(0..0, begun);
        let (rises, or) = match part.object {
            Object::Upgrade(tier) => rise(&mut after, seat, tier, part.rises, &mut plan.moves)?,
            Object::Cube(tier) => (hire(&mut after, seat, tier), Vec::new()),
            _ => return None,
        };
        Some((Taken { wanted, plan, rises, or }, after))
    }
}

/// What the moves that name a part do: the action begins, or what it is about is answered.
fn begin(board: &mut Board, moves: &[Move]) {
    if let [Move::Action(_), ..] = moves {
        board.turn.actions -= 1;
        board.turn.doing = Doing::Nothing;
        board.turn.removals = 0;
    } else if let Decision::Target(_) = board.decision() {
        board.stack.pop();
    }
}

/// Carries out a plan.
fn pay(board: &mut Board, seat: Seat, due: &Cost, plan: &Plan) {
    for mv in &plan.moves {
        match *mv {
            Move::Work(spot) => {
                if let (Some(field), Some((_, tier))) = (board.player(seat).find(spot), spot.token.industry()) {
                    board.put_to_work(seat, field, tier);
                }
            }
            Move::ShiftEnd { tier, at } => board.shift_end(seat, tier, at),
            Move::Trade { resource, seat: partner } => {
                board.turn.traded = board.turn.traded.with(resource);
                board.take_gold(partner, 1);
            }
            Move::Activate(kind) => {
                let ready = board.played.iter_mut().find(|card| card.seat == seat && card.ready && card.kind == kind);
                if let Some(card) = ready {
                    card.ready = false;
                }
            }
            _ => {}
        }
    }
    due.cubes.iter().for_each(|tier| board.exhaust(seat, tier));
    let Spent { trade, temporary_trade, exploration, temporary_exploration } = plan.totals.spent;
    for (count, kind, temporary) in [
        (trade, Naval::Trade, false),
        (temporary_trade, Naval::Trade, true),
        (exploration, Naval::Exploration, false),
        (temporary_exploration, Naval::Exploration, true),
    ] {
        (0..count).for_each(|_| board.spend_naval(seat, kind, temporary));
    }
    board.pay_gold(seat, due.gold);
}

/// A new cube, with a card that nobody sees yet (A15.3).
fn hire(board: &mut Board, seat: Seat, tier: Tier) -> Option<Whereabouts> {
    board.add_cube(seat, tier);
    let deck = Deck::of(tier).index();
    let drawn = board.cards[deck].min(1);
    board.cards[deck] -= drawn;
    board.player_mut(seat).hand[deck] += drawn;
    let added = if let Doing::Workforce(added) = board.turn.doing { added } else { 0 };
    board.turn.doing = Doing::Workforce(added + 1);
    None
}

/// A cube rises: the one that is wanted, else one that is ready, else the first that is used (A16.5, A16.8).
fn rise(
    board: &mut Board,
    seat: Seat,
    tier: Tier,
    wanted: Option<Whereabouts>,
    moves: &mut Vec<Move>,
) -> Option<(Option<Whereabouts>, Vec<Whereabouts>)> {
    let mut legal = Moves::new();
    legal_cubes(board, tier, &mut legal);
    let mut places: Vec<Whereabouts> = legal.iter().filter_map(|mv| rising(*mv)).collect();
    let chosen = wanted.and_then(|wanted| places.iter().position(|at| *at == wanted)).unwrap_or(0);
    let at = (!places.is_empty()).then(|| places.remove(chosen))?;
    // Where there is no choice, nothing is asked.
    if legal.len() > 1 {
        moves.push(Move::Raise { tier, at });
    }
    board.raise(seat, tier, at);
    let made = if let Doing::Upgrades(made) = board.turn.doing { made } else { 0 };
    board.turn.doing = Doing::Upgrades(made + 1);
    Some((Some(at), places))
}

fn rising(mv: Move) -> Option<Whereabouts> {
    if let Move::Raise { at, .. } = mv { Some(at) } else { None }
}

fn total(parts: &[Taken]) -> Totals {
    let each = || parts.iter().map(|part| &part.plan.totals);
    let mut total = each().next().cloned().unwrap_or_default();
    for next in each().skip(1) {
        total.sum = add(total.sum, next.sum);
        total.cubes.iter_mut().zip(next.cubes).for_each(|(all, more)| *all += more);
        total.receives.iter_mut().zip(&next.receives).for_each(|(all, more)| *all += more);
        total.spent.trade += next.spent.trade;
        total.spent.temporary_trade += next.spent.temporary_trade;
        total.spent.exploration += next.spent.exploration;
        total.spent.temporary_exploration += next.spent.temporary_exploration;
        total.after = next.after;
    }
    total
}

fn add(one: Sum, other: Sum) -> Sum {
    Sum { tokens: one.tokens + other.tokens, gold: one.gold + other.gold, cubes: one.cubes + other.cubes }
}
