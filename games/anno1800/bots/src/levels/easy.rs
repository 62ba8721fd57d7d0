//! `easy`: `planner` with the habits of somebody who has played a few times.

use crate::planner::PLANNER;
use crate::thumb::{tired, wanted};
use entrepot_anno1800::{Action, Anno1800, Decision, Move, View};
use entrepot_table::{Bot, Dice, legal_or_first};

/// The habits. Each can be left out, so that a test shows what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Does not see one thing in five that could be built, played, hired or upgraded.
    pub overlooks: bool,
    /// Does not think of using the effects of its cards two times in three.
    pub forgets: bool,
    /// Never swaps a card, however hopeless.
    pub clings: bool,
    /// Celebrates as soon as a third of its people are tired, whatever the others could still do.
    pub celebrates: bool,
}

impl Habits {
    /// All of them.
    pub const ALL: Habits = Habits { overlooks: true, forgets: true, clings: true, celebrates: true };
}

/// One offer in so many is not seen.
const OVERLOOKED: usize = 5;

/// From this share of tired people on, a third, somebody celebrates who cannot wait.
const TIRED: f32 = 0.33;

/// An effect is thought of once in so many times.
const REMEMBERED: usize = 3;

/// Plays as `planner` with human habits. No move is random: what it sees it judges by the same rules of thumb.
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

    /// What of the legal moves is seen; always something.
    fn seen(&mut self, view: &View, legal: &[Move]) -> Vec<Move> {
        let asked = view.board.decision();
        let seen: Vec<Move> = legal.iter().copied().filter(|&mv| self.sees(asked, mv)).collect();
        if seen.is_empty() { legal.to_vec() } else { seen }
    }

    fn sees(&mut self, asked: Decision, mv: Move) -> bool {
        match mv {
            Move::Action(Action::Swap) => !self.habits.clings,
            Move::Activate(_) if asked == Decision::Turn => !self.habits.forgets || self.dice.below(REMEMBERED) == 0,
            _ if matches!(asked, Decision::Target(_)) => !self.habits.overlooks || self.dice.below(OVERLOOKED) > 0,
            _ => true,
        }
    }
}

impl Bot<Anno1800> for Easy {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        let Some(me) = view.viewer else { return legal[0] };
        let festival = Move::Action(Action::Festival);
        if self.habits.celebrates
            && !view.board.turn.acted
            && legal.contains(&festival)
            && tired(&view.board, me) >= TIRED
        {
            return festival;
        }
        let seen = self.seen(view, legal);
        legal_or_first(wanted(view, &seen, &PLANNER), &seen)
    }
}
