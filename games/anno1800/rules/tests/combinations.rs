//! Which objective cards are laid out, over many deals (A1.5, A27.1 to A27.7).

use entrepot_anno1800::{Anno1800, Objective, ObjectiveSet, Setup};
use entrepot_table::{Game, Seed, Silent};

/// Enough deals for every card that chance may bring: the rarest comes in every sixth deal or so.
const DEALS: u64 = 400;

/// The cards of many deals; each time there are five different ones.
fn laid_out(objectives: &str) -> Vec<ObjectiveSet> {
    let mut all = Vec::new();
    for seed in 0..DEALS {
        let setup: Setup = format!("players={} objectives={objectives}", 2 + seed % 3).parse().unwrap();
        let state = Anno1800::deal(&setup, &mut Seed::from_number(seed), &mut Silent);
        let five: ObjectiveSet = state.board().objectives.into_iter().collect();
        assert_eq!(five.len(), 5, "{objectives}, deal {seed}: {:?}", state.board().objectives);
        all.push(five);
    }
    all
}

fn set(cards: &[Objective]) -> ObjectiveSet {
    cards.iter().copied().collect()
}

fn every_card() -> ObjectiveSet {
    Objective::ALL.into_iter().collect()
}

/// How often each card was laid out.
fn frequencies(deals: &[ObjectiveSet]) -> Vec<(Objective, usize)> {
    let count = |card: Objective| deals.iter().filter(|five| five.has(card)).count();
    Objective::ALL.into_iter().map(|card| (card, count(card))).collect()
}

/// In every deal these cards are there; the others come from `may`, each of them sometimes and none of them always, about
/// equally often.
fn check(objectives: &str, must: ObjectiveSet, may: ObjectiveSet) {
    let deals = laid_out(objectives);
    let chance = may.minus(must);
    let expected = deals.len() * (5 - must.len()) / chance.len();
    for (card, count) in frequencies(&deals) {
        if must.has(card) {
            assert_eq!(count, deals.len(), "{objectives}: {card} is always there");
        } else if chance.has(card) {
            assert!(count < deals.len(), "{objectives}: {card} is left to chance");
            assert!((expected / 2..=2 * expected).contains(&count), "{objectives}: {card} {count} times of {expected}");
        } else {
            assert_eq!(count, 0, "{objectives}: {card} is never there");
        }
    }
}

/// A27.1: no chance in the first game.
#[test]
fn the_first_game_has_always_the_same_five() {
    use Objective::{AlonsoGraves, EdvardGoode, IsabelSarmento, University, Zoo};
    let five = set(&[AlonsoGraves, University, EdvardGoode, IsabelSarmento, Zoo]);
    assert!(laid_out("first_game").iter().all(|cards| *cards == five));
}

/// A27.2: five of all twenty.
#[test]
fn the_standard_game_draws_from_all_cards() {
    check("random", ObjectiveSet::NONE, every_card());
}

/// A27.2: whoever chooses five gets these.
#[test]
fn chosen_cards_are_laid_out() {
    use Objective::{Aarhant, Museum, Pyrphorian, TheQueen, TheTourist};
    let five = set(&[Pyrphorian, Museum, TheTourist, TheQueen, Aarhant]);
    let text = "pyrphorian+museum+the_tourist+the_queen+aarhant";
    assert!(laid_out(text).iter().all(|cards| *cards == five));
}

/// A27.3: all four cards with an effect (A26.1 to A26.4), and one of the sixteen others.
#[test]
fn the_complex_game_has_all_effect_cards() {
    use Objective::{Aarhant, AlonsoGraves, BerylOmara, TheEditor};
    check("complex", set(&[AlonsoGraves, Aarhant, TheEditor, BerylOmara]), every_card());
}

/// A27.4: the five majority cards (A26.11 to A26.15).
#[test]
fn the_confrontational_game_has_all_majorities() {
    use Objective::{HannahGoode, MadameKahina, TheTourist, University, WorldsFair};
    let five = set(&[HannahGoode, University, WorldsFair, MadameKahina, TheTourist]);
    assert!(laid_out("confrontational").iter().all(|cards| *cards == five));
}

/// A27.5: five of the six industry cards (A26.5 to A26.10), nothing else.
#[test]
fn the_relaxed_game_has_industry_cards_only() {
    use Objective::{CarlLeonardVonMalching, EdvardGoode, EliBleakworth, PrincessQing, TheQueen, WillieWibblesock};
    let six = set(&[CarlLeonardVonMalching, EliBleakworth, TheQueen, EdvardGoode, WillieWibblesock, PrincessQing]);
    check("relaxed", ObjectiveSet::NONE, six);
}

/// A27.6: Zoo and Museum, and three of the eighteen others.
#[test]
fn the_expedition_game_has_zoo_and_museum() {
    check("zoo_and_museum", set(&[Objective::Zoo, Objective::Museum]), every_card());
}

/// A27.7: Pyrphorian, and four of the nineteen others.
#[test]
fn the_race_has_pyrphorian() {
    check("pyrphorian", set(&[Objective::Pyrphorian]), every_card());
}

/// A27.3 to A27.7: what chance adds does not come in pairs: three cards beside Zoo and Museum are drawn one by one.
#[test]
fn cards_of_chance_are_drawn_independently() {
    let deals = laid_out("zoo_and_museum");
    let different: std::collections::BTreeSet<Vec<Objective>> =
        deals.iter().map(|five| five.iter().collect()).collect();
    // 816 combinations are possible; 400 deals repeat some of them.
    assert!(different.len() > 250, "{} different ones", different.len());
}
