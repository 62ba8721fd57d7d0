//! How everybody stands, as far as a viewer may know: expedition cards of others are hidden until the end (R42).

use crate::objective::Objective;
use crate::scoring::{self, Score};
use crate::view::View;
use entrepot_table::Seat;
use serde::Serialize;

/// How somebody stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Standing {
    /// Points as things stand.
    pub points: i16,
    /// The same by where they come from.
    pub score: Score,
    /// There may be more: expedition cards that the viewer does not see.
    pub at_least: bool,
    /// The five objective cards, in the order in which they are laid out.
    pub objectives: [ObjectiveStanding; 5],
}

/// What an objective card gives somebody as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ObjectiveStanding {
    /// Points; none if that depends on cards the viewer does not see.
    pub points: Option<i16>,
    /// How many of what a majority card counts (A26.11 to A26.15).
    pub count: Option<u16>,
}

pub(super) fn standing(view: &View, seat: Seat) -> Standing {
    let score = score(view, seat);
    let hidden = view.expeditions[seat.index()].len() < usize::from(view.board.player(seat).expeditions);
    let objective = |(card, points): (Objective, i16)| ObjectiveStanding {
        points: (!(hidden && matches!(card, Objective::Zoo | Objective::Museum))).then_some(points),
        count: Objective::MAJORITIES.contains(&card).then(|| scoring::counted(&view.board, seat, card)),
    };
    let mut cards = view.board.objectives.into_iter().zip(score.objectives).map(objective);
    Standing {
        points: score.total(),
        score,
        at_least: hidden,
        objectives: std::array::from_fn(|_| cards.next().unwrap_or(ObjectiveStanding { points: None, count: None })),
    }
}

/// The points of a seat with the expedition cards that the viewer sees.
pub(super) fn score(view: &View, seat: Seat) -> Score {
    scoring::score(&view.board, seat, &view.expeditions[seat.index()])
}
