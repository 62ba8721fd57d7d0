//! The components of San Juan.

use crate::terminal::InWords;
use crate::terminal::lookup::mark;
use crate::terminal::words::Words;
use entrepot_sanjuan::{DATA, Figure, Kind, Status};
use entrepot_terminal::Spoken;
use entrepot_terminal::page::{Page, pad, pad_left, width};
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::Language;

/// Columns for one figure.
const COLUMN: usize = 9;

/// The components of San Juan as text.
pub fn text(language: Language, style: Style) -> String {
    let words = Words::spoken(language, Vec::new());
    let mut page = Page::new(style, InWords::WIDTH);
    page.heading(&words.get("data-title"));
    page.text(&words.get("data-where"));
    buildings(&words, &mut page);
    tiles(&words, &mut page);
    notes(&words, &mut page);
    page.print()
}

fn buildings(words: &Words, page: &mut Page) {
    let name = Kind::ALL.into_iter().map(|kind| width(&words.kind(kind))).max().unwrap_or(0);
    let heads = ["data-cost", "data-points", "data-copies", "data-first"].map(|key| pad_left(&words.get(key), COLUMN));
    let mut group = String::new();
    for kind in Kind::ALL {
        let card = DATA.cards[kind.index()];
        let of = words.group(kind, card.expansion);
        if of != group {
            page.blank();
            page.strong(&of);
            page.line(page.style().faint(&format!("  {}{}", pad("", name), heads.concat())));
            group = of;
        }
        let figures = [card.cost, card.points, card.copies, card.first_edition];
        let figures = figures.map(|figure| cell(words, figure)).concat();
        page.line(format!("  {}{figures}  {}", pad(&words.kind(kind), name), page.style().faint(kind.id())));
    }
}

/// Numbers stand under numbers: marks do not move them.
fn cell(words: &Words, figure: Figure) -> String {
    let text = words.figure(figure);
    if mark(figure.status).is_empty() { pad_left(&format!("{text} "), COLUMN) } else { pad_left(&text, COLUMN) }
}

fn tiles(words: &Words, page: &mut Page) {
    page.blank();
    page.strong(&words.get("data-tiles"));
    for (tile, status) in DATA.tiles.into_iter().zip(DATA.tile_status) {
        page.hanging("  ", &format!("{}{}", words.prices(tile), mark(status)));
    }
}

/// What the marks mean, and why each uncertain figure is as it is.
fn notes(words: &Words, page: &mut Page) {
    page.blank();
    page.text(&words.get("status-verified"));
    for (status, key) in [(Status::SingleSource, "status-single_source"), (Status::HouseValue, "status-house_value")] {
        page.hanging(&format!("{} ", mark(status)), &words.get(key));
    }
    page.blank();
    for kind in Kind::ALL {
        if let Some(note) = words.note(kind) {
            page.labelled(&words.label(&words.kind(kind)), &note);
        }
    }
    page.labelled(&words.label(&words.get("data-tiles")), &words.get("note-tiles"));
}
