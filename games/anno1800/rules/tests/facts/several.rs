//! Several parts of one action: what is planned for all of them together is what they come to, played one after the other.

use crate::games::{each_position, play, told};
use entrepot_anno1800::{
    Anno1800, Decision, Deck, Doing, Move, Object, Part, PlanWish, Prefer, State, Taken, Tier, Wanted, Wish,
    plan_several,
};
use entrepot_table::{Game, Seat};

/// Turns in which an action can begin or go on, also where its object is asked for. Some of them: there are very many.
fn is_choosing(state: &State) -> bool {
    let board = state.board();
    let asked = matches!(board.decision(), Decision::Turn | Decision::Target(_));
    let under_way = board.turn.doing != Doing::Nothing && board.round.is_multiple_of(4);
    asked && (board.turn.actions > 0 && board.round.is_multiple_of(9) || under_way)
}

fn wanted(object: Object) -> Wanted {
    Wanted { object, wishes: vec![], rises: None }
}

fn wish(objects: &[Object]) -> PlanWish {
    PlanWish { prefer: Prefer::Gold, wishes: vec![], parts: objects.iter().copied().map(wanted).collect() }
}

/// Each thing alone, twice and three times, and with each other one.
fn mixes(all: &[Object]) -> Vec<Vec<Object>> {
    let alike = all.iter().flat_map(|one| (1..=3).map(move |count| vec![*one; count]));
    let mixed = all.iter().flat_map(|one| all.iter().map(move |other| vec![*one, *other, *one]));
    alike.chain(mixed).collect()
}

/// The moves of one part are a step of their own: none but the last may draw.
fn play_part(state: &State, part: &Taken) -> State {
    let (last, before) = part.plan.moves.split_last().unwrap();
    let ready = play(state, before);
    assert_eq!(ready.board().cards, state.board().cards, "{part:?}");
    play(&ready, &[*last])
}

/// Plays the parts and compares what they came to.
fn check(state: &State, seat: Seat, wish: &PlanWish) -> bool {
    let (view, facts) = told(state, seat);
    let Some(several) = plan_several(&view, wish) else { return false };
    let mut after = *state;
    for part in &several.parts {
        after = play_part(&after, part);
        let asked = after.board().decision();
        assert!(asked == Decision::Turn, "{asked:?} after {part:?}");
    }
    let (before, now) = (state.board().player(seat), after.board().player(seat));
    let totals = &several.totals;
    assert_eq!((totals.before.gold, totals.after.gold), (before.gold, now.gold), "{several:?}");
    assert_eq!(totals.before.trade, before.trade.available());
    assert_eq!(totals.after.trade, now.trade.available(), "{several:?}");
    assert_eq!(totals.after.exploration, now.exploration.available());
    for other in Seat::all(Anno1800::players(state)).filter(|other| *other != seat) {
        let gold = |state: &State| state.board().player(other).gold;
        assert_eq!(gold(&after) - gold(state), u16::from(totals.receives[other.index()]));
    }
    for deck in Deck::ALL {
        let drawn = now.hand[deck.index()] - before.hand[deck.index()];
        assert_eq!(drawn, several.draws[deck.index()]);
    }
    // What could follow is what the rules say then.
    let (_, then) = told(&after, seat);
    let next = match wish.parts[0].object {
        Object::Cube(_) => &then.workforce,
        _ => &then.upgrades,
    };
    assert_eq!(&several.next, next);
    assert!(facts.asked == Some(state.board().decision()));
    true
}

/// A15.1 to A15.6, A16.1 to A16.9, A6.6: cubes and upgrades in any mix.
#[test]
fn parts_come_to_what_was_planned() {
    let mut planned = [0; 4];
    each_position(is_choosing, |state| {
        let Some(seat) = Anno1800::decider(state).filter(|_| is_choosing(state)) else { return };
        for objects in [Tier::ALL.map(Object::Cube).to_vec(), Tier::WORKING.map(Object::Upgrade).to_vec()] {
            for mix in mixes(&objects) {
                planned[mix.len()] += usize::from(check(state, seat, &wish(&mix)));
            }
        }
    });
    assert!(planned[1] > 500 && planned[2] > 150 && planned[3] > 150, "{planned:?}");
}

/// One part alone can be had exactly if the rules say so, and comes to what its own plan does.
#[test]
fn one_part_alone_is_what_can_be_begun() {
    each_position(is_choosing, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let (view, facts) = told(state, seat);
        for reach in facts.workforce.iter().chain(&facts.upgrades) {
            let several = plan_several(&view, &wish(&[reach.object]));
            assert_eq!(several.is_some(), !reach.moves.is_empty(), "{reach:?}");
            let Some(several) = several else { continue };
            assert!(several.parts[0].plan.moves.starts_with(&reach.moves));
            let sum = several.totals.sum;
            let extra = reach.extra.unwrap();
            assert!(sum.gold >= extra.gold && sum.tokens >= extra.tokens, "{several:?}");
        }
    });
}

/// A16.3, A16.8: the source of a part and the cube that rises can be named.
#[test]
fn what_somebody_insists_on_is_taken() {
    let (mut sources, mut cubes) = (0, 0);
    each_position(is_choosing, |state| {
        let Some(seat) = Anno1800::decider(state).filter(|_| is_choosing(state)) else { return };
        let (view, _) = told(state, seat);
        for object in [Object::Cube(Tier::Worker), Object::Upgrade(Tier::Farmer), Object::Upgrade(Tier::Worker)] {
            let Some(several) = plan_several(&view, &wish(&[object, object])) else { continue };
            for (at, line) in
                several.parts.iter().flat_map(|part| part.plan.lines.iter().map(|line| (part.wanted, line)))
            {
                let Part::Resource(resource) = line.part else { continue };
                for way in &line.ways {
                    let mut other = wish(&[object, object]);
                    other.parts[at].wishes.push(Wish { resource, by: way.by });
                    assert!(check(state, seat, &other), "{other:?}");
                    sources += 1;
                }
            }
            for part in &several.parts {
                for &at in &part.or {
                    let mut other = wish(&[object, object]);
                    other.parts[part.wanted].rises = Some(at);
                    cubes += usize::from(check(state, seat, &other));
                }
            }
        }
    });
    assert!(sources > 200 && cubes > 50, "{sources} {cubes}");
}

/// A2.2, A15.1: nothing is planned for who does not choose, nor four cubes, nor cubes and upgrades together.
#[test]
fn nothing_else_is_planned() {
    let (farmer, upgrade) = (Object::Cube(Tier::Farmer), Object::Upgrade(Tier::Farmer));
    each_position(
        |_| false,
        |state| {
            let actor = Anno1800::decider(state);
            for seat in Seat::all(Anno1800::players(state)) {
                let (view, _) = told(state, seat);
                assert_eq!(plan_several(&view, &wish(&[farmer; 4])), None);
                assert_eq!(plan_several(&view, &wish(&[Object::OldWorld])), None);
                let alone = state.board().turn.actions < 2;
                assert!(!alone || plan_several(&view, &wish(&[farmer, upgrade])).is_none());
                if actor != Some(seat) {
                    assert_eq!(plan_several(&view, &wish(&[farmer])), None);
                }
            }
        },
    );
}

/// The first part begins the action, the others go on with it.
#[test]
fn an_action_begins_once() {
    each_position(is_choosing, |state| {
        let Some(seat) = Anno1800::decider(state) else { return };
        let (view, _) = told(state, seat);
        let Some(several) = plan_several(&view, &wish(&[Object::Cube(Tier::Farmer); 3])) else { return };
        let begun = several.parts.iter().flat_map(|part| &part.plan.moves).filter(|mv| matches!(mv, Move::Action(_)));
        assert!(begun.count() <= 1);
    });
}
