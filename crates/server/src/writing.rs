//! Writes messages as JSON. A long one takes a while, and must not block other tasks on the same thread.

use serde::Serialize;
use std::io::{Error, Result, Write};
use tokio::task::block_in_place;

/// Messages up to this size are written or packed in place; for longer ones the thread leaves the runtime.
pub(crate) const SHORT: usize = 64 * 1024;

/// The message as JSON; `None` if it cannot be written.
pub(crate) fn json(message: &impl Serialize) -> Option<String> {
    let mut short = Short(Vec::with_capacity(512));
    match serde_json::to_writer(&mut short, message) {
        Ok(()) => String::from_utf8(short.0).ok(),
        Err(error) if error.is_io() => block_in_place(|| serde_json::to_string(message)).ok(),
        Err(_) => None,
    }
}

/// Does work whose duration grows with the length of the text.
pub(crate) fn at_length<T>(length: usize, work: impl FnOnce() -> T) -> T {
    if length > SHORT { block_in_place(work) } else { work() }
}

/// A buffer that refuses to grow beyond `SHORT`.
struct Short(Vec<u8>);

impl Write for Short {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        if self.0.len() + bytes.len() > SHORT {
            return Err(Error::other("too long"));
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Serialize, Serializer};
    use std::sync::Mutex;
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    /// A long value that is fully written only once another task has had a turn.
    struct Patient(Mutex<Receiver<()>>);

    impl Serialize for Patient {
        fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
            let long = "x".repeat(SHORT);
            let waited = self.0.lock().unwrap().recv_timeout(Duration::from_secs(10));
            (long, waited.is_ok()).serialize(serializer)
        }
    }

    #[test]
    fn nobody_waits_for_a_long_message() {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).build().unwrap();
        let (turn, had) = channel();
        let patient = Patient(Mutex::new(had));
        let written = runtime.spawn(async move { json(&patient).unwrap() });
        // The first attempt uses up one turn and is abandoned; the second needs another.
        turn.send(()).unwrap();
        runtime.spawn(async move { turn.send(()) });
        let text = runtime.block_on(written).unwrap();
        assert!(text.ends_with("true]"), "the only thread was taken by the long message");
    }

    #[test]
    fn short_messages_are_written_as_they_are() {
        assert_eq!(json(&("a", 1)).as_deref(), Some("[\"a\",1]"));
    }
}
