//! `easy`: the rules of thumb with the habits of somebody who has played a few times.

use crate::greedy_1::Normal;
use entrepot_sanjuan::{Board, Decision, Kind, Move, SanJuan, State, View, build_cost, score};
use entrepot_table::{Bot, Dice, Game, Moves, Seat, Seed, Silent};

/// The habits. Each can be left out, so that a test shows what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Takes the role that brings most at once, whatever others do next.
    pub short_sighted: bool,
    /// Does not see one building in five.
    pub overlooks: bool,
    /// Builds only where some cards stay in hand.
    pub hoards: bool,
}

impl Habits {
    /// All of them.
    pub const ALL: Habits = Habits { short_sighted: true, overlooks: true, hoards: true };
}

/// One offer in so many is not seen.
const OVERLOOKED: usize = 5;

/// Cards that whoever hoards keeps after building.
const HOARD: usize = 1;

/// From this size of a city on nobody hoards any more: the end is near.
const LATE: usize = 11;

/// What a card in hand and a good count beside a point, for whoever looks at this turn alone.
const CARD: f32 = 0.8;
const GOOD: f32 = 0.7;

/// With more goods than can be sold at once, the others count little: it is time to trade.
const SOLD: usize = 2;
const UNSOLD: f32 = 0.25;

/// With more cards than these in hand, one wants to build.
const ENOUGH: usize = 4;

/// What each card beyond those counts.
const SPARE: f32 = 0.3;

/// Moves after which a phase has surely ended.
const LONGEST_PHASE: usize = 500;

/// Plays `normal` with human habits. No move is random: what it sees it judges by the rules of thumb.
#[derive(Clone, Debug)]
pub struct Easy {
    dice: Dice,
    habits: Habits,
}

impl Easy {
    /// A player with these dice and habits.
    #[must_use]
    pub fn new(dice: Dice, habits: Habits) -> Easy {
        Easy { dice, habits }
    }

    /// What of the offers is seen; always something.
    fn seen(&mut self, legal: &[Move]) -> Moves<Move> {
        let is_offer = |mv: Move| matches!(mv, Move::Build(_));
        let seen: Moves<Move> = legal
            .iter()
            .copied()
            .filter(|&mv| !(self.habits.overlooks && is_offer(mv) && self.dice.below(OVERLOOKED) == 0))
            .collect();
        if seen.is_empty() { legal.iter().copied().collect() } else { seen }
    }

    /// The role that brings most until the next one is taken.
    fn role(&mut self, view: &View, me: Seat, seen: &[Move]) -> Option<Move> {
        let world = SanJuan::sample(view, &mut self.dice);
        let luck = self.dice.seed();
        let valued = seen.iter().map(|&mv| (mv, self.at_once(world, me, mv, luck)));
        valued.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(mv, _)| mv)
    }

    /// How much more a seat has than the best other, after a role was played by everybody.
    fn at_once(&self, mut state: State, me: Seat, role: Move, mut chance: Seed) -> f32 {
        SanJuan::play(&mut state, role, &mut chance, &mut Silent);
        let mut legal = Moves::new();
        for _ in 0..LONGEST_PHASE {
            let Some(seat) = SanJuan::decider(&state).filter(|_| state.board().decision() != Some(Decision::Role))
            else {
                break;
            };
            SanJuan::legal(&state, &mut legal);
            let view = SanJuan::view(&state, Some(seat));
            if seat == me {
                self.hoard(&view, me, &mut legal);
            }
            SanJuan::play(&mut state, Normal.choose(&view, &legal), &mut chance, &mut Silent);
        }
        let others = Seat::all(state.board().players()).filter(|&seat| seat != me);
        has(state.board(), me) - others.map(|seat| has(state.board(), seat)).fold(0.0, f32::max)
    }

    /// Leaves out what would take too many cards.
    fn hoard(&self, view: &View, me: Seat, legal: &mut Moves<Move>) {
        if self.habits.hoards {
            legal.retain(|mv| !matches!(*mv, Move::Build(kind) if !leaves_enough(view, me, kind)));
        }
    }
}

/// What somebody has, in points.
fn has(board: &Board, seat: Seat) -> f32 {
    let hand = board.hand(seat);
    let cards = CARD * hand.min(ENOUGH) as f32 + SPARE * hand.saturating_sub(ENOUGH) as f32;
    let goods = board.city(seat).goods();
    let goods = GOOD * goods.min(SOLD) as f32 + UNSOLD * goods.saturating_sub(SOLD) as f32;
    f32::from(score(board, seat).total()) + cards + goods
}

/// Whether enough cards stay in hand after this building.
fn leaves_enough(view: &View, me: Seat, kind: Kind) -> bool {
    let cost = usize::from(build_cost(&view.board, me, kind, None, false));
    view.board.city(me).places.len() >= LATE || view.board.hand(me) > cost + HOARD
}

impl Bot<SanJuan> for Easy {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        let Some(me) = view.viewer else { return legal[0] };
        let mut seen = self.seen(legal);
        self.hoard(view, me, &mut seen);
        match view.board.decision() {
            Some(Decision::Role) if self.habits.short_sighted => self.role(view, me, &seen).unwrap_or(seen[0]),
            _ => Normal.choose(view, &seen),
        }
    }
}
