//! `entrepot data`: every figure of the components, and how sure it is.

use super::Failure;
use crate::games::GameName;
use crate::terminal::lookup::mark;
use crate::terminal::page::{Page, pad, pad_left, width};
use crate::terminal::style::Style;
use crate::terminal::words::Words;
use crate::texts::{Language, Texts};
use entrepot_sanjuan::{DATA, Figure, Kind, Status};
use std::io::Write;

/// Print every component of a game, with its figures and how sure they are.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Which game.
    game: GameName,
    /// The language. Without it, what LC_ALL, LC_MESSAGES or LANG say; English if that is none of these.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Prints.
pub fn run(args: Args) -> Result<(), Failure> {
    let texts = Texts::new(args.lang.unwrap_or_else(Language::from_environment));
    let text = match args.game {
        GameName::Sanjuan => sanjuan(texts, Style::of_stdout()),
    };
    // Whoever reads only the first lines closes the pipe: that is no failure.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

/// Columns for one figure.
const COLUMN: usize = 9;

/// The components of San Juan as text.
pub fn sanjuan(texts: Texts, style: Style) -> String {
    let words = Words::new(texts, Vec::new());
    let mut page = Page::new(style);
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
