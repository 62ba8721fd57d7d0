//! The trader and the trading house (S7).

use crate::event::{Cause, Event};
use crate::kinds::{Kind, Role};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::state::{Board, City, State};
use entrepot_table::{Chance, Moves, Seat, Sink};

/// Cards for the good on the Customs office, whatever the prices (S17.7a).
const CUSTOMS_PRICE: u8 = 2;

/// Buildings that let their owner draw a card more, and after how many sales (S15.8, S15.15).
const EXTRAS: [(Kind, u8); 2] = [(Kind::MarketStand, 2), (Kind::MarketHall, 1)];

/// What brings the owner of a city a card besides the prices, and after how many sales.
pub(crate) fn extras(city: &City) -> impl Iterator<Item = (Kind, u8)> {
    EXTRAS.into_iter().filter(|(kind, _)| city.can_use(*kind))
}

/// The next card of the trading house is turned up, even if nobody can sell (S7.1).
pub(crate) fn turn_up_prices(state: &mut State, sink: &mut impl Sink<Event>) {
    let prices = &mut state.board.prices;
    let next = usize::from(prices.next);
    let was_known = prices.known[next].is_some();
    prices.known[next] = Some(state.secret.tiles[next]);
    prices.open = true;
    prices.sold = false;
    // After four the fifth follows (S18.7).
    if prices.known.iter().filter(|tile| tile.is_none()).count() == 1 {
        prices.known = state.secret.tiles.map(Some);
    }
    let tile = state.board.figures.tiles[usize::from(state.secret.tiles[next])];
    sink.all(|| Event::Prices { prices: tile });
    if !was_known {
        sink.revealed();
    }
}

/// How many goods a seat may sell: 1, and 1 more for each of privilege, Library and Trading post (S7.4).
fn limit(board: &Board, seat: Seat) -> usize {
    1 + board.privileges(seat) + usize::from(board.city(seat).can_use(Kind::TradingPost))
}

/// Cards for a good.
pub(crate) fn price(board: &Board, kind: Kind) -> u8 {
    match (kind.good(), board.open_prices()) {
        (Some(good), Some(prices)) => prices[good],
        _ => CUSTOMS_PRICE,
    }
}

/// Kinds of buildings with a good, from the last kind named.
fn goods(board: &Board, seat: Seat, from: Option<Kind>) -> impl Iterator<Item = Kind> {
    let city = board.city(seat);
    city.owned.iter().filter(move |&kind| Some(kind) >= from && city.find(kind, true).is_some())
}

/// A seat's turn; not asked when it has no good.
pub(crate) fn turn(state: &mut State, seat: Seat) {
    if state.board.city(seat).goods() > 0 {
        state.board.ask(seat, Decision::Sell { sold: 0, income: 0 });
    }
}

pub(crate) fn check(state: &State, seat: Seat, asked: Decision, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Pass => Ok(()),
        Move::Sell(kind) if state.board.city(seat).find(kind, true).is_none() => {
            Err(Refusal::NoSuchGood { kind, asked })
        }
        Move::Sell(kind) if Some(kind) < state.secret.last => Err(Refusal::OutOfOrder { kind, asked }),
        Move::Sell(_) => Ok(()),
        _ => Err(Refusal::OtherQuestion { asked }),
    }
}

/// Why one good more cannot be sold, after the one that ended the question (S7.2, S7.4).
pub(crate) fn one_too_many(before: &State, after: &State, sold: u8, kind: Kind) -> Refusal {
    let seat = before.board.actor;
    let asked = Decision::Sell { sold, income: 0 };
    if usize::from(sold) + 1 >= limit(&before.board, seat) {
        return Refusal::TooMany { asked };
    }
    check(after, seat, asked, Move::Sell(kind)).err().unwrap_or(Refusal::OutOfOrder { kind, asked })
}

pub(crate) fn legal(state: &State, seat: Seat, moves: &mut Moves<Move>) {
    moves.extend(goods(&state.board, seat, state.secret.last).map(Move::Sell));
    moves.push(Move::Pass);
}

pub(crate) fn play(
    state: &mut State,
    mv: Move,
    (sold, income): (u8, u8),
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let seat = state.board.actor;
    let Move::Sell(kind) = mv else {
        sink.all(|| Event::Passed { seat, at: Cause::Role(Role::Trader) });
        return draw_income(state, seat, (sold, income), chance, sink);
    };
    let harbor = sold == 0 && state.board.city(seat).can_use(Kind::Harbor);
    let Some(place) = state.board.city(seat).find(kind, true) else { return };
    let card = state.take_good(seat, place);
    if harbor {
        state.secret.laid.add(card);
        state.board.cities[seat.index()].harbor += 1;
    } else {
        state.discard(card);
    }
    // Which good goes under the Harbor is a choice of its own (C3): the order of kinds begins after it.
    state.secret.last = if harbor { None } else { Some(kind) };
    state.board.prices.sold = true;
    let price = price(&state.board, kind);
    sink.all(|| Event::Sold { seat, kind, place: place as u8, price, harbor });
    let (sold, income) = (sold + 1, income + price);
    let more = goods(&state.board, seat, state.secret.last).next().is_some();
    if more && usize::from(sold) < limit(&state.board, seat) {
        state.board.ask_on(Decision::Sell { sold, income });
    } else {
        draw_income(state, seat, (sold, income), chance, sink);
    }
}

/// All sold goods are discarded before the total is drawn once (S7.5).
fn draw_income(
    state: &mut State,
    seat: Seat,
    (sold, income): (u8, u8),
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if state.board.privileges(seat) == 2 && usize::from(sold) == limit(&state.board, seat) {
        state.board.spend_library(seat);
    }
    state.answered();
    let more = extras(state.board.city(seat)).filter(|(_, least)| sold >= *least).count();
    state.draw(seat, usize::from(income) + more, Cause::Role(Role::Trader), chance, sink);
}

/// Huts draw if nobody sold; then the card goes under the pile (S7.8, S17.4).
pub(crate) fn finish(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if !state.board.prices.sold {
        let draws = |board: &Board, seat: Seat| board.city(seat).can_use(Kind::Hut);
        super::everyone_draws(state, Cause::Building(Kind::Hut), draws, chance, sink);
    }
    let prices = &mut state.board.prices;
    (prices.open, prices.sold) = (false, false);
    prices.next = (prices.next + 1) % 5;
    super::end(&mut state.board);
}
