//! Playing by what the net says at first sight, without looking ahead.

use super::inputs::inputs;
use super::outputs::{Out, SOURCES};
use crate::greedy_1::Greedy;
use entrepot_net::{Input, Net, Scratch};
use entrepot_sanjuan::{Decision, Kind, Kinds, Move, View};
use entrepot_table::{Bot, Dice};
use std::sync::Arc;

/// A net, and room to think in.
#[derive(Clone, Debug)]
pub struct Mind {
    net: Arc<Net>,
    scratch: Scratch,
    inputs: Vec<Input>,
}

/// What the net expects of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The chance to win, a shared victory counted as its share.
    pub win: f32,
    /// Points ahead of the best other seat at the end.
    pub ahead: f32,
    /// Points at the end by source.
    pub points: [f32; SOURCES],
    /// Rounds still to come.
    pub rounds: f32,
}

impl Mind {
    /// Thinks with this net.
    #[must_use]
    pub fn new(net: Arc<Net>) -> Mind {
        let scratch = Scratch::new(net.shape());
        Mind { net, scratch, inputs: Vec::with_capacity(160) }
    }

    /// Reads a position, which all questions after it concern.
    fn read(&mut self, view: &View) {
        inputs(view, &mut self.inputs);
        self.net.hidden(&self.inputs, &mut self.scratch);
    }

    fn says(&self, out: usize) -> f32 {
        self.net.output(out, &self.scratch)
    }

    /// What the viewer can expect.
    pub fn estimate(&mut self, view: &View) -> Estimate {
        self.read(view);
        Estimate {
            win: 1.0 / (1.0 + (-self.says(Out::WIN)).exp()),
            ahead: 10.0 * self.says(Out::AHEAD),
            points: std::array::from_fn(|source| 10.0 * self.says(Out::POINTS + source)),
            rounds: 10.0 * self.says(Out::ROUNDS),
        }
    }

    /// How much the net likes each of the moves at first sight, as logits; nothing where it was not taught to choose.
    pub fn likes(&mut self, view: &View, legal: &[Move]) -> Option<Vec<f32>> {
        matches!(view.board.decision(), Some(Decision::Role | Decision::Build)).then(|| {
            self.read(view);
            legal.iter().map(|&mv| self.says(out_of(mv))).collect()
        })
    }

    /// The move that it likes best. With dice a role is drawn by how much each is liked instead.
    pub fn choose(&mut self, view: &View, legal: &[Move], dice: Option<&mut Dice>) -> Move {
        let set = match view.board.decision() {
            Some(Decision::Role) => {
                self.read(view);
                return self.liked(legal, dice);
            }
            Some(Decision::Build) => {
                self.read(view);
                return self.liked(legal, None);
            }
            Some(Decision::Pay { left }) if legal.iter().all(|mv| matches!(mv, Move::Pay(_))) => {
                self.named(view, legal, left, Out::GIVE)
            }
            Some(Decision::Keep { left }) => self.named(view, legal, left, Out::KEEP),
            Some(Decision::StartingHand { left } | Decision::HandLimit { left }) => {
                self.named(view, legal, left, Out::GIVE)
            }
            _ => None,
        };
        set.unwrap_or_else(|| Greedy.choose(view, legal))
    }

    fn liked(&self, legal: &[Move], dice: Option<&mut Dice>) -> Move {
        let mut best = (f32::MIN, legal[0]);
        for &mv in legal {
            // Drawing by shares is taking the highest after adding Gumbel noise.
            let liking = self.says(out_of(mv));
            if liking > best.0 {
                best = (liking, mv);
            }
        }
        let Some(dice) = dice else { return best.1 };
        let shares: Vec<f32> = legal.iter().map(|&mv| (self.says(out_of(mv)) - best.0).exp()).collect();
        let all: f32 = shares.iter().sum();
        let mut left = all * (dice.below(1 << 20) as f32 / (1 << 20) as f32);
        for (&mv, share) in legal.iter().zip(shares) {
            left -= share;
            if left <= 0.0 {
                return mv;
            }
        }
        best.1
    }

    /// Of a set the lowest kind is named first: the first of the `left` cards that are liked best.
    fn named(&mut self, view: &View, legal: &[Move], left: u8, head: usize) -> Option<Move> {
        self.read(view);
        let offered = if head == Out::KEEP { view.drawn } else { view.hand() };
        let mut cards = nameable(&offered, view.last);
        cards.sort_by(|&a, &b| self.says(head + b.index()).total_cmp(&self.says(head + a.index())));
        let kind = *cards.iter().take(usize::from(left)).min()?;
        legal.iter().copied().find(|mv| kind_of(*mv) == Some(kind))
    }
}

/// The cards of a set that may still be named.
fn nameable(cards: &Kinds, last: Option<Kind>) -> Vec<Kind> {
    cards.iter().filter(|&kind| Some(kind) >= last).collect()
}

/// The card that a move concerns.
pub(super) fn kind_of(mv: Move) -> Option<Kind> {
    match mv {
        Move::Pay(kind) | Move::Keep(kind) | Move::Discard(kind) => Some(kind),
        _ => None,
    }
}

/// The output that stands for a move of which one is chosen.
pub(super) fn out_of(mv: Move) -> usize {
    match mv {
        Move::Role(role) => Out::ROLE + role.index(),
        Move::Build(kind) => Out::BUILD + kind.index(),
        _ => Out::PASS,
    }
}
