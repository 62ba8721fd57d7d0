//! The game as the table's contract asks for it.

use crate::event::Event;
use crate::moves::{Decision, Move};
use crate::pay::Purse;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;
use crate::{actions, deal, effects, lines, notation, offers, paying, sample, scoring, spending, turn, view};
use entrepot_table::{Chance, Dice, Earlier, Game, Log, Moves, Offer, Outcome, Seat, Sink};

/// Anno 1800: The Board Game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Anno1800;

impl Game for Anno1800 {
    const NAME: &'static str = "anno1800";
    const RULES_VERSION: u32 = 2;
    const EARLIER: &'static [Earlier] = &[Earlier { version: 1, rulings: &["C22", "C23", "C24"] }];
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
        deal::deal(setup, chance, sink)
    }

    fn players(state: &State) -> usize {
        state.board.players()
    }

    fn decider(state: &State) -> Option<Seat> {
        (!state.board.over()).then_some(state.board.actor)
    }

    fn round(state: &State) -> u32 {
        u32::from(state.board.round)
    }

    fn legal(state: &State, moves: &mut Moves<Move>) {
        moves.clear();
        let board = &state.board;
        let purse = || Purse::new(board, board.actor);
        match board.decision() {
            Decision::Turn => turn::legal(state, &purse(), moves),
            Decision::Target(action) => actions::legal_targets(state, &purse(), action, moves),
            Decision::Pay => paying::legal(state, &purse(), moves),
            Decision::Spend { .. } => spending::legal(board, moves),
            Decision::Site(token) => actions::expand::legal_site_moves(board, token, moves),
            Decision::Cube(tier) => actions::upgrade::legal_cubes(board, tier, moves),
            Decision::Gain { tier, .. } => effects::legal_gain(state, tier, moves),
            Decision::Swap { returned } => actions::legal_swap(state, returned, moves),
            Decision::Return { least, .. } => effects::legal_return(state, least, moves),
            Decision::Over => {}
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let board = &state.board;
        if board.over() {
            return Err(Refusal::GameOver);
        }
        if seat != board.actor {
            return Err(Refusal::NotYourTurn { seat: board.actor });
        }
        let purse = || Purse::new(board, seat);
        let decision = board.decision();
        // In such a game cubes are never asked about (C23).
        if matches!(mv, Move::Accept | Move::Decline) && !board.setup.cubes_in_part() {
            return Err(Refusal::AsAWhole);
        }
        match decision {
            Decision::Turn => turn::judge(state, &purse(), mv),
            Decision::Target(action) => actions::judge_target(state, &purse(), action, mv),
            Decision::Pay => paying::judge(state, &purse(), mv),
            Decision::Spend { .. } => spending::judge(board, mv),
            Decision::Site(token) => actions::expand::judge_site(board, token, mv),
            Decision::Cube(tier) => actions::upgrade::judge_cube(board, tier, mv),
            Decision::Gain { tier, .. } => effects::judge_gain(state, tier, mv),
            Decision::Swap { returned } => actions::judge_swap(state, returned, mv),
            Decision::Return { least, asker, .. } => effects::judge_return(state, least, asker, mv),
            Decision::Over => Err(Refusal::GameOver),
        }
    }

    fn arrange(state: &State, moves: &mut [Move]) {
        notation::arrange(state, moves);
    }

    fn said_by_itself(before: &State, mv: Move, after: &State, log: &Log<Event>) -> Vec<Move> {
        lines::said_by_itself(before, mv, after, log)
    }

    fn one_too_many(before: &State, mv: Move, after: &State, next: Move) -> Option<Refusal> {
        lines::one_too_many(before, mv, after, next)
    }

    fn play(state: &mut State, mv: Move, _: &mut impl Chance, sink: &mut impl Sink<Event>) {
        match state.board.decision() {
            Decision::Turn => turn::play(state, mv, sink),
            Decision::Target(_) => actions::play_target(state, mv, sink),
            Decision::Pay => paying::play(state, mv, sink),
            Decision::Spend { .. } => {
                spending::play(state, mv, sink);
                turn::go_on(state, sink);
            }
            Decision::Site(token) => actions::expand::play_site(state, token, mv, sink),
            Decision::Cube(_) => actions::upgrade::play_cube(state, mv, sink),
            Decision::Gain { tier, more } => effects::play_gain(state, tier, more, mv, sink),
            Decision::Swap { returned } => actions::play_swap(state, returned, mv, sink),
            Decision::Return { least, most, asker } => effects::play_return(state, (least, most, asker), mv, sink),
            Decision::Over => {}
        }
        paying::renew(&mut state.board);
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        view::view(state, viewer)
    }

    fn sample(view: &View, dice: &mut Dice) -> State {
        sample::sample(view, dice)
    }

    fn view_decider(view: &View) -> Option<Seat> {
        (!view.board.over()).then_some(view.board.actor)
    }

    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        offers::offers(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.board.over().then(|| scoring::outcome(state))
    }

    fn score_now(state: &State) -> Outcome {
        scoring::outcome(state)
    }

    fn depth(state: &State) -> usize {
        state.board.stack.len()
    }
}
