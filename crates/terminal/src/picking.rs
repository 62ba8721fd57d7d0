//! Choosing by number or by notation.

use super::choices::{Choices, Wants};
use super::session::{Session, Then};
use super::spoken::{Asked, Spoken};
use entrepot_table::notation::Notation;
use entrepot_table::{Game, Seat, StepError};
use std::io::{self, BufRead, Write};

impl<G: Game<Move: Notation>, S: Spoken<G>, R: BufRead, W: Write> Session<G, S, R, W> {
    /// What the deciding seat can choose from.
    pub(super) fn choices(&self, seat: Seat) -> Choices<G::Move> {
        let (view, offers, legal) = (self.table.view(seat), self.table.offers(seat), self.table.legal());
        S::choices(&view, &offers, &legal, &self.minds[seat.index()], &|mv| self.table.check(seat, mv))
    }

    /// The question and its answers by number.
    pub(super) fn show_question(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.table.view(seat);
        let choices = self.choices(seat);
        let offers = self.table.offers(seat);
        self.print(|session, page| {
            page.blank();
            let asked = Asked {
                words: &session.words,
                view: &view,
                offers: &offers,
                choices: &choices,
                picked: &session.picked,
                mind: &session.minds[seat.index()],
            };
            S::ask(&asked, page);
        })
    }

    /// Answers by number.
    pub(super) fn choose(&mut self, seat: Seat, numbers: &[usize]) -> io::Result<Then> {
        let choices = self.choices(seat);
        let left = choices.left(&self.picked);
        if choices.wants == Wants::One && numbers.len() > 1 {
            let message = self.words.get("input-one");
            return self.object(&message);
        }
        let chosen: Option<Vec<G::Move>> = numbers.iter().map(|n| left.get(n.checked_sub(1)?).copied()).collect();
        match chosen {
            Some(moves) => self.play(seat, &moves),
            None => {
                let message = self.words.say("input-number", &[("most", left.len().into())]);
                self.object(&message)
            }
        }
    }

    /// Plays moves; members of a set are collected until the set is complete.
    pub(super) fn play(&mut self, seat: Seat, moves: &[G::Move]) -> io::Result<Then> {
        let choices = self.choices(seat);
        let (members, done) = match moves {
            [members @ .., last] if *last == S::ENOUGH => (members, true),
            members => (members, false),
        };
        let of_a_set = members.iter().all(|&mv| choices.is_member(mv));
        let nothing = members.is_empty() && (self.picked.is_empty() || choices.wants == Wants::One);
        if of_a_set && !nothing {
            return self.gather(seat, &choices, members, done);
        }
        self.picked.clear();
        match self.table.step(seat, moves) {
            Ok(()) => {
                self.minds[seat.index()] = S::after_step(std::mem::take(&mut self.minds[seat.index()]));
                Ok(Then::GoOn)
            }
            Err(error) => self.refuse(seat, moves, error),
        }
    }

    /// Adds members to the set in question, and plays it when it is complete.
    fn gather(&mut self, seat: Seat, choices: &Choices<G::Move>, members: &[G::Move], done: bool) -> io::Result<Then> {
        let picked: Vec<G::Move> = self.picked.iter().chain(members).copied().collect();
        if picked.len() > choices.most() {
            let message = self.words.say("input-too_many", &[("most", choices.most().into())]);
            return self.object(&message);
        }
        if let Some(&mv) = picked.iter().find(|&&mv| too_often(choices, mv, &picked)) {
            let message = self.words.say("input-too_often", &[("what", S::member(&self.words, mv).into())]);
            return self.object(&message);
        }
        let complete = picked.len() == choices.most() || (done && matches!(choices.wants, Wants::UpTo(_)));
        self.picked = picked;
        if complete { self.play_set(seat, done) } else { self.show_question(seat).map(|()| Then::Ask) }
    }

    /// Plays the collected set. If the order requires it, members played before are taken back first.
    fn play_set(&mut self, seat: Seat, done: bool) -> io::Result<Then> {
        let picked = std::mem::take(&mut self.picked);
        let before = self.table.view(seat);
        let result = match self.table.step(seat, &picked) {
            Err(StepError::Refused { refusal, .. }) if S::out_of_order(&refusal) => {
                self.play_with_earlier(seat, &picked)
            }
            result => result,
        };
        if let Err(error) = result {
            self.refuse(seat, &picked, error)?;
            return self.show_question(seat).map(|()| Then::Ask);
        }
        let view = self.table.view(seat);
        if done && self.table.decider() == Some(seat) && S::same_question(&before, &view) {
            let _ = self.table.step(seat, &[S::ENOUGH]);
        }
        Ok(Then::GoOn)
    }

    /// Plays members of a set together with those already played one by one, while these can still be taken back.
    fn play_with_earlier(&mut self, seat: Seat, picked: &[G::Move]) -> Result<(), StepError<G::Refusal>> {
        let open = self.table.open();
        let earlier = open.iter().rev().take_while(|mv| picked.iter().any(|one| S::same_set(one, mv))).count();
        let earlier = &open[open.len() - earlier..];
        for _ in earlier {
            let _ = self.table.undo(seat);
        }
        let all: Vec<G::Move> = earlier.iter().chain(picked).copied().collect();
        self.table.step(seat, &all).inspect_err(|_| {
            let _ = self.table.step(seat, earlier);
        })
    }
}

impl<G: Game<Move: Notation>, S: Spoken<G>> Asked<'_, G, S> {
    /// How many can be chosen at once, and what has been chosen.
    pub fn how_many(&self) -> Option<String> {
        let left = self.choices.most().saturating_sub(self.picked.len());
        if self.picked.is_empty() {
            return match self.choices.wants {
                Wants::UpTo(most) if most > 1 => Some(self.words.say("choose-up_to", &[("n", most.into())])),
                Wants::Exactly(n) if n > 1 => Some(self.words.get("choose-several")),
                _ => None,
            };
        }
        let chosen = self.words.list(self.picked.iter().map(|&mv| S::member(self.words, mv)));
        let key = if matches!(self.choices.wants, Wants::UpTo(_)) { "picked-up_to" } else { "picked-exactly" };
        Some(self.words.say(key, &[("list", chosen.into()), ("n", left.into())]))
    }
}

fn too_often<M: Copy + PartialEq>(choices: &Choices<M>, mv: M, picked: &[M]) -> bool {
    picked.iter().filter(|one| **one == mv).count() > choices.copies(mv, &[])
}
