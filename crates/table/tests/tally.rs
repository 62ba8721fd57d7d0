//! Tally keeps its own rules, and the contract.

use entrepot_table::contract::{Effort, examine, random};
use entrepot_table::example::{Event, Move, Place, Refusal, Setup, State, Tally, Zone, value};
use entrepot_table::{Game, Log, Moves, Seat, Seed, Silent, Then, Turn};

const ANA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

#[test]
fn tally_keeps_the_contract() {
    let effort = Effort { window: 6, ..Effort::new(300) };
    let report = examine::<Tally>(&effort, &mut random);
    report.assert_passed();
    assert!(report.exchanges.values().all(|&count| count >= 100));
    assert_eq!((report.games, report.decisions, report.stopped), (300, 5215, 0));
    assert_eq!((report.deepest, report.longest), (2, 3));
    assert_eq!(report.fingerprint, 0x7f12_2f04_6be2_b259);
    assert!(report.told > 5_000 && report.known[&Zone::Pile] > 1_000, "{report}");
    assert_eq!(report, examine::<Tally>(&effort, &mut random));
}

#[test]
fn the_policy_plays_in_every_other_game() {
    let mut asked = 0;
    let mut policy = |_: &_, moves: &[Move], _: &mut _| {
        asked += 1;
        moves.len() - 1
    };
    let effort = Effort { window: 6, policy_percent: 100, exchanges_per_pair: 0, ..Effort::new(2) };
    let report = examine::<Tally>(&effort, &mut policy);
    report.assert_passed();
    assert!((14..=21).contains(&asked), "{asked}");
    assert!(report.decisions > asked);
}

#[test]
fn a_report_names_the_pairs_that_are_short() {
    let report = examine::<Tally>(&Effort { window: 6, ..Effort::new(1) }, &mut random);
    assert!(report.failed.is_empty());
    assert!(!report.short().is_empty() && !report.passed());
    assert!(report.to_string().contains("too few"), "{report}");
}

/// Two players with these hands, about to lay.
fn with_hands(hands: [&[u8]; 2]) -> State {
    let mut state = deal(2);
    state.swapped = 2;
    let mut free: Vec<u8> = (0..12).collect();
    for (seat, hand) in Seat::all(2).zip(hands) {
        for wanted in hand {
            let at = free.iter().position(|&card| value(card) == *wanted).expect("a card of this value is left");
            let card = usize::from(free.remove(at));
            (state.places[card], state.seen[card]) = (Place::Hand(seat), 1 << seat.index());
        }
    }
    for (depth, card) in free.into_iter().enumerate() {
        (state.places[usize::from(card)], state.seen[usize::from(card)]) = (Place::Pile(depth as u8), 0);
    }
    state
}

fn deal(players: usize) -> State {
    let setup: Setup = format!("players={players}").parse().expect("2 or 3 may play");
    Tally::deal(&setup, &mut Seed::from_number(1), &mut Silent)
}

fn play(state: &mut State, moves: &[Move]) -> Log<Event> {
    let mut log = Log::default();
    for &mv in moves {
        assert_eq!(Tally::check(state, state.turn, mv), Ok(()), "{mv}");
        Tally::play(state, mv, &mut Seed::from_number(1), &mut log);
    }
    log
}

fn legal(state: &State) -> Vec<Move> {
    let mut moves = Moves::new();
    Tally::legal(state, &mut moves);
    moves.to_vec()
}

#[test]
fn t1_everybody_is_dealt_three_cards() {
    for players in [2, 3] {
        let view = Tally::view(&deal(players), None);
        assert!(view.seats.iter().all(|front| front.hand == 3));
        assert_eq!(view.pile, 12 - 3 * players);
    }
    assert!("players=4".parse::<Setup>().is_err());
}

#[test]
fn t2_two_cards_go_back_the_smaller_first() {
    let mut state = State { swapped: 0, ..with_hands([&[1, 3, 6], &[2, 2, 4]]) };
    assert_eq!(legal(&state), [Move::Return(1), Move::Return(3)]);
    assert_eq!(Tally::check(&state, ANA, Move::Return(6)), Err(Refusal::NothingFollows));
    assert_eq!(Tally::check(&state, ANA, Move::Pick(6)), Err(Refusal::ReturnFirst));
    play(&mut state, &[Move::Return(3)]);
    assert_eq!(legal(&state), [Move::Return(6)]);
    assert_eq!(Tally::check(&state, ANA, Move::Return(1)), Err(Refusal::SmallerFirst));
    let log = play(&mut state, &[Move::Return(6)]);
    assert!(log.revealed);
    assert_eq!(
        log.seen_by(Some(BEN)).collect::<Vec<_>>(),
        [&Event::GaveBack(ANA, None), &Event::Drew(ANA, None), &Event::Looked(ANA, None),]
    );
    assert_eq!(Tally::view(&state, None).seats[0].hand, 3);
    assert_eq!(Tally::check(&state, ANA, Move::Return(1)), Err(Refusal::ReturnedAlready));
}

/// What lies on top of the pile after the draw is known to whoever drew, until the pile is shuffled again.
#[test]
fn t2_the_top_of_the_pile_is_looked_at() {
    let mut state = State { swapped: 0, ..with_hands([&[1, 3, 6], &[2, 2, 4]]) };
    let log = play(&mut state, &[Move::Return(1), Move::Return(3)]);
    let top = state.cards(Place::Pile(0)).next().map(value);
    assert_eq!(log.seen_by(Some(ANA)).last(), Some(&Event::Looked(ANA, top)));
    let seen = |state: &State, viewer| Tally::view(state, viewer).seen;
    assert_eq!(seen(&state, Some(ANA)), top.map(|top| (Place::Pile(0), top)).into_iter().collect::<Vec<_>>());
    assert_eq!([seen(&state, Some(BEN)), seen(&state, None)], [[], []]);
    play(&mut state, &[Move::Pick(6), Move::Down, Move::Return(2), Move::Return(2)]);
    assert_eq!(seen(&state, Some(ANA)), []);
    assert_eq!(seen(&state, Some(BEN)).len(), 1);
}

#[test]
fn t2_equal_cards_can_go_back_together() {
    let mut state = State { swapped: 0, ..with_hands([&[5, 5, 6], &[2, 2, 4]]) };
    play(&mut state, &[Move::Return(5)]);
    assert_eq!(legal(&state), [Move::Return(5), Move::Return(6)]);
}

#[test]
fn t3_a_card_laid_face_down_is_known_to_its_owner_alone() {
    let mut state = with_hands([&[1, 3, 6], &[2, 2, 4]]);
    let log = play(&mut state, &[Move::Pick(6), Move::Down]);
    assert!(!log.revealed);
    assert_eq!(log.seen_by(Some(ANA)).collect::<Vec<_>>(), [&Event::LaidDown(ANA, Some(6))]);
    assert_eq!(log.seen_by(None).collect::<Vec<_>>(), [&Event::LaidDown(ANA, None)]);
    assert_eq!(Tally::decider(&state), Some(BEN));
}

/// Everybody is told, but nobody learns more than what Ana chose to show: that is no reveal.
#[test]
fn t3_a_card_laid_face_up_is_told_to_all() {
    let mut state = with_hands([&[1, 3, 6], &[2, 2, 4]]);
    let moves = [Move::Pick(6), Move::Up];
    let then = Turn::<Tally>::new(state.clone()).then(ANA, &moves, &mut Seed::from_number(1));
    assert_eq!(then, Ok(Then::Passes));
    let log = play(&mut state, &moves);
    assert!(!log.revealed);
    assert_eq!(log.seen_by(None).collect::<Vec<_>>(), [&Event::LaidUp(ANA, 6)]);
}

#[test]
fn t3_what_everybody_can_see_to_be_forced_is_not_asked() {
    let mut state = with_hands([&[6], &[2, 2]]);
    play(&mut state, &[Move::Pick(6), Move::Up]);
    assert_eq!(legal(&state), [Move::Pick(2)], "forced, but only its owner knows: asked");

    let mut state = with_hands([&[6], &[2]]);
    play(&mut state, &[Move::Pick(6), Move::Up]);
    assert_eq!(legal(&state), [Move::Down, Move::Up], "forced, and everybody knows: not asked");
}

#[test]
fn t4_face_down_costs_a_point_and_equal_points_share() {
    let mut state = with_hands([&[6], &[5]]);
    let log = play(&mut state, &[Move::Pick(6), Move::Down, Move::Up]);
    let outcome = Tally::outcome(&state).expect("all hands are empty");
    assert_eq!(outcome.points, [5, 5]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [ANA, BEN]);
    assert!(log.revealed);
    assert_eq!(Tally::view(&state, None).seats[0].up, [6], "turned up in the end");
    assert_eq!(Tally::check(&state, ANA, Move::Up), Err(Refusal::NotYourTurn));
}
