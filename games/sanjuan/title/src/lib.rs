//! San Juan as it is offered: everything that servers, commands and tests may ask of it besides its rules.

pub mod terminal;

mod data;
mod show;

use entrepot_sanjuan::{Decision, Kind, SanJuan, View, facts, read_data};
use entrepot_sanjuan_bots::{BOTS, HELPER, examine_with_greedy, payment};
use entrepot_terminal::game_texts;
use entrepot_terminal::texts::Files;
use entrepot_title::{Scenarios, Terminal, Title, json, told};

/// Its texts in four languages: names, rules by number, and what the terminal says of it.
pub const TEXTS: Files = game_texts!("sanjuan", "", "-rules", "-terminal");

/// The game with all its parts.
pub static TITLE: Title<SanJuan> = Title {
    helper: Some(HELPER),
    texts: Some(TEXTS),
    facts: Some(|view| json(&facts(view))),
    payment: Some(payment),
    town: Some(|view, seat| {
        view.board.cities[seat.index()].places.iter().map(|place| place.kind.to_string()).collect()
    }),
    asks: Some(asks),
    scenarios: Some(Scenarios::new()),
    terminal: Some(Terminal::of::<terminal::InWords>()),
    page: Some(show::page),
    data: Some(data::text),
    read_data: Some(|bytes| {
        if let Ok(data) = read_data(bytes) {
            assert!(Kind::ALL.iter().all(|kind| data.cards[kind.index()].copies.value > 0));
        }
    }),
    examine: Some(|plan| told(&examine_with_greedy(plan))),
    ..Title::new(BOTS)
};

/// What is asked, for lists of games.
fn asks(view: &View) -> Option<&'static str> {
    match view.board.decision()? {
        Decision::Role => Some("role"),
        Decision::Build | Decision::Over => Some("build"),
        Decision::Pay { .. } => Some("pay"),
        Decision::Produce { .. } => Some("produce"),
        Decision::Sell { .. } => Some("sell"),
        Decision::Keep { .. } | Decision::GoldMineTake => Some("keep"),
        Decision::StartingHand { .. } | Decision::Archive { .. } | Decision::HandLimit { .. } => Some("discard"),
        Decision::Chapel | Decision::Bank { .. } => Some("lay"),
        Decision::Library | Decision::GoldMine | Decision::Goldsmith | Decision::Office { .. } => Some("use"),
    }
}
