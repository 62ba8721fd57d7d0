//! Random bytes from the system: ids, secrets, seeds.

use entrepot_table::{Dice, Seed};
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// Letters and digits that are not confused with one another when an address is read aloud.
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The length of an id: 80 bits, so that nobody finds a table by guessing.
const ID_LENGTH: usize = 16;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes: without them there are no secrets");
    bytes
}

/// An id for a guest or a table.
pub(crate) fn id() -> String {
    bytes::<ID_LENGTH>().iter().map(|byte| char::from(ID_LETTERS[usize::from(byte % 32)])).collect()
}

/// An id for a database: few databases ever meet in one browser.
pub(crate) fn short_id() -> String {
    id()[..8].to_owned()
}

/// Whether this could be an id.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| ID_LETTERS.contains(&byte))
}

/// The secret of a guest's cookie.
pub(crate) fn secret() -> String {
    hex(&bytes::<32>())
}

/// A random number for things that are not secret: sockets, names of guests.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Everything left to chance at a new table.
pub(crate) struct Luck {
    /// The seed of the deal, secret until the game is over.
    pub(crate) seed: Seed,
    /// For who begins and the names of computer players. Unrelated to the deal.
    pub(crate) lots: Dice,
}

/// The source of luck for new tables.
pub(crate) enum Luckbox {
    /// Unpredictable.
    System,
    /// The same at every start, table by table, so that a failing test can be repeated.
    Repeated {
        /// The number from which all luck follows.
        number: u64,
        /// How many tables have drawn theirs.
        tables: AtomicU64,
    },
}

impl Luckbox {
    pub(crate) fn new(repeated: Option<u64>) -> Luckbox {
        repeated.map_or(Luckbox::System, |number| Luckbox::Repeated { number, tables: AtomicU64::new(0) })
    }

    /// The luck of the next table.
    pub(crate) fn draw(&self) -> Luck {
        match self {
            Luckbox::System => Luck { seed: Seed::new(bytes()), lots: Dice::new(number(), 0) },
            Luckbox::Repeated { number, tables } => {
                let mut lots = Dice::new(*number, tables.fetch_add(1, Relaxed));
                Luck { seed: lots.seed(), lots }
            }
        }
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_repeated_only_where_that_was_asked_for() {
        let first =
            |luckbox: Luckbox| [luckbox.draw(), luckbox.draw()].map(|mut luck| (luck.seed, luck.lots.below(1 << 30)));
        let [one, other] = first(Luckbox::new(Some(7)));
        assert!(one.0 != other.0 && one.1 != other.1, "each table has its own");
        assert_eq!(first(Luckbox::new(Some(7))), [one, other]);
        assert_ne!(first(Luckbox::new(Some(8))), [one, other]);
        assert_ne!(first(Luckbox::new(None)), first(Luckbox::new(None)));
    }

    #[test]
    fn ids_are_recognised_and_differ() {
        assert!(is_id(&id()) && id() != id());
        for no in ["", "abc", "ABCDEFGHIJKMNPQR", "abcdefghijkmnpq\0", "abcdefghijkmnpqrs"] {
            assert!(!is_id(no), "{no:?}");
        }
    }
}
