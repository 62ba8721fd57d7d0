//! Whole random games run to their end or their cap.
use entrepot_anno1800::{Anno1800, Setup};
use entrepot_table::{Dice, Game, Moves, Seed, Silent};

#[test]
fn random_games_run() {
    let mut longest = 0;
    let mut rounds = Vec::new();
    let start = std::time::Instant::now();
    let mut decisions = 0u64;
    let mut sum = 0u64;
    for n in 0..50u64 {
        let players = 2 + n as usize % 3;
        let setup = Setup::new(players).unwrap();
        let mut seed = Seed::from_number(n);
        let mut dice = Dice::new(n, 0);
        let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
        let mut moves = Moves::new();
        while Anno1800::decider(&state).is_some() && Anno1800::round(&state) < 150 {
            Anno1800::legal(&state, &mut moves);
            assert!(!moves.is_empty(), "{:?}", state.board().stack);
            longest = longest.max(moves.len());
            decisions += 1;
            sum += moves.len() as u64;
            let mv = moves[dice.below(moves.len())];
            Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
        }
        rounds.push((Anno1800::round(&state), Anno1800::score_now(&state).points));
    }
    println!(
        "{rounds:?} longest {longest} mean {} {} decisions {:?} size {}",
        sum as f64 / decisions as f64,
        decisions,
        start.elapsed(),
        size_of::<entrepot_anno1800::State>()
    );
}
