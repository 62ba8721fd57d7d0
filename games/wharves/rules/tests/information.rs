//! Who is told what, and that guesses keep to it (W7.1 to W7.4).

use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Log, Moves, Seat, Seed, Setup as _, Silent, Then, Turn};
use entrepot_wharves::{Event, Move, Setup, Wharf, Wharves, read_position, wharf};

const ANA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// W2.2, W7.1: whoever is dealt a hand is told which; the others how many.
#[test]
fn a_deal_is_told_to_its_owner() {
    let mut log = Log::default();
    let state = Wharves::deal(&Setup::recommended(2), &mut Seed::from_number(3), &mut log);
    let dealt = |viewer| log.seen_by(viewer).find(|event| matches!(event, Event::Dealt { seat: ANA, .. }));
    let cards = Some(state.hands[0].to_vec());
    assert_eq!(dealt(Some(ANA)), Some(&Event::Dealt { seat: ANA, count: 5, cards }));
    assert_eq!(dealt(Some(BEN)), Some(&Event::Dealt { seat: ANA, count: 5, cards: None }));
    assert_eq!(dealt(None), dealt(Some(BEN)));
}

/// W5.4, W7.2: so it is with what is drawn.
#[test]
fn a_draw_is_told_to_its_owner() {
    let mut state = read_position("played 17 21\nhand 1 41 45 49 53\nhand 2 57 61 65 69\npile 100 104").unwrap();
    let mut log = Log::default();
    Wharves::play(&mut state, Move::Store(21), &mut Seed::from_number(0), &mut log);
    let drew =
        |viewer, who| log.seen_by(viewer).find(move |event| matches!(event, Event::Drew { seat, .. } if *seat == who));
    assert_eq!(drew(Some(BEN), BEN), Some(&Event::Drew { seat: BEN, count: 1, cards: Some(vec![100]) }));
    assert_eq!(drew(Some(ANA), BEN), Some(&Event::Drew { seat: BEN, count: 1, cards: None }));
    assert_eq!(drew(None, ANA), Some(&Event::Drew { seat: ANA, count: 1, cards: None }));
}

/// W7.1, W7.2: a view has the own hand and counts the rest.
#[test]
fn a_view_counts_what_is_hidden() {
    let state = read_position("hand 1 41 45\nhand 2 57 61 65\npile 100 104").unwrap();
    let views = [Some(ANA), Some(BEN), None].map(|viewer| Wharves::view(&state, viewer));
    assert_eq!(views.map(|view| view.hand.to_vec()), [vec![41, 45], vec![57, 61, 65], vec![]]);
    assert!(views.iter().all(|view| view.hands == [2, 3, 0, 0] && view.pile == 2));
}

/// A crate that is played passes the turn; one that everybody saw coming shows more than the move says (W4.1, W4.4).
#[test]
fn what_a_move_leads_to() {
    let then = |text: &str, moves: &[Move]| {
        Turn::<Wharves>::new(read_position(text).unwrap()).then(ANA, moves, &mut Seed::from_number(0)).unwrap()
    };
    assert_eq!(then("hand 1 17 38\nhand 2 5 9", &[Move::Play(17)]), Then::Passes);
    assert_eq!(then("hand 1 17 38\nhand 2 5", &[Move::Play(17)]), Then::Reveals);
    assert_eq!(then("favoured choose\nhand 1 17 38\nhand 2 5 9", &[Move::Favour(Wharf::East)]), Then::Open);
    let stored = "played 21 17\nhand 1 41 45\nhand 2 57 61";
    assert_eq!(then(stored, &[Move::Store(17)]), Then::Open);
    assert_eq!(then(stored, &[Move::Store(17), Move::Done]), Then::Reveals, "the die is thrown");
    assert_eq!(then(&format!("{stored}\nround 8"), &[Move::Store(17), Move::Done]), Then::Passes, "the game is over");
}

/// W4.3: nobody is guessed to have what everybody knows to be missing.
#[test]
fn a_guess_keeps_to_what_was_shown() {
    let text = "setup players=3\nplayed 17 8\nhand 1 41 45 49 53\nhand 2 58 62 66 70\nhand 3 73 77 81 85\n\
                lacks 2 north\nlacks 3 east south";
    let state = read_position(text).unwrap();
    for (viewer, number) in [Some(ANA), Some(BEN), None].into_iter().zip(0..) {
        let view = Wharves::view(&state, viewer);
        let mut dice = Dice::new(number, 0);
        let worlds: Vec<_> = (0..100).map(|_| Wharves::sample(&view, &mut dice)).collect();
        assert!(worlds.iter().all(|world| Wharves::audit(world).is_ok() && Wharves::view(world, viewer) == view));
        assert!(worlds.iter().all(|world| world.hands[1].iter().all(|card| wharf(*card) != Wharf::North)));
        let could = [Wharf::North, Wharf::West];
        assert!(worlds.iter().all(|world| world.hands[2].iter().all(|card| could.contains(&wharf(*card)))));
        assert!(worlds.iter().any(|world| world.hands[2] != worlds[0].hands[2]));
    }
}

/// W7.4: what was shuffled into the pile is guessed to be there or in a hand, and the pile holds nothing else.
#[test]
fn a_guess_keeps_to_what_was_shuffled() {
    let text = "setup players=3\nround 6\nhand 1 7 45 49\nhand 2 11 58 62\nhand 3 73 77 81\npile 15 19\nreturned 7 11 15 19\n\
                reshuffles 1";
    let state = read_position(text).unwrap();
    let view = Wharves::view(&state, Some(ANA));
    let mut dice = Dice::new(5, 0);
    let mut tops = [0; 3];
    for _ in 0..300 {
        let world = Wharves::sample(&view, &mut dice);
        assert_eq!(Wharves::audit(&world), Ok(()));
        assert!(world.pile.iter().all(|card| [11, 15, 19].contains(card)));
        tops[usize::from(world.pile[1] - 11) / 4] += 1;
    }
    assert!(tops.iter().all(|count| (60..140).contains(count)), "{tops:?}");
}

/// A crate that no hand could hold is guessed to be in the pile, anywhere in it (W4.3, W7.4).
#[test]
fn a_guess_puts_into_the_pile_what_no_hand_could_hold() {
    let text = "setup players=3\nround 6\nhand 1 7 45 49\nhand 2 19 58 62\nhand 3 73 77 81\npile 12 15\nreturned 12 15 19\n\
                reshuffles 1\nlacks 2 west\nlacks 3 west";
    let view = Wharves::view(&read_position(text).unwrap(), Some(ANA));
    let mut dice = Dice::new(5, 1);
    let worlds: Vec<_> = (0..300).map(|_| Wharves::sample(&view, &mut dice)).collect();
    assert!(worlds.iter().all(|world| world.pile.contains(&12)));
    let on_top = worlds.iter().filter(|world| world.pile.last() == Some(&12)).count();
    assert!((100..200).contains(&on_top), "{on_top}");
}

/// In whole games every guess of every viewer is a possible position with the same view.
#[test]
fn guesses_fit_in_whole_games() {
    let mut dice = Dice::new(1, 1);
    for number in 0..60 {
        let setup = Wharves::setup(&mut dice);
        let mut seed = Seed::from_number(number);
        let mut state = Wharves::deal(&setup, &mut seed, &mut Silent);
        let mut moves = Moves::new();
        while Wharves::decider(&state).is_some() {
            for viewer in Seat::all(setup.players()).map(Some).chain([None]) {
                let view = Wharves::view(&state, viewer);
                let world = Wharves::sample(&view, &mut dice);
                assert_eq!(Wharves::audit(&world), Ok(()), "game {number}");
                assert_eq!(Wharves::view(&world, viewer), view);
            }
            Wharves::legal(&state, &mut moves);
            let mv = moves[dice.below(moves.len())];
            Wharves::play(&mut state, mv, &mut seed, &mut Silent);
        }
    }
}
