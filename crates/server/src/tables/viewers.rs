//! The viewers of a table, and what they are sent.

use super::refused::Refused;
use super::room::{News, Room};
use crate::outbox::Outbox;
use crate::protocol::{Notice, Said};
use crate::writing;
use entrepot_table::{Game, Seat};
use serde::Serialize;
use std::ops::{Index, IndexMut};

/// One socket at a table.
pub(super) struct Viewer {
    pub(super) socket: u64,
    pub(super) guest: String,
    /// The seat it looks as; `None` while the curtain is down.
    pub(super) look: Option<Seat>,
    /// The version it was last sent; `None` before its first request.
    pub(super) told: Option<usize>,
    outbox: Outbox,
    gone: bool,
}

impl Viewer {
    /// Sends a message. A table never waits for a socket: one that does not keep up is dropped, and its client reconnects
    /// with the last version it knows.
    pub(super) fn tell(&mut self, message: &impl Serialize) {
        // A viewer that missed one message must not get the next.
        self.gone = self.gone || !writing::json(message).is_some_and(|text| self.outbox.send(text));
    }

    pub(super) fn object(&mut self, code: &str, text: &str, id: Option<&str>) {
        self.tell(&Notice::error(code, text, id));
    }

    /// Whether the viewer may act for this seat now.
    pub(super) fn may_act<G: Game>(&self, room: &Room<G>, seat: Seat) -> Result<(), Refused<G>> {
        let no = |text: &str| Err(Refused::new("not_yours", text));
        if !room.table.runs() {
            Err(Refused::over())
        } else if !room.table.plays(&self.guest, seat) {
            no("this seat is not yours, or not any more: name an own seat")
        } else if self.look != Some(seat) {
            no("the curtain is down for this seat: send {\"type\":\"look\"} with it first")
        } else {
            Ok(())
        }
    }

    /// Sends the current position, and what happened since the last update.
    pub(super) fn update<G: Game>(&mut self, room: &Room<G>) {
        if let Some(since) = self.told {
            let (message, version) = room.update(self.look, since);
            self.tell(&message);
            self.told = Some(version);
        }
    }

    fn tell_table<G: Game>(&mut self, room: &Room<G>) {
        if self.told.is_some() {
            let table = room.table.info(&self.guest, true);
            self.tell(&Said::<G>::Table { table });
        }
    }

    /// Nobody keeps looking as a seat that was given up, nor as the next one, whose owner has not lifted the curtain.
    fn lower_curtain<G: Game>(&mut self, room: &Room<G>) {
        let open = room.table.eyes(&self.guest);
        self.look = self.look.filter(|seat| open.contains(seat));
    }

    /// The table was deleted.
    fn expel(&mut self) {
        self.outbox.gone();
        self.gone = true;
    }

    fn is_gone(&self) -> bool {
        self.gone || self.outbox.is_closed()
    }
}

/// All viewers of a table.
pub(super) struct Viewers(Vec<Viewer>);

impl Viewers {
    pub(super) fn new() -> Viewers {
        Viewers(Vec::new())
    }

    pub(super) fn enter(&mut self, socket: u64, guest: String, outbox: Outbox) {
        self.0.push(Viewer { socket, guest, look: None, told: None, outbox, gone: false });
    }

    /// Whether nobody looks.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The index of the viewer on this socket, if it is still there.
    pub(super) fn on(&self, socket: u64) -> Option<usize> {
        self.0.iter().position(|viewer| viewer.socket == socket)
    }

    /// Drops a viewer: its client reconnects.
    pub(super) fn drop_one(&mut self, n: usize) {
        self.0.remove(n);
    }

    pub(super) fn drop_gone(&mut self) {
        self.0.retain(|viewer| !viewer.is_gone());
    }

    pub(super) fn expel(&mut self) {
        self.0.iter_mut().for_each(Viewer::expel);
    }

    /// Tells everybody concerned by what happened at a seat.
    pub(super) fn publish<G: Game>(&mut self, room: &Room<G>, news: News, seat: Seat) {
        for viewer in &mut self.0 {
            viewer.lower_curtain(room);
            if news.everybody || viewer.look == Some(seat) {
                viewer.update(room);
            }
            if news.table {
                viewer.tell_table(room);
            }
        }
    }

    /// Sends everything to everybody.
    pub(super) fn show<G: Game>(&mut self, room: &Room<G>) {
        for viewer in &mut self.0 {
            viewer.lower_curtain(room);
            viewer.update(room);
            viewer.tell_table(room);
        }
    }
}

impl Index<usize> for Viewers {
    type Output = Viewer;

    fn index(&self, n: usize) -> &Viewer {
        &self.0[n]
    }
}

impl IndexMut<usize> for Viewers {
    fn index_mut(&mut self, n: usize) -> &mut Viewer {
        &mut self.0[n]
    }
}

impl Notice {
    pub(crate) fn error(code: &str, text: &str, id: Option<&str>) -> Notice {
        Notice::Error { code: code.into(), text: text.into(), id: id.map(str::to_owned) }
    }
}
