//! The game at a table, and the part of it that is not stored yet.

use super::refused::Refused;
use super::resuming::{Unplayable, resume, standing};
use crate::log::{Often, at_times};
use crate::protocol::{Said, ServerMessage};
use crate::store::{Change, Request, Saved, Table, TakenOver};
use entrepot_live::{Chapters, Live, Preview};
use entrepot_table::{Bot, Game, Moves, Seat};
use entrepot_title::{Json, Title, json};
use serde_json::Value;

/// An action at the table.
pub(super) enum Action {
    Step(Vec<Value>),
    Undo,
    Reset,
    Resign,
}

/// How far a game is for the deciding seat: it must match what that seat was last sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Progress {
    pub(super) version: usize,
    /// How many of its moves can be taken back.
    pub(super) open: usize,
}

/// Whom an action concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct News {
    /// Everybody learns of it; otherwise only those who look as the seat.
    pub(super) everybody: bool,
    /// Seats, state or outcome changed.
    pub(super) table: bool,
}

/// What a computer player is asked.
pub(super) struct Question<G: Game> {
    pub(super) seat: Seat,
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Move>,
}

/// One game. Changes stay in memory until they are saved, and nobody may see them before.
pub(super) struct Room<G: Game> {
    pub(super) title: &'static Title<G>,
    pub(super) table: Table,
    pub(super) live: Live<G>,
    /// How many moves are stored.
    stored: usize,
    /// A seat that was given up, if that is not stored yet.
    taken_over: Option<TakenOver>,
}

impl<G: Game> Room<G> {
    pub(super) fn new(title: &'static Title<G>, saved: Saved) -> Result<Room<G>, Unplayable> {
        let live = resume::<G>(&saved)?;
        let Saved { table, played, .. } = saved;
        Ok(Room { title, table, live, stored: played.len(), taken_over: None })
    }

    /// Does what a seat's owner wants, or says why not.
    pub(super) fn perform(&mut self, seat: Seat, action: &Action) -> Result<News, Refused<G>> {
        match action {
            Action::Step(moves) => self.step(seat, &read_moves::<G>(moves)?),
            Action::Undo => self.live.undo(seat).map(|_| News::OWN).map_err(Refused::undo),
            Action::Reset => self.live.reset(seat).map(|_| News::OWN).map_err(Refused::undo),
            Action::Resign => Ok(self.resign(seat)),
        }
    }

    fn step(&mut self, seat: Seat, moves: &[G::Move]) -> Result<News, Refused<G>> {
        let settled = !self.live.step(seat, moves).map_err(Refused::step)?.is_empty();
        self.look_again();
        Ok(News { everybody: settled, table: !self.table.runs() })
    }

    /// A computer player takes the seat. If no person is left, the game stops here.
    fn resign(&mut self, seat: Seat) -> News {
        // There may be nothing to take back, or nothing of this seat.
        let _ = self.live.reset(seat);
        let bot = self.title.helper();
        self.live.sit(seat, bot);
        self.taken_over = Some(TakenOver { seat, after: self.live.settled().len(), who: bot.into() });
        if let Some(sitter) = self.table.seats.get_mut(seat.index()) {
            sitter.bot = Some(bot.into());
            sitter.resigned = true;
        }
        if self.table.seats.iter().all(|sitter| sitter.bot.is_some()) {
            self.live.stop();
            self.look_again();
        }
        News { everybody: true, table: true }
    }

    /// What a computer player is to decide now, if it is one's turn.
    pub(super) fn question(&self) -> Option<Question<G>> {
        let seat = self.live.decider()?;
        self.table.seats.get(seat.index())?.bot.as_ref()?;
        let mut legal = Moves::new();
        G::legal(self.live.state(), &mut legal);
        Some(Question { seat, view: self.live.view(Some(seat)), legal: legal.to_vec() })
    }

    /// The computer player of a seat, and its name.
    pub(super) fn bot(&self, seat: Seat) -> Option<(&str, Box<dyn Bot<G>>)> {
        let name = self.table.seats.get(seat.index())?.bot.as_ref()?;
        // A player that no longer exists is replaced by one that does.
        [name, self.title.helper()].into_iter().find_map(|name| Some((name, self.bot_named(name, seat)?)))
    }

    /// A computer player with the dice for this moment: after a restart it would do the same.
    fn bot_named(&self, name: &str, seat: Seat) -> Option<Box<dyn Bot<G>>> {
        self.title.bot(name, self.live.lot(seat))
    }

    /// The recommended moves for paying what is asked.
    pub(super) fn payment(&self, view: &G::View) -> Vec<G::Move> {
        self.title.payment.map(|payment| payment(view)).unwrap_or_default()
    }

    /// What an adviser has to decide next after these moves; `None` if the rest cannot be planned.
    pub(super) fn next_question(&self, seat: Seat, begun: &[G::Move]) -> Option<Question<G>> {
        let mut question = None;
        let mut known = begun.iter().copied();
        self.live.would_play(seat, |view, legal| {
            known.next().unwrap_or_else(|| {
                question.get_or_insert_with(|| Question { seat, view: view.clone(), legal: legal.to_vec() });
                // Any move will do: only the question is needed.
                legal[0]
            })
        });
        question
    }

    /// Who gives hints.
    pub(super) fn adviser(&self, seat: Seat) -> (&'static str, Option<Box<dyn Bot<G>>>) {
        (self.title.helper(), self.bot_named(self.title.helper(), seat))
    }

    /// Plays for a computer player: all that it planned, if that is one step, or at least its first move. Whatever it answered,
    /// if anything, the game goes on.
    pub(super) fn play_for(&mut self, seat: Seat, moves: &[G::Move]) -> News {
        for planned in [moves, &moves[..moves.len().min(1)]] {
            if let Ok(news) = self.step(seat, planned) {
                return news;
            }
        }
        at_times!(
            error,
            Often::BadBot,
            table = self.table.id,
            "a computer player gave no legal move; the first one is played"
        );
        let first = self.question().and_then(|question| question.legal.first().copied());
        first.and_then(|mv| self.step(seat, &[mv]).ok()).unwrap_or(News::OWN)
    }

    /// Updates the public state, unless moves are open: nobody else may know of them.
    fn look_again(&mut self) {
        if self.live.open().is_empty() {
            self.table.standing = standing(self.title, &self.live);
        }
    }
}

/// What is sent and stored.
impl<G: Game> Room<G> {
    /// Everything that is not stored yet.
    pub(super) fn change<'a>(&'a self, request: Option<Request<'a>>, now: i64) -> Change<'a> {
        let moves = self.live.settled().iter().chain(self.live.open());
        let played: Vec<_> = moves.skip(self.stored).map(|played| (played.seat, played.mv.to_string())).collect();
        let resigned = self.taken_over.clone().map(|event| (event, self.title.helper()));
        Change {
            table: &self.table.id,
            request,
            keep: self.stored.min(self.moves()),
            stored: self.stored,
            saves: self.table.saves,
            played,
            resigned,
            standing: &self.table.standing,
            now,
        }
    }

    /// Everything is stored.
    pub(super) fn saved(&mut self, now: i64) {
        self.stored = self.moves();
        self.taken_over = None;
        self.table.touched = now;
        self.table.saves += 1;
    }

    /// How many moves there are, including those that can be taken back.
    pub(super) fn moves(&self) -> usize {
        self.live.settled().len() + self.live.open().len()
    }

    /// How far the game is for a seat, in the numbers of its updates.
    pub(super) fn progress(&self, seat: Seat) -> Progress {
        let decides = self.live.decider() == Some(seat);
        Progress { version: self.live.settled().len() + 1, open: if decides { self.live.open().len() } else { 0 } }
    }

    /// The update for a viewer who knows everything up to a version, and the version it knows then.
    pub(super) fn update(&self, viewer: Option<Seat>, since: usize) -> (Said<G>, usize) {
        let message = self.live.message(viewer, since);
        let (version, facts) = (message.version, self.facts(&message.view));
        (ServerMessage::Update { viewer, message, facts }, version)
    }

    /// What a viewer may know of the history before a version.
    pub(super) fn earlier(&self, id: &str, viewer: Option<Seat>, before: usize) -> Said<G> {
        let Chapters { chapters, left_out } = self.live.earlier(viewer, before);
        ServerMessage::Earlier { id: id.into(), chapters, left_out }
    }

    pub(super) fn preview(&self, id: &str, seat: Seat, moves: &[Value]) -> Result<Said<G>, Refused<G>> {
        let Preview { shown, then, view } = self.live.preview(seat, &read_moves::<G>(moves)?).map_err(Refused::step)?;
        let facts = self.facts(&view);
        Ok(ServerMessage::Preview { id: id.into(), shown, then, view, facts })
    }

    /// Another way to pay what the seat is asked to pay.
    pub(super) fn plan(&self, id: &str, seat: Seat, wish: Value) -> Result<Said<G>, Refused<G>> {
        if self.live.decider() != Some(seat) {
            return Err(Refused::not_your_turn());
        }
        let plan = self.title.part("a plan", self.title.plan).map_err(Refused::not_available)?;
        let view = self.live.view(Some(seat));
        let plan = plan(&view, &json(&wish)).map_err(|error| Refused::bad_wish(&error))?;
        Ok(ServerMessage::Plan { id: id.into(), plan })
    }

    /// What follows from a view by the rules; nothing if the game has no such facts.
    fn facts(&self, view: &G::View) -> Json {
        self.title.facts.map_or_else(|| json(&()), |facts| facts(view))
    }
}

impl News {
    /// Only the seat itself learns of it.
    const OWN: News = News { everybody: false, table: false };
}

fn read_moves<G: Game>(moves: &[Value]) -> Result<Vec<G::Move>, Refused<G>> {
    let read = |(index, value): (usize, &Value)| {
        serde_json::from_value(value.clone()).map_err(|error| Refused::bad_move(index, &error))
    };
    moves.iter().enumerate().map(read).collect()
}
