//! Messages waiting for a socket: a limited queue, so that a client that does not read costs the others nothing.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use tokio::sync::mpsc;

/// The most bytes that wait for a socket.
const BYTES: usize = 1 << 20;

/// The most messages that wait for a socket.
const MESSAGES: usize = 256;

/// The sending end.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Outgoing>,
    waiting: Arc<AtomicUsize>,
}

/// The socket's end.
pub(crate) type Inbox = mpsc::Receiver<Outgoing>;

/// What a socket sends.
pub(crate) enum Outgoing {
    /// A message in its final form.
    Text(Waiting),
    /// The table is gone: the socket says so and closes.
    Gone,
}

/// A message that counts as waiting until it is dropped.
pub(crate) struct Waiting {
    pub(crate) text: String,
    /// Its length when it was queued: the text may be taken out before it is sent.
    bytes: usize,
    waiting: Arc<AtomicUsize>,
}

/// Both ends.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let (messages, inbox) = mpsc::channel(MESSAGES);
    (Outbox { messages, waiting: Arc::default() }, inbox)
}

impl Outbox {
    /// Queues a message. Returns false if too much is waiting already or the socket is gone. A message that is too long by
    /// itself is accepted if nothing else waits.
    pub(crate) fn send(&self, text: String) -> bool {
        let (bytes, before) = (text.len(), self.waiting.fetch_add(text.len(), Relaxed));
        let waiting = Waiting { text, bytes, waiting: Arc::clone(&self.waiting) };
        (before == 0 || before + bytes <= BYTES) && self.messages.try_send(Outgoing::Text(waiting)).is_ok()
    }

    /// Queues the news that the table is gone.
    pub(crate) fn gone(&self) {
        // A socket whose queue is full is dropped anyway.
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
