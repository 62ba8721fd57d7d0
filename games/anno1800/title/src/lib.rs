//! Anno 1800 as it is offered: everything that servers, commands and tests may ask of it besides its rules.

pub mod terminal;

mod data;
mod figures;
mod show;
mod town;

use entrepot_anno1800::{Anno1800, PlanWish, facts, plan_several, read_data, replan};
use entrepot_anno1800_bots::{BOTS, examine_with_greedy};
use entrepot_terminal::game_texts;
use entrepot_terminal::texts::Files;
use entrepot_title::{Scenarios, Terminal, Title, from_json, json, told};

/// Its texts in four languages: names, rules by number, and what the terminal says of it.
pub const TEXTS: Files = game_texts!("anno1800", "", "-rules", "-terminal");

/// The game with all its parts.
pub static TITLE: Title<Anno1800> = Title {
    texts: Some(TEXTS),
    facts: Some(|view| json(&facts(view))),
    plan: Some(|view, wish| {
        let wish: PlanWish = from_json(wish)?;
        Ok(match wish.parts[..] {
            [] => replan(view, &wish).map(|plan| json(&plan)),
            _ => plan_several(view, &wish).map(|several| json(&several)),
        })
    }),
    payment: Some(|view| replan(view, &Default::default()).map(|plan| plan.moves).unwrap_or_default()),
    town: Some(town::town),
    scenarios: Some(Scenarios::new()),
    terminal: Some(Terminal::of::<terminal::InWords>()),
    page: Some(show::page),
    data: Some(data::text),
    read_data: Some(|bytes| {
        if let Ok(data) = read_data(bytes) {
            let cards: usize = data.cards.iter().map(|card| usize::from(card.copies)).sum();
            assert_eq!(cards, 102, "all population cards are there");
        }
    }),
    figures: Some(figures::figures),
    examine: Some(|plan| told(&examine_with_greedy(plan))),
    ..Title::new(BOTS)
};
