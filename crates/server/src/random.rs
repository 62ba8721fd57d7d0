//! Random bytes from the system: ids, secrets, seeds.

use entrepot_table::{Dice, Seed};

/// Letters and digits that are not mistaken for one another when somebody reads an address out.
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Letters of an id: 80 bits, so that nobody finds a table by trying.
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

/// An id for a database: few of them ever meet in one browser.
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

/// The seed of a deal.
pub(crate) fn seed() -> Seed {
    Seed::new(bytes())
}

/// A number for what is no secret: computer players, names, lots. It has nothing to do with any deal.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Dice that start anywhere.
pub(crate) fn dice() -> Dice {
    Dice::new(number(), 0)
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_recognised_and_differ() {
        assert!(is_id(&id()) && id() != id());
        for no in ["", "abc", "ABCDEFGHIJKMNPQR", "abcdefghijkmnpq\0", "abcdefghijkmnpqrs"] {
            assert!(!is_id(no), "{no:?}");
        }
    }
}
