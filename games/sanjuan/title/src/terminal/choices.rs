//! What can be chosen at San Juan's questions.

use entrepot_sanjuan::{Decision, Kind, Move, Pick, Refusal, View, facts};
use entrepot_terminal::choices::{Choices, Wants};

/// What the viewer, who decides, can choose from. `check` says why a move is refused.
pub fn choices(view: &View, legal: &[Move], check: &dyn Fn(Move) -> Result<(), Refusal>) -> Choices<Move> {
    let enough = legal.contains(&Move::Pass).then_some(Move::Pass);
    let possible = |(mv, _): &(Move, usize)| matches!(check(*mv), Ok(()) | Err(Refusal::OutOfOrder { .. }));
    match wants(view) {
        Wants::One => Choices::one(legal.iter().copied().filter(|mv| *mv != Move::Pass), enough),
        wants => Choices::set(wants, members(view).into_iter().filter(possible).collect(), enough),
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
