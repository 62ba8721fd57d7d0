//! Chance is explicit: whoever plays a move hands in where its shuffles come from.

use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use std::fmt;
use std::str::FromStr;

/// What a shuffle is for. Each purpose has a random stream of its own, so two games with the same seed stay comparable
/// even where one of them needed a shuffle that the other did not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The n-th thing that is shuffled before the game begins.
    Setup(u32),
    /// The n-th shuffle of a pile during the game.
    Reshuffle(u32),
    /// The n-th throw of a die.
    Throw(u32),
}

impl Purpose {
    fn stream(self) -> u64 {
        match self {
            Purpose::Setup(n) => u64::from(n),
            Purpose::Reshuffle(n) => 1 << 32 | u64::from(n),
            Purpose::Throw(n) => 2 << 32 | u64::from(n),
        }
    }
}

/// The number of a card inside a state: one byte where that is enough, else two.
pub trait CardNumber: Copy + Ord + Into<u16> + TryFrom<u16> {}

impl CardNumber for u8 {}
impl CardNumber for u16 {}

/// Where shuffles and throws come from.
pub trait Chance {
    /// Puts the cards into an order that depends on the purpose and on *which* cards there are, not on the order in which
    /// they came.
    fn shuffle<C: CardNumber>(&mut self, purpose: Purpose, cards: &mut [C]);

    /// Throws a die: a number from 1 to `sides`, all equally likely.
    fn throw(&mut self, purpose: Purpose, sides: u32) -> u32;
}

/// The seed of a whole game: 32 bytes, written as 64 hexadecimal digits.
///
/// ```
/// use entrepot_table::{Chance, Purpose, Seed};
/// let mut cards: [u8; 4] = [3, 1, 2, 4];
/// let mut same: [u8; 4] = [1, 2, 3, 4];
/// Seed::from_number(7).shuffle(Purpose::Setup(0), &mut cards);
/// Seed::from_number(7).shuffle(Purpose::Setup(0), &mut same);
/// assert_eq!(cards, same);
/// assert!((1..=6).contains(&Seed::from_number(7).throw(Purpose::Throw(0), 6)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A seed from a short number, for self-play and tests.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl Seed {
    fn stream(self, purpose: Purpose) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(purpose.stream());
        rng
    }
}

impl Chance for Seed {
    fn shuffle<C: CardNumber>(&mut self, purpose: Purpose, cards: &mut [C]) {
        cards.sort_unstable();
        let mut rng = self.stream(purpose);
        shuffle_with(|| rng.next_u32(), cards);
    }

    fn throw(&mut self, purpose: Purpose, sides: u32) -> u32 {
        let mut rng = self.stream(purpose);
        1 + below(&mut || rng.next_u32(), sides)
    }
}

/// A seed is a secret while its game runs: debug output never shows it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// Writing a seed out is a deliberate act, done once the game is over.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Why a text is no seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedError {
    /// What was given.
    pub found: String,
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seed is 64 hexadecimal digits, not \u{201c}{}\u{201d}", self.found)
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let wrong = || SeedError { found: text.into() };
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

/// Random numbers for players and for guesses about hidden cards: quick, repeatable, unrelated to any game's seed.
///
/// ```
/// use entrepot_table::Dice;
/// let mut dice = Dice::new(1, 0);
/// assert!((0..100).all(|_| dice.below(6) < 6));
/// ```
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// Dice that give the same throws for the same number and stream.
    pub fn new(number: u64, stream: u64) -> Dice {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        rng.set_stream(stream);
        Dice(rng)
    }

    /// A number from 0 to `end - 1`, all equally likely. With `end` 0 or 1 it is 0.
    pub fn below(&mut self, end: usize) -> usize {
        below(&mut || self.0.next_u32(), end as u32) as usize
    }

    /// A random order of the things.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        shuffle_with(|| self.0.next_u32(), things);
    }

    /// A seed for a game that is only imagined.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// Multiply and reject (Lemire): exact, and the same on every machine.
fn below(next: &mut impl FnMut() -> u32, end: u32) -> u32 {
    loop {
        let wide = u64::from(next()) * u64::from(end);
        if end == 0 || wide as u32 >= end.wrapping_neg() % end {
            return (wide >> 32) as u32;
        }
    }
}

fn shuffle_with<T>(mut next: impl FnMut() -> u32, things: &mut [T]) {
    for last in (1..things.len()).rev() {
        things.swap(last, below(&mut next, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_purpose_has_its_own_order() {
        let order = |purpose| {
            let mut cards: Vec<u8> = (0..50).collect();
            Seed::from_number(1).shuffle(purpose, &mut cards);
            cards
        };
        let orders = [Purpose::Setup(0), Purpose::Setup(1), Purpose::Reshuffle(0), Purpose::Reshuffle(1)].map(order);
        for (i, a) in orders.iter().enumerate() {
            assert!(orders[i + 1..].iter().all(|b| a != b));
        }
    }

    #[test]
    fn a_seed_reads_as_it_is_written_and_hides_from_debug() {
        let seed = Dice::new(5, 5).seed();
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(hidden)");
        assert!("12".parse::<Seed>().unwrap_err().to_string().contains("64 hexadecimal"));
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }

    #[test]
    fn throws_are_even() {
        let mut dice = Dice::new(3, 0);
        let mut count = [0u32; 6];
        (0..60_000).for_each(|_| count[dice.below(6)] += 1);
        assert!(count.iter().all(|&n| (9_600..10_400).contains(&n)), "{count:?}");
    }
}
