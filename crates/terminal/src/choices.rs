//! The answers a person can choose from, by number.
//!
//! The rules take a set of cards one by one in a fixed order. People need not know that order: the set is collected here and
//! played as one step.

/// How many answers a question wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// One.
    One,
    /// A set of exactly this many.
    Exactly(usize),
    /// A set of at most this many; fewer if the person stops earlier.
    UpTo(usize),
}

/// What can be chosen at a question.
pub struct Choices<M> {
    /// How many answers are wanted.
    pub wants: Wants,
    /// Each answer once, and how often it can be chosen.
    moves: Vec<(M, usize)>,
    /// The answer for choosing nothing (more), if there is one.
    enough: Option<M>,
    /// How many must be chosen before that.
    least: usize,
}

impl<M: Copy + PartialEq> Choices<M> {
    /// One of these.
    pub fn one(moves: impl IntoIterator<Item = M>, enough: Option<M>) -> Choices<M> {
        Choices { wants: Wants::One, moves: moves.into_iter().map(|mv| (mv, 1)).collect(), enough, least: 0 }
    }

    /// A set of these, each at most this many times.
    pub fn set(wants: Wants, moves: Vec<(M, usize)>, enough: Option<M>) -> Choices<M> {
        Choices { wants, moves, enough, least: 0 }
    }

    /// The least number that must be chosen before the person may stop.
    pub fn at_least(self, least: usize) -> Choices<M> {
        Choices { least, ..self }
    }

    /// What can still be chosen after these: the answers by number, from 1.
    pub fn left(&self, picked: &[M]) -> Vec<M> {
        let free = |(mv, copies): &&(M, usize)| picked.iter().filter(|one| *one == mv).count() < *copies;
        let enough = self.enough.filter(|_| picked.len() >= self.least);
        self.moves.iter().filter(free).map(|(mv, _)| *mv).chain(enough).collect()
    }

    /// How many times it can still be chosen.
    pub fn copies(&self, mv: M, picked: &[M]) -> usize {
        let copies = self.moves.iter().find(|(one, _)| *one == mv).map_or(1, |(_, copies)| *copies);
        copies.saturating_sub(picked.iter().filter(|one| **one == mv).count())
    }

    /// Whether this is a member of the set in question.
    pub fn is_member(&self, mv: M) -> bool {
        self.wants != Wants::One && self.moves.iter().any(|(one, _)| *one == mv)
    }

    /// How many can be picked in total.
    pub fn most(&self) -> usize {
        match self.wants {
            Wants::One => 1,
            Wants::Exactly(n) | Wants::UpTo(n) => n,
        }
    }
}
