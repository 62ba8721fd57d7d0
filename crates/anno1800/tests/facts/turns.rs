//! What another seat could do in its turn, how much an action could be about, and what a watcher is told.

use crate::games::{all, each_position, told, viewers};
use entrepot_anno1800::{
    Action, Anno1800, Chances, Decision, Deck, Object, Reach, State, Token, facts, read_position, write_position,
};
use entrepot_table::{Game, Seat};

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
                    Chances { action, now: now as u8, more: (some.len() - now) as u8 }
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
                    Chances { action: Action::Swap, now: swaps.min(3), more: 0 },
                    count(Action::Workforce, &mut facts.workforce.iter()),
                    count(Action::Upgrade, &mut facts.upgrades.iter()),
                    count(Action::OldWorld, &mut facts.old_world.iter()),
                    count(Action::NewWorld, &mut facts.new_world.iter()),
                    count(Action::Expedition, &mut facts.expeditions.iter()),
                    Chances { action: Action::Festival, now: used, more: 0 },
                ];
                assert_eq!(facts.actions, expected);
                for reach in all(&facts) {
                    // A9.2: only industries are had once.
                    let industry = |token: Token| token.industry().is_some() && player.count(token) > 0;
                    assert_eq!(reach.owned, matches!(reach.object, Object::Token(token) if industry(token)));
                }
            }
        },
    );
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
