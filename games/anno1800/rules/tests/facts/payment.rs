//! Costs that are open: the plan can be played, and so can every other way it names.

use crate::games::{each_position, play, told};
use entrepot_anno1800::{Anno1800, Decision, Move, Part, Plan, PlanWish, Prefer, State, Wish, replan};
use entrepot_table::{Game, Moves, Seat};

/// Some of the larger costs: there are very many.
fn is_paying(state: &State) -> bool {
    let board = state.board();
    board.decision() == Decision::Pay && board.turn.due.resources.iter().count() > 1 && board.round.is_multiple_of(3)
}

/// Plays a plan to the end: then nothing is to be paid any more, and the player has spent what it says.
fn pays(state: &State, seat: Seat, plan: &Plan) {
    let after = play(state, &plan.moves);
    let board = after.board();
    assert_ne!((board.decision(), board.turn.object), (Decision::Pay, state.board().turn.object), "{plan:?}");
    let before = state.board().player(seat);
    assert_eq!(plan.totals.before.gold, before.gold);
    assert_eq!(plan.totals.before.trade, before.trade.available());
    assert_eq!(plan.totals.before.exploration, before.exploration.available());
}

/// A4.3, A4.5: the plan pays all that is due.
#[test]
fn the_plan_of_a_payment_pays_it() {
    let mut paid = 0;
    each_position(is_paying, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let (view, facts) = told(state, seat);
        let asked = state.board().decision() == Decision::Pay;
        assert_eq!(facts.payment.is_some(), asked);
        assert_eq!(replan(&view, &PlanWish::default()), facts.payment.as_ref().map(|payment| payment.plan.clone()));
        let Some(payment) = facts.payment else { return };
        assert_eq!(payment.object, state.board().turn.object);
        assert_eq!(payment.plan.prefer, Prefer::Gold);
        pays(state, seat, &payment.plan);
        for other in Seat::all(Anno1800::players(state)).filter(|other| *other != seat) {
            let (view, facts) = told(state, other);
            assert_eq!((facts.payment, replan(&view, &PlanWish::default())), (None, None));
        }
        paid += 1;
    });
    assert!(paid > 200, "{paid}");
}

/// A24.3: gold is points, so a proposal spends it only where nothing else pays.
#[test]
fn a_proposal_saves_gold_first() {
    let mut saved = 0;
    each_position(is_paying, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let (view, facts) = told(state, seat);
        let Some(payment) = facts.payment else { return };
        for prefer in Prefer::ALL {
            let other = replan(&view, &PlanWish { prefer, wishes: vec![], parts: vec![] }).unwrap().totals.sum;
            assert!(payment.plan.totals.sum.gold <= other.gold, "{prefer:?}: {other:?}");
            saved += usize::from(payment.plan.totals.sum.gold < other.gold);
        }
    });
    assert!(saved > 50, "{saved}");
}

/// A4.3, A6.1, A22.5: every source that a line names can be insisted on.
#[test]
fn another_source_gives_a_plan_that_takes_it() {
    let mut taken = 0;
    each_position(is_paying, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let (view, facts) = told(state, seat);
        let Some(payment) = facts.payment else { return };
        for (n, line) in payment.plan.lines.iter().enumerate() {
            let Part::Resource(resource) = line.part else { continue };
            for way in &line.ways {
                let wish =
                    PlanWish { prefer: Prefer::default(), wishes: vec![Wish { resource, by: way.by }], parts: vec![] };
                let plan = replan(&view, &wish).unwrap_or_else(|| panic!("{wish:?}"));
                let taken_line = &plan.lines[n];
                assert_eq!((taken_line.part, taken_line.way().by), (line.part, way.by));
                assert_eq!(plan.totals.sum, way.sum, "{wish:?}");
                pays(state, seat, &plan);
                taken += 1;
            }
        }
        for prefer in Prefer::ALL {
            let plan = replan(&view, &PlanWish { prefer, wishes: vec![], parts: vec![] }).unwrap();
            assert_eq!(plan.prefer, prefer);
            pays(state, seat, &plan);
        }
    });
    assert!(taken > 500, "{taken}");
}

/// A14.1, A22.8, A26.3, D3: how many cards are asked for.
#[test]
fn cards_that_are_asked_for_are_counted() {
    let chooses = |state: &State| matches!(state.board().decision(), Decision::Swap { .. } | Decision::Return { .. });
    let mut counts = [0; 2];
    each_position(chooses, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let (_, facts) = told(state, seat);
        assert_eq!(facts.pick.is_some(), chooses(state));
        let Some(pick) = facts.pick else { return };
        let swaps = matches!(state.board().decision(), Decision::Swap { .. });
        counts[usize::from(swaps)] += 1;
        assert_eq!(Anno1800::check(state, seat, Move::Done).is_ok(), pick.least == 0, "{pick:?}");
        let mut after = *state;
        for n in 1..=pick.most {
            let mut moves = Moves::new();
            Anno1800::legal(&after, &mut moves);
            let card =
                moves.iter().find(|mv| matches!(mv, Move::Return(_))).unwrap_or_else(|| panic!("{n} of {pick:?}"));
            after = play(&after, &[*card]);
            let same = Anno1800::decider(&after) == Some(seat) && chooses(&after);
            assert_eq!(same, n < pick.most, "{n} of {pick:?}");
            if same && n >= pick.least {
                assert_eq!(Anno1800::check(&after, seat, Move::Done), Ok(()), "{n} of {pick:?}");
            }
        }
    });
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
}
