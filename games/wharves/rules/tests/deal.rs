//! The crates, the deal, the die and the shuffle: what chance decides.

use entrepot_table::contract::Unshuffled;
use entrepot_table::{Game, Log, Moves, Purpose, Seat, Seed, Setup as _, Silent};
use entrepot_wharves::{
    CRATES, Card, Event, HAND, Move, Phase, Setup, State, Wharf, Wharves, read_position, wharf, worth,
};

/// W1.1, W1.2, W1.3: each wharf has 75 crates, fifteen of each worth.
#[test]
fn crates_are_spread_evenly() {
    for one in Wharf::ALL {
        for value in 1..=5 {
            let alike = (1..=CRATES).filter(|card| wharf(*card) == one && worth(*card) == value);
            assert_eq!(alike.count(), 15, "{one} {value}");
        }
    }
}

/// W2.2, W2.3: five crates for each hand, five more each for the pile, all different.
#[test]
fn everybody_is_dealt_five() {
    for players in 2..=4 {
        let state = Wharves::deal(&Setup::recommended(players), &mut Seed::from_number(1), &mut Silent);
        assert!(state.hands[..players].iter().all(|hand| hand.len() == HAND));
        assert!(state.hands[players..].iter().all(|hand| hand.is_empty()));
        assert_eq!(state.pile.len(), HAND * players);
        let mut all: Vec<Card> = state.hands.iter().flat_map(|hand| hand.to_vec()).chain(state.pile.to_vec()).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2 * HAND * players);
    }
}

/// W2.3: over many deals every crate is in the game now and then, the last one too.
#[test]
fn every_crate_can_be_dealt() {
    let mut seen = [false; CRATES as usize + 1];
    for number in 0..300 {
        let state = Wharves::deal(&Setup::recommended(4), &mut Seed::from_number(number), &mut Silent);
        let cards = state.hands.iter().flat_map(|hand| hand.iter()).chain(state.pile.iter());
        cards.for_each(|card| seen[usize::from(*card)] = true);
    }
    assert!(!seen[0] && seen[1..].iter().all(|seen| *seen));
}

/// W2.4: whoever is chosen leads the first round.
#[test]
fn the_first_seat_leads() {
    let setup: Setup = "players=3 first=2".parse().unwrap();
    let state = Wharves::deal(&setup, &mut Unshuffled::throwing(1), &mut Silent);
    assert_eq!((state.table.leader, Wharves::decider(&state)), (Seat::new(1), Some(Seat::new(1))));
}

/// W3.1, W3.2, W3.3: what each side of the die means.
#[test]
fn the_die_favours_a_wharf() {
    for die in 1..=6 {
        let mut log = Log::default();
        let state = Wharves::deal(&Setup::recommended(2), &mut Unshuffled::throwing(die), &mut log);
        let favoured = Wharf::ALL.get(die as usize - 1).copied();
        assert_eq!(state.table.favoured, favoured);
        assert_eq!(state.table.phase, if die == 6 { Phase::Favour } else { Phase::Play });
        let thrown = Event::Round { round: 1, leader: Seat::new(0), die: die as u8, favoured };
        assert!(log.seen_by(None).any(|event| *event == thrown));
    }
}

/// Each throw and each shuffle has a purpose of its own, so that the same seed plays the same game.
#[test]
fn no_purpose_is_used_twice() {
    let mut chance = Unshuffled::throwing(6);
    let mut state = Wharves::deal(&"players=4 rounds=10".parse().unwrap(), &mut chance, &mut Silent);
    let mut moves = Moves::new();
    while Wharves::decider(&state).is_some() {
        Wharves::legal(&state, &mut moves);
        Wharves::play(&mut state, moves[0], &mut chance, &mut Silent);
    }
    let (purposes, sizes): (Vec<Purpose>, Vec<usize>) = chance.asked.into_iter().unzip();
    let thrown = purposes.iter().zip(sizes).filter(|(purpose, _)| matches!(purpose, Purpose::Throw(_)));
    assert!(thrown.map(|(_, sides)| sides).eq([6; 10]));
    assert_eq!(state.table.reshuffles, 2);
    let again = |(at, purpose): (usize, &Purpose)| purposes[..at].contains(purpose);
    assert!(!purposes.iter().enumerate().any(again), "{purposes:?}");
}

/// W5.5: all discards, and nothing else, are shuffled into the pile, and the draw goes on.
#[test]
fn the_discard_pile_becomes_the_pile() {
    let text = "setup players=3\nround 4\nplayed 17 21 5\nhand 1 41 45 49 53\nhand 2 57 61 65 69\nhand 3 73 77 81 85\n\
                discard 7 11 15 19";
    let orders: Vec<State> = (0..20)
        .map(|number| {
            let mut state = read_position(text).unwrap();
            let mut log = Log::default();
            for mv in [Move::Store(17), Move::Store(21)] {
                Wharves::play(&mut state, mv, &mut Seed::from_number(number), &mut log);
            }
            let shuffled = Event::Reshuffled { cards: vec![5, 7, 11, 15, 19] };
            assert!(log.revealed && log.seen_by(None).any(|event| *event == shuffled));
            assert_eq!((state.pile.len(), state.table.discards.len(), state.table.reshuffles), (2, 0, 1));
            state
        })
        .collect();
    assert!(orders.iter().any(|state| state.pile != orders[0].pile));
}
