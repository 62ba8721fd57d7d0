//! Writing a position.

use super::{FRESH, GOOD, OVER, frames};
use crate::cardset::{CardSet, Kinds, kind_of};
use crate::kinds::{Kind, Role};
use crate::state::{Figures, State};
use entrepot_table::Seat;
use std::fmt::Write;

/// Writes a whole position, hidden cards included.
///
/// ```
/// use entrepot_sanjuan::{read_position, write_position};
/// let state = read_position("setup players=2\nhand 1 smithy well\ncity 2 indigo_plant+good").unwrap();
/// let text = write_position(&state);
/// assert_eq!(write_position(&read_position(&text).unwrap()), text);
/// ```
pub fn write_position(state: &State) -> String {
    let mut text = String::new();
    let board = &state.board;
    line(&mut text, "setup", &board.setup.to_string());
    write_figures(&mut text, &board.figures);
    line(&mut text, "round", &board.round.to_string());
    line(&mut text, "governor", &board.governor.to_string());
    for role in Role::ALL {
        if let Some(seat) = board.roles[role.index()] {
            line(&mut text, "role", &format!("{role} {seat}"));
        }
    }
    for seat in Seat::all(board.players()) {
        write_seat(&mut text, state, seat);
    }
    write_cards(&mut text, state);
    write_prices(&mut text, state);
    write_under_way(&mut text, state);
    text
}

/// A line, unless there is nothing to say.
fn line(text: &mut String, key: &str, what: &str) {
    if !what.is_empty() {
        let _ = writeln!(text, "{key} {what}");
    }
}

fn write_figures(text: &mut String, figures: &Figures) {
    let standard = Figures::default();
    for kind in Kind::ALL {
        if figures.cost(kind) != standard.cost(kind) {
            line(text, "cost", &format!("{kind} {}", figures.cost(kind)));
        }
        if figures.points(kind) != standard.points(kind) {
            line(text, "points", &format!("{kind} {}", figures.points(kind)));
        }
    }
    for (tile, (prices, printed)) in figures.tiles.iter().zip(&standard.tiles).enumerate() {
        if prices != printed {
            let prices = prices.map(|price| price.to_string()).join(" ");
            line(text, "tile", &format!("{} {prices}", tile + 1));
        }
    }
}

fn write_seat(text: &mut String, state: &State, seat: Seat) {
    let city = state.board.city(seat);
    let places: Vec<String> = (0..city.places.len()).map(|place| write_place(state, seat, place)).collect();
    line(text, "city", &format!("{seat} {}", places.join(" ")));
    let hand = state.secret.hands[seat.index()];
    line(text, "hand", &format!("{seat} {}", Kinds::from(hand)));
    let other = state.secret.seen[seat.next(state.board.players()).index()];
    let known = hand.and(other);
    if !known.is_empty() {
        line(text, "known", &format!("{seat} {}", Kinds::from(known)));
    }
    let stored = state.secret.laid.and(state.secret.seen[seat.index()]);
    if !stored.is_empty() {
        line(text, "laid", &format!("{seat} {}", Kinds::from(stored)));
    }
    for (name, count) in [("chapel", city.chapel), ("bank", city.bank), ("harbor", city.harbor)] {
        if count > 0 {
            line(text, name, &format!("{seat} {count}"));
        }
    }
    for (name, used) in [("bank", city.bank_used), ("library", city.library_used)] {
        if used {
            line(text, "used", &format!("{seat} {name}"));
        }
    }
}

fn write_place(state: &State, seat: Seat, place: usize) -> String {
    let city = state.board.city(seat);
    let kind = city.places[place].kind;
    let mut word = kind.to_string();
    if city.places[place].good {
        let _ = write!(word, "{GOOD}:{}", kind_of(state.secret.goods[seat.index()][place]));
    }
    let first = city.places.iter().position(|place| place.kind == kind);
    if city.fresh == Some(kind) && first == Some(place) {
        word.push(FRESH);
    }
    for below in state.board.beneath(seat, place).iter().rev() {
        let _ = write!(word, "{OVER}{below}");
    }
    word
}

fn write_cards(text: &mut String, state: &State) {
    let secret = &state.secret;
    let pile: Vec<&str> = secret.pile.iter().rev().map(|&card| kind_of(card).id()).collect();
    line(text, "pile", &pile.join(" "));
    line(text, "discard", &Kinds::from(secret.discard).to_string());
    let everybody = crate::view::seen_by(state, None);
    line(text, "seen", &with_seat("all", secret.discard.and(everybody)));
    for seat in Seat::all(state.board.players()) {
        let alone = secret.discard.and(secret.seen[seat.index()]).minus(everybody);
        line(text, "seen", &with_seat(&seat.to_string(), alone));
    }
    let under_harbors =
        Seat::all(state.board.players()).fold(secret.laid, |unseen, seat| unseen.minus(secret.seen[seat.index()]));
    line(text, "harbors", &Kinds::from(under_harbors).to_string());
    if state.board.revealed.is_empty() {
        line(text, "drawn", &Kinds::from(secret.drawn).to_string());
    } else {
        let kinds: Vec<&str> = state.board.revealed.iter().map(|kind| kind.id()).collect();
        line(text, "revealed", &kinds.join(" "));
    }
}

fn with_seat(who: &str, cards: CardSet) -> String {
    if cards.is_empty() { String::new() } else { format!("{who} {}", Kinds::from(cards)) }
}

fn write_prices(text: &mut String, state: &State) {
    let prices = &state.board.prices;
    let order: Vec<String> = state.secret.tiles.iter().map(|tile| (tile + 1).to_string()).collect();
    line(text, "tiles", &order.join(" "));
    let known: Vec<&str> = prices.known.iter().map(|tile| if tile.is_some() { "yes" } else { "no" }).collect();
    line(text, "known_tiles", &known.join(" "));
    line(text, "next_tile", &(prices.next + 1).to_string());
    for (name, holds) in [("open", prices.open), ("sold", prices.sold)] {
        if holds {
            line(text, "trading_house", name);
        }
    }
}

fn write_under_way(text: &mut String, state: &State) {
    let board = &state.board;
    line(text, "reshuffles", &board.reshuffles.to_string());
    line(text, "chooser", &board.chooser.to_string());
    line(text, "actor", &board.actor.to_string());
    let build = &board.build;
    let over = build.over.map_or("new".into(), |place| (place + 1).to_string());
    let library = if build.library { " library" } else { "" };
    line(text, "building", &format!("{} {over} {} {}{library}", build.kind, build.goods, u8::from(build.cards)));
    line(text, "last", &state.secret.last.map_or(String::new(), |kind| kind.to_string()));
    line(text, "stack", &board.stack.iter().map(frames::write).collect::<Vec<_>>().join(" "));
}
