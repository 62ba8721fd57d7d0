//! Computer players.

use crate::contract::{Effort, Examined, Report, examine};
use crate::{Dice, Game, Seat};
use std::collections::VecDeque;

/// A computer player. It is told what its seat may know and nothing else.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal moves. There is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move;

    /// Answers a question that takes several moves, such as a payment, all at once: the move to play now, and those that follow
    /// it. There is at least one. The others are played as long as this seat decides and they are legal.
    fn plan(&mut self, view: &G::View, legal: &[G::Move]) -> Vec<G::Move> {
        vec![self.choose(view, legal)]
    }
}

/// The rest of a [plan](Bot::plan): what is played before its player is asked again.
#[derive(Clone, Debug)]
pub struct Planned<G: Game> {
    seat: Option<Seat>,
    moves: VecDeque<G::Move>,
}

impl<G: Game> Default for Planned<G> {
    fn default() -> Planned<G> {
        Planned { seat: None, moves: VecDeque::new() }
    }
}

impl<G: Game> Planned<G> {
    /// The move that is planned for this decision. A plan ends where another seat decides or its next move is not legal.
    pub fn next(&mut self, seat: Seat, legal: &[G::Move]) -> Option<G::Move> {
        let next = self.moves.pop_front().filter(|mv| self.seat == Some(seat) && legal.contains(mv));
        if next.is_none() {
            self.moves.clear();
        }
        next
    }

    /// Takes a new plan, and says what is played now.
    ///
    /// # Panics
    ///
    /// If the plan is empty: a player has to move.
    pub fn begin(&mut self, seat: Seat, plan: Vec<G::Move>) -> G::Move {
        self.seat = Some(seat);
        self.moves = plan.into();
        self.moves.pop_front().expect("a plan has at least one move")
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{Move, Tally};

    #[test]
    fn a_plan_ends_where_it_no_longer_fits() {
        let [ana, ben] = [0, 1].map(Seat::new);
        let mut planned = Planned::<Tally>::default();
        assert_eq!(planned.next(ana, &[Move::Up]), None);
        assert_eq!(planned.begin(ana, vec![Move::Up, Move::Down, Move::Up]), Move::Up);
        assert_eq!(planned.next(ana, &[Move::Up, Move::Down]), Some(Move::Down));
        assert_eq!(planned.next(ben, &[Move::Up]), None, "another seat decides");
        assert_eq!(planned.next(ana, &[Move::Up]), None, "and the rest is forgotten");
        planned.begin(ana, vec![Move::Up, Move::Down]);
        assert_eq!(planned.next(ana, &[Move::Up]), None, "what is not legal is not played");
    }
}
