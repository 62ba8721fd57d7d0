//! The builder (S5): what a building costs, over what it may go, and how it is paid.

use super::Doubling;
use crate::cardset::Kinds;
use crate::event::{Cause, Event};
use crate::kinds::{Kind, KindSet, Role};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::sets::check_set;
use crate::state::{Board, Build, FULL_CITY, NO_CARD, Place, State};
use entrepot_table::{Chance, Moves, Seat, Sink};
use serde::Serialize;

/// Goods that a Black market takes in one build (S15.5).
const BLACK_MARKET_GOODS: usize = 2;

/// What a covered Park takes off the cost (S17.6).
const PARK_VALUE: u8 = 6;

/// A seat's turn. It is not asked where everybody sees that it cannot build (C1): no card in hand, and no Cathedral it
/// could have for nothing or for goods.
pub(crate) fn turn(state: &mut State, seat: Seat) {
    state.board.build = Build::default();
    if state.board.hand(seat) > 0 || check_build(&state.board, KindSet::default(), seat, Kind::Cathedral).is_ok() {
        state.board.ask(seat, Decision::Build);
    }
}

/// The end of the phase: Taverns, then new buildings become usable, then the test for the end of the game (S5.11).
pub(crate) fn finish(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let size = |board: &Board, seat: Seat| board.city(seat).places.len();
    let fewest = Seat::all(state.board.players()).map(|seat| size(&state.board, seat)).min().unwrap_or(0);
    let somebody_has_more = Seat::all(state.board.players()).any(|seat| size(&state.board, seat) > fewest);
    let draws = |board: &Board, seat: Seat| {
        somebody_has_more && size(board, seat) == fewest && board.city(seat).can_use(Kind::Tavern)
    };
    super::everyone_draws(state, Cause::Building(Kind::Tavern), draws, chance, sink);
    state.board.cities.iter_mut().for_each(|city| city.fresh = None);
    state.board.build = Build::default();
    super::end(&mut state.board);
    if state.board.cities.iter().any(|city| city.places.len() >= FULL_CITY) {
        crate::round::end_game(state, sink);
    }
}

/// What a build costs (S5.5): one sum, never below 0.
pub fn cost(board: &Board, seat: Seat, kind: Kind, over: Option<usize>, library: bool) -> u8 {
    let covered = over.map(|place| board.city(seat).places[place].kind);
    let discount: u8 = discounts(board, seat, kind, covered, library).iter().map(|less| less.n).sum();
    board.figures.cost(kind).saturating_sub(discount)
}

/// What a build would cost now; at a new place where none is chosen yet.
///
/// ```
/// use entrepot_sanjuan::{Kind, Move, SanJuan, Setup, cost_of_move};
/// use entrepot_table::{Game, Seat, Seed, Setup as _, Silent};
/// let state = SanJuan::deal(&Setup::recommended(2), &mut Seed::from_number(1), &mut Silent);
/// assert_eq!(cost_of_move(state.board(), Seat::new(1), Move::Build(Kind::Palace)), Some(6));
/// ```
pub fn cost_of_move(board: &Board, seat: Seat, mv: Move) -> Option<u8> {
    let library = board.doubling(seat) != Doubling::No;
    match mv {
        Move::Build(kind) => Some(cost(board, seat, kind, None, library)),
        Move::Beside => Some(cost(board, seat, board.build.kind, None, library)),
        Move::Over { kind, good } => {
            let place = board.city(seat).find(kind, good)?;
            Some(cost(board, seat, board.build.kind, Some(place), library))
        }
        Move::Library(library) => {
            let over = board.build.over.map(usize::from);
            (board.phase() == Some(Role::Builder)).then(|| cost(board, seat, board.build.kind, over, library))
        }
        _ => None,
    }
}

/// Something that makes a build cheaper, and by how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Less {
    /// What it is.
    pub cause: Cause,
    /// Cards less.
    pub n: u8,
}

/// What makes a build cheaper (S5.5), each source once, those that give nothing included. The building covered gives its
/// value and nothing else (S15.9i).
pub(crate) fn discounts(board: &Board, seat: Seat, kind: Kind, covered: Option<Kind>, library: bool) -> [Less; 4] {
    let city = board.city(seat);
    let helps = |power: Kind| city.can_use(power) && covered != Some(power);
    let power = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
    let value = match covered {
        Some(Kind::Park) => PARK_VALUE,
        Some(covered) => board.figures.cost(covered),
        None => 0,
    };
    [
        Less { cause: Cause::Role(Role::Builder), n: u8::from(board.chose(seat)) },
        Less { cause: Cause::Building(Kind::Library), n: u8::from(library && helps(Kind::Library)) },
        Less { cause: Cause::Building(power), n: u8::from(helps(power)) },
        Less { cause: Cause::Building(covered.unwrap_or(kind)), n: value },
    ]
}

/// How much a seat can pay at most for this build (S5.12).
fn funds(board: &Board, seat: Seat, kind: Kind, over: Option<usize>) -> usize {
    let city = board.city(seat);
    let covered = over.map(|place| city.places[place]);
    let market = city.can_use(Kind::BlackMarket) && covered.is_none_or(|place| place.kind != Kind::BlackMarket);
    let goods = city.goods() - usize::from(covered.is_some_and(|place| place.good));
    let hand = board.hand(seat).saturating_sub(usize::from(kind != Kind::Cathedral));
    hand + if market { goods.min(BLACK_MARKET_GOODS) } else { 0 }
}

/// Whether this build can be paid, with the Library if that helps.
fn affordable(board: &Board, seat: Seat, kind: Kind, over: Option<usize>) -> Result<(), Refusal> {
    let cost = cost(board, seat, kind, over, board.doubling(seat) != Doubling::No);
    let have = funds(board, seat, kind, over) as u8;
    if cost <= have { Ok(()) } else { Err(Refusal::TooExpensive { cost, have }) }
}

fn check_build(board: &Board, hand: KindSet, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    match kind {
        Kind::Cathedral if !board.setup.expansion => return Err(Refusal::NoCathedral),
        Kind::Cathedral if !board.cathedral => return Err(Refusal::CathedralBuilt),
        Kind::Cathedral => {}
        _ if !hand.has(kind) => return Err(Refusal::NotInHand { kind, asked: Decision::Build }),
        _ => {}
    }
    let city = board.city(seat);
    if !kind.is_production() && city.has(kind) {
        return Err(Refusal::OwnedAlready { kind });
    }
    let beside = check_beside(board, seat, kind);
    if beside.is_err() && city.can_use(Kind::Crane) {
        let over = |place| check_over(board, seat, kind, place).is_ok();
        if (0..city.places.len()).any(over) {
            return Ok(());
        }
    }
    beside
}

/// Whether the building may go to a new place. A city of twelve ends the game, so none has more (S12.2).
fn check_beside(board: &Board, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    if board.city(seat).places.len() >= FULL_CITY {
        return Err(Refusal::CityFull);
    }
    affordable(board, seat, kind, None)
}

/// Whether the building may go over this place of the own city (S15.9c, S15.9d).
fn check_over(board: &Board, seat: Seat, kind: Kind, place: usize) -> Result<(), Refusal> {
    match board.city(seat).places[place].kind {
        Kind::Crane => Err(Refusal::CoversCrane),
        covered if covered == kind => Err(Refusal::CoversLike { kind }),
        _ => affordable(board, seat, kind, Some(place)),
    }
}

/// Whether one of the questions of a build allows this move.
pub(crate) fn check(state: &State, seat: Seat, asked: Decision, mv: Move) -> Result<(), Refusal> {
    let board = &state.board;
    let kind = board.build.kind;
    match (asked, mv) {
        (Decision::Build, Move::Pass) => Ok(()),
        (Decision::Build, Move::Build(kind)) => check_build(board, state.hand_kinds(seat), seat, kind),
        (Decision::Over, Move::Beside) => check_beside(board, seat, kind),
        (Decision::Over, Move::Over { kind: covered, good }) => match board.city(seat).find(covered, good) {
            Some(place) => check_over(board, seat, kind, place),
            None => Err(Refusal::NothingToCover { kind: covered }),
        },
        (Decision::Library, Move::Library(library)) => {
            let over = board.build.over.map(usize::from);
            let cost = cost(board, seat, kind, over, library);
            let have = funds(board, seat, kind, over) as u8;
            if cost <= have { Ok(()) } else { Err(Refusal::TooExpensive { cost, have }) }
        }
        (Decision::Pay { left }, Move::PayGood(kind)) => check_pay_good(state, seat, left, kind),
        (Decision::Pay { left }, Move::Pay(kind)) => check_pay(state, seat, left, kind),
        (Decision::Over | Decision::Library | Decision::Pay { .. }, Move::Pass) => Err(Refusal::CannotPass { asked }),
        (_, Move::Pay(_) | Move::PayGood(_)) => Err(Refusal::NothingToPay),
        _ => Err(Refusal::OtherQuestion { asked }),
    }
}

/// In the fixed order of a payment goods come first, by kind, then hand cards, by kind.
fn check_pay_good(state: &State, seat: Seat, left: u8, kind: Kind) -> Result<(), Refusal> {
    let asked = Decision::Pay { left };
    let city = state.board.city(seat);
    let build = &state.board.build;
    if !city.can_use(Kind::BlackMarket) {
        return Err(Refusal::NoBlackMarket);
    }
    if usize::from(build.goods) == BLACK_MARKET_GOODS {
        return Err(Refusal::TwoGoodsPaid);
    }
    if city.find(kind, true).is_none() {
        return Err(Refusal::NoSuchGood { kind, asked });
    }
    let behind = city.places.iter().filter(|place| place.good && place.kind >= kind).count();
    let goods = behind.min(BLACK_MARKET_GOODS - usize::from(build.goods));
    let enough = usize::from(left) <= goods + state.board.hand(seat);
    if build.cards || Some(kind) < state.secret.last || !enough {
        return Err(Refusal::OutOfOrder { kind, asked });
    }
    Ok(())
}

fn check_pay(state: &State, seat: Seat, left: u8, kind: Kind) -> Result<(), Refusal> {
    // Before the first card the order has only got as far as the goods.
    let last = if state.board.build.cards { state.secret.last } else { None };
    check_set(state.secret.hands[seat.index()], Decision::Pay { left }, last, left, kind)
}

/// The legal answers to one of the questions of a build.
pub(crate) fn legal(state: &State, seat: Seat, asked: Decision, moves: &mut Moves<Move>) {
    let board = &state.board;
    let allowed = |mv: &Move| check(state, seat, asked, *mv).is_ok();
    match asked {
        Decision::Build => {
            let hand = state.hand_kinds(seat);
            let table = board.cathedral.then_some(Kind::Cathedral);
            moves.extend(
                hand.iter().chain(table).filter(|&kind| check_build(board, hand, seat, kind).is_ok()).map(Move::Build),
            );
            moves.push(Move::Pass);
        }
        Decision::Over => {
            moves.extend(Some(Move::Beside).filter(allowed));
            let city = board.city(seat);
            for kind in city.owned.iter() {
                let over = [false, true].map(|good| Move::Over { kind, good });
                moves.extend(over.into_iter().filter(allowed));
            }
        }
        Decision::Library => moves.extend([false, true].map(Move::Library).into_iter().filter(allowed)),
        _ => {
            moves.extend(board.city(seat).owned.iter().map(Move::PayGood).filter(allowed));
            moves.extend(state.secret.hands[seat.index()].kinds().map(Move::Pay).filter(allowed));
        }
    }
}

/// Plays an answer.
pub(crate) fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    match mv {
        Move::Build(kind) => {
            state.board.build.kind = kind;
            state.announce(seat, kind);
            choose_place(state, seat, chance, sink);
        }
        Move::Beside => choose_library(state, seat, chance, sink),
        Move::Over { kind, good } => {
            state.board.build.over = state.board.city(seat).find(kind, good).map(|place| place as u8);
            choose_library(state, seat, chance, sink);
        }
        Move::Library(library) => place_building(state, seat, library, chance, sink),
        Move::PayGood(kind) => pay_good(state, seat, kind, chance, sink),
        Move::Pay(kind) => pay_card(state, seat, kind, chance, sink),
        _ => {
            sink.all(|| Event::Passed { seat, at: Cause::Role(Role::Builder) });
            state.answered();
        }
    }
}

/// Asks over what to build where anything can be covered (S5.4b).
fn choose_place(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let city = board.city(seat);
    let can_cover = |place| check_over(board, seat, board.build.kind, place).is_ok();
    if city.can_use(Kind::Crane) && (0..city.places.len()).any(can_cover) {
        board.ask(seat, Decision::Over);
    } else {
        choose_library(state, seat, chance, sink);
    }
}

/// Asks for the Library where it would lower the cost and could be kept (S15.17d).
fn choose_library(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let over = board.build.over.map(usize::from);
    let doubling = board.doubling(seat);
    let lowers = cost(board, seat, board.build.kind, over, true) < cost(board, seat, board.build.kind, over, false);
    if doubling == Doubling::Choice && lowers {
        board.ask(seat, Decision::Library);
    } else {
        place_building(state, seat, doubling == Doubling::Automatic && lowers, chance, sink);
    }
}

/// The building is placed; what it covers leaves play, and a good on that is discarded (S5.4c). Then it is paid.
fn place_building(state: &mut State, seat: Seat, library: bool, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Build { kind, over, .. } = state.board.build;
    let cost = cost(&state.board, seat, kind, over.map(usize::from), library);
    state.board.build.library = library;
    if library {
        state.board.spend_library(seat);
    }
    if kind == Kind::Cathedral {
        state.board.cathedral = false;
    } else {
        state.play_from_hand(seat, kind);
    }
    let (covered, good_lost) = match over {
        Some(place) => cover(state, seat, usize::from(place), kind),
        None => {
            state.board.cities[seat.index()].places.push(Place { kind, good: false, beneath: 0 });
            (None, false)
        }
    };
    let city = &mut state.board.cities[seat.index()];
    let place = over.unwrap_or(city.places.len() as u8 - 1);
    let twelfth = over.is_none() && city.places.len() == FULL_CITY;
    city.count_kinds();
    city.fresh = Some(kind);
    sink.all(|| Event::Built { seat, kind, place, over: covered, good_lost, cost, library, twelfth });
    state.board.ask(seat, Decision::Pay { left: cost });
    go_on_paying(state, seat, cost, chance, sink);
}

fn cover(state: &mut State, seat: Seat, place: usize, kind: Kind) -> (Option<Kind>, bool) {
    let good = state.board.city(seat).places[place].good;
    if good {
        let card = state.take_good(seat, place);
        state.discard(card);
    }
    let old = state.board.city(seat).places[place];
    let end = state.board.covered_before(seat, place) + usize::from(old.beneath);
    state.board.covered.insert(end, old.kind);
    state.board.cities[seat.index()].places[place] = Place { kind, good: false, beneath: old.beneath + 1 };
    state.secret.goods[seat.index()][place] = NO_CARD;
    (Some(old.kind), good)
}

fn pay_good(state: &mut State, seat: Seat, kind: Kind, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Some(place) = state.board.city(seat).find(kind, true) else { return };
    let card = state.take_good(seat, place);
    state.discard(card);
    state.board.build.goods += 1;
    state.secret.last = Some(kind);
    sink.all(|| Event::PaidGood { seat, kind, place: place as u8 });
    paid_one(state, seat, chance, sink);
}

fn pay_card(state: &mut State, seat: Seat, kind: Kind, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.discard_from_hand(seat, kind);
    sink.split(
        seat,
        || Event::Paid { seat, count: 1, cards: Some(vec![kind]) },
        || Event::Paid { seat, count: 1, cards: None },
    );
    state.board.build.cards = true;
    state.secret.last = Some(kind);
    paid_one(state, seat, chance, sink);
}

fn paid_one(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Some(Decision::Pay { left }) = state.board.decision() else { return };
    state.board.ask_on(Decision::Pay { left: left - 1 });
    go_on_paying(state, seat, left - 1, chance, sink);
}

/// Ends the build when all is paid. Where the whole hand must go and no good could go instead, it goes without asking:
/// everybody knows that, and whoever knew a card of it knows where it went.
fn go_on_paying(state: &mut State, seat: Seat, left: u8, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if left > 0 && usize::from(left) == state.board.hand(seat) && !goods_could_pay(&state.board, seat) {
        let cards = state.discard_hand(seat);
        sink.split(
            seat,
            || Event::Paid { seat, count: left, cards: Some(Kinds::from(cards).iter().collect()) },
            || Event::Paid { seat, count: left, cards: None },
        );
    } else if left > 0 {
        return;
    }
    state.answered();
    after_building(state, seat, chance, sink);
}

fn goods_could_pay(board: &Board, seat: Seat) -> bool {
    let city = board.city(seat);
    let room = usize::from(board.build.goods) < BLACK_MARKET_GOODS && !board.build.cards;
    room && city.can_use(Kind::BlackMarket) && city.goods() > 0
}

/// Carpenter, then Poor house (S5.4f, S5.4g, Q30).
fn after_building(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let city = *state.board.city(seat);
    if city.can_use(Kind::Carpenter) && !state.board.build.kind.is_production() {
        state.draw(seat, 1, Cause::Building(Kind::Carpenter), chance, sink);
    }
    if city.can_use(Kind::PoorHouse) && state.board.hand(seat) <= 1 {
        state.draw(seat, 1, Cause::Building(Kind::PoorHouse), chance, sink);
    }
}
