//! What a display wants to know besides the view: everything that follows from rules, so that no display has rules of its
//! own.

use crate::kinds::{Kind, Role};
use crate::moves::{Decision, Move};
use crate::roles::builder::{Less, cost, discounts};
use crate::roles::{Doubling, trader};
use crate::round::hand_limit;
use crate::rules::SanJuan;
use crate::scoring::{Score, outcome, score, scores};
use crate::setup::ChapelSecrecy;
use crate::state::{Board, Build};
use crate::view::View;
use entrepot_table::{Dice, Game, Moves, Outcome, Seat, Seed, Silent};
use serde::Serialize;

/// What follows from a view by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Facts {
    /// What is asked, if anything.
    pub asked: Option<Decision>,
    /// The role being played.
    pub phase: Option<Role>,
    /// How many members the set has that is asked for, where a set is asked for.
    pub pick: Option<Pick>,
    /// Everybody's points as far as they are shown.
    pub points: Vec<Standing>,
    /// Everybody's hand limit (S11.5).
    pub hand_limits: Vec<u8>,
    /// What the viewer's hand cards, and the Cathedral where it can be built, would cost.
    pub costs: Vec<Cost>,
    /// The building that the deciding seat is about to place or pay, where one is.
    pub building: Option<Building>,
    /// What each good of the viewer brings while the trading house is open (S7.2).
    pub sales: Vec<Sale>,
    /// What brings the viewer cards besides those prices.
    pub extras: Vec<Extra>,
    /// The trading house.
    pub prices: PriceRange,
    /// Points by where they come from, once the game is over (S12.3).
    pub scores: Option<Vec<Score>>,
    /// Points and places, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A set is asked for: how many members it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pick {
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

/// Somebody's points now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Standing {
    /// The points.
    pub points: u16,
    /// There may be more: cards under buildings are not shown to this viewer (Q2).
    pub at_least: bool,
    /// Whether the viewer is shown how many cards lie under Chapel, Bank and Harbor (Q2).
    pub counts_shown: bool,
}

/// What a building would cost at a new place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Cost {
    /// The building.
    pub kind: Kind,
    /// The printed cost.
    pub printed: u8,
    /// The cost for the viewer now (S5.5).
    pub now: u8,
    /// What makes it cheaper.
    pub less: Vec<Less>,
}

/// A building about to be placed or paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Building {
    /// The building.
    pub kind: Kind,
    /// The place it goes over.
    pub over: Option<u8>,
    /// The printed cost.
    pub printed: u8,
    /// The whole cost; with the Library where that is still to be chosen.
    pub cost: u8,
    /// What makes it cheaper.
    pub less: Vec<Less>,
}

/// What a good brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sale {
    /// The building on which the good lies.
    pub kind: Kind,
    /// Cards drawn for it.
    pub price: u8,
}

/// A building that brings a card for selling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Extra {
    /// The building.
    pub kind: Kind,
    /// How many goods must be sold.
    pub sold: u8,
}

/// The prices of the five goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PriceRange {
    /// Whether a card lies open now.
    pub open: bool,
    /// The card that lies open, or lay open last.
    pub last: Option<[u8; 5]>,
    /// The card that comes next, where that is known (S18.7).
    pub next: Option<[u8; 5]>,
    /// The lowest price of each good on the five cards.
    pub least: [u8; 5],
    /// The highest.
    pub most: [u8; 5],
}

/// What follows from a view by the rules.
///
/// ```
/// use entrepot_sanjuan::{Decision, SanJuan, Setup, facts};
/// use entrepot_table::{Game, Seat, Seed, Silent};
/// let state = SanJuan::deal(&Setup::new(2).unwrap(), &mut Seed::from_number(1), &mut Silent);
/// let facts = facts(&SanJuan::view(&state, Some(Seat::new(0))));
/// assert_eq!(facts.asked, Some(Decision::Role));
/// assert_eq!(facts.points[0].points, 1); // an Indigo plant
/// ```
pub fn facts(view: &View) -> Facts {
    let board = &view.board;
    let seats = || Seat::all(board.players());
    Facts {
        asked: board.decision(),
        phase: board.phase(),
        pick: pick(view),
        points: seats().map(|seat| standing(view, seat)).collect(),
        hand_limits: seats().map(|seat| hand_limit(board, seat) as u8).collect(),
        costs: costs(view),
        building: building(board),
        sales: sales(view),
        extras: extras(view),
        prices: prices(board),
        scores: board.over().then(|| scores(board)),
        outcome: board.over().then(|| outcome(board)),
    }
}

/// The size of the set that is asked for; only whoever decides can be told, since the hand may limit it.
fn pick(view: &View) -> Option<Pick> {
    if view.viewer != Some(view.board.actor) {
        return None;
    }
    match view.board.decision()? {
        Decision::StartingHand { left }
        | Decision::Pay { left }
        | Decision::Keep { left }
        | Decision::Archive { left }
        | Decision::HandLimit { left } => Some(Pick { least: left, most: left }),
        Decision::Produce { .. } | Decision::Sell { .. } | Decision::Office { .. } | Decision::Bank { .. } => {
            Some(Pick { least: 0, most: most(view) })
        }
        _ => None,
    }
}

/// How many members the set can have: tried out in a position that looks the same to the viewer.
fn most(view: &View) -> u8 {
    let mut state = SanJuan::sample(view, &mut Dice::new(0, 0));
    let mut moves = Moves::new();
    let mut count = 0;
    while same_question(state.board.decision(), view.board.decision()) && state.board.actor == view.board.actor {
        SanJuan::legal(&state, &mut moves);
        let Some(&mv) = moves.first().filter(|mv| **mv != Move::Pass) else { break };
        SanJuan::play(&mut state, mv, &mut Seed::from_number(0), &mut Silent);
        count += 1;
    }
    count
}

/// Whether the same thing is asked, apart from how much is left.
///
/// ```
/// use entrepot_sanjuan::{Decision, same_question};
/// assert!(same_question(Some(Decision::Pay { left: 2 }), Some(Decision::Pay { left: 1 })));
/// assert!(!same_question(Some(Decision::Chapel), None));
/// ```
pub fn same_question(a: Option<Decision>, b: Option<Decision>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => std::mem::discriminant(&a) == std::mem::discriminant(&b),
        _ => false,
    }
}

/// Somebody's points as this viewer is shown them. Where the numbers under buildings are not drawn, others' points leave
/// them out (Q2).
///
/// ```
/// use entrepot_sanjuan::{SanJuan, Setup, standing};
/// use entrepot_table::{Game, Seat, Seed, Silent};
/// let state = SanJuan::deal(&Setup::new(2).unwrap(), &mut Seed::from_number(1), &mut Silent);
/// assert!(!standing(&SanJuan::view(&state, None), Seat::new(1)).at_least);
/// ```
pub fn standing(view: &View, seat: Seat) -> Standing {
    let board = &view.board;
    let counts_shown = counts_shown(view, seat);
    if counts_shown || !may_hide_cards(board, seat) {
        return Standing { points: score(board, seat).total(), at_least: false, counts_shown };
    }
    let mut board = *board;
    let city = &mut board.cities[seat.index()];
    (city.chapel, city.bank, city.harbor) = (0, 0, 0);
    Standing { points: score(&board, seat).total(), at_least: true, counts_shown }
}

/// Scoring reveals the numbers to all (S18.8).
fn counts_shown(view: &View, seat: Seat) -> bool {
    let option = view.board.setup.chapel_secrecy == ChapelSecrecy::ShowCount;
    option || view.viewer == Some(seat) || view.board.over()
}

/// Whether this player has, or had, a building under which cards are laid: that much everybody sees.
fn may_hide_cards(board: &Board, seat: Seat) -> bool {
    let hides = |kind: &Kind| matches!(kind, Kind::Chapel | Kind::Bank | Kind::Harbor);
    let city = board.city(seat);
    (0..city.places.len()).any(|place| hides(&city.places[place].kind) || board.beneath(seat, place).iter().any(hides))
}

fn costs(view: &View) -> Vec<Cost> {
    let Some(seat) = view.viewer else { return Vec::new() };
    let mut board = view.board;
    if board.phase() != Some(Role::Builder) {
        // Nobody has the builder's privilege now.
        board.chooser = seat.next(board.players());
    }
    let board = &board;
    let library = board.doubling(seat) != Doubling::No;
    let on_table = board.cathedral.then_some(Kind::Cathedral);
    let cost = |kind: Kind| Cost {
        kind,
        printed: board.figures.cost(kind),
        now: cost(board, seat, kind, None, library),
        less: less(board, seat, kind, None, library),
    };
    view.hand().kinds().iter().chain(on_table).map(cost).collect()
}

/// What really makes a build cheaper.
fn less(board: &Board, seat: Seat, kind: Kind, covered: Option<Kind>, library: bool) -> Vec<Less> {
    discounts(board, seat, kind, covered, library).into_iter().filter(|less| less.n > 0).collect()
}

fn building(board: &Board) -> Option<Building> {
    let seat = board.actor;
    let Build { kind, over, library, .. } = board.build;
    let place = over.map(usize::from);
    let (covered, library) = match board.decision()? {
        Decision::Over => (None, board.doubling(seat) != Doubling::No),
        // Other privileges can be doubled, too.
        Decision::Library if board.phase() != Some(Role::Builder) => return None,
        Decision::Library => (place.map(|place| board.city(seat).places[place].kind), true),
        // Now it stands there, over what it covers.
        Decision::Pay { .. } => (place.and_then(|place| board.beneath(seat, place).last().copied()), library),
        _ => return None,
    };
    let less = less(board, seat, kind, covered, library);
    let printed = board.figures.cost(kind);
    let cost = printed.saturating_sub(less.iter().map(|less| less.n).sum());
    Some(Building { kind, over, printed, cost, less })
}

fn sales(view: &View) -> Vec<Sale> {
    let Some(seat) = view.viewer else { return Vec::new() };
    if view.board.open_prices().is_none() {
        return Vec::new();
    }
    let with_good = |kind: &Kind| view.board.city(seat).find(*kind, true).is_some();
    let kinds = view.board.city(seat).owned.iter().filter(with_good);
    kinds.map(|kind| Sale { kind, price: trader::price(&view.board, kind) }).collect()
}

fn extras(view: &View) -> Vec<Extra> {
    let Some(seat) = view.viewer else { return Vec::new() };
    trader::extras(view.board.city(seat)).map(|(kind, sold)| Extra { kind, sold }).collect()
}

fn prices(board: &Board) -> PriceRange {
    let tile = |steps: usize| {
        let index = board.prices.known[(usize::from(board.prices.next) + steps) % 5]?;
        Some(board.figures.tiles[usize::from(index)])
    };
    let column = |good: usize| board.figures.tiles.iter().map(move |tile| tile[good]);
    let open = board.prices.open;
    PriceRange {
        open,
        last: if open { tile(0) } else { tile(4) },
        next: if open { tile(1) } else { tile(0) },
        least: std::array::from_fn(|good| column(good).min().unwrap_or(0)),
        most: std::array::from_fn(|good| column(good).max().unwrap_or(0)),
    }
}
