//! The commitment: proof that the cards were shuffled before the game began.

use crate::record::head;
use entrepot_table::{Game, Seed};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A fingerprint of seed, setup and table, shown before the first move. After the game the seed is published, and anyone can
/// check that it is the promised one.
///
/// It is the SHA-256 of the first lines of the finished record, up to and including the `seed` line, each with its line feed.
/// `sed '/^seed /q' RECORD | sha256sum` prints it.
///
/// ```
/// use entrepot_live::Commitment;
/// use entrepot_table::{Seed, example::Tally};
/// let setup = "players=2".parse().unwrap();
/// let promise = Commitment::new::<Tally>(1, &setup, "kitchen table", Seed::from_number(1));
/// assert_eq!(promise.to_string().parse(), Ok(promise));
/// assert_ne!(promise, Commitment::new::<Tally>(1, &setup, "kitchen table", Seed::from_number(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The fingerprint of a game with this setup, table and seed under this version of the rules.
    pub fn new<G: Game>(rules: u32, setup: &G::Setup, table: &str, seed: Seed) -> Commitment {
        let promised = format!("{}seed {seed}\n", head::<G>(rules, setup, table));
        Commitment(Sha256::digest(promised).into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Why a text is not a commitment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommitmentError {
    /// What was given.
    pub found: String,
}

impl fmt::Display for CommitmentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a commitment is 64 hexadecimal digits, not \u{201c}{}\u{201d}", self.found)
    }
}

impl std::error::Error for CommitmentError {}

impl FromStr for Commitment {
    type Err = CommitmentError;

    fn from_str(text: &str) -> Result<Commitment, CommitmentError> {
        // A seed and a commitment are both 32 bytes in hexadecimal, so one reader serves both.
        let wrong = |_| CommitmentError { found: text.into() };
        text.parse::<Seed>().map(|bytes| Commitment(*bytes.bytes())).map_err(wrong)
    }
}
