//! What viewers ask of a table, and how it is answered.

use super::keeper::Keeper;
use super::refused::Refused;
use super::room::Deed;
use super::telling::{STORAGE_FAILED, alone};
use crate::games::Title;
use crate::protocol::{ClientMessage, PROTOCOL, Said, ServerMessage};
use crate::store::Request;
use entrepot_table::Seat;

impl<G: Title> Keeper<G> {
    /// Answers the viewer with this number.
    pub(super) async fn answer(&mut self, n: usize, message: ClientMessage) {
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
