//! What holds in every position of whole random games.

use entrepot_anno1800::{
    Action, Anno1800, Board, DATA, Decision, Event, Move, Naval, Object, Site, State, Tier, Token, write_position,
};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Log, Moves, Seat, Seed, Silent};

/// Where a random game is left.
const MOST_MOVES: usize = 3000;

const GAMES: u64 = 25;

/// How much a random player likes a move: games get on where cards are played and islands found.
fn liking(mv: &Move) -> usize {
    match mv {
        Move::Action(Action::Play) => 400,
        Move::Action(Action::Swap) | Move::Remove(_) | Move::Place(Site::Over(_)) => 1,
        Move::Action(Action::Workforce) | Move::Build(Token::SawmillW | Token::Shipyard1) => 2,
        Move::Action(_) => 10,
        _ => 20,
    }
}

fn choose(moves: &Moves<Move>, dice: &mut Dice) -> Move {
    let mut left = dice.below(moves.iter().map(liking).sum());
    let mut chosen = moves.iter().copied();
    chosen
        .find(|mv| {
            let here = left < liking(mv);
            left = left.saturating_sub(liking(mv));
            here
        })
        .expect("one is chosen")
}

/// Plays random games with random options; `then` is told the position before each move, the move, what happened, and the
/// position after it.
fn each_move(games: u64, mut then: impl FnMut(&State, Move, &Log<Event>, &State)) {
    for number in 0..games {
        let mut dice = Dice::new(number, 8);
        let mut seed = Seed::from_number(number);
        let mut state = Anno1800::deal(&Anno1800::setup(&mut dice), &mut seed, &mut Silent);
        for _ in 0..MOST_MOVES {
            if Anno1800::decider(&state).is_none() {
                break;
            }
            let mut moves = Moves::<Move>::new();
            Anno1800::legal(&state, &mut moves);
            assert!(!moves.is_empty(), "no move in\n{}", write_position(&state));
            let mv = choose(&moves, &mut dice);
            let before = state;
            let mut log = Log::default();
            Anno1800::play(&mut state, mv, &mut seed, &mut log);
            then(&before, mv, &log, &state);
        }
    }
}

/// Boards of random games after each move.
fn each_board(games: u64, mut then: impl FnMut(&Board)) {
    each_move(games, |_, _, _, after| then(after.board()));
}

#[test]
fn dead_ends() {
    let mut moves = 0;
    let mut spends = 0;
    let mut kinds = std::collections::BTreeMap::new();
    each_move(6000, |before, mv, _, _| {
        *kinds.entry(mv.to_string().split(' ').take(2).collect::<Vec<_>>().join(" ")).or_insert(0) += 1;
        moves += 1;
        spends += usize::from(matches!(before.board().decision(), Decision::Spend { .. }));
    });
    println!("{kinds:?}\n{moves} moves, {spends} tokens");
}
