//! Choosing by number or by notation.

use super::choices::{Choices, Wants};
use super::listing::Listing;
use super::session::{Session, Then};
use entrepot_sanjuan::{Decision, Kind, Move, Refusal, View, same_question};
use entrepot_table::{Seat, StepError};
use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Session<R, W> {
    /// What this seat, which decides, can choose from.
    pub(super) fn choices(&self, seat: Seat) -> Choices {
        Choices::of(&self.table.view(seat), &self.table.legal(), |mv| self.table.check(seat, mv))
    }

    /// The question and its answers by number.
    pub(super) fn show_question(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.table.view(seat);
        let choices = self.choices(seat);
        let offers = self.table.offers(seat);
        let Some(asked) = view.board.decision() else { return Ok(()) };
        self.print(|session, page| {
            page.blank();
            page.strong(&session.words.question(&view.board, asked));
            if let Some(how) = session.how_many(&choices) {
                page.text(&how);
            }
            if let Some(hint) = session.hint(&view, asked) {
                page.text(&hint);
            }
            Listing::new(&session.words, &view, &offers).draw(page, &choices, &session.picked);
        })
    }

    /// How many can be chosen at once, and what has been chosen.
    fn how_many(&self, choices: &Choices) -> Option<String> {
        let left = choices.most().saturating_sub(self.picked.len());
        if self.picked.is_empty() {
            return match choices.wants {
                Wants::UpTo(most) if most > 1 => Some(self.words.say("choose-up_to", &[("n", most.into())])),
                Wants::Exactly(n) if n > 1 => Some(self.words.get("choose-several")),
                _ => None,
            };
        }
        let chosen = self.words.list(self.picked.iter().map(|&mv| self.chosen(mv)));
        let key = if matches!(choices.wants, Wants::UpTo(_)) { "picked-up_to" } else { "picked-exactly" };
        Some(self.words.say(key, &[("list", chosen.into()), ("n", left.into())]))
    }

    /// A member of a set, by its name.
    pub(super) fn chosen(&self, mv: Move) -> String {
        match mv {
            Move::Produce(kind) | Move::Sell(kind) | Move::PayGood(kind) => self.words.good(kind),
            Move::Pay(kind) | Move::Keep(kind) | Move::Discard(kind) | Move::Exchange(kind) | Move::Bank(kind) => {
                self.words.kind(kind)
            }
            other => other.to_string(),
        }
    }

    /// Something about this question that is easily forgotten.
    fn hint(&self, view: &View, asked: Decision) -> Option<String> {
        let city = view.board.city(view.viewer?);
        match asked {
            Decision::Build if city.can_use(Kind::Crane) => Some(self.words.get("hint-crane")),
            Decision::Sell { sold: 0, .. } if city.can_use(Kind::Harbor) => Some(self.words.get("hint-harbor")),
            _ => None,
        }
    }

    /// Answers by number.
    pub(super) fn choose(&mut self, seat: Seat, numbers: &[usize]) -> io::Result<Then> {
        let choices = self.choices(seat);
        let left = choices.left(&self.picked);
        if choices.wants == Wants::One && numbers.len() > 1 {
            let message = self.words.get("input-one");
            return self.object(&message);
        }
        let chosen: Option<Vec<Move>> = numbers.iter().map(|n| left.get(n.checked_sub(1)?).copied()).collect();
        match chosen {
            Some(moves) => self.play(seat, &moves),
            None => {
                let message = self.words.say("input-number", &[("most", left.len().into())]);
                self.object(&message)
            }
        }
    }

    /// Plays moves; members of a set are gathered until the set is complete.
    pub(super) fn play(&mut self, seat: Seat, moves: &[Move]) -> io::Result<Then> {
        let choices = self.choices(seat);
        let (members, done) = match moves {
            [members @ .., Move::Pass] => (members, true),
            members => (members, false),
        };
        let of_a_set = members.iter().all(|&mv| choices.is_member(mv));
        let nothing = members.is_empty() && (self.picked.is_empty() || choices.wants == Wants::One);
        if of_a_set && !nothing {
            return self.gather(seat, &choices, members, done);
        }
        self.picked.clear();
        match self.table.step(seat, moves) {
            Ok(()) => Ok(Then::GoOn),
            Err(error) => self.refuse(seat, moves, error),
        }
    }

    /// Adds members to the set that is asked for, and plays it when it is complete.
    fn gather(&mut self, seat: Seat, choices: &Choices, members: &[Move], done: bool) -> io::Result<Then> {
        let picked: Vec<Move> = self.picked.iter().chain(members).copied().collect();
        if picked.len() > choices.most() {
            let message = self.words.say("input-too_many", &[("most", choices.most().into())]);
            return self.object(&message);
        }
        if let Some(&mv) = picked.iter().find(|&&mv| too_often(choices, mv, &picked)) {
            let message = self.words.say("input-too_often", &[("what", self.chosen(mv).into())]);
            return self.object(&message);
        }
        let complete = picked.len() == choices.most() || (done && matches!(choices.wants, Wants::UpTo(_)));
        self.picked = picked;
        if complete { self.play_set(seat, done) } else { self.show_question(seat).map(|()| Then::Ask) }
    }

    /// Plays the set that was gathered. Members that were played before it are taken back first where the order asks for
    /// it.
    fn play_set(&mut self, seat: Seat, done: bool) -> io::Result<Then> {
        let picked = std::mem::take(&mut self.picked);
        let asked = self.table.view(seat).board.decision();
        let result = match self.table.step(seat, &picked) {
            Err(StepError::Refused { refusal: Refusal::OutOfOrder { .. }, .. }) => {
                self.play_with_earlier(seat, &picked)
            }
            result => result,
        };
        if let Err(error) = result {
            self.refuse(seat, &picked, error)?;
            return self.show_question(seat).map(|()| Then::Ask);
        }
        let view = self.table.view(seat);
        if done && self.table.decider() == Some(seat) && same_question(asked, view.board.decision()) {
            let _ = self.table.step(seat, &[Move::Pass]);
        }
        Ok(Then::GoOn)
    }

    /// Plays members of a set together with those that were played one by one and can still be taken back.
    fn play_with_earlier(&mut self, seat: Seat, picked: &[Move]) -> Result<(), StepError<Refusal>> {
        let open = self.table.open();
        let earlier = open.iter().rev().take_while(|mv| picked.iter().any(|one| same_set(one, mv))).count();
        let earlier = &open[open.len() - earlier..];
        for _ in earlier {
            let _ = self.table.undo(seat);
        }
        let all: Vec<Move> = earlier.iter().chain(picked).copied().collect();
        self.table.step(seat, &all).inspect_err(|_| {
            let _ = self.table.step(seat, earlier);
        })
    }
}

fn too_often(choices: &Choices, mv: Move, picked: &[Move]) -> bool {
    picked.iter().filter(|one| **one == mv).count() > choices.copies(mv, &[])
}

/// Whether two moves choose members of the same set.
fn same_set(a: &Move, b: &Move) -> bool {
    let paying = |mv: &Move| matches!(mv, Move::Pay(_) | Move::PayGood(_));
    std::mem::discriminant(a) == std::mem::discriminant(b) || (paying(a) && paying(b))
}
