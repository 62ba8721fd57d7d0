//! What a position as a whole must be: numbers that agree, and things that the rules can come to.

use crate::kinds::Role;
use crate::moves::Decision;
use crate::rules::SanJuan;
use crate::state::{Board, FULL_CITY, Frame, State};
use entrepot_table::{Game, Moves, Seat};

/// What is wrong, and the keys of lines that may be the cause.
type Checked = Result<(), (&'static [&'static str], String)>;

/// Refuses what cannot be.
pub(super) fn check(state: &State) -> Checked {
    let lines = |keys: &'static [&'static str]| move |what: String| (keys, what);
    counts(state).map_err(lines(&["laid", "chapel", "bank", "harbors", "harbor"]))?;
    cities(&state.board).map_err(lines(&["city"]))?;
    trading_house(&state.board).map_err(lines(&["trading_house", "stack"]))?;
    set_apart(&state.board).map_err(lines(&["drawn", "revealed", "stack"]))?;
    stack(state).map_err(lines(&["stack", "building", "phase", "role"]))
}

/// Numbers under buildings and the cards that lie there must agree.
fn counts(state: &State) -> Result<(), String> {
    let State { board, secret } = state;
    for seat in Seat::all(board.players()) {
        let city = board.city(seat);
        let stored = usize::from(city.chapel) + usize::from(city.bank);
        let laid = secret.laid.and(secret.seen[seat.index()]).len();
        if stored != laid {
            return Err(format!(
                "seat {seat} has {stored} cards under Chapel and Bank by number, and {laid} by name: \
                 \u{201c}laid\u{201d} names them"
            ));
        }
    }
    let harbors: usize = board.cities.iter().map(|city| usize::from(city.harbor)).sum();
    let unseen = Seat::all(board.players()).fold(secret.laid, |cards, seat| cards.minus(secret.seen[seat.index()]));
    if harbors != unseen.len() {
        return Err(format!(
            "{harbors} cards lie under Harbors by number, and {} by name: \u{201c}harbors\u{201d} names them",
            unseen.len()
        ));
    }
    Ok(())
}

/// What is new, and a city that is full, is so in the builder phase alone (S12.1, S13.1).
fn cities(board: &Board) -> Result<(), String> {
    if board.phase() == Some(Role::Builder) || board.over() {
        return Ok(());
    }
    if board.cities.iter().any(|city| city.fresh.is_some()) {
        return Err(
            "only while a builder phase is played can a building be new: leave the mark out, or name the phase".into(),
        );
    }
    if board.cities.iter().any(|city| city.places.len() >= FULL_CITY) {
        return Err(format!(
            "a city of {FULL_CITY} ends the game with its builder phase, so that no other phase comes"
        ));
    }
    Ok(())
}

/// The trading house is open while the trader phase is played (S7.1, S7.8).
fn trading_house(board: &Board) -> Result<(), String> {
    match (board.prices.open, board.prices.sold, board.phase()) {
        (true, _, Some(Role::Trader)) | (false, false, None) => Ok(()),
        (false, false, Some(role)) if role != Role::Trader => Ok(()),
        (_, _, Some(Role::Trader)) => Err("in the trader phase the trading house is open: trading_house open".into()),
        _ => Err("the trading house is open, and something sold, only in the trader phase".into()),
    }
}

/// Cards lie apart only for somebody who chooses among them (S8.5, S15.2).
fn set_apart(board: &Board) -> Result<(), String> {
    let asked = board.decision();
    if (board.drawn > 0) != matches!(asked, Some(Decision::Keep { .. })) {
        return Err(
            "cards are drawn apart only for the question \u{201c}keep\u{201d}, and there have to be some".into()
        );
    }
    if board.revealed.is_empty() == (asked == Some(Decision::GoldMineTake)) {
        return Err(
            "cards are turned up only for the question \u{201c}gold_mine_take\u{201d}, and there have to be some"
                .into(),
        );
    }
    Ok(())
}

/// What is under way must be something that the rules can go on from.
fn stack(state: &State) -> Result<(), String> {
    let board = &state.board;
    let places = board.city(board.actor).places.len();
    let building = board.phase() == Some(Role::Builder);
    if building && board.build.over.is_some_and(|place| usize::from(place) >= places) {
        return Err("building names a place that the city does not have".into());
    }
    if !board.stack.iter().all(|frame| possible(board, frame)) {
        return Err("the stack names a part of the round that does not come".into());
    }
    let wrong = Err("the stack names nothing that can be under way here".to_string());
    match board.stack.last() {
        Some(Frame::Over) if board.stack.len() == 1 => Ok(()),
        Some(Frame::Ask(_)) => {
            let mut moves = Moves::new();
            SanJuan::legal(state, &mut moves);
            if nests(&board.stack) && !moves.is_empty() { Ok(()) } else { wrong }
        }
        _ => wrong,
    }
}

/// Whether the rules nest questions in this way. No deeper than they do: the stack has room for that and no more.
fn nests(stack: &[Frame]) -> bool {
    let outer = stack.iter().take_while(|frame| !matches!(frame, Frame::Ask(_))).count();
    let (outer, asked) = stack.split_at(outer);
    match (outer, asked) {
        ([Frame::StartingHands(_)], [Frame::Ask(Decision::StartingHand { .. })]) => true,
        ([Frame::RoundStart(..)], [Frame::Ask(asked)]) => matches!(
            asked,
            Decision::Office { .. } | Decision::Chapel | Decision::Bank { .. } | Decision::HandLimit { .. }
        ),
        ([Frame::Roles(_)], [Frame::Ask(Decision::Role)]) => true,
        ([Frame::Roles(_), Frame::Phase(..)], [one]) => step_of_build(one).is_some() || asked_in_phase(one),
        ([Frame::Roles(_), Frame::Phase(..)], several) => {
            let steps: Option<Vec<u8>> = several.iter().map(step_of_build).collect();
            steps.is_some_and(|steps| steps.is_sorted_by(|a, b| a < b))
        }
        _ => false,
    }
}

/// The questions of a build come one inside the other (S5.4).
fn step_of_build(frame: &Frame) -> Option<u8> {
    match frame {
        Frame::Ask(Decision::Build) => Some(0),
        Frame::Ask(Decision::Over) => Some(1),
        Frame::Ask(Decision::Library) => Some(2),
        Frame::Ask(Decision::Pay { .. }) => Some(3),
        _ => None,
    }
}

/// The other questions in the phase of a role.
fn asked_in_phase(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Ask(
            Decision::Produce { .. }
                | Decision::Sell { .. }
                | Decision::Keep { .. }
                | Decision::Archive { .. }
                | Decision::GoldMine
                | Decision::GoldMineTake
                | Decision::Goldsmith
        )
    )
}

/// Whether the numbers of a frame are ones that the rules can come to.
fn possible(board: &Board, frame: &Frame) -> bool {
    let players = board.players() as u8;
    match frame {
        Frame::StartingHands(n) => *n <= players,
        Frame::RoundStart(_, n) => *n <= 2 * players,
        Frame::Roles(n) => *n <= players.max(3),
        Frame::Phase(_, n) => *n <= 2 * players + 1,
        Frame::Ask(decision) => decision.numbers().iter().all(|&number| number <= 140),
        Frame::Over => true,
    }
}
