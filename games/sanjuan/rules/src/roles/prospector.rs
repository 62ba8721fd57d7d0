//! The prospector (S9), the Gold mine and the Goldsmith.

use super::Doubling;
use crate::event::{Cause, Event};
use crate::kinds::{Kind, Role};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::setup::GoldMineTakes;
use crate::state::{Board, State};
use entrepot_table::{Chance, Moves, Seat, Sink};

/// Cards a Gold mine turns up (S15.2).
const GOLD_MINE_CARDS: usize = 4;

/// The parts of the phase: the chooser's draw, a Gold mine's turn for everybody, a Goldsmith's turn for everybody (S9.1 to
/// S9.3, Q11).
pub(crate) fn part(state: &mut State, part: usize, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let players = board.players();
    let seat = |n: usize| board.chooser.after(n % players, players);
    match part {
        0 => privilege(state, chance, sink),
        n if n <= players => {
            let seat = seat(n - 1);
            if board.city(seat).can_use(Kind::GoldMine) && board.cards_left() >= GOLD_MINE_CARDS {
                board.ask(seat, Decision::GoldMine);
            }
        }
        n if n <= 2 * players => {
            let seat = seat(n - 1);
            if board.city(seat).can_use(Kind::Goldsmith) && board.cards_left() > 0 {
                board.ask(seat, Decision::Goldsmith);
            }
        }
        _ => super::end(board),
    }
}

/// Only the chooser draws: 1, with the Library 2 (S9.1, S15.17d, C2).
fn privilege(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let seat = state.board.chooser;
    match state.board.doubling(seat) {
        Doubling::Choice if state.board.cards_left() > 1 => state.board.ask(seat, Decision::Library),
        Doubling::Choice | Doubling::No => draw(state, seat, 1, chance, sink),
        Doubling::Automatic => draw(state, seat, 2, chance, sink),
    }
}

/// The answer to the Library's question.
pub(crate) fn answer_library(state: &mut State, library: bool, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let seat = state.board.actor;
    state.answered();
    if library {
        state.board.spend_library(seat);
    }
    draw(state, seat, 1 + usize::from(library), chance, sink);
}

fn draw(state: &mut State, seat: Seat, count: usize, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.draw(seat, count, Cause::Role(Role::Prospector), chance, sink);
}

pub(crate) fn check(state: &State, asked: Decision, mv: Move) -> Result<(), Refusal> {
    match (asked, mv) {
        (Decision::GoldMine | Decision::Goldsmith, Move::Reveal | Move::Pass) => Ok(()),
        (Decision::GoldMineTake, Move::Take(kind)) if state.board.revealed.contains(&kind) => Ok(()),
        (Decision::GoldMineTake, Move::Take(kind)) => Err(Refusal::NotRevealed { kind }),
        (_, Move::Pass) => Err(Refusal::CannotPass { asked }),
        _ => Err(Refusal::OtherQuestion { asked }),
    }
}

pub(crate) fn legal(state: &State, asked: Decision, moves: &mut Moves<Move>) {
    if asked == Decision::GoldMineTake {
        let mut kinds = state.board.revealed;
        kinds.sort_unstable();
        moves.extend(kinds.iter().map(|&kind| Move::Take(kind)));
    } else {
        moves.extend([Move::Reveal, Move::Pass]);
    }
}

pub(crate) fn play(
    state: &mut State,
    asked: Decision,
    mv: Move,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let seat = state.board.actor;
    state.answered();
    match (asked, mv) {
        (Decision::GoldMine, Move::Reveal) => dig(state, seat, chance, sink),
        (Decision::Goldsmith, Move::Reveal) => test_metal(state, seat, chance, sink),
        (_, Move::Take(kind)) => state.take_revealed(seat, Kind::GoldMine, Some(kind), sink),
        (Decision::Goldsmith, _) => sink.all(|| Event::Passed { seat, at: Cause::Building(Kind::Goldsmith) }),
        _ => sink.all(|| Event::Passed { seat, at: Cause::Building(Kind::GoldMine) }),
    }
}

/// Four cards are turned up; with four different costs one goes to the hand (S15.2, Q24).
fn dig(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.reveal(seat, Kind::GoldMine, GOLD_MINE_CARDS, chance, sink);
    let mut kinds = state.board.revealed;
    kinds.sort_unstable_by_key(|&kind| state.board.figures.cost(kind));
    let differ = kinds.windows(2).all(|pair| state.board.figures.cost(pair[0]) != state.board.figures.cost(pair[1]));
    match state.board.setup.gold_mine_takes() {
        _ if !differ => state.take_revealed(seat, Kind::GoldMine, None, sink),
        GoldMineTakes::Lowest => state.take_revealed(seat, Kind::GoldMine, kinds.first().copied(), sink),
        GoldMineTakes::Any => state.board.ask(seat, Decision::GoldMineTake),
    }
}

/// The top card goes to the hand if nobody has such a building uncovered, the owner included (S17.10, Q26).
fn test_metal(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.reveal(seat, Kind::Goldsmith, 1, chance, sink);
    let nobody_has = |board: &Board, kind: Kind| board.cities.iter().all(|city| !city.has(kind));
    let taken = state.board.revealed.first().copied().filter(|&kind| nobody_has(&state.board, kind));
    state.take_revealed(seat, Kind::Goldsmith, taken, sink);
}
