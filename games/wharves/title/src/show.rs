//! A position of a recorded game as text.

use entrepot_table::scenario::join;
use entrepot_table::{Game, Seat};
use entrepot_terminal::show::{Shown, listed, row};
use entrepot_wharves::{Card, Phase, Wharf, Wharves, score};

/// The whole page.
pub fn page(shown: &Shown<Wharves>) -> String {
    let mut page = shown.title();
    table(shown, &mut page);
    Seat::all(shown.state.table.players()).for_each(|seat| of_seat(shown, seat, &mut page));
    question(shown, &mut page);
    page
}

fn table(shown: &Shown<Wharves>, page: &mut String) {
    let table = &shown.state.table;
    let favoured = match (table.phase, table.favoured) {
        (Phase::Favour, _) => "chosen by the leader",
        (_, wharf) => wharf.map_or("none", Wharf::name),
    };
    let (pile, discards) = (shown.state.pile.len(), table.discards.len());
    row(page, "game", &format!("{} {}", Wharves::NAME, table.setup));
    row(page, "round", &format!("{} of {}, led by seat {}", table.round, table.setup.rounds(), table.leader));
    row(page, "favoured", favoured);
    row(page, "played", &crates(&table.played));
    row(page, "piles", &format!("{pile} to draw, {discards} discarded, reshuffled {}", table.reshuffles));
    row(page, "discards", &crates(&table.discards));
    if let Some((seat, mv)) = shown.last {
        row(page, "last", &format!("seat {seat}: {mv}"));
    }
}

fn of_seat(shown: &Shown<Wharves>, seat: Seat, page: &mut String) {
    let (table, hand) = (&shown.state.table, &shown.state.hands[seat.index()]);
    let known = if shown.open(seat) { crates(hand) } else { "not shown".into() };
    let points = score(table, seat);
    *page += &shown.heading(seat);
    row(page, "hand", &format!("{}: {known}", hand.len()));
    row(page, "lacks", &join(table.lacking(seat)));
    row(page, "stored", &crates(&table.stored[seat.index()]));
    let parts = format!("crates {}, wharves {}", points.crates, points.wharves);
    row(page, "points", &format!("{}: {parts}; in a tie {}", points.total(), points.tie));
}

fn question(shown: &Shown<Wharves>, page: &mut String) {
    page.push('\n');
    let table = &shown.state.table;
    let Some(seat) = table.decider() else { return row(page, "over", &shown.places()) };
    let asked = match table.phase {
        Phase::Favour => "favour",
        Phase::Play => "play",
        Phase::Store | Phase::Over => "store",
    };
    row(page, "decides", &format!("seat {seat}: {asked}"));
    row(page, "taken", &join(table.taken.iter()));
    if shown.open(seat) {
        row(page, "legal", &shown.legal());
    }
}

/// Crates by their numbers.
fn crates(cards: &[Card]) -> String {
    listed(cards.iter().map(Card::to_string))
}
