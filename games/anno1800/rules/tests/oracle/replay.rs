//! The moves of a plan, played by the rules.

use crate::dealer::Deal;
use entrepot_anno1800::{
    Anno1800, Board, DATA, Decision, Move, Object, Part, Plan, Player, Source, State, Tier, Token, Way, Whereabouts,
};
use entrepot_table::{Game, List, Moves, Seed, Silent};

/// Something that can nearly always be had, so that only its cost matters.
const OBJECT: Token = Token::Shipyard1;

/// A game in which the cost of the deal is open. None where the object could not be had, or where the rules would not ask
/// for gold with it.
pub fn open(deal: &Deal) -> Option<State> {
    if deal.due.gold > 0 || deal.due == entrepot_anno1800::Cost::FREE {
        return None;
    }
    let mut board = deal.board;
    board.turn.object = Object::Token(OBJECT);
    board.turn.due = deal.due;
    board.turn.acted = true;
    board.stack = List::from_slice(&[Decision::Turn, Decision::Pay]);
    // What needs no choice is paid before anybody is asked, so without resources there would be no question.
    (!deal.due.resources.is_empty() && board.tokens[OBJECT.index()] > 0).then(|| with_board(&board))
}

/// Some game with this board.
fn with_board(board: &Board) -> State {
    let dealt = Anno1800::deal(&board.setup, &mut Seed::from_number(0), &mut Silent);
    let mut state = serde_json::to_value(dealt).expect("a state can be written");
    state["board"] = serde_json::to_value(board).expect("a board can be written");
    serde_json::from_value(state).expect("what was written can be read")
}

/// Plays the moves of a plan: each must be legal, and in the end the cost is paid and what is left is as planned.
pub fn replay(state: &State, plan: &Plan) -> Result<(), String> {
    let mut state = *state;
    let seat = state.board().actor;
    for (at, mv) in plan.moves.iter().enumerate() {
        if let Err(why) = Anno1800::check(&state, seat, *mv) {
            return Err(format!("move {at} of {:?} is refused: {why:?}", plan.moves));
        }
        Anno1800::play(&mut state, *mv, &mut Seed::from_number(0), &mut Silent);
    }
    let board = state.board();
    if board.turn.object != Object::Nothing {
        return Err(format!(
            "after {:?} there is still to pay {:?} ({:?})",
            plan.moves,
            board.turn.due,
            board.decision()
        ));
    }
    let player = board.player(seat);
    let left = (player.gold, player.trade.available(), player.exploration.available());
    let after = plan.totals.after;
    let planned = (after.gold, after.trade, after.exploration);
    (left == planned).then_some(()).ok_or_else(|| format!("{left:?} is left, not {planned:?} after {:?}", plan.moves))
}

/// The rules offer for the first line exactly what the plan lists and needs no shift end before.
pub fn same_sources(state: &State, plan: &Plan) -> Result<(), String> {
    let Some(line) = plan.lines.first() else { return Ok(()) };
    let Part::Resource(resource) = line.part else { return Ok(()) };
    let as_move = |way: &Way| match way.by {
        Source::Work { spot, .. } => Move::Work(spot),
        Source::Trade { seat, .. } => Move::Trade { resource, seat },
        Source::Import => Move::Import(resource),
        _ => Move::Later,
    };
    let at_once = line.ways.iter().filter(|way| way.shift_ends.is_empty() && !matches!(way.by, Source::Card(_)));
    let mut planned: Vec<Move> = at_once.map(as_move).collect();
    let mut legal = Moves::new();
    Anno1800::legal(state, &mut legal);
    let names_source = |mv: &Move| matches!(mv, Move::Work(_) | Move::Trade { .. } | Move::Import(_));
    let mut offered: Vec<Move> = legal.into_iter().filter(names_source).collect();
    planned.sort_unstable();
    offered.sort_unstable();
    (planned == offered).then_some(()).ok_or_else(|| format!("the plan lists {planned:?}, the rules offer {offered:?}"))
}

/// A shift end, or a cube of the cost exhausted early, is legal exactly if the rest can be paid after it (A4.3, A4.5).
pub fn same_orders(state: &State, deal: &Deal) -> Result<(), String> {
    let player = deal.board.player(deal.seat);
    for tier in Tier::ALL {
        if player.exhausted[tier.index()] > 0 {
            let back = |player: &mut Player| player.exhausted[tier.index()] -= 1;
            judge_shift_end(state, deal, tier, Whereabouts::Exhausted, back)?;
        }
        for (spot, field) in player.spots() {
            if let Some(place) = player.fields[field].work.iter().position(|cube| *cube == Some(tier)) {
                let back = |player: &mut Player| player.fields[field].work[place] = None;
                judge_shift_end(state, deal, tier, Whereabouts::At(spot), back)?;
            }
        }
        if deal.due.cubes.has(tier) && player.cubes[tier.index()] > 0 {
            let mut after = deal.clone();
            after.player().cubes[tier.index()] -= 1;
            after.player().exhausted[tier.index()] += 1;
            after.due.cubes = after.due.cubes.without(tier);
            // Without gold the order of parts cannot matter, so it is not asked for.
            judge(state, Move::Exhaust(tier), player.gold > 0 && after.payable_by_steps())?;
        }
    }
    Ok(())
}

fn judge_shift_end(
    state: &State,
    deal: &Deal,
    tier: Tier,
    at: Whereabouts,
    back: impl Fn(&mut Player),
) -> Result<(), String> {
    let mut after = deal.clone();
    back(after.player());
    after.player().cubes[tier.index()] += 1;
    let left = after.player().gold.checked_sub(u16::from(DATA.shift_end[tier.index()].value));
    after.player().gold = left.unwrap_or(0);
    judge(state, Move::ShiftEnd { tier, at }, left.is_some() && after.payable_by_steps())
}

fn judge(state: &State, mv: Move, right: bool) -> Result<(), String> {
    let judged = Anno1800::check(state, state.board().actor, mv);
    (judged.is_ok() == right)
        .then_some(())
        .ok_or_else(|| format!("{mv} should be legal: {right}; the rules say {judged:?}"))
}
