//! The task that owns a table: it reads letters one after the other, so no two things ever happen at once.

use super::refused::Refused;
use super::resuming::Unplayable;
use super::room::{Deed, News, Room};
use super::viewers::Viewer;
use super::{Help, LETTERS, Letter, Mailbox};
use crate::bots::Thought;
use crate::clock;
use crate::games::Title;
use crate::protocol::{ClientMessage, PROTOCOL, Said, ServerMessage};
use crate::store::{Request, Saved};
use entrepot_bots::Bot;
use entrepot_table::Seat;
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// After so long without anybody a table is closed.
const IDLE: Duration = Duration::from_secs(600);

/// After storage failed, it is tried again with the next letter, or after so long.
const RETRY: Duration = Duration::from_secs(1);

const STORAGE_FAILED: &str = "this could not be stored, and nothing has changed; try again in a moment";

/// Starts the task.
pub(crate) fn open<G: Title>(saved: Saved, help: Help) -> Result<Mailbox, Unplayable> {
    let room = Room::<G>::new(saved)?;
    let (mailbox, letters) = mpsc::channel(LETTERS);
    let keeper = Keeper { room, help, viewers: Vec::new(), bots: HashMap::new(), thinking: None, unsure: false };
    tokio::spawn(keeper.run(letters));
    Ok(mailbox)
}

struct Keeper<G: Title> {
    room: Room<G>,
    help: Help,
    viewers: Vec<Viewer>,
    /// The computer players that are not thinking.
    bots: HashMap<Seat, Box<dyn Bot<G>>>,
    thinking: Option<Thinking<G>>,
    /// Storage failed: what is in memory may be more than what is stored, so it is loaded again before anything else.
    unsure: bool,
}

struct Thinking<G: Title> {
    seat: Seat,
    thought: oneshot::Receiver<Thought<G>>,
}

impl<G: Title> Keeper<G> {
    async fn run(mut self, mut letters: mpsc::Receiver<Letter>) {
        loop {
            self.wake();
            let patience = if self.unsure { RETRY } else { IDLE };
            tokio::select! {
                letter = letters.recv() => match letter {
                    Some(letter) => self.read(letter).await,
                    None => return,
                },
                (seat, thought) = next_thought(&mut self.thinking) => self.play_for(seat, thought).await,
                () = tokio::time::sleep(patience) => {
                    if self.unsure {
                        self.reload().await;
                    } else if self.may_close(&letters).await {
                        return;
                    }
                }
            }
            self.viewers.retain(|viewer| !viewer.is_gone());
        }
    }

    async fn may_close(&mut self, letters: &mpsc::Receiver<Letter>) -> bool {
        match self.help.tables.upgrade() {
            Some(tables) => self.thinking.is_none() && tables.retire(&self.room.table.id, letters).await,
            None => true,
        }
    }

    /// Lets a computer player think, if it is one's turn.
    fn wake(&mut self) {
        if self.unsure || self.thinking.is_some() {
            return;
        }
        let Some(question) = self.room.question() else { return };
        let seat = question.seat;
        let Some(bot) = self.bots.remove(&seat).or_else(|| self.room.bot(seat)) else { return };
        let thought = self.help.bots.ask(bot, question.view, question.legal);
        self.thinking = Some(Thinking { seat, thought });
    }

    /// A computer player has thought. Its moves are stored and shown together, once they are final.
    async fn play_for(&mut self, seat: Seat, thought: Option<Thought<G>>) {
        let mv = thought.map(|thought| {
            self.bots.insert(seat, thought.bot);
            thought.mv
        });
        let news = self.room.play_for(seat, mv);
        if news.everybody && self.save(None).await {
            self.publish(news, seat);
        }
    }

    async fn read(&mut self, letter: Letter) {
        match letter {
            Letter::Enter { socket, guest, outbox } => self.viewers.push(Viewer::new(socket, guest, outbox)),
            Letter::Said { socket, message } => {
                let Some(n) = self.viewers.iter().position(|viewer| viewer.socket == socket) else { return };
                if self.unsure && !self.reload().await {
                    return self.viewers[n].object("storage", STORAGE_FAILED, message.id());
                }
                self.answer(n, message).await;
            }
        }
    }

    /// Answers the viewer with this number.
    async fn answer(&mut self, n: usize, message: ClientMessage) {
        if let ClientMessage::Since { version, look } = message {
            return self.welcome(n, version, look);
        }
        if self.viewers[n].told.is_none() {
            let text = "the first message has to be {\"type\":\"since\",\"version\":0,\"look\":null}";
            return self.viewers[n].object("since_first", text, message.id());
        }
        match message {
            ClientMessage::Look { seat } => self.look(n, seat),
            ClientMessage::Step { id, seat, moves } => self.act(n, &id, seat, Deed::Step(moves)).await,
            ClientMessage::Undo { id, seat } => self.act(n, &id, seat, Deed::Undo).await,
            ClientMessage::Reset { id, seat } => self.act(n, &id, seat, Deed::Reset).await,
            ClientMessage::Resign { id, seat } => self.act(n, &id, seat, Deed::Resign).await,
            ClientMessage::Preview { id, seat, moves } => {
                let shown = self.may_act(n, seat).and_then(|()| self.room.preview(&id, seat, &moves));
                let message = shown.unwrap_or_else(|refused| refused.message(&id));
                self.viewers[n].tell(&message);
            }
            ClientMessage::Hint { id, seat } => {
                let message = self.hint(n, &id, seat).unwrap_or_else(|refused| refused.message(&id));
                self.viewers[n].tell(&message);
            }
            // Those that need no table are answered by the socket.
            ClientMessage::Since { .. } | ClientMessage::Ping {} => {}
        }
    }
}

/// What viewers ask.
impl<G: Title> Keeper<G> {
    fn welcome(&mut self, n: usize, version: usize, look: Option<Seat>) {
        let Some(look) = self.eyes(n, look) else { return };
        let table = self.room.table.info(&self.viewers[n].guest);
        let viewer = &mut self.viewers[n];
        viewer.look = look;
        viewer.told = Some(version);
        viewer.tell(&Said::<G>::Hello { protocol: PROTOCOL, table });
        self.update(n);
    }

    fn look(&mut self, n: usize, seat: Option<Seat>) {
        let Some(look) = self.eyes(n, seat) else { return };
        self.viewers[n].look = look;
        self.update(n);
    }

    /// Through whose eyes the viewer may look who asks for these. With one seat there is nobody to hide it from.
    fn eyes(&mut self, n: usize, asked: Option<Seat>) -> Option<Option<Seat>> {
        let own = self.room.table.eyes(&self.viewers[n].guest);
        match asked {
            None => Some(alone(&own)),
            Some(seat) if own.contains(&seat) => Some(Some(seat)),
            Some(_) => {
                let own: Vec<_> = own.iter().map(|seat| seat.index().to_string()).collect();
                let text = format!("this seat is not yours to look through; yours are: {}", own.join(", "));
                self.viewers[n].object("not_yours", &text, None);
                None
            }
        }
    }

    /// Whether the viewer may act for this seat now.
    fn may_act(&self, n: usize, seat: Seat) -> Result<(), Refused<G>> {
        let viewer = &self.viewers[n];
        let no = |text: &str| Err(Refused::new("not_yours", text));
        if !self.room.table.runs() {
            Err(Refused::over())
        } else if !self.room.table.plays(&viewer.guest, seat) {
            no("this seat is not yours, or not any more: name an own seat")
        } else if viewer.look != Some(seat) {
            no("the curtain is down for this seat: send {\"type\":\"look\"} with it first")
        } else {
            Ok(())
        }
    }

    /// Does what a viewer wants: checked, played, stored, shown, acknowledged, in this order.
    async fn act(&mut self, n: usize, id: &str, seat: Seat, deed: Deed) {
        let guest = self.viewers[n].guest.clone();
        let request = Request { guest: &guest, id };
        match self.help.store.was_done(&self.room.table.id, request).await {
            Ok(false) => {}
            Ok(true) => return self.viewers[n].tell(&Said::<G>::Done { id: id.into() }),
            Err(error) => {
                eprintln!("entrepot: table {}: {error}", self.room.table.id);
                return self.viewers[n].object("storage", STORAGE_FAILED, Some(id));
            }
        }
        let news = match self.may_act(n, seat).and_then(|()| self.room.perform(seat, &deed)) {
            Ok(news) => news,
            Err(refused) => return self.viewers[n].tell(&refused.message(id)),
        };
        if !self.save(Some(request)).await {
            return self.viewers[n].object("storage", STORAGE_FAILED, Some(id));
        }
        if news.table {
            // Whoever thought about a seat or a game that is no more need not go on.
            self.thinking = None;
        }
        self.publish(news, seat);
        self.viewers[n].tell(&Said::<G>::Done { id: id.into() });
    }

    /// What a computer player would do in this place. It thinks on its own thread, and the table waits for it.
    fn hint(&self, n: usize, id: &str, seat: Seat) -> Result<Said<G>, Refused<G>> {
        self.may_act(n, seat)?;
        if self.room.live.decider() != Some(seat) {
            return Err(Refused::not_your_turn());
        }
        let (name, mut adviser) = self.room.adviser(seat);
        let choose = |view: &G::View, legal: &[G::Move]| {
            let asked = adviser.take().map(|bot| self.help.bots.ask::<G>(bot, view.clone(), legal.to_vec()));
            match asked.and_then(|thought| thought.blocking_recv().ok()) {
                Some(thought) => {
                    adviser = Some(thought.bot);
                    thought.mv
                }
                None => legal[0],
            }
        };
        let moves = tokio::task::block_in_place(|| self.room.live.plan(seat, choose));
        Ok(ServerMessage::Hint { id: id.into(), bot: name.into(), moves })
    }
}

/// Storing and telling.
impl<G: Title> Keeper<G> {
    /// Stores what is new. If that fails, the room holds what nobody may see: it is loaded again before it is used.
    async fn save(&mut self, request: Option<Request<'_>>) -> bool {
        let now = clock::now();
        match self.help.store.save(&self.room.change(request, now)).await {
            Ok(()) => self.room.saved(now),
            Err(error) => {
                eprintln!("entrepot: table {}: {error}", self.room.table.id);
                self.unsure = true;
            }
        }
        !self.unsure
    }

    /// Goes back to what is stored, and shows it: whatever the database made of the last attempt is the truth.
    async fn reload(&mut self) -> bool {
        let id = self.room.table.id.clone();
        let room = match self.help.store.load(&id).await {
            Ok(saved) => saved.and_then(|saved| Room::new(saved).ok()),
            Err(error) => {
                eprintln!("entrepot: table {id}: {error}");
                None
            }
        };
        let Some(room) = room else { return false };
        self.room = room;
        self.unsure = false;
        self.thinking = None;
        self.bots.clear();
        (0..self.viewers.len()).for_each(|n| self.update(n));
        true
    }

    /// Tells everybody whom it concerns.
    fn publish(&mut self, news: News, seat: Seat) {
        for n in 0..self.viewers.len() {
            self.lower_curtain(n);
            if news.everybody || self.viewers[n].look == Some(seat) {
                self.update(n);
            }
            if news.table && self.viewers[n].told.is_some() {
                let table = self.room.table.info(&self.viewers[n].guest);
                self.viewers[n].tell(&Said::<G>::Table { table });
            }
        }
    }

    /// Nobody goes on looking through the eyes of a seat that was given up.
    fn lower_curtain(&mut self, n: usize) {
        let own = self.room.table.eyes(&self.viewers[n].guest);
        let viewer = &mut self.viewers[n];
        if viewer.look.is_some_and(|seat| !own.contains(&seat)) {
            viewer.look = alone(&own);
        }
    }

    /// Tells one viewer how things stand, and what happened since it was told.
    fn update(&mut self, n: usize) {
        let viewer = &mut self.viewers[n];
        if let Some(since) = viewer.told {
            let (message, version) = self.room.update(viewer.look, since);
            viewer.tell(&message);
            viewer.told = Some(version);
        }
    }
}

/// The seat, if there is just one.
fn alone(seats: &[Seat]) -> Option<Seat> {
    if let [seat] = seats { Some(*seat) } else { None }
}

/// Waits for the computer player that thinks; for ever, if none does. Nothing comes from one that failed.
async fn next_thought<G: Title>(thinking: &mut Option<Thinking<G>>) -> (Seat, Option<Thought<G>>) {
    let Some(Thinking { seat, thought }) = thinking else { return std::future::pending().await };
    let (seat, thought) = (*seat, thought.await.ok());
    *thinking = None;
    (seat, thought)
}
