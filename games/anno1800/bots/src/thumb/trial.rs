//! Trying things out: a position that could be the real one, and what becomes of it.

use super::outlook::{Outlook, without};
use super::paying::{Tariff, rest};
use entrepot_anno1800::{Anno1800, Board, Cards, Decision, Move, State};
use entrepot_table::{Dice, Game, Moves, Seed, Silent};

/// No action asks more questions than this.
const MOST_QUESTIONS: usize = 40;

/// A position in which something is tried. Of the hand only the cards are known that are known really: what is drawn in
/// thought is never looked at.
#[derive(Clone, Copy)]
pub(super) struct Trial {
    state: State,
    pub(super) hand: Cards,
}

impl Trial {
    pub(super) fn board(&self) -> &Board {
        self.state.board()
    }

    /// Makes a move, if it is legal.
    pub(super) fn play(&mut self, mv: Move) -> bool {
        let legal = Anno1800::check(&self.state, self.board().actor, mv).is_ok();
        if legal {
            self.play_legal(mv);
        }
        legal
    }

    fn play_legal(&mut self, mv: Move) {
        if let Move::Play(kind) | Move::Return(kind) = mv {
            self.hand = without(&self.hand, kind);
        }
        // Anno 1800 shuffles nothing after the deal.
        Anno1800::play(&mut self.state, mv, &mut Seed::from_number(0), &mut Silent);
    }

    /// The moves that are legal now.
    pub(super) fn legal(&self) -> Moves<Move> {
        let mut moves = Moves::new();
        Anno1800::legal(&self.state, &mut moves);
        moves
    }
}

impl Outlook<'_> {
    /// A position that could be the real one. The number chooses among the many.
    pub(super) fn trial(&self, number: u64) -> Trial {
        Trial { state: Anno1800::sample(self.view, &mut Dice::new(number, 0)), hand: self.hand }
    }

    /// What a position of a trial is worth.
    pub(super) fn judge(&self, trial: &Trial) -> f32 {
        self.worth(trial.board(), &trial.hand)
    }

    /// The trial after some moves and all questions that follow from them; none if they are not legal.
    pub(super) fn tried(&self, trial: &Trial, moves: &[Move], tariff: &Tariff) -> Option<Trial> {
        let mut after = *trial;
        for mv in moves {
            if !after.play(*mv) {
                return None;
            }
        }
        self.answer_questions(&mut after, tariff);
        Some(after)
    }

    /// Answers everything that is asked before the turn goes on.
    fn answer_questions(&self, trial: &mut Trial, tariff: &Tariff) {
        for _ in 0..MOST_QUESTIONS {
            match trial.board().decision() {
                Decision::Pay => self.pay_in_thought(trial, tariff),
                Decision::Turn | Decision::Target(_) | Decision::Over => return,
                _ => {
                    let legal = trial.legal();
                    let answer = self.answer(trial.board(), &trial.hand, &legal).or(legal.first().copied());
                    let Some(answer) = answer else { return };
                    trial.play_legal(answer);
                }
            }
        }
    }

    fn pay_in_thought(&self, trial: &mut Trial, tariff: &Tariff) {
        let due = rest(trial.board());
        let Some(plan) = self.payment(trial.board(), &due, tariff) else { return };
        for mv in plan.moves {
            if !trial.play(mv) {
                return;
            }
        }
    }

    /// The answer to a question inside an action.
    pub(super) fn answer(&self, board: &Board, hand: &Cards, legal: &[Move]) -> Option<Move> {
        match board.decision() {
            Decision::Spend { .. } => self.spend(board, legal),
            Decision::Site(_) => self.site(board, hand, legal),
            Decision::Cube(_) => self.cube(legal),
            Decision::Gain { tier, .. } => Some(self.gain(board, hand, tier, legal)),
            Decision::Swap { .. } => self.swap(board, hand, legal),
            Decision::Return { .. } => self.give_back(board, hand, legal),
            Decision::Turn | Decision::Target(_) | Decision::Pay | Decision::Over => None,
        }
    }
}
