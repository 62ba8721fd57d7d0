//! Points (A24, A26) and ties (A25).

use crate::card::CardKind;
use crate::data::DATA;
use crate::island::Expedition;
use crate::objective::Objective;
use crate::state::{Board, EXPEDITIONS, State, expedition_of};
use crate::tier::{PerTier, Tier};
use entrepot_table::{List, Outcome, Seat};
use serde::Serialize;

/// The points of one player, by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Score {
    /// Played population cards (A24.1).
    pub cards: i16,
    /// Expedition cards (A24.2).
    pub expeditions: i16,
    /// Gold (A24.3).
    pub gold: i16,
    /// The fireworks token (A24.4).
    pub fireworks: i16,
    /// The five objective cards, in the order in which they are laid out (A24.5).
    pub objectives: [i16; 5],
    /// Construction tokens, for ties (A25.1).
    pub tokens: u8,
    /// Hand cards, for ties (A25.1).
    pub hand: u8,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> i16 {
        self.cards + self.expeditions + self.gold + self.fireworks + self.objectives.iter().sum::<i16>()
    }

    /// What decides the order of players: more points, more tokens, fewer hand cards (A25.1).
    fn rank(&self) -> (i16, u8, i16) {
        (self.total(), self.tokens, -i16::from(self.hand))
    }
}

/// Fields of expedition cards, by the tier that visits them.
#[derive(Clone, Copy, Default)]
struct Fields {
    animals: PerTier<u8>,
    artefacts: PerTier<u8>,
}

impl Fields {
    fn of(cards: impl Iterator<Item = Expedition>) -> Fields {
        let mut fields = Fields::default();
        for card in cards {
            fields.animals[card.animal().index()] += 1;
            fields.artefacts[card.artefact().index()] += 1;
        }
        fields
    }

    /// Visits of one tier: all, and those that Zoo and Museum reward when bonus fields are filled first (A24.2, C13).
    fn visits(&self, board: &Board, cubes: u8, tier: Tier) -> (u8, u8, u8) {
        let (animals, artefacts) = (self.animals[tier.index()], self.artefacts[tier.index()]);
        let all = cubes.min(animals + artefacts);
        let zoo = if board.has(Objective::Zoo) { cubes.min(animals) } else { 0 };
        let free = if board.has(Objective::Zoo) { cubes - zoo } else { cubes };
        let museum = if board.has(Objective::Museum) { free.min(artefacts) } else { 0 };
        (all, zoo, museum)
    }
}

/// Points for a visit of this tier (A24.2).
fn visit_points(tier: Tier) -> i16 {
    let visitors = [Tier::Artisan, Tier::Engineer, Tier::Investor].iter().zip(DATA.visitors);
    visitors.filter(|(one, _)| **one == tier).map(|(_, points)| i16::from(points.value)).sum()
}

/// The points of each seat as things stand. Expedition cards are hidden: only whoever may see all of them can ask.
pub(crate) fn scores(state: &State) -> Vec<Score> {
    Seat::all(state.board.players()).map(|seat| score(&state.board, seat, &expeditions(state, seat))).collect()
}

/// The expedition cards of a seat.
pub(crate) fn expeditions(state: &State, seat: Seat) -> List<Expedition, EXPEDITIONS> {
    let drawn = state.secret.drawn[seat.index()];
    (0..EXPEDITIONS as u8).filter(|card| drawn >> card & 1 == 1).map(expedition_of).collect()
}

/// The points of one seat as things stand, with these expedition cards.
pub fn score(board: &Board, seat: Seat, expeditions: &[Expedition]) -> Score {
    let player = board.player(seat);
    let fields = Fields::of(expeditions.iter().copied());
    let visits = |tier: Tier| fields.visits(board, player.owned(tier), tier);
    let played = board.played.iter().filter(|card| card.seat == seat);
    Score {
        cards: played.map(|card| points(card.kind)).sum(),
        expeditions: Tier::ALL.into_iter().map(|tier| i16::from(visits(tier).0) * visit_points(tier)).sum(),
        gold: (player.gold / u16::from(DATA.gold_per_point.value)) as i16,
        fireworks: if board.fireworks == Some(seat) { i16::from(DATA.fireworks.value) } else { 0 },
        objectives: board.objectives.map(|card| match card {
            Objective::Zoo => worth(card) * Tier::ALL.into_iter().map(|tier| i16::from(visits(tier).1)).sum::<i16>(),
            Objective::Museum => worth(card) * Tier::ALL.into_iter().map(|tier| i16::from(visits(tier).2)).sum::<i16>(),
            _ => objective(board, seat, card),
        }),
        tokens: player.tokens().count() as u8,
        hand: player.hand_size() as u8,
    }
}

/// Points of a played card, up or down (A24.1).
fn points(kind: CardKind) -> i16 {
    i16::from(DATA.card_points[kind.deck().index()].value)
}

/// The points on an objective card (A26).
fn worth(card: Objective) -> i16 {
    i16::from(DATA.objectives[card.index()].points)
}

/// What an objective card gives a seat (A26).
fn objective(board: &Board, seat: Seat, card: Objective) -> i16 {
    let player = board.player(seat);
    match card {
        Objective::BenteJorgensen => {
            if player.old_world.len() <= 1 {
                worth(card)
            } else {
                0
            }
        }
        Objective::IsabelSarmento => worth(card) * player.new_world.len() as i16,
        Objective::Pyrphorian => -worth(card) * player.hand_size() as i16,
        Objective::HannahGoode
        | Objective::University
        | Objective::WorldsFair
        | Objective::MadameKahina
        | Objective::TheTourist => majority(board, seat, card),
        _ => player.tokens().map(|(_, token)| reward(token, card)).sum(),
    }
}

/// What a token is worth to an industry card (A26.5 to A26.10, R33).
fn reward(token: crate::Token, card: Objective) -> i16 {
    match DATA.tokens[token.index()].reward {
        Some((rewarding, points)) if rewarding == card => i16::from(points),
        _ => 0,
    }
}

/// How many of what a majority card counts (A26.11 to A26.15).
pub(crate) fn counted(board: &Board, seat: Seat, card: Objective) -> u16 {
    let player = board.player(seat);
    match card {
        Objective::HannahGoode => Tier::ALL.into_iter().map(|tier| u16::from(player.owned(tier))).sum(),
        Objective::University => u16::from(player.owned(Tier::Engineer)),
        Objective::WorldsFair => u16::from(player.owned(Tier::Investor)),
        Objective::MadameKahina => u16::from(player.trade.all()),
        _ => u16::from(player.expeditions),
    }
}

/// The highest number gives 10, the next lower one 4, to everybody who has it (A26.16, R31).
fn majority(board: &Board, seat: Seat, card: Objective) -> i16 {
    let counts = || Seat::all(board.players()).map(|seat| counted(board, seat, card));
    let own = counted(board, seat, card);
    let most = counts().max();
    let second = counts().filter(|count| Some(*count) != most).max();
    match Some(own) {
        _ if own == 0 && !board.setup.zero_scores => 0,
        own if own == most => worth(card),
        own if own == second => i16::from(DATA.objectives[card.index()].second),
        _ => 0,
    }
}

/// Points and places (A25.1).
pub(crate) fn outcome(state: &State) -> Outcome {
    outcome_of(&scores(state))
}

/// Points and places of these scores (A25.1).
pub(crate) fn outcome_of(scores: &[Score]) -> Outcome {
    let better = |score: &Score| scores.iter().filter(|other| other.rank() > score.rank()).count() as u8;
    Outcome {
        points: scores.iter().map(|score| i32::from(score.total())).collect(),
        places: scores.iter().map(|score| better(score) + 1).collect(),
    }
}
