//! Computer players.

use crate::contract::{Effort, Examined, Report, examine};
use crate::{Dice, Game};

/// A computer player. It is told what its seat may know and nothing else.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves. There is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move;
}

/// A computer player that can be asked for by name.
///
/// ```
/// use entrepot_table::example::Tally;
/// use entrepot_table::{NamedBot, Random};
/// const BOTS: &[NamedBot<Tally>] = &[NamedBot::yardstick("random", |seed| Box::new(Random::new(seed)))];
/// assert!(NamedBot::find(BOTS, "random").is_some_and(|bot| !bot.for_people));
/// assert!(NamedBot::find(BOTS, "nobody").is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NamedBot<G: Game> {
    /// What commands and records call it.
    pub name: &'static str,
    /// Whether people are offered it as an opponent. The others are yardsticks for tests and self-play.
    pub for_people: bool,
    /// Makes one. The same seed chooses the same moves in the same positions.
    pub make: fn(u64) -> Box<dyn Bot<G>>,
}

impl<G: Game> NamedBot<G> {
    /// An opponent for people.
    pub const fn opponent(name: &'static str, make: fn(u64) -> Box<dyn Bot<G>>) -> NamedBot<G> {
        NamedBot { name, for_people: true, make }
    }

    /// A measure for other computer players.
    pub const fn yardstick(name: &'static str, make: fn(u64) -> Box<dyn Bot<G>>) -> NamedBot<G> {
        NamedBot { name, for_people: false, make }
    }

    /// The one of this name.
    #[must_use]
    pub fn find<'a>(bots: &'a [NamedBot<G>], name: &str) -> Option<&'a NamedBot<G>> {
        bots.iter().find(|bot| bot.name == name)
    }
}

/// Plays any legal move of any game, all equally likely: the lowest yardstick.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A player whose moves follow from this number.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::new(seed, 0) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Move]) -> G::Move {
        legal[self.dice.below(legal.len())]
    }
}

/// The move that rules of thumb ask for. They are not trusted with the rules: where they name no legal move, the first one is
/// played.
///
/// ```
/// use entrepot_table::legal_or_first;
/// assert_eq!(legal_or_first(Some('b'), &['a', 'b']), 'b');
/// assert_eq!(legal_or_first(Some('c'), &['a', 'b']), 'a');
/// assert_eq!(legal_or_first(None, &['a', 'b']), 'a');
/// ```
pub fn legal_or_first<M: Copy + PartialEq>(wanted: Option<M>, legal: &[M]) -> M {
    wanted.filter(|mv| legal.contains(mv)).unwrap_or(legal[0])
}

/// Examines whether a game keeps the contract, in games of random players and of this one.
///
/// ```
/// use entrepot_table::contract::Effort;
/// use entrepot_table::example::Tally;
/// use entrepot_table::{Random, examine_with};
/// let effort = Effort { exchanges_per_pair: 0, ..Effort::new(2) };
/// assert!(examine_with::<Tally>(Random::new(1), &effort).passed());
/// ```
pub fn examine_with<G: Examined>(mut player: impl Bot<G>, effort: &Effort) -> Report<G::Zone> {
    examine::<G>(effort, &mut |view, moves, _| {
        let choice = player.choose(view, moves);
        moves.iter().position(|mv| *mv == choice).unwrap_or_default()
    })
}
