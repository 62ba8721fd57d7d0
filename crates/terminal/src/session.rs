//! The course of a game at one screen: whose turn it is, what is shown, what is typed.

use super::input::{self, Input};
use super::page::Page;
use super::seats::{Player, Seats};
use super::spoken::{Shortcut, Spoken};
use super::style::Style;
use super::table::Table;
use super::typed::typed;
use entrepot_live::Record;
use entrepot_table::notation::Notation;
use entrepot_table::{Game, Seat};
use std::io::{self, BufRead, Write};

/// The effect of a line of input.
pub(super) enum Then {
    /// The same question remains.
    Ask,
    /// The table has changed, or the question must be shown again.
    GoOn,
    /// Somebody left, or the input has ended.
    Leave,
}

/// A game at one screen.
pub(super) struct Session<G: Game<Move: Notation>, S: Spoken<G>, R, W> {
    pub(super) words: S::Words,
    pub(super) table: Table<G>,
    pub(super) seats: Seats<G>,
    style: Style,
    input: R,
    output: W,
    /// How many moves each seat has been shown.
    pub(super) told: Vec<usize>,
    /// Who is at the keyboard.
    holder: Option<Seat>,
    /// Members of a set that were chosen but not yet played.
    pub(super) picked: Vec<G::Move>,
    /// What each seat's person wished, between lines of input.
    pub(super) minds: Vec<S::Mind>,
}

impl<G: Game<Move: Notation>, S: Spoken<G>, R: BufRead, W: Write> Session<G, S, R, W> {
    pub(super) fn new(
        words: S::Words,
        table: Table<G>,
        seats: Seats<G>,
        style: Style,
        input: R,
        output: W,
    ) -> Session<G, S, R, W> {
        let told = vec![0; seats.0.len()];
        let minds = seats.0.iter().map(|_| S::Mind::default()).collect();
        Session { words, table, seats, style, input, output, told, holder: None, picked: Vec::new(), minds }
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn run(mut self) -> io::Result<Record<G>> {
        self.greet()?;
        while let Some(seat) = self.table.decider() {
            let goes_on = match &mut self.seats.0[seat.index()].player {
                Player::Computer(bot) => {
                    let legal = self.table.legal();
                    let plan = bot.plan(&self.table.view(seat), &legal);
                    // A plan may be more than one step, and a computer player with an illegal answer must not stop the game.
                    let tries = [&plan[..], &plan[..plan.len().min(1)], &legal[..1]];
                    tries.iter().any(|moves| self.table.step(seat, moves).is_ok())
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
            page.heading(&S::title(&session.words));
            page.text(&session.words.say("greeting", &[("names", names.into())]));
            S::options(&session.words, page, session.table.setup());
            page.faint(0, &session.words.say("promise", &[("promise", promise.into())]));
            page.blank();
            page.text(&session.words.get("greeting-help"));
            page.blank();
        })
    }

    /// One decision of a person. Returns false if somebody leaves.
    fn person(&mut self, seat: Seat) -> io::Result<bool> {
        let handed_over = self.holder != Some(seat) && self.seats.people() > 1;
        if handed_over && !self.hand_over(seat)? {
            return Ok(false);
        }
        self.holder = Some(seat);
        let forced = self.only_answer();
        // A single person need not see the table when there is nothing to decide.
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

    /// The answer, if there is only one. If open moves could still be taken back, the question is asked anyway: answering it
    /// would make them final.
    fn only_answer(&self) -> Option<G::Move> {
        match (&self.table.legal()[..], &self.table.open()[..]) {
            ([only], []) => Some(*only),
            _ => None,
        }
    }

    /// Hides everything until the next person is alone at the screen.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        // Before the first turn nothing needs hiding, and the greeting should be read.
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

    /// Shows what happened since this person was last asked, and the table if others moved.
    fn show(&mut self, seat: Seat, handed_over: bool, table: bool) -> io::Result<()> {
        let since = self.told[seat.index()];
        let view = self.table.view(seat);
        let news = S::tell(&self.words, Some(seat), self.table.events(seat, since));
        let anew = S::begins_anew(&view);
        let others = self.table.others_moved(seat, since);
        let whole = table && (handed_over || since == 0 || anew || others);
        self.told[seat.index()] = self.table.known(seat);
        self.print(|session, page| {
            page.blank();
            if others && !news.is_empty() && since > 0 {
                page.strong(&session.words.get("news"));
            }
            news.iter().for_each(|line| page.hanging("  ", line));
            if whole {
                page.blank();
                S::draw(&session.words, page, &view);
            }
        })
    }

    /// Gives the only answer, and says so. Only the person asked may know that there was no choice.
    fn forced(&mut self, seat: Seat, only: G::Move) -> io::Result<bool> {
        let answer = S::answer(&self.words, &self.table.view(seat), only);
        self.print(|session, page| {
            page.blank();
            page.text(&session.words.say("forced", &[("answer", answer.into())]));
        })?;
        // Others at this screen must not notice by the pace that there was no choice.
        if self.seats.people() > 1 {
            self.print(|session, page| page.text(&session.words.get("press-enter")))?;
            if self.read_raw()?.is_none() {
                return Ok(false);
            }
        }
        Ok(self.table.step(seat, &[only]).is_ok())
    }

    fn obey(&mut self, seat: Seat, line: &str) -> io::Result<Then> {
        let view = self.table.view(seat);
        let choices = self.choices(seat);
        match S::shortcut(&self.words, &view, &choices, &mut self.minds[seat.index()], line.trim()) {
            Shortcut::None => self.obey_common(seat, line),
            Shortcut::Play(moves) => self.play(seat, &moves),
            Shortcut::Noted => self.show_question(seat).map(|()| Then::Ask),
            Shortcut::Wrong(message) => self.object(&message),
        }
    }

    fn obey_common(&mut self, seat: Seat, line: &str) -> io::Result<Then> {
        match input::read(line) {
            Input::Nothing => self.show_question(seat).map(|()| Then::Ask),
            Input::Numbers(numbers) => self.choose(seat, &numbers),
            Input::Moves(line) => self.moves_or_lookup(seat, line),
            Input::Undo => self.undo(seat),
            Input::Reset => self.reset(seat),
            Input::Quit => self.quit(seat),
            Input::Table => {
                let view = self.table.view(seat);
                self.print(|session, page| S::draw(&session.words, page, &view))?;
                self.show_question(seat).map(|()| Then::Ask)
            }
            asked => self.inform(seat, asked).map(|()| Then::Ask),
        }
    }

    /// A command of the game that looks something up, or else a line of moves.
    fn moves_or_lookup(&mut self, seat: Seat, line: &str) -> io::Result<Then> {
        let view = self.table.view(seat);
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let mut page = self.page();
        if S::look_up(&self.words, &mut page, &view, &word.to_lowercase(), rest.trim()) {
            write!(self.output, "{}", page.print())?;
            return Ok(Then::Ask);
        }
        match typed::<G, S>(&self.words, line) {
            Ok(moves) => self.play(seat, &moves),
            Err(mistake) => self.object(&mistake),
        }
    }

    fn leave(mut self) -> io::Result<Record<G>> {
        self.print(|session, page| {
            page.blank();
            page.text(&session.words.get("goodbye"));
        })?;
        Ok(self.table.stop())
    }

    /// The end of the game: what happened last, and the final scores.
    fn finish(mut self) -> io::Result<Record<G>> {
        let people: Vec<Seat> = Seat::all(self.seats.0.len())
            .filter(|seat| matches!(self.seats.0[seat.index()].player, Player::Person))
            .collect();
        // A single person sees what happened since their last turn; several share the screen, and see what all may know.
        let (viewer, since) = match people[..] {
            [seat] => (Some(seat), self.told[seat.index()]),
            _ => (None, self.holder.map_or(0, |seat| self.told[seat.index()])),
        };
        let news = S::tell(&self.words, viewer, self.table.events_for(viewer, since));
        let view = self.table.public();
        let outcome = self.table.outcome();
        self.print(|session, page| {
            page.blank();
            news.iter().for_each(|line| page.hanging("  ", line));
            page.blank();
            if let Some(outcome) = &outcome {
                S::close(&session.words, page, &view, outcome);
            }
        })?;
        let Session { words, table, style, mut output, .. } = self;
        let record = table.stop();
        if let Some(seed) = record.seed() {
            let mut page = Page::new(style, S::WIDTH);
            page.faint(0, &words.say("seed-was", &[("seed", seed.to_string().into())]));
            write!(output, "{}", page.print())?;
        }
        Ok(record)
    }

    pub(super) fn print(&mut self, fill: impl FnOnce(&Session<G, S, R, W>, &mut Page)) -> io::Result<()> {
        let mut page = self.page();
        fill(self, &mut page);
        write!(self.output, "{}", page.print())?;
        self.output.flush()
    }

    fn page(&self) -> Page {
        Page::new(self.style, S::WIDTH)
    }

    pub(super) fn read_line(&mut self, seat: Seat) -> io::Result<Option<String>> {
        write!(self.output, "{}> ", self.words.name(seat))?;
        self.output.flush()?;
        self.read_raw()
    }

    /// The next line; `None` at the end of the input. Invalid text is replaced by question marks, so that no input ends the
    /// game.
    fn read_raw(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        match self.input.read_until(b'\n', &mut bytes)? {
            0 => Ok(None),
            _ => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        }
    }
}
