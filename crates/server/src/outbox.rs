//! What waits to be sent to a socket: only so much of it, since whoever does not read must not cost the others anything.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use tokio::sync::mpsc;

/// So many bytes wait for a socket at most.
const BYTES: usize = 1 << 20;

/// So many messages do.
const MESSAGES: usize = 256;

/// Where messages to a socket go.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Outgoing>,
    waiting: Arc<AtomicUsize>,
}

/// Where a socket takes them from.
pub(crate) type Inbox = mpsc::Receiver<Outgoing>;

/// What a socket is to send.
pub(crate) enum Outgoing {
    /// A message in its final form.
    Text(Waiting),
    /// The table is gone: say so, and close.
    Gone,
}

/// A message that counts as waiting as long as it lives.
pub(crate) struct Waiting {
    pub(crate) text: String,
    /// Its length when it was written: it may be taken out before it is sent.
    bytes: usize,
    waiting: Arc<AtomicUsize>,
}

/// Both ends.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let (messages, inbox) = mpsc::channel(MESSAGES);
    (Outbox { messages, waiting: Arc::default() }, inbox)
}

impl Outbox {
    /// Sends a message; says no if too much waits already, or nobody is there any more. Nothing waits alone for ever: a
    /// message that is too long by itself is sent if nothing else waits.
    pub(crate) fn send(&self, text: String) -> bool {
        let (bytes, before) = (text.len(), self.waiting.fetch_add(text.len(), Relaxed));
        let waiting = Waiting { text, bytes, waiting: Arc::clone(&self.waiting) };
        (before == 0 || before + bytes <= BYTES) && self.messages.try_send(Outgoing::Text(waiting)).is_ok()
    }

    /// Says that the table is gone.
    pub(crate) fn gone(&self) {
        // Whoever has too much waiting is let go anyway.
        let _ = self.messages.try_send(Outgoing::Gone);
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.waiting.fetch_sub(self.bytes, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_much_waits() {
        let (outbox, mut inbox) = outbox();
        let long = || "x".repeat(BYTES / 2);
        assert!(outbox.send(long()) && outbox.send(long()));
        assert!(!outbox.send("x".into()), "a byte more is too much");
        assert!(inbox.try_recv().is_ok());
        assert!(outbox.send("x".into()), "what was sent does not wait any more");
    }

    #[test]
    fn a_long_message_is_sent_alone() {
        let (outbox, mut inbox) = outbox();
        assert!(outbox.send("x".repeat(2 * BYTES)));
        assert!(!outbox.send("x".into()));
        drop(inbox.try_recv());
        assert_eq!(outbox.waiting.load(Relaxed), 0);
    }
}
