//! Questions about cards, squares and cubes: how many are asked for, what they cost, and every natural answer with its no.

use crate::games::{each_position, play, told};
use entrepot_anno1800::{Anno1800, Decision, Move, Site, State, Tier};
use entrepot_table::{Game, Moves, Seat};

fn legal(state: &State) -> Vec<Move> {
    let mut moves = Moves::new();
    Anno1800::legal(state, &mut moves);
    moves.to_vec()
}

/// A14.1, A22.8: as many cards can go back as are told, and no more.
#[test]
fn so_many_cards_can_go_back_as_are_told() {
    let picks = |state: &State| matches!(state.board().decision(), Decision::Swap { .. } | Decision::Return { .. });
    let mut seen = 0;
    each_position(picks, |state| {
        let Some(seat) = Anno1800::decider(state).filter(|_| picks(state)) else { return };
        let (view, facts) = told(state, seat);
        let pick = facts.pick.unwrap();
        let depth = state.board().stack.len();
        let mut after = *state;
        let mut returned = 0;
        while after.board().stack.len() == depth && picks(&after) {
            assert!(returned < pick.most, "{pick:?}");
            let next = legal(&after).into_iter().find(|mv| matches!(mv, Move::Return(_))).unwrap();
            assert_eq!(legal(&after).contains(&Move::Done), returned >= pick.least, "{pick:?} {returned}");
            after = play(&after, &[next]);
            returned += 1;
        }
        assert_eq!(returned, pick.most);
        // A14.3: each hand card is offered, allowed or not.
        let offers = Anno1800::offers(state, seat);
        assert!(view.hand().iter().all(|kind| offers.iter().any(|offer| offer.mv == Move::Return(*kind))));
        seen += 1;
    });
    assert!(seen > 100, "{seen}");
}

/// A8.3: each square is offered for a new token, and where it must not go the rule is named.
#[test]
fn every_square_is_offered_for_a_new_token() {
    let placing = |state: &State| matches!(state.board().decision(), Decision::Site(_));
    let (mut fits, mut not) = (0, 0);
    each_position(placing, |state| {
        let Some(seat) = Anno1800::decider(state).filter(|_| placing(state)) else { return };
        let (_, facts) = told(state, seat);
        let offers = Anno1800::offers(state, seat);
        for square in &facts.squares[seat.index()] {
            let site = square.spot.map_or(Site::Free(square.terrain), Site::Over);
            let offer = offers.iter().find(|offer| offer.mv == Move::Place(site)).unwrap();
            assert_eq!(offer.refused.is_none(), legal(state).contains(&offer.mv));
            assert_eq!(offer.refused.is_none(), offer.rule.is_none());
            *if offer.refused.is_none() { &mut fits } else { &mut not } += 1;
        }
    });
    assert!(fits > 1_000 && not > 1_000, "{fits} {not}");
}

/// A22.1: what is told of a cube that costs gold is what accepting it costs and brings.
#[test]
fn cubes_for_gold_cost_what_is_told() {
    let asked = |state: &State| matches!(state.board().decision(), Decision::Gain { .. });
    let cubes = |state: &State, seat: Seat, tier: Tier| state.board().player(seat).owned(tier);
    let mut seen = 0;
    each_position(asked, |state| {
        let Some(seat) = Anno1800::decider(state).filter(|_| asked(state)) else { return };
        let gain = told(state, seat).1.gain.unwrap();
        if !legal(state).contains(&Move::Accept) {
            return;
        }
        let after = play(state, &[Move::Accept]);
        let gold = |state: &State| state.board().player(seat).gold;
        assert_eq!(gold(state) - gold(&after), u16::from(gain.gold));
        assert_eq!(cubes(&after, seat, gain.tier) - cubes(state, seat, gain.tier), 1);
        seen += 1;
    });
    assert!(seen > 0, "{seen}");
}
