//! Wharves as it is offered: everything that servers, commands and tests may ask of it besides its rules.
//!
//! It has no facts, no payment and no components with figures: whoever asks for them is told so.

pub mod terminal;

mod show;

use entrepot_terminal::game_texts;
use entrepot_terminal::texts::Files;
use entrepot_title::{Scenarios, Terminal, Title, told};
use entrepot_wharves::Wharves;
use entrepot_wharves_bots::{BOTS, examine_with_greedy};

/// Its texts in four languages: names, rules by number, and what the terminal says of it.
pub const TEXTS: Files = game_texts!("wharves", "", "-rules", "-terminal");

/// The game with all its parts.
pub static TITLE: Title<Wharves> = Title {
    example: true,
    texts: Some(TEXTS),
    scenarios: Some(Scenarios::new()),
    terminal: Some(Terminal::of::<terminal::InWords>()),
    page: Some(show::page),
    examine: Some(|plan| told(&examine_with_greedy(plan))),
    ..Title::new(BOTS)
};
