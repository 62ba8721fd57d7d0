//! Taking back, and leaving.

use super::session::{Session, Then};
use super::spoken::Spoken;
use entrepot_table::notation::Notation;
use entrepot_table::{Game, Seat, UndoError};
use std::io::{self, BufRead, Write};

impl<G: Game<Move: Notation>, S: Spoken<G>, R: BufRead, W: Write> Session<G, S, R, W> {
    pub(super) fn undo(&mut self, seat: Seat) -> io::Result<Then> {
        if let Some(mv) = self.picked.pop() {
            let message = self.words.say("undone", &[("what", S::member(&self.words, mv).into())]);
            self.print(|_, page| page.text(&message))?;
            return self.show_question(seat).map(|()| Then::Ask);
        }
        if S::forget(&mut self.minds[seat.index()]) {
            return self.show_question(seat).map(|()| Then::Ask);
        }
        match self.table.undo(seat) {
            Ok(mv) => {
                let answer = S::answer(&self.words, &self.table.view(seat), mv);
                let message = self.words.say("undone", &[("what", answer.into())]);
                self.taken_back(seat, &message)
            }
            Err(error) => self.not_undone(error),
        }
    }

    pub(super) fn reset(&mut self, seat: Seat) -> io::Result<Then> {
        let picked = std::mem::take(&mut self.picked).len();
        while S::forget(&mut self.minds[seat.index()]) {}
        match (self.table.reset(seat), picked) {
            (Err(error), 0) => self.not_undone(error),
            (result, picked) => {
                let count = result.unwrap_or(0) + picked;
                let message = self.words.say("reset-done", &[("n", count.into())]);
                self.taken_back(seat, &message)
            }
        }
    }

    fn taken_back(&mut self, seat: Seat, message: &str) -> io::Result<Then> {
        self.told[seat.index()] = self.told[seat.index()].min(self.table.known(seat));
        self.print(|_, page| page.text(message))?;
        Ok(Then::GoOn)
    }

    fn not_undone(&mut self, error: UndoError) -> io::Result<Then> {
        let message = self.words.get(match error {
            UndoError::Nothing => "undo-nothing",
            UndoError::NotYours => "undo-not_yours",
        });
        self.object(&message)
    }

    pub(super) fn quit(&mut self, seat: Seat) -> io::Result<Then> {
        self.print(|session, page| page.text(&session.words.get("quit-sure")))?;
        let Some(line) = self.read_line(seat)? else { return Ok(Then::Leave) };
        let yes = self.words.get("quit-yes");
        if yes.split(' ').any(|word| word == line.trim().to_lowercase()) {
            return Ok(Then::Leave);
        }
        self.print(|session, page| page.text(&session.words.get("quit-not")))?;
        Ok(Then::Ask)
    }
}
