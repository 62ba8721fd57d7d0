//! The answers a person can choose from, by number.
//!
//! The rules take a set of cards one by one in a fixed order. A person need not know that order: the set is gathered
//! here and handed over as one step.

use entrepot_sanjuan::{Decision, Kind, Move, Pick, Refusal, View, facts};

/// How many answers a question wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// One.
    One,
    /// A set of so many.
    Exactly(usize),
    /// A set of at most so many; fewer if the person says so.
    UpTo(usize),
}

/// What can be chosen at a question.
pub struct Choices {
    /// How many answers are wanted.
    pub wants: Wants,
    /// Each answer once, and how often it can be chosen.
    moves: Vec<(Move, usize)>,
    /// Whether doing nothing (more) is an answer.
    pass: bool,
}

impl Choices {
    /// What the viewer, who decides, can choose from. `check` says why a move is refused.
    pub fn of(view: &View, legal: &[Move], check: impl Fn(Move) -> Result<(), Refusal>) -> Choices {
        let wants = wants(view);
        let possible = |(mv, _): &(Move, usize)| matches!(check(*mv), Ok(()) | Err(Refusal::OutOfOrder { .. }));
        let moves = match wants {
            Wants::One => legal.iter().filter(|mv| **mv != Move::Pass).map(|&mv| (mv, 1)).collect(),
            Wants::Exactly(_) | Wants::UpTo(_) => members(view).into_iter().filter(possible).collect(),
        };
        Choices { wants, moves, pass: legal.contains(&Move::Pass) }
    }

    /// What can still be chosen when these have been: the answers by number, from 1.
    pub fn left(&self, picked: &[Move]) -> Vec<Move> {
        let free = |(mv, copies): &&(Move, usize)| picked.iter().filter(|one| *one == mv).count() < *copies;
        let pass = self.pass.then_some(Move::Pass);
        self.moves.iter().filter(free).map(|(mv, _)| *mv).chain(pass).collect()
    }

    /// How often it could still be chosen.
    pub fn copies(&self, mv: Move, picked: &[Move]) -> usize {
        let copies = self.moves.iter().find(|(one, _)| *one == mv).map_or(1, |(_, copies)| *copies);
        copies.saturating_sub(picked.iter().filter(|one| **one == mv).count())
    }

    /// Whether this is a member of the set that is asked for.
    pub fn is_member(&self, mv: Move) -> bool {
        self.wants != Wants::One && self.moves.iter().any(|(one, _)| *one == mv)
    }

    /// How many can be picked in all.
    pub fn most(&self) -> usize {
        match self.wants {
            Wants::One => 1,
            Wants::Exactly(n) | Wants::UpTo(n) => n,
        }
    }
}

fn wants(view: &View) -> Wants {
    match facts(view).pick {
        Some(Pick { least: 0, most }) => Wants::UpTo(usize::from(most)),
        Some(Pick { most, .. }) => Wants::Exactly(usize::from(most)),
        None => Wants::One,
    }
}

/// The members of the set that is asked for, in any order.
fn members(view: &View) -> Vec<(Move, usize)> {
    let Some(seat) = view.viewer else { return Vec::new() };
    let city = view.board.city(seat);
    let buildings = |good: bool, name: fn(Kind) -> Move| {
        let count =
            move |kind: Kind| city.places.iter().filter(|place| place.kind == kind && place.good == good).count();
        Kind::ALL.into_iter().filter(|kind| kind.holds_good()).map(move |kind| (name(kind), count(kind)))
    };
    let hand = |name: fn(Kind) -> Move| Kind::ALL.into_iter().map(move |kind| (name(kind), view.hand().count(kind)));
    let all: Vec<(Move, usize)> = match view.board.decision() {
        Some(Decision::StartingHand { .. } | Decision::HandLimit { .. } | Decision::Archive { .. }) => {
            hand(Move::Discard).collect()
        }
        Some(Decision::Pay { .. }) => buildings(true, Move::PayGood).chain(hand(Move::Pay)).collect(),
        Some(Decision::Keep { .. }) => {
            Kind::ALL.into_iter().map(|kind| (Move::Keep(kind), view.drawn.count(kind))).collect()
        }
        Some(Decision::Produce { .. }) => buildings(false, Move::Produce).collect(),
        Some(Decision::Sell { .. }) => buildings(true, Move::Sell).collect(),
        Some(Decision::Office { .. }) => hand(Move::Exchange).collect(),
        Some(Decision::Bank { .. }) => hand(Move::Bank).collect(),
        _ => Vec::new(),
    };
    all.into_iter().filter(|(_, copies)| *copies > 0).collect()
}
