//! Why something is not allowed.

use super::page::Page;
use super::probe;
use super::session::{Session, Then};
use super::spoken::Spoken;
use super::typed::typed;
use entrepot_table::notation::{Notation, write_line};
use entrepot_table::{Game, Refuse, Seat, StepError};
use std::io::{self, BufRead, Write};

impl<G: Game<Move: Notation>, S: Spoken<G>, R: BufRead, W: Write> Session<G, S, R, W> {
    /// Says whether something is allowed, and if not, why: a number of the list, a line of moves, or a name.
    pub(super) fn why(&self, page: &mut Page, seat: Seat, text: &str) {
        if text.is_empty() {
            return page.text(&self.words.say("why-what", &[("example", S::EXAMPLES.why.into())]));
        }
        if let Some(mv) = self.numbered(seat, text) {
            return self.why_moves(page, seat, &[mv]);
        }
        let view = self.table.view(seat);
        let meant = S::meant(&self.words, &view, text);
        match typed::<G, S>(&self.words, text) {
            Ok(moves) => self.why_moves(page, seat, &moves),
            Err(_) if !meant.is_empty() => meant.into_iter().for_each(|mv| self.why_moves(page, seat, &[mv])),
            Err(mistake) => page.refused(0, &mistake),
        }
    }

    fn numbered(&self, seat: Seat, text: &str) -> Option<G::Move> {
        let number: usize = text.parse().ok()?;
        self.choices(seat).left(&self.picked).get(number.checked_sub(1)?).copied()
    }

    fn why_moves(&self, page: &mut Page, seat: Seat, moves: &[G::Move]) {
        let view = self.table.view(seat);
        let told = match moves {
            // Members of a set may be chosen in any order here.
            [mv] if self.choices(seat).is_member(*mv) => Ok(()),
            [mv] if S::can_be_planned(&view, *mv) => Ok(()),
            [mv] => self.table.check(seat, *mv).map_err(|refusal| StepError::Refused { index: 0, refusal }),
            moves => probe::step::<G>(&view, seat, moves),
        };
        match told {
            Ok(()) => page.text(&self.words.say("why-allowed", &[("what", self.named(seat, moves).into())])),
            Err(error) => self.explain(page, seat, moves, error),
        }
    }

    fn named(&self, seat: Seat, moves: &[G::Move]) -> String {
        match moves {
            [mv] => S::answer(&self.words, &self.table.view(seat), *mv),
            moves => write_line(moves),
        }
    }

    /// Says why a step was refused, and asks again.
    pub(super) fn refuse(&mut self, seat: Seat, moves: &[G::Move], error: StepError<G::Refusal>) -> io::Result<Then> {
        self.print(|session, page| session.explain(page, seat, moves, error))?;
        Ok(Then::Ask)
    }

    /// Says what is wrong with a line. Nothing changes.
    pub(super) fn object(&mut self, message: &str) -> io::Result<Then> {
        self.print(|_, page| page.refused(0, message))?;
        Ok(Then::Ask)
    }

    /// Why a step was refused, with the rule.
    fn explain(&self, page: &mut Page, seat: Seat, moves: &[G::Move], error: StepError<G::Refusal>) {
        let about = |index: usize, text: &str| match moves.len() {
            0 | 1 => text.to_owned(),
            _ => self.words.about(&self.table.arranged(moves)[index].to_string(), text),
        };
        match error {
            StepError::Empty => page.refused(0, &self.words.get("input-empty")),
            StepError::Over => page.refused(0, &self.words.get("input-over")),
            StepError::RevealsTooEarly { index } => {
                page.refused(0, &about(index, &self.words.get("step-reveals_too_early")));
            }
            StepError::Refused { index, refusal } => {
                let view = self.table.view(seat);
                page.refused(0, &about(index, &S::refusal(&self.words, &view, refusal)));
                let rule = self.words.rule(refusal.rule()).unwrap_or_default();
                page.faint(2, &format!("[{}] {rule}", refusal.rule()));
            }
        }
    }
}
