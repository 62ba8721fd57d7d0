//! The driver: what is open, what is settled, what leaves no trace.

use entrepot_live::{Commitment, Live, Record, replay, verify};
use entrepot_sanjuan::{Move, SanJuan, Setup};
use entrepot_table::example::Tally;
use entrepot_table::{Dice, Game, Moves, Seat, Seed, StepError, Turn, UndoError};

fn begin(setup: &str, seed: u64) -> Live<SanJuan> {
    Live::begin(setup.parse::<Setup>().unwrap(), Seed::from_number(seed), "test table")
}

fn random_move(live: &Live<SanJuan>, dice: &mut Dice) -> Option<(Seat, Move)> {
    let mut moves = Moves::new();
    SanJuan::legal(live.state(), &mut moves);
    live.decider().map(|seat| (seat, moves[dice.below(moves.len())]))
}

/// What a viewer is sent after a move, as bytes: the view, and what happened lately.
fn bytes_for(live: &Live<SanJuan>, viewer: Option<Seat>) -> String {
    let told: Vec<_> = live.settled().iter().rev().take(9).flat_map(|played| played.log.seen_by(viewer)).collect();
    serde_json::to_string(&(live.view(viewer), told)).unwrap()
}

fn others(live: &Live<SanJuan>) -> Vec<Option<Seat>> {
    let seats = Seat::all(SanJuan::players(live.state())).map(Some).chain([None]);
    seats.filter(|seat| seat.is_none() || *seat != live.decider()).collect()
}

/// Plays the same game twice; in one of them every move that can be taken back is taken back and made again.
#[test]
fn moves_that_were_taken_back_leave_no_trace() {
    for setup in ["players=2 expansion=on", "players=3", "players=4 edition=first starting_variant=on"] {
        let (mut straight, mut fickle) = (begin(setup, 3), begin(setup, 3));
        let (mut dice, mut undone) = (Dice::new(3, 0), 0);
        while let Some((seat, mv)) = random_move(&straight, &mut dice) {
            undone += change_mind(&mut fickle, seat, &mut dice);
            let settled = fickle.step(seat, &[mv]).unwrap().len();
            assert_eq!(straight.step(seat, &[mv]).unwrap().len(), settled);
            assert_eq!(straight.record().to_string(), fickle.record().to_string());
            for viewer in Seat::all(SanJuan::players(straight.state())).map(Some).chain([None]) {
                assert_eq!(bytes_for(&straight, viewer), bytes_for(&fickle, viewer));
            }
        }
        assert!(undone > 50, "{undone} moves were taken back");
        verify(&fickle.record()).unwrap();
    }
}

/// Tries a move; takes it back where that is possible, and looks over the others' shoulders meanwhile. The move is
/// tried on a copy first: one that cannot be taken back would change the game.
fn change_mind(live: &mut Live<SanJuan>, seat: Seat, dice: &mut Dice) -> usize {
    let Some((_, mv)) = random_move(live, dice) else { return 0 };
    let mut open: Vec<Move> = live.open().iter().map(|played| played.mv).collect();
    let mut tried = Turn::<SanJuan>::new(*live.state());
    if !tried.step(seat, &[mv], &mut Seed::from_number(3)).unwrap().is_empty() {
        return 0;
    }
    let watched = others(live);
    let before: Vec<String> = watched.iter().map(|&viewer| bytes_for(live, viewer)).collect();
    let (record, own) = (live.record(), live.view(Some(seat)));
    let stranger = seat.next(SanJuan::players(live.state()));
    let not_yours = (Err(UndoError::NotYours), Err(UndoError::NotYours));
    assert_eq!((live.undo(stranger), live.reset(stranger)), not_yours);
    assert!(live.step(seat, &[mv]).unwrap().is_empty());
    assert_eq!(watched.iter().map(|&viewer| bytes_for(live, viewer)).collect::<Vec<_>>(), before);
    assert_eq!(live.record(), record);
    open.push(mv);
    assert_eq!(live.open().iter().map(|played| played.mv).collect::<Vec<_>>(), open);
    assert_eq!((live.undo(stranger), live.reset(stranger)), not_yours);
    assert_eq!(live.undo(seat), Ok(mv));
    assert_eq!(live.view(Some(seat)), own);
    1
}

/// Messages that follow one another tell a watcher everything once; only the deciding seat is told what it may do.
#[test]
fn messages_since_a_version_tell_everything_once() {
    let (mut live, mut dice) = (begin("players=2 expansion=on", 4), Dice::new(4, 9));
    let first = live.message(None, 0);
    let (mut version, mut told) = (first.version, first.chapters);
    for _ in 0..60 {
        let Some((seat, mv)) = random_move(&live, &mut dice) else { break };
        live.step(seat, &[mv]).unwrap();
        let message = live.message(None, version);
        version = message.version;
        told.extend(message.chapters);
        assert_eq!(live.message(None, 0).chapters, told);
        assert!(live.message(None, usize::MAX).chapters.is_empty());
        for seat in Seat::all(2) {
            let message = live.message(Some(seat), version);
            assert_eq!(message.legal.is_empty(), live.decider() != Some(seat));
            assert_eq!(message.offers.is_empty(), live.decider() != Some(seat));
        }
    }
    assert!(told.len() > 60);
}

#[test]
fn reset_takes_back_all_open_moves() {
    let (mut live, mut seed) = (begin("players=2", 1), Seed::from_number(1));
    let dealt = *live.state();
    let seat = live.decider().unwrap();
    assert_eq!(live.reset(seat), Err(UndoError::Nothing));
    live.step(seat, &["role builder".parse().unwrap()]).unwrap();
    let mut moves = Moves::new();
    SanJuan::legal(live.state(), &mut moves);
    // A building that takes the whole hand is paid for at once; this one leaves a choice.
    let build =
        moves.iter().find(|&&mv| Turn::<SanJuan>::new(*live.state()).step(seat, &[mv], &mut seed).unwrap().is_empty());
    live.step(seat, &[*build.unwrap()]).unwrap();
    assert_eq!(live.open().len(), 2);
    assert_eq!(live.reset(seat), Ok(2));
    assert_eq!((live.state(), live.open().len()), (&dealt, 0));
    assert!(live.record().is_empty());
}

#[test]
fn a_refused_step_changes_nothing() {
    let mut live = begin("players=2", 1);
    let before = *live.state();
    let role = "role prospector".parse().unwrap();
    assert_eq!(live.step(Seat::new(0), &[]).unwrap_err(), StepError::Empty);
    assert!(matches!(live.step(Seat::new(1), &[role]), Err(StepError::Refused { index: 0, .. })));
    assert!(matches!(live.step(Seat::new(0), &[role, Move::Pass]), Err(StepError::RevealsTooEarly { index: 0 })));
    assert_eq!((live.state(), live.settled().len()), (&before, 0));
}

#[test]
fn the_seed_is_in_nothing_that_leaves_a_running_game() {
    let mut live = begin("players=2 expansion=on", 9);
    let seed = Seed::from_number(9).to_string();
    let promise = live.commitment();
    let mut dice = Dice::new(9, 0);
    while let Some((seat, mv)) = random_move(&live, &mut dice) {
        let record = live.record();
        assert_eq!((record.seed(), record.commitment()), (None, promise));
        assert!(!record.to_string().contains(&seed));
        assert!(!format!("{live:?}{record:?}").contains(&seed));
        live.step(seat, &[mv]).unwrap();
    }
    let record = live.record();
    assert_eq!(record.seed(), Some(Seed::from_number(9)));
    assert_eq!(record.check_commitment(promise), Ok(()));
    let other = Commitment::new::<SanJuan>(live.rules(), live.setup(), "another table", Seed::from_number(9));
    let error = record.check_commitment(other).unwrap_err();
    assert_eq!(error.to_string(), "line 6: seed, setup and table are not those that were promised at the start");
}

/// The exact bytes, as `docs/records.md` gives them: anybody can check a promise without this program.
#[test]
fn a_commitment_is_the_sha_256_of_the_head_of_the_record() {
    let commitment = Commitment::new::<Tally>(1, &"players=2".parse().unwrap(), "kitchen table", Seed::from_number(1));
    // printf 'entrepot record 1\ngame tally\nrules 1\nsetup players=2\ntable kitchen table\nseed 01%062d\n' 0 |
    // sha256sum
    assert_eq!(commitment.to_string(), "5224ed4aa88e27417c15ba2081d790df5a29f117aec900a8f5027bf782fe0cc1");
}

#[test]
fn an_interrupted_game_goes_on() {
    let mut live = begin("players=3 expansion=on", 4);
    live.sit(Seat::new(1), "Ana");
    let mut dice = Dice::new(4, 0);
    for _ in 0..100 {
        let (seat, mv) = random_move(&live, &mut dice).unwrap();
        live.step(seat, &[mv]).unwrap();
    }
    live.sit(Seat::new(1), "greedy");
    live.note("went home");
    let stored = live.record().to_string();
    let again = Live::resume(&stored.parse::<Record<SanJuan>>().unwrap(), Seed::from_number(4)).unwrap();
    assert_eq!(again.record().to_string(), stored);
    for viewer in others(&live) {
        assert_eq!(bytes_for(&live, viewer), bytes_for(&again, viewer));
    }
}

#[test]
fn a_seat_is_taken_over_at_a_move() {
    let mut live = begin("players=2", 5);
    let (first, second) = (Seat::new(0), Seat::new(1));
    live.sit(first, "Ana  Lucía\n");
    live.sit(second, "\u{1b}[31m");
    live.sit(Seat::new(2), "nobody sits here");
    live.step(first, &["role prospector".parse().unwrap()]).unwrap();
    live.sit(first, "greedy");
    live.note("  ");
    live.stop();
    let record = live.record();
    let names = |moves| (record.name(first, moves), record.name(second, moves));
    assert_eq!(names(0), (Some("Ana Lucía"), Some("[31m")));
    assert_eq!(names(1), (Some("greedy"), Some("[31m")));
    let text = record.to_string();
    assert!(
        text.contains("\nseat 1 Ana Lucía\nseat 2 [31m\n1 role prospector\nseat 1 greedy\nunfinished points"),
        "{text}"
    );
    assert_eq!(text.parse(), Ok(record));
}

#[test]
fn any_position_of_a_replay_is_the_position_that_was_played() {
    let mut live = begin("players=4 expansion=on", 6);
    let mut dice = Dice::new(6, 0);
    let (mut states, mut settled) = (vec![*live.state()], vec![0]);
    while let Some((seat, mv)) = random_move(&live, &mut dice) {
        live.step(seat, &[mv]).unwrap();
        states.push(*live.state());
        settled.push(live.settled().len());
    }
    let replay = replay(&live.record()).unwrap();
    assert_eq!(replay.len() + 1, states.len());
    for (n, state) in states.iter().enumerate().rev() {
        assert_eq!(replay.at(n).as_ref(), Some(state));
        assert_eq!(replay.last_known(n), settled[n]);
    }
    assert_eq!(replay.at(states.len()), None);
}
