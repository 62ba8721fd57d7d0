//! What costs no action: activating cards, objective cards, free upgrades.

use super::outlook::Outlook;
use super::paying::Tariff;
use super::trial::Trial;
use super::turn::{Valued, best};
use entrepot_anno1800::{Board, CardKind, Effect, Move, Object, Objective, cost, payable};

impl Outlook<'_> {
    /// A free action that is worth it now.
    pub(super) fn free_action(&self, trial: &Trial, tariff: &Tariff, now: f32) -> Option<Move> {
        let valued = self.legal.iter().filter_map(|mv| Some((*mv, self.free_worth(trial, tariff, *mv)?)));
        best(valued).filter(|(_, worth)| *worth > now + self.weights.worth_it).map(|(mv, _)| mv)
    }

    /// What the position is worth after a free action; none if it is for another moment.
    fn free_worth(&self, trial: &Trial, tariff: &Tariff, mv: Move) -> Option<f32> {
        match mv {
            Move::Raise { .. } => Some(self.judge(&self.tried(trial, &[mv], tariff)?)),
            Move::Activate(kind) => self.activation(trial, tariff, kind),
            Move::Use(Objective::Aarhant | Objective::TheEditor) => {
                Some(self.judge(&self.tried(trial, &[mv], tariff)?))
            }
            _ => None,
        }
    }

    fn activation(&self, trial: &Trial, tariff: &Tariff, kind: CardKind) -> Option<f32> {
        let mv = [Move::Activate(kind)];
        match kind.effect() {
            // Naval tokens stay until the next festival only: they are taken when they pay for a card, or to be counted.
            Effect::Receive { gold: 0, .. } if self.last_turn() => Some(self.judge(&self.tried(trial, &mv, tariff)?)),
            Effect::Receive { gold: 0, .. } if !self.makes_payable(trial, &mv, tariff) => None,
            // What brings gold or cards and costs nothing is taken at once.
            Effect::Receive { .. } | Effect::Expeditions(_) => Some(f32::MAX),
            Effect::Cubes { .. } | Effect::Return(_) => Some(self.judge(&self.tried(trial, &mv, tariff)?)),
            Effect::Upgrades { .. } => Some(self.raised(self.tried(trial, &mv, tariff)?, tariff)),
            Effect::Resource(_) | Effect::Action => None,
        }
    }

    /// What a position is worth when free upgrades are used as long as they help.
    fn raised(&self, mut trial: Trial, tariff: &Tariff) -> f32 {
        let mut worth = self.judge(&trial);
        loop {
            let raises: Vec<Move> =
                trial.legal().iter().copied().filter(|mv| matches!(mv, Move::Raise { .. })).collect();
            let tried = raises.into_iter().filter_map(|mv| Some((mv, self.judge(&self.tried(&trial, &[mv], tariff)?))));
            let Some((mv, better)) = best(tried).filter(|(_, better): &Valued| *better > worth) else { return worth };
            let Some(after) = self.tried(&trial, &[mv], tariff) else { return worth };
            (trial, worth) = (after, better);
        }
    }

    /// Whether a hand card can be paid after these moves that cannot be paid before.
    fn makes_payable(&self, trial: &Trial, moves: &[Move], tariff: &Tariff) -> bool {
        let Some(after) = self.tried(trial, moves, tariff) else { return false };
        let can_pay =
            |board: &Board, kind: CardKind| payable(board, self.me, &cost(board, self.me, Object::Card(kind)));
        let can_act = self.board.turn.actions > 0;
        can_act && self.hand.iter().any(|&kind| can_pay(after.board(), kind) && !can_pay(trial.board(), kind))
    }

    /// At the end of the turn: one more action, from a card or from Alonso Graves; else the end.
    pub(super) fn one_more(&self, trial: &Trial, tariff: &Tariff, now: f32) -> Option<Move> {
        let from_card = |mv: &&Move| matches!(mv, Move::Activate(kind) if kind.effect() == Effect::Action);
        if let Some(mv) = self.legal.iter().find(from_card) {
            return Some(*mv);
        }
        let alonso = Move::Use(Objective::AlonsoGraves);
        let paid = self.legal.contains(&alonso).then(|| self.tried(trial, &[alonso], tariff)).flatten();
        let worth_it = paid.is_some_and(|after| self.judge(&after) + self.weights.extra_action > now);
        Some(if worth_it { alonso } else { Move::End })
    }
}
