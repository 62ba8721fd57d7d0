//! Why something is not allowed.

use super::page::Page;
use super::probe;
use super::session::{Session, Then};
use entrepot_sanjuan::{Decision, Kind, Move, Refusal};
use entrepot_table::{Refuse, Seat, StepError};
use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Session<R, W> {
    /// Says whether what was asked for is allowed, and if not, why: a line of moves, or the name of a building or role.
    pub(super) fn why(&self, page: &mut Page, seat: Seat, text: &str) {
        if text.is_empty() {
            return page.text(&self.words.get("why-what"));
        }
        let meant = self.meant(seat, text);
        match self.words.typed(text) {
            Ok(moves) => self.why_moves(page, seat, &moves),
            Err(_) if !meant.is_empty() => meant.into_iter().for_each(|mv| self.why_moves(page, seat, &[mv])),
            Err(mistake) => page.refused(0, &mistake),
        }
    }

    fn why_moves(&self, page: &mut Page, seat: Seat, moves: &[Move]) {
        let view = self.table.view(seat);
        let choices = self.choices(seat);
        let told = match moves {
            // A member of a set may be chosen in any order here.
            [mv] if choices.is_member(*mv) => Ok(()),
            [mv] => self.table.check(seat, *mv).map_err(|refusal| StepError::Refused { index: 0, refusal }),
            moves => probe::step(&view, moves),
        };
        match told {
            Ok(()) => page.text(&self.words.say("why-allowed", &[("what", self.named(seat, moves).into())])),
            Err(error) => self.explain(page, seat, moves, error),
        }
    }

    fn named(&self, seat: Seat, moves: &[Move]) -> String {
        match moves {
            [mv] => self.words.answer(&self.table.view(seat).board, *mv),
            moves => entrepot_sanjuan::write_line(moves),
        }
    }

    /// Says why a step was not taken, and asks again.
    pub(super) fn refuse(&mut self, seat: Seat, moves: &[Move], error: StepError<Refusal>) -> io::Result<Then> {
        self.print(|session, page| session.explain(page, seat, moves, error))?;
        Ok(Then::Ask)
    }

    /// Says what is wrong with a line. Nothing is lost by it.
    pub(super) fn object(&mut self, message: &str) -> io::Result<Then> {
        self.print(|_, page| page.refused(0, message))?;
        Ok(Then::Ask)
    }

    /// Why a step was refused, with the rule.
    fn explain(&self, page: &mut Page, seat: Seat, moves: &[Move], error: StepError<Refusal>) {
        let about = |index: usize, text: &str| match moves.len() {
            0 | 1 => text.to_owned(),
            _ => self.words.about(&self.table.arranged(moves)[index].to_string(), text),
        };
        match error {
            StepError::Empty => page.refused(0, &self.words.get("input-empty")),
            StepError::Over => page.refused(0, &self.words.get("refusal-game_over")),
            StepError::RevealsTooEarly { index } => {
                page.refused(0, &about(index, &self.words.get("step-reveals_too_early")));
            }
            StepError::Refused { index, refusal } => {
                let board = self.table.view(seat).board;
                page.refused(0, &about(index, &self.words.refusal(&board, refusal)));
                let rule = self.words.rule(refusal.rule()).unwrap_or_default();
                page.faint(2, &format!("[{}] {rule}", refusal.rule()));
            }
        }
    }

    /// What somebody who only says a name probably wants to do with it at this question.
    fn meant(&self, seat: Seat, text: &str) -> Vec<Move> {
        let asked = self.table.view(seat).board.decision();
        let roles = self.words.find_roles(text).into_iter().map(Move::Role);
        let kinds = self.words.find_kinds(text).into_iter().flat_map(|kind| with(asked, kind));
        match asked {
            Some(Decision::Role) => roles.chain(kinds).collect(),
            _ => kinds.collect(),
        }
    }
}

/// The move that names this building at this question.
fn with(asked: Option<Decision>, kind: Kind) -> Option<Move> {
    Some(match asked? {
        Decision::StartingHand { .. } | Decision::HandLimit { .. } | Decision::Archive { .. } => Move::Discard(kind),
        Decision::Over => Move::Over { kind, good: false },
        Decision::Pay { .. } => Move::Pay(kind),
        Decision::Produce { .. } => Move::Produce(kind),
        Decision::Sell { .. } => Move::Sell(kind),
        Decision::Keep { .. } => Move::Keep(kind),
        Decision::GoldMineTake => Move::Take(kind),
        Decision::Office { .. } => Move::Exchange(kind),
        Decision::Chapel => Move::Lay(kind),
        Decision::Bank { .. } => Move::Bank(kind),
        Decision::Role | Decision::Build | Decision::Library | Decision::GoldMine | Decision::Goldsmith => {
            Move::Build(kind)
        }
    })
}
