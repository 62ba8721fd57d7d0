//! The end of the game for every number of players, every first player and every seat that triggers it (A23.1 to A23.5).

use entrepot_anno1800::{Anno1800, Event, Move, State, read_line, read_position};
use entrepot_table::{Game, Log, Seat, Seed};

fn play(state: &mut State, line: &str, log: &mut Log<Event>) {
    let seat = Anno1800::decider(state).unwrap();
    for mv in read_line(line).unwrap() {
        Anno1800::check(state, seat, mv).unwrap_or_else(|refusal| panic!("{mv}: {refusal:?}"));
        Anno1800::play(state, mv, &mut Seed::from_number(0), log);
    }
}

/// One turn after the other, by festivals, to the end; whose turns they are.
fn turns_to_the_end(state: &mut State, log: &mut Log<Event>) -> Vec<usize> {
    let mut turns = Vec::new();
    while let Some(seat) = Anno1800::decider(state) {
        turns.push(seat.index());
        assert!(turns.len() < 20, "the game does not end");
        play(state, "action festival end", log);
    }
    turns
}

/// A position in which this seat is to play its last card.
fn about_to_trigger(players: usize, first: usize, trigger: usize) -> State {
    let mut text = format!("setup players={players} first={}\nround 8\nturn {}\n", first + 1, trigger + 1);
    for seat in 1..=players {
        text += &format!("hand {seat} FW36\nexploration {seat} ready=0 temporary=2\n");
    }
    read_position(&text).unwrap()
}

/// A23.1, A23.2, A23.4, A23.8, T126, T127, T128: whoever triggers, the round is finished and one more is played.
#[test]
fn everybody_has_the_same_number_of_turns() {
    for players in 2..=4 {
        for first in 0..players {
            for steps in 0..players {
                let trigger = (first + steps) % players;
                let mut state = about_to_trigger(players, first, trigger);
                let mut log = Log::default();
                play(&mut state, "action play card FW36 end", &mut log);
                let turns = turns_to_the_end(&mut state, &mut log);
                let expected: Vec<usize> = (steps + 1..2 * players).map(|step| (first + step) % players).collect();
                assert_eq!(turns, expected, "{players} players, first {first}, trigger {trigger}");
                assert_eq!(state.board().fireworks, Some(Seat::new(trigger)));
                assert_eq!(Anno1800::round(&state), 9);
                assert!(Anno1800::outcome(&state).is_some());
            }
        }
    }
}

/// A23.1, A23.3, R39, T131: everybody empties the hand, the first one alone has the fireworks, and the end stays where it was.
#[test]
fn only_the_first_empty_hand_counts() {
    for players in 2..=4 {
        let mut state = about_to_trigger(players, 0, 0);
        let mut log = Log::default();
        for _ in 0..players {
            play(&mut state, "action play card FW36 end", &mut log);
        }
        let fireworks = log.seen_by(None).filter(|event| matches!(event, Event::Fireworks { .. })).count();
        assert_eq!((fireworks, state.board().fireworks, state.board().last_round), (1, Some(Seat::new(0)), Some(9)));
        assert_eq!(turns_to_the_end(&mut state, &mut log).len(), players);
    }
}

/// A23.2: when the game is over nothing can be done, and the points that are told are those of the outcome.
#[test]
fn the_end_tells_the_points() {
    let mut state = about_to_trigger(3, 0, 2);
    let mut log = Log::default();
    play(&mut state, "action play card FW36 end", &mut log);
    turns_to_the_end(&mut state, &mut log);
    let told = log.seen_by(None).find_map(|event| match event {
        Event::Ended { scores } => Some(scores.iter().map(|score| i32::from(score.total())).collect::<Vec<_>>()),
        _ => None,
    });
    // A farmer and worker card and the fireworks: 3 and 7 points (A24.1, A24.4).
    assert_eq!(told, Some(vec![0, 0, 10]));
    assert_eq!(Anno1800::outcome(&state).unwrap().points, [0, 0, 10]);
    assert!(Anno1800::check(&state, Seat::new(0), Move::End).is_err());
}

/// A23.8: the rules set no limit to the number of rounds.
#[test]
fn a_game_of_festivals_goes_on_for_ever() {
    let mut state = about_to_trigger(2, 0, 0);
    let mut log = Log::default();
    for round in 8..1_008 {
        assert_eq!((Anno1800::round(&state), state.board().last_round), (round, None));
        play(&mut state, "action festival end", &mut log);
        play(&mut state, "action festival end", &mut log);
    }
}
