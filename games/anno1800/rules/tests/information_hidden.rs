//! What views and events tell, and what they never tell (R42), in whole random games.

use entrepot_anno1800::{Action, Anno1800, Effect, Event, Move, Object, Objective, State, View};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Log, Moves, Seat, Seed, Silent};

/// Where a random game is left.
const MOST_MOVES: usize = 1500;

/// Random games of players who like some moves more than others; `then` is told what each move brought.
fn each_move(games: u64, liking: impl Fn(Move) -> usize, mut then: impl FnMut(&Log<Event>, &State)) {
    for number in 0..games {
        let mut dice = Dice::new(number, 9);
        let mut seed = Seed::from_number(number);
        let mut state = Anno1800::deal(&Anno1800::setup(&mut dice), &mut seed, &mut Silent);
        for _ in 0..MOST_MOVES {
            let mut moves = Moves::<Move>::new();
            Anno1800::legal(&state, &mut moves);
            let liked: Vec<Move> = moves.iter().flat_map(|mv| vec![*mv; liking(*mv)]).collect();
            if liked.is_empty() {
                break;
            }
            let mut log = Log::default();
            Anno1800::play(&mut state, liked[dice.below(liked.len())], &mut seed, &mut log);
            then(&log, &state);
        }
    }
}

/// All seats and somebody who only watches.
fn viewers(state: &State) -> impl Iterator<Item = Option<Seat>> + use<> {
    Seat::all(Anno1800::players(state)).map(Some).chain([None])
}

/// Everything but what breaks up islands, so that games get on.
fn busy(mv: Move) -> usize {
    match mv {
        Move::Remove(_) => 0,
        Move::Action(Action::Play | Action::Expedition | Action::NewWorld) => 20,
        Move::Action(Action::Swap) => 3,
        _ => 5,
    }
}

/// Without moves that put cards under stacks.
fn without_returns(mv: Move) -> usize {
    match mv {
        Move::Action(Action::Swap) | Move::Use(Objective::TheEditor) => 0,
        Move::Activate(kind) if matches!(kind.effect(), Effect::Return(_)) => 0,
        _ => busy(mv),
    }
}

/// Whose hidden cards an event tells of, how many, and how many of them it names.
fn cards(event: &Event) -> Option<(Seat, usize, Option<usize>)> {
    match event {
        Event::Drew { seat, count, cards, .. } => Some((*seat, usize::from(*count), cards.as_ref().map(Vec::len))),
        Event::Expeditions { seat, count, cards } => Some((*seat, usize::from(*count), cards.as_ref().map(Vec::len))),
        Event::Returned { seat, card, .. } => Some((*seat, 1, card.map(|_| 1))),
        _ => None,
    }
}

/// Cards drawn or put under a stack are named to their owner alone; others learn how many and of which stack (R42, D48).
#[test]
fn events_name_hidden_cards_to_their_owner_alone() {
    let mut told = 0;
    each_move(30, busy, |log, state| {
        for viewer in viewers(state) {
            for (owner, count, named) in log.seen_by(viewer).filter_map(cards) {
                assert_eq!(named, (viewer == Some(owner)).then_some(count));
                told += 1;
            }
        }
    });
    assert!(told > 1000, "{told}");
}

/// What somebody else's view shows of hidden cards: in hands, in stacks, of expeditions.
fn known_of_others(view: &View) -> (usize, usize, usize) {
    let others = |seat: &Seat| Some(*seat) != view.viewer;
    let seats: Vec<Seat> = Seat::all(view.board.players()).filter(others).collect();
    let stacks = view.fw.iter().chain(view.aei.iter()).chain(view.nw.iter());
    (
        seats.iter().map(|seat| view.hands[seat.index()].len()).sum(),
        stacks.filter(|card| card.is_some()).count(),
        seats.iter().map(|seat| view.expeditions[seat.index()].len()).sum(),
    )
}

/// As long as nobody puts a card under a stack, nobody knows a card of others but the one that is being paid for (R42, D48).
#[test]
fn nobody_sees_what_others_hold() {
    let mut hidden = 0;
    each_move(30, without_returns, |_, state| {
        let board = state.board();
        for viewer in viewers(state).filter(|_| !board.over()) {
            let view = Anno1800::view(state, viewer);
            let announced = matches!(board.turn.object, Object::Card(_)) && viewer != Some(board.actor);
            assert_eq!(known_of_others(&view), (usize::from(announced), 0, 0));
            assert_eq!(view.board, *board, "numbers are public");
            if let Some(seat) = viewer {
                assert_eq!(view.hand().len(), board.player(seat).hand_size());
                assert_eq!(view.expeditions[seat.index()].len(), usize::from(board.player(seat).expeditions));
            }
            hidden += usize::from(board.players.iter().any(|player| player.expeditions > 0));
        }
    });
    assert!(hidden > 1000, "{hidden}");
}

/// Whoever plays a card names it before it is paid for (A12.1): from then on it is on the board for all, and an event told it
/// to all, even if cards are drawn while it is being paid for (A12.5).
#[test]
fn a_card_that_is_being_paid_for_was_named_to_all() {
    let mut shown = Object::Nothing;
    let mut named = 0;
    each_move(30, busy, |log, state| {
        let object = state.board().turn.object;
        if let Object::Card(kind) = object
            && object != std::mem::replace(&mut shown, object)
        {
            for viewer in viewers(state) {
                let told: Vec<_> = log.seen_by(viewer).map(|event| serde_json::to_string(event).unwrap()).collect();
                assert!(told.iter().any(|event| event.contains(kind.id())), "{viewer:?} heard only {told:?}");
            }
            named += 1;
        }
        shown = object;
    });
    assert!(named > 50, "{named}");
}
