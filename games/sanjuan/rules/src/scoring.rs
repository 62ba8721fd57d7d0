//! Points (S12, S16, S17.11, S17.12).

use crate::kinds::Kind;
use crate::setup::Edition;
use crate::state::{Board, SEATS};
use entrepot_table::{Outcome, Seat};
use serde::Serialize;

/// Points by number of monuments (S16.3).
const TRIUMPHAL_ARCH: [u8; 4] = [0, 4, 6, 8];

/// Points by number of sets (S17.12) and of other players' six-cost buildings (S17.11a).
const FOURFOLD: [u8; 5] = [0, 4, 7, 9, 10];

/// Different buildings of equal cost in one set of the Residence (S17.12).
const SET: usize = 3;

/// No building costs more.
pub(crate) const MOST_COST: u8 = 15;

/// The cost the Cathedral counts (S17.11a).
const SIX: u8 = 6;

/// The Palace gives one point for this many others (S16.5).
const PALACE: u8 = 4;

/// One player's points by where they come from (S12.3), and what decides a tie (S12.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Score {
    /// Printed on uncovered buildings.
    pub buildings: u8,
    pub chapel: u8,
    pub bank: u8,
    pub harbor: u8,
    pub triumphal_arch: u8,
    pub guild_hall: u8,
    pub city_hall: u8,
    pub residence: u8,
    pub cathedral: u8,
    pub palace: u8,
    /// Cards in hand and goods: not points, they decide a tie (S12.5).
    pub tie: u8,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> u16 {
        self.without_palace() + u16::from(self.palace)
    }

    fn without_palace(&self) -> u16 {
        let parts = [
            self.buildings,
            self.chapel,
            self.bank,
            self.harbor,
            self.triumphal_arch,
            self.guild_hall,
            self.city_hall,
            self.residence,
            self.cathedral,
        ];
        parts.into_iter().map(u16::from).sum()
    }
}

/// Everybody's points, if the game ended now.
pub fn scores(board: &Board) -> Vec<Score> {
    Seat::all(board.players()).map(|seat| score(board, seat)).collect()
}

/// One player's points, if the game ended now. Cards under buildings are counted for everybody; whether a display shows
/// them is another question (Q2).
pub fn score(board: &Board, seat: Seat) -> Score {
    let city = board.city(seat);
    let kinds = || city.places.iter().map(|place| place.kind);
    let count = |which: fn(Kind) -> bool| kinds().filter(|&kind| which(kind)).count() as u8;
    let if_has = |kind: Kind, points: &dyn Fn() -> u8| if city.has(kind) { points() } else { 0 };
    let mut score = Score {
        buildings: kinds().map(|kind| board.figures.points(kind)).sum(),
        chapel: city.chapel,
        bank: city.bank,
        harbor: city.harbor,
        triumphal_arch: if_has(Kind::TriumphalArch, &|| TRIUMPHAL_ARCH[usize::from(count(Kind::is_monument).min(3))]),
        guild_hall: if_has(Kind::GuildHall, &|| guild_hall(board, seat)),
        city_hall: if_has(Kind::CityHall, &|| count(|kind| !kind.is_production())),
        residence: if_has(Kind::Residence, &|| FOURFOLD[residence_sets(board, seat).min(4)]),
        cathedral: if_has(Kind::Cathedral, &|| FOURFOLD[six_cost_of_others(board, seat).min(4)]),
        palace: 0,
        tie: tie(board, seat),
    };
    score.palace = if_has(Kind::Palace, &|| (score.without_palace() / u16::from(PALACE)) as u8);
    score
}

/// 1 for each production building and 1 for each type; in the first edition 2 for each building (S16.4, Q25, Q37).
fn guild_hall(board: &Board, seat: Seat) -> u8 {
    let city = board.city(seat);
    let buildings = city.places.iter().filter(|place| place.kind.is_production()).count() as u8;
    let types = city.owned.iter().filter(|kind| kind.is_production()).count() as u8;
    match board.setup.edition {
        Edition::Second => buildings + types,
        Edition::First => 2 * buildings,
    }
}

/// Sets of three different buildings of equal cost; a card is in one set only (S17.12a, S17.12b).
fn residence_sets(board: &Board, seat: Seat) -> usize {
    let city = board.city(seat);
    let copies = |kind: Kind| city.places.iter().filter(|place| place.kind == kind).count();
    let sets_at = |cost: u8| {
        let kinds = || city.owned.iter().filter(|&kind| board.figures.cost(kind) == cost);
        let fits = |sets: &usize| kinds().map(|kind| copies(kind).min(*sets)).sum::<usize>() >= SET * sets;
        (1..=4).take_while(fits).count()
    };
    (0..=MOST_COST).map(sets_at).sum()
}

/// Uncovered buildings of cost 6 of all other players (S17.11a, Q28).
fn six_cost_of_others(board: &Board, seat: Seat) -> usize {
    let others = Seat::all(board.players()).filter(|&other| other != seat);
    others
        .flat_map(|other| board.city(other).places.iter())
        .filter(|place| board.figures.cost(place.kind) == SIX)
        .count()
}

/// Cards in hand and goods on production buildings (S12.5); the Customs office's good by option (Q15).
fn tie(board: &Board, seat: Seat) -> u8 {
    let counts = |kind: Kind| kind.is_production() || board.setup.customs_good_in_tie;
    let goods = board.city(seat).places.iter().filter(|place| place.good && counts(place.kind)).count();
    (board.hand(seat) + goods) as u8
}

/// Places by points, then by the tie-break among those who are equal (S12.4 to S12.7).
pub(crate) fn outcome(board: &Board) -> Outcome {
    let mut ranks = [(0, 0); SEATS];
    for seat in Seat::all(board.players()) {
        let score = score(board, seat);
        ranks[seat.index()] = (score.total(), score.tie);
    }
    let ranks = &ranks[..board.players()];
    let place = |mine: &(u16, u8)| 1 + ranks.iter().filter(|other| *other > mine).count() as u8;
    Outcome {
        points: ranks.iter().map(|(points, _)| i32::from(*points)).collect(),
        places: ranks.iter().map(place).collect(),
    }
}
