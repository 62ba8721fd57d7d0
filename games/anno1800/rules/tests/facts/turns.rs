//! What another seat could do in its turn, how much an action could be about, and what a watcher is told.

use crate::games::{all, each_position, told, viewers};
use entrepot_anno1800::{
    Action, Anno1800, Chances, Decision, Deck, Doing, Facts, Move, Object, Reach, State, Token, facts, read_position,
    write_position,
};
use entrepot_table::{Game, Moves, Seat};

/// The lines of a position that tell of the turn being played.
const OF_THE_TURN: [&str; 13] = [
    "turn", "actions", "acted", "traded", "used", "upgrades", "doing", "removals", "laid", "object", "due", "line",
    "stack",
];

/// The position, if it were another seat's turn now.
fn turn_of(state: &State, seat: Seat) -> State {
    let text = write_position(state);
    let of_turn = |line: &&str| OF_THE_TURN.contains(&line.split(' ').next().unwrap_or_default());
    let kept: Vec<&str> = text.lines().filter(|line| !of_turn(line)).collect();
    let text = format!("{}\nturn {}", kept.join("\n"), seat.index() + 1);
    read_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A2.1: while others play, a seat is told what it could have if its turn began now.
#[test]
fn who_waits_is_told_what_could_be_had() {
    let (mut compared, mut within) = (0, 0);
    each_position(
        |_| false,
        |state| {
            let Some(actor) = Anno1800::decider(state) else { return };
            let waiting = Seat::all(Anno1800::players(state)).filter(|seat| *seat != actor);
            for seat in waiting {
                let (_, here) = told(state, seat);
                let (_, there) = told(&turn_of(state, seat), seat);
                assert_eq!(here.actions, there.actions);
                for (waits, plays) in all(&here).zip(all(&there)) {
                    assert_eq!(waits.moves, [], "{waits:?}");
                    assert_eq!(waits.refusal.is_none(), !plays.moves.is_empty(), "{waits:?}");
                    assert_eq!(*waits, Reach { moves: vec![], ..plays.clone() });
                }
                compared += all(&here).count();
            }
            within += usize::from(state.board().decision() != Decision::Turn);
        },
    );
    assert!(compared > 20_000 && within > 100, "{compared} {within}");
}

/// A2.2: things that can be had with own means, and those that take tokens or gold besides, without industries that could
/// only cover an equal one; cards for a swap (A14.1), used pieces for a festival (A20.1).
#[test]
fn actions_count_what_they_could_be_about() {
    each_position(
        |_| false,
        |state| {
            for seat in Seat::all(Anno1800::players(state)) {
                let (view, facts) = told(state, seat);
                let player = view.board.player(seat);
                let count = |action: Action, some: &mut dyn Iterator<Item = &Reach>| {
                    let some: Vec<_> = some.filter(|reach| reach.blocked.is_none() && !reach.owned).collect();
                    let now = some.iter().filter(|reach| reach.is_now()).count();
                    Chances { action, now: now as u8, more: (some.len() - now) as u8, most: 1, further: 0 }
                };
                let card = |kind: &_| facts.hand.iter().find(|reach| reach.object == Object::Card(*kind));
                let hand = view.hand();
                let swaps = Deck::ALL.iter().filter(|deck| view.board.cards[deck.index()] > 0);
                let swaps: u8 = swaps.map(|deck| player.hand[deck.index()]).sum();
                let work = player.fields[..player.size()].iter().flat_map(|field| field.work).flatten().count();
                let tired: u8 = player.exhausted.iter().sum();
                let used = work as u8 + tired + player.trade.exhausted + player.exploration.exhausted;
                let expected = [
                    count(Action::Expand, &mut facts.market.iter()),
                    count(Action::Play, &mut hand.iter().filter_map(card)),
                    Chances { action: Action::Swap, now: swaps.min(3), more: 0, most: 1, further: 0 },
                    count(Action::Workforce, &mut facts.workforce.iter()),
                    count(Action::Upgrade, &mut facts.upgrades.iter()),
                    count(Action::OldWorld, &mut facts.old_world.iter()),
                    count(Action::NewWorld, &mut facts.new_world.iter()),
                    count(Action::Expedition, &mut facts.expeditions.iter()),
                    Chances { action: Action::Festival, now: used, more: 0, most: 1, further: 0 },
                ];
                let counted: Vec<_> = facts.actions.iter().map(|one| Chances { most: 1, further: 0, ..*one }).collect();
                assert_eq!(counted, expected);
                for reach in all(&facts) {
                    // A9.2: only industries are had once.
                    let industry = |token: Token| token.industry().is_some() && player.count(token) > 0;
                    assert_eq!(reach.owned, matches!(reach.object, Object::Token(token) if industry(token)));
                }
            }
        },
    );
}

/// What is told of an action.
fn chances(facts: &Facts, action: Action) -> Chances {
    *facts.actions.iter().find(|chances| chances.action == action).unwrap()
}

/// A11.2, A14.1, A15.1, A16.1, A19.1: how many parts an action may have.
#[test]
fn actions_tell_how_many_parts_they_may_have() {
    each_position(
        |_| false,
        |state| {
            for seat in Seat::all(Anno1800::players(state)) {
                let (view, facts) = told(state, seat);
                let most = |action: Action| chances(&facts, action).most;
                assert_eq!(most(Action::Expand), view.board.player(seat).yards(1).max(1));
                assert_eq!(most(Action::Swap), chances(&facts, Action::Swap).now);
                assert_eq!((most(Action::Workforce), most(Action::Upgrade)), (3, 3));
                assert_eq!(most(Action::Expedition), view.board.expeditions.min(3));
                for action in [Action::Play, Action::OldWorld, Action::NewWorld, Action::Festival] {
                    assert_eq!(most(action), 1);
                }
            }
        },
    );
}

/// The action that a further part belongs to.
fn part_of(mv: Move) -> Option<Action> {
    match mv {
        Move::Build(_) => Some(Action::Expand),
        Move::Hire(_) => Some(Action::Workforce),
        Move::Upgrade(_) => Some(Action::Upgrade),
        _ => None,
    }
}

/// A8.1, A15.1, A16.1: an action that can go on tells how far; in the same turn it ends after that many parts.
#[test]
fn an_action_under_way_tells_how_many_parts_are_left() {
    let goes_on = |state: &State| state.board().turn.doing != Doing::Nothing;
    let mut seen = 0;
    each_position(goes_on, |state| {
        let mut moves = Moves::new();
        Anno1800::legal(state, &mut moves);
        let asked = state.board().decision() == Decision::Turn;
        for seat in Seat::all(Anno1800::players(state)) {
            let (_, facts) = told(state, seat);
            let plays = asked && Anno1800::decider(state) == Some(seat);
            for Chances { action, most, further, .. } in facts.actions {
                let possible = plays && moves.iter().any(|mv| part_of(*mv) == Some(action));
                assert_eq!(further > 0, possible, "{action:?}");
                assert!(further < most || further == 0, "{action:?}");
                seen += usize::from(further > 0);
            }
        }
    });
    assert!(seen > 100, "{seen}");
    let further = |doing: &str, action: Action| {
        let text = format!("setup players=2\nacted\nactions 0\nbuilt 1 shipyard1@coast\ndoing {doing}");
        chances(&told(&read_position(&text).unwrap(), Seat::new(0)).1, action).further
    };
    assert_eq!([1, 2, 3].map(|n| further(&format!("workforce {n}"), Action::Workforce)), [2, 1, 0]);
    assert_eq!([1, 2, 3].map(|n| further(&format!("upgrades {n}"), Action::Upgrade)), [2, 1, 0]);
    assert_eq!([1, 2].map(|n| further(&format!("ships {n}"), Action::Expand)), [1, 0]);
    assert_eq!(further("workforce 1", Action::Upgrade), 0);
}

/// A22.8, D3: whether the effect that puts cards back takes as many as it says is a matter of the game.
#[test]
fn the_return_effect_is_told_as_this_game_has_it() {
    let exactly = |setup: &str| {
        let state = read_position(&format!("setup players=2 {setup}")).unwrap();
        viewers(&state).map(|viewer| facts(&Anno1800::view(&state, viewer)).returns_exactly).collect::<Vec<_>>()
    };
    assert_eq!(exactly("edition=en"), [true; 3]);
    assert_eq!(exactly("edition=de"), [false; 3]);
    assert_eq!(exactly("edition=de discard_exactly_2=on"), [true; 3]);
    assert_eq!(exactly("edition=en discard_exactly_2=off"), [false; 3]);
}

/// R42: nobody's means are told to somebody who only watches, and the board to everybody alike.
#[test]
fn watchers_are_told_what_everybody_sees() {
    each_position(
        |_| false,
        |state| {
            let watched = facts(&Anno1800::view(state, None));
            assert_eq!(all(&watched).count() + watched.actions.len(), 0);
            assert_eq!((watched.payment, watched.pick), (None, None));
            for viewer in viewers(state) {
                let told = facts(&Anno1800::view(state, viewer));
                assert_eq!((&told.asked, &told.squares), (&watched.asked, &watched.squares));
                assert_eq!((&told.sales, &told.outcome), (&watched.sales, &watched.outcome));
                assert_eq!(told.asked, (!state.board().over()).then(|| state.board().decision()));
            }
        },
    );
}
