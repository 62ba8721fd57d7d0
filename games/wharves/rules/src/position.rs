//! Positions as text, hidden crates included, for scenarios and bug reports. `docs/wharves.md` lists the lines.

use crate::cards::{Card, Wharf};
use crate::moves::read_card;
use crate::rules::Wharves;
use crate::state::{Phase, State};
use entrepot_table::contract::Examined;
use entrepot_table::lines::{self, Line, Words, Wrong, lines, say_once};
use entrepot_table::scenario::{FormatError, join};
use entrepot_table::{List, Seat, Silent};
use std::fmt::Display;

/// Writes a whole position so that it can be read.
///
/// ```
/// use entrepot_wharves::{read_position, write_position};
/// let text = "setup players=2\nround 8\nleader 2\nfavoured west\nhand 1 3 4\nhand 2 17 20\npile 8 300\n";
/// assert_eq!(write_position(&read_position(text).unwrap()), text);
/// ```
pub fn write_position(state: &State) -> String {
    let table = &state.table;
    let mut text = format!("setup {}\nround {}\nleader {}\n", table.setup, table.round, table.leader);
    let mut line = |key: &dyn Display, cards: String| {
        if !cards.is_empty() {
            text += &format!("{key} {cards}\n");
        }
    };
    let favoured = match table.phase {
        Phase::Favour => "choose",
        _ => table.favoured.map_or("none", |wharf| wharf.name()),
    };
    line(&"favoured", favoured.into());
    for seat in Seat::all(table.players()) {
        line(&format_args!("hand {seat}"), join(state.hands[seat.index()].iter()));
        line(&format_args!("stored {seat}"), join(table.stored[seat.index()].iter()));
        line(&format_args!("lacks {seat}"), join(table.lacking(seat)));
    }
    line(&"pile", join(state.pile.iter().rev()));
    line(&"played", join(table.played.iter()));
    line(&"taken", join(table.taken));
    line(&"discard", join(table.discards.iter()));
    line(&"returned", join(table.returned.iter()));
    line(&"reshuffles", if table.reshuffles > 0 { table.reshuffles.to_string() } else { String::new() });
    line(&"phase", if table.phase == Phase::Over { "over".into() } else { String::new() });
    text
}

/// Reads a position. What no line mentions is as at the start of the first round, and no wharf is favoured; crates that no line
/// places are in the box. Then the game goes on by itself to the next question.
pub fn read_position(text: &str) -> Result<State, FormatError> {
    let lines = lines(text);
    say_once(&lines, |line| if matches!(line.key, "hand" | "stored" | "lacks") { 2 } else { 1 })?;
    let mut state = State::empty(&lines::setup(&lines, 2)?);
    state.table.round = 1;
    for line in &lines {
        read_line(&mut state, line).map_err(|wrong| line.error(wrong))?;
    }
    finish(state).map_err(|what| FormatError::new(lines.last().map_or(1, |line| line.number), what))
}

fn read_line(state: &mut State, line: &Line<'_>) -> Result<(), Wrong> {
    let table = &mut state.table;
    let (words, players) = (line.words(), table.players());
    let own = || words.first_seat(players).map(|(seat, words)| (seat.index(), words));
    match line.key {
        "setup" => {}
        "round" => table.round = words.only_number(1..=table.setup.rounds())?,
        "leader" => table.leader = words.only_seat(players)?,
        "favoured" => match words[..] {
            ["none"] => {}
            ["choose"] => table.phase = Phase::Favour,
            [wharf] => table.favoured = Some(words.read(wharf)?),
            _ => Err("favoured is a wharf, choose or none")?,
        },
        "hand" => {
            let (seat, cards) = own()?;
            state.hands[seat] = sorted(cards)?;
        }
        "stored" => {
            let (seat, cards) = own()?;
            table.stored[seat] = sorted(cards)?;
        }
        "lacks" => {
            let (seat, wharves) = own()?;
            wharves.read_all::<Wharf, Vec<_>>()?.iter().for_each(|wharf| table.lacks[seat][wharf.index()] = true);
        }
        "pile" => {
            state.pile = list(words)?;
            state.pile.reverse();
        }
        "played" => table.played = list(words)?,
        "taken" => match words[..] {
            [card] => table.taken = Some(words.at(card, read_card(card))?),
            _ => Err("taken names one crate")?,
        },
        "discard" => table.discards = sorted(words)?,
        "returned" => table.returned = sorted(words)?,
        "reshuffles" => table.reshuffles = words.only_number(0..=99)?,
        "phase" => match words[..] {
            ["over"] => table.phase = Phase::Over,
            _ => Err("phase is over; every other one follows from what lies on the table")?,
        },
        key => {
            let what = format!("\u{201c}{key}\u{201d} begins no line of a position: see docs/wharves.md");
            Err(words.wrong(key, what))?;
        }
    }
    Ok(())
}

/// What follows from the whole, and that the game could have come there and can go on.
fn finish(mut state: State) -> Result<State, String> {
    let table = &mut state.table;
    let (played, players) = (table.played.len(), table.players());
    if table.phase == Phase::Play && played == players {
        table.phase = Phase::Store;
    }
    let no = |wrong: bool, what: &str| if wrong { Err(what.to_string()) } else { Ok(()) };
    no(played > players, "each player plays one crate")?;
    let choosing = table.phase == Phase::Favour;
    no(choosing && (played > 0 || table.favoured.is_some()), "a wharf is chosen before anybody plays")?;
    let over = table.phase == Phase::Over;
    no(over && played > 0, "nothing is played when the game is over")?;
    let storing = table.phase == Phase::Store && table.played.iter().max() != table.taken.as_ref();
    no(table.taken.is_some() && !storing, "the first of two is taken when all have played, and it is not the highest")?;
    let most = 2 * usize::from(table.round - u8::from(!over));
    no(table.stored.iter().any(|stored| stored.len() > most), "two crates at most are stored in a round")?;
    let mut asked = (played..players).map(|n| table.seat_of(n).index());
    no(!over && asked.any(|seat| state.hands[seat].is_empty()), "somebody has no crate to play")?;
    Wharves::audit(&state)?;
    state.play_last_crates(&mut Silent);
    Ok(state)
}

/// Crates in the order in which they are named, no more than fit.
fn list<const N: usize>(words: Words<'_>) -> Result<List<Card, N>, Wrong> {
    match words.get(N) {
        Some(word) => Err(words.wrong(word, format!("no more than {N} crates fit there"))),
        None => words.iter().map(|word| words.at(word, read_card(word))).collect(),
    }
}

fn sorted<const N: usize>(words: Words<'_>) -> Result<List<Card, N>, Wrong> {
    let mut cards: List<Card, N> = list(words)?;
    cards.sort_unstable();
    Ok(cards)
}
