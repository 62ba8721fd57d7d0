//! San Juan as a game of the table: each question goes to the file that knows its rules.

use crate::event::{Cause, Event};
use crate::kinds::{Kind, Role};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::roles::{self, builder, councillor, producer, prospector, trader};
use crate::round;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;
use crate::{lines, offers, sample, scoring, view};
use entrepot_table::{Chance, Dice, Game, Log, Moves, Offer, Outcome, Seat, Sink};

/// San Juan. See the [crate] for a whole game in ten lines.
#[derive(Clone, Copy, Debug)]
pub struct SanJuan;

impl Game for SanJuan {
    const NAME: &'static str = "sanjuan";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
        crate::deal::deal(setup, chance, sink)
    }

    fn players(state: &State) -> usize {
        state.board.players()
    }

    fn decider(state: &State) -> Option<Seat> {
        state.board.decision().map(|_| state.board.actor)
    }

    fn round(state: &State) -> u32 {
        u32::from(state.board.round)
    }

    fn legal(state: &State, moves: &mut Moves<Move>) {
        moves.clear();
        let Some(asked) = state.board.decision() else { return };
        let seat = state.board.actor;
        match asked {
            Decision::Library if state.board.phase() != Some(Role::Builder) => {
                moves.extend([false, true].map(Move::Library));
            }
            Decision::Build | Decision::Over | Decision::Library | Decision::Pay { .. } => {
                builder::legal(state, seat, asked, moves);
            }
            Decision::Produce { .. } => producer::legal(state, seat, moves),
            Decision::Sell { .. } => trader::legal(state, seat, moves),
            Decision::Keep { .. } | Decision::Archive { .. } => councillor::legal(state, seat, asked, moves),
            Decision::GoldMine | Decision::GoldMineTake | Decision::Goldsmith => prospector::legal(state, asked, moves),
            Decision::StartingHand { .. }
            | Decision::Role
            | Decision::Office { .. }
            | Decision::Chapel
            | Decision::Bank { .. }
            | Decision::HandLimit { .. } => round::legal(state, seat, asked, moves),
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let Some(asked) = state.board.decision() else { return Err(Refusal::GameOver) };
        if seat != state.board.actor {
            return Err(Refusal::NotYourTurn { seat: state.board.actor });
        }
        match asked {
            Decision::Library if state.board.phase() != Some(Role::Builder) => match mv {
                Move::Library(_) => Ok(()),
                Move::Pass => Err(Refusal::CannotPass { asked }),
                _ => Err(Refusal::OtherQuestion { asked }),
            },
            Decision::Build | Decision::Over | Decision::Library | Decision::Pay { .. } => {
                builder::check(state, seat, asked, mv)
            }
            Decision::Produce { .. } => producer::check(state, seat, asked, mv),
            Decision::Sell { .. } => trader::check(state, seat, asked, mv),
            Decision::Keep { .. } | Decision::Archive { .. } => councillor::check(state, seat, asked, mv),
            Decision::GoldMine | Decision::GoldMineTake | Decision::Goldsmith => prospector::check(state, asked, mv),
            Decision::StartingHand { .. }
            | Decision::Role
            | Decision::Office { .. }
            | Decision::Chapel
            | Decision::Bank { .. }
            | Decision::HandLimit { .. } => round::check(state, seat, asked, mv),
        }
    }

    fn arrange(state: &State, moves: &mut [Move]) {
        lines::arrange(state, moves);
    }

    fn said_by_itself(before: &State, mv: Move, after: &State, log: &Log<Event>) -> Vec<Move> {
        lines::said_by_itself(before, mv, after, log)
    }

    fn one_too_many(before: &State, mv: Move, after: &State, next: Move) -> Option<Refusal> {
        lines::one_too_many(before, mv, after, next)
    }

    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        state.answer(mv, chance, sink);
        round::run(state, chance, sink);
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        view::view(state, viewer)
    }

    fn sample(view: &View, dice: &mut Dice) -> State {
        sample::sample(view, dice)
    }

    fn view_decider(view: &View) -> Option<Seat> {
        view.board.decision().map(|_| view.board.actor)
    }

    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        offers::offers(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.board.over().then(|| scoring::outcome(&state.board))
    }

    fn score_now(state: &State) -> Outcome {
        scoring::outcome(&state.board)
    }

    fn depth(state: &State) -> usize {
        state.board.stack.len()
    }
}

impl State {
    /// Plays the answer to the question that is open.
    pub(crate) fn answer(&mut self, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let Some(asked) = self.board.decision() else { return };
        let less = |left: u8| left.checked_sub(1).filter(|&left| left > 0);
        match (asked, mv) {
            (Decision::Role, Move::Role(role)) => roles::choose(self, role, chance, sink),
            (Decision::StartingHand { left }, Move::Discard(kind)) => {
                let again = less(left).map(|left| Decision::StartingHand { left });
                round::discard_one(self, kind, Cause::Deal, again, sink);
            }
            (Decision::HandLimit { left }, Move::Discard(kind)) => {
                let again = less(left).map(|left| Decision::HandLimit { left });
                round::discard_one(self, kind, Cause::HandLimit, again, sink);
            }
            (Decision::Archive { left }, Move::Discard(kind)) => {
                let again = less(left).map(|left| Decision::Archive { left });
                round::discard_one(self, kind, Cause::Building(Kind::Archive), again, sink);
            }
            (Decision::Office { given }, mv) => round::play_office(self, mv, given, chance, sink),
            (Decision::Chapel | Decision::Bank { .. }, mv) => round::play_store(self, mv, sink),
            (Decision::Produce { made }, mv) => producer::play(self, mv, made, chance, sink),
            (Decision::Sell { sold, income }, mv) => trader::play(self, mv, (sold, income), chance, sink),
            (Decision::Keep { left }, Move::Keep(kind)) => councillor::keep(self, kind, left, sink),
            (Decision::GoldMine | Decision::GoldMineTake | Decision::Goldsmith, mv) => {
                prospector::play(self, asked, mv, chance, sink);
            }
            (Decision::Library, Move::Library(library)) if self.board.phase() == Some(Role::Councillor) => {
                councillor::answer_library(self, library, chance, sink);
            }
            (Decision::Library, Move::Library(library)) if self.board.phase() == Some(Role::Prospector) => {
                prospector::answer_library(self, library, chance, sink);
            }
            (Decision::Build | Decision::Over | Decision::Library | Decision::Pay { .. }, mv) => {
                builder::play(self, mv, chance, sink);
            }
            // A move that `check` refuses changes nothing.
            _ => {}
        }
    }
}
