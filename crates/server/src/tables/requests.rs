//! What viewers ask of a table, and the answers.

use super::advice::Asker;
use super::keeper::Keeper;
use super::refused::Refused;
use super::room::{Action, Progress};
use super::saving::STORAGE_FAILED;
use crate::limits;
use crate::log::{Often, at_times};
use crate::protocol::{ClientMessage, PROTOCOL, Said};
use crate::store::Request;
use entrepot_table::{Game, Seat};

impl<G: Game> Keeper<G> {
    /// Answers the viewer with this index.
    pub(super) async fn answer(&mut self, n: usize, message: ClientMessage) {
        if let ClientMessage::Since { version, look } = message {
            return self.welcome(n, version, look);
        }
        if self.viewers[n].told.is_none() {
            return self.answer_early(n, &message).await;
        }
        match message {
            ClientMessage::Look { seat } => self.look(n, seat),
            ClientMessage::Step { id, seat, version, open, moves } => {
                self.act(n, &id, seat, Action::Step(moves), Some(Progress { version, open })).await
            }
            ClientMessage::Undo { id, seat, version, open } => {
                self.act(n, &id, seat, Action::Undo, Some(Progress { version, open })).await
            }
            ClientMessage::Reset { id, seat, version, open } => {
                self.act(n, &id, seat, Action::Reset, Some(Progress { version, open })).await
            }
            ClientMessage::Resign { id, seat } => self.act(n, &id, seat, Action::Resign, None).await,
            ClientMessage::Preview { id, seat, moves } => {
                let shown =
                    self.viewers[n].may_act(&self.room, seat).and_then(|()| self.room.preview(&id, seat, &moves));
                let message = shown.unwrap_or_else(|refused| refused.message(&id));
                self.viewers[n].tell(&message);
            }
            ClientMessage::Hint { id, seat } => {
                if let Err(refused) = self.advise(n, &id, seat) {
                    self.viewers[n].tell(&refused.message(&id));
                }
            }
            ClientMessage::Plan { id, seat, wish } => {
                let planned = self.viewers[n].may_act(&self.room, seat).and_then(|()| self.room.plan(&id, seat, wish));
                let message = planned.unwrap_or_else(|refused| refused.message(&id));
                self.viewers[n].tell(&message);
            }
            ClientMessage::Earlier { id, before } => {
                let message = self.room.earlier(&id, self.viewers[n].look, before);
                self.viewers[n].tell(&message);
            }
            // The socket answers messages that need no table.
            ClientMessage::Since { .. } | ClientMessage::Ping {} => {}
        }
    }

    /// Gives a hint to the viewer, now or when the adviser has thought.
    fn advise(&mut self, n: usize, id: &str, seat: Seat) -> Result<(), Refused<G>> {
        self.viewers[n].may_act(&self.room, seat)?;
        if self.room.live.decider() != Some(seat) {
            return Err(Refused::not_your_turn());
        }
        let asker = Asker { socket: self.viewers[n].socket, id: id.into() };
        let hint = self.adviser.ask(asker, seat, &self.room, &self.help.bots);
        self.give(hint);
        Ok(())
    }

    /// Answers a viewer that has not sent `since` yet: only a request that was done before, and is resent after a lost
    /// connection, can be answered without a look at the table.
    async fn answer_early(&mut self, n: usize, message: &ClientMessage) {
        let answered = match message.id() {
            Some(id) => self.answer_again(n, id).await,
            None => false,
        };
        if !answered {
            let text = "the first message has to be {\"type\":\"since\",\"version\":0,\"look\":null}";
            self.viewers[n].object("since_first", text, message.id());
        }
    }

    fn welcome(&mut self, n: usize, version: usize, look: Option<Seat>) {
        // A client that was away does not know yet that the seat was given up.
        let table = &self.room.table;
        let guest = &self.viewers[n].guest;
        let look = look.filter(|&seat| !table.has_seat(guest, seat) || table.eyes(guest).contains(&seat));
        let Some(look) = self.eyes(n, look) else { return };
        let table = self.room.table.info(&self.viewers[n].guest, true);
        let viewer = &mut self.viewers[n];
        viewer.look = look;
        viewer.told = Some(version);
        viewer.tell(&Said::<G>::Hello { protocol: PROTOCOL, table });
        self.viewers[n].update(&self.room);
    }

    fn look(&mut self, n: usize, seat: Option<Seat>) {
        let Some(look) = self.eyes(n, seat) else { return };
        self.viewers[n].look = look;
        self.viewers[n].update(&self.room);
    }

    /// The seat the viewer may look as when it asks for this one. A single seat needs no curtain.
    fn eyes(&mut self, n: usize, asked: Option<Seat>) -> Option<Option<Seat>> {
        let guest = &self.viewers[n].guest;
        let own = self.room.table.eyes(guest);
        match asked {
            None => Some(self.room.table.only_eyes(guest)),
            Some(seat) if own.contains(&seat) => Some(Some(seat)),
            Some(_) => {
                let own: Vec<_> = own.iter().map(|seat| seat.index().to_string()).collect();
                let text = format!("this seat is not yours to look through; yours are: {}", own.join(", "));
                self.viewers[n].object("not_yours", &text, None);
                None
            }
        }
    }

    /// The request must refer to what the seat sees now: a late or repeated tap was meant for something else.
    fn check_fresh(&self, seat: Seat, seen: Option<Progress>) -> Result<(), Refused<G>> {
        let fresh = seen.is_none_or(|seen| seen == self.room.progress(seat));
        if fresh { Ok(()) } else { Err(Refused::stale()) }
    }

    /// Does what a viewer wants: checked, played, stored, shown, acknowledged, in this order. `seen` is what the viewer was
    /// last sent, where that matters.
    async fn act(&mut self, n: usize, id: &str, seat: Seat, action: Action, seen: Option<Progress>) {
        if self.answer_again(n, id).await {
            return;
        }
        let allowed = self.viewers[n].may_act(&self.room, seat).and_then(|()| self.check_fresh(seat, seen));
        if allowed.is_ok() && matches!(action, Action::Step(_)) && !self.has_room_for_more().await {
            return self.viewers[n].tell(&Refused::<G>::too_much_stored().message(id));
        }
        let news = match allowed.and_then(|()| self.room.perform(seat, &action)) {
            Ok(news) => news,
            Err(refused) => return self.viewers[n].tell(&refused.message(id)),
        };
        let guest = self.viewers[n].guest.clone();
        if !self.save(Some(Request { guest: &guest, id })).await {
            return self.viewers[n].object("storage", STORAGE_FAILED, Some(id));
        }
        if news.table {
            // Any thinking about the former seat or game is obsolete.
            self.opponents.interrupt();
        }
        self.viewers.publish(&self.room, news, seat);
        self.viewers[n].tell(&Said::<G>::Done { id: id.into() });
    }

    /// Whether the owner of the table may store more. Only long games are checked: short ones cannot fill a disk.
    async fn has_room_for_more(&mut self) -> bool {
        if self.room.moves() < limits::LONG_GAME {
            return true;
        }
        let stored = self.help.store.stored_by(&self.room.table.owner).await;
        // If storage fails, the step itself will report it.
        stored.map_or(true, |stored| stored.bytes < limits::STORED)
    }

    /// Answers a request that was done before, or for which that cannot be determined. Returns whether it did.
    async fn answer_again(&mut self, n: usize, id: &str) -> bool {
        let viewer = &mut self.viewers[n];
        let request = Request { guest: &viewer.guest, id };
        match self.help.store.was_done(&self.room.table.id, request).await {
            Ok(false) => return false,
            Ok(true) => viewer.tell(&Said::<G>::Done { id: id.into() }),
            Err(error) => {
                at_times!(error, Often::Storage, table = self.room.table.id, %error, "storage failed");
                viewer.object("storage", STORAGE_FAILED, Some(id));
            }
        }
        true
    }
}
