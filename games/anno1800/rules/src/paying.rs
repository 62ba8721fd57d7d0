//! Paying a cost, part by part (A4).

use crate::card::Deck;
use crate::cost::Cost;
use crate::data::DATA;
use crate::event::Event;
use crate::moves::{Decision, Move, Object, Purpose};
use crate::pay::{Purse, can_pay};
use crate::refusal::Refusal;
use crate::resource::Resource;
use crate::spending;
use crate::state::{Board, State};
use crate::tier::Tier;
use crate::token::{Naval, Spot, Token};
use crate::{actions, free};
use entrepot_table::{Moves, Seat, Sink};

/// Gold for a cube whose stack is empty (A15.4).
pub(crate) fn stack_gold(deck: Deck) -> u8 {
    DATA.empty_stack[deck.index()].value
}

/// Gold that a new cube of this tier asks for now (A15.4, C3).
pub(crate) fn gold_for_cube(board: &Board, tier: Tier) -> u8 {
    let deck = Deck::of(tier);
    if board.cards[deck.index()] == 0 { stack_gold(deck) } else { 0 }
}

/// What is still to be paid, with the gold as it is due now (C3).
pub(crate) fn rest(board: &Board) -> Cost {
    let gold = match board.turn.object {
        Object::Cube(tier) => gold_for_cube(board, tier),
        _ => 0,
    };
    Cost { gold, ..board.turn.due }
}

/// Shows the gold as it is due now: a stack may have become empty, or not be empty any more (C3).
pub(crate) fn renew(board: &mut Board) {
    board.turn.due = rest(board);
}

/// Whether what is open can still be paid and had (A4.5, C2). True where nothing is open.
pub(crate) fn still_possible(board: &Board) -> bool {
    board.turn.object == Object::Nothing
        || actions::obtainable(board, board.actor, board.turn.object).is_ok()
            && can_pay(&Purse::new(board, board.actor), &rest(board))
}

/// Opens a cost and pays what needs no choice.
pub(crate) fn open(state: &mut State, object: Object, cost: Cost, sink: &mut impl Sink<Event>) {
    let turn = &mut state.board.turn;
    (turn.object, turn.due, turn.line) = (object, cost, None);
    state.board.stack.push(Decision::Pay);
    go_on(state, sink);
}

/// Pays what needs no choice any more; when all is paid, the object comes.
pub(crate) fn go_on(state: &mut State, sink: &mut impl Sink<Event>) {
    while state.board.decision() == Decision::Pay {
        let board = &mut state.board;
        let seat = board.actor;
        if !board.turn.due.resources.is_empty() {
            return;
        }
        let cubes = board.turn.due.cubes;
        if let Some(tier) = cubes.iter().find(|tier| board.player(seat).cubes[tier.index()] > 0) {
            exhaust(board, tier, sink);
        } else if !cubes.is_empty() {
            return;
        } else if board.turn.due.trade > 0 {
            let price = std::mem::take(&mut board.turn.due.trade);
            spending::begin(state, Naval::Trade, price, Purpose::Cost, sink);
        } else if board.turn.due.exploration > 0 {
            let price = std::mem::take(&mut board.turn.due.exploration);
            spending::begin(state, Naval::Exploration, price, Purpose::Cost, sink);
        } else {
            board.stack.pop();
            actions::obtain(state, sink);
        }
    }
}

fn exhaust(board: &mut Board, tier: Tier, sink: &mut impl Sink<Event>) {
    let seat = board.actor;
    board.exhaust(seat, tier);
    board.turn.due.cubes = board.turn.due.cubes.without(tier);
    sink.all(|| Event::Exhausted { seat, tier });
}

/// The resource that is paid next (A4.3).
pub(crate) fn line(board: &Board) -> Option<Resource> {
    board.turn.line.or_else(|| board.turn.due.resources.first())
}

/// The resource behind it.
fn line_after(board: &Board, line: Resource) -> Option<Resource> {
    board.turn.due.resources.iter().find(|resource| *resource > line)
}

/// The order of parts can matter only where a shift end or a removal may lie between them (A4.3, A8.16).
fn order_matters(board: &Board) -> bool {
    board.player(board.actor).gold > 0 || board.turn.removals > 0 && actions::could_uncover(board)
}

/// A resource of the cost was had.
pub(crate) fn had(board: &mut Board, resource: Resource) {
    board.turn.due.resources = board.turn.due.resources.without(resource);
    board.turn.line = None;
}

/// Whether a move may be made while a cost is open.
pub(crate) fn judge(state: &State, purse: &Purse<'_>, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Work(spot) => judge_work(&state.board, purse, spot),
        Move::Trade { resource, seat } => judge_trade(&state.board, purse, resource, seat),
        Move::Import(resource) => judge_import(&state.board, purse, resource),
        Move::Exhaust(tier) => judge_exhaust(&state.board, purse, tier),
        Move::Later => judge_later(&state.board),
        Move::ShiftEnd { tier, at } => {
            free::judge_shift_end(&state.board, tier, at)?;
            payable(can_pay(&purse.with_shift_end(tier, at), &rest(&state.board)))
        }
        Move::Remove(spot) => {
            let field = actions::judge_removal(&state.board, spot)?;
            let mut board = state.board;
            actions::remove(&mut board, field, &mut entrepot_table::Silent);
            payable(still_possible(&board))
        }
        Move::Activate(_) | Move::Use(_) | Move::Raise { .. } => {
            free::judge(state, mv)?;
            payable(free::possible_after(state, mv))
        }
        _ => Err(Refusal::OtherQuestion { asked: Decision::Pay }),
    }
}

/// Whether a cost that is open can still be paid, as an answer.
pub(crate) fn payable(yes: bool) -> Result<(), Refusal> {
    if yes { Ok(()) } else { Err(Refusal::CostBecomesUnpayable) }
}

/// Whether a source may be named for this resource now.
fn judge_line(board: &Board, resource: Resource) -> Result<(), Refusal> {
    match line(board) {
        Some(line) if line == resource => Ok(()),
        _ if board.turn.due.resources.has(resource) => Err(Refusal::NotThisLine { resource }),
        _ => Err(Refusal::NotDue { resource }),
    }
}

fn without(cost: Cost, resource: Resource) -> Cost {
    Cost { resources: cost.resources.without(resource), ..cost }
}

fn judge_work(board: &Board, purse: &Purse<'_>, spot: Spot) -> Result<(), Refusal> {
    let token = spot.token;
    let (resource, tier) = token.industry().ok_or(Refusal::NoIndustry { token })?;
    judge_line(board, resource)?;
    let player = board.player(board.actor);
    // An industry that is not there has no workplace (A3.1).
    let field = player.find(spot).ok_or(Refusal::NoWorkplace { token })?;
    if !player.fields[field].has_place() {
        return Err(Refusal::NoWorkplace { token });
    }
    if player.cubes[tier.index()] == 0 {
        return Err(Refusal::NoneInDistrict { tier });
    }
    payable(can_pay(&purse.without_cube(tier), &without(rest(board), resource)))
}

fn judge_trade(board: &Board, purse: &Purse<'_>, resource: Resource, seat: Seat) -> Result<(), Refusal> {
    judge_line(board, resource)?;
    if seat == board.actor {
        return Err(Refusal::OwnSeat);
    }
    if resource.from_new_world() {
        return Err(Refusal::NeverTraded { resource });
    }
    if board.turn.traded.has(resource) {
        return Err(Refusal::TradedAlready { resource });
    }
    let known = seat.index() < board.players();
    let price = known.then(|| board.price(seat, resource)).flatten();
    let price = price.ok_or(Refusal::PartnerLacks { resource, seat })?;
    judge_price(board, purse, resource, price)
}

fn judge_import(board: &Board, purse: &Purse<'_>, resource: Resource) -> Result<(), Refusal> {
    judge_line(board, resource)?;
    if !board.player(board.actor).imports.has(resource) {
        return Err(Refusal::NotOnIslands { resource });
    }
    judge_price(board, purse, resource, DATA.import.value)
}

/// A resource for this many trade tokens, and the rest still payable.
fn judge_price(board: &Board, purse: &Purse<'_>, resource: Resource, price: u8) -> Result<(), Refusal> {
    let due = without(rest(board), resource);
    if purse.trade_tokens(due.exploration) < price {
        return Err(Refusal::TooFewTokens { resource, price });
    }
    payable(can_pay(purse, &Cost { trade: due.trade + price, ..due }))
}

fn judge_exhaust(board: &Board, purse: &Purse<'_>, tier: Tier) -> Result<(), Refusal> {
    let due = rest(board);
    if !due.cubes.has(tier) {
        return Err(Refusal::CubeNotDue { tier });
    }
    if board.player(board.actor).cubes[tier.index()] == 0 {
        return Err(Refusal::NoneInDistrict { tier });
    }
    if due.resources.is_empty() || !order_matters(board) {
        return Err(Refusal::NothingLater);
    }
    payable(can_pay(&purse.without_cube(tier), &Cost { cubes: due.cubes.without(tier), ..due }))
}

fn judge_later(board: &Board) -> Result<(), Refusal> {
    let behind = line(board).and_then(|line| line_after(board, line));
    if behind.is_some() && order_matters(board) { Ok(()) } else { Err(Refusal::NothingLater) }
}

/// Every move that may be made while a cost is open.
pub(crate) fn legal(state: &State, purse: &Purse<'_>, moves: &mut Moves<Move>) {
    let board = &state.board;
    let player = board.player(board.actor);
    let mut try_move = |mv: Move| {
        if judge(state, purse, mv).is_ok() {
            moves.push(mv);
        }
    };
    if let Some(resource) = line(board) {
        let makes = |(spot, _): &(Spot, usize)| spot.token.industry().is_some_and(|(made, _)| made == resource);
        if player.makes.iter().any(|made| made.has(resource)) {
            player.spots().iter().filter(|spot| makes(spot)).for_each(|(spot, _)| try_move(Move::Work(*spot)));
        }
        for seat in Seat::all(board.players()) {
            try_move(Move::Trade { resource, seat });
        }
        try_move(Move::Import(resource));
    }
    for tier in board.turn.due.cubes.iter() {
        try_move(Move::Exhaust(tier));
    }
    try_move(Move::Later);
    free::candidates(state, &mut try_move);
}

/// Plays a move that names a source or an order.
pub(crate) fn play(state: &mut State, mv: Move, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    match mv {
        Move::Work(spot) => work(&mut state.board, spot, sink),
        Move::Trade { resource, seat: partner } => {
            let price = state.board.price(partner, resource).unwrap_or(0);
            let purpose = Purpose::Trade { resource, seat: partner };
            spending::begin(state, Naval::Trade, price, purpose, sink);
        }
        Move::Import(resource) => {
            spending::begin(state, Naval::Trade, DATA.import.value, Purpose::Import(resource), sink)
        }
        Move::Exhaust(tier) => exhaust(&mut state.board, tier, sink),
        Move::Later => {
            let next = line(&state.board).and_then(|line| line_after(&state.board, line));
            state.board.turn.line = next;
        }
        _ => free::play(state, seat, mv, sink),
    }
    go_on(state, sink);
}

fn work(board: &mut Board, spot: Spot, sink: &mut impl Sink<Event>) {
    let seat = board.actor;
    let token: Token = spot.token;
    if let (Some(field), Some((resource, tier))) = (board.player(seat).find(spot), token.industry()) {
        let place = board.put_to_work(seat, field, tier);
        had(board, resource);
        sink.all(|| Event::Worked { seat, token, tier, field: field as u8, place });
    }
}
