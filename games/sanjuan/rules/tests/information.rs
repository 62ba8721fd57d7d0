//! What views and events tell, and what they never tell.

use entrepot_sanjuan::{Event, Kind, Move, SanJuan, State, View, read_line, read_position, scores};
use entrepot_table::contract::Examined;
use entrepot_table::{Audience, Dice, Game, Log, Moves, Seat, Seed};

/// Where a random game is left.
const MOST_MOVES: usize = 1000;

fn position(text: &str) -> State {
    read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays a line and returns what was told.
fn play(state: &mut State, line: &str) -> Log<Event> {
    let mut log = Log::default();
    for mv in read_line(line).unwrap() {
        let seat = SanJuan::decider(state).unwrap();
        SanJuan::check(state, seat, mv).unwrap();
        SanJuan::play(state, mv, &mut Seed::from_number(0), &mut log);
    }
    log
}

/// All seats and somebody who only watches.
fn viewers(state: &State) -> impl Iterator<Item = Option<Seat>> + use<> {
    Seat::all(SanJuan::players(state)).map(Some).chain([None])
}

fn view(state: &State, seat: usize) -> View {
    SanJuan::view(state, Some(Seat::new(seat)))
}

/// Both positions look the same to all of these viewers, to the byte.
#[track_caller]
fn look_the_same(one: &State, other: &State, viewers: impl IntoIterator<Item = Option<Seat>>) {
    for viewer in viewers {
        let [one, other] = [one, other].map(|state| SanJuan::view(state, viewer));
        assert_eq!(one, other);
        assert_eq!(serde_json::to_string(&one).unwrap(), serde_json::to_string(&other).unwrap());
    }
}

/// Whose cards an event tells of, how many, and their names if it tells them.
fn cards(event: &Event) -> Option<(Seat, u8, Option<&Vec<Kind>>)> {
    match event {
        Event::Paid { seat, count, cards }
        | Event::Drew { seat, count, cards, .. }
        | Event::Kept { seat, count, cards }
        | Event::Discarded { seat, count, cards, .. }
        | Event::Laid { seat, count, cards, .. } => Some((*seat, *count, cards.as_ref())),
        _ => None,
    }
}

/// Random games with everything that was told, move by move.
fn each_log(games: u64, mut then: impl FnMut(&State, &Log<Event>)) {
    for number in 0..games {
        let mut dice = Dice::new(number, 3);
        let mut seed = Seed::from_number(number);
        let mut log = Log::default();
        let mut state = SanJuan::deal(&SanJuan::setup(&mut dice), &mut seed, &mut log);
        then(&state, &log);
        for _ in 0..MOST_MOVES {
            if SanJuan::decider(&state).is_none() {
                break;
            }
            let mut moves = Moves::<Move>::new();
            SanJuan::legal(&state, &mut moves);
            let mut log = Log::default();
            SanJuan::play(&mut state, moves[dice.below(moves.len())], &mut seed, &mut log);
            then(&state, &log);
        }
    }
}

/// Cards drawn, paid, kept, discarded or laid are named to their owner alone; others learn how many (S18.2, S18.1).
#[test]
fn events_name_hidden_cards_to_their_owner_alone() {
    let mut told = 0;
    each_log(12, |state, log| {
        for viewer in viewers(state) {
            for (seat, count, names) in log.seen_by(viewer).filter_map(cards) {
                assert_eq!(names.map(Vec::len), (viewer == Some(seat)).then_some(usize::from(count)));
                told += 1;
            }
        }
    });
    assert!(told > 5000, "only {told} events");
}

/// Nothing is told to one viewer and kept from another: only the names are (S18.1, S18.6).
#[test]
fn everybody_is_told_of_everything() {
    each_log(12, |state, log| {
        let told = |viewer| log.seen_by(viewer).map(std::mem::discriminant).collect::<Vec<_>>();
        let first = told(None);
        assert!(viewers(state).all(|viewer| told(viewer) == first));
        let split = log.events.iter().filter(|(audience, _)| *audience != Audience::All);
        assert!(split.into_iter().all(|(_, event)| cards(event).is_some()));
    });
}

/// The view of a good never tells its card, not even to its owner (S6.6, S18.3); nor does an event.
#[test]
fn a_good_never_tells_its_card() {
    let with = |good: &str, below: &str| {
        position(&format!(
            "setup players=3 expansion=on\ncity 1 indigo_plant+good:{good} customs_office+good:{below}\nhand 1 smithy\n\
             hand 2 smithy\nphase trader 1"
        ))
    };
    let [mut one, mut other] = [with("hero", "statue"), with("statue", "hero")];
    look_the_same(&one, &other, viewers(&one));
    let [told, other_told] = [&mut one, &mut other].map(|state| play(state, "sell indigo_plant"));
    assert_eq!(told, other_told);
    look_the_same(&one, &other, viewers(&one));
    assert!(view(&one, 0).discards.is_empty());
}

/// Which building a good lies on is public (S18.6, S18.1).
#[test]
fn everybody_sees_where_goods_lie() {
    let state = position("setup players=2\ncity 1 indigo_plant sugar_mill+good");
    for viewer in viewers(&state) {
        let city = SanJuan::view(&state, viewer).board.cities[0];
        let goods: Vec<(Kind, bool)> = city.places.iter().map(|place| (place.kind, place.good)).collect();
        assert_eq!(goods, [(Kind::IndigoPlant, false), (Kind::SugarMill, true)]);
    }
}

/// Nobody knows the order of the draw pile (S18.3), its size is shown (S18.5).
#[test]
fn the_order_of_the_pile_is_nobodys() {
    let [one, other] = ["hero smithy", "smithy hero"].map(|top| position(&format!("setup players=2\npile {top}")));
    assert_ne!(one, other);
    look_the_same(&one, &other, viewers(&one));
    assert!(viewers(&one).all(|viewer| SanJuan::view(&one, viewer).board.pile == 110));
    let discard = position("setup players=2\ndiscard hero smithy");
    assert!(viewers(&discard).all(|viewer| SanJuan::view(&discard, viewer).board.discard == 2));
    assert!(viewers(&discard).all(|viewer| SanJuan::view(&discard, viewer).discards.is_empty()));
}

/// Another's hand shows its size and nothing else (S18.1, S18.2).
#[test]
fn another_hand_shows_its_size() {
    let with = |hand: &str, pile: &str| position(&format!("setup players=3\nhand 1 {hand}\npile {pile}"));
    let [one, other] = [with("smithy well", "hero"), with("smithy hero", "well")];
    look_the_same(&one, &other, [Some(Seat::new(1)), Some(Seat::new(2)), None]);
    assert_ne!(view(&one, 0), view(&other, 0));
    assert!(viewers(&one).all(|viewer| SanJuan::view(&one, viewer).board.hand(Seat::new(0)) == 2));
    assert_eq!(view(&one, 1).hand().len(), 0);
    assert_eq!(SanJuan::view(&one, None).hand().len(), 0);
}

/// Drawn cards of the councillor, kept apart from the hand, are seen by the drawer alone; their number is public (S18.2).
#[test]
fn drawn_cards_are_seen_by_the_drawer() {
    let with = |top: &str| {
        let mut state = position(&format!("setup players=3\npile {top}"));
        play(&mut state, "role councillor");
        state
    };
    let [one, other] = [with("smithy well crane tower hero statue"), with("smithy well crane tower statue hero")];
    look_the_same(&one, &other, [Some(Seat::new(1)), Some(Seat::new(2)), None]);
    assert_ne!(view(&one, 0), view(&other, 0));
    assert_eq!(view(&one, 0).drawn.to_string(), "smithy well crane tower hero");
    assert!(viewers(&one).all(|viewer| SanJuan::view(&one, viewer).board.drawn == 5));
}

/// What was named last of a set in the making is known to whoever chooses it (S18.2).
#[test]
fn a_set_in_the_making_is_the_choosers() {
    let mut state = position("setup players=2\nhand 1 library smithy well crane tower hero\nphase builder 1");
    play(&mut state, "build library pay smithy");
    assert_eq!(view(&state, 0).last, Some(Kind::Smithy));
    assert_eq!([view(&state, 1).last, SanJuan::view(&state, None).last], [None, None]);
}

/// Cards under Chapel and Bank are known to their owner; those under a Harbor to nobody (S18.2, S18.3, Q2).
#[test]
fn laid_cards_are_known_to_whoever_laid_them() {
    let with = |laid: &str, harbor: &str| {
        let text = format!(
            "setup players=3 expansion=on\ncity 1 indigo_plant chapel bank harbor\nlaid 1 {laid}\nchapel 1 1\nbank 1 1\n\
             harbors {harbor}\nharbor 1 1"
        );
        position(&text)
    };
    let [one, same, other] =
        [with("smithy well", "hero"), with("smithy well", "statue"), with("smithy statue", "hero")];
    look_the_same(&one, &same, viewers(&one));
    look_the_same(&one, &other, [Some(Seat::new(1)), Some(Seat::new(2)), None]);
    assert_eq!(view(&one, 0).laid.to_string(), "smithy well");
    assert_eq!(view(&other, 0).laid.to_string(), "smithy statue");
    assert_eq!(view(&one, 1).laid.len(), 0);
    assert_eq!(SanJuan::view(&one, None).laid.len(), 0);
}

/// How many cards lie under each building is public, whatever the display is told to hide (S18.6, Q39, Q2).
#[test]
fn numbers_under_buildings_are_public() {
    for secrecy in ["hide_count", "show_count"] {
        let state = position(&format!(
            "setup players=2 expansion=on chapel_secrecy={secrecy}\ncity 1 indigo_plant chapel bank harbor\n\
             laid 1 smithy well crane\nchapel 1 2\nbank 1 1\nharbors hero\nharbor 1 1"
        ));
        for viewer in viewers(&state) {
            let view = SanJuan::view(&state, viewer);
            let city = view.board.cities[0];
            assert_eq!([city.chapel, city.bank, city.harbor], [2, 1, 1]);
            let sample = SanJuan::sample(&view, &mut Dice::new(1, 1));
            assert_eq!(sample.board().cities[0], city);
            assert_eq!(SanJuan::audit(&sample), Ok(()));
        }
        assert_eq!(scores(state.board())[0].total(), 7 + 4);
    }
}

/// Everybody saw what lies covered (S18.6).
#[test]
fn covered_buildings_are_public() {
    let state = position("setup players=2\ncity 1 indigo_plant crane palace/statue/chapel");
    for viewer in viewers(&state) {
        let board = SanJuan::view(&state, viewer).board;
        assert_eq!(board.beneath(Seat::new(0), 2), [Kind::Chapel, Kind::Statue]);
    }
}

/// Price cards not yet turned up are nobody's; those turned up are everybody's, and after four the fifth (S18.3, S18.7).
#[test]
fn price_cards_become_known_in_their_order() {
    let with = |order: &str, trades: u8| position(&format!("setup players=2\ntiles {order}\ntrades {trades}"));
    let known = |state: &State| view(state, 1).board.prices.known;
    look_the_same(&with("1 2 3 4 5", 0), &with("5 4 3 2 1", 0), [Some(Seat::new(0)), Some(Seat::new(1)), None]);
    look_the_same(&with("1 2 3 4 5", 3), &with("1 2 3 5 4", 3), [Some(Seat::new(0)), Some(Seat::new(1)), None]);
    assert_ne!(known(&with("1 2 3 4 5", 3)), known(&with("1 2 4 3 5", 3)));
    assert_eq!(known(&with("2 1 5 4 3", 4)), [1, 0, 4, 3, 2].map(Some));
    let mut state = with("2 1 5 4 3", 3);
    assert_eq!(known(&state), [Some(1), Some(0), Some(4), None, None]);
    play(&mut state, "role trader");
    assert_eq!(known(&state), [1, 0, 4, 3, 2].map(Some));
}

/// Cards turned up are named to all, and so is the one taken (S18.1).
#[test]
fn what_is_turned_up_is_told_to_all() {
    let mut state =
        position("setup players=2 gold_mine=any\ncity 1 indigo_plant gold_mine\npile well hero smithy crane chapel");
    let log = play(&mut state, "role prospector reveal");
    let cards = vec![Kind::Hero, Kind::Smithy, Kind::Crane, Kind::Chapel];
    let revealed = Event::Revealed { seat: Seat::new(0), by: Kind::GoldMine, cards: cards.clone() };
    assert!(viewers(&state).all(|viewer| log.seen_by(viewer).any(|event| *event == revealed)));
    assert!(viewers(&state).all(|viewer| SanJuan::view(&state, viewer).board.revealed[..] == cards[..]));
    assert!(viewers(&state).all(|viewer| SanJuan::view(&state, viewer).drawn.is_empty()));
    let log = play(&mut state, "take crane");
    let took = Event::Took { seat: Seat::new(0), by: Kind::GoldMine, kind: Some(Kind::Crane) };
    assert!(viewers(&state).all(|viewer| log.seen_by(viewer).any(|event| *event == took)));
    assert_eq!(view(&state, 1).hands[0].to_string(), "crane");
    assert!(state.board().revealed.is_empty());
}

/// Roles, Governor, price card and Cathedral are on the board that everybody sees (S18.1).
#[test]
fn the_board_is_everybodys() {
    let mut state = position("setup players=3 expansion=on\ncity 1 indigo_plant+good\ncity 2 indigo_plant cathedral");
    play(&mut state, "role trader");
    for viewer in viewers(&state) {
        let board = SanJuan::view(&state, viewer).board;
        assert_eq!(board, *state.board());
        assert_eq!(board.open_prices(), Some([1, 1, 1, 2, 2]));
        assert!(!board.cathedral);
    }
}

/// The end tells everybody's points by where they come from; hands are counted in the tie-break, not shown (S18.8, S12.3).
#[test]
fn the_end_tells_the_points() {
    let mut state = position(
        "setup players=2\ncity 1 indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant \
         sugar_mill sugar_mill sugar_mill sugar_mill chapel\nlaid 1 hero well\nchapel 1 2\nhand 1 smithy crane\nhand 2 tower\n\
         phase builder 1",
    );
    let log = play(&mut state, "build smithy pass");
    let ended = log.seen_by(None).find_map(|event| match event {
        Event::Ended { scores } => Some(scores.clone()),
        _ => None,
    });
    let ended = ended.unwrap();
    assert_eq!([ended[0].chapel, ended[0].buildings, ended[0].tie, ended[1].tie], [2, 13, 1, 1]);
    assert_eq!(ended, scores(state.board()));
    assert!(view(&state, 1).hands[0].is_empty());
    assert_eq!(SanJuan::outcome(&state).unwrap().points, [15, 1]);
    assert_eq!(SanJuan::outcome(&state).unwrap().places, [1, 2]);
}

/// A move after which somebody knows more cannot be taken back: draws, cards turned up, a price card seen for the first
/// time. A payment, a discard or a price card that all know reveals nothing.
#[test]
fn what_is_learned_is_marked() {
    let revealed = |text: &str, line: &str| play(&mut position(text), line).revealed;
    assert!(revealed("setup players=2", "role prospector"));
    assert!(revealed("setup players=2", "role councillor"));
    assert!(revealed("setup players=2\ncity 1 indigo_plant+good", "role trader"));
    assert!(!revealed("setup players=2\ncity 1 indigo_plant+good\ntrades 5", "role trader"));
    assert!(!revealed("setup players=2\nhand 1 hero any*5", "role builder"));
    assert!(!revealed(
        "setup players=2\nhand 1 hero smithy well crane tower\nhand 2 any\nphase builder 1",
        "build hero"
    ));
    assert!(!revealed("setup players=2\nhand 1 sugar_mill*8\nphase round_start", "discard sugar_mill"));
    assert!(!revealed("setup players=2\ncity 1 indigo_plant chapel\nhand 1 hero\nphase round_start", "lay hero"));
    let mine = "setup players=2\ncity 2 indigo_plant gold_mine\nphase prospector 1";
    assert!(revealed(mine, "reveal"));
    assert!(!revealed(mine, "pass"));
}
