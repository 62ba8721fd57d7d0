//! How fast payments are judged and planned, in positions of games between greedy players.

use entrepot_anno1800::{
    Anno1800, Board, CardKind, Cost, Decision, Object, Prefer, Setup, State, Tier, Token, cost, payable, plan,
};
use entrepot_anno1800_bots::bot;
use entrepot_table::{Game, Moves, Seat, Seed, Silent};
use std::hint::black_box;
use std::time::Instant;

/// Games from which positions are taken.
const GAMES: u64 = 4;

/// Of the turns of a game, one in this many is taken.
const ONE_IN: usize = 3;

/// A game is left after this many rounds.
const LONGEST: u32 = 200;

/// One call is too short for the clock.
const REPEATS: u32 = 16;

/// Median and 99th percentile: nanoseconds of one judgement, microseconds of one plan.
pub fn figures() -> Vec<(&'static str, f64)> {
    let (mut judged, mut planned) = (Vec::new(), Vec::new());
    for state in positions() {
        let (board, seat) = (state.board(), state.board().actor);
        for cost in costs(&state, seat) {
            judged.push(nanoseconds(|| payable(black_box(board), seat, black_box(&cost))));
            if payable(board, seat, &cost) {
                planned.push(nanoseconds(|| plan(black_box(board), seat, black_box(&cost), Prefer::Tokens)));
            }
        }
    }
    vec![
        ("can_pay_ns", percentile(&mut judged, 50)),
        ("can_pay_p99_ns", percentile(&mut judged, 99)),
        ("plan_median_us", percentile(&mut planned, 50) / 1000.0),
        ("plan_p99_us", percentile(&mut planned, 99) / 1000.0),
    ]
}

/// Positions in which somebody may begin an action.
fn positions() -> Vec<State> {
    (0..GAMES).flat_map(|number| turns(2 + number as usize % 3, number).into_iter().step_by(ONE_IN)).collect()
}

fn turns(players: usize, number: u64) -> Vec<State> {
    let setup = Setup::new(players).expect("two to four can play");
    let bots = (0..players as u64).map(|seat| bot("greedy", number * 8 + seat));
    let mut bots: Vec<_> = bots.collect::<Option<_>>().expect("greedy is a player");
    let mut seed = Seed::from_number(number);
    let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
    let (mut turns, mut legal) = (Vec::new(), Moves::new());
    while let Some(seat) = Anno1800::decider(&state).filter(|_| Anno1800::round(&state) <= LONGEST) {
        if state.board().decision() == Decision::Turn && state.board().turn.actions > 0 {
            turns.push(state);
        }
        Anno1800::legal(&state, &mut legal);
        let mv = bots[seat.index()].choose(&Anno1800::view(&state, Some(seat)), &legal);
        Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
    }
    turns
}

/// What everything costs that this player could want.
fn costs(state: &State, seat: Seat) -> Vec<Cost> {
    let board: &Board = state.board();
    let tokens = Token::ALL.into_iter().filter(|token| token.on_board()).map(Object::Token);
    let hand: Vec<CardKind> = Anno1800::view(state, Some(seat)).hands[seat.index()].iter().copied().collect();
    let cubes = Tier::ALL.into_iter().map(Object::Cube);
    let upgrades = Tier::WORKING.into_iter().map(Object::Upgrade);
    let wanted = tokens.chain(hand.into_iter().map(Object::Card)).chain(cubes).chain(upgrades);
    wanted.map(|object| cost(board, seat, object)).collect()
}

fn nanoseconds<T>(call: impl Fn() -> T) -> f64 {
    let start = Instant::now();
    for _ in 0..REPEATS {
        black_box(call());
    }
    start.elapsed().as_nanos() as f64 / f64::from(REPEATS)
}

fn percentile(figures: &mut [f64], percent: usize) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures.get((figures.len() * percent / 100).min(figures.len().saturating_sub(1))).copied().unwrap_or(0.0)
}
