//! The course of a game at one screen: whose turn it is, what is shown, what is typed.

use super::input::{self, Input};
use super::page::Page;
use super::screen::Screen;
use super::seats::{Player, Seats};
use super::style::Style;
use super::table::Table;
use super::teller::Teller;
use super::words::Words;
use entrepot_live::Record;
use entrepot_sanjuan::{Decision, Move, SanJuan, View};
use entrepot_table::Seat;
use std::io::{self, BufRead, Write};

/// What a line of input led to.
pub(super) enum Then {
    /// The question stands.
    Ask,
    /// The table has changed, or the question must be shown again.
    GoOn,
    /// Somebody left, or nothing more can be read.
    Leave,
}

/// A game at one screen.
pub(super) struct Session<R, W> {
    pub(super) words: Words,
    pub(super) table: Table,
    pub(super) seats: Seats,
    style: Style,
    input: R,
    output: W,
    /// How many moves each seat has been told of.
    pub(super) told: Vec<usize>,
    /// Who has the keyboard.
    holder: Option<Seat>,
    /// Members of a set that were chosen and not yet played.
    pub(super) picked: Vec<Move>,
}

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn new(words: Words, table: Table, seats: Seats, style: Style, input: R, output: W) -> Session<R, W> {
        let told = vec![0; seats.0.len()];
        Session { words, table, seats, style, input, output, told, holder: None, picked: Vec::new() }
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn run(mut self) -> io::Result<Record<SanJuan>> {
        self.greet()?;
        while let Some(seat) = self.table.decider() {
            let goes_on = match &mut self.seats.0[seat.index()].player {
                Player::Computer(bot) => {
                    let legal = self.table.legal();
                    let mv = bot.choose(&self.table.view(seat), &legal);
                    // A computer player that answers nonsense must not stop the game for people.
                    if self.table.step(seat, &[mv]).is_err() {
                        let _ = self.table.step(seat, &legal[..1]);
                    }
                    true
                }
                Player::Person => self.person(seat)?,
            };
            if !goes_on {
                return self.leave();
            }
        }
        self.finish()
    }

    fn greet(&mut self) -> io::Result<()> {
        let names = self.words.list(self.seats.names());
        let promise = self.table.promise();
        self.print(|session, page| {
            page.heading(&session.words.get("title"));
            page.text(&session.words.say("greeting", &[("names", names.into())]));
            session.words.options(page, session.table.setup());
            page.faint(0, &session.words.say("promise", &[("promise", promise.into())]));
            page.blank();
            page.text(&session.words.get("greeting-help"));
            page.blank();
        })
    }

    /// One decision of a person. False if somebody leaves.
    fn person(&mut self, seat: Seat) -> io::Result<bool> {
        let handed_over = self.holder != Some(seat) && self.seats.people() > 1;
        if handed_over && !self.hand_over(seat)? {
            return Ok(false);
        }
        self.holder = Some(seat);
        let forced = self.only_answer();
        // Somebody who plays alone against computers need not see the table where nothing is asked.
        self.show(seat, handed_over, forced.is_none() || self.seats.people() > 1)?;
        if let Some(only) = forced {
            return self.forced(seat, only);
        }
        self.show_question(seat)?;
        loop {
            let Some(line) = self.read_line(seat)? else { return Ok(false) };
            match self.obey(seat, &line)? {
                Then::Ask => {}
                Then::GoOn => return Ok(true),
                Then::Leave => return Ok(false),
            }
        }
    }

    /// The answer, where there is only one. With choices that can still be taken back the question is asked all the same:
    /// answering it would settle them.
    fn only_answer(&self) -> Option<Move> {
        match (&self.table.legal()[..], &self.table.open()[..]) {
            ([only], []) => Some(*only),
            _ => None,
        }
    }

    /// Hides everything until the next person is alone with the screen.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        // Nothing is to be hidden before the first turn, and the greeting should be read.
        if self.holder.is_some() {
            write!(self.output, "{}", self.style.clear())?;
        }
        let name = self.words.name(seat).to_owned();
        self.print(|session, page| {
            page.blank();
            page.heading(&session.words.say("hand-over-title", &[("name", name.clone().into())]));
            page.text(&session.words.say("hand-over", &[("name", name.clone().into())]));
        })?;
        Ok(self.read_raw()?.is_some())
    }

    /// What happened since this person was last asked, and the table if others moved.
    fn show(&mut self, seat: Seat, handed_over: bool, table: bool) -> io::Result<()> {
        let since = self.told[seat.index()];
        let view = self.table.view(seat);
        let news = Teller::new(&self.words, Some(seat)).tell(self.table.events(seat, since));
        let role = view.board.decision() == Some(Decision::Role);
        let others = self.table.others_moved(seat, since);
        let whole = table && (handed_over || since == 0 || role || others);
        self.told[seat.index()] = self.table.known(seat);
        self.print(|session, page| {
            page.blank();
            if others && !news.is_empty() && since > 0 {
                page.strong(&session.words.get("news"));
            }
            news.iter().for_each(|line| page.hanging("  ", line));
            if whole {
                page.blank();
                session.draw_table(page, &view);
            }
        })
    }

    fn draw_table(&self, page: &mut Page, view: &View) {
        let screen = Screen::new(&self.words, view);
        screen.draw(page);
        if !lists_hand(view.board.decision()) {
            page.blank();
            screen.hand(page);
        }
    }

    /// A question with one answer that only its owner can know to be the only one: it is given, and said to be.
    fn forced(&mut self, seat: Seat, only: Move) -> io::Result<bool> {
        let answer = self.words.answer(&self.table.view(seat).board, only);
        self.print(|session, page| {
            page.blank();
            page.text(&session.words.say("forced", &[("answer", answer.into())]));
        })?;
        // Others at this screen must not see by the pace that there was no choice.
        if self.seats.people() > 1 {
            self.print(|session, page| page.text(&session.words.get("press-enter")))?;
            if self.read_raw()?.is_none() {
                return Ok(false);
            }
        }
        Ok(self.table.step(seat, &[only]).is_ok())
    }

    fn obey(&mut self, seat: Seat, line: &str) -> io::Result<Then> {
        match input::read(line) {
            Input::Nothing => self.show_question(seat).map(|()| Then::Ask),
            Input::Numbers(numbers) => self.choose(seat, &numbers),
            Input::Moves(line) => match self.words.typed(line) {
                Ok(moves) => self.play(seat, &moves),
                Err(mistake) => self.object(&mistake),
            },
            Input::Undo => self.undo(seat),
            Input::Reset => self.reset(seat),
            Input::Quit => self.quit(seat),
            Input::Table => {
                let view = self.table.view(seat);
                self.print(|session, page| session.draw_table(page, &view))?;
                self.show_question(seat).map(|()| Then::Ask)
            }
            asked => self.inform(seat, asked).map(|()| Then::Ask),
        }
    }

    fn leave(mut self) -> io::Result<Record<SanJuan>> {
        self.print(|session, page| {
            page.blank();
            page.text(&session.words.get("goodbye"));
        })?;
        Ok(self.table.stop())
    }

    /// The end of the game: what happened last, and the final scores.
    fn finish(mut self) -> io::Result<Record<SanJuan>> {
        let people: Vec<Seat> = Seat::all(self.seats.0.len())
            .filter(|seat| matches!(self.seats.0[seat.index()].player, Player::Person))
            .collect();
        // One person is told what happened since the last turn; several share the screen, and see what all may know.
        let (viewer, since) = match people[..] {
            [seat] => (Some(seat), self.told[seat.index()]),
            _ => (None, self.holder.map_or(0, |seat| self.told[seat.index()])),
        };
        let news = Teller::new(&self.words, viewer).tell(self.table.events_for(viewer, since));
        let view = self.table.public();
        let outcome = self.table.outcome();
        self.print(|session, page| {
            page.blank();
            news.iter().for_each(|line| page.hanging("  ", line));
            page.blank();
            Screen::new(&session.words, &view).draw_cities(page);
            page.blank();
            if let Some(outcome) = &outcome {
                session.words.ending(page, &view.board, outcome);
            }
        })?;
        let Session { words, table, style, mut output, .. } = self;
        let record = table.stop();
        if let Some(seed) = record.seed() {
            let mut page = Page::new(style);
            page.faint(0, &words.say("seed-was", &[("seed", seed.to_string().into())]));
            write!(output, "{}", page.print())?;
        }
        Ok(record)
    }

    pub(super) fn print(&mut self, fill: impl FnOnce(&Session<R, W>, &mut Page)) -> io::Result<()> {
        let mut page = Page::new(self.style);
        fill(self, &mut page);
        write!(self.output, "{}", page.print())?;
        self.output.flush()
    }

    pub(super) fn read_line(&mut self, seat: Seat) -> io::Result<Option<String>> {
        write!(self.output, "{}> ", self.words.name(seat))?;
        self.output.flush()?;
        self.read_raw()
    }

    /// The next line; `None` when there is no more. Bytes that are no text are read as question marks, so that no input
    /// ends the game.
    fn read_raw(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        match self.input.read_until(b'\n', &mut bytes)? {
            0 => Ok(None),
            _ => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        }
    }
}

/// Questions whose answers are the cards of the hand: it need not be shown twice.
fn lists_hand(asked: Option<Decision>) -> bool {
    matches!(
        asked,
        Some(
            Decision::Build
                | Decision::StartingHand { .. }
                | Decision::HandLimit { .. }
                | Decision::Archive { .. }
                | Decision::Office { .. }
                | Decision::Chapel
                | Decision::Bank { .. }
        )
    )
}
