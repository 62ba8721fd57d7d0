//! What is lost with the end of the turn is told while it could still be used, and only then.

use crate::games::{each_position, play, told};
use entrepot_anno1800::{Action, Anno1800, CardKind, Lapsing, Move, Objective, State, read_position};
use entrepot_table::{Game, Moves, Seat};

fn position(lines: &str) -> State {
    let text = format!("setup players=2\n{lines}");
    read_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What the first player would lose after the action of the turn.
fn lapsing(lines: &str) -> Option<Lapsing> {
    let state = position(&format!("acted\nactions 0\n{lines}"));
    told(&state, Seat::new(0)).1.lapsing
}

fn card(id: &str) -> CardKind {
    id.parse().unwrap_or_else(|error| panic!("{id}: {error}"))
}

const LAST: &str = "round 7\nfireworks 1\nlast_round 7\n";

#[test]
fn nothing_lapses_that_could_not_be_used() {
    assert_eq!(lapsing(""), None);
    assert_eq!(lapsing(LAST), None);
    assert_eq!(lapsing("cubes 1 farmer=0\nupgrades farmer=3"), None);
    // A7.1: a shift end is worth nothing by itself.
    assert_eq!(lapsing(&format!("{LAST}exhausted 1 worker=1\ngold 1 5")), None);
}

/// A22.6, A2.7: free upgrades and additional actions are there for one turn.
#[test]
fn upgrades_and_actions_lapse_with_each_turn() {
    assert_eq!(lapsing("upgrades farmer=3"), Some(Lapsing { upgrades: true, ..Lapsing::default() }));
    let actions = told(&position("acted\nactions 2"), Seat::new(0)).1.lapsing;
    assert_eq!(actions, Some(Lapsing { actions: 2, ..Lapsing::default() }));
}

/// A22.8: cards go back only in the turn in which that card was played. A13.1: other effects stay.
#[test]
fn cards_that_go_back_lapse_with_each_turn() {
    let back = card("AEI14");
    let after = |hand: &str| {
        let state = position(&format!("played 1 FW45\nexploration 1 ready=0 temporary=6\nhand 1 {hand}"));
        let state = play(&state, &[Move::Action(Action::Play), Move::Play(back)]);
        told(&state, Seat::new(0)).1.lapsing
    };
    assert_eq!(after("AEI14 FW01"), Some(Lapsing { cards: vec![back], ..Lapsing::default() }));
    assert_eq!(after("AEI14"), None, "nothing could go back");
}

/// A23.2: no turn follows the last one.
#[test]
fn every_effect_lapses_with_the_last_turn() {
    let effects = "played 1 FW45\nobjectives the_editor zoo museum aarhant university\nhand 1 FW01\n\
        exploration 1 ready=0 temporary=2";
    assert_eq!(lapsing(effects), None);
    let last = lapsing(&format!("{LAST}{effects}")).unwrap();
    assert_eq!((last.last, last.cards), (true, vec![card("FW45")]));
    assert_eq!(last.objectives, [Objective::TheEditor]);
}

fn may_end(state: &State) -> bool {
    let mut legal = Moves::new();
    Anno1800::legal(state, &mut legal);
    legal.contains(&Move::End)
}

/// A2.8: who could not end the turn, or does not decide, loses nothing by it.
#[test]
fn only_who_can_end_the_turn_is_told() {
    let (mut told_of, mut others) = (0, 0);
    each_position(may_end, |state| {
        for seat in Seat::all(Anno1800::players(state)) {
            let lapsing = told(state, seat).1.lapsing;
            assert!(lapsing.is_none() || may_end(state) && Anno1800::decider(state) == Some(seat), "{lapsing:?}");
            told_of += usize::from(lapsing.is_some());
            others += usize::from(lapsing.is_none());
        }
    });
    assert!(told_of > 20 && others > 1_000, "{told_of} {others}");
}
