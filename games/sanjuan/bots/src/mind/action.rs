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
/// use entrepot_sanjuan::{Kind, Move, SanJuan, read_position};
/// use entrepot_sanjuan_bots::mind::actions;
/// use entrepot_table::{Game, Seed, Silent};
/// let hand = "hand 1 library well smithy tower quarry archive statue";
/// let mut state = read_position(&format!("setup players=2\n {hand}\n phase builder 1")).unwrap();
/// SanJuan::play(&mut state, Move::Build(Kind::Library), &mut Seed::from_number(1), &mut Silent);
/// let view = SanJuan::view(&state, SanJuan::decider(&state));
/// // Four of six cards pay: in fifteen ways.
/// let actions = actions(&view);
/// assert!(actions.len() == 15 && actions.iter().all(|action| action.len() == 4));
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
