//! The viewers of a table.

use crate::outbox::Outbox;
use crate::protocol::Notice;
use crate::writing;
use entrepot_table::Seat;
use serde::Serialize;

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
    pub(super) fn new(socket: u64, guest: String, outbox: Outbox) -> Viewer {
        Viewer { socket, guest, look: None, told: None, outbox, gone: false }
    }

    /// Sends a message. A table never waits for a socket: one that does not keep up is dropped, and its client reconnects
    /// with the last version it knows.
    pub(super) fn tell(&mut self, message: &impl Serialize) {
        // A viewer that missed one message must not get the next.
        self.gone = self.gone || !writing::json(message).is_some_and(|text| self.outbox.send(text));
    }

    pub(super) fn object(&mut self, code: &str, text: &str, id: Option<&str>) {
        self.tell(&Notice::error(code, text, id));
    }

    /// The table was deleted.
    pub(super) fn expel(&mut self) {
        self.outbox.gone();
        self.gone = true;
    }

    pub(super) fn is_gone(&self) -> bool {
        self.gone || self.outbox.is_closed()
    }
}

impl Notice {
    pub(crate) fn error(code: &str, text: &str, id: Option<&str>) -> Notice {
        Notice::Error { code: code.into(), text: text.into(), id: id.map(str::to_owned) }
    }
}
