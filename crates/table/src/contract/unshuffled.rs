//! A chance that decides nothing, for tests of what is dealt where.

use crate::{CardNumber, Chance, Purpose};

/// Leaves everything in its order, the last card on top, throws the same number each time, and notes what it was asked for.
///
/// ```
/// use entrepot_table::contract::Unshuffled;
/// use entrepot_table::{Chance, Purpose};
/// let mut chance = Unshuffled::throwing(6);
/// let mut cards = [3_u8, 1, 2];
/// chance.shuffle(Purpose::Setup(0), &mut cards);
/// assert_eq!((cards, chance.throw(Purpose::Throw(1), 6)), ([1, 2, 3], 6));
/// assert_eq!(chance.asked, [(Purpose::Setup(0), 3), (Purpose::Throw(1), 6)]);
/// ```
#[derive(Clone, Debug)]
pub struct Unshuffled {
    /// What was shuffled or thrown, and the number of cards or sides.
    pub asked: Vec<(Purpose, usize)>,
    thrown: u32,
}

impl Unshuffled {
    /// For games without dice, or where it does not matter what they show.
    pub fn new() -> Unshuffled {
        Unshuffled::throwing(1)
    }

    /// Each die shows this number.
    pub fn throwing(thrown: u32) -> Unshuffled {
        Unshuffled { asked: Vec::new(), thrown }
    }
}

impl Default for Unshuffled {
    fn default() -> Unshuffled {
        Unshuffled::new()
    }
}

impl Chance for Unshuffled {
    fn shuffle<C: CardNumber>(&mut self, purpose: Purpose, cards: &mut [C]) {
        cards.sort_unstable();
        self.asked.push((purpose, cards.len()));
    }

    fn throw(&mut self, purpose: Purpose, sides: u32) -> u32 {
        self.asked.push((purpose, sides as usize));
        self.thrown
    }
}
