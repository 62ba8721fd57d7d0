//! Whole actions: one question answered in as many moves as it takes.

use arrayvec::ArrayVec;
use entrepot_sanjuan::{Board, Move, SanJuan, State, View, same_question};
use entrepot_table::{Chance, Dice, Game, Moves, Seed, Silent};

/// The moves that answer one question: a role, a building, or all cards of a payment. Where a set has more members than fit,
/// the rest is asked for again.
pub type Action = ArrayVec<Move, 16>;

/// Sets are not looked through beyond this many.
const MOST: usize = 1000;

/// Whether the question of a position is still open in a later one: of a set, not all members are named yet.
#[must_use]
pub fn still_asked(before: &Board, now: &Board) -> bool {
    now.actor == before.actor
        && now.round == before.round
        && now.roles == before.roles
        && same_question(now.decision(), before.decision())
}

/// Plays an action as far as its question is open.
pub fn act(state: &mut State, action: &[Move], chance: &mut impl Chance) {
    let before = *state.board();
    for &mv in action {
        if !still_asked(&before, state.board()) {
            return;
        }
        SanJuan::play(state, mv, chance, &mut Silent);
    }
}

/// Every action that answers the question of a view, each set once.
///
/// ```
/// use entrepot_sanjuan::{SanJuan, Setup};
/// use entrepot_sanjuan_bots::mind::actions;
/// use entrepot_table::{Game, Seat, Seed, Silent};
/// let setup: Setup = "players=2 starting_variant=on".parse().unwrap();
/// let state = SanJuan::deal(&setup, &mut Seed::from_number(1), &mut Silent);
/// let view = SanJuan::view(&state, SanJuan::decider(&state));
/// // Several of the dealt cards go back: all of them in one action.
/// let actions = actions(&view);
/// assert!(actions.len() > 1 && actions.iter().all(|action| action.len() == actions[0].len() && action.len() > 1));
/// ```
#[must_use]
pub fn actions(view: &View) -> Vec<Action> {
    // What a seat may do depends on what it knows alone, so any world that looks the same will do.
    let state = SanJuan::sample(view, &mut Dice::new(0, 0));
    let mut found = Vec::new();
    go_on(&view.board, &state, &mut Action::new(), &mut found);
    found
}

fn go_on(before: &Board, state: &State, begun: &mut Action, found: &mut Vec<Action>) {
    if found.len() == MOST {
        return;
    }
    if begun.is_full() || !begun.is_empty() && !still_asked(before, state.board()) {
        return found.push(begun.clone());
    }
    let mut legal = Moves::new();
    SanJuan::legal(state, &mut legal);
    for mv in legal {
        let mut next = *state;
        SanJuan::play(&mut next, mv, &mut Seed::from_number(0), &mut Silent);
        begun.push(mv);
        go_on(before, &next, begun, found);
        begun.pop();
    }
}
