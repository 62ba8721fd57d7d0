//! Positions as text, hidden crates included, for scenarios and bug reports. `docs/wharves.md` lists the lines.

use crate::cards::{Card, Wharf};
use crate::moves::read_card;
use crate::rules::Wharves;
use crate::setup::Setup;
use crate::state::{Phase, State};
use entrepot_table::contract::Examined;
use entrepot_table::scenario::{FormatError, join};
use entrepot_table::{List, Seat, Setup as _, SetupError, Silent};
use std::error::Error;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// What a part of a line says, or what is wrong with it.
type Read<T> = Result<T, Box<dyn Error>>;

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
    let lines = (1..).zip(text.lines().map(words)).filter(|(_, words)| !words.is_empty());
    let lines: Vec<(usize, Vec<&str>)> = lines.collect();
    let at = |line: usize| move |error: Box<dyn Error>| FormatError { line, what: error.to_string() };
    let mut state = match lines.iter().find(|(_, words)| words[0] == "setup") {
        Some((line, words)) => {
            State::empty(&words[1..].join(" ").parse().map_err(|error: SetupError| at(*line)(error.into()))?)
        }
        None => State::empty(&Setup::recommended(2)),
    };
    state.table.round = 1;
    for (index, (line, words)) in lines.iter().enumerate() {
        let same = |(_, other): &(usize, Vec<&str>)| subject(other) == subject(words);
        if lines[..index].iter().any(same) {
            return Err(at(*line)(format!("\u{201c}{}\u{201d} is said twice", subject(words).join(" ")).into()));
        }
        read_line(&mut state, words).map_err(at(*line))?;
    }
    finish(state).map_err(at(lines.last().map_or(1, |(line, _)| *line)))
}

/// What stands before a comment.
fn words(line: &str) -> Vec<&str> {
    line.split('#').next().unwrap_or_default().split_whitespace().collect()
}

/// What a line is about: no other line is about the same.
fn subject<'a, 'b>(words: &'b [&'a str]) -> &'b [&'a str] {
    let count = if matches!(words[0], "hand" | "stored" | "lacks") { 2 } else { 1 };
    &words[..count.min(words.len())]
}

fn read_line(state: &mut State, words: &[&str]) -> Read<()> {
    let table = &mut state.table;
    let players = table.players() as u8;
    let seat = |who: &str| number(who, 1..=players).map(|seat| usize::from(seat) - 1);
    match words {
        ["setup", ..] => {}
        ["round", round] => table.round = number(round, 1..=table.setup.rounds())?,
        ["leader", who] => table.leader = Seat::new(seat(who)?),
        ["favoured", "none"] => {}
        ["favoured", "choose"] => table.phase = Phase::Favour,
        ["favoured", wharf] => table.favoured = Some(wharf.parse()?),
        ["hand", who, cards @ ..] => state.hands[seat(who)?] = sorted(cards)?,
        ["stored", who, cards @ ..] => table.stored[seat(who)?] = sorted(cards)?,
        ["lacks", who, wharves @ ..] => {
            let lacks = &mut table.lacks[seat(who)?];
            wharves.iter().try_for_each(|word| word.parse().map(|wharf: Wharf| lacks[wharf.index()] = true))?;
        }
        ["pile", cards @ ..] => {
            state.pile = list(cards)?;
            state.pile.reverse();
        }
        ["played", cards @ ..] => table.played = list(cards)?,
        ["taken", card] => table.taken = Some(read_card(card)?),
        ["discard", cards @ ..] => table.discards = sorted(cards)?,
        ["returned", cards @ ..] => table.returned = sorted(cards)?,
        ["reshuffles", count] => table.reshuffles = number(count, 0..=99)?,
        ["phase", "over"] => table.phase = Phase::Over,
        _ => Err(format!("\u{201c}{}\u{201d} is no line of a position: see docs/wharves.md", words.join(" ")))?,
    }
    Ok(())
}

/// What follows from the whole, and that the game could have come there and can go on.
fn finish(mut state: State) -> Read<State> {
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

fn number(word: &str, range: RangeInclusive<u8>) -> Read<u8> {
    let number = word.parse().ok().filter(|number| range.contains(number));
    let wrong = || format!("\u{201c}{word}\u{201d} is not a number from {} to {}", range.start(), range.end());
    Ok(number.ok_or_else(wrong)?)
}

/// Crates in the order in which they are named, no more than fit.
fn list<const N: usize>(words: &[&str]) -> Read<List<Card, N>> {
    if words.len() > N {
        Err(format!("no more than {N} crates fit there"))?;
    }
    words.iter().map(|word| Ok(read_card(word)?)).collect()
}

fn sorted<const N: usize>(words: &[&str]) -> Read<List<Card, N>> {
    let mut cards: List<Card, N> = list(words)?;
    cards.sort_unstable();
    Ok(cards)
}
